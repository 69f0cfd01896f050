import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { listOf, readRow, text } from '../platform/database/rows'
import { MOST_FOUND } from '../platform/http/cursor'
import { containing } from '../platform/http/text'
import { addressOf } from '../tables/people.conditions'

/** SQL: the name or address of a row of `users`, by its alias, contains a text. An index finds the text they are searched by. */
export function isNamed(alias: string, search: string): SQL {
  const pattern = containing(search)
  const own = sql.raw(alias)
  return sql`(${own}.search_text like ${pattern}
    and lower(${own}.first_name || ' ' || ${own}.last_name || ' ' || ${addressOf(alias)}) like ${pattern})`
}

/**
 * The ids of those whose name or address contains a text, also of erased people; undefined if they are many. What is about
 * few of them is looked up for each; of many, whatever is read in its order soon is about one of them.
 */
export async function findNamed(
  db: Queryable,
  search: string,
  most = MOST_FOUND,
): Promise<string[] | undefined> {
  const { ids } = await readRow(
    db,
    { ids: listOf(text) },
    sql`select array(select u.id from users u where ${isNamed('u', search)} limit ${sql.raw(String(most))} + 1) as ids`,
  )
  return ids.length > most ? undefined : ids
}
