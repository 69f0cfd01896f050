import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { languageOf, languageOfHeader } from '../../../shared/languages/languages'
import { isTimeZone } from '../../../shared/working-hours'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import {
  boolean,
  listOf,
  number,
  objectOf,
  orNull,
  readRow,
  text,
} from '../../../server/platform/database/rows'
import { endSessionsOfMany } from '../../../server/sign-in/sessions.queries'
import { users } from '../../../server/tables/people.tables'
import { groupManagers } from '../../../server/tables/managers.tables'
import { directoryUsers } from '../../../server/tables/scim.tables'
import { type FilterColumns, whereFits } from './filter.queries'
import type { Filter } from './filter.rules'
import { nameOf, type UserAttributes, type StoredUser } from './user.rules'

/** SQL: joined names, or null. */
const fullName = (of: 'd' | 'md') =>
  sql.raw(`nullif(concat_ws(' ', ${of}.given_name, ${of}.family_name), '')`)

/** SQL: the users of the directory (d), their rows (u), and what it says of their managers (md). */
const FROM = sql.raw(`directory_users d join users u on u.id = d.user_id
  left join directory_users md on md.user_id = u.manager_id and d.manager is not null`)

/** SQL: the whitelist keeps them out: an administrator has barred them, or taken them off it. */
const isBarred = sql`exists (select from whitelist_coverage c where c.user_id = u.id and not c.is_covered)`

/** SQL: what the directory calls them. */
const directoryName = sql`coalesce(d.user_name, u.email)`

const inAGroup = (condition: SQL) =>
  sql`exists (select from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id and ${condition})`

export const USER_COLUMNS: FilterColumns = {
  attributes: {
    id: ['id', sql`d.user_id`],
    externalid: ['exact', sql`d.external_id`],
    username: ['lower', directoryName],
    name: ['complex', fullName('d')],
    'name.givenname': ['text', sql`d.given_name`],
    'name.familyname': ['text', sql`d.family_name`],
    'name.formatted': ['text', fullName('d')],
    displayname: ['text', sql`coalesce(d.display_name, ${fullName('d')})`],
    active: ['boolean', sql`(u.is_active and not ${isBarred})`],
    title: ['text', sql`d.title`],
    preferredlanguage: ['text', sql`d.preferred_language`],
    locale: ['text', sql`d.locale`],
    timezone: ['text', sql`d.time_zone`],
    emails: ['complex', sql`d.work_email`],
    'emails.value': ['lower', sql`d.work_email`],
    'emails.type': ['text', sql`case when d.work_email is not null then 'work' end`],
    'emails.primary': ['boolean', sql`case when d.work_email is not null then true end`],
    department: ['text', sql`d.department`],
    manager: ['complex', sql`d.manager`],
    'manager.value': ['exact', sql`coalesce(md.user_id::text, d.manager)`],
    'manager.displayname': ['text', sql`coalesce(md.display_name, ${fullName('md')})`],
    groups: ['complex', sql`m.group_id`],
    'groups.value': ['id', sql`m.group_id`],
    'groups.display': ['text', sql`g.display_name`],
    meta: ['complex', sql`d.created_at`],
    'meta.created': ['instant', sql`d.created_at`],
    'meta.lastmodified': ['instant', sql`d.updated_at`],
    'meta.resourcetype': ['exact', sql`'User'::text`],
  },
  lists: { groups: inAGroup },
  // An index of each of the two tables, as a directory asks for every name before it sends somebody.
  indexed: {
    username: (wanted) =>
      sql`d.user_id = any (array(select user_id from directory_users where user_name = ${wanted}
        union all select id from users where email = ${wanted}))`,
  },
}

const d = alias(directoryUsers, 'd')
const u = alias(users, 'u')
const md = alias(directoryUsers, 'md')
const { userId: idOfUser, ...columnsOfUser } = getTableColumns(d)
const groups = sql`(
  select coalesce(json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.display_name), '[]')
  from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id)`

/** The users of a condition or of some ids. @param hasGroups whether their groups are read */
const selectUsers = (db: Queryable, hasGroups = true) =>
  db
    .select({
      ...columnsOfUser,
      id: idOfUser,
      email: u.email,
      userName: directoryName.mapWith(text),
      active: u.isActive,
      isAdmin: u.isAdmin,
      isBarred: isBarred.mapWith(boolean),
      managerId: md.userId,
      managerName: sql`coalesce(md.display_name, ${fullName('md')})`.mapWith(orNull(text)),
      groups: (hasGroups ? groups : sql`'[]'::json`).mapWith(
        listOf(objectOf({ value: text, display: text })),
      ),
    })
    .from(d)
    .innerJoin(u, eq(u.id, d.userId))
    .leftJoin(md, and(eq(md.userId, u.managerId), isNotNull(d.manager)))

