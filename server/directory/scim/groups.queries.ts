import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { listOf, number, objectOf, orNull, readRow, readRows, text } from '../../platform/database/rows'
import { departments, domainGroups } from '../../tables/directory.tables'
import { filterBy, whereFits } from './filter.queries'
import type { Filter } from './filter.rules'
import type { SaidGroup, StoredGroup } from './group.rules'
import { directoryGroups } from '../../tables/scim.tables'
import { orderOf, type PageAsked } from './users.queries'

const aMember = (condition: SQL) =>
  sql`exists (select from directory_members m join users u on u.id = m.user_id where m.group_id = d.id and ${condition})`

export const GROUP_COLUMNS = filterBy(
  {
    id: ['exact', sql`d.id::text`],
    externalid: ['exact', sql`d.external_id`],
    displayname: ['text', sql`d.display_name`],
    members: ['complex', sql`m.user_id`],
    'members.value': ['exact', sql`m.user_id::text`],
    'members.display': ['text', sql`u.email`],
    'members.type': ['text', sql`'User'::text`],
    meta: ['complex', sql`d.created_at`],
    'meta.created': ['instant', sql`d.created_at`],
    'meta.lastmodified': ['instant', sql`d.updated_at`],
    'meta.resourcetype': ['exact', sql`'Group'::text`],
  },
  {
    lowered: new Set(['members.display']),
    ids: { id: sql`d.id`, 'members.value': sql`m.user_id` },
    lists: { members: aMember },
  },
)

const stored = {
  id: text,
  displayName: text,
  externalId: orNull(text),
  version: number,
  createdAt: directoryGroups.createdAt,
  updatedAt: directoryGroups.updatedAt,
}
const withMembers = { ...stored, members: listOf(objectOf({ value: text, display: text })) }

const SELECTED = sql`d.id, d.display_name as "displayName", d.external_id as "externalId", d.version,
  d.created_at as "createdAt", d.updated_at as "updatedAt"`
const MEMBERS = sql`(select coalesce(json_agg(json_build_object('value', m.user_id, 'display', u.email)), '[]')
  from directory_members m join users u on u.id = m.user_id where m.group_id = d.id) as members`

const readStored = (db: Queryable, hasMembers: boolean, from: SQL): Promise<StoredGroup[]> =>
  hasMembers
    ? readRows(db, withMembers, sql`select ${SELECTED}, ${MEMBERS} ${from}`)
    : readRows(db, stored, sql`select ${SELECTED} ${from}`)

/** @param hasMembers whether its members are read; there may be many */
export async function findGroup(
  db: Queryable,
  id: string,
  hasMembers: boolean,
): Promise<StoredGroup | undefined> {
  const [group] = await readStored(db, hasMembers, sql`from directory_groups d where d.id = ${id}::uuid`)
  return group
}

/** A group, locked, with whether its members belong somewhere by it. */
export async function lockDirectoryGroup(tx: Transaction, id: string) {
  const [row] = await tx.select().from(directoryGroups).where(eq(directoryGroups.id, id)).for('update')
  return row && { ...row, isTied: row.domainGroupId !== null || row.departmentId !== null }
}

/** A page of groups, and how many there are in all. */
export async function readDirectoryGroups(
  db: Queryable,
  asked: PageAsked,
  hasMembers: boolean,
): Promise<{ total: number; groups: StoredGroup[] }> {
  const { filter, startIndex, count } = asked
  const where = filter ? sql`where ${whereFits(filter, GROUP_COLUMNS)}` : sql``
  const order = orderOf(GROUP_COLUMNS, asked, sql`d.created_at, d.id`)
  const [{ total }, groups] = await Promise.all([
    readRow(db, { total: number }, sql`select count(*)::int as total from directory_groups d ${where}`),
    readStored(
      db,
      hasMembers,
      sql`from directory_groups d ${where} order by ${order} limit ${count} offset ${startIndex - 1}`,
    ),
  ])
  return { total, groups }
}

