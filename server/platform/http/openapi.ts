import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Capability, type Operation, operationsWith } from '../../../shared/contract'
import { errorBody } from '../../../shared/contract/common'
import { scopeOf } from '../../../shared/scopes'
import { type Endpoint, isForAdmins } from '../../../shared/endpoint'
import type { Context } from '../context/context'
import { plainPage } from './content-policy'
import { exampleOf } from '../openapi/examples.rules'
import { ERROR_CODES, type ErrorCode } from '../../../shared/error-codes'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { prefixItems } = jsonSchema
      // All of a tuple, and no more; linters want `items` as well.
      if (prefixItems)
        Object.assign(jsonSchema, { items: {}, minItems: prefixItems.length, maxItems: prefixItems.length })
    },
  })
  return json
}

const TAGS: Record<Capability, string> = {
  'sign-in': 'Links, codes, passwords and sessions.',
  'second-factor': "Administrators' passkeys, authenticator apps and recovery codes.",
  people: 'Accounts, profiles and photos, and the attributes that divide people.',
  topics: 'What people can pick to like to talk about.',
  participation:
    "Taking part, pausing and opting out, whom not to be paired with, and what this month's round brought.",
  directory:
    'The whitelist, domain groups, departments, imports of people, the employee file, the company’s own directory, and changes of many at once.',
  pairings: 'The monthly pairings, their matches, and who met.',
  readiness: 'Who is ready for a round, why others are not, and inviting them.',
  rescue: 'Other matches for people whose partner can’t make it.',
  meetings: 'When the two people of a match meet.',
  month: "The steps of this month's round.",
  newsletters: 'Their content, approval and sending.',
  mail: 'Email logs, the links in mails, and what mail providers report.',
  metrics: 'Figures about the programme and the system.',
  inquiries: 'What companies ask on the landing page.',
  images: 'The gallery for newsletters.',
  audit: 'What administrators did.',
  programme:
    'What the people team decides: for whom a programme is, when its cycle runs, and how far it goes.',
  cycle: 'What runs by itself once a month.',
  'my-data': 'What is kept about the signed-in person, and the end of their account.',
}

type Plugins = Pick<Context, 'plugins'>['plugins']

/** Each capability with what it is. */
function tagsWith(plugins: Plugins): [name: string, about: string][] {
  const abouts = new Map<string, string>(Object.entries(TAGS))
  for (const { contract } of plugins) {
    if (!contract?.about) continue
    const { capability, about } = contract
    abouts.set(capability, [abouts.get(capability), about].filter(Boolean).join(' '))
  }
  return [...abouts]
}

const meaningOf = (code: ErrorCode) => `\`${code}\`: ${ERROR_CODES[code]}`
const CODES = Object.keys(ERROR_CODES) as ErrorCode[]

/** The contract as an OpenAPI 3.1 document. */
export function openApi(plugins: Plugins) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operationsWith(plugins)) {
    const path = operation.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.endpoint.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cup of Joe',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Whoever runs Cup of Joe for your company' },
      description: [
        'Monthly coffee chats. Sessions travel in the cookie auth_session; programs show an API key, which has scopes.',
        'Every error has a `message` for people and a `code` for programs:',
        CODES.map((code) => `- ${meaningOf(code)}`).join('\n'),
      ].join('\n\n'),
    },
    servers: [{ url: '/' }],
    tags: tagsWith(plugins).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      // As input: an error may say more (requiresWait …).
      schemas: { Error: schemaOf(errorBody, 'input') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'auth_session' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of Admin Tools, with the scope of the call.',
        },
      },
    },
  }
}

