import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database'

/** A table of differences that triggers write: a number for all that is alike in the other columns. */
type Counts = PgTable & { id: PgColumn; isSettled: PgColumn }

/** The columns by which a table of differences counts. */
export const kindOf = (table: Counts, number: PgColumn): PgColumn[] =>
  Object.values(getTableColumns(table)).filter(
    (column) => ![table.id, table.isSettled, number].includes(column),
  )

/** SQL: the names of columns, as a list. */
export const namesOf = (columns: PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/**
 * Adds up the differences of each kind. In one statement, so that everybody reads the same sums before and after; two at once
 * share the rows, as each is deleted by one of them.
 * @param which all rows of the kinds that are added up
 */
export async function addUp(
  db: Queryable,
  table: Counts,
  number: PgColumn,
  which = sql`true`,
): Promise<void> {
  const kind = namesOf(kindOf(table, number))
  const sum = sql`sum(${sql.identifier(number.name)})`
  await db.execute(sql`
    with taken as (delete from ${table} where ${which} returning *)
    insert into ${table} (${kind}, ${sql.identifier(number.name)}, is_settled)
    select ${kind}, ${sum}, true from taken group by ${kind} having ${sum} <> 0`)
}
