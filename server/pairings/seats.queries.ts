import { sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import type { Queryable, Transaction } from '../platform/database/database'
import { addressOf } from '../tables/people.conditions'

/** Nobody is active in these pairings any more; each seat records its person, their answer and their match as they are now. */
export async function recordSeats(tx: Queryable, pairingIds: string[]): Promise<void> {
  const ofPairings = sql`seats.pairing_id = any(${sql.param(pairingIds)}::uuid[])`
  await tx.execute(sql`update seats set is_active = false where ${ofPairings} and match_id is null`)
  await tx.execute(sql`
    update seats set is_active = false, recorded_first_name = u.first_name, recorded_last_name = u.last_name,
      recorded_email = ${addressOf('u')}, recorded_department = u.department, recorded_answer = seats.answer,
      recorded_status = m.status
    from users u, matches m where u.id = seats.user_id and m.id = seats.match_id and ${ofPairings}`)
}

/** Takes an erased person's name, address and department out of the records; that there was a match stays. */
export const eraseFromRecords = (tx: Transaction, userId: string) =>
  tx.execute(sql`
    update seats set recorded_first_name = ${FORMER_COLLEAGUE}, recorded_last_name = '', recorded_email = '',
      recorded_department = null
    where user_id = ${userId} and recorded_answer is not null`)
