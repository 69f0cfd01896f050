import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/app'
import { refusal } from '../../testing/backups'
import { migrateDatabase, openDatabase } from './database'
import { plugins } from '../../plugins'

const scratch = mkdtempSync(join(tmpdir(), 'cup-migrate-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let database: Clone
let owner: pg.Client
beforeEach(async () => {
  database = await cloneDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** Starts a version that has these migrations as well. */
async function upgrade(...more: string[]): Promise<void> {
  const folder = mkdtempSync(join(scratch, 'later-'))
  cpSync('server/platform/database/migrations', folder, { recursive: true })
  // As the build does it.
  for (const { name, tables } of plugins)
    if (tables) cpSync(`plugins/${name}/migrations`, join(folder, name), { recursive: true })
  for (const [index, sql] of more.entries()) writeFileSync(join(folder, `000${index + 2}_x.sql`), sql)
  const product = openDatabase(database.directUrl ?? database.url, { connections: 1 })
  try {
    await migrateDatabase(database.ownerUrl, { plugins, folder, product: product.pool })
  } finally {
    await product.close()
  }
}
const CUPS = 'alter table users add column cups integer'
const columns = async () =>
  (
    await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users'`,
    )
  ).rows.map(({ name }) => name)

describe('a migration', () => {
  it('that waits for a long read lets everybody else go first, and happens when it is over', async () => {
    const reader = new pg.Client({ connectionString: database.ownerUrl })
    await reader.connect()
    await reader.query('begin; select from users')
    const upgraded = upgrade(CUPS)
    // Two of its tries at least. Anybody who had to wait for them would wait as long as the reader does.
    for (const end = performance.now() + 1_200; performance.now() < end; )
      await owner.query('select from users limit 1')
    expect(await columns()).not.toContain('cups')
    await reader.query('commit')
    await reader.end()
    await upgraded
    expect(await columns()).toContain('cups')
  })

  it('that fails changes nothing, nor do others of the same start', async () => {
    await expect(upgrade(CUPS, 'alter table users add column spoons integer; select 1/0')).rejects.toThrow(
      /can't be brought up to date \(division by zero\).*Nothing was changed\.$/,
    )
    expect(await columns()).not.toEqual(expect.arrayContaining(['cups', 'spoons']))
    await upgrade(CUPS)
    expect(await columns()).toContain('cups')
  })

  it('happens once, also when two start at once', async () => {
    await Promise.all([upgrade(CUPS), upgrade(CUPS)])
    expect(await columns()).toContain('cups')
  })

  it('may drop what the views of managers show; they are made again', async () => {
    await upgrade('alter table users drop column bio, alter column pause_reason type varchar(200)')
    const { rows } = await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'managed' and table_name = 'users'`,
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.map(({ name }) => name)).not.toContain('bio')
  })
})

describe('the tables of a plugin', () => {
  const applied = async () =>
    (
      await owner.query<{ part: string; name: string }>(
        'select part, name from migrations.applied order by 1',
      )
    ).rows.map(({ part, name }) => `${part} ${name}`)
  const [one, ...others] = plugins.filter(({ tables: own }) => own)
  const OWN = Object.keys(one!.tables!.rights).toSorted()

  it('are made after those of the core, and noted under its name', async () => {
    expect(await applied()).toEqual(
      ['core 0001_first', ...[one!, ...others].map(({ name }) => `${name} 0001_${name}`)].toSorted(),
    )
  })

  it('come with it, and stay with their rows when it goes', async () => {
    const empty = await cloneDatabase('template1')
    const client = new pg.Client({ connectionString: empty.ownerUrl })
    const start = (installed: typeof plugins) => migrateDatabase(empty.ownerUrl, { plugins: installed })
    const found = async () =>
      (
        await client.query<{ name: string }>(
          `select relname as name from pg_class where relname = any($1) and relkind = 'r' order by 1`,
          [OWN],
        )
      ).rows.map(({ name }) => name)
    await client.connect()
    await start(others)
    expect(await found()).toEqual([])
    await start(plugins)
    expect(await found()).toEqual(OWN)
    await start(others)
    expect(await found()).toEqual(OWN)
    await client.end()
    await empty.drop()
  })
})

it.each([
  [
    'of before there was one first migration',
    'drop schema migrations cascade; create schema drizzle; create table drizzle.__drizzle_migrations ()',
  ],
  ['with another first migration', `update migrations.applied set hash = 'x'`],
  ['with other tables of a plugin', `update migrations.applied set hash = 'x' where part <> 'core'`],
  ['of a later version', `insert into migrations.applied values ('core', '0002_later', 'x')`],
])('A database %s is refused in one sentence, and nothing in it is changed', async (_, sql) => {
  await owner.query(sql)
  await owner.query(`insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at)
    values ('kept', '', '', '', now())`)
  const state = async () =>
    (
      await owner.query(
        `select oid, xmin::text, relname from pg_class
         union all select 0, xmin::text, company_name from inquiries
         union all select oid, xmin::text, nspname from pg_namespace order by 1, 3`,
      )
    ).rows
  const before = await state()
  const product = openDatabase(database.directUrl ?? database.url, { connections: 1 })
  const message = await refusal(migrateDatabase(database.ownerUrl, { plugins, product: product.pool }))
  await product.close()
  expect(message).toMatch(
    /^This database was made by another version of Cup of Joe, and nothing in it was changed: start .* an empty data folder \(DATA_DIR\)\.$/,
  )
  expect(await state()).toEqual(before)
})
