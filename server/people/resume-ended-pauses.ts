import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { users } from './people.tables'

/**
 * Tidies the rows of pauses that have ended by a day (YYYY-MM-DD), and answers how many there were. Every read takes
 * those people for active already; this only says so in their rows.
 */
export async function resumeEndedPauses(db: Queryable, day: string, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(users)
    .set({
      participationStatus: 'active',
      pauseStartDate: null,
      pauseEndDate: null,
      pauseReason: null,
      updatedAt: now,
    })
    .where(and(eq(users.participationStatus, 'paused'), sql`${users.pauseEndDate} <= ${day}::date`))
  return rowCount ?? 0
}
