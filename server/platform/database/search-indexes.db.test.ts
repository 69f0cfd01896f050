import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type Clone } from '../../testing/app'
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

/** How a search finds what it looks for, where PostgreSQL has a choice. */
async function planOf(search: string): Promise<string> {
  await owner.query('set enable_seqscan = off; set enable_indexscan = off; set enable_indexonlyscan = off')
  const { rows } = await owner.query<Record<string, string>>(`explain ${search}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const PEOPLE = `select from users where search_text like '%hopper%'`
const ENTRIES = `select from allowed_emails where email like '%hopper%' or lower(reason) like '%hopper%'`

it('a search for people or entries of the whitelist finds them by an index', async () => {
  expect(await planOf(PEOPLE)).toContain('Bitmap Index Scan on users_search')
  expect((await planOf(ENTRIES)).match(/Bitmap Index Scan on allowed_emails_search/g)).toHaveLength(2)
})

it('an extension that the owner may not install is done without, until somebody else installs it', async () => {
  await owner.query(`drop extension pg_trgm cascade`)
  await owner.query(
    `do $$ begin execute format('revoke create on database %I from current_user', current_database()); end $$`,
  )
  await migrateDatabase(database.ownerUrl)
  expect(await planOf(PEOPLE)).not.toContain('users_search')

  await owner.query(
    `do $$ begin execute format('grant create on database %I to current_user', current_database()); end $$`,
  )
  await owner.query('create schema elsewhere; create extension pg_trgm schema elsewhere')
  await migrateDatabase(database.ownerUrl)
  expect(await planOf(PEOPLE)).toContain('Bitmap Index Scan on users_search')
})
