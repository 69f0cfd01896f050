import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseUser } from '../../../shared/contract/directory'
import { getFeedback } from '../../../shared/contract/metrics'
import { getMyData } from '../../../shared/contract/my-data'
import * as pairings from '../../../shared/contract/pairings'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, adminClient, allow, signedIn } from '../../testing/factories'
import { showWaitingFeedback } from './give-feedback'
import { feedback } from '../../tables/feedback.tables'
import { seatedMatches } from '../../testing/seats'

const MONTH = '2026-11'
let app: TestApp
let admin: Client
let north: { id: string }
/** Of each match its two people, both of one group. */
let pairs: { id: string; people: { id: string; email: string; client: Client }[] }[]

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  admin = await adminClient(app)
  north = await addGroup(app, 'north')
  await allow(app, '*@north.test', north.id)
  await allow(app)
  const people = await addPeople(
    app,
    Array.from({ length: 22 }, (_, at) => ({
      email: `p${at}@${at < 12 ? 'north.test' : 'example.com'}`,
      department: at < 12 ? 'North' : 'South',
      matchingPreference: 'same-department' as const,
    })),
  )
  await admin.call(pairings.generateCompanyPairing)
  const rows = await seatedMatches(app.context.db)
  pairs = await Promise.all(
    rows.map(async ({ id, people: ids }) => ({
      id,
      people: await Promise.all(
        ids.map(async (userId) => {
          const { email } = people.find((one) => one.id === userId)!
          return { id: userId, email, client: await signedIn(app, { id: userId }) }
        }),
      ),
    })),
  )
  pairs.sort((one, other) => Number(isNorth(other)) - Number(isNorth(one)))
})
afterAll(() => app.stop())

const isNorth = ({ people }: (typeof pairs)[number]) => people[0]!.email.endsWith('north.test')
const someone = (at: number) => ({ ...pairs[at >> 1]!.people[at % 2]!, matchId: pairs[at >> 1]!.id })
const answer = (at: number, status: 'confirmed' | 'not_confirmed', change = false) =>
  someone(at).client.call(pairings.setConnectionStatus, {
    params: { id: someone(at).matchId },
    body: { status, change },
  })
const give = (at: number, beans: number, line?: string) =>
  someone(at).client.call(pairings.giveFeedback, {
    params: { id: someone(at).matchId },
    body: { beans, line },
  })
const metAndGave = async (at: number, beans: number, line: string) => {
  await answer(at, 'confirmed')
  expect((await give(at, beans, line)).status).toBe(200)
}
const shown = async (domainGroupId?: string) =>
  (await admin.call(getFeedback, { query: { month: MONTH, ...(domainGroupId && { domainGroupId }) } })).body
const NOTHING = { given: 0, mean: null, lines: [] }

test('one to five beans and one line are given after "Met My Match", and changed until they are shown', async () => {
  expect([(await give(0, 5)).status, (await give(0, 5)).body]).toMatchObject([409, { code: 'not_met' }])
  expect((await answer(0, 'confirmed')).body).toMatchObject({ feedback: null, canGiveFeedback: true })
  for (const [beans, line] of [[0], [6], [2.5], [3, 'x'.repeat(281)], [3, 'two\nlines']] as [
    number,
    string?,
  ][])
    expect((await give(0, beans, line)).status).toBe(400)
  expect((await give(0, 5)).body.feedback).toEqual({ beans: 5, line: '', mayBeQuoted: false })
  expect((await give(0, 2, '  <b>Sailing</b> & =1+1 ')).body).toMatchObject({
    feedback: { beans: 2, line: '<b>Sailing</b> & =1+1', mayBeQuoted: false },
    canGiveFeedback: true,
  })
  const { match } = (await someone(1).client.call(pairings.getCurrentMatch)).body
  expect(match).toMatchObject({ feedback: null, canGiveFeedback: false })
  const stranger = { params: { id: someone(0).matchId }, body: { beans: 1 } }
  expect((await someone(9).client.call(pairings.giveFeedback, stranger)).status).toBe(404)
  expect((await someone(0).client.call(getMyData)).body.matches).toMatchObject([
    { feedbackBeans: 2, feedbackLine: '<b>Sailing</b> & =1+1' },
  ])
})

