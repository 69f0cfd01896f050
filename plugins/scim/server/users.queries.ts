import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { languageOf, languageOfHeader } from '../../../shared/languages/languages'
import { isTimeZone } from '../../../shared/working-hours'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { boolean, listOf, objectOf, orNull, text } from '../../../server/platform/database/rows'
import { endSessionsOfMany } from '../../../server/sign-in/sessions.queries'
import { users } from '../../../server/tables/people.tables'
import { groupManagers } from '../../../server/tables/managers.tables'
import {
  directoryGroups,
  directoryMembers,
  directoryUsers,
} from '../../../server/tables/company-directory.tables'
import type { PluginHooks } from '../../../server/platform/context/context'
import { mapValues } from '../../../shared/map-values'
import { noteLeaver } from '../../../server/directory/former-accounts.queries'
import type { FilterColumns } from './filter.queries'
import type { Kind } from './filter.rules'
import { nameOf, TEXTS, type UserAttributes } from './user.rules'

const d = alias(directoryUsers, 'd')
const u = alias(users, 'u')
const md = alias(directoryUsers, 'md')

/** SQL: joined names, or null. */
const fullName = (of: 'd' | 'md') =>
  sql.raw(`nullif(concat_ws(' ', ${of}.given_name, ${of}.family_name), '')`)

/** SQL: the whitelist keeps them out: an administrator has barred them, or taken them off it. */
const isBarred = sql`exists (select from whitelist_coverage c where c.user_id = u.id and not c.is_covered)`

/** SQL: what the directory calls them. */
const directoryName = sql`coalesce(d.user_name, u.email)`

const inAGroup = (condition: SQL) =>
  sql`exists (select from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id and ${condition})`

export const USER_COLUMNS: FilterColumns = {
  from: sql`directory_users d`,
  // Their rows (u), and what the directory says of their managers (md).
  joins: sql`join users u on u.id = d.user_id
    left join directory_users md on md.user_id = u.manager_id and d.manager is not null`,
  attributes: {
    id: ['id', sql`d.user_id`],
    ...mapValues(TEXTS, ([field]): [Kind, SQL] => ['text', sql`${d[field]}`]),
    externalid: ['exact', sql`d.external_id`],
    username: ['lower', directoryName],
    name: ['complex', fullName('d')],
    'name.formatted': ['text', fullName('d')],
    displayname: ['text', sql`coalesce(d.display_name, ${fullName('d')})`],
    active: ['boolean', sql`(u.is_active and not ${isBarred})`],
    emails: ['complex', sql`d.work_email`],
    'emails.value': ['lower', sql`d.work_email`],
    'emails.type': ['text', sql`case when d.work_email is not null then 'work' end`],
    'emails.primary': ['boolean', sql`case when d.work_email is not null then true end`],
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

const { userId: idOfUser, ...columnsOfUser } = getTableColumns(d)
const groups = sql`(
  select coalesce(json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.display_name), '[]')
  from directory_members m join directory_groups g on g.id = m.group_id where m.user_id = d.user_id)`

/** The users of some ids. @param hasGroups whether their groups are read */
export const findUsers = (db: Queryable, ids: string[], hasGroups = true) =>
  db
    .select({
      ...columnsOfUser,
      id: idOfUser,
      /** Their address here; `userName` is what the directory calls them. */
      email: u.email,
      userName: directoryName.mapWith(text),
      active: u.isActive,
      isAdmin: u.isAdmin,
      isBarred: isBarred.mapWith(boolean),
      /** The person that `manager` names, if the directory knows them. */
      managerId: md.userId,
      managerName: sql`coalesce(md.display_name, ${fullName('md')})`.mapWith(orNull(text)),
      groups: (hasGroups ? groups : sql`'[]'::json`).mapWith(
        listOf(objectOf({ value: text, display: text })),
      ),
    })
    .from(d)
    .innerJoin(u, eq(u.id, d.userId))
    .leftJoin(md, and(eq(md.userId, u.managerId), isNotNull(d.manager)))
    .where(inArray(d.userId, ids))

/** A user as it is stored. */
export type StoredUser = Awaited<ReturnType<typeof findUsers>>[number]

/** The account behind an id: the directory may still use the id of an account that was merged into it. */
export async function accountOf(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ userId: directoryUsers.userId })
    .from(directoryUsers)
    .where(eq(directoryUsers.knownAs, id))
  return row?.userId ?? id
}

/** Locks somebody's account, so that changes to them come one after the other, and nobody becomes an administrator meanwhile. */
export async function lockDirectoryUser(tx: Transaction, id: string): Promise<StoredUser | undefined> {
  await tx.execute(sql`select from users where id = ${id}::uuid for no key update`)
  return (await findUsers(tx, [id]))[0]
}

