import { sql } from 'drizzle-orm'
import pg from 'pg'
import { causesOf } from '../process/log'
import { StartError } from '../process/start-error'
import { asOne, connect } from './connection'
import { assertProduct, grantRights } from './rights'
import { MIGRATION_LOCK } from './locks'
import {
  type AddressSetting,
  assertSame,
  assertSession,
  limitStatements,
  poolerFound,
  REFUSED_BY_POOLER,
  withoutNames,
} from './pooler'
import { makeManaged } from './managed'
import { applyMissing, patiently } from './migrate'
import { type Database, openDrizzle, sqlFault, type Transaction } from './transactions'
import type { PluginWithTables } from '../../tables/columns'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type { Database, Transaction }
/** What a query runs on: the pool, or the transaction of the action that calls it. */
export type Queryable = Database | Transaction

/** Resolves when the database has replied. */
export const ping = (db: Queryable) => db.execute(sql`select 1`)

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Where a connection stays what it is: no pooler is between. */
  directUrl: string
  close(): Promise<void>
}

const LONGEST_STATEMENT_MS = 60_000

/**
 * Opens a pool; connections are made when first needed. `url` as in DATABASE_URL; with a `directUrl` it leads to a connection
 * pooler, which may give each transaction another connection: then no statement has a name, and no connection a setting.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    directUrl,
    patience,
  }: { connections?: number; directUrl?: string | undefined; patience?: Patience } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed by connections that wait for it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler keeps its connections, and their last name, for a while after the product has ended: not one that counts.
    ...(directUrl === undefined
      ? { statement_timeout: LONGEST_STATEMENT_MS, application_name: 'cup-of-joe' }
      : { application_name: 'pooled cup-of-joe' }),
  })
  if (directUrl !== undefined) withoutNames(pool)
  // A connection that breaks while idle is replaced by the pool; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks in the middle of a transaction: its next query fails, which says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const frozen = killHungConnections(pool, directUrl ?? url, patience)
  return {
    db: openDrizzle(pool),
    pool,
    directUrl: directUrl ?? url,
    close() {
      frozen.stop()
      return pool.end()
    },
  }
}

interface Migration {
  plugins: readonly PluginWithTables[]
  folder?: string
  /** The running product's pool, if its role is not the owner: gets its rights, and keeps a connection from the first moment. */
  product?: pg.Pool | undefined
  /** The pool that it works with through a connection pooler, if there is one: must be of the same role and database. */
  pooled?: pg.Pool
}

/** Migrates the product's own database at its start. With an `ownerUrl` the product's role gets its rights. */
export async function bringUpToDate(
  database: OpenDatabase,
  ownerUrl: string | undefined,
  plugins: readonly PluginWithTables[],
): Promise<void> {
  const { pool, directUrl } = database
  if (pool.options.connectionString === directUrl)
    return migrateDatabase(ownerUrl ?? directUrl, {
      plugins,
      product: ownerUrl === undefined ? undefined : pool,
    })
  const direct = openDatabase(directUrl, { connections: 1 })
  try {
    await migrateDatabase(ownerUrl ?? directUrl, {
      plugins,
      product: ownerUrl === undefined ? undefined : direct.pool,
      pooled: pool,
    })
  } finally {
    await direct.close()
  }
}

/** Brings the schema up to date, as its owner. Instances that start at the same time wait for the first one. */
export async function migrateDatabase(
  url: string,
  { plugins, folder, product, pooled }: Migration,
): Promise<void> {
  const products = pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const name = product ? 'DATABASE_OWNER_URL' : products
  const client = await connected(connect(url, 'migration'), name)
  let held: pg.PoolClient | undefined
  try {
    await assertSession({ client, url }, name)
    held = product && (await connected(product.connect(), products))
    if (held) await assertSession({ client: held, url: product?.options.connectionString ?? '' }, products)
    // A large table may take its time, whatever the role remembers.
    await client.query('set statement_timeout = 0')
    await worded(client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]), cannotMigrate)
    const role = held && (await worded(assertProduct(client, held), cannotMigrate))
    if (pooled) {
      await connected(assertSame(held ?? client, pooled, MIGRATION_LOCK), 'DATABASE_URL')
      await limitStatements(held ?? client, LONGEST_STATEMENT_MS)
    }
    // Together: nobody meets views that they have no rights to.
    const finish = async () => {
      await applyMissing(client, plugins, folder)
      await makeManaged(client, plugins)
      if (role) await grantRights(client, role, plugins)
    }
    await worded(
      patiently(client, () => asOne(client, finish)),
      cannotMigrate,
    )
    await worded(
      renewOrder(client),
      (reason) =>
        `The database is up to date, but PostgreSQL sorts names in a new way, and their indexes can't be rebuilt (${reason}). Remove the cause, then start again.`,
    )
  } finally {
    held?.release()
    await client.end()
  }
}

