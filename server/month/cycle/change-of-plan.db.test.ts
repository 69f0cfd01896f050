import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  completeCurrentPairings,
  generateCompanyPairing,
  getNextPairing,
} from '../../../shared/contract/pairings'
import { getProgramme } from '../../../shared/contract/programme'
import type { Context } from '../../platform/context/context'
import { pairings } from '../../tables/pairings.tables'
import { sends } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, adminClient, allow, decide } from '../../testing/factories'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { runCycle } from './run-cycle'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
let other: TestApp
const env = { CYCLE_TIMEZONE: '' }

beforeAll(async () => {
  app = await startApp({ env })
  other = await startApp({ beside: app, env })
  await allow(app)
  await addPeople(app, [{}, {}, {}, {}])
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  await other.context.programme.refresh()
  await decide(app, { cycle: '0 9 1 * *', timeZone: 'Europe/Berlin' })
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
})

/** What an instance does at a moment. */
async function lookAt(instant: string, instance = app): Promise<void> {
  app.clock.set(instant)
  await runCycle(instance.context)
}
const runs = async () =>
  (await app.context.db.select().from(cycles).orderBy(cycles.scheduledAt)).map(({ scheduledAt }) =>
    scheduledAt.toISOString(),
  )
const months = async () =>
  (await app.context.db.select().from(pairings).orderBy(pairings.createdAt)).map(({ month }) => month)
const nextRuns = async () =>
  (await (await adminClient(app)).call(getProgramme)).body.nextRuns.map(({ at }) => at)

describe('a plan that is set or changed', () => {
  test('runs at its first occurrence after the moment in which it was saved, however late an instance looks', async () => {
    app.clock.set('2026-12-01T07:59:50Z')
    await decide(app, { cycle: '0 9 1 * *', timeZone: 'UTC' })
    app.clock.set('2026-12-01T08:59:58Z')
    await decide(app, { cycle: '0 9 1 * *', timeZone: 'UTC', minimumUsers: 2 })
    await lookAt('2026-12-01T09:00:40Z', other)
    expect(await runs()).toEqual(['2026-12-01T09:00:00.000Z'])
  })

  test('does not run for an occurrence before it was saved', async () => {
    app.clock.set('2026-12-03T12:00:00Z')
    await decide(app, { cycle: '0 9 2 * *' })
    await lookAt('2026-12-03T12:00:30Z')
    await lookAt('2026-12-03T12:01:30Z', other)
    expect(await runs()).toEqual([])
    expect((await nextRuns())[0]).toBe('2027-01-02T08:00:00.000Z')
  })

  test('is followed by an instance that has not heard of it yet', async () => {
    app.clock.set('2026-11-20T09:00:00Z')
    await decide(app, { cycle: '0 9 5 * *' })
    expect(other.context.programme.settings.cycle).toBeNull()
    await other.context.programme.refresh()
    await decide(app, { cycle: null })
    await lookAt('2026-12-05T08:00:10Z', other)
    expect(await runs()).toEqual([])
    await decide(app, { cycle: '0 10 5 * *' })
    await lookAt('2026-12-05T09:00:10Z', other)
    expect(await runs()).toEqual(['2026-12-05T09:00:00.000Z'])
  })

  test('does not run again in a month in which the plan before it has paired, and every place says so', async () => {
    await lookAt('2026-12-01T08:00:10Z')
    app.clock.set('2026-12-02T12:00:00Z')
    await decide(app, { cycle: '0 9 15 * *' })
    expect((await nextRuns())[0]).toBe('2027-01-15T08:00:00.000Z')
    const { body } = await (await adminClient(app)).call(getNextPairing)
    expect(body).toEqual({
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
      awaitsYes: null,
      isMonthly: true,
      date: 'Friday, 15 January 2027',
      nextRun: '2027-01-15T08:00:00.000Z',
    })
    await lookAt('2026-12-15T08:00:10Z', other)
    expect(await runs()).toHaveLength(1)
    await lookAt('2027-01-15T08:00:10Z', other)
    await lookAt('2027-02-15T08:00:10Z', other)
    expect(await months()).toEqual(['2026-12', '2027-01', '2027-02'])
  })

  test('runs in the same month when the one before it could pair nobody', async () => {
    await decide(app, { minimumUsers: 100 })
    await lookAt('2026-12-01T08:00:10Z')
    expect(await months()).toEqual([])
    app.clock.set('2026-12-02T12:00:00Z')
    await decide(app, { cycle: '0 9 15 * *', minimumUsers: 4 })
    await lookAt('2026-12-15T08:00:10Z')
    expect(await months()).toEqual(['2026-12'])
  })
})

