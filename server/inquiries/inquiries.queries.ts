import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { inquiries } from '../tables/installation.tables'
import { badCursor, cursorAfter, cutPage, isInstant, readCursor, totalOf } from '../platform/http/cursor'
import { UUID } from '../platform/http/route'
import { containing } from '../platform/http/text'

export async function insertInquiry(db: Queryable, inquiry: typeof inquiries.$inferInsert): Promise<void> {
  await db.insert(inquiries).values(inquiry)
}

/** Newest first; the cursor is the last row's time and id. */
export async function readInquiriesPage(
  db: Queryable,
  { search, limit = 100, cursor }: { search?: string; limit?: number; cursor?: string },
) {
  const [at, id] = readCursor(cursor, 2) ?? []
  if (at !== undefined && !(isInstant(at) && UUID.test(id ?? ''))) throw badCursor()
  const after =
    at !== undefined
      ? sql`(${inquiries.createdAt}, ${inquiries.id}) < (${at}::timestamptz, ${id}::uuid)`
      : undefined
  const term = search?.trim()
  const found = term
    ? sql`lower(concat_ws(' ', ${inquiries.companyName}, ${inquiries.contactEmail}, ${inquiries.additionalInfo})) like ${containing(term)}`
    : undefined
  const rows = await db
    .select()
    .from(inquiries)
    .where(and(found, after))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(limit + 1)
  const page = cutPage(rows, limit, (last) => cursorAfter(last.createdAt.toISOString(), last.id))
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: await totalOf(page, cursor, () => db.$count(inquiries, found)),
  }
}

/** SQL: an inquiry was sent from this address, which is in lower case. */
export const isSentBy = (email: string): SQL => sql`lower(${inquiries.contactEmail}) = ${email}`

/** Deletes the inquiries that an address sent. */
export const deleteInquiriesOf = (tx: Transaction, email: string) =>
  tx.delete(inquiries).where(isSentBy(email))

/** Deletes the inquiries that came before an instant; returns how many. */
export async function deleteInquiriesBefore(tx: Transaction, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(inquiries).where(lt(inquiries.createdAt, before))
  return rowCount ?? 0
}
