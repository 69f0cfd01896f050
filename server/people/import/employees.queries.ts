import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { number, readRow } from '../../platform/database/rows'
import { peopleByKind, sumOfPeople } from '../../platform/database/people-counts'
import { onLeaveOn } from '../../tables/people.conditions'

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
