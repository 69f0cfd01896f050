import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, type PgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CREDENTIAL_KINDS } from '../../shared/limits'

/** The name in SQL of a column that is made from a list in `shared`. */
export const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** An instant in UTC; its value always comes from the clock, so there is no default. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The id of a row that this row belongs to, and is deleted with. */
export const ownedBy = (name: string, id: () => AnyPgColumn) =>
  uuid(name).notNull().references(id, { onDelete: 'cascade' })

/** SQL: the column holds one of the values; for check constraints, which take no parameters. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** SQL: the column is within two limits, both included; for check constraints. */
export const isWithin = (column: AnyPgColumn, { least, most }: { least: number; most: number }): SQL =>
  sql`${column} between ${sql.raw(`${least} and ${most}`)}`

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * SQL: a name for sorting by its letters, é next to e and ignoring case, whatever the order of the database is.
 * A migration makes the collation: ICU's root order, or code points where PostgreSQL was built without ICU.
 */
export const inLetters = (name: SQL | AnyPgColumn): SQL => sql`lower(${name}) collate "public"."names"`

/** A value of a statement, or its place in one that is built once. */
export type Given<T = string> = T | Placeholder | SQL

/** A table that holds what opens something to somebody: each says so itself. Going to production removes all of its rows. */
export interface Credential {
  table: PgTable
  /**
   * What becomes of it after a restore, as it may have been taken away since the backup: off until an administrator says so, as what;
   * `ended` for good; or `kept`, as it opens nothing of the product.
   */
  restored: (typeof CREDENTIAL_KINDS)[number] | 'ended' | 'kept'
  /** SQL, where a row stays when it is off. */
  flag?: { isOn: string; off: string; on: string }
}

/** What exists of a table for a manager of domain groups (server/platform/database/managed.ts). */
export interface Managed {
  /** SQL: which of the rows `t`. A name without a schema is a view of the manager's. */
  rows: string
  /** What the product may do to them; PostgreSQL asks for `update` also where a row is only locked. */
  may: string
  /** What columns show instead of their own value; nobody writes to them. */
  covered?: Record<string, string>
  /** A value of new rows that nobody gives. */
  byDefault?: [column: string, value: string]
}

/**
 * The tables of a plugin. They refer to the core's, never the reverse; its migrations are in plugins/<name>/migrations. Those of
 * a plugin that is removed stay as they are.
 */
export interface PluginTables {
  /** What the running product may do to each, and to its functions. */
  rights: Record<string, string>
  /** Those that exist for managers. */
  managed?: Record<string, Managed>
  credentials?: Credential[]
  /** SQL: ends what a restore would do for the second time. */
  afterRestore?: string
}

export interface PluginWithTables {
  name: string
  tables?: PluginTables
}
