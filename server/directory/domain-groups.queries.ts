import { and, eq, ne, sql } from 'drizzle-orm'
import type { DomainGroup } from '../../shared/contract/directory'
import type { Queryable, Transaction } from '../platform/database/database'
import { allowedEmails, departments, domainGroups } from '../tables/directory.tables'
import { pairings } from '../tables/pairings.tables'
import { inLetters } from '../tables/columns'
import { OTHER } from './departments.queries'

const toGroup = (row: typeof domainGroups.$inferSelect): DomainGroup => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export async function readGroups(db: Queryable): Promise<DomainGroup[]> {
  const rows = await db
    .select()
    .from(domainGroups)
    .orderBy(inLetters(domainGroups.displayName), domainGroups.id)
  return rows.map(toGroup)
}

/** Adds a group with its Other department; undefined when the name is taken. */
export async function insertGroup(
  tx: Transaction,
  group: Pick<DomainGroup, 'name' | 'displayName' | 'description' | 'color' | 'language'>,
  now: Date,
): Promise<DomainGroup | undefined> {
  // Checked first, since a refused insert would use up a number, and so a letter in the names of pairings.
  const namesakes = await tx
    .select({ id: domainGroups.id })
    .from(domainGroups)
    .where(sql`lower(${domainGroups.name}) = lower(${group.name})`)
  if (namesakes.length > 0) return undefined
  const [row] = await tx
    .insert(domainGroups)
    .values({ ...group, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) return undefined
  await tx
    .insert(departments)
    .values({ name: OTHER, displayName: OTHER, domainGroupId: row.id, createdAt: now })
  return toGroup(row)
}

export const hasGroup = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(domainGroups, eq(domainGroups.id, id))) > 0

/** Keeps a group from being deleted until the transaction ends; undefined if there is no such group. */
export async function keepGroup(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ id: domainGroups.id, displayName: domainGroups.displayName })
    .from(domainGroups)
    .where(eq(domainGroups.id, id))
    .for('key share')
  return row
}

/** Keeps departments and groups from being deleted until the transaction ends. Call it before locking people, as all do. */
export async function lockDirectory(tx: Transaction): Promise<void> {
  await tx.execute(sql`select from domain_groups for share`)
  await tx.execute(sql`select from departments for share`)
}

/** Locks a group against every other use until the transaction ends. */
export async function lockGroup(tx: Transaction, id: string) {
  const { displayName, description, color, language } = domainGroups
  const rows = await tx
    .select({ displayName, description, color, language })
    .from(domainGroups)
    .where(eq(domainGroups.id, id))
    .for('update')
  return rows[0]
}

export const hasActivePairing = async (tx: Transaction, groupId: string): Promise<boolean> =>
  (await tx.$count(pairings, and(eq(pairings.domainGroupId, groupId), eq(pairings.status, 'active')))) > 0

/** Whether another group is found by this name, as an import finds it. */
export async function isGroupName(tx: Transaction, name: string, exceptId: string): Promise<boolean> {
  const isCalledSo = sql`lower(${name}) in (lower(${domainGroups.name}), lower(${domainGroups.displayName}))`
  return (await tx.$count(domainGroups, and(ne(domainGroups.id, exceptId), isCalledSo))) > 0
}

/** Changes a group that is locked. */
export async function updateGroup(
  tx: Transaction,
  id: string,
  change: Partial<typeof domainGroups.$inferInsert>,
): Promise<DomainGroup> {
  const [row] = await tx.update(domainGroups).set(change).where(eq(domainGroups.id, id)).returning()
  return toGroup(row!)
}

/** Deletes a group; returns how many whitelist entries became unassigned. */
export async function deleteGroup(tx: Transaction, id: string, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(allowedEmails)
    .set({ domainGroupId: null, updatedAt: now })
    .where(eq(allowedEmails.domainGroupId, id))
  await tx.delete(domainGroups).where(eq(domainGroups.id, id))
  return rowCount ?? 0
}
