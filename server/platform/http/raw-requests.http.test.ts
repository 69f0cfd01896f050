import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app'
import { faultOf, rawRequest, send } from '../../testing/raw-requests'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

// `npm run bench -- sockets` sends 20,000.
test('nothing that a connection may carry gets a 5xx, a stack trace, or a response to a hidden request', async () => {
  const port = Number(new URL(app.url).port)
  await fc.assert(
    fc.asyncProperty(fc.array(rawRequest, { minLength: 20, maxLength: 20 }), async (requests) => {
      const replies = await Promise.all(requests.map((raw) => send(port, raw)))
      expect(requests.map((raw, index) => faultOf(raw, replies[index]!)).filter(Boolean)).toEqual([])
    }),
    { numRuns: 15, endOnFailure: true },
  )
  expect((await app.client().request('GET', '/healthz')).status).toBe(200)
})

test('a request that keeps to the rules still gets its response', async () => {
  const writes = [Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')]
  const raw = { what: 'a plain request', writes, ending: 'wait' as const, mostResponses: 1 }
  const reply = await send(Number(new URL(app.url).port), raw, 60_000)
  expect(reply.statuses).toEqual([200])
  expect(faultOf({ ...raw, mostResponses: 0 }, reply)).toBe('a plain request: 1 responses')
})
