import type { Queryable } from './database'

/**
 * A query that is built once for each connection pool, under a name by which PostgreSQL keeps its plan: for the few
 * queries that every request makes, planning costs more than running.
 */
export function prepared<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>()
  return (db) => {
    let query = built.get(db)
    if (!query) {
      query = build(db)
      built.set(db, query)
    }
    return query
  }
}
