import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database'
import { boolean, number, orNull, readRow, text } from '../database/rows'
import { auditChain, auditLog } from '../../tables/audit.tables'
import { type ChainedEntry, type Head, headInWords, type Link } from './audit-chain.rules'

/** The end of the chain; undefined while the log is empty. */
export async function readHead(db: Queryable): Promise<Head | undefined> {
  const [head] = await db
    .select({ number: auditChain.number, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.number))
    .limit(1)
  return head
}

/** A link with the entry that it is about. `isLast`: no later link is about the same entry. */
export interface ChainRow {
  link: Link
  entry: ChainedEntry | undefined
  isLast: boolean
}

/** The links after a number, each with its entry; in their order. */
export async function readLinks(db: Queryable, after: number, limit: number): Promise<ChainRow[]> {
  const later = alias(auditChain, 'later')
  const rows = await db
    .select({
      link: auditChain,
      entry: auditLog,
      // As text: it goes into the digest as PostgreSQL writes it.
      before: sql`${auditLog.before}::text`.mapWith(orNull(text)),
      after: sql`${auditLog.after}::text`.mapWith(orNull(text)),
      isLast: sql`${notExists(
        db
          .select({ one: sql`1` })
          .from(later)
          .where(and(eq(later.entryId, auditChain.entryId), gt(later.number, auditChain.number))),
      )}`.mapWith(boolean),
    })
    .from(auditChain)
    .leftJoin(auditLog, eq(auditLog.id, auditChain.entryId))
    .where(gt(auditChain.number, after))
    .orderBy(asc(auditChain.number))
    .limit(limit)
  return rows.map(({ link, entry, before, after: then, isLast }) => ({
    link,
    entry: entry ? { ...entry, before, after: then } : undefined,
    isLast,
  }))
}

/** The first entry that no link is about: somebody inserted it without the product. */
export async function findUnlinked(db: Queryable): Promise<{ id: number } | undefined> {
  const isLinked = db.select({ one: sql`1` }).from(auditChain).where(eq(auditChain.entryId, auditLog.id))
  const [found] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(notExists(isLinked))
    .orderBy(asc(auditLog.id))
    .limit(1)
  return found
}

/** The entry which says that the log was shortened to begin after this link. */
export async function findShortening(db: Queryable, link: Head) {
  const [entry] = await db
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'audit_log.shortened'), eq(auditLog.subjectId, headInWords(link))))
    .orderBy(asc(auditLog.id))
    .limit(1)
  return entry
}

/** Removes the entries from before a moment; returns how many. The database refuses one that is not 12 months ago. */
export async function shortenAuditLog(db: Queryable, keepFrom: Date, now: Date): Promise<number> {
  const { entries } = await readRow(
    db,
    { entries: number },
    sql`select shorten_audit_log(${keepFrom.toISOString()}, ${now.toISOString()})::int as entries`,
  )
  return entries
}