test('the dashboard has nothing of fewer than five, then mean and lines; what follows waits for five again', async () => {
  for (const at of [1, 2, 3]) await metAndGave(at, 5, `Line ${at}`)
  expect([await shown(), await shown(north.id)]).toEqual([NOTHING, NOTHING])
  await metAndGave(4, 4, '')
  const five = await shown(north.id)
  expect(five).toMatchObject({ given: 5, mean: 4.2 })
  expect(five.lines.toSorted()).toEqual(['<b>Sailing</b> & =1+1', 'Line 1', 'Line 2', 'Line 3'])
  expect(await shown()).toEqual(five)
  // Somebody of no group, who is not counted with the group.
  await metAndGave(12, 1, 'Of the south')
  expect(await shown()).toEqual(five)
  await metAndGave(5, 1, 'The sixth')
  expect(await shown(north.id)).toEqual(five)
  expect([(await give(1, 1)).status, (await give(1, 1)).body]).toMatchObject([
    409,
    { code: 'feedback_shown' },
  ])
  expect((await admin.request('GET', '/metrics')).body).not.toContain('matches/:id/feedback')
  const { rows } = await app.owner.pool.query(`select from audit_log l where l::text ~ 'Line 1|beans'`)
  expect(rows).toEqual([])
})

test('when one of five takes it back or is erased, none of the five is shown again, and nobody gives twice', async () => {
  for (const at of [6, 7, 8, 9]) await metAndGave(at, 3, `Line ${at}`)
  const second = ['The sixth', 'Line 6', 'Line 7', 'Line 8', 'Line 9']
  expect((await shown(north.id)).given).toBe(10)
  expect((await answer(1, 'not_confirmed', true)).body).toMatchObject({
    feedback: null,
    canGiveFeedback: false,
  })
  const left = await shown(north.id)
  expect([left.given, left.mean, left.lines.toSorted()]).toEqual([5, 2.6, second.toSorted()])
  expect((await answer(1, 'confirmed', true)).body).toMatchObject({ feedback: null, canGiveFeedback: false })
  expect((await give(1, 1)).status).toBe(409)

  const { id, email } = someone(9)
  expect((await admin.call(eraseUser, { params: { id }, body: { email } })).status).toBe(200)
  expect(await app.context.db.$count(feedback, sql`user_id = ${id}`)).toBe(0)
  expect([await shown(), await shown(north.id)]).toEqual([NOTHING, NOTHING])
})

test('an answer that is undone takes what waits with it', async () => {
  expect(await app.context.db.$count(feedback, sql`user_id = ${someone(12).id}`)).toBe(1)
  await answer(12, 'not_confirmed', true)
  expect(await app.context.db.$count(feedback, sql`user_id = ${someone(12).id}`)).toBe(0)
})

test('of the company it is shown as soon as five people of all groups gave any, and the rest when the month is over', async () => {
  await metAndGave(10, 5, 'North too')
  for (const at of [13, 14, 15]) await metAndGave(at, 4, '')
  expect(await shown()).toEqual(NOTHING)
  await metAndGave(16, 4, '')
  const five = { given: 5, mean: 4.2, lines: ['North too'] }
  expect([await shown(), await shown(north.id)]).toEqual([five, NOTHING])
  for (const at of [11, 17, 18, 19, 20]) await metAndGave(at, 1, '')
  expect(await shown()).toEqual(five)
  expect(await showWaitingFeedback(app.context)).toBe(0)
  app.clock.set('2026-12-01T09:00:00Z')
  expect(await showWaitingFeedback(app.context)).toBe(1)
  admin = await adminClient(app)
  expect([await shown(), await shown(north.id)]).toEqual([{ ...five, given: 10, mean: 2.6 }, NOTHING])
})

test('five who give at the same moment are one batch', async () => {
  await app.owner.pool.query('truncate feedback')
  for (const at of [0, 2, 3, 4, 5]) await answer(at, 'confirmed', true)
  await Promise.all([0, 2, 3, 4, 5].map((at) => give(at, 5)))
  expect(await shown(north.id)).toEqual({ given: 5, mean: 5, lines: [] })
})

test('the database refuses six beans, a line that is too long, and a batch of four', async () => {
  for (const change of [`beans = 6`, `line = repeat('x', 281)`, `batch_size = 4`, `beans = null, line = 'x'`])
    await expect(app.owner.pool.query(`update feedback set ${change}`)).rejects.toThrow(/check constraint/)
})
