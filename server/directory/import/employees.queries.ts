import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database'
import { number, readRow } from '../../database/rows'
import { joinCoverage } from '../coverage.tables'
import { users } from '../../people/people.tables'
import { onLeaveOn } from '../../people/people.queries'
import { isInRoundOf } from '../../people/rounds.queries'

/** Numbers of employees on a day: all, at work, on leave, and ready to pair. */
export async function countEmployees(db: Queryable, day: string) {
  const shape = { totalEmployees: number, onLeaveEmployees: number, availableForMatching: number }
  return readRow(
    db,
    shape,
    sql`
    select count(*)::int as "totalEmployees",
      count(*) filter (where ${onLeaveOn(day)})::int as "onLeaveEmployees",
      count(*) filter (where ${isInRoundOf(day)})::int as "availableForMatching"
    from ${users} ${joinCoverage}
    where ${users.isActive}`,
  )
}