export const findUsers = (db: Queryable, ids: string[]): Promise<StoredUser[]> =>
  selectUsers(db).where(inArray(d.userId, ids))

/** The account of somebody whom the directory may know by the id of one that became the same. */
export async function accountOf(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ userId: directoryUsers.userId })
    .from(directoryUsers)
    .where(eq(directoryUsers.knownAs, id))
  return row?.userId ?? id
}

export async function findUser(db: Queryable, id: string): Promise<StoredUser | undefined> {
  const [row] = await findUsers(db, [id])
  return row
}

/** Locks somebody's account, so that changes to them come one after the other, and nobody becomes an administrator meanwhile. */
export async function lockDirectoryUser(tx: Transaction, id: string): Promise<StoredUser | undefined> {
  await tx.execute(sql`select from users where id = ${id}::uuid for no key update`)
  return findUser(tx, id)
}

/** The accounts that some of these addresses have already, locked. */
export const lockAccounts = (tx: Transaction, emails: string[]) =>
  tx
    .select({ id: users.id, email: users.email, isActive: users.isActive, isAdmin: users.isAdmin })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(users.id)
    .for('update')

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
export function orderOf({ attributes }: FilterColumns, { sortBy, isDescending }: PageAsked, last: SQL): SQL {
  if (sortBy === undefined) return last
  const [kind, column] = attributes[sortBy]!
  const key = kind === 'text' ? sql`lower(${column})` : kind === 'id' ? sql`${column}::text` : column
  return sql`${key} ${isDescending ? sql`desc` : sql`asc`}, ${last}`
}

/** A page of users, and how many there are in all. */
export async function readUsers(db: Queryable, asked: PageAsked, hasGroups: boolean) {
  const { filter, sortBy, startIndex, count } = asked
  const where = filter ? sql`where ${whereFits(filter, USER_COLUMNS)}` : sql``
  const from = (isJoined: boolean) => (isJoined ? FROM : sql`directory_users d`)
  const { total } = await readRow(
    db,
    { total: number },
    sql`select count(*)::int as total from ${from(filter !== undefined)} ${where}`,
  )
  if (count === 0 || startIndex > total) return { total, users: [] }
  const order = orderOf(USER_COLUMNS, asked, sql`d.created_at, d.user_id`)
  // The page's ids come from the index alone, where that is possible: only its own rows are read, however late it is.
  const page = sql`(select d.user_id from ${from(filter !== undefined || sortBy !== undefined)} ${where}
    order by ${order} limit ${count} offset ${startIndex - 1})`
  return { total, users: await selectUsers(db, hasGroups).where(inArray(d.userId, page)).orderBy(order) }
}

/**
 * Lets addresses in by entries of their own; one that the directory had barred is turned on and stays in its group. What an
 * administrator has barred, an address or a whole domain, stays barred.
 */
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
    where whole.is_active is distinct from false
    order by given.email
    on conflict (email) do update set is_active = true, is_barred_by_directory = false, updated_at = excluded.updated_at
      where not entry.is_active and entry.is_barred_by_directory`)
}

/** Bars an address by its own entry, which goes before that of its domain. */
export async function barByDirectory(tx: Transaction, email: string, addedBy: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into allowed_emails as entry
      (email, domain, domain_group_id, reason, added_by, is_active, is_barred_by_directory, created_at, updated_at)
    values (${email}, split_part(${email}, '@', 2), null, 'From the directory', ${addedBy}, false, true, ${at}, ${at})
    on conflict (email) do update set is_active = false, is_barred_by_directory = true, updated_at = excluded.updated_at
      where entry.is_active`)
}

/**
 * Makes the accounts of people, or finds them by their address, and writes to them what the directory says; what it does not
 * say stays the person's own. Returns the ids by address.
 */
