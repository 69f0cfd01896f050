import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { readRow, text } from '../database/rows'
import type { Caller } from '../http/caller'
import { badCursor, cursorAfter, cutPage, readCursor } from '../http/cursor'
import { HttpError, notAdmin } from '../http/errors'
import { UUID } from '../http/route'

/** What somebody gives to `updatedSince` who knows nothing yet. */
const BEGINNING = '0'
const NUMBER = /^\d{1,18}$/

interface Query {
  updatedSince: string
  limit?: number | undefined
  cursor?: string | undefined
  /** How a list is narrowed down or sorted. */
  [other: string]: unknown
}

export type Following = Awaited<ReturnType<typeof follow>>

/**
 * Reads a list for somebody who copies it and asks again and again what has changed (docs/operate/api-keys.md, "Following a list"). What
 * was written since is told by the number of the transaction that wrote a row last, which PostgreSQL itself keeps with each row
 * (`xmin`): no write can forget it, and no clock counts. All that is numbered lower than the oldest transaction still under way
 * has ended, so the copy is true up to there; what ends later is told the next time, however long it took.
 */
export async function follow(
  db: Queryable,
  caller: Caller,
  { updatedSince, limit = 500, cursor, ...others }: Query,
) {
  // The rows of managers come from views, which have no transaction.
  if (!caller.isAdmin) throw notAdmin()
  if (Object.values(others).some((value) => value !== undefined))
    throw new HttpError(400, 'invalid_input', (w) => w.platform.followWhole)
  const now = await readRow(db, { history: text, next: text }, PLACE)
  const known = updatedSince === BEGINNING ? undefined : placeIn(updatedSince)
  const [after, ofFirstPage] = readCursor(cursor, 2) ?? []
  if (after !== undefined && !UUID.test(after)) throw badCursor()
  /** From where to ask the next time: the same on all pages, as rows change while they are read. */
  const until = ofFirstPage ?? cursorAfter(now.history, now.next)
  // Of a restored database, or before what leaves no trace in a row: everything may be new.
  const isKnown = known?.history === now.history && BigInt(known.next) <= BigInt(now.next)
  const since = isKnown ? known.next : undefined
  return {
    /** They get everything there is. */
    isFromBeginning: since === undefined,
    /** SQL: one of these rows, by their aliases, was written since; and the row of the list is after the page before. */
    isNext: (id: AnyColumn, ...aliases: string[]): SQL =>
      sql`(${since === undefined ? sql`true` : isWritten(since, aliases)} and ${after === undefined ? sql`true` : sql`${id} > ${after}::uuid`})`,
    beyondLimit: limit + 1,
    cut: <Row extends { id: string }>(rows: Row[]) => ({
      ...cutPage(rows, limit, ({ id }) => cursorAfter(id, until)),
      until,
    }),
  }
}

/**
 * SQL: the history that the numbers belong to, and the first one that has not ended. Another database server counts otherwise, and
 * one that went back to an earlier state counts some of them again. Which domains are let in as a whole is part of it: they
 * say somebody's group, and the row of one that is deleted can't tell.
 */
const PLACE = sql`
  select concat_ws('.', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
      (select md5(string_agg(id::text, ' ' order by id)) from allowed_emails where email like '*@%')) as history,
    pg_snapshot_xmin(pg_current_snapshot())::text as next`

function placeIn(given: string) {
  const [history, next = ''] = readCursor(given, 2) ?? []
  if (!NUMBER.test(next)) throw badCursor()
  return { history, next }
}

/** SQL: a row has the lower half of the number only; it belongs to the newest transaction whose number ends so. */
function isWritten(since: string, aliases: string[]): SQL {
  const newest = sql`(select pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
  const age = (alias: string) => sql`((${newest} - ${sql.raw(alias)}.xmin::text::bigint) & 4294967295)`
  return sql`(${sql.join(
    aliases.map((alias) => sql`${age(alias)} <= ${newest} - ${since}::bigint`),
    sql` or `,
  )})`
}
