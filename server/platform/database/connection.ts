import pg from 'pg'

export type Connection = Pick<pg.Client, 'query'>

/** A connection of its own, apart from a pool's: for locks and settings that stay, and for COPY. */
export async function connect(to: string | pg.ClientConfig, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(typeof to === 'string' ? { connectionString: to } : to),
    application_name: `cup-of-joe ${purpose}`,
  })
  // What is under way fails with the connection; without a listener the error would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Ends it, also in the middle of a COPY that nobody reads any more: PostgreSQL then undoes what was begun. */
export async function disconnect(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), 500)
  await client.end().catch(() => undefined)
  clearTimeout(cut)
}

/** Does the work in a transaction. */
export async function asOne<Result>(
  client: { query(text: string): Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // Fails when the connection is lost, of which the error tells.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Who a connection is signed in as, and where. `sees`: somebody holds this lock in the same database of the same server. */
export async function identityOf(connection: Connection, lock: number) {
  const { rows } = await connection.query<{ role: string; database: string; pid: number; sees: boolean }>(
    `select current_user as role, current_database() as database, pg_backend_pid() as pid,
      exists (select from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and granted and classid = 0 and objid = $1 and datname = current_database()) as sees`,
    [lock],
  )
  return rows[0]!
}
