import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRows, lockSends } from './sends.queries'
import { leaseRows, storeTransitions } from './rows.queries'
import { startApp, type TestApp } from '../../testing/app'
import { queueSend, stateOfSend, statesOf } from '../../testing/sends'

const INSTANCE = 1

let app: TestApp
let sendId: string
beforeEach(async () => {
  app = await startApp()
  const { database, config, clock } = app.context
  sendId = await queueSend(database, config, 10, clock.now())
})
afterEach(() => app.stop())

const lease = () => {
  const now = app.clock.now()
  const endsAt = new Date(now.getTime() + 60_000)
  return leaseRows(app.context.db, {
    way: 'mail',
    day: '2026-11-16',
    instance: INSTANCE,
    now,
    endsAt,
    most: 10,
  })
}

/** Resolves when so many connections wait for a lock. */
const waiting = async (count: number) => {
  await expect
    .poll(async () => {
      const { rows } = await app.owner.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      )
      return rows[0]!.count
    })
    .toBe(count)
}

test('an instance that leases rows just when their send is cancelled gets none, and hinders nobody', async () => {
  const { db, clock } = app.context
  let leasing: ReturnType<typeof lease> | undefined
  await db.transaction(async (tx) => {
    await lockSends(tx, [sendId])
    leasing = lease()
    await waiting(1)
    await cancelRows(tx, sendId, clock.now())
  })
  expect(await leasing).toEqual([])
  expect(await statesOf(app.context.database, sendId)).toEqual({ cancelled: 10 })
})

test('an instance that stores what becomes of rows just when their send is cancelled waits for it, in whatever order it names them', async () => {
  const { database, db, clock } = app.context
  const [first, ...others] = (await lease()).toSorted((one, other) => one.id - other.id)
  const { id: busy } = first!
  const now = clock.now()
  const held = { instance: INSTANCE, day: '2026-11-16', now, endsAt: new Date(now.getTime() + 60_000) }
  const inOtherOrder = [...others, first!].map(({ id, attempt }) => ({
    id,
    attempt,
    to: 'committing' as const,
  }))
  let both: Promise<[void, Set<number>]> | undefined
  await app.owner.db.transaction(async (tx) => {
    await tx.execute(sql`select from send_recipients where id = ${busy} for update`)
    const cancelling = db.transaction(async (own) => {
      await lockSends(own, [sendId])
      await cancelRows(own, sendId, now)
    })
    await waiting(1)
    both = Promise.all([cancelling, storeTransitions(database.pool, inOtherOrder, held)])
    await waiting(2)
  })
  expect(await both).toEqual([undefined, new Set()])
  expect(await stateOfSend(database, sendId)).toBe('cancelled')
  expect(await statesOf(database, sendId)).toEqual({ cancelled: 10 })
})
