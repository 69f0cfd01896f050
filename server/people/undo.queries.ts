import { type SQL, sql } from 'drizzle-orm'
import { OTHER } from '../directory/departments.queries'
import type { Transaction } from '../platform/database/database'
import { number, oneOf, readRow, readRows, type Row, text } from '../platform/database/rows'
import { joinCoverage } from '../tables/coverage.tables'

/**
 * SQL: what a change noted of each row: its kind and id, and its columns before (null: it is new) and after (null: it is
 * gone). Columns that the change is not about are missing.
 */
export type Notes = SQL

/** What stays as it is although the change set it, and why. */
const WHY_KEPT = ['changed', 'signedIn', 'directory', 'manages', 'invited', 'used', 'entry'] as const
const kept = { email: text, why: oneOf(...WHY_KEPT) }
type Kept = Row<typeof kept>

/** The columns of a person that a change sets. Those of one list go back together. */
const UNITS = [
  ['first_name'],
  ['last_name'],
  ['department'],
  ['manager_id'],
  ['directory_language'],
  ['joined_on'],
  ['attributes'],
  ['employee_status', 'leave_start_date', 'leave_end_date', 'leave_reason'],
  ['participation_status', 'pause_start_date', 'pause_end_date', 'pause_reason'],
]
const COLUMNS = UNITS.flat()

const rowOf = (alias: string, columns: string[]) => `(${columns.map((one) => `${alias}.${one}`).join(', ')})`
const differ = (columns: string[], one: string, other: string) =>
  `${rowOf(one, columns)} is distinct from ${rowOf(other, columns)}`

/** SQL: each person with their row as the change found it (b) and left it (a). */
const people = (notes: Notes) => sql`from (${notes}) n join users on users.id = n.subject_id ${joinCoverage}
  cross join lateral jsonb_populate_record(users, n.before) b
  cross join lateral jsonb_populate_record(users, n.after) a
  where n.kind = 'person' and users.erased_at is null`

/** SQL: somebody changed a value that the change set. */
const IS_CHANGED_SINCE = sql.raw(
  UNITS.map((unit) => `(${differ(unit, 'a', 'b')} and ${differ(unit, 'users', 'a')})`).join(' or '),
)

/** SQL: whether what a column was before is still there. A person may have moved to another group, and so to another list. */
const IS_STILL_THERE: Record<string, string> = {
  department: `(b.department is null or exists (select from departments d
    where d.name = b.department and d.domain_group_id is not distinct from whitelist_coverage.domain_group_id))`,
  manager_id: '(b.manager_id is null or exists (select from users m where m.id = b.manager_id))',
}

/** SQL: the values to go back to, where they are still as the change left them. */
const VALUES_BACK = sql.raw(
  UNITS.flatMap((unit) =>
    unit.map(
      (column) => `case when ${differ(unit, 'users', 'a')} or not ${IS_STILL_THERE[column] ?? 'true'}
        then users.${column} else b.${column} end as ${column}`,
    ),
  ).join(', '),
)

