import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context'
import { mailRate } from '../../tables/sending.tables'
import { type Lease, leaseRows } from './rows.queries'

const KEY = 'newsletters'

/**
 * Leases as many rows as a rate a second over all instances allows now, at most one second's worth at once; says how long to
 * wait for the next. The row of the rate stays locked until the transaction ends, so that instances take turns.
 */
export const leaseAtRate = (db: Context['db'], perSecond: number, lease: Lease) =>
  db.transaction(async (tx) => {
    const now = lease.now.getTime()
    await tx.insert(mailRate).values({ key: KEY, freeAt: lease.now }).onConflictDoNothing()
    const [row] = await tx.select().from(mailRate).where(eq(mailRate.key, KEY)).for('update')
    const interval = 1000 / perSecond
    const from = Math.max(row!.freeAt.getTime(), now)
    const horizon = now + Math.max(1000, interval)
    // Instants are stored in whole milliseconds; half of one may be lost to that.
    const allowed = Math.max(0, Math.floor((horizon - from + 0.5) / interval))
    if (allowed === 0) return { rows: [], waitMs: Math.ceil(from + interval - horizon) }
    const rows = await leaseRows(tx, { ...lease, most: Math.min(lease.most, allowed) })
    if (rows.length === 0) return { rows, waitMs: 0 }
    const freeAt = new Date(Math.ceil(from + rows.length * interval))
    await tx.update(mailRate).set({ freeAt }).where(eq(mailRate.key, KEY))
    return { rows, waitMs: Math.ceil(interval) }
  })
