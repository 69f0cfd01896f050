import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import { number, oneOf, readRow, readRows, text } from '../../platform/database/rows'
import { TAKEN_OUT, type TakenOut } from '../../../shared/limits'
import { DEFAULT_GROUP_COLOR } from '../../../shared/limits'
import { OTHER } from '../../directory/departments.queries'
import { columnsOf, type ImportRules, PERSON_COLUMNS, wanted } from './staging.queries'

// Each statement changes one kind of thing for all rows, and notes in import_changes what there was before and after.

interface Applying {
  importId: string
  /** Of new whitelist entries. */
  addedBy: string
  now: Date
}

/** SQL: the imported columns of a row as JSON. */
const asJson = (alias: string) =>
  sql.raw(
    `jsonb_build_object(${PERSON_COLUMNS.map((column) => `'${column}', ${alias}.${column}`).join(', ')})`,
  )

/** Makes groups that are not there yet, each with its Other department. */
export const makeGroups = (
  tx: Transaction,
  groups: NonNullable<ImportRules['newGroups']>,
  { importId, now }: Pick<Applying, 'importId' | 'now'>,
) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const column = (key: 'id' | 'name') => sql.param(groups.map((group) => group[key]))
  return tx.execute(sql`
    with made as (
      insert into domain_groups (id, name, display_name, description, color, created_at, updated_at)
      select distinct on (lower(name)) id, name, name, '', ${DEFAULT_GROUP_COLOR}, ${at}, ${at}
      from unnest(${column('id')}::uuid[], ${column('name')}::text[]) as wanted(id, name)
      where not exists (select from domain_groups g where lower(wanted.name) in (lower(g.name), lower(g.display_name)))
      returning id, name),
    others as (
      insert into departments (name, display_name, domain_group_id, created_at)
      select ${OTHER}, ${OTHER}, id, ${at} from made)
    insert into import_changes (import_id, kind, subject_id, after)
    select ${importId}::uuid, 'group', id, jsonb_build_object('name', name) from made`)
}

export const makeDepartments = (tx: Transaction, { importId, now }: Applying) =>
  tx.execute(sql`
    with made as (
      insert into departments (name, display_name, domain_group_id, created_at)
      select distinct department_name, department_name, new_group, ${now.toISOString()}::timestamptz
      from import_targets where makes_department and outcome <> 'refused'
      on conflict do nothing returning id, name)
    insert into import_changes (import_id, kind, subject_id, after)
    select ${importId}::uuid, 'department', id, jsonb_build_object('name', name) from made`)

/** SQL: what is noted of a whitelist entry. */
const ENTRY = sql.raw(
  "jsonb_build_object('email', e.email, 'is_active', e.is_active, 'domain_group_id', e.domain_group_id)",
)

/** Adds whitelist entries, and moves those of another group. Returns the addresses that were added. */
export async function changeEntries(tx: Transaction, { importId, addedBy, now }: Applying) {
  const at = now.toISOString()
  await tx.execute(sql`
    with old as materialized (
      select e.*, t.new_group from allowed_emails e join import_targets t on t.entry_id = e.id
      where t.moves_entry and t.outcome <> 'refused' order by e.id for update of e),
    moved as (
      update allowed_emails e set domain_group_id = old.new_group, updated_at = ${at}::timestamptz
      from old where e.id = old.id)
    insert into import_changes (import_id, kind, subject_id, before, after)
    select ${importId}::uuid, 'entry', e.id, ${ENTRY}, ${ENTRY} || jsonb_build_object('domain_group_id', new_group) from old e`)
  const rows = await readRows(
    tx,
    { email: text },
    sql`
    with e as (
      insert into allowed_emails (email, domain, domain_group_id, reason, added_by, created_at, updated_at)
      select email, split_part(email, '@', 2), new_group, 'Import', ${addedBy}, ${at}::timestamptz, ${at}::timestamptz
      from import_targets where adds_entry and outcome <> 'refused' order by email
      on conflict do nothing returning *),
    noted as (
      insert into import_changes (import_id, kind, subject_id, after)
      select ${importId}::uuid, 'entry', e.id, ${ENTRY} from e)
    select email from e`,
  )
  return rows.map(({ email }) => email)
}

