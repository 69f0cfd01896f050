import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query runs on: the pool, or the transaction of the action that calls it. */
export type Queryable = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool; connections are made when first needed. `url` as in DATABASE_URL. */
export function openDatabase(url: string, connections = 10): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    application_name: 'cup-of-joe',
  })
  // A connection that breaks while idle is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}

/** Any number will do, as long as nothing else in this database uses it. */
export const MIGRATION_LOCK = 7_064_501

/** Brings the schema up to date. Instances that start at the same time wait for the first one. */
export async function migrateDatabase(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'cup-of-joe migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** The migrations that this version of the product knows, oldest first: what drizzle notes of each in the database. */
export function knownMigrations(): { hash: string; when: number }[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash, folderMillis }) => ({
    hash,
    when: folderMillis,
  }))
}

/** Beside this file in the sources, and copied beside the bundle by the build. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}
