import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context'
import { addUp } from '../../platform/database/counts'
import { matchCounts } from '../../tables/match-counts.tables'

/** Adds up the differences of each pairing that has new ones. */
export const settleMatchCounts = ({ db }: Pick<Context, 'db'>): Promise<void> =>
  addUp(
    db,
    matchCounts,
    matchCounts.matches,
    sql`pairing_id in (select pairing_id from match_counts where not is_settled)`,
  )
