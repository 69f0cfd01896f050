import { type SQL, sql } from 'drizzle-orm'
import { workingHoursOf } from '../../shared/working-hours'
import type { Queryable } from '../platform/database/database'
import { joinCoverage } from '../tables/coverage.tables'
import { users } from '../tables/people.tables'
import { readRows } from '../platform/database/rows'
import { isWithin, leaveOf, type Worker } from './working-days.rules'

const columns = {
  id: users.id,
  timeZone: users.timeZone,
  workingDays: users.workingDays,
  worksFrom: users.worksFrom,
  worksTo: users.worksTo,
  employeeStatus: users.employeeStatus,
  leaveStartDate: users.leaveStartDate,
  leaveEndDate: users.leaveEndDate,
}

/**
 * When people work and are on leave, by their ids.
 * @param who a condition on users, whitelist_coverage joined
 * @param zone of those who have not given theirs
 */
export async function workersWhere(db: Queryable, who: SQL, zone: string): Promise<Map<string, Worker>> {
  const rows = await readRows(
    db,
    columns,
    sql`select users.id, users.time_zone as "timeZone", users.working_days as "workingDays", users.works_from as "worksFrom",
      users.works_to as "worksTo", users.employee_status as "employeeStatus", users.leave_start_date as "leaveStartDate",
      users.leave_end_date as "leaveEndDate"
    from users ${joinCoverage} where ${who}`,
  )
  return new Map(
    rows.map((row) => {
      const timeZone = row.timeZone ?? zone
      return [row.id, { timeZone, workingHours: workingHoursOf(row), leave: leaveOf(row, timeZone) }]
    }),
  )
}

export const isOneOf = (ids: string[]): SQL => sql`users.id = any(${sql.param(ids)}::uuid[])`

/** Who of some people is on leave at an instant, by the days of their own zone. */
export async function onLeaveAt(db: Queryable, ids: string[], at: Date, zone: string): Promise<string[]> {
  const some = await workersWhere(db, sql`${isOneOf(ids)} and users.employee_status = 'leave'`, zone)
  return [...some].flatMap(([id, { leave }]) => (isWithin(leave, at.getTime()) ? [id] : []))
}
