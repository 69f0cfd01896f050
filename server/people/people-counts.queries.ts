import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { number, readRow } from '../database/rows'
import { joinCoverage } from '../directory/coverage.tables'
import { peopleByKind, peopleCounts, sumOfPeople } from './people-counts.tables'
import { users } from './people.tables'

/** SQL: what a kind of people has in common; each is a column of `users` and of `people_counts`. */
const kind = sql.join(
  [
    users.groupKey,
    users.emailDomain,
    users.entryIsActive,
    users.entryGroupId,
    users.department,
    users.isActive,
    users.isAdmin,
    users.isValidated,
    users.needsProfileSetup,
    users.participationStatus,
    users.pauseEndDate,
    users.employeeStatus,
    users.leaveStartDate,
    users.leaveEndDate,
  ].map(({ name }) => sql.identifier(name)),
  sql`, `,
)

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
    { isDue: (value: unknown) => value === true },
    sql`select count(*) filter (where not is_settled) > ${few} + count(*) filter (where is_settled) / 2 as "isDue" from ${peopleCounts}`,
  )
  if (!isDue) return
  await db.execute(sql`
    with taken as (delete from ${peopleCounts} returning *)
    insert into ${peopleCounts} (${kind}, people, is_settled)
    select ${kind}, sum(people), true from taken group by ${kind} having sum(people) <> 0`)
}
