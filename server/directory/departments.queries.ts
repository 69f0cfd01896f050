import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Department } from '../../shared/contract/directory'
import type { Queryable, Transaction } from '../platform/database/database'
import { allowedEmails, departments } from '../tables/directory.tables'
import { users } from '../tables/people.tables'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import type { Given } from '../tables/columns'
import { inLetters } from '../tables/columns'
import { cursorAfter, cutPage, readCursor } from '../platform/http/cursor'
import { boolean, number, readRow, readRows } from '../platform/database/rows'

/** The department every list has; people of a deleted one move there. */
export const OTHER = 'Other'

/** Departments of a group, or (null) of the common list. */
const inList = (groupId: Given | null) =>
  groupId === null ? isNull(departments.domainGroupId) : eq(departments.domainGroupId, groupId)

/** SQL: the order of a list, with Other last. */
const isOther = sql`lower(${departments.name}) = 'other'`.mapWith(boolean)

export async function readDepartments(db: Queryable, groupId: string | null) {
  return db
    .select({ id: departments.id, name: departments.name, displayName: departments.displayName })
    .from(departments)
    .where(and(inList(groupId), eq(departments.isActive, true)))
    .orderBy(isOther, inLetters(departments.displayName), departments.id)
}

/** The group of a person by the whitelist; null: the common list. */
export async function readGroupOfUser(db: Queryable, userId: string): Promise<string | null> {
  const rows = await db
    .select({ groupId: whitelistCoverage.domainGroupId })
    .from(whitelistCoverage)
    .where(eq(whitelistCoverage.userId, userId))
  return rows[0]?.groupId ?? null
}

/** The group of a mail domain by its wildcard entry; null: the common list. */
export async function readGroupOfDomain(db: Queryable, domain: string): Promise<string | null> {
  const rows = await db
    .select({ groupId: allowedEmails.domainGroupId })
    .from(allowedEmails)
    .where(eq(allowedEmails.email, `*@${domain.toLowerCase()}`))
  return rows[0]?.groupId ?? null
}

/** Whether a list has this department. It can't be deleted until the transaction ends. */
export async function keepDepartment(db: Queryable, groupId: string | null, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(inList(groupId), eq(departments.name, name), eq(departments.isActive, true)))
    .for('share')
  return rows.length > 0
}

/** Adds Other to the common list if it is missing. */
export async function ensureCommonOther(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(departments)
    .values({ name: OTHER, displayName: OTHER, domainGroupId: null, createdAt: now })
    .onConflictDoNothing()
}

/** SQL: people whose list this is. Needs whitelist_coverage joined. */
const isListOf = (groupId: Given | null) =>
  groupId === null ? isNull(whitelistCoverage.domainGroupId) : eq(whitelistCoverage.domainGroupId, groupId)

/** The departments of a list as the administrator sees them, each with its number of people. */
export function readDepartmentsWithCounts(db: Queryable, groupId: string | null): Promise<Department[]> {
  const ofList =
    groupId === null ? sql`${joinCoverage} where ${isListOf(null)}` : sql`where ${isListedIn(groupId)}`
  const people = sql`(select users.department as name, count(*)::int as number from users ${ofList}
    and users.department is not null group by 1) people`
  return db
    .select({
      id: departments.id,
      name: departments.name,
      displayName: departments.displayName,
      domainGroupId: departments.domainGroupId,
      userCount: sql`coalesce(people.number, 0)`.mapWith(number),
      isDefault: isOther,
    })
    .from(departments)
    .leftJoin(people, sql`people.name = departments.name`)
    .where(inList(groupId))
    .orderBy(isOther, inLetters(departments.displayName), departments.id)
}

/** Adds a department; undefined when the list has one of that name. */
export async function insertDepartment(db: Queryable, department: typeof departments.$inferInsert) {
  const [row] = await db.insert(departments).values(department).onConflictDoNothing().returning({
    id: departments.id,
    name: departments.name,
    displayName: departments.displayName,
    domainGroupId: departments.domainGroupId,
  })
  return row && { ...row, userCount: 0, isDefault: false }
}

/** A department of a list, locked. */
export async function lockDepartment(tx: Transaction, groupId: string | null, id: string) {
  const [row] = await tx
    .select({ name: departments.name, displayName: departments.displayName, isDefault: isOther })
    .from(departments)
    .where(and(inList(groupId), eq(departments.id, id)))
    .for('update')
  return row
}

/** Whether another department of a list is found by this name, as an import finds it. */
export async function isDepartmentName(
  tx: Transaction,
  groupId: string | null,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const isCalledSo = sql`lower(${name}) in (lower(${departments.name}), lower(${departments.displayName}))`
  return (await tx.$count(departments, and(inList(groupId), ne(departments.id, exceptId), isCalledSo))) > 0
}

export const changeDisplayName = (tx: Transaction, id: string, displayName: string) =>
  tx.update(departments).set({ displayName }).where(eq(departments.id, id))

export const deleteDepartmentRow = (tx: Transaction, id: string) =>
  tx.delete(departments).where(eq(departments.id, id))

/** Moves everyone on a list from one department to another; returns how many. */
export async function movePeople(
  tx: Transaction,
  groupId: string | null,
  from: string,
  to: string,
  now: Date,
): Promise<number> {
  const those = tx.select({ id: whitelistCoverage.userId }).from(whitelistCoverage).where(isListOf(groupId))
  const { rowCount } = await tx
    .update(users)
    .set({ department: to, updatedAt: now })
    .where(and(eq(users.department, from), inArray(users.id, those)))
  return rowCount ?? 0
}

/** The people of a department, a page at a time by address. */
export async function readDepartmentPeople(
  db: Queryable,
  groupId: string | null,
  name: string,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const after = readCursor(cursor, 1)?.[0]
  const inDepartment = and(isListOf(groupId), eq(users.department, name))
  const isLater = after === undefined ? undefined : gt(users.email, after)
  const shown = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }
  const [rows, { total }] = await Promise.all([
    readRows(
      db,
      shown,
      sql`
      select users.id, first_name as "firstName", last_name as "lastName", users.email from users ${joinCoverage}
      where ${and(inDepartment, isLater)} order by users.email limit ${limit + 1}`,
    ),
    readRow(
      db,
      { total: number },
      sql`select count(*)::int as total from users ${joinCoverage} where ${inDepartment}`,
    ),
  ])
  return { ...cutPage(rows, limit, ({ email }) => cursorAfter(email)), total }
}
