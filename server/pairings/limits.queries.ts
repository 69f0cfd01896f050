import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { blocksAmong } from '../people/blocks/blocks.queries'
import type { Queryable } from '../platform/database/database'
import { users } from '../tables/people.tables'

/**
 * The working hours of those of these people who gave them.
 * @param among their ids, as a subquery
 */
export const storedHours = (db: Queryable, among: SQL) =>
  db
    .select({
      id: users.id,
      timeZone: users.timeZone,
      workingDays: users.workingDays,
      worksFrom: users.worksFrom,
      worksTo: users.worksTo,
    })
    .from(users)
    .where(and(sql`${users.id} in (${among})`, isNotNull(users.workingDays)))

/**
 * Pairs of these people that may not be.
 * @param among their ids, as a subquery
 * @param sameLine whether somebody may be paired with their manager
 */
export async function barredPairs(
  db: Queryable,
  among: SQL,
  { sameLine }: { sameLine: boolean },
): Promise<[string, string][]> {
  const blocked = await blocksAmong(db, among)
  if (sameLine) return blocked
  const reports = await db
    .select({ id: users.id, managerId: users.managerId })
    .from(users)
    .where(
      and(isNotNull(users.managerId), sql`${users.id} in (${among})`, sql`${users.managerId} in (${among})`),
    )
    .orderBy(users.id)
  return [...blocked, ...reports.map(({ id, managerId }): [string, string] => [id, managerId as string])]
}
