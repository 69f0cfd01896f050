import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getSystemHealth } from '../../../shared/contract/metrics'
import {
  generateCompanyPairing,
  getNextPairing,
  getPairingValidation,
} from '../../../shared/contract/pairings'
import { changeProgramme, getNextRuns, getProgramme } from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { INITIAL } from '../../../shared/programme'
import { today } from '../../platform/context/clock'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, adminClient, allow, signedIn } from '../../testing/factories'
import { keepProgramme } from './programme'

let app: TestApp
let other: TestApp | undefined
let admin: Client

/** Without any setting of the operator. */
async function start(env: Record<string, string> = {}): Promise<void> {
  app = await startApp({ env: { CYCLE_TIMEZONE: '', ...env } })
  admin = await adminClient(app)
}
async function stop(): Promise<void> {
  await other?.stop()
  other = undefined
  await app.stop()
}

const change = (input: { body: BodyOf<typeof changeProgramme> }) => admin.call(changeProgramme, input)
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: unknown }).errors

describe('the programme', () => {
  afterEach(stop)

  test('is by hand, in UTC, for four people, with drafts and without reminders until somebody decides', async () => {
    await start()
    expect((await admin.call(getProgramme)).body).toEqual({
      ...INITIAL,
      cycle: null,
      timeZone: 'UTC',
      nextRound: null,
      cycleSend: 'draft',
      minimumUsers: 4,
      reminders: false,
      headsUpDays: 3,
      dormantAfter: 0,
      threes: false,
      topics: true,
      publish: 'at-once',
      booking: 'offer',
      lockedBySettings: [],
      nextRuns: [],
    })
  })

  test('is what the people team decides, with the next runs, and the audit log says what was changed', async () => {
    await start()
    const wanted = {
      cycle: '0  9 1 * * ',
      timeZone: 'Europe/Berlin',
      cycleSend: 'send',
      minimumUsers: 6,
      reminders: true,
      headsUpDays: 5,
      dormantAfter: 2,
      threes: true,
      topics: false,
      publish: 'with-newsletter',
      booking: 'auto',
    } as const
    const { status, body } = await change({ body: wanted })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...INITIAL,
      ...wanted,
      nextRound: null,
      cycle: '0 9 1 * *',
      lockedBySettings: [],
      nextRuns: [
        { at: '2026-12-01T08:00:00.000Z', inWords: 'Tuesday, 1 December 2026, 09:00' },
        { at: '2027-01-01T08:00:00.000Z', inWords: 'Friday, 1 January 2027, 09:00' },
        { at: '2027-02-01T08:00:00.000Z', inWords: 'Monday, 1 February 2027, 09:00' },
      ],
    })
    expect((await admin.call(getProgramme)).body).toEqual(body)
    expect((await change({ body: { scope: 'across' } })).body).toEqual({ ...body, scope: 'across' })
    await change({ body: { scope: 'per-group' } })
    await change({ body: { minimumUsers: 8 } })
    await change({ body: { minimumUsers: 8 } })
    const log = (await admin.call(getAuditLog, { query: { action: 'programme.changed' } })).body
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ minimumUsers: 6 }, { minimumUsers: 8 }],
      [{ scope: 'across' }, { scope: 'per-group' }],
      [{ scope: 'per-group' }, { scope: 'across' }],
      [
        {
          cycle: null,
          timeZone: 'UTC',
          cycleSend: 'draft',
          minimumUsers: 4,
          reminders: false,
          headsUpDays: 3,
          dormantAfter: 0,
          threes: false,
          topics: true,
          publish: 'at-once',
          booking: 'offer',
        },
        { ...wanted, cycle: '0 9 1 * *' },
      ],
    ])
  })

  test('that is decided is in force at once: minimum, zone, next pairing and system health', async () => {
    await start()
    await allow(app)
    const [person] = await addPeople(app, [{}, {}, {}])
    expect((await admin.call(generateCompanyPairing)).status).toBe(409)
    app.clock.set('2026-11-30T23:30:00Z')
    admin = await adminClient(app)
    const browser = await signedIn(app, person!)
    expect((await browser.call(getNextPairing)).body).toEqual({
      date: 'To be announced',
      awaitsYes: null,
      isMonthly: true,
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
    })
    expect(today(app.clock)).toBe('2026-11-30')

    await change({ body: { minimumUsers: 2, timeZone: 'Europe/Berlin', cycle: '0 9 2 * *' } })
    expect(today(app.clock)).toBe('2026-12-01')
    expect((await browser.call(getNextPairing)).body).toEqual({
      date: 'Wednesday, 2 December 2026',
      nextRun: '2026-12-02T08:00:00.000Z',
      awaitsYes: null,
      isMonthly: true,
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
    })
    expect((await admin.call(getSystemHealth)).body.cycle).toMatchObject({
      label: 'Scheduled',
      expression: '0 9 2 * *',
      timeZone: 'Europe/Berlin',
    })
    expect((await admin.call(getPairingValidation)).body.eligibility).toMatchObject({ minimumRequired: 2 })
    expect((await admin.call(generateCompanyPairing)).body.pairing?.month).toBe('2026-12')
  })

  test('shows the next runs of a plan before it is stored', async () => {
    await start()
    const { body } = await admin.call(getNextRuns, {
      query: { cycle: '30 8 * * 2#1', timeZone: 'America/New_York' },
    })
    expect(body.map(({ inWords }) => inWords)).toEqual([
      'Tuesday, 1 December 2026, 08:30',
      'Tuesday, 5 January 2027, 08:30',
      'Tuesday, 2 February 2027, 08:30',
    ])
    expect((await admin.call(getProgramme)).body.cycle).toBeNull()
  })
})

