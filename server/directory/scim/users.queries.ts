import { eq, type SQL, sql } from 'drizzle-orm'
import { isTimeZone } from '../../../shared/working-hours'
import type { Queryable, Transaction } from '../../platform/database/database'
import {
  boolean,
  listOf,
  number,
  objectOf,
  orNull,
  readRow,
  readRows,
  text,
} from '../../platform/database/rows'
import { UUID } from '../../platform/http/route'
import { filterBy, type FilterColumns, whereFits } from './filter.queries'
import type { Filter } from './filter.rules'
import { directoryUsers } from '../../tables/scim.tables'
import { nameOf, type Said, type StoredUser } from './user.rules'

/** SQL: joined names, or null. */
const fullName = (alias: string) =>
  sql.raw(`nullif(concat_ws(' ', ${alias}.given_name, ${alias}.family_name), '')`)

/** SQL: the users of the directory (d), their rows (u), and what it says of their managers (md). */
const FROM = sql.raw(`directory_users d join users u on u.id = d.user_id
  left join directory_users md on md.user_id = u.manager_id and d.manager is not null`)

const inAGroup = (condition: SQL) =>
  sql`exists (select from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id and ${condition})`

export const USER_COLUMNS = filterBy(
  {
    id: ['exact', sql`d.user_id::text`],
    externalid: ['exact', sql`d.external_id`],
    username: ['text', sql`u.email`],
    name: ['complex', fullName('d')],
    'name.givenname': ['text', sql`d.given_name`],
    'name.familyname': ['text', sql`d.family_name`],
    'name.formatted': ['text', fullName('d')],
    displayname: ['text', sql`coalesce(d.display_name, ${fullName('d')})`],
    active: ['boolean', sql`u.is_active`],
    title: ['text', sql`d.title`],
    locale: ['text', sql`d.locale`],
    timezone: ['text', sql`d.time_zone`],
    emails: ['complex', sql`d.work_email`],
    'emails.value': ['text', sql`d.work_email`],
    'emails.type': ['text', sql`case when d.work_email is not null then 'work' end`],
    'emails.primary': ['boolean', sql`case when d.work_email is not null then true end`],
    department: ['text', sql`d.department`],
    manager: ['complex', sql`d.manager`],
    'manager.value': ['exact', sql`coalesce(md.user_id::text, d.manager)`],
    'manager.displayname': ['text', sql`coalesce(md.display_name, ${fullName('md')})`],
    groups: ['complex', sql`m.group_id`],
    'groups.value': ['exact', sql`m.group_id::text`],
    'groups.display': ['text', sql`g.display_name`],
    meta: ['complex', sql`d.created_at`],
    'meta.created': ['instant', sql`d.created_at`],
    'meta.lastmodified': ['instant', sql`d.updated_at`],
    'meta.resourcetype': ['exact', sql`'User'::text`],
  },
  {
    lowered: new Set(['username', 'emails.value']),
    ids: { id: sql`d.user_id`, 'groups.value': sql`m.group_id` },
    lists: { groups: inAGroup },
  },
)

const stored = {
  id: text,
  userName: text,
  active: boolean,
  externalId: orNull(text),
  givenName: orNull(text),
  familyName: orNull(text),
  displayName: orNull(text),
  workEmail: orNull(text),
  title: orNull(text),
  locale: orNull(text),
  timeZone: orNull(text),
  department: orNull(text),
  manager: orNull(text),
  managerId: orNull(text),
  managerName: orNull(text),
  groups: listOf(objectOf({ value: text, display: text })),
  version: number,
  createdAt: directoryUsers.createdAt,
  updatedAt: directoryUsers.updatedAt,
}

const SELECTED = sql`
  d.user_id as id, u.email as "userName", u.is_active as active, d.external_id as "externalId", d.given_name as "givenName",
  d.family_name as "familyName", d.display_name as "displayName", d.work_email as "workEmail", d.title, d.locale,
  d.time_zone as "timeZone", d.department, d.manager, md.user_id as "managerId",
  coalesce(md.display_name, ${fullName('md')}) as "managerName", d.version, d.created_at as "createdAt", d.updated_at as "updatedAt"`
const GROUPS = sql`, (select coalesce(json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.display_name), '[]')
    from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id) as groups`
const NO_GROUPS = sql`, '[]'::json as groups`

export async function findUser(db: Queryable, id: string): Promise<StoredUser | undefined> {
  const [row] = await findUsers(db, [id])
  return row
}

export const findUsers = (db: Queryable, ids: string[]): Promise<StoredUser[]> =>
  readRows(
    db,
    stored,
    sql`select ${SELECTED}${GROUPS} from ${FROM} where d.user_id = any(${sql.param(ids)}::uuid[])`,
  )

/** Locks somebody's account, so that changes to them come one after the other, and nobody becomes an administrator meanwhile. */
export async function lockDirectoryUser(tx: Transaction, id: string): Promise<StoredUser | undefined> {
  await tx.execute(sql`select from users where id = ${id}::uuid for no key update`)
  return findUser(tx, id)
}

export interface PageAsked {
  filter: Filter | undefined
  /** A path of the attributes; undefined: in the order in which they came. */
  sortBy: string | undefined
  isDescending: boolean
  /** 1 is the first. */
  startIndex: number
  count: number
}

/** SQL: the order of a list; what has no value comes last, or first in descending order. */
export function orderOf(
  { columns, attributes }: FilterColumns,
  { sortBy, isDescending }: PageAsked,
  last: SQL,
): SQL {
  if (sortBy === undefined) return last
  const column = attributes[sortBy] === 'text' ? sql`lower(${columns[sortBy]})` : columns[sortBy]!
  return sql`${column} ${isDescending ? sql`desc` : sql`asc`}, ${last}`
}

