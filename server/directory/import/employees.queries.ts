import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database'
import { number, readRow } from '../../database/rows'
import { peopleByKind, sumOfPeople } from '../../people/people-counts.tables'
import { onLeaveOn } from '../../people/people.queries'

/** Numbers of employees on a day: all, and on leave. */
export const countEmployees = (db: Queryable, day: string) =>
  readRow(
    db,
    { totalEmployees: number, onLeaveEmployees: number },
    sql`
    select ${sumOfPeople} as "totalEmployees",
      coalesce(sum(users.people) filter (where ${onLeaveOn(day)}), 0)::int as "onLeaveEmployees"
    from ${peopleByKind} where users.is_active`,
  )
