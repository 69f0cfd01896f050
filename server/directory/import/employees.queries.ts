import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../database/database'
import { holdNamed } from '../../database/hold'
import { number, readRow, readRows, text } from '../../database/rows'
import { joinCoverage } from '../coverage.tables'
import { users } from '../../people/people.tables'
import { onLeaveOn } from '../../people/people.queries'
import { isInRoundOf } from '../../people/rounds.queries'
import type { FileRow, Problem } from './read-employee-file'

/** Creates the tables for the file's rows, for this transaction. Simultaneous syncs run one after the other. */
export async function beginStaging(tx: Transaction): Promise<void> {
  await holdNamed(tx, 'employee sync')
  await tx.execute(sql`
    create temporary table employee_rows (
      line int, email text, first_name text, last_name text, department text, status text,
      leave_start date, leave_end date, leave_reason text) on commit drop`)
}

export async function stageRows(tx: Transaction, rows: FileRow[]): Promise<void> {
  const column = (key: keyof FileRow) => sql.param(rows.map((row) => row[key]))
  await tx.execute(sql`
    insert into employee_rows select * from unnest(
      ${column('line')}::int[], ${column('email')}::text[], ${column('firstName')}::text[],
      ${column('lastName')}::text[], ${column('department')}::text[], ${column('status')}::text[],
      ${column('leaveStart')}::date[], ${column('leaveEnd')}::date[], ${column('leaveReason')}::text[])`)
}

/**
 * Finds for every staged row its account, whether the whitelist covers it, and the department of its list that the file
 * names (by name or display name). Returns the rows that can't be applied; the others stay in employee_targets.
 */
export async function resolveRows(tx: Transaction, creates: boolean): Promise<Problem[]> {
  await tx.execute(sql`
    create temporary table employee_targets on commit drop as
    select r.*, u.id as user_id, d.name as department_name,
      r.department <> '' and d.name is null as lacks_department,
      u.id is null and not case when e.id is not null then e.is_active else coalesce(w.is_active, false) end as is_barred
    from employee_rows r
    left join users u on u.email = r.email
    left join allowed_emails e on e.email = r.email
    left join allowed_emails w on w.email = '*@' || split_part(r.email, '@', 2)
    left join lateral (
      select name from departments
      where domain_group_id is not distinct from case when e.id is not null then e.domain_group_id else w.domain_group_id end
        and is_active and lower(r.department) in (lower(name), lower(display_name))
      order by lower(name) = lower(r.department) desc limit 1) d on true`)
  return readRows(
    tx,
    { line: number, message: text },
    sql`
    delete from employee_targets
    where (user_id is not null or ${creates}) and (is_barred or lacks_department)
    returning line, case when is_barred then email || ' is not on the whitelist'
      else '"' || department || '" is not a department of the list of ' || email end as message`,
  )
}

/** Applies the file to known people; an empty cell changes nothing. Returns how many are known and changed. */
export async function applyToKnown(tx: Transaction, now: Date): Promise<{ known: number; updated: number }> {
  return readRow(
    tx,
    { known: number, updated: number },
    sql`
    with wanted as (
      select t.user_id,
        coalesce(nullif(t.first_name, ''), u.first_name) as first_name,
        coalesce(nullif(t.last_name, ''), u.last_name) as last_name,
        coalesce(t.department_name, u.department) as department,
        coalesce(nullif(t.status, ''), u.employee_status) as employee_status,
        case when t.status = '' then u.leave_start_date else t.leave_start end as leave_start_date,
        case when t.status = '' then u.leave_end_date else t.leave_end end as leave_end_date,
        case when t.status = '' then u.leave_reason else nullif(t.leave_reason, '') end as leave_reason
      from employee_targets t join users u on u.id = t.user_id),
    changed as (
      update users set first_name = w.first_name, last_name = w.last_name, department = w.department,
        employee_status = w.employee_status, leave_start_date = w.leave_start_date,
        leave_end_date = w.leave_end_date, leave_reason = w.leave_reason,
        updated_at = ${now.toISOString()}::timestamptz
      from wanted w
      where users.id = w.user_id
        and (users.first_name, users.last_name, users.department, users.employee_status, users.leave_start_date,
          users.leave_end_date, users.leave_reason)
        is distinct from (w.first_name, w.last_name, w.department, w.employee_status, w.leave_start_date,
          w.leave_end_date, w.leave_reason)
      returning 1)
    select (select count(*)::int from wanted) as known, (select count(*)::int from changed) as updated`,
  )
}

/** Creates accounts for the addresses without one: not validated, so that only their owner can sign in. */
export async function createUnknown(tx: Transaction, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rowCount } = await tx.execute(sql`
    insert into users (email, first_name, last_name, department, employee_status, leave_start_date, leave_end_date,
      leave_reason, auth_method, created_at, updated_at)
    select email, first_name, last_name, department_name, coalesce(nullif(status, ''), 'active'), leave_start,
      leave_end, nullif(leave_reason, ''), 'employee_file', ${at}::timestamptz, ${at}::timestamptz
    from employee_targets where user_id is null
    on conflict do nothing`)
  return rowCount ?? 0
}

/** How many rows have an address without an account; the status sync skips them. */
export async function countUnknown(tx: Transaction): Promise<number> {
  const statement = sql`select count(*)::int as unknown from employee_targets where user_id is null`
  const { unknown } = await readRow(tx, { unknown: number }, statement)
  return unknown
}

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
