import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getNextPairing } from '../../../shared/contract/pairings'
import { cycles } from '../../tables/cycles.tables'
import { newsletters } from '../../tables/newsletters.tables'
import { pairings } from '../../tables/pairings.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, addPerson, adminClient, allow, decide } from '../../testing/factories'
import { wordsTo } from '../../testing/company-before-cycle'
import { runCycle } from './run-cycle'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await decide(app, { cycle: '0 9 1 * *' })
  await allow(app)
  await addPeople(app, [{}, {}, {}, {}])
  await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

/** What an instance does at a moment. */
async function lookAt(instant: string): Promise<void> {
  app.clock.set(instant)
  await runCycle(app.context)
}

describe('an occurrence of the cycle', () => {
  const count = () => app.context.db.$count(cycles)

  test('that was missed is made up for once at the next start, and the summary says so', async () => {
    await lookAt('2026-11-20T08:00:00Z')
    await lookAt('2026-12-04T15:20:00Z')
    await lookAt('2026-12-04T15:21:00Z')
    expect(await count()).toBe(1)
    expect(app.sink.received).toHaveLength(1)
    expect(wordsTo(app, 'boss@example.com')).toContain(
      'The cycle of Tuesday, 1 December 2026. Cup of Joe was not running then, so it ran on Friday, 4 December 2026.',
    )
  })

  test('that was missed by more than seven days is left out', async () => {
    await lookAt('2026-11-20T08:00:00Z')
    await lookAt('2026-12-08T08:00:00Z')
    expect(await count()).toBe(0)
    await lookAt('2027-01-01T08:00:00Z')
    expect(await count()).toBe(1)
  })

  test('from before the cycle was set, or changed, is nobody’s', async () => {
    await decide(app, { cycle: null })
    app.clock.set('2026-12-01T09:00:00Z')
    await decide(app, { cycle: '0 9 1 * *' })
    await lookAt('2026-12-01T09:01:00Z')
    expect(await count()).toBe(0)
    app.clock.set('2026-12-03T08:59:00Z')
    await decide(app, { cycle: '0 9 2 * *' })
    await lookAt('2026-12-03T09:00:00Z')
    expect(await count()).toBe(0)
  })

  test('from before the operator set or changed the cycle is nobody’s either', async () => {
    await decide(app, { cycle: null })
    const { programme } = app.context.config
    programme.cycle = '0 9 1 * *'
    onTestFinished(() => void delete programme.cycle)
    await lookAt('2026-12-01T09:00:00Z')
    await lookAt('2026-12-01T09:01:00Z')
    expect(await count()).toBe(0)
    programme.cycle = '0 9 2 * *'
    await lookAt('2026-12-03T09:00:00Z')
    expect(await count()).toBe(0)
    await lookAt('2027-01-02T08:00:00Z')
    expect(await count()).toBe(1)
  })

  test('does not come while the cycle is by hand, nor later for that time', async () => {
    await lookAt('2026-11-20T08:00:00Z')
    await decide(app, { cycle: null })
    await lookAt('2026-11-25T08:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    await decide(app, { cycle: '0 9 1 * *' })
    await lookAt('2026-12-02T08:00:00Z')
    expect(await count()).toBe(0)
    expect(await app.context.db.select().from(pairings)).toEqual([])
    expect(app.sink.received).toEqual([])
  })

  test('at midnight of the first pairs for the month that begins in the zone of the cycle', async () => {
    await decide(app, { cycle: '0 0 1 * *' })
    await lookAt('2026-11-20T08:00:00Z')
    await lookAt('2026-11-30T23:00:00Z')
    const [pairing] = await app.context.db.select().from(pairings)
    expect(pairing!.month).toBe('2026-12')
    const [draft] = await app.context.db.select().from(newsletters)
    expect([draft!.month, draft!.year]).toEqual([12, 2026])
  })

  test('in the last minute of a month makes the newsletter of its pairing’s month, even after midnight', async () => {
    await decide(app, { cycle: '59 23 31 * *' })
    await lookAt('2026-12-20T08:00:00Z')
    // Midnight comes when the pairing is stored.
    const { db } = app.context
    app.clock.set('2026-12-31T22:59:10Z')
    const transaction = db.transaction.bind(db)
    const late = new Proxy(db, {
      get: (target, key) =>
        key === 'transaction'
          ? async (...args: Parameters<typeof transaction>) => {
              const result = await transaction(...args)
              if ((await target.$count(pairings)) > 0) app.clock.set('2026-12-31T23:00:05Z')
              return result
            }
          : Reflect.get(target, key, target),
    })
    await runCycle({ ...app.context, db: late })
    const [pairing] = await app.context.db.select().from(pairings)
    const [draft] = await app.context.db.select().from(newsletters)
    expect([pairing!.month, draft!.month, draft!.year]).toEqual(['2026-12', 12, 2026])
    expect(draft!.createdAt.toISOString()).toBe('2026-12-31T23:00:05.000Z')
  })

  test('is the date that /api/next-pairing shows', async () => {
    const client = await adminClient(app)
    const { body } = await client.call(getNextPairing)
    expect(body).toEqual({
      date: 'Tuesday, 1 December 2026',
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
      awaitsYes: null,
      isMonthly: true,
      nextRun: '2026-12-01T08:00:00.000Z',
    })
    await decide(app, { cycle: null })
    expect((await client.call(getNextPairing)).body).toEqual({
      date: 'To be announced',
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
      awaitsYes: null,
      isMonthly: true,
    })
  })
})