/** Whether another group has this name. */
export async function isGroupNameTaken(
  tx: Transaction,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: directoryGroups.id })
    .from(directoryGroups)
    .where(
      and(sql`lower(display_name) = lower(${name})`, exceptId ? ne(directoryGroups.id, exceptId) : undefined),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertGroup(tx: Transaction, said: SaidGroup, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .insert(directoryGroups)
    .values({ ...said, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: directoryGroups.id })
  return row?.id
}

export async function updateGroup(
  tx: Transaction,
  id: string,
  change: Partial<typeof directoryGroups.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(directoryGroups)
    .set({ ...change, version: sql`${directoryGroups.version} + 1`, updatedAt: now })
    .where(eq(directoryGroups.id, id))
}

export async function deleteGroup(tx: Transaction, id: string): Promise<void> {
  await tx.delete(directoryGroups).where(eq(directoryGroups.id, id))
}

const idList = (ids: string[]) => sql`unnest(${sql.param(ids)}::uuid[]) as given(id)`
/** The people whom a statement returns. */
const idsBy = async (tx: Transaction, statement: SQL): Promise<string[]> =>
  (await readRows(tx, { id: text }, statement)).map(({ id }) => id)

/** One of the ids that is no user of the directory; undefined when all are. Who is removed at this moment breaks the foreign key. */
export const findUnknownMember = async (tx: Transaction, given: string[]): Promise<string | undefined> =>
  (
    await idsBy(
      tx,
      sql`select given.id from ${idList(given)} where not exists (select from directory_users d where d.user_id = given.id) limit 1`,
    )
  )[0]

/** Returns who was not in the group before. */
export const addMembers = (tx: Transaction, groupId: string, given: string[]): Promise<string[]> =>
  idsBy(
    tx,
    sql`insert into directory_members (group_id, user_id) select ${groupId}::uuid, given.id from ${idList(given)} order by given.id
      on conflict do nothing returning user_id as id`,
  )

/** Removes everybody but these. Returns who was in the group. */
export const keepMembers = (tx: Transaction, groupId: string, given: string[]): Promise<string[]> =>
  idsBy(
    tx,
    sql`delete from directory_members m where m.group_id = ${groupId}::uuid
      and not exists (select from ${idList(given)} where given.id = m.user_id) returning user_id as id`,
  )

/** Removes these. Returns who was in the group. */
export const removeMembers = (tx: Transaction, groupId: string, given: string[]): Promise<string[]> =>
  idsBy(
    tx,
    sql`delete from directory_members m using ${idList(given)}
      where m.group_id = ${groupId}::uuid and m.user_id = given.id returning m.user_id as id`,
  )

/** Removes whom a filter of `members` finds. Returns who was in the group. */
export const removeMembersWhere = (tx: Transaction, groupId: string, filter: Filter): Promise<string[]> =>
  idsBy(
    tx,
    // The filter is about a member m, not about whether the group has one.
    sql`delete from directory_members m using users u where u.id = m.user_id and m.group_id = ${groupId}::uuid
      and ${whereFits(filter.kind === 'some' ? filter.of : filter, { ...GROUP_COLUMNS, lists: {} })} returning m.user_id as id`,
  )

export const readMemberIds = (tx: Transaction, groupId: string): Promise<string[]> =>
  idsBy(tx, sql`select user_id as id from directory_members where group_id = ${groupId}::uuid`)

export async function updateTie(
  tx: Transaction,
  id: string,
  tie: Pick<typeof directoryGroups.$inferInsert, 'domainGroupId' | 'departmentId' | 'tiedAt'>,
): Promise<void> {
  await tx.update(directoryGroups).set(tie).where(eq(directoryGroups.id, id))
}

/** What a group is to be tied to, by name, which can't be deleted until the transaction ends; null: nothing; undefined: it is not there. */
export async function lockTieTarget(
  tx: Transaction,
  { domainGroupId, departmentId }: { domainGroupId: string | null; departmentId: string | null },
): Promise<string | null | undefined> {
  if (domainGroupId === null && departmentId === null) return null
  const isGroup = domainGroupId !== null
  const [row] = await readRows(
    tx,
    { name: text },
    isGroup
      ? sql`select display_name as name from domain_groups where id::text = lower(${domainGroupId}) for share`
      : sql`select display_name as name from departments where id::text = lower(${departmentId}) for share`,
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