/** Takes back what people were changed to. Returns how many people, and whose values somebody has changed since. */
async function takeBackPeople(tx: Transaction, notes: Notes, now: Date) {
  const those = sql`${people(notes)} and n.before is not null`
  const changed: Kept[] = await readRows(
    tx,
    kept,
    sql`select users.email, 'changed' as why ${those} and (${IS_CHANGED_SINCE}) order by users.email`,
  )
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with back as (select users.id as person, ${VALUES_BACK} ${those}),
    done as (
      update users set (${sql.raw(COLUMNS.join(', '))}, updated_at) = (${sql.raw(COLUMNS.map((one) => `back.${one}`).join(', '))}, ${now.toISOString()}::timestamptz)
      from back where users.id = back.person and ${sql.raw(differ(COLUMNS, 'users', 'back'))}
      returning 1)
    select count(*)::int as undone from done`,
  )
  return { undone, kept: changed }
}

/**
 * Deletes the accounts that the change made and that nothing has changed, used or adopted since: the database decides, by
 * every row that refers to them. The others stay, each with why; a block is nobody's business, so it is only "in use".
 */
async function takeBackAccounts(tx: Transaction, notes: Notes) {
  const those = sql`${people(notes)} and n.before is null`
  const isChanged = sql.raw(`(users.participation_status <> 'active' or ${differ(COLUMNS, 'users', 'a')})`)
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`select public.delete_unused_accounts(array(select users.id ${those} and not ${isChanged}))::int as undone`,
  )
  const inUse: Kept[] = await readRows(
    tx,
    kept,
    sql`
    select users.email, case
      when users.is_validated or users.last_active_at is not null
        or exists (select from auth_sessions s where s.user_id = users.id) then 'signedIn'
      when exists (select from directory_users d where d.user_id = users.id) then 'directory'
      when exists (select from group_managers m where m.user_id = users.id) then 'manages'
      when exists (select from invitations i where i.user_id = users.id) then 'invited'
      when not users.is_active or ${isChanged} then 'changed'
      else 'used' end as why
    ${those} order by users.email`,
  )
  return { undone, kept: inUse }
}

/**
 * Gives whitelist entries back what they were, takes new ones off the list, and puts removed ones on it again, where they
 * are still as the change left them. Those of accounts that the change made and that stay are left. Returns how many.
 */
async function takeBackEntries(tx: Transaction, notes: Notes, now: Date) {
  const those = sql`from (${notes}) n join allowed_emails e on e.id = n.subject_id
    cross join lateral jsonb_populate_record(e, n.before) b
    cross join lateral jsonb_populate_record(e, n.after) a
    where n.kind = 'entry' and n.after is not null
      and not exists (select from (${notes}) made join users u on u.id = made.subject_id
        where made.kind = 'person' and made.before is null and u.email = e.email)`
  const isStill = sql.raw(`not (${differ(['email', 'is_active', 'domain_group_id'], 'e', 'a')})`)
  const changed: Kept[] = await readRows(
    tx,
    kept,
    sql`select e.email, 'entry' as why ${those} and not (${isStill}) order by e.email`,
  )
  const group = (of: string) => sql.raw(`(select id from domain_groups where id = ${of}.domain_group_id)`)
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with those as materialized (
      select e.id, n.before is null as is_new, b.is_active, b.domain_group_id ${those} and ${isStill}
      order by e.id for update of e),
    back as (
      update allowed_emails e set is_active = those.is_active, domain_group_id = ${group('those')}, updated_at = ${now.toISOString()}::timestamptz
      from those where those.id = e.id and not is_new returning 1),
    gone as (delete from allowed_emails e using those where those.id = e.id and is_new returning 1),
    again as (
      insert into allowed_emails (id, email, domain, domain_group_id, added_by, reason, is_active, is_barred_by_directory, created_at, updated_at)
      select b.id, b.email, b.domain, ${group('b')}, b.added_by, b.reason, b.is_active, coalesce(b.is_barred_by_directory, false), b.created_at, b.updated_at
      from (${notes}) n cross join lateral jsonb_populate_record(null::allowed_emails, n.before) b
      where n.kind = 'entry' and n.after is null order by b.email
      on conflict do nothing returning 1)
    select ((select count(*) from back) + (select count(*) from gone) + (select count(*) from again))::int as undone`,
  )
  return { undone, kept: changed }
}

/** Deletes the departments that the change made, that nobody is in and that no group of the directory is tied to. */
const takeBackDepartments = (tx: Transaction, notes: Notes) =>
  tx.execute(sql`
    delete from departments d using (${notes}) n
    where n.kind = 'department' and n.subject_id = d.id and d.name = n.after ->> 'name'
      and not exists (select from users u join whitelist_coverage w on w.user_id = u.id
        where u.department = d.name and w.domain_group_id is not distinct from d.domain_group_id)
      and not exists (select from directory_groups t where t.department_id = d.id)`)

/** Deletes the groups that the change made and that nothing is in, tied to or managing; after their departments. */
async function takeBackGroups(tx: Transaction, notes: Notes): Promise<void> {
  const [made] = await readRows(
    tx,
    { kind: text },
    sql`select kind from (${notes}) n where kind = 'group' limit 1`,
  )
  // Managers make none, and may not delete any.
  if (!made) return
  await tx.execute(sql`
    delete from domain_groups g using (${notes}) n
    where n.kind = 'group' and n.subject_id = g.id and g.display_name = n.after ->> 'name'
      and not exists (select from allowed_emails e where e.domain_group_id = g.id)
      and not exists (select from rounds p where p.domain_group_id = g.id)
      and not exists (select from newsletters l where l.domain_group_id = g.id)
      and not exists (select from images i where i.domain_group_id = g.id)
      and not exists (select from group_managers m where m.domain_group_id = g.id)
      and not exists (select from group_domains m where m.domain_group_id = g.id)
      and not exists (select from directory_groups t where t.domain_group_id = g.id)
      and not exists (select from departments d where d.domain_group_id = g.id and d.name <> ${OTHER})`)
}

/** Takes a change back, as far as everything is still as it left it. Departments and groups are held by the caller. */
export async function takeBackNoted(tx: Transaction, notes: Notes, now: Date) {
  await tx.execute(sql`
    select from users where id in (select subject_id from (${notes}) n where kind = 'person') order by id for update`)
  const accounts = await takeBackAccounts(tx, notes)
  // Before the people, as the list of departments that they choose from follows from their entry.
  const entries = await takeBackEntries(tx, notes, now)
  const changed = await takeBackPeople(tx, notes, now)
  await takeBackDepartments(tx, notes)
  await takeBackGroups(tx, notes)
  return {
    people: changed.undone + accounts.undone,
    entries: entries.undone,
    kept: [...changed.kept, ...accounts.kept, ...entries.kept],
  }
}
