import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTables, type Table } from '../backup/tables.queries'
import { ensureSampleCompany } from '../sample/sample-company'
import { cloneDatabase, startApp, type TestApp } from '../testing/app'
import { migrateDatabase } from './database'

const FOLDER = 'server/database/migrations'
interface Journal {
  entries: { tag: string }[]
}
const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as Journal
const earlier = journal.entries.slice(0, -1).map(({ tag }, index) => ({ tag, count: index + 1 }))

let app: TestApp
let today: pg.Client
const scratch = mkdtempSync(join(tmpdir(), 'cup-migrations-'))

beforeAll(async () => {
  app = await startApp({ env: { SAMPLE_DATA: 'on' } })
  await ensureSampleCompany(app.context)
  today = new pg.Client({ connectionString: app.context.config.databaseUrl })
  await today.connect()
}, 60_000)
afterAll(async () => {
  await today?.end()
  await app?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** The folder as it was when it held only the first so many migrations. */
function folderOf(count: number): string {
  const folder = join(scratch, String(count))
  cpSync(FOLDER, folder, { recursive: true })
  const then = { ...journal, entries: journal.entries.slice(0, count) }
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(then))
  return folder
}

const names = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** Fills a table of an earlier form with today's rows, as far as it had their columns. */
async function fill(old: pg.Client, { name, columns }: Table): Promise<void> {
  await pipeline(
    today.query(to(`copy (select ${names(columns)} from "${name}") to stdout`)),
    old.query(from(`copy "${name}" (${names(columns)}) from stdin`)),
  )
}

async function rowsOf(client: pg.Client, tables: Table[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select '${name} ' || row(${names(columns)})::text as row from "${name}" order by 1`,
    )
    found.push(...rows.map(({ row }) => row))
  }
  return found
}

/** Columns, constraints, indexes and views, in words that do not depend on the order they were made in. */
async function schemaOf(client: pg.Client): Promise<string[]> {
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

it.each(earlier)(
  'a database of $tag comes up with every row in it, and like a new one',
  async ({ count }) => {
    const database = await cloneDatabase('template1')
    const old = new pg.Client({ connectionString: database.url })
    try {
      await migrateDatabase(database.url, folderOf(count))
      await old.connect()
      const tables = await readTables(old)
      for (const table of tables) await fill(old, table)
      const before = await rowsOf(old, tables)
      expect(before.length).toBeGreaterThan(500)

      await migrateDatabase(database.url)

      expect(await rowsOf(old, tables)).toEqual(before)
      expect(await schemaOf(old)).toEqual(await schemaOf(today))
    } finally {
      await old.end()
      await database.drop()
    }
  },
)
