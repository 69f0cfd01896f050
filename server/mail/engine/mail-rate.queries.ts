import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import type { Context } from '../../platform/context/context'
import { mailRate } from '../../tables/sending.tables'
import { type Lease, leaseRows } from './rows.queries'

const KEY = 'newsletters'

/**
 * How many messages may go out now at a rate a second over all instances, at most one second's worth at once. The row
 * stays locked until the transaction ends, so that instances take turns. `take` notes how many really went.
 */
async function allowance(tx: Transaction, perSecond: number, now: Date) {
  await tx.insert(mailRate).values({ key: KEY, freeAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(mailRate).where(eq(mailRate.key, KEY)).for('update')
  const interval = 1000 / perSecond
  const from = Math.max(row!.freeAt.getTime(), now.getTime())
  const horizon = now.getTime() + Math.max(1000, interval)
  // Instants are stored in whole milliseconds; half of one may be lost to that.
  const most = Math.max(0, Math.floor((horizon - from + 0.5) / interval))
  return {
    most,
    waitMs: most > 0 ? 0 : Math.ceil(from + interval - horizon),
    take: (count: number) =>
      tx
        .update(mailRate)
        .set({ freeAt: new Date(Math.ceil(from + count * interval)) })
        .where(eq(mailRate.key, KEY)),
  }
}

/** Leases as many rows as the rate allows now; says how long to wait for the next. */
export const leaseAtRate = (db: Context['db'], perSecond: number, lease: Lease) =>
  db.transaction(async (tx) => {
    const allowed = await allowance(tx, perSecond, lease.now)
    if (allowed.most === 0) return { rows: [], waitMs: allowed.waitMs }
    const rows = await leaseRows(tx, { ...lease, most: Math.min(lease.most, allowed.most) })
    if (rows.length > 0) await allowed.take(rows.length)
    return { rows, waitMs: rows.length > 0 ? Math.ceil(1000 / perSecond) : 0 }
  })
