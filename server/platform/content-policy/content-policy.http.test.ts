import { afterAll, beforeEach, expect, it } from 'vitest'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { startApp, type TestApp } from '../../testing/app'
import { adminClient, allow } from '../../testing/factories'
import { policyViolations } from '../../tables/content-policy.tables'

let app: TestApp
beforeEach(async () => {
  await app?.stop()
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
})
afterAll(() => app?.stop())

const PATH = '/api/content-policy-reports'
const NEW = { 'content-type': 'application/reports+json', origin: 'null' }
const OLD = { 'content-type': 'application/csp-report', 'sec-fetch-site': 'cross-site' }

const report = (blockedURL: string, effectiveDirective = 'img-src') => ({
  type: 'csp-violation',
  body: { documentURL: 'https://coffee.test/', effectiveDirective, blockedURL },
})
const send = (body: unknown, headers: Record<string, string> = NEW) =>
  app.client().request('POST', PATH, typeof body === 'string' ? body : JSON.stringify(body), headers)
const stored = () => app.context.db.select().from(policyViolations)
const health = async () => (await (await adminClient(app)).call(getSystemHealth)).body.contentPolicy

it('takes reports of both ways, without a session and from no origin, and counts them by day', async () => {
  const old = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }
  expect((await send(JSON.stringify(old), OLD)).status).toBe(204)
  expect((await send([report('https://a.test/1'), report('https://a.test/2')])).status).toBe(204)
  expect((await send([report('https://a.test/3')])).status).toBe(204)
  const day = '2026-11-16'
  expect((await stored()).toSorted((a, b) => a.count - b.count)).toEqual([
    { day, directive: 'script-src-elem', blocked: 'inline', count: 1 },
    { day, directive: 'img-src', blocked: 'https://a.test', count: 3 },
  ])
})

it('System Health tells how much was refused in seven days, of what kind, and what to do', async () => {
  expect(await health()).toMatchObject({
    status: 'operational',
    label: '0 violations this week',
    violations: 0,
  })
  await send([report('https://a.test/'), report('https://a.test/'), report('inline', 'style-src-attr')])
  const told = await health()
  expect(told).toMatchObject({ status: 'degraded', label: '3 violations this week', violations: 3 })
  expect(told.detail).toContain('img-src https://a.test (2), style-src-attr inline (1).')
  expect(told.detail).toContain('SECURITY.md')
  app.clock.advance(6 * 86_400_000)
  expect((await health()).violations).toBe(3)
  app.clock.advance(86_400_000)
  expect((await health()).violations).toBe(0)
})

it('counts whole days, also in the week in which the clocks change', async () => {
  app.clock.set('2026-10-19T10:00:00Z')
  await send([report('inline')])
  app.clock.set('2026-10-25T22:30:00Z') // half past eleven in the evening of a day with 25 hours
  expect((await health()).violations).toBe(1)
  app.clock.set('2026-10-26T06:00:00Z')
  expect((await health()).violations).toBe(0)
  app.clock.set('2026-11-18T22:30:00Z')
  await send([report('inline')])
  expect((await stored()).map(({ day }) => day)).toEqual(['2026-10-19', '2026-11-18'])
})

it('tells kinds apart until there are fifty a day, and then keeps a number, and nothing for longer than thirty days', async () => {
  for (const from of [0, 20, 40, 60])
    await send(Array.from({ length: 20 }, (_, index) => report(`https://site-${from + index}.test/`)))
  const rows = await stored()
  expect(rows).toHaveLength(61)
  expect(rows.find(({ blocked }) => blocked === 'other')?.count).toBe(20)
  app.clock.advance(31 * 86_400_000)
  await send([report('inline')])
  expect(await stored()).toHaveLength(1)
})

it('refuses what is no report, what is too large, and too many of them', async () => {
  expect((await send('not JSON')).status).toBe(400)
  expect((await send('"nothing"')).status).toBe(204)
  expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send(JSON.stringify('x'.repeat(64_000)))).status).toBe(413)
  const statuses = []
  for (let one = 0; one < 60; one++) statuses.push((await send([report('inline')])).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(58)
  const refused = await send([report('inline')])
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.body.message).toContain('Everything else works.')
  expect((await stored())[0]?.count).toBe(58)
})
