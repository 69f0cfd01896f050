import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../platform/http/text'
import { addressOf } from '../tables/people.conditions'

/** SQL: the name or address of a row of `users`, by its alias, contains a text. The stored text, which has more, rules most out. */
export function isNamed(alias: string, search: string): SQL {
  const pattern = containing(search)
  const own = sql.raw(alias)
  return sql`(${own}.search_text like ${pattern}
    and lower(${own}.first_name || ' ' || ${own}.last_name || ' ' || ${addressOf(alias)}) like ${pattern})`
}