/** The accounts that some of these addresses have already, locked. */
export const lockAccounts = (tx: Transaction, emails: string[]) =>
  tx
    .select({ id: users.id, email: users.email, isActive: users.isActive, isAdmin: users.isAdmin })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(users.id)
    .for('update')

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

/**
 * Makes the accounts of people, or finds them by their address, and writes to them what the directory says; what it does not
 * say stays the person's own. Returns the ids by address.
 */
export async function saveAccounts(tx: Transaction, all: readonly UserAttributes[], now: Date) {
  const accounts = all
    .map((attributes) => ({
      ...nameOf(attributes),
      email: attributes.userName,
      authMethod: 'directory' as const,
      isActive: attributes.active,
      timeZone: attributes.timeZone !== null && isTimeZone(attributes.timeZone) ? attributes.timeZone : null,
      directoryLanguage:
        languageOfHeader(attributes.preferredLanguage ?? '') ?? languageOf(attributes.locale ?? '') ?? null,
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

const columnsOf = ({ userName: _, active: __, ...attributes }: UserAttributes) => attributes

/** Whether one of these names is the directory's name of a person with another address here. */
export const isNameTaken = async (tx: Transaction, names: string[]): Promise<boolean> =>
  (await tx.$count(directoryUsers, inArray(directoryUsers.userName, names))) > 0

/**
 * Stores what the directory says of people. Returns how many were stored: a person already linked at this address is left
 * unchanged. A person that the directory renamed after they left is back, unless it says that this is another person.
 */
export async function insertDirectoryUsers(
  tx: Transaction,
  all: readonly UserAttributes[],
  ids: Map<string, string>,
  now: Date,
): Promise<number> {
  const rows = all.map((attributes) => ({
    ...columnsOf(attributes),
    userId: ids.get(attributes.userName)!,
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
  attributes: UserAttributes,
  userName: string | null,
  now: Date,
) =>
  tx
    .update(directoryUsers)
    .set({ ...columnsOf(attributes), userName, version: sql`${directoryUsers.version} + 1`, updatedAt: now })
    .where(eq(directoryUsers.userId, userId))

/**
 * Takes from somebody what the directory says of them, and with it its groups; the groups that they manage; and lets them in no
 * more, by an entry of their own, which goes before that of their domain. Returns the names of what they managed.
 */
export async function removeDirectoryUser(
  tx: Transaction,
  { id, email, isAdmin }: StoredUser,
  addedBy: string,
  now: Date,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into allowed_emails as entry
      (email, domain, domain_group_id, reason, added_by, is_active, is_barred_by_directory, created_at, updated_at)
    values (${email}, split_part(${email}, '@', 2), null, 'From the directory', ${addedBy}, false, true, ${at}, ${at})
    on conflict (email) do update set is_active = false, is_barred_by_directory = true, updated_at = excluded.updated_at
      where entry.is_active`)
  await noteLeaver(tx, id)
  await tx.delete(directoryUsers).where(eq(directoryUsers.userId, id))
  // The whitelist decides from now on, so that an administrator can let them in again; it does not for administrators.
  await tx
    .update(users)
    .set({ directoryLanguage: null, isActive: !isAdmin, updatedAt: now })
    .where(eq(users.id, id))
  // The next one who gets the address manages nothing.
  const managed = await tx
    .delete(groupManagers)
    .where(eq(groupManagers.userId, id))
    .returning({
      name: sql`(select display_name from domain_groups where id = domain_group_id)`.mapWith(text),
    })
  return managed.map(({ name }) => name)
}

export async function endSessions(tx: Transaction, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0) await endSessionsOfMany(tx, sql`select unnest(${sql.param(ids)}::uuid[]) as id`, now)
}

/** Finds people's managers, by id or address, as an import does: nobody is their own manager. */
export async function applyManagers(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
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

const { userId: _user, userName: _name, knownAs: _known, ...row } = getTableColumns(directoryUsers)
const { preferredLanguage: _language, version: _version, ...exported } = row

/** What the directory says of a person, and the names of its groups that they are in. */
export const exportPerson: NonNullable<PluginHooks['exportOf']> = async (tx, { id }, { responses }) => {
  const rows = await tx.select(exported).from(directoryUsers).where(eq(directoryUsers.userId, id))
  const names = await tx
    .select({ name: directoryGroups.displayName })
    .from(directoryMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMembers.groupId))
    .where(eq(directoryMembers.userId, id))
    .orderBy(directoryGroups.displayName)
  return {
    title: responses.scim.myData,
    labels: responses.myData.fields,
    entries: rows.map((entry) => ({ ...entry, groups: names.map(({ name }) => name) })),
  }
}
