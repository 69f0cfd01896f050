import { type SQL, sql } from 'drizzle-orm'

/** SQL: ids as an array. In one text: of a list the driver quotes each, which takes it 0.1 s for a hundred thousand. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`

/** SQL: the same as a subquery. */
export const eachOf = (ids: readonly string[]): SQL => sql`select unnest(${uuids(ids)})`
