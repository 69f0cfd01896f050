import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as pairings from '../../../shared/contract/pairings'
import { type TestApp, startApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addPeople, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { seatedMatches } from '../../../server/testing/seats'
import { getReport, getReportLinks, makeReportLink, revokeReportLink } from '../contract'

let app: TestApp
let admin: Client
let matches: { id: string; people: string[] }[]

/** Six people of each of two departments; five of the six pairs say that they met. */
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  admin = await adminClient(app)
  await allow(app)
  await addPeople(
    app,
    Array.from({ length: 12 }, (_, at) => ({
      email: `p${at}@example.com`,
      department: at % 2 ? 'Design' : 'Sales <i>',
      matchingPreference: 'cross-department' as const,
    })),
  )
  await app.owner.pool.query(`update users set department = 'Design' where is_admin`)
  await admin.call(pairings.generateCompanyPairing)
  matches = await seatedMatches(app.context.db)
  for (const { id, people } of matches.slice(0, 5))
    for (const [place, userId] of people.entries()) {
      const client = await signedIn(app, { id: userId })
      await client.call(pairings.setConnectionStatus, { params: { id }, body: { status: 'confirmed' } })
      await client.call(pairings.giveFeedback, {
        params: { id },
        body: { beans: 4, line: place ? 'Kept quiet' : '<script>Lovely</script>', mayBeQuoted: place === 0 },
      })
    }
})
afterAll(() => app.stop())

const make = async (more: object = {}) =>
  (await admin.call(makeReportLink, { body: { last: '2026-11', months: 3, language: 'en', ...more } })).body
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const read = (token: string) => app.client().call(getReport, { query: { token } })

test('a link opens the report without an account: who took part, who met, new ties, and the lines that may be quoted', async () => {
  const { url, expiresAt } = await make()
  expect(expiresAt).toBe('2026-12-16T09:00:00.000Z')
  const { status, body } = await read(tokenOf(url))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    programme: 'Cup of Joe',
    people: 12,
    matches: 6,
    met: {
      met: 5,
      answered: 5,
      rateHigh: 100,
    },
    ties: [{ count: 5 }],
    feedback: { given: 10, mean: 4 },
  })
  expect(body.months.map(({ month, people }) => [month, people])).toEqual([
    ['2026-09', null],
    ['2026-10', null],
    ['2026-11', 12],
  ])
  expect([body.ties[0]?.one, body.ties[0]?.other].toSorted()).toEqual(['Design', 'Sales <i>'])
  expect(body.feedback?.quotes).toEqual(Array(5).fill('<script>Lovely</script>'))
})

test('the page has the same in the language of the link, without a script, and escapes what people wrote', async () => {
  const { url } = await make({ language: 'de' })
  const page = await app.client().request('GET', new URL(url).pathname + new URL(url).search)
  expect(page.headers.get('content-security-policy')).not.toContain('script-src')
  expect(page.body).toContain('<html lang="de"')
  expect(page.body).toContain('Menschen mit einem Match')
  expect(page.body).toContain('&lt;script&gt;Lovely')
  expect(page.body).not.toMatch(/<script|Kept quiet|<i>|p\d+@/)
})

test('of fewer than five people nothing is said', async () => {
  await app.owner.pool.query(`delete from matches where id = any($1)`, [matches.slice(2).map(({ id }) => id)])
  const { body } = await read(tokenOf((await make()).url))
  expect(body).toMatchObject({ people: null, matches: null, met: null, ties: [] })
  expect(body.months.every((one) => one.people === null && one.matches === null && one.met === null)).toBe(
    true,
  )
})

test('making and revoking a link is in the audit log, without the link', async () => {
  const { id } = await make()
  await admin.call(revokeReportLink, { params: { id } })
  const log = (await admin.call(getAuditLog, { query: { action: 'report_link.added' } })).body
  expect(log.length).toBeGreaterThan(0)
  expect(JSON.stringify(log)).not.toMatch(/token/i)
  expect((await admin.call(getAuditLog, { query: { action: 'report_link.removed' } })).body).toHaveLength(1)
})

test('a report is of one to twelve months', async () => {
  for (const months of [0, 13, 1.5])
    expect(
      (await admin.call(makeReportLink, { body: { last: '2026-11', months, language: 'en' } })).status,
    ).toBe(400)
})

test('a changed, revoked or expired link is refused as one that never was', async () => {
  const { id, url } = await make()
  const token = tokenOf(url)
  const wrong = await read(token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))
  expect(wrong.status).toBe(404)
  expect((await admin.call(getReportLinks)).body.map((link) => link.id)).toContain(id)
  await admin.call(revokeReportLink, { params: { id } })
  expect((await admin.call(getReportLinks)).body.map((link) => link.id)).not.toContain(id)
  const revoked = await read(token)
  const later = await make()
  app.clock.set('2026-12-16T09:00:01Z')
  const expired = await read(tokenOf(later.url))
  const page = await app.client().request('GET', `/report?token=${token}`)
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Ask the sender for a new one.')
  expect([revoked.status, revoked.body, expired.status, expired.body]).toEqual([
    404,
    wrong.body,
    404,
    wrong.body,
  ])
})
