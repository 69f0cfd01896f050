import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { allowedEmails, departments, whitelistCoverage } from '../database/schema'

/** The department every list has; people of a deleted one move there. */
export const OTHER = 'Other'

/** Departments of a group, or (null) of the common list. */
const inList = (groupId: string | null) =>
  groupId === null ? isNull(departments.domainGroupId) : eq(departments.domainGroupId, groupId)

/** SQL: Other comes last. */
const isOther = sql<boolean>`lower(${departments.name}) = 'other'`

export async function readDepartments(db: Queryable, groupId: string | null) {
  return db
    .select({ id: departments.id, name: departments.name, displayName: departments.displayName })
    .from(departments)
    .where(and(inList(groupId), eq(departments.isActive, true)))
    .orderBy(isOther, sql`lower(${departments.displayName})`)
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

/** Whether a list has this department. Inside a transaction it can't be deleted until the end. */
export async function holdDepartment(db: Queryable, groupId: string | null, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(inList(groupId), eq(departments.name, name), eq(departments.isActive, true)))
    .for('share')
  return rows.length > 0
}

/** Gives the common list its Other, if it has none yet. */
export async function ensureCommonOther(db: Queryable, now: Date): Promise<void> {
  await db
    .insert(departments)
    .values({ name: OTHER, displayName: OTHER, domainGroupId: null, createdAt: now })
    .onConflictDoNothing()
}
