import { and, asc, count, eq, gt, like, or, sql } from 'drizzle-orm'
import type { AllowedEmail } from '../../shared/contract/directory'
import type { Queryable, Transaction } from '../database/database'
import { allowedEmails, domainGroups } from '../database/schema'
import { cursorAfter, readCursor } from '../http/cursor'
import { containing } from '../http/text'

const listed = {
  entry: allowedEmails,
  group: {
    id: domainGroups.id,
    name: domainGroups.name,
    displayName: domainGroups.displayName,
    color: domainGroups.color,
  },
}

type Listed = {
  entry: typeof allowedEmails.$inferSelect
  group: NonNullable<AllowedEmail['domainGroup']> | null
}

const toEntry = ({ entry, group }: Listed): AllowedEmail => ({
  ...entry,
  domainGroup: group,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})

/** A page of the whitelist in the order of its addresses, whole domains before single addresses. */
export async function readWhitelistPage(
  db: Queryable,
  { search, limit = 500, cursor }: { search?: string; limit?: number; cursor?: string },
) {
  const text = search?.trim()
  const matching = text
    ? or(
        like(allowedEmails.email, containing(text)),
        sql`lower(${allowedEmails.reason}) like ${containing(text)}`,
        sql`${allowedEmails.domainGroupId} in (select id from domain_groups where lower(display_name) like ${containing(text)})`,
      )
    : undefined
  const after = readCursor(cursor, 1)?.[0]
  const [rows, [all]] = await Promise.all([
    db
      .select(listed)
      .from(allowedEmails)
      .leftJoin(domainGroups, eq(domainGroups.id, allowedEmails.domainGroupId))
      .where(and(matching, after === undefined ? undefined : gt(allowedEmails.email, after)))
      .orderBy(asc(allowedEmails.email))
      .limit(limit + 1),
    db.select({ total: count() }).from(allowedEmails).where(matching),
  ])
  const page = rows.slice(0, limit)
  return {
    rows: page.map(toEntry),
    total: all?.total ?? 0,
    nextCursor: rows.length > limit ? cursorAfter(page[page.length - 1]?.entry.email ?? '') : undefined,
  }
}

export async function findEntry(db: Queryable, id: string): Promise<AllowedEmail | undefined> {
  const [row] = await db
    .select(listed)
    .from(allowedEmails)
    .leftJoin(domainGroups, eq(domainGroups.id, allowedEmails.domainGroupId))
    .where(eq(allowedEmails.id, id))
  return row && toEntry(row)
}

/** Answers the id, or undefined when the address is on the list already. */
export async function insertEntry(
  tx: Transaction,
  entry: typeof allowedEmails.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(allowedEmails)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: allowedEmails.id })
  return row?.id
}

/** Answers the domain of the changed entry, or undefined when there is none. */
export async function changeEntry(
  tx: Transaction,
  id: string,
  change: { domainGroupId?: string | null; isActive?: boolean; updatedAt: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(allowedEmails)
    .set(change)
    .where(eq(allowedEmails.id, id))
    .returning({ domain: allowedEmails.domain })
  return row?.domain
}

export async function deleteEntry(
  tx: Transaction,
  id: string,
): Promise<{ email: string; domain: string } | undefined> {
  const [row] = await tx
    .delete(allowedEmails)
    .where(eq(allowedEmails.id, id))
    .returning({ email: allowedEmails.email, domain: allowedEmails.domain })
  return row
}