function describe({ name, capability, endpoint }: Operation) {
  return {
    operationId: name,
    tags: [capability],
    summary: endpoint.summary,
    description: whoMayCall(endpoint),
    security:
      endpoint.access === 'public' ? [] : [{ session: [] }, ...(scopeFor(endpoint) ? [{ key: [] }] : [])],
    'x-scope': scopeFor(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    requestBody: endpoint.upload
      ? { required: true, content: { 'multipart/form-data': { schema: formWith(endpoint.upload) } } }
      : endpoint.body && { content: { 'application/json': shown(endpoint.body, 'input') } },
    responses: {
      200: {
        description: 'Done',
        headers: headersOf(endpoint),
        content: endpoint.response && { 'application/json': shown(endpoint.response, 'output') },
      },
      ...Object.fromEntries(
        refusalsOf(endpoint).map(([status, codes]) => [status, refused(codes.map(meaningOf).join(' '))]),
      ),
      default: refused('Refused'),
    },
  }
}

const scopeFor = (endpoint: Endpoint) => (isForAdmins(endpoint) ? scopeOf(endpoint) : undefined)

function whoMayCall(endpoint: Endpoint): string {
  const { access, proof } = endpoint
  const scope = scopeFor(endpoint)
  return [
    `Who may call it: ${access === 'manager' ? 'admin, and managers of domain groups, for what is of their groups' : access}.`,
    scope && `An API key needs the scope \`${scope}\`.`,
    proof === 'fresh' && 'Asks people for a fresh proof of the second factor.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** A schema, with an example. */
function shown(of: z.ZodType, io: 'input' | 'output') {
  const schema = schemaOf(of, io)
  return { schema, example: exampleOf(schema as Parameters<typeof exampleOf>[0], io) }
}

/** What lists say in headers, by what the query of the call has. */
const HEADERS: Record<string, [name: string, meaning: string][]> = {
  cursor: [
    ['X-Total-Count', 'How many rows there are in all.'],
    ['X-Next-Cursor', 'The `cursor` of the next page; missing on the last one.'],
  ],
  updatedSince: [['X-Updated-Until', 'Where `updatedSince` was given: what to give the next time.']],
}

function headersOf({ query }: Endpoint) {
  const asked = parameters(query, 'query').flatMap(({ name }) => HEADERS[name] ?? [])
  return Object.fromEntries(
    asked.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}

const formWith = (field: string) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
})

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** What a call refuses before its handler runs. The handler may refuse more, also with these statuses. */
function refusalsOf(endpoint: Endpoint): [number, ErrorCode[]][] {
  const { method, access, proof, setUp, crossOrigin, params, query, body } = endpoint
  const isAdmins = isForAdmins(endpoint)
  const scope = scopeFor(endpoint)
  const forbidden: ErrorCode[] = [
    ...(method === 'GET' || crossOrigin ? [] : (['foreign_origin'] as const)),
    ...(access === 'employee' || isAdmins ? (['not_validated'] as const) : []),
    ...(isAdmins ? (['not_admin'] as const) : []),
    ...(isAdmins && proof !== 'none' ? (['proof_needed'] as const) : []),
    ...(isAdmins && !setUp ? (['second_factor_missing'] as const) : []),
    ...(scope ? (['scope'] as const) : isAdmins ? (['not_for_keys'] as const) : []),
  ]
  const refusals: [number, ErrorCode[]][] = [
    [
      400,
      [
        ...(query || body ? (['invalid_input'] as const) : []),
        ...(scope ? (['cookie_beside_key'] as const) : []),
      ],
    ],
    [401, access === 'public' ? [] : ['not_signed_in', ...(scope ? (['invalid_key'] as const) : [])]],
    [403, forbidden],
    [404, params ? ['not_found'] : []],
    [409, scope && method === 'POST' ? ['call_under_way', 'call_cut_off'] : []],
    [429, scope ? ['too_many_tries'] : []],
  ]
  return refusals.filter(([, codes]) => codes.length > 0)
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    example: exampleOf(shape as Parameters<typeof exampleOf>[0], 'input', name),
  }))
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const STYLE =
  ':root{color-scheme:light dark}code{overflow-wrap:anywhere}body{font:16px/1.5 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem;background:#fbf7f1;color:#2a1a12}dd{margin:0 0 .5rem}details{border-bottom:1px solid #e9dfd3;padding:.5rem 0}pre{overflow:auto;background:#fff;padding:1rem;border-radius:10px}small{color:#6f5b4e}@media(prefers-color-scheme:dark){body{background:#17110d;color:#f5ece2}pre{background:#1f1814}small{color:#b9a797}details{border-color:#3a2f27}}'

/** A page to read: every call, who may make it, the shapes of its input and answer, and what the errors mean. */
function page(plugins: Plugins): string {
  const operations = operationsWith(plugins)
  const calls = tagsWith(plugins).map(([tag, about]) => {
    const rows = operations.filter(({ capability }) => capability === tag).map(row)
    return `<h2>${tag}</h2><p>${about}</p>${rows.join('\n')}`
  })
  const errors = CODES.map((code) => `<dt><code>${code}</code></dt><dd>${escape(ERROR_CODES[code])}</dd>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cup of Joe: the calls</title>
<style>${STYLE}</style></head><body>
<h1>The calls of Cup of Joe</h1><p>As a document: <a href="/api/openapi.json">openapi.json</a>.</p>${calls.join('\n')}
<h2>Errors</h2><p>Every error has a <code>message</code> for people and a <code>code</code> for programs.</p><dl>${errors.join('')}</dl></body></html>`
}

function row({ name, endpoint }: Operation): string {
  const shapes = [
    ['Query', endpoint.query, 'input'],
    ['Body', endpoint.body, 'input'],
    ['Answer', endpoint.response, 'output'],
  ] as const
  const details = shapes
    .filter(([, schema]) => schema)
    .map(
      ([shape, schema, io]) =>
        `<h3>${shape}</h3><pre>${escape(JSON.stringify(schemaOf(schema as z.ZodType, io), null, 2))}</pre>`,
    )
  return `<details><summary><code>${endpoint.method} ${escape(endpoint.path)}</code> <small>${name}, ${endpoint.access}</small><br>${escape(endpoint.summary)}</summary>${details.join('')}</details>`
}

/** Serves /api/openapi.json and the readable /api/docs. Each is written once: anybody may ask, and writing one takes 50 ms. */
export function apiDocument(
  server: FastifyInstance,
  { config, plugins }: Pick<Context, 'config' | 'plugins'>,
): void {
  const sendPage = plainPage(config, STYLE)
  let json: string | undefined
  let html: string | undefined
  server.get('/api/openapi.json', { config: { access: 'public' } }, async (_, reply) =>
    reply.type('application/json').send((json ??= JSON.stringify(openApi(plugins)))),
  )
  server.get('/api/docs', { config: { access: 'public' } }, async (_, reply) =>
    sendPage(reply, (html ??= page(plugins))),
  )
}
