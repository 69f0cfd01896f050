import { eq, sql } from 'drizzle-orm'
import { readFormerAddresses } from '../../platform/audit/audit.queries'
import type { Transaction } from '../../platform/database/database'
import { hold } from '../../platform/database/hold'
import { PAIRING_LOCK, REMINDER_LOCK } from '../../platform/database/locks'
import { readRows } from '../../platform/database/rows'
import { formerAccounts } from '../../tables/scim.tables'
import { heldCredentials } from '../../tables/installation.tables'
import { mailEvents } from '../../tables/mail.tables'
import { newsletters } from '../../tables/newsletters.tables'
import { users } from '../../tables/people.tables'

/**
 * Keeps pairings, sends, the mail provider's events, reminders and invitations from storing a name that they have just read:
 * waits for those that are running and blocks others. All take these locks in this order, before a person's row, so there is
 * no deadlock: a send has locked its newsletter when it books times by itself, for which it takes the lock of reminders.
 */
export async function lockForErasing(tx: Transaction): Promise<void> {
  await hold(tx, PAIRING_LOCK)
  await tx.execute(sql`lock table ${newsletters}, ${mailEvents} in exclusive mode`)
  await hold(tx, REMINDER_LOCK)
}

/**
 * The addresses of somebody: today's first, then those that they had by the audit log and by the mails to them. Former ones
 * that are somebody else's now are left out.
 */
export async function addressesOf(tx: Transaction, { id, email }: { id: string; email: string }) {
  const mailed = await readRows(
    tx,
    { email: users.email },
    sql`
    select distinct r.email from send_recipients r
    where r.user_id = ${id} and not exists (select from users u where u.email = r.email)`,
  )
  return [...new Set([email, ...(await readFormerAddresses(tx, id)), ...mailed.map((one) => one.email)])]
}

/** Deletes what they had before a restore. */
export async function eraseFromRestores(tx: Transaction, id: string) {
  await tx.delete(formerAccounts).where(eq(formerAccounts.userId, id))
  await tx.delete(heldCredentials).where(eq(heldCredentials.userId, id))
}