describe('input that does not fit', () => {
  beforeAll(() => start())
  afterAll(stop)

  test('is refused in the language of who entered it', async () => {
    await app.owner.pool.query("update users set language = 'fr'")
    expect(errorsOf(await change({ body: { cycle: '0 9 31 2 *' } }))).toEqual([
      { path: 'cycle', message: 'Le cycle nomme un jour qui n’arrive jamais.' },
    ])
    await app.owner.pool.query('update users set language = null')
  })

  test.each([
    ['31 February', { cycle: '0 9 31 2 *' }, 'cycle', 'The cycle names a day that never comes.'],
    [
      'no cron expression',
      { cycle: 'monthly' },
      'cycle',
      /^The cycle must be a cron expression of five fields/,
    ],
    ['an empty one', { cycle: '' }, 'cycle', /^The cycle must be a cron expression/],
    ['seconds', { cycle: '0 0 9 1 * *' }, 'cycle', /^The cycle must be a cron expression/],
    ['twice a month', { cycle: '0 9 1,15 * *' }, 'cycle', 'The cycle would run more than once a month.'],
    ['an unknown zone', { timeZone: 'Mars/Base' }, 'timeZone', /^This is not a valid time zone/],
    ['an offset', { timeZone: '+01:00' }, 'timeZone', /^This is not a valid time zone/],
    ['minimum 0', { minimumUsers: 0 }, 'minimumUsers', 'At least 2'],
    ['minimum 2.5', { minimumUsers: 2.5 }, 'minimumUsers', /./],
    ['a million and one', { minimumUsers: 1_000_001 }, 'minimumUsers', 'At most 1,000,000'],
    ['a way to send that does not exist', { cycleSend: 'often' }, 'cycleSend', 'One of: draft, send'],
    ['no reminders', { reminders: null }, 'reminders', /./],
  ])('is refused by its field: %s', async (_, body, path, message) => {
    const reply = await change({ body: body })
    expect(reply.status).toBe(400)
    expect(errorsOf(reply)).toEqual([{ path, message: expect.stringMatching(message) }])
    expect((await admin.call(getProgramme)).body).toMatchObject({
      cycle: null,
      timeZone: 'UTC',
      minimumUsers: 4,
    })
  })

  test('is refused in every field at once, and as a question for the next runs too', async () => {
    const plan = { cycle: '0 9 31 2 *', timeZone: 'Mars/Base' }
    const paths = [{ path: 'timeZone' }, { path: 'cycle' }].map((path) => expect.objectContaining(path))
    expect(errorsOf(await change({ body: plan }))).toEqual(paths)
    const asked = await admin.call(getNextRuns, { query: plan })
    expect(asked.status).toBe(400)
    expect(errorsOf(asked)).toEqual(paths)
  })

  test('can be asked for a programme that is yet to be added', async () => {
    const query = { cycle: '0 9 1 * *', timeZone: 'UTC', programme: 'new' }
    expect((await admin.call(getNextRuns, { query })).body).toHaveLength(3)
  })
})

describe('a setting of the operator', () => {
  afterEach(stop)

  test('goes before what is stored, says so, and is refused to the people team', async () => {
    await start({ CYCLE: '0 9 1,15 * *', MINIMUM_USERS: '2' })
    expect((await admin.call(getProgramme)).body).toMatchObject({
      cycle: '0 9 1,15 * *',
      minimumUsers: 2,
      lockedBySettings: ['cycle', 'minimumUsers'],
    })
    const refused = await change({ body: { minimumUsers: 3, reminders: true } })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'set_by_operator',
        message: expect.stringContaining('The operator has set this'),
        errors: [{ path: 'minimumUsers', message: 'Set by the operator' }],
      },
    })
    expect((await admin.call(getProgramme)).body.reminders).toBe(false)
    // As it is, it may be sent along.
    const whole = (await admin.call(getProgramme)).body
    expect((await change({ body: { ...whole, reminders: true } })).body).toMatchObject({
      reminders: true,
      cycle: '0 9 1,15 * *',
    })
  })

  test('that is removed leaves what was stored, or the default', async () => {
    await start()
    await change({ body: { minimumUsers: 8 } })
    other = await startApp({ beside: app, env: { CYCLE_TIMEZONE: 'Asia/Tokyo', MINIMUM_USERS: '3' } })
    expect(other.context.programme.settings).toMatchObject({ timeZone: 'Asia/Tokyo', minimumUsers: 3 })
    expect(app.context.programme.settings).toMatchObject({ timeZone: 'UTC', minimumUsers: 8 })
  })
})

describe('another instance', () => {
  afterEach(stop)

  test('knows a change at its next look, keeps what it knew while the database is away, and looks until it is stopped', async () => {
    await start()
    other = await startApp({ beside: app, env: { CYCLE_TIMEZONE: '' } })
    const { context, clock } = other
    await change({ body: { timeZone: 'Asia/Tokyo' } })
    expect(clock.timeZone).toBe('UTC')
    await context.programme.refresh()
    expect(clock.timeZone).toBe('Asia/Tokyo')

    const { pool } = app.owner
    await pool.query('alter table programmes rename to elsewhere')
    await context.programme.refresh()
    expect(clock.timeZone).toBe('Asia/Tokyo')
    await pool.query('alter table elsewhere rename to programmes')

    let looks = 0
    const programme = { ...context.programme, refresh: async () => void (looks += 1) }
    const kept = keepProgramme({ programme }, 5)
    await expect.poll(() => looks).toBeGreaterThan(2)
    await kept.stop()
    const before = looks
    await new Promise((done) => setTimeout(done, 30))
    expect(looks).toBe(before)
  })
})
