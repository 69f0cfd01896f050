import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookMeeting, getOtherTimes, getSlots } from '../../../shared/contract/meetings'
import { getReadiness } from '../../../shared/contract/readiness'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { generateCompanyPairing, getCurrentMatch } from '../../../shared/contract/pairings'
import { getOutcome } from '../../../shared/contract/participation'
import { askForAnother, getStranding } from '../../../shared/contract/rescue'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, adminClient, allow, decide, type NewPerson, signedIn } from '../../testing/factories'
import { sendWhatWaits } from '../../testing/full-life'
import { readyNewsletter } from '../../testing/newsletters'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z' })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

const away = (leaveStartDate: string | null, leaveEndDate: string | null): NewPerson => ({
  employeeStatus: 'leave',
  leaveStartDate,
  leaveEndDate,
})
const hours = (days: number[], from: number, to: number): NewPerson => ({
  workingDays: days,
  worksFrom: from * 60,
  worksTo: to * 60,
})

describe('a round is made without whose leave covers all its working days', () => {
  /** Who of these people a round pairs, beside two who are there. */
  async function paired(now: string, people: NewPerson[], settings: Parameters<typeof decide>[1] = {}) {
    app.clock.set(now)
    await allow(app)
    await decide(app, { minimumUsers: 2, ...settings })
    const rows = await addPeople(app, [...people, {}, {}])
    const admin = await adminClient(app)
    const { body: readiness } = await admin.call(getReadiness, { query: {} })
    await admin.call(generateCompanyPairing)
    const { rows: seated } = await app.owner.pool.query<{ user_id: string }>('select user_id from seats')
    const ids = new Set(seated.map((one) => one.user_id))
    return { in: rows.slice(0, people.length).map(({ id }) => ids.has(id)), readiness, size: ids.size }
  }

  test('35 days where the next one has no date, over the end of the year, by the days that they work', async () => {
    const found = await paired('2026-11-29T09:00:00Z', [
      away('2026-11-30', '2027-01-01'),
      away('2026-11-30', '2026-12-31'),
      { ...away('2026-11-30', '2026-12-28'), ...hours([1], 9, 13) },
      { ...away('2026-11-30', '2026-12-27'), ...hours([1], 9, 13) },
      away('2026-12-01', null),
      away('2026-10-01', '2026-11-27'),
    ])
    expect(found.in).toEqual([false, true, false, true, true, true])
    expect(found.readiness.ready).toBe(found.size)
    expect(found.readiness.reasons).toContainEqual({ reason: 'on-leave', people: 2 })
  })

  test('until the next one that has a date', async () => {
    const people = [away('2026-11-30', '2026-12-11'), away('2026-11-30', '2026-12-10')]
    expect((await paired('2026-11-29T09:00:00Z', people, { nextRound: '2026-12-14' })).in).toEqual([
      false,
      true,
    ])
  })

  test('today counts while a working half hour is left, by their own clocks', async () => {
    const gone = away('2026-12-01', null)
    const found = await paired('2026-11-30T12:35:00Z', [
      gone,
      { ...gone, ...hours([1, 2, 3, 4, 5], 9, 13) },
      { ...gone, timeZone: 'Pacific/Auckland' },
      { ...gone, timeZone: 'America/Los_Angeles' },
    ])
    expect(found.in).toEqual([true, false, false, true])
  })
})

describe('a leave that begins while a match is open', () => {
  let ready: Awaited<ReturnType<typeof readyNewsletter>>
  let engine: SendEngine
  let matchId: string
  let one: (typeof ready.people)[number]
  let other: typeof one
  beforeAll(async () => {
    await app.reset()
    ready = await readyNewsletter(app, 4)
    engine = startSendEngine(app.context)
    await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
    const [match] = await seatedMatches(app.context.db)
    matchId = match!.id
    const person = (id: string) => ready.people.find((someone) => someone.id === id)!
    ;[one, other] = [person(match!.people[0]), person(match!.people[1])]
    await engine.stop()
    app.sink.forget()
    await app.keep()
  })
  beforeEach(() => {
    engine = startSendEngine(app.context)
  })
  afterEach(() => engine.stop())

  const goesOnLeave = (from: string | null, until: string | null, status = 'leave') =>
    app.owner.pool.query(
      'update users set employee_status = $1, leave_start_date = $2, leave_end_date = $3 where id = $4',
      [status, from, until, other.id],
    )
  const as = (person: { id: string }) => signedIn(app, person)
  const book = async (start: string) =>
    (await as(one)).call(bookMeeting, { params: { id: matchId }, body: { start } })
  async function jobs() {
    app.clock.advance(6 * 60_000)
    await runDueJobs(app.context, JOBS)
    await sendWhatWaits(app)
  }
  const toPartner = () => app.sink.received.filter(({ to }) => to.includes(one.email))

  test('and ends before the round does leaves it as it is; its days are not suggested, and not booked', async () => {
    await goesOnLeave('2026-11-11', '2026-11-20')
    await jobs()
    expect(toPartner()).toEqual([])
    const params = { id: matchId }
    const { slots } = (await (await as(one)).call(getSlots, { params })).body
    expect(slots[0]?.start.slice(0, 10)).toBe('2026-11-23')
    const { starts } = (await (await as(one)).call(getOtherTimes, { params })).body
    expect(starts.every((start) => start > '2026-11-21')).toBe(true)
    expect(await book('2026-11-20T10:00:00Z')).toMatchObject({
      status: 409,
      body: { message: 'One of you is on leave that day. Choose another one.' },
    })
    expect((await book('2026-11-23T10:00:00Z')).status).toBe(200)
    expect((await book('2026-11-18T10:00:00Z')).status).toBe(409)
    await jobs()
    expect((await (await as(one)).call(getCurrentMatch)).body.match?.meeting?.state).toBe('booked')
  })

  test('and leaves no common working day: the partner is told the same day, once, and may ask for someone else', async () => {
    expect((await book('2026-11-16T10:00:00Z')).status).toBe(200)
    await sendWhatWaits(app)
    app.sink.received.length = 0
    // 35 days: until 14 December, a Monday.
    await goesOnLeave('2026-11-09', '2026-12-14')
    await jobs()
    expect(toPartner().map(({ email }) => email.subject)).toEqual([
      expect.stringMatching(/can’t make it|Cancelled|cancelled/),
    ])
    expect((await (await as(one)).call(getStranding)).body.stranding).toMatchObject({ state: 'stranded' })
    expect((await (await as(other)).call(getOutcome)).body).toMatchObject({
      outcome: 'on-leave',
      text: `Your leave covers the rest of November. ${one.firstName} ${one.lastName} has been told.`,
    })
    expect((await (await as(one)).call(askForAnother, { params: { id: matchId } })).status).toBe(200)
    // Taken back.
    await goesOnLeave(null, null, 'active')
    await jobs()
    expect((await (await as(one)).call(getStranding)).body.stranding).toMatchObject({ state: 'back' })
    await goesOnLeave('2026-11-09', null)
    await jobs()
    expect(toPartner()).toHaveLength(1)
  })

  test('and begins after they had their coffee changes nothing', async () => {
    await book('2026-11-11T10:00:00Z')
    app.clock.set('2026-11-12T08:00:00Z')
    await sendWhatWaits(app)
    app.sink.received.length = 0
    await goesOnLeave('2026-11-12', null)
    await jobs()
    expect(
      toPartner()
        .map(({ email }) => email.subject)
        .join(),
    ).not.toContain('can’t make it')
    expect((await (await as(one)).call(getStranding)).body.stranding).toBeNull()
  })
})
