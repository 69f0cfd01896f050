import { type SQL, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'

/** A regular expression of PostgreSQL for any of these words, whole: `ann@example.com`, but not in `joann@example.com`. */
export function patternOf(words: string[]): string {
  const literally = words
    .filter((word) => word.trim() !== '')
    .map((word) => word.replace(/[^\p{Letter}\p{Number}\s]/gu, '\\$&'))
  return `(?<![[:alnum:]._+-])(${literally.join('|')})(?![[:alnum:]-]|[.][[:alnum:]])`
}

/** SQL: a text with "A former colleague" in the place of these words, whatever their case. */
export const withoutWords = (text: SQL, words: string[]): SQL =>
  sql`regexp_replace(${text}, ${patternOf(words)}, ${FORMER_COLLEAGUE}, 'gi')`

/** How a text is written within JSON. */
export const inJson = (word: string): string => JSON.stringify(word).slice(1, -1)

/**
 * SQL: the same for all texts in a JSON value. Its keys, numbers and `null` stay, also for somebody who is called Title or
 * Null: it is cut into texts, keys (texts before a colon) and all that is between them, and only texts are changed.
 */
export const jsonWithoutWords = (json: SQL, words: string[]): SQL => sql`(
  select string_agg(case when part[1] ~ '^".*"$'
      then to_jsonb(${withoutWords(sql`part[1]::jsonb #>> '{}'`, words)})::text else part[1] end, '' order by place)::jsonb
  from regexp_matches(${json}::text, ${String.raw`("(?:[^"\\]|\\.)*":?|[^"]+)`}, 'g') with ordinality as parts (part, place))`

/** SQL: whether one of these words is in one of the columns, which may hold text or JSON. */
export const holdsWords = (columns: SQL, words: string[]): SQL =>
  sql`concat_ws(' ', ${columns}) ~* ${patternOf([...words, ...words.map(inJson)])}`
