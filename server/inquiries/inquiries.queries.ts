import { count, desc, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database'
import { inquiries } from './inquiries.tables'
import { badCursor, cursorAfter, readCursor } from '../http/cursor'
import { UUID } from '../http/route'

export async function insertInquiry(db: Queryable, inquiry: typeof inquiries.$inferInsert): Promise<void> {
  await db.insert(inquiries).values(inquiry)
}

/** The format in which we write instants and PostgreSQL reads them: a year of four digits. */
const isInstant = (text: string): boolean => {
  const date = new Date(text)
  return /^\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/** Newest first; the cursor is the last row's time and id. */
export async function readInquiriesPage(
  db: Queryable,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const [at, id] = readCursor(cursor, 2) ?? []
  if (at !== undefined && !(isInstant(at) && UUID.test(id ?? ''))) throw badCursor()
  const after =
    at !== undefined
      ? sql`(${inquiries.createdAt}, ${inquiries.id}) < (${at}::timestamptz, ${id}::uuid)`
      : undefined
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(inquiries)
      .where(after)
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(inquiries),
  ])
  const page = rows.slice(0, limit).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  const last = page[page.length - 1]
  return {
    rows: page,
    total: all?.total ?? 0,
    nextCursor: rows.length > limit && last ? cursorAfter(last.createdAt, last.id) : undefined,
  }
}

/** Deletes the inquiries that an address sent. */
export const deleteInquiriesOf = (tx: Transaction, email: string) =>
  tx.delete(inquiries).where(sql`lower(${inquiries.contactEmail}) = ${email}`)
