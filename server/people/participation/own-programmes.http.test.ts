import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateProfile } from '../../../shared/contract/people'
import { getOutcome, getOwnProgrammes, takePart } from '../../../shared/contract/participation'
import {
  completeCurrentPairings,
  generateCompanyPairing,
  getCurrentMatch,
  getNextPairing,
  getOpenMatches,
  getPairingValidation,
} from '../../../shared/contract/pairings'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
let tea: Awaited<ReturnType<typeof addProgramme>>
let ada: Client

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(app, [{ department: 'Tea' }, { department: 'tea' }, {}, {}])
  tea = await addProgramme(app, {
    name: 'Weekly tea',
    audience: { departments: ['Tea'] },
    scope: 'across',
    minimumUsers: 2,
    noRepeatMonths: 0,
    weeks: { every: 1, from: '2026-11-02', weekday: 1, at: '08:00' },
  })
  ada = await signedIn(app, people[0]!)
})
afterAll(() => app?.stop())

const own = async (client = ada) => (await client.call(getOwnProgrammes)).body
const inTea = (body: { in: boolean; until?: string | null; skipNext?: boolean }, client = ada) =>
  client.call(takePart, { params: { id: tea.id }, body })
const readyForTea = async () =>
  (await admin.call(getPairingValidation, { query: { programme: tea.id } })).body.statusCounts

describe('the programmes of a person', () => {
  test('are those that are for people like them, with the next date of each', async () => {
    expect((await own()).map(({ name, cadence, next }) => [name, cadence, next])).toEqual([
      ['Cup of Joe', { kind: 'by-hand', every: null }, null],
      ['Weekly tea', { kind: 'weeks', every: 1 }, '2026-11-23T08:00:00.000Z'],
    ])
    expect(await own(await signedIn(app, people[3]!))).toHaveLength(1)
  })

  test('are left until a day, or for good, and joined again', async () => {
    expect((await readyForTea()).truly_active).toBe(2)
    expect((await inTea({ in: false, until: '2026-11-30' })).body).toMatchObject({
      in: false,
      until: '2026-11-30',
    })
    // The other one is left alone in it.
    expect(await readyForTea()).toMatchObject({ total: 2, truly_active: 0 })
    app.clock.set('2026-11-30T09:00:00Z')
    ada = await signedIn(app, people[0]!)
    admin = await adminClient(app)
    expect((await own())[1]).toMatchObject({ in: true, until: null })
    expect((await readyForTea()).truly_active).toBe(2)
    expect((await inTea({ in: false })).body).toMatchObject({ in: false, until: null })
    expect((await inTea({ in: true })).body).toMatchObject({ in: true })
  })

  test('are sat out once, each by itself', async () => {
    expect((await inTea({ in: true, skipNext: true })).body).toMatchObject({ skipsNext: true })
    expect((await own())[0]).toMatchObject({ skipsNext: false })
    expect((await inTea({ in: true, skipNext: false })).body).toMatchObject({ skipsNext: false })
  })

  test('are not those of others, and a day that is over is refused', async () => {
    const other = await signedIn(app, people[3]!)
    expect((await inTea({ in: true }, other)).status).toBe(404)
    const { status, body } = await inTea({ in: false, until: '2026-11-30' })
    expect([status, (body as unknown as { errors: unknown }).errors]).toEqual([
      400,
      [{ path: 'until', message: 'Choose a day from tomorrow on, and only when leaving.' }],
    ])
  })
})

describe('rounds of two programmes', () => {
  beforeEach(async () => {
    await admin.call(completeCurrentPairings)
    await app.owner.pool.query('delete from rounds')
  })
  const generate = (programme?: string) =>
    admin.call(generateCompanyPairing, { query: { ...(programme && { programme }) } })

  test('stand beside each other, and the soonest is first for their people', async () => {
    expect((await generate(tea.id)).body.pairing).toMatchObject({
      programmeId: tea.id,
      period: '2026-11-30',
      month: '2026-11',
      name: 'Weekly tea, 30 November 2026 Group A - All Users',
      fileName: expect.stringMatching(/^pairing-programme-\d+-2026-11-30-group1-all-users-\d+\.json$/),
    })
    expect((await ada.call(getCurrentMatch)).body.match).toBeNull()
    const { body } = await generate()
    expect(body.pairing).toMatchObject({ programmeId: app.context.programme.id, period: '2026-11' })
    const open = (await ada.call(getOpenMatches)).body
    expect(open.map(({ programme }) => programme.name).toSorted()).toEqual(['Cup of Joe', 'Weekly tea'])
    // Who drinks tea together has another partner for coffee.
    expect(new Set(open.map(({ partner }) => partner.id)).size).toBe(2)
  })

  test('pass over a person with as many coffees in the month as they want at most', async () => {
    await ada.call(updateProfile, { body: { monthlyCap: 1 } })
    expect((await readyForTea()).truly_active).toBe(2)
    await generate()
    expect(await readyForTea()).toMatchObject({ truly_active: 0 })
    expect((await generate(tea.id)).status).toBe(409)
    await ada.call(updateProfile, { body: { monthlyCap: null } })
    expect((await generate(tea.id)).status).toBe(200)
  })

  test('say so to the people they pass over: outcome, programmes and next pairing, and nothing of a match that is not shown yet', async () => {
    await ada.call(updateProfile, { body: { monthlyCap: 1 } })
    await generate(tea.id)
    const seen = async () => {
      const [{ body: next }, { body: outcome }] = [await ada.call(getNextPairing), await ada.call(getOutcome)]
      return [next.capReached, (await own()).map((one) => one.capReached), outcome.outcome, outcome.text]
    }
    const reached = 'You reached your limit of one coffee this month. You can raise it on your profile.'
    // The next tea is in December, and coffee has no date yet.
    expect(await seen()).toEqual([1, [1, null], 'at-cap', reached])
    await generate()
    expect(await seen()).toEqual([1, [1, null], 'at-cap', reached])
    await app.owner.pool.query('update rounds set published_at = null')
    expect(await seen()).toMatchObject([null, [null, null], 'not-shown-yet', expect.anything()])
    await ada.call(updateProfile, { body: { monthlyCap: null } })
  })

  test('count the coffees of the month that they are for, also when they are made in the next one', async () => {
    await generate()
    await ada.call(updateProfile, { body: { monthlyCap: 1 } })
    app.clock.set('2026-12-01T09:00:00Z')
    expect((await generate(tea.id)).body).toMatchObject({ code: 'too_few_people' })
    await ada.call(updateProfile, { body: { monthlyCap: null } })
    expect((await generate(tea.id)).body.pairing).toMatchObject({ month: '2026-11' })
  })

  test('of a programme that there is not are refused', async () => {
    expect((await generate('00000000-0000-4000-8000-00000000ffff')).status).toBe(404)
    expect((await generate('tea')).status).toBe(404)
  })
})
