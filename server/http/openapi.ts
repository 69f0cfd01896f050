import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contract } from '../../shared/contract'
import { errorBody } from '../../shared/contract/common'
import type { Endpoint } from '../../shared/endpoint'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(endpoints: Endpoint[] = contract) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cup of Joe',
      version: '1',
      description: 'Monthly coffee chats. Sessions travel in the cookie auth_session.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'auth_session' } },
    },
  }
}

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    description: `Who may call it: ${endpoint.access}.`,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    requestBody: endpoint.body && {
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
    responses: {
      200: {
        description: 'Done',
        content: endpoint.response && {
          'application/json': { schema: schemaOf(endpoint.response, 'output') },
        },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
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
  }))
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page to read: every call, who may make it, and the shapes of its input and answer. */
function page(): string {
  const rows = contract.map((endpoint) => {
    const shapes = [
      ['Query', endpoint.query, 'input'],
      ['Body', endpoint.body, 'input'],
      ['Answer', endpoint.response, 'output'],
    ] as const
    const details = shapes
      .filter(([, schema]) => schema)
      .map(
        ([name, schema, io]) =>
          `<h3>${name}</h3><pre>${escape(JSON.stringify(schemaOf(schema as z.ZodType, io), null, 2))}</pre>`,
      )
    return `<details><summary><code>${endpoint.method} ${escape(endpoint.path)}</code> <small>${endpoint.access}</small><br>${escape(endpoint.summary)}</summary>${details.join('')}</details>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cup of Joe: the calls</title>
<style>:root{color-scheme:light dark}code{overflow-wrap:anywhere}body{font:16px/1.5 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem;background:#fbf7f1;color:#2a1a12}details{border-bottom:1px solid #e9dfd3;padding:.5rem 0}pre{overflow:auto;background:#fff;padding:1rem;border-radius:10px}small{color:#6f5b4e}@media(prefers-color-scheme:dark){body{background:#17110d;color:#f5ece2}pre{background:#1f1814}small{color:#b9a797}details{border-color:#3a2f27}}</style>
<h1>The calls of Cup of Joe</h1><p>The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('\n')}</html>`
}

/** Serves /api/openapi.json and the readable /api/docs. */
export function apiDocument(server: FastifyInstance): void {
  server.get('/api/openapi.json', { config: { access: 'public' } }, async (_, reply) =>
    reply.type('application/json').send(JSON.stringify(openApi())),
  )
  server.get('/api/docs', { config: { access: 'public' } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  )
}