/** Bars people by an entry of their very address, as an administrator does who turns it off. Returns the entries. */
export function barLeavers(tx: Transaction, those: TakenOut[], { importId, addedBy, now }: Applying) {
  const at = sql`${now.toISOString()}::timestamptz`
  return readRows(
    tx,
    { id: text, email: text, why: oneOf(...TAKEN_OUT) },
    sql`
    with out as materialized (select * from import_out where why = any(${sql.param(those)}::text[])),
    e as materialized (
      select e.* from allowed_emails e join out on out.entry_id = e.id order by e.id for update of e),
    barred as (
      update allowed_emails set is_active = false, updated_at = ${at} from e where allowed_emails.id = e.id returning allowed_emails.id),
    noted as (
      insert into import_changes (import_id, kind, subject_id, before, after)
      select ${importId}::uuid, 'entry', e.id, ${ENTRY}, ${ENTRY} || '{"is_active": false}' from e),
    made as (
      insert into allowed_emails as e (email, domain, domain_group_id, is_active, reason, added_by, created_at, updated_at)
      select email, split_part(email, '@', 2), new_group, false, 'Import', ${addedBy}, ${at}, ${at}
      from out where entry_id is null order by email
      on conflict (email) do update set is_active = false returning e.*),
    noted_too as (
      insert into import_changes (import_id, kind, subject_id, after)
      select ${importId}::uuid, 'entry', e.id, ${ENTRY} from made e)
    select coalesce(entry_id, made.id) as id, out.email, out.why from out left join made on made.email = out.email order by out.email`,
  )
}

/** Makes accounts: not validated, so that only their owners can sign in. Returns how many. */
export async function makeAccounts(tx: Transaction, { importId, now }: Applying): Promise<number> {
  const at = now.toISOString()
  const { made } = await readRow(
    tx,
    { made: number },
    sql`
    with u as (
      insert into users (id, email, first_name, last_name, department, manager_id, directory_language, joined_on, employee_status, leave_start_date,
        leave_end_date, leave_reason, attributes, auth_method, created_at, updated_at)
      select t.id, t.email, t.first_name, t.last_name, t.department_name, t.manager_id, nullif(t.language, ''), t.start_date, coalesce(nullif(t.status, ''), 'active'),
        t.leave_start, t.leave_end, nullif(t.leave_reason, ''), t.attributes, 'employee_file', ${at}::timestamptz, ${at}::timestamptz
      from import_targets t where t.is_new and t.outcome = 'new'
      on conflict do nothing returning *),
    noted as (
      insert into import_changes (import_id, kind, subject_id, after)
      select ${importId}::uuid, 'person', u.id, ${asJson('u')} from u)
    select count(*)::int as made from u`,
  )
  return made
}

/** Changes people who have an account, as they are at this moment. Returns how many. */
export async function changePeople(tx: Transaction, { importId, now }: Applying): Promise<number> {
  await tx.execute(sql`
    create temporary table import_before on commit drop as
    select u.id, ${columnsOf('u')} from users u join import_targets t on t.user_id = u.id
    where t.changes_person and u.erased_at is null order by u.id for update of u`)
  const { changed } = await readRow(
    tx,
    { changed: number },
    sql`
    with wanted (id, ${sql.raw(PERSON_COLUMNS.join(', '))}) as (
      select u.id, ${wanted()} from import_before u join import_targets t on t.user_id = u.id),
    now_so as (
      update users set (${sql.raw(PERSON_COLUMNS.join(', '))}, updated_at) = (${columnsOf('w')}, ${now.toISOString()}::timestamptz)
      from wanted w where users.id = w.id returning users.*),
    noted as (
      insert into import_changes (import_id, kind, subject_id, before, after)
      select ${importId}::uuid, 'person', a.id, ${asJson('b')}, ${asJson('a')}
      from now_so a join import_before b on b.id = a.id)
    select count(*)::int as changed from now_so`,
  )
  return changed
}