/** @throws StartError that names the setting whose address does not work */
const connected = <Result>(work: Promise<Result>, setting: AddressSetting): Promise<Result> =>
  worded(work, (reason) =>
    REFUSED_BY_POOLER.test(reason)
      ? poolerFound(setting).message
      : `The database can't be reached: ${reason}. Check ${setting} and that PostgreSQL runs.`,
  )

const NOT_ALLOWED = '42501'

const cannotMigrate = (reason: string, code?: string) =>
  code === NOT_ALLOWED
    ? `The database can't be brought up to date (${reason}): its tables must belong to the role of DATABASE_URL, or to that of DATABASE_OWNER_URL. Nothing was changed.`
    : `The database can't be brought up to date (${reason}). Was it made by another version of Cup of Joe? Nothing was changed.`

/** Runs work whose failure becomes a StartError with these words, unless it already is one. */
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

/** The innermost reason in one line, without the statement that failed. */
function reasonOf(error: unknown): string {
  const cause = causesOf(error).at(-1)
  const code = typeof cause?.code === 'string' ? cause.code : undefined
  return (cause?.message || code || 'no answer').split('\n')[0] as string
}

export type { SQL } from 'drizzle-orm'

/** So many rows change what a plan should be. */
const MANY = 2_000

/** Renews the statistics by which statements are planned, if so many rows were written; autovacuum would come a minute later. */
export async function renewStatistics(db: Queryable, rows: number): Promise<void> {
  if (rows >= MANY) await db.execute(sql`select public.renew_statistics()`)
}

const MINUTE_MS = 60_000

/**
 * Stores that a token or key was used, once a minute: each call would wait for the one before. The table has the columns `id` and
 * `last_used_at`.
 */
export async function noteUse(
  db: Queryable,
  table: PgTable,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS)
  if (lastUsedAt && lastUsedAt > before) return
  await db.execute(sql`
    update ${table} set last_used_at = ${now}::timestamptz
    where id = ${id} and (last_used_at is null or last_used_at < ${before}::timestamptz)`)
}

/** How long a connection may receive nothing before we check the database, and how long that check waits for a reply. */
interface Patience {
  quietMs: number
  replyMs: number
}

const PATIENCE: Patience = { quietMs: 2_500, replyMs: 5_000 }
const FROZEN = 'Connection terminated: the database does not reply'

interface Held {
  bytesRead: number
  since: number
}

/**
 * A database that hangs without closing its connections would keep every statement waiting. So if a connection receives
 * nothing, we try to open another one. If that gets no reply either, everything that waits fails at once. A statement that is
 * only slow goes on, however long it takes, because a new connection can be opened meanwhile.
 */
function killHungConnections(
  pool: pg.Pool,
  directUrl: string,
  { quietMs, replyMs }: Patience = PATIENCE,
): { stop(): void } {
  const held = new Map<pg.PoolClient, Held>()
  // Only while somebody waits: of an idle process this would be most of what wakes it.
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  pool.on('acquire', (client) => {
    held.set(client, { bytesRead: socketOf(client).bytesRead, since: performance.now() })
    timer ??= setInterval(() => (held.size > 0 ? void checkDatabase() : rest()), quietMs / 2).unref()
  })
  pool.on('release', (_, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))

  /** The connections that have received nothing for that long. */
  const quiet = (): pg.PoolClient[] => {
    const now = performance.now()
    for (const [client, last] of held) {
      const { bytesRead } = socketOf(client)
      if (bytesRead !== last.bytesRead) held.set(client, { bytesRead, since: now })
    }
    return [...held].filter(([, { since }]) => now - since >= quietMs).map(([client]) => client)
  }

  let isLooking = false
  const checkDatabase = async () => {
    if (isLooking || quiet().length === 0) return
    isLooking = true
    try {
      if (await replies(directUrl, replyMs)) return
      for (const client of quiet()) socketOf(client).destroy(new Error(FROZEN))
    } finally {
      isLooking = false
    }
  }
  return { stop: rest }
}

const socketOf = (client: pg.PoolClient) => client.connection.stream as Socket

/** Whether the database replies to a new connection, even by refusing it. */
async function replies(connectionString: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'pooled cup-of-joe look' })
  client.on('error', () => undefined)
  const heard = client.connect().then(
    () => true,
    () => true,
  )
  try {
    // In two steps: if this process itself was held up, it first reads what arrived meanwhile.
    const silence = sleep(withinMs * 0.9, undefined, { ref: false }).then(() =>
      sleep(withinMs * 0.1, false, { ref: false }),
    )
    return await Promise.race([heard, silence])
  } finally {
    client.connection.stream.destroy()
  }
}
