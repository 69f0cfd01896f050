import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import { hold } from '../../platform/database/hold'
import { PAIRING_LOCK, REMINDER_LOCK } from '../../platform/database/locks'
import { mailEvents } from '../../tables/mail.tables'
import { newsletters } from '../../tables/newsletters.tables'

/**
 * Keeps pairings, reminders, sends and the mail provider's events from storing a name they have just read: waits for those
 * that are running and blocks others. All take these locks in this order, before a person's row, so there is no deadlock.
 */
export async function holdWhatNamesPeople(tx: Transaction): Promise<void> {
  await hold(tx, PAIRING_LOCK)
  await hold(tx, REMINDER_LOCK)
  await tx.execute(sql`lock table ${newsletters}, ${mailEvents} in exclusive mode`)
}
