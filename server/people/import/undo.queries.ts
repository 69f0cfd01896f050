import { sql } from 'drizzle-orm'
import { OTHER } from '../../directory/departments.queries'
import type { Transaction } from '../../platform/database/database'
import { number, readRow, readRows, text } from '../../platform/database/rows'
import { columnsOf, PERSON_COLUMNS } from './staging.queries'

/** What stays as it is although the import set it, and why. */
export interface Kept {
  email: string
  why: string
}

/** SQL: a person's row as the import found it (b) and left it (a), beside the row of today (u). */
const PEOPLE = sql.raw(`from import_changes c
  join users u on u.id = c.subject_id
  cross join lateral jsonb_populate_record(null::users, c.before) b
  cross join lateral jsonb_populate_record(null::users, c.after) a`)

/** Status and days of a leave go together. */
const UNITS = PERSON_COLUMNS.filter((column) => !/^(employee_status|leave_)/.test(column)).map((one) => [one])
UNITS.push(PERSON_COLUMNS.filter((column) => /^(employee_status|leave_)/.test(column)))

const rowOf = (alias: string, columns: string[]) => `(${columns.map((one) => `${alias}.${one}`).join(', ')})`
const differ = (unit: string[], one: string, other: string) =>
  `${rowOf(one, unit)} is distinct from ${rowOf(other, unit)}`

/** SQL: somebody changed a value that the import set. */
const IS_CHANGED_SINCE = sql.raw(
  UNITS.map((unit) => `(${differ(unit, 'a', 'b')} and ${differ(unit, 'u', 'a')})`).join(' or '),
)

/** SQL: the value to go back to, if it is still as imported and what it was is still there. */
function valueBack(unit: string[], column: string): string {
  const isStill =
    column === 'department'
      ? 'and (b.department is null or exists (select from departments d where d.name = b.department))'
      : column === 'manager_id'
        ? 'and (b.manager_id is null or exists (select from users m where m.id = b.manager_id))'
        : ''
  return `case when ${differ(unit, 'u', 'a')} then u.${column} when true ${isStill} then b.${column} else u.${column} end as ${column}`
}
const VALUES_BACK = sql.raw(UNITS.flatMap((unit) => unit.map((column) => valueBack(unit, column))).join(', '))

const kept = { email: text, why: text }

/** Takes back what people were changed to. Returns how many people, and whose values somebody has changed since. */
export async function takeBackPeople(tx: Transaction, id: string, now: Date) {
  await tx.execute(sql`
    select from users u join import_changes c on c.subject_id = u.id and c.kind = 'person'
    where c.import_id = ${id} order by u.id for update of u`)
  const those = sql`${PEOPLE} where c.import_id = ${id} and c.kind = 'person' and c.before is not null and u.erased_at is null`
  const changed: Kept[] = await readRows(
    tx,
    kept,
    sql`select u.email, 'was changed since' as why ${those} and (${IS_CHANGED_SINCE}) order by u.email`,
  )
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with back as (select u.id as person, ${VALUES_BACK} ${those}),
    done as (
      update users u set (${sql.raw(PERSON_COLUMNS.join(', '))}, updated_at) = (${columnsOf('back')}, ${now.toISOString()}::timestamptz)
      from back where u.id = back.person and (${columnsOf('u')}) is distinct from (${columnsOf('back')})
      returning 1)
    select count(*)::int as undone from done`,
  )
  return { undone, kept: changed }
}

/**
 * Deletes the accounts that the import made and that nothing has changed, used or adopted since: the database decides, by
 * every row that refers to them. The others stay, each with why; a block is nobody's business, so it is only "in use".
 */
export async function takeBackAccounts(tx: Transaction, id: string) {
  const those = sql`${PEOPLE} where c.import_id = ${id} and c.kind = 'person' and c.before is null and u.erased_at is null`
  const isChanged = sql.raw(`(u.participation_status <> 'active' or ${differ(PERSON_COLUMNS, 'u', 'a')})`)
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`select delete_unused_accounts(array(select u.id ${those} and not ${isChanged}))::int as undone`,
  )
  const inUse: Kept[] = await readRows(
    tx,
    kept,
    sql`
    select u.email, case
      when u.is_validated or u.last_active_at is not null
        or exists (select from auth_sessions s where s.user_id = u.id) then 'has signed in since'
      when exists (select from directory_users d where d.user_id = u.id) then 'is in the company’s directory'
      when exists (select from group_managers m where m.user_id = u.id) then 'manages a domain group'
      when exists (select from invitations i where i.user_id = u.id) then 'was invited since'
      when not u.is_active or ${isChanged} then 'was changed since'
      else 'is in use' end as why
    ${those} order by u.email`,
  )
  return { undone, kept: inUse }
}

/**
 * Takes whitelist entries off or back to their group, where they are still as imported. Those of accounts that the import
 * made and that stay are left. Returns how many.
 */
export async function takeBackEntries(tx: Transaction, id: string, now: Date) {
  const those = sql`import_changes c where c.import_id = ${id} and c.kind = 'entry' and c.subject_id = e.id
    and not exists (select from users u join import_changes made on made.subject_id = u.id
      where made.import_id = c.import_id and made.kind = 'person' and made.before is null and u.email = e.email)`
  const isStill = sql`e.domain_group_id is not distinct from (c.after ->> 'domain_group_id')::uuid and e.is_active`
  const changed: Kept[] = await readRows(
    tx,
    kept,
    sql`select e.email, 'its whitelist entry was changed since' as why from allowed_emails e, ${those} and not (${isStill}) order by e.email`,
  )
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with moved as (
      update allowed_emails e set updated_at = ${now.toISOString()}::timestamptz,
        domain_group_id = (select g.id from domain_groups g where g.id = (c.before ->> 'domain_group_id')::uuid)
      from ${those} and c.before is not null and ${isStill} returning 1),
    removed as (
      delete from allowed_emails e using ${those} and c.before is null and ${isStill} returning 1)
    select ((select count(*) from moved) + (select count(*) from removed))::int as undone`,
  )
  return { undone, kept: changed }
}

/** Deletes the departments that the import made, that nobody is in and that no group of the directory is tied to. */
export const takeBackDepartments = (tx: Transaction, id: string) =>
  tx.execute(sql`
    delete from departments d using import_changes c
    where c.import_id = ${id} and c.kind = 'department' and c.subject_id = d.id and d.name = c.after ->> 'name'
      and not exists (select from users u join whitelist_coverage w on w.user_id = u.id
        where u.department = d.name and w.domain_group_id is not distinct from d.domain_group_id)
      and not exists (select from directory_groups t where t.department_id = d.id)`)

/** Deletes the groups that the import made and that nothing is in, tied to or managing; after their departments. */
export const takeBackGroups = (tx: Transaction, id: string) =>
  tx.execute(sql`
    delete from domain_groups g using import_changes c
    where c.import_id = ${id} and c.kind = 'group' and c.subject_id = g.id and g.display_name = c.after ->> 'name'
      and not exists (select from allowed_emails e where e.domain_group_id = g.id)
      and not exists (select from pairings p where p.domain_group_id = g.id)
      and not exists (select from newsletters n where n.domain_group_id = g.id)
      and not exists (select from images i where i.domain_group_id = g.id)
      and not exists (select from group_managers m where m.domain_group_id = g.id)
      and not exists (select from group_domains m where m.domain_group_id = g.id)
      and not exists (select from directory_groups t where t.domain_group_id = g.id)
      and not exists (select from departments d where d.domain_group_id = g.id and d.name <> ${OTHER})`)
