import { type Client, escapeIdentifier, escapeLiteral } from 'pg'

/** A table as a backup holds it. */
export interface Table {
  name: string
  /** All but generated ones, which PostgreSQL fills in itself. */
  columns: string[]
  /** Columns that number their rows by themselves. */
  numbered: string[]
  /** False of an unlogged table: its rows are of the moment, and in no backup. */
  isKept: boolean
}

/** The product's tables by their current names, each after those that it refers to. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select c.relname::text as name, c.relpersistence = 'p' as "isKept",
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attidentity <> '' order by attnum) as numbered,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by name`)
  const ordered: Table[] = []
  let left = rows
  while (left.length > 0) {
    const isNext = ({ refersTo }: { refersTo: string[] }) =>
      refersTo.every((name) => ordered.some((table) => table.name === name))
    const next = left.filter(isNext)
    // COPY checks references at once, so that a circle of them could not be filled.
    if (next.length === 0)
      throw new Error(`these tables refer to each other: ${left.map((t) => t.name).join()}`)
    ordered.push(...next.map(({ refersTo: _, ...table }) => table))
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** SQL that numbers the next rows as they would have been numbered; unlike setval(), a rollback undoes it. */
export async function readNumbering(client: Client, tables: Table[]): Promise<string[]> {
  const statements: string[] = []
  for (const { name, numbered } of tables) {
    for (const column of numbered) {
      const { rows: named } = await client.query<{ sequence: string }>(
        'select pg_get_serial_sequence($1, $2) as sequence',
        [`public.${quoted(name)}`, column],
      )
      const { rows } = await client.query<{ next: string }>(
        `select (last_value + is_called::int)::text as next from ${named[0]?.sequence}`,
      )
      statements.push(restart(name, column, rows[0]?.next ?? '1'))
    }
  }
  return statements
}

/** The numbering of a backup as our own SQL; nothing from a file is ever run as it is. */
export function parseNumbering(line: string, tables: Table[]): string | undefined {
  const next = /restart with (\d{1,18});$/.exec(line)?.[1]
  const known = tables.flatMap(({ name, numbered }) =>
    numbered.map((column) => restart(name, column, next ?? '')),
  )
  return known.find((statement) => statement === line)
}

const restart = (table: string, column: string, next: string) =>
  `alter table ${address(table)} alter column ${quoted(column)} restart with ${next};`

/**
 * Turns triggers of ours off or on, in the caller's transaction: restored rows are what the triggers made of them.
 */
export const setTriggers = (client: Client, tables: Table[], state: 'enable' | 'disable') =>
  client.query(tables.map(({ name }) => `alter table ${address(name)} ${state} trigger user`).join('; '))

/** The names of the tables that hold a row. */
export async function readFilled(client: Client, tables: Table[]): Promise<string[]> {
  const each = tables.map(
    ({ name }) => `select ${escapeLiteral(name)} as name where exists (select from ${address(name)})`,
  )
  const { rows } = await client.query<{ name: string }>(each.join(' union all '))
  return rows.map(({ name }) => name)
}

/** How many connections the product has to this database, except our own. */
export async function countProduct(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'cup-of-joe%'`)
  return rows[0]?.count ?? 0
}

export const address = (table: string): string => `"public".${quoted(table)}`
const quoted = escapeIdentifier

/** How a table is exported, and imported again. */
export const copyOf = ({ name, columns }: Table, way: 'to stdout' | 'from stdin'): string =>
  `copy ${address(name)} (${columns.map(quoted).join(', ')}) ${way};`

/** Whatever the server is set to: values are written the same way, and nothing ends a long COPY. */
export const settle = (client: Client) =>
  client.query(`set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '15s'`)