describe('a change of the time zone at the edge of a month', () => {
  test('to the west does not run December twice, and to the east not at all for an hour that is past there', async () => {
    await decide(app, { cycle: '0 0 1 * *' })
    await lookAt('2026-11-30T23:00:10Z')
    app.clock.set('2026-11-30T23:30:00Z')
    // There it is still November, and the first of December is still to come.
    await decide(app, { timeZone: 'America/New_York' })
    await lookAt('2026-12-01T05:00:10Z', other)
    expect(await months()).toEqual(['2026-12'])
    await lookAt('2027-01-01T05:00:10Z', other)
    expect(await months()).toEqual(['2026-12', '2027-01'])

    app.clock.set('2027-01-31T20:00:00Z')
    // There February has begun five hours ago.
    await decide(app, { timeZone: 'Asia/Tokyo' })
    await lookAt('2027-01-31T23:10:00Z')
    await lookAt('2027-02-01T05:00:10Z')
    expect(await runs()).toHaveLength(2)
    expect((await nextRuns())[0]).toBe('2027-02-28T15:00:00.000Z')
  })

  test('leaves a pairing in the month for which it was made, and pairs nobody with the same partner again', async () => {
    await decide(app, { cycle: '0 0 1 * *' })
    await lookAt('2026-11-30T23:00:10Z')
    await decide(app, { timeZone: 'America/New_York', cycle: null })
    const admin = await adminClient(app)
    await admin.call(completeCurrentPairings)
    expect((await admin.call(generateCompanyPairing)).body.pairing?.month).toBe('2026-11')
    const pairs = (await seatedMatches(app.context.db)).map(({ people }) => people.sort().join())
    expect(new Set(pairs).size).toBe(4)
  })
})

describe('a change while a run is under way', () => {
  const steps = async () =>
    (await app.context.db.select().from(cycleSteps).orderBy(cycleSteps.id)).map(
      ({ kind, state }) => `${kind} ${state}`,
    )
  /** The table for pairings is broken, so that the step waits for its next try. */
  const breakPairings = (isBroken: boolean) =>
    app.owner.pool.query(
      isBroken
        ? `create or replace function broken() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
           create trigger broken before insert on rounds for each row execute function broken()`
        : 'drop trigger broken on rounds',
    )

  test('does not disturb it: it ends as it began, in its zone, with its minimum, on any instance', async () => {
    await decide(app, { cycle: '0 0 1 * *', cycleSend: 'send' })
    await breakPairings(true)
    await lookAt('2026-11-30T23:00:10Z')
    expect(await steps()).toContain('pair waiting')
    await decide(app, { cycle: null, timeZone: 'America/New_York', cycleSend: 'draft', minimumUsers: 50 })
    await breakPairings(false)
    await lookAt('2026-11-30T23:02:10Z', other)
    expect(await steps()).toContain('pair done')
    expect(await steps()).toContain('send done')
    expect(await months()).toEqual(['2026-12'])
    expect(await app.context.db.$count(sends)).toBe(1)
    await lookAt('2026-12-01T05:00:10Z')
    expect(await runs()).toHaveLength(1)
  })

  test('that is saved in the very moment in which it begins waits, and finds it begun', async () => {
    app.clock.set('2026-12-01T08:00:10Z')
    // The moment between reading the plan and storing the run: a change is saved by another instance.
    let saved: Promise<unknown> | undefined
    const { db } = app.context
    const slow = new Proxy(db, {
      get(target, key) {
        if (key !== 'transaction') return Reflect.get(target, key, target)
        return (act: Parameters<typeof db.transaction>[0]) =>
          target.transaction(async (tx) => {
            const result = await act(tx)
            saved ??= (await tx.$count(cycles)) > 0 ? decide(other, { cycle: '0 9 20 * *' }) : undefined
            return result
          })
      },
    })
    await runCycle({ ...app.context, db: slow } satisfies Context)
    await saved
    expect(await runs()).toEqual(['2026-12-01T08:00:00.000Z'])
    expect(await months()).toEqual(['2026-12'])
    expect((await nextRuns())[0]).toBe('2027-01-20T08:00:00.000Z')
  })
})
