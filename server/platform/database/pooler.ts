import pg from 'pg'
import { StartError } from '../process/start-error'
import { type Connection, connect, identityOf } from './connection'

/** A connection, and the address by which another one is made. */
interface Connected {
  client: pg.Client | pg.PoolClient
  url: string
}

const ROUNDS = 3

/**
 * Whether what one transaction leaves in a connection is there in the next: not behind a pooler that gives every
 * transaction any of its connections. Two of ours are compared by the server processes that they reach: without a pooler,
 * or with one that keeps sessions, each reaches one, and another than the other does.
 */
async function keepsSessions({ client, url }: Connected): Promise<boolean> {
  const own = await serverOf(client)
  // The server itself said at the beginning who it is; a pooler says something of its own.
  if ((client as { processID?: number | null }).processID === own) return true
  const other = await connect(url, 'start')
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Whether the pooler prefers the connection that was used last, or the one that has rested longest.
      const [second, others, third] = [await serverOf(client), await serverOf(other), await serverOf(client)]
      if (second !== own || third !== own || others === own) return false
    }
    return true
  } finally {
    await other.end()
  }
}

async function serverOf(client: Connected['client']): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

/** The settings that hold an address of the database. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'

/** What to do about a pooler where none may be. */
export const poolerFound = (setting: AddressSetting): StartError =>
  new StartError(
    `${setting} leads to a connection pooler, which gives each transaction another connection (PgBouncer with pool_mode = transaction is one). ${
      setting === 'DATABASE_URL'
        ? 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, with the same role and database: migrations and sending need a connection that stays. DATABASE_URL can stay as it is.'
        : 'Name PostgreSQL itself there: this setting is for what needs a connection that stays.'
    }`,
  )

/** How PgBouncer refuses statement_timeout and other settings of a connection. */
export const REFUSED_BY_POOLER = /unsupported startup parameter/

/** @throws StartError when the connection is one of a pooler */
export async function assertSession(connected: Connected, setting: AddressSetting): Promise<void> {
  if (!(await keepsSessions(connected))) throw poolerFound(setting)
}

/** Checks on a connection of its own, for a command. */
export async function assertSessions(url: string, setting: AddressSetting): Promise<void> {
  const client = await connect(url, 'start')
  try {
    await assertSession({ client, url }, setting)
  } finally {
    await client.end()
  }
}

/**
 * A pool whose connections may be others at each transaction: no statement keeps a name there, as PostgreSQL would look
 * for it in a connection that never heard of it.
 */
export function withoutNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((first: unknown, ...rest: unknown[]) =>
      query(unnamed(first), ...rest)) as typeof client.query
  })
}

/** Of a text there is nothing to change, nor of what submits itself (COPY). */
export const unnamed = <Query>(query: Query): Query =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query

/**
 * Behind a pooler no connection can be told how long a statement may take, so the product's role remembers it for this
 * database. What somebody else has set for it stays.
 */
export async function limitStatements(client: Connected['client'], milliseconds: number): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string; known: boolean }>(`
    select current_user as role, current_database() as database, exists (
      select from pg_db_role_setting s, unnest(setconfig) as setting
      where setrole = (select oid from pg_roles where rolname = current_user) and setting like 'statement_timeout=%'
        and setdatabase in (0, (select oid from pg_database where datname = current_database()))) as known`)
  const { role, database, known } = rows[0]!
  if (known) return
  await client.query(
    `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)}
      set statement_timeout = ${milliseconds}`,
  )
}

/**
 * The pooler's connections must be the direct one's by role and database, or rows would be looked for where none are.
 * The direct connection must hold this lock: who sees it is in the same database of the same server.
 * @throws StartError
 */
export async function assertSame(direct: Connection, pool: pg.Pool, lock: number): Promise<void> {
  const pooled = await identityOf(pool, lock)
  const { role, database } = await identityOf(direct, lock)
  if (!pooled.sees)
    throw new StartError(
      `DATABASE_URL (${pooled.database}) and DATABASE_DIRECT_URL (${database}) are not the same database. Nothing was changed.`,
    )
  if (pooled.role !== role)
    throw new StartError(
      `DATABASE_URL (${pooled.role}) and DATABASE_DIRECT_URL (${role}) must name the same role. Nothing was changed.`,
    )
}
