import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/app'
import { refusal } from '../../testing/backups'
import { folderWith } from '../../testing/earlier-forms'
import { migrateDatabase, openDatabase } from './database'
import { openManaged } from './managed-database'

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

/** As the product signs in, past a pooler. */
const openProduct = (connections = 1) => openDatabase(database.directUrl ?? database.url, { connections })

/** Starts a later version, which has these migrations as well. */
async function upgrade(...more: string[]): Promise<void> {
  const product = openProduct()
  try {
    await migrateDatabase(database.ownerUrl, { folder: folderWith(more, scratch), product: product.pool })
  } finally {
    await product.close()
  }
}
const goBack = () => migrateDatabase(database.ownerUrl)
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
    const upgraded = upgrade('alter table users add column cups integer')
    // Two of its tries at least. Anybody who had to wait for them would wait as long as the reader does.
    for (const end = performance.now() + 1_200; performance.now() < end; )
      await owner.query('select from users limit 1')
    expect(await columns()).not.toContain('cups')
    await reader.query('commit')
    await reader.end()
    await upgraded
    expect(await columns()).toContain('cups')
  })

  it('that fails changes nothing, and those before it stay; the next start goes on', async () => {
    const first = 'alter table users add column cups integer'
    await expect(
      upgrade(first, 'alter table users add column spoons integer;--> statement-breakpoint\nselect 1/0'),
    ).rejects.toThrow(
      /can't be brought up to date \(division by zero\).*The migration that failed changed nothing/,
    )
    expect(await columns()).toEqual(expect.arrayContaining(['cups']))
    expect(await columns()).not.toContain('spoons')
    await upgrade(first, 'alter table users add column spoons integer')
    expect(await columns()).toContain('spoons')
  })

  it('makes indexes while everybody works, those again that were left half done, also when two start at once', async () => {
    await owner.query(
      `insert into users (email, created_at, updated_at) select n || '@b.example', now(), now() from generate_series(1, 2) n`,
    )
    await expect(
      owner.query('create unique index concurrently users_cups on users (is_admin)'),
    ).rejects.toThrow(/could not create unique index/)
    const index =
      'create index concurrently if not exists "users_cups" on users (bio);--> statement-breakpoint\ncreate index concurrently users_spoons on users (bio)'
    await Promise.all([upgrade(index), upgrade(index)])
    const { rows } = await owner.query(
      `select indisvalid from pg_index where indexrelid in ('users_cups'::regclass, 'users_spoons'::regclass)`,
    )
    expect(rows).toEqual([{ indisvalid: true }, { indisvalid: true }])
  })

  it('may drop what the views of managers show; they are made again', async () => {
    await upgrade(
      '-- needs: 0041_own_entry\nalter table users drop column bio, alter column pause_reason type varchar(200)',
    )
    const { rows } = await owner.query(
      `select from information_schema.columns where table_schema = 'managed' and column_name = 'bio'`,
    )
    expect(rows).toEqual([])
  })

  it('that adds a column leaves the views of managers to those who read them', async () => {
    const product = openProduct(3)
    const managed = openManaged(product, ['00000000-0000-4000-8000-000000000000']).pool
    const folder = folderWith(['alter table users add column cups integer', 'select pg_sleep(0.2)'], scratch)
    const over = new AbortController()
    const upgraded = migrateDatabase(database.ownerUrl, { folder, product: product.pool }).finally(() =>
      over.abort(),
    )
    let reads = 0
    for (; !over.signal.aborted; reads += 1) await managed.query('select from users limit 1')
    await upgraded
    expect(reads, 'also while it sleeps').toBeGreaterThan(2)
    await managed.query('select cups from users')
    await product.close()
  })
})

describe('a version that starts on the form of a later one', () => {
  it('works on it, and leaves it as it is', async () => {
    await upgrade('alter table users add column cups integer default 3 not null')
    const form = async () =>
      (
        await owner.query(
          `select oid, xmin, relname from pg_class where relnamespace in ('public'::regnamespace, 'managed'::regnamespace) order by 1`,
        )
      ).rows
    const before = await form()
    const product = openProduct()
    await migrateDatabase(database.ownerUrl, { product: product.pool })
    expect(await form()).toEqual(before)
    await product.pool.query(
      `insert into users (email, created_at, updated_at) values ('a@b.example', now(), now())`,
    )
    await product.close()
    // And the later one again.
    await upgrade('alter table users add column cups integer default 3 not null')
  })

  it('gets back a right that the later one took', async () => {
    await upgrade('select 1')
    const product = openProduct()
    const [role] = (await product.pool.query<{ role: string }>('select current_user as role')).rows
    await owner.query(`revoke delete on images from ${role!.role}; grant delete on users to ${role!.role}`)
    await migrateDatabase(database.ownerUrl, { product: product.pool })
    expect(await product.pool.query('delete from images')).toMatchObject({ command: 'DELETE' })
    // What the later one may need.
    await product.pool.query('delete from users')
    await product.close()
  })

  it('refuses with one message when it can’t work with it', async () => {
    await upgrade('select 1', `-- needs: x0\nselect 2`)
    expect(await refusal(goBack())).toMatch(
      /^A later version of Cup of Joe has brought .* Start the later version again/,
    )
    expect(await refusal(migrateDatabase(database.ownerUrl, { folder: folderWith([], scratch) }))).toMatch(
      /^A later version/,
    )
    // One that has what is needed.
    await upgrade('select 1')
  })

  it('refuses one that is neither before nor after it', async () => {
    await owner.query('update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = 3')
    expect(await refusal(goBack())).toMatch(/neither before nor after this one/)
  })
})
