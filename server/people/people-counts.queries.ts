import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { addUp } from '../platform/database/counts'
import { boolean, number, readRow } from '../platform/database/rows'
import { joinCoverage } from '../tables/coverage.tables'
import { peopleByKind, sumOfPeople } from '../platform/database/people-counts'
import { peopleCounts } from '../tables/people-counts.tables'

/** How many people a condition on their kinds holds for. It may read whitelist_coverage. */
export async function countPeople(db: Queryable, condition: SQL | undefined): Promise<number> {
  const { people } = await readRow(
    db,
    { people: number },
    sql`select ${sumOfPeople} as people from ${peopleByKind} ${joinCoverage} where ${and(sql`true`, condition)}`,
  )
  return people
}

const FEW = 100

/**
 * Adds up the differences of each kind, once they are many. May be done twice at once.
 * @param few differences that may wait, beside half as many as there are kinds: to add up for each costs more than it saves
 */
export async function settlePeopleCounts(db: Queryable, few = FEW): Promise<void> {
  const { isDue } = await readRow(
    db,
    { isDue: boolean },
    sql`select count(*) filter (where not is_settled) > ${few} + count(*) filter (where is_settled) / 2 as "isDue" from ${peopleCounts}`,
  )
  if (!isDue) return
  await addUp(db, peopleCounts, peopleCounts.people)
}
