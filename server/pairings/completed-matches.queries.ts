import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import type { Queryable, Transaction } from '../platform/database/database'
import { addressOf } from '../tables/people.conditions'
import { completedMatches } from '../tables/pairings.tables'

/** By name: a version that starts beside this one may add one. */
const COLUMNS = sql.raw(
  Object.values(getTableColumns(completedMatches))
    .map(({ name }) => name)
    .join(', '),
)

/** SQL: the matches of pairings with their people as they are now, in the columns of completed_matches. */
const matchesNow = (ofPairings: SQL) => sql`
  select m.pairing_id, m.id as match_id,
    u1.id as user1_id, u1.first_name as user1_first_name, u1.last_name as user1_last_name,
    ${addressOf('u1')} as user1_email, u1.department as user1_department,
    u2.id as user2_id, u2.first_name as user2_first_name, u2.last_name as user2_last_name,
    ${addressOf('u2')} as user2_email, u2.department as user2_department,
    m.status, m.user1_connection_status, m.user2_connection_status, m.overruled, m.user1_rescue, m.user2_rescue,
    u3.id as user3_id, u3.first_name as user3_first_name, u3.last_name as user3_last_name,
    case when u3.id is not null then ${addressOf('u3')} end as user3_email, u3.department as user3_department,
    m.user3_connection_status
  from matches m join users u1 on u1.id = m.user1_id join users u2 on u2.id = m.user2_id
  left join users u3 on u3.id = m.user3_id
  where m.pairing_id ${ofPairings}`

/** Stores a copy of the matches of these pairings as they are now. */
export const keepCompletedMatches = (tx: Queryable, pairingIds: string[]) =>
  tx.execute(sql`
    insert into completed_matches (${COLUMNS}) ${matchesNow(sql`= any(${sql.param(pairingIds)}::uuid[])`)}`)

/** SQL: the matches of a pairing: as they are now while it is active, afterwards as they were when it was completed. */
export const matchesOf = (pairingId: string): SQL => sql`(
  select ${COLUMNS} from completed_matches where pairing_id = ${pairingId}
  union all
  ${matchesNow(sql`= (select id from pairings where id = ${pairingId} and status = 'active')`)})`

/** Takes an erased person's name, address and department out of the records; that there was a match stays. */
export async function eraseFromCompletedMatches(tx: Transaction, userId: string): Promise<void> {
  for (const user of [sql.raw('user1'), sql.raw('user2'), sql.raw('user3')])
    await tx.execute(sql`
      update completed_matches c
      set ${user}_first_name = ${FORMER_COLLEAGUE}, ${user}_last_name = '', ${user}_email = '', ${user}_department = null
      from matches m where m.${user}_id = ${userId} and c.pairing_id = m.pairing_id and c.match_id = m.id`)
}
