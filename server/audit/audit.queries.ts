import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditEntry } from '../../shared/contract/audit'
import type { Queryable, Transaction } from '../database/database'
import { auditLog } from '../database/schema'
import { holdsWords, jsonWithoutWords, withoutWords } from '../erased-words'
import { badCursor, cursorAfter, isInstant, readCursor } from '../http/cursor'
import { containing } from '../http/text'

export async function insertAuditEntry(db: Queryable, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry)
}

export interface AuditFilter {
  action?: AuditAction
  actor?: string
  search?: string
  /** Entries of this instant and later, and before that one. */
  since?: Date
  before?: Date
  limit?: number
  cursor?: string
}

function filterBy({ action, actor, search, since, before }: AuditFilter): (SQL | undefined)[] {
  const text = search?.trim()
  const address = actor?.trim()
  return [
    action && eq(auditLog.action, action),
    address ? sql`lower(${auditLog.actorEmail}) like ${containing(address)}` : undefined,
    text
      ? or(
          sql`lower(${auditLog.subjectLabel}) like ${containing(text)}`,
          sql`lower(${auditLog.actorEmail}) like ${containing(text)}`,
          sql`lower(${auditLog.before}::text) like ${containing(text)}`,
          sql`lower(${auditLog.after}::text) like ${containing(text)}`,
        )
      : undefined,
    since && gte(auditLog.at, since),
    before && lt(auditLog.at, before),
  ]
}

/** A page of the log, newest first; only the rows after the cursor are read. */
export async function readAuditPage(db: Queryable, filter: AuditFilter) {
  const { limit = 50 } = filter
  const after = cursorOf(filter.cursor)
  const matching = filterBy(filter)
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(
        and(
          ...matching,
          after && sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`,
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(auditLog)
      .where(and(...matching)),
  ])
  const page = rows.slice(0, limit)
  const last = page[page.length - 1]
  return {
    rows: page.map(toEntry),
    total: all?.total ?? 0,
    nextCursor: rows.length > limit && last ? cursorAfter(last.at.toISOString(), String(last.id)) : undefined,
  }
}

function cursorOf(cursor: string | undefined): { at: string; id: string } | undefined {
  const [at, id] = readCursor(cursor, 2) ?? []
  if (at === undefined || id === undefined) return undefined
  if (!isInstant(at) || !/^\d{1,15}$/.test(id)) throw badCursor()
  return { at, id }
}

const toEntry = (row: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  id: String(row.id),
  at: row.at.toISOString(),
})

/**
 * Takes an erased person's address out of every entry, of their acts as of acts on them: what was done, when, and to
 * which row stays. The one change that is ever made to the log.
 */
export async function eraseFromAuditLog(tx: Transaction, words: string[]): Promise<void> {
  const { actorEmail, subjectLabel, before, after } = auditLog
  await tx
    .update(auditLog)
    .set({
      actorEmail: withoutWords(sql`${actorEmail}`, words),
      subjectLabel: withoutWords(sql`${subjectLabel}`, words),
      before: jsonWithoutWords(sql`${before}`, words),
      after: jsonWithoutWords(sql`${after}`, words),
    })
    .where(holdsWords(sql`${actorEmail}, ${subjectLabel}, ${before}, ${after}`, words))
}
