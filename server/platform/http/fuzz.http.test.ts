import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../testing/contract'
import type { Endpoint } from '../../../shared/endpoint'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, adminClient, allow, signedIn } from '../../testing/factories'
import { sample } from '../../testing/sample'

/** FUZZ=20000 for the whole proof, with any FUZZ_SEED; a usual run is a sample of it. */
const REQUESTS = Number(process.env.FUZZ ?? sample(300, 3_000))

let app: TestApp
let clients: Client[]

beforeAll(async () => {
  app = await startApp({ env: { MINIMUM_USERS: '2' } })
  await allow(app)
  const [person, unvalidated] = await addPeople(app, [{}, { isValidated: false }, {}, {}])
  clients = [
    await adminClient(app),
    await signedIn(app, person!),
    await signedIn(app, unvalidated!),
    app.client(),
  ]
})
afterAll(() => app.stop())

const UUID = '00000000-0000-4000-8000-000000000000'
const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '‮txt.exe',
  "'; drop table users; --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(70_000),
  UUID,
  'common',
  '__proto__',
  'constructor',
  '２０２６',
  '2026-13',
  '2026-02-30',
  '2026-11-16',
  'a@example.com',
  'a@example.com,b@example.com',
  'A B <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'confirmed',
  'paused',
  'active',
  '["a"]',
  '[',
  '{}',
  '💡'.repeat(300),
  'December',
  'true',
]
const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      2 ** 53,
      1.5,
      [],
      {},
      [[[]]],
      { $gt: '' },
      { toString: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Values for the fields the contract names, some missing, some it does not know. */
function fields(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
    : {}
  const names = [...Object.keys(properties), 'isAdmin', 'id']
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
}

const requestOf = (endpoint: Endpoint) =>
  fc.record({
    method: fc.constant(endpoint.method),
    path: fc.constant(endpoint.path),
    params: fc.array(fc.constantFrom(...HOSTILE.filter((text) => text !== '')), {
      minLength: 3,
      maxLength: 3,
    }),
    query: fields(endpoint.query),
    body: fc.oneof(
      { weight: 5, arbitrary: fields(endpoint.body) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '{',
          '[1,',
          'null',
          '"x"',
          '',
          '{"a":"\\ud800"}',
          '{"__proto__":{"isAdmin":true}}',
          '\0',
        ),
      },
      { weight: 1, arbitrary: value },
    ),
    client: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'x',
    ),
  })

/** Percent-encodes anything; halves of surrogate pairs, which a URL can't hold, become U+FFFD. */
const encode = (text: unknown) =>
  encodeURIComponent(Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)).toString())

test('no input makes a call answer 5xx, or with a stack trace or SQL', async () => {
  // Waiting for a send, or asking for events, answers late on purpose.
  const quick = contract.filter(({ path }) => !/\/(send|progress)$/.test(path))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...quick).chain(requestOf), async (request) => {
      const { method, params, query, body, client, type } = request
      let index = 0
      const path = request.path.replace(/:\w+/g, () => encode(params[index++]))
      const search = Object.entries(query)
        .map(([name, text]) => `${name}=${encode(text)}`)
        .join('&')
        .slice(0, 6_000)
      const isBodied = method !== 'GET'
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const answer = await clients[client]!.request(
        method,
        `${path}${search && `?${search}`}`,
        isBodied ? payload : undefined,
        isBodied ? { 'content-type': type } : {},
      )
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(500)
      expect(JSON.stringify(answer.body)).not.toMatch(
        / at .*\.[jt]s:\d+|node_modules|Failed query|syntax error at/,
      )
      const isJsonError = answer.status >= 400 && answer.headers.get('content-type')?.includes('json')
      expect(isJsonError ? typeof answer.body.message : 'string').toBe('string')
    }),
    { numRuns: REQUESTS },
  )
})
