import { type SQL, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../../shared/person-name'

/**
 * A regular expression of PostgreSQL for any of these words, whole: `ann@example.com`, but not in `joann@example.com`. A word in
 * Latin letters ends where another script begins: Japanese puts its particles right after it.
 */
export function patternOf(words: string[]): string {
  const isLatin = (word: string) => !/[^\p{Script=Latin}\P{Letter}]/u.test(word)
  const given = words.filter((word) => word.trim() !== '')
  return [
    wholeWords(given.filter(isLatin), String.raw`0-9a-zA-Z\u00c0-\u024f`),
    wholeWords(
      given.filter((word) => !isLatin(word)),
      '[:alnum:]',
    ),
  ]
    .flat()
    .join('|')
}

/** @param letters what is not next to them, for a bracket expression */
function wholeWords(words: string[], letters: string): string[] {
  if (words.length === 0) return []
  const literally = words.map((word) => word.replace(/[^\p{Letter}\p{Number}\s]/gu, '\\$&'))
  return [`(?<![${letters}._+-])(${literally.join('|')})(?![${letters}-]|[.][${letters}])`]
}

/** SQL: a text with "A former colleague" in the place of these words, whatever their case. */
export const withoutWords = (text: SQL, words: string[]): SQL =>
  sql`regexp_replace(${text}, ${patternOf(words)}, ${FORMER_COLLEAGUE}, 'gi')`

/** How a text is written within JSON. */
export const inJson = (word: string): string => JSON.stringify(word).slice(1, -1)

/**
 * SQL: replaces words in all texts of a JSON value. Its keys, numbers and `null` stay, also for a person called Title or
 * Null: it is cut into texts, keys (texts before a colon) and all that is between them, and only texts are changed.
 */
export const jsonWithoutWords = (json: SQL, words: string[]): SQL => sql`(
  select string_agg(case when part[1] ~ '^".*"$'
      then to_jsonb(${withoutWords(sql`part[1]::jsonb #>> '{}'`, words)})::text else part[1] end, '' order by place)::jsonb
  from regexp_matches(${json}::text, ${String.raw`("(?:[^"\\]|\\.)*":?|[^"]+)`}, 'g') with ordinality as parts (part, place))`

/** SQL: whether one of these words is in one of the columns, which may hold text or JSON. */
export const holdsWords = (columns: SQL, words: string[]): SQL =>
  sql`concat_ws(' ', ${columns}) ~* ${patternOf([...words, ...words.map(inJson)])}`
