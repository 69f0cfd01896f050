import { count, desc, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { inquiries } from '../database/schema'
import { cursorAfter, readCursor } from '../http/cursor'
import { UUID } from '../http/route'

export async function insertInquiry(db: Queryable, inquiry: typeof inquiries.$inferInsert): Promise<void> {
  await db.insert(inquiries).values(inquiry)
}

/** Newest first; the cursor is the last row's time and id. */
export async function readInquiriesPage(
  db: Queryable,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const [at, id] = readCursor(cursor, 2) ?? []
  const after =
    at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) && UUID.test(id)
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
