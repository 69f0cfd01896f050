import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { listOf, text } from '../database/rows'
import { badCursor, cursorAfter, isInstant, readCursor } from './cursor'
import { UUID } from './route'

/** A key of an order: SQL, and the type that a cursor gives its value back as. */
export type SortKey = [key: SQLWrapper, type: 'text' | 'timestamptz' | 'uuid']

/** SQL: a key as the text that a cursor holds. */
const asText = ([key, type]: SortKey): SQL =>
  type === 'timestamptz'
    ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`(${key})::text`

/**
 * The order of a list by a sort, which is descending with a "-" before it, and the place after a cursor.
 * @param keys together they are those of one row only, so that pages neither repeat nor miss any
 */
export function listOrder(sort: string, keys: SortKey[]) {
  const isDescending = sort.startsWith('-')
  const list = (items: SQLWrapper[]) => sql.join(items, sql`, `)
  const columns = keys.map(([key]) => key)
  return {
    by: list(columns.map((column) => (isDescending ? sql`${column} desc` : column))),
    /** SQL: the values of a row that a cursor holds. */
    kept: sql`array[${list(keys.map(asText))}]`.mapWith(listOf(text)),
    read: listOf(text),
    /** The cursor after a row. */
    cursorAfter: ({ kept }: { kept: string[] }): string => cursorAfter(sort, ...kept),
    /** SQL: the rows after a cursor; undefined without one. @throws 400 for a cursor of another sort */
    after(cursor: string | undefined): SQL | undefined {
      const [kind, ...values] = readCursor(cursor, keys.length + 1) ?? []
      if (kind === undefined) return undefined
      const fits = ([, type]: SortKey, value: string) =>
        type === 'text' || (type === 'uuid' ? UUID.test(value) : isInstant(value))
      if (kind !== sort || !keys.every((key, at) => fits(key, values[at] ?? ''))) throw badCursor()
      const given = keys.map(([, type], at) => sql`${values[at]}::${sql.raw(type)}`)
      return sql`(${list(columns)}) ${isDescending ? sql`<` : sql`>`} (${list(given)})`
    },
  }
}