export async function saveAccounts(tx: Transaction, all: readonly UserAttributes[], now: Date) {
  const accounts = all
    .map((said) => ({
      firstName: '',
      lastName: '',
      ...nameOf(said),
      email: said.userName,
      authMethod: 'directory' as const,
      isActive: said.active,
      timeZone: said.timeZone !== null && isTimeZone(said.timeZone) ? said.timeZone : null,
      directoryLanguage:
        languageOfHeader(said.preferredLanguage ?? '') ?? languageOf(said.locale ?? '') ?? null,
      createdAt: now,
      updatedAt: now,
    }))
    // In a fixed order, so that two batches don't wait for each other.
    .sort((one, other) => (one.email < other.email ? -1 : 1))
  const saved = await tx
    .insert(users)
    .values(accounts)
    .onConflictDoUpdate({
      target: users.email,
      set: {
        isActive: sql`excluded.is_active`,
        firstName: sql`coalesce(nullif(excluded.first_name, ''), users.first_name)`,
        lastName: sql`coalesce(nullif(excluded.last_name, ''), users.last_name)`,
        timeZone: sql`coalesce(users.time_zone, excluded.time_zone)`,
        directoryLanguage: sql`excluded.directory_language`,
        updatedAt: now,
      },
    })
    .returning({ email: users.email, id: users.id })
  return new Map(saved.map(({ email, id }) => [email, id]))
}

const columnsOf = ({ userName: _, active: __, ...said }: UserAttributes) => said

/** Whether the directory calls somebody by one of these names who has another address here. */
export const isNameTaken = async (tx: Transaction, names: string[]): Promise<boolean> =>
  (await tx.$count(directoryUsers, inArray(directoryUsers.userName, names))) > 0

/**
 * Stores what the directory says of people. Returns how many it takes: who has the address and goes by it already is left as
 * they are. Somebody whom the directory called otherwise since they left is back, unless it says that this is another person.
 */
export async function insertDirectoryUsers(
  tx: Transaction,
  all: readonly UserAttributes[],
  ids: Map<string, string>,
  now: Date,
): Promise<number> {
  const rows = all.map((said) => ({
    ...columnsOf(said),
    userId: ids.get(said.userName)!,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.execute(sql`
    delete from directory_users d using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as back ("userId" uuid, "externalId" text)
    where d.user_id = back."userId" and d.user_name is not null and (d.external_id = back."externalId") is not false`)
  const { rowCount } = await tx.insert(directoryUsers).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}

/** @param userName what the directory calls them, unless it is their address */
export const updateDirectoryUser = (
  tx: Transaction,
  userId: string,
  said: UserAttributes,
  userName: string | null,
  now: Date,
) =>
  tx
    .update(directoryUsers)
    .set({ ...columnsOf(said), userName, version: sql`${directoryUsers.version} + 1`, updatedAt: now })
    .where(eq(directoryUsers.userId, userId))

/** Takes from somebody the groups that they manage. Returns the names of these. */
export async function takeManagedGroups(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(groupManagers)
    .where(eq(groupManagers.userId, userId))
    .returning({
      name: sql`(select display_name from domain_groups where id = domain_group_id)`.mapWith(text),
    })
  return rows.map(({ name }) => name)
}

/** The directory says nothing of them any more, and they are in no group of it. */
export async function forgetDirectoryUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(directoryUsers).where(eq(directoryUsers.userId, userId))
  await tx.update(users).set({ directoryLanguage: null }).where(eq(users.id, userId))
}

/** Turns an account itself on or off, whatever the directory says of the person. */
export const turnAccount = (tx: Transaction, id: string, isActive: boolean, now: Date) =>
  tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, id))

export const endSessions = (tx: Transaction, ids: string[], now: Date) =>
  endSessionsOfMany(tx, sql`select unnest(${sql.param(ids)}::uuid[]) as id`, now)

/** Finds whom people report to, by id or address, as an import does: nobody is their own manager. */
export async function applyManagers(tx: Transaction, ids: string[]): Promise<void> {
  // Either by its index: everybody would be looked through for each new person.
  await tx.execute(sql`
    update users u set manager_id = (
      select boss.id from users boss where boss.id <> u.id and boss.erased_at is null
        and boss.id = case when d.manager ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then coalesce(
          (select known.user_id from directory_users known where known.known_as = d.manager::uuid), d.manager::uuid) end
      union all
      select boss.id from users boss where boss.id <> u.id and boss.erased_at is null and boss.email = lower(d.manager))
    from directory_users d where d.user_id = u.id and u.id = any(${sql.param(ids)}::uuid[])`)
}

/** Deletes what the directory says of somebody, and to others that this is their manager. */
export async function forgetPerson(
  tx: Transaction,
  { id, addresses }: { id: string; addresses: string[] },
): Promise<void> {
  await tx.delete(directoryUsers).where(eq(directoryUsers.userId, id))
  await tx
    .update(directoryUsers)
    .set({ manager: null })
    .where(inArray(sql`lower(${directoryUsers.manager})`, [...addresses, id]))
}
