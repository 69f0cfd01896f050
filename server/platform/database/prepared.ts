import { fillPlaceholders, type Placeholder, SQL, StringChunk, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './database'
import { onceFor } from '../process/once-for'
import { withRowReader } from './row-reader'

// To put a statement together costs the server more than to run it. What every page asks for is built once, with
// placeholders for the values.

/** A query that is built once for each connection pool; by its name PostgreSQL keeps its plan. */
export const prepared = <Query>(build: (db: Queryable) => Query): ((db: Queryable) => Query) =>
  onceFor((db) => withRowReader(build(db)))

const MOST_KEPT = 50

/**
 * The same for queries that differ by more than their values: one for each key. Without a name (`prepare('')`), as there may
 * be many: it is given one when it is asked often.
 */
export function preparedFor<Key, Query>(
  build: (db: Queryable, key: Key) => Query,
): (db: Queryable, key: Key) => Query {
  const builtFor = onceFor((_db: Queryable) => new Map<string, Query>())
  return (db, key) => {
    const known = builtFor(db)
    const text = JSON.stringify(key)
    const query = known.get(text) ?? withRowReader(build(db, key))
    if (known.size >= MOST_KEPT && !known.has(text)) known.clear()
    known.set(text, query)
    return query
  }
}

/**
 * A statement written by hand that is built once: afterwards, its text with the values in their places. What is built must
 * not depend on a value.
 */
export function compiled<Name extends string>(
  build: (given: Record<Name, Placeholder>) => SQL,
): (values: Record<Name, unknown>) => SQL {
  let built: Built | undefined
  return (values) => {
    built ??= builtOf(build(placeholders<Name>()))
    const { texts, params } = built
    const chunks: unknown[] = [texts[0]]
    for (const [index, value] of fillPlaceholders(params, values).entries())
      chunks.push(isPlain(value) ? value : sql.param(value), texts[index + 1])
    return new SQL(chunks as SQL['queryChunks'])
  }
}

interface Built {
  /** What is before, between and after the values. */
  texts: StringChunk[]
  params: unknown[]
}

const placeholders = <Name extends string>() =>
  new Proxy({} as Record<Name, Placeholder>, { get: (_, name) => sql.placeholder(String(name)) })

function builtOf(statement: SQL): Built {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  let rest = text
  const texts = params.map((_, index) => {
    const mark = `$${index + 1}`
    const at = rest.indexOf(mark)
    if (at < 0) throw new Error(`The place of ${mark} is missing in a statement`)
    const before = rest.slice(0, at)
    rest = rest.slice(at + mark.length)
    return new StringChunk(before)
  })
  return { texts: [...texts, new StringChunk(rest)], params }
}

const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
