import { and, asc, count, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import {
  AUDIT_COLUMNS,
  type AuditAction,
  type AuditEntry,
  type AuditSort,
} from '../../../shared/contract/audit'
import type { Queryable, Transaction } from '../database/database'
import { auditLog } from '../../tables/installation.tables'
import { inJson, patternOf } from '../database/erased-words'
import { number, readRow } from '../database/rows'
import { badCursor, cursorAfter, cutPage, isInstant, readCursor } from '../http/cursor'
import { containing } from '../http/text'
import { addMonths, currentMonth, startOfMonth } from '../context/clock'
import type { Context } from '../context/context'

/** Adds entries; returns them with their numbers. */
export const insertAuditEntries = (tx: Transaction, entries: (typeof auditLog.$inferInsert)[]) =>
  tx.insert(auditLog).values(entries).returning()

/** Removes the entries from before a moment; returns how many. The database refuses one that is not 12 months ago. */
export async function shortenAuditLog(db: Queryable, keepFrom: Date, now: Date): Promise<number> {
  const { entries } = await readRow(
    db,
    { entries: number },
    sql`select shorten_audit_log(${keepFrom.toISOString()}, ${now.toISOString()})::int as entries`,
  )
  return entries
}

export interface AuditFilter {
  action?: AuditAction
  actor?: string
  search?: string
  /** `since` is included, `before` is not. */
  since?: Date
  before?: Date
  sort?: AuditSort
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

/** The column that sorts before the time, if there is one. */
const GROUPS = { at: undefined, actor: auditLog.actorEmail, action: auditLog.action }

/** A sort as SQL, with its cursors. Within a person or an action the newest entries come first. */
function orderBy(sort: AuditSort) {
  const column = AUDIT_COLUMNS.find((one) => sort.endsWith(one)) ?? 'at'
  const group = GROUPS[column]
  const turned = sort.startsWith('-') ? desc : asc
  const inTime = group ? desc : turned
  const beyond = (isUp: boolean) => (isUp ? sql`>` : sql`<`)
  return {
    by: [...(group ? [turned(group)] : []), inTime(auditLog.at), inTime(auditLog.id)],
    /** SQL: the rows after a cursor; undefined without one. @throws 400 for a cursor of another sort */
    after(cursor: string | undefined): SQL | undefined {
      const [kind, at, id, name] = readCursor(cursor, group ? 4 : 3) ?? []
      if (kind === undefined) return undefined
      if (kind !== sort || !isInstant(at ?? '') || !/^\d{1,15}$/.test(id ?? '')) throw badCursor()
      const later = sql`(${auditLog.at}, ${auditLog.id}) ${beyond(inTime === asc)} (${at}::timestamptz, ${id}::bigint)`
      if (!group) return later
      return sql`(${group} ${beyond(turned === asc)} ${name} or (${group} = ${name} and ${later}))`
    },
    /** The cursor after this row. */
    cursorAfter: ({ at, id, actorEmail, action }: typeof auditLog.$inferSelect) =>
      cursorAfter(
        sort,
        at.toISOString(),
        String(id),
        ...(group ? [column === 'actor' ? actorEmail : action] : []),
      ),
  }
}

/** A page of the log, by default newest first; only the rows after the cursor are read. */
export async function readAuditPage(db: Queryable, filter: AuditFilter) {
  const { limit = 50, sort = '-at', cursor } = filter
  const order = orderBy(sort)
  const matching = filterBy(filter)
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(and(...matching, order.after(cursor)))
      .orderBy(...order.by)
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(auditLog)
      .where(and(...matching)),
  ])
  const page = cutPage(rows, limit, order.cursorAfter)
  return { ...page, rows: page.rows.map(toEntry), total: all?.total ?? 0 }
}

const toEntry = (row: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  id: String(row.id),
  at: row.at.toISOString(),
})

/** The addresses that somebody had before, by the log; those that are somebody else's now are left out. */
export async function readFormerAddresses(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ address: sql`lower(${auditLog.subjectLabel})`.mapWith(auditLog.subjectLabel) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'user'),
        eq(auditLog.subjectId, userId),
        sql`subject_label like '%@%' and not exists (select from users where users.email = lower(subject_label))`,
      ),
    )
  return rows.map(({ address }) => address)
}

/**
 * Removes an erased person's address from every entry, as actor or subject: what was done, when, and to which row stays. A
 * function of the database does it; the log is never changed in another way.
 */
export async function eraseFromAuditLog(tx: Transaction, words: string[]): Promise<void> {
  await tx.execute(sql`select erase_from_audit_log(${patternOf(words)}, ${patternOf(words.map(inJson))})`)
}

/** Removes entries that are older than AUDIT_RETENTION_MONTHS full months; returns how many. */
export async function removeOldEntries({ clock, config, db, log }: Context): Promise<number> {
  if (config.auditRetentionMonths === undefined) return 0
  const first = addMonths(currentMonth(clock), -config.auditRetentionMonths)
  const keepFrom = startOfMonth(first, clock.timeZone)
  const entries = await shortenAuditLog(db, keepFrom, clock.now())
  if (entries > 0) log.info({ event: 'audit', action: 'audit_log.shortened', entries }, 'audit log')
  return entries
}
