import { type SQL, sql } from 'drizzle-orm'
import type { UserSort } from '../../shared/contract/directory'
import { users } from '../tables/people.tables'
import type { Given } from '../tables/columns'
import { inLetters } from '../tables/columns'
import { badCursor, cursorAfter, isInstant, readCursor } from '../platform/http/cursor'
import { UUID } from '../platform/http/route'
import { participationOn } from '../tables/people.conditions'
import { listOf, text } from '../platform/database/rows'

type Column = UserSort extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never

const byName = [inLetters(users.lastName), inLetters(users.firstName)]

/** SQL: the sort keys of each column; the indexes of users hold the same, but for a status. */
const KEYS: Record<Column, (day: Given) => SQL[]> = {
  name: () => byName,
  email: () => [sql`${users.email}`],
  department: () => [inLetters(sql`coalesce(${users.department}, '')`), ...byName],
  status: (day) => [participationOn(day), ...byName],
  preference: () => [sql`${users.matchingPreference}`, ...byName],
  joined: () => [sql`${users.createdAt}`],
}

/** The cursor after a row. */
export const cursorAfterUser = (sort: UserSort, row: { id: string; kept: string[] }): string =>
  cursorAfter(sort, ...row.kept, row.id)

/**
 * A sort of the list of users as of a day: its order, and the place after a cursor.
 * @param areAlike all have one status, so that their names alone order them by it
 */
export function userOrder(sort: UserSort, day: Given, areAlike: boolean) {
  const isDescending = sort.startsWith('-')
  const column = (isDescending ? sort.slice(1) : sort) as Column
  const keys = KEYS[column === 'status' && areAlike ? 'name' : column](day)
  // The id makes every order total, so that pages neither repeat nor miss anyone.
  const compared = [...keys, sql`${users.id}`]
  const list = sql.join(compared, sql`, `)
  return {
    by: compared.map((key) => (isDescending ? sql`${key} desc` : key)),
    /** SQL: the values of a row that a cursor holds. */
    kept: sql`array[${sql.join(
      keys.map((key) =>
        column === 'joined'
          ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
          : sql`(${key})::text`,
      ),
      sql`, `,
    )}]`.mapWith(listOf(text)),
    /** SQL: the rows after a cursor; undefined without one. @throws 400 for a cursor of another sort */
    after(cursor: string | undefined): SQL | undefined {
      const [kind, ...values] = readCursor(cursor, keys.length + 2) ?? []
      if (kind === undefined) return undefined
      const id = values.pop() ?? ''
      if (kind !== sort || !UUID.test(id)) throw badCursor()
      if (column === 'joined' && !values.every(isInstant)) throw badCursor()
      const given = values.map((value) => (column === 'joined' ? sql`${value}::timestamptz` : sql`${value}`))
      return sql`(${list}) ${isDescending ? sql`<` : sql`>`} (${sql.join([...given, sql`${id}::uuid`], sql`, `)})`
    },
  }
}
