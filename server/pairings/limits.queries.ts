import { and, isNotNull, sql } from 'drizzle-orm'
import { blocksAmong } from '../blocks/blocks.queries'
import type { Queryable } from '../database/database'
import { users } from '../people/people.tables'

const among = (column: typeof users.id | typeof users.managerId, ids: string[]) =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

/** The working hours of those of these people who have said them. */
export const storedHours = (db: Queryable, ids: string[]) =>
  db
    .select({
      id: users.id,
      timeZone: users.timeZone,
      workingDays: users.workingDays,
      worksFrom: users.worksFrom,
      worksTo: users.worksTo,
    })
    .from(users)
    .where(and(among(users.id, ids), isNotNull(users.workingDays)))

/**
 * Pairs of these people that may not be.
 * @param sameLine whether somebody may be paired with their manager
 */
export async function barredPairs(
  db: Queryable,
  ids: string[],
  { sameLine }: { sameLine: boolean },
): Promise<[string, string][]> {
  const blocked = await blocksAmong(db, ids)
  if (sameLine) return blocked
  const reports = await db
    .select({ id: users.id, managerId: users.managerId })
    .from(users)
    .where(and(among(users.id, ids), among(users.managerId, ids)))
    .orderBy(users.id)
  return [...blocked, ...reports.map(({ id, managerId }): [string, string] => [id, managerId as string])]
}
