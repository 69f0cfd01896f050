import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { listOf, number, objectOf, orNull, readRows, text } from '../../../server/platform/database/rows'
import { departments, domainGroups } from '../../../server/tables/directory.tables'
import { type FilterColumns, whereFits } from './filter.queries'
import type { Filter } from './filter.rules'
import type { GroupAttributes } from './group.rules'
import { directoryGroups } from '../../../server/tables/company-directory.tables'

const aMember = (condition: SQL) =>
  sql`exists (select from directory_members m join users u on u.id = m.user_id where m.group_id = d.id and ${condition})`

export const GROUP_COLUMNS: FilterColumns = {
  from: sql`directory_groups d`,
  joins: sql``,
  attributes: {
    id: ['id', sql`d.id`],
    externalid: ['exact', sql`d.external_id`],
    displayname: ['text', sql`d.display_name`],
    members: ['complex', sql`m.user_id`],
    'members.value': ['id', sql`m.user_id`],
    'members.display': ['lower', sql`u.email`],
    'members.type': ['text', sql`'User'::text`],
    meta: ['complex', sql`d.created_at`],
    'meta.created': ['instant', sql`d.created_at`],
    'meta.lastmodified': ['instant', sql`d.updated_at`],
    'meta.resourcetype': ['exact', sql`'Group'::text`],
  },
  lists: { members: aMember },
}

const d = alias(directoryGroups, 'd')
const members = sql`(
  select coalesce(json_agg(json_build_object('value', m.user_id, 'display', u.email)), '[]')
  from directory_members m join users u on u.id = m.user_id where m.group_id = d.id)`

/** The groups of some ids. @param hasMembers whether their members are read; there may be many */
export const findGroups = (db: Queryable, ids: string[], hasMembers: boolean) =>
  db
    .select({
      ...getTableColumns(d),
      members: (hasMembers ? members : sql`null`).mapWith(
        orNull(listOf(objectOf({ value: text, display: text }))),
      ),
    })
    .from(d)
    .where(inArray(d.id, ids))

/** A group as it is stored. Members: null where they were not asked for. */
export type StoredGroup = Awaited<ReturnType<typeof findGroups>>[number]

/** A group, locked, with whether its members belong somewhere by it. */
export async function lockDirectoryGroup(tx: Transaction, id: string) {
  const [row] = await tx.select().from(directoryGroups).where(eq(directoryGroups.id, id)).for('update')
  return row && { ...row, isTied: row.domainGroupId !== null || row.departmentId !== null }
}

/** Whether another group has this name. */
export const isGroupNameTaken = async (tx: Transaction, name: string, exceptId: string): Promise<boolean> =>
  (await tx.$count(
    directoryGroups,
    and(sql`lower(display_name) = lower(${name})`, ne(directoryGroups.id, exceptId)),
  )) > 0

export async function insertGroup(tx: Transaction, attributes: GroupAttributes, now: Date) {
  const [row] = await tx
    .insert(directoryGroups)
    .values({ ...attributes, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: directoryGroups.id })
  return row?.id
}

/** Changes what the directory says of a group. Returns its version. */
export async function updateGroup(
  tx: Transaction,
  id: string,
  change: Partial<typeof directoryGroups.$inferInsert>,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .update(directoryGroups)
    .set({ ...change, version: sql`${directoryGroups.version} + 1`, updatedAt: now })
    .where(eq(directoryGroups.id, id))
    .returning({ version: directoryGroups.version })
  return row!.version
}

export const deleteGroup = (tx: Transaction, id: string) =>
  tx.delete(directoryGroups).where(eq(directoryGroups.id, id))

/** SQL: the accounts of some ids, by which the directory knows them. */
const idList = (ids: string[]) => sql`(
  select distinct coalesce(known.user_id, one) as id from unnest(${sql.param(ids)}::uuid[]) as one
  left join directory_users known on known.known_as = one) as given`
