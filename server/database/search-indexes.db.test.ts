import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type Clone } from '../testing/app'
import { migrateDatabase } from './database'

let database: Clone
let owner: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

/** How a search for people finds them, where PostgreSQL has a choice. */
async function planOf(): Promise<string> {
  await owner.query('set enable_seqscan = off')
  const { rows } = await owner.query<Record<string, string>>(
    `explain select from users where search_text like '%hopper%'`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it('a search for people finds them by an index', async () => {
  expect(await planOf()).toContain('Bitmap Index Scan on users_search')
})

it('an extension that the owner may not install is done without, until somebody else installs it', async () => {
  await owner.query(`drop extension pg_trgm cascade`)
  await owner.query(
    `do $$ begin execute format('revoke create on database %I from current_user', current_database()); end $$`,
  )
  await migrateDatabase(database.ownerUrl)
  expect(await planOf()).not.toContain('users_search')

  await owner.query(
    `do $$ begin execute format('grant create on database %I to current_user', current_database()); end $$`,
  )
  await owner.query('create schema elsewhere; create extension pg_trgm schema elsewhere')
  await migrateDatabase(database.ownerUrl)
  expect(await planOf()).toContain('Bitmap Index Scan on users_search')
})
