import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { readReleases } from '../../scripts/releases.mjs'
import { readTables, type Table } from '../platform/backup/tables.queries'

const FOLDER = 'server/platform/database/migrations'
interface Journal {
  entries: { tag: string }[]
}
const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as Journal

const released = readReleases('.').at(-1)?.migrations ?? 1

/**
 * The forms that the database had since the newest release, its own included: the last migration of each, and how many there
 * were. Older ones are those of releases alone, whose backups are kept.
 */
export const earlierForms = journal.entries
  .map(({ tag }, index) => ({ tag, count: index + 1 }))
  .slice(released - 1, -1)

/** The folder of migrations as it was when it held only the first so many; made in `scratch`. */
export function folderOf(count: number, scratch: string): string {
  const folder = join(scratch, String(count))
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') })
  const then = { ...journal, entries: journal.entries.slice(0, count) }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(then))
  return folder
}

/** Today's folder with these migrations after it, called x0, x1 …: that of a later version. */
export function folderWith(more: string[], scratch: string): string {
  const folder = mkdtempSync(join(scratch, 'later-'))
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') })
  const added = more.map((sql, index) => ({ tag: `x${index}`, when: 9e15 + index, sql }))
  for (const { tag, sql } of added) writeFileSync(join(folder, `${tag}.sql`), sql)
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ entries: [...journal.entries, ...added] }),
  )
  return folder
}

/** Columns as SQL names them. */
export const names = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** Tables that a later form does without. */
export const GONE = new Set(['people_counts', 'content_policy_violations', 'page_files'])

/** The tables of an earlier form whose rows a later one still has. */
export const tablesToKeep = async (old: pg.Client): Promise<Table[]> =>
  (await readTables(old)).filter(({ name }) => !GONE.has(name))

/** Fills a table of an earlier form with today's rows, as far as it had their columns. */
export async function fillEarlier(today: pg.Client, old: pg.Client, table: Table): Promise<void> {
  const { name, columns } = table
  // The rows are what the triggers made of them.
  await old.query(`alter table "${name}" disable trigger user`)
  await pipeline(
    today.query(to(`copy (select ${names(columns)} from "${name}") to stdout`)),
    old.query(from(`copy "${name}" (${names(columns)}) from stdin`)),
  )
  await old.query(`alter table "${name}" enable trigger user`)
}

/** SQL, for rows `t` of any table: not the one that says when this database was restored. */
export const UNMARKED = `t::text not like '(restored,%'`

/** Every row of these tables, by these of its columns. */
export async function rowsOf(client: pg.Client, tables: Table[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select '${name} ' || row(${names(columns)})::text as row from "${name}" t where ${UNMARKED} order by 1`,
    )
    found.push(...rows.map(({ row }) => row))
  }
  return found
}

/** Columns, constraints, indexes and views, in words that do not depend on the order they were made in. */
export async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ part: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default,
      generation_expression) as part from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'public'
    order by 1`)
  return rows.map(({ part }) => part)
}
