import { sql } from 'drizzle-orm'
import type { Context } from '../../context/context'

/**
 * Adds up the differences of each pairing that has new ones. In one statement, so that everybody reads the same sums before and
 * after; two at once share the rows, as each is deleted by one of them.
 */
export async function settleMatchCounts({ db }: Pick<Context, 'db'>): Promise<void> {
  const kind = sql`pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status, is_reminded,
    user1_rescue, user2_rescue`
  await db.execute(sql`
    with gone as (
      delete from match_counts where pairing_id in (select pairing_id from match_counts where not is_settled) returning *)
    insert into match_counts (${kind}, matches, is_settled)
    select ${kind}, sum(matches), true from gone group by ${kind} having sum(matches) <> 0`)
}