/** The ids of the people that a statement returns. */
const idsBy = async (tx: Transaction, statement: SQL): Promise<string[]> =>
  (await readRows(tx, { id: text }, statement)).map(({ id }) => id)

/**
 * The first of the ids that is no user of the directory, if there is one. A user removed at this moment breaks the foreign
 * key.
 */
export const findUnknownMember = (tx: Transaction, given: string[]): Promise<string[]> =>
  idsBy(
    tx,
    sql`select given.id from ${idList(given)} where not exists (select from directory_users d where d.user_id = given.id) limit 1`,
  )

/** Returns the new members. */
export const addMembers = (tx: Transaction, groupId: string, given: string[]): Promise<string[]> =>
  idsBy(
    tx,
    sql`insert into directory_members (group_id, user_id) select ${groupId}::uuid, given.id from ${idList(given)} order by given.id
      on conflict do nothing returning user_id as id`,
  )

/** Removes members: some, all but some, or those that a filter of `members` finds. Returns the removed ones. */
export function removeMembers(
  tx: Transaction,
  groupId: string,
  which: { ids: string[] } | { except: string[] } | { filter: Filter },
): Promise<string[]> {
  const isOneOf = (ids: string[]) => sql`exists (select from ${idList(ids)} where given.id = m.user_id)`
  // The filter is about a member m, not about whether the group has one.
  const fits = (filter: Filter) =>
    whereFits(filter.kind === 'some' ? filter.of : filter, { ...GROUP_COLUMNS, lists: {} })
  const those =
    'ids' in which
      ? isOneOf(which.ids)
      : 'except' in which
        ? sql`not ${isOneOf(which.except)}`
        : sql`exists (select from users u where u.id = m.user_id and ${fits(which.filter)})`
  return idsBy(
    tx,
    sql`delete from directory_members m where m.group_id = ${groupId}::uuid and ${those} returning m.user_id as id`,
  )
}

export const readMemberIds = (tx: Transaction, groupId: string): Promise<string[]> =>
  idsBy(tx, sql`select user_id as id from directory_members where group_id = ${groupId}::uuid`)

export const updateTie = (
  tx: Transaction,
  id: string,
  tie: Pick<typeof directoryGroups.$inferInsert, 'domainGroupId' | 'departmentId' | 'tiedAt'>,
) => tx.update(directoryGroups).set(tie).where(eq(directoryGroups.id, id))

/** What a group is to be tied to, by name, which can't be deleted until the transaction ends; null: nothing; undefined: it is not there. */
export async function lockTieTarget(
  tx: Transaction,
  { domainGroupId, departmentId }: { domainGroupId: string | null; departmentId: string | null },
): Promise<string | null | undefined> {
  const id = domainGroupId ?? departmentId
  if (id === null) return null
  const table = domainGroupId !== null ? domainGroups : departments
  const [row] = await readRows(
    tx,
    { name: text },
    sql`select ${table.displayName} as name from ${table} where ${table.id}::text = lower(${id}) for share`,
  )
  return row?.name
}

/** The groups of the directory as the administrator sees them. */
export const readTies = (db: Queryable) =>
  db
    .select({
      id: directoryGroups.id,
      displayName: directoryGroups.displayName,
      members:
        sql`(select count(*)::int from directory_members m where m.group_id = directory_groups.id)`.mapWith(
          number,
        ),
      domainGroupId: directoryGroups.domainGroupId,
      departmentId: directoryGroups.departmentId,
      tiedTo: sql`coalesce(${domainGroups.displayName}, ${departments.displayName})`.mapWith(orNull(text)),
    })
    .from(directoryGroups)
    .leftJoin(domainGroups, eq(domainGroups.id, directoryGroups.domainGroupId))
    .leftJoin(departments, eq(departments.id, directoryGroups.departmentId))
    .orderBy(asc(sql`lower(directory_groups.display_name)`), directoryGroups.id)
