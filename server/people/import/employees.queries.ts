import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { number, readRow } from '../../platform/database/rows'
import { isPerson, onLeaveOn } from '../../tables/people.conditions'

/** Numbers of employees on a day: all, and on leave. */
export const countEmployees = (db: Queryable, day: string) =>
  readRow(
    db,
    { totalEmployees: number, onLeaveEmployees: number },
    sql`
    select count(*)::int as "totalEmployees", count(*) filter (where ${onLeaveOn(day)})::int as "onLeaveEmployees"
    from users where ${isPerson} and users.is_active`,
  )
