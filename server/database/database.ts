import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../process/start-error'
import { retried, sqlFault } from './retry'
import { demandProduct, grantRights } from './grant-rights'
import { MIGRATION_LOCK } from './locks'
import { dropManaged, makeManaged } from './managed'

export type Database = NodePgDatabase
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
  // The same for one that breaks in the middle of a transaction: its next query fails, which says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool)
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => transaction(work, config))
  return { db, pool, close: () => pool.end() }
}

interface Migration {
  folder?: string
  /** The running product's pool, if its role is not the owner: gets its rights, and keeps a connection from the first moment. */
  product?: pg.Pool
}

/** Brings the schema up to date, as its owner. Instances that start at the same time wait for the first one. */
export async function migrateDatabase(
  url: string,
  { folder = migrationsFolder(), product }: Migration = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'cup-of-joe migration' })
  // What was under way fails with the connection, and that is reported below.
  client.on('error', () => undefined)
  const name = product ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  const unreachable = (setting: string) => (reason: string) =>
    `The database can't be reached: ${reason}. Check ${setting} and that PostgreSQL runs.`
  await worded(client.connect(), unreachable(name))
  let held: pg.PoolClient | undefined
  try {
    held = product && (await worded(product.connect(), unreachable('DATABASE_URL')))
    await worded(client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]), cannotMigrate)
    const role = held && (await worded(demandProduct(client, held), cannotMigrate))
    if (await worded(isBehind(client, folder), cannotMigrate))
      await worded(dropManaged(client), cannotMigrate)
    await worded(migrate(drizzle(client), { migrationsFolder: folder }), cannotMigrate)
    if (folder === migrationsFolder()) await worded(makeManaged(client), cannotMigrate)
    await worded(
      renewOrder(client),
      (reason) =>
        `The database is up to date, but PostgreSQL sorts names in a new way, and their indexes can't be rebuilt (${reason}). Remove the cause, then start again.`,
    )
    if (role) await grantRights(client, role)
  } finally {
    held?.release()
    await client.end()
  }
}

const NOT_ALLOWED = '42501'

const cannotMigrate = (reason: string, code?: string) =>
  code === NOT_ALLOWED
    ? `The database can't be brought up to date (${reason}): its tables must belong to the role of DATABASE_URL, or to that of DATABASE_OWNER_URL. Nothing was changed in it.`
    : `The database can't be brought up to date (${reason}). Was it made by another version of Cup of Joe? Nothing was changed in it.`

/** The same, but what it throws is a StartError, with these words unless it already is one. */
const worded = <Result>(
  work: Promise<Result>,
  words: (reason: string, code?: string) => string,
): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(words(reasonOf(error), sqlFault(error)?.code))
  })

/** Names are sorted by ICU, whose order may differ from version to version: after a change the indexes of names are rebuilt. */
async function renewOrder(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_collation where collname = 'names' and collnamespace = 'public'::regnamespace
      and collversion is distinct from pg_collation_actual_version(oid)`)
  if (!rowCount) return
  await client.query('reindex table users')
  await client.query('alter collation "names" refresh version')
}

/** Whether a migration is still to be applied. */
async function isBehind(client: pg.Client, folder: string): Promise<boolean> {
  const { rows: found } = await client.query<{ notes: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as notes`,
  )
  if (!found[0]?.notes) return true
  const { rows } = await client.query<{ last: number | null }>(
    'select max(created_at)::float8 as last from drizzle.__drizzle_migrations',
  )
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0
  return (rows[0]?.last ?? 0) < newest
}

const migrationFiles = () => readMigrationFiles({ migrationsFolder: migrationsFolder() })

/** The migrations that this version of the product knows, oldest first: what drizzle notes of each in the database. */
export function knownMigrations(): { hash: string; when: number }[] {
  return migrationFiles().map(({ hash, folderMillis }) => ({ hash, when: folderMillis }))
}

/**
 * Runs the known migrations from number `from` up to, but not including, `to`, in the caller's transaction, and notes
 * them as drizzle does. Its own migrate() would begin and commit one. The table of its notes must exist.
 */
export async function applyMigrations(client: pg.Client, from: number, to?: number): Promise<void> {
  for (const { sql, hash, folderMillis } of migrationFiles().slice(from, to)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** The innermost reason in one line, without the statement that failed. */
function reasonOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  const { code, message } = cause as Error & { code?: string }
  return (message || code || 'no answer').split('\n')[0] as string
}

/** Beside this file in the sources, and copied beside the bundle by the build. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}