/** A page of users, and how many there are in all. */
export async function readUsers(
  db: Queryable,
  asked: PageAsked,
  hasGroups: boolean,
): Promise<{ total: number; users: StoredUser[] }> {
  const { filter, sortBy, startIndex, count } = asked
  const where = filter ? sql`where ${whereFits(filter, USER_COLUMNS)}` : sql``
  const { total } = await readRow(
    db,
    { total: number },
    sql`select count(*)::int as total from ${filter ? FROM : sql`directory_users d`} ${where}`,
  )
  const before = startIndex - 1
  if (count === 0 || before >= total) return { total, users: [] }
  // The page's ids come from the index alone, where that is possible: only its own rows are read, however late it is.
  const from = filter || sortBy !== undefined ? FROM : sql`directory_users d`
  const page = sql`select page.user_id, row_number() over ()::int as place from (
    select d.user_id from ${from} ${where}
    order by ${orderOf(USER_COLUMNS, asked, sql`d.created_at, d.user_id`)} limit ${count} offset ${before}) page`
  const rows = await readRows(
    db,
    { ...stored, place: number },
    sql`
    select ${SELECTED}${hasGroups ? GROUPS : NO_GROUPS}, page.place from (${page}) page
    join directory_users d on d.user_id = page.user_id join users u on u.id = d.user_id
    left join directory_users md on md.user_id = u.manager_id and d.manager is not null
    order by page.place`,
  )
  return { total, users: rows.map(({ place: _, ...user }) => user) }
}

/** Lets addresses in by entries of their own; one that is there is turned on and stays in its group. */
export async function coverByDirectory(
  tx: Transaction,
  entries: { email: string; addedBy: string }[],
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into allowed_emails as entry (email, domain, domain_group_id, reason, added_by, created_at, updated_at)
    select given.email, split_part(given.email, '@', 2), whole.domain_group_id, 'From the directory', given."addedBy", ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (email text, "addedBy" text)
    left join allowed_emails whole on whole.email = '*@' || split_part(given.email, '@', 2)
    order by given.email
    on conflict (email) do update set is_active = true, updated_at = excluded.updated_at where not entry.is_active`)
}

/** Bars an address by its own entry, which goes before that of its domain. */
export async function barByDirectory(
  tx: Transaction,
  email: string,
  addedBy: string,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into allowed_emails as entry (email, domain, domain_group_id, reason, added_by, is_active, created_at, updated_at)
    values (${email}, split_part(${email}, '@', 2), null, 'From the directory', ${addedBy}, false, ${at}, ${at})
    on conflict (email) do update set is_active = false, updated_at = excluded.updated_at`)
}

/** Moves the whitelist entry of somebody whose address changes; false when they have none. */
export async function readdressEntry(tx: Transaction, from: string, to: string, now: Date): Promise<boolean> {
  await tx.execute(
    sql`delete from allowed_emails where email = ${to} and exists (select from allowed_emails where email = ${from})`,
  )
  const { rowCount } = await tx.execute(sql`
    update allowed_emails set email = ${to}, domain = split_part(${to}, '@', 2), updated_at = ${now.toISOString()}::timestamptz
    where email = ${from}`)
  return rowCount === 1
}

const columnsOf = ({ userName: _, active: __, ...said }: Said) => said

export async function updateDirectoryUser(
  tx: Transaction,
  userId: string,
  said: Said,
  now: Date,
): Promise<void> {
  await tx
    .update(directoryUsers)
    .set({ ...columnsOf(said), version: sql`${directoryUsers.version} + 1`, updatedAt: now })
    .where(eq(directoryUsers.userId, userId))
}

/** The directory says nothing of them any more, and they are in no group of it. */
export async function forgetDirectoryUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(directoryUsers).where(eq(directoryUsers.userId, userId))
}

/** Writes to the account what the directory says; what it does not say stays the person's own. */
export async function applyToAccount(tx: Transaction, id: string, said: Said, now: Date): Promise<void> {
  const { userName, active } = said
  const name = nameOf(said)
  await tx.execute(sql`
    update users u set email = ${userName}, is_active = ${active}, updated_at = ${now.toISOString()}::timestamptz,
      first_name = coalesce(nullif(${name?.firstName ?? ''}::text, ''), u.first_name),
      last_name = coalesce(nullif(${name?.lastName ?? ''}::text, ''), u.last_name),
      time_zone = coalesce(u.time_zone, ${zoneOf(said)}::text)
    where u.id = ${id}::uuid and u.erased_at is null`)
}

/** The time zone that the directory says, if there is such a one. */
export const zoneOf = ({ timeZone }: Said): string | null =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : null

/** Finds whom somebody reports to, by id or address, as an import does: nobody is their own manager. */
export async function applyManager(tx: Transaction, id: string, manager: string | null): Promise<void> {
  // One or the other, so that its index serves: everybody would be looked through for each new person.
  const isNamed =
    manager !== null && UUID.test(manager)
      ? sql`boss.id = ${manager}::uuid`
      : sql`boss.email = lower(${manager}::text)`
  await tx.execute(sql`
    update users set manager_id = (
      select boss.id from users boss where boss.id <> ${id}::uuid and boss.erased_at is null and ${isNamed})
    where id = ${id}::uuid`)
}

/** Whoever named these people's addresses as their manager's gets them. */
export async function applyToReports(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update users u set manager_id = boss.id from users boss join directory_users d on lower(d.manager) = boss.email and d.manager is not null
    where boss.id = any(${sql.param(ids)}::uuid[]) and u.id = d.user_id and u.id <> boss.id
      and u.manager_id is null and u.erased_at is null`)
}
