import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { MIGRATION_LOCK } from '../database/locks'
import { readMigrations } from '../database/migrate'
import { StartError } from '../process/start-error'
import { comment, headerOf, ROWS_END, writeBackup } from './backup-file'
import { connect, disconnect } from '../database/connection'
import type { Lock } from './encryption'
import { address, copyOf, readNumbering, readTables, settle, type Table } from './tables.queries'

export interface Written {
  tables: number
  rows: number
  /** Size of the file. */
  bytes: number
}

/**
 * Writes every table as it was at one moment into one file, while the product may run. Takes little memory, however large the
 * tables are. With a lock, the file is encrypted.
 */
export async function createBackup(
  url: string,
  file: string,
  { now, signal, lock }: { now: Date; signal?: AbortSignal; lock?: Lock },
): Promise<Written> {
  const client = await connect(url, 'backup')
  const written: Omit<Written, 'bytes'> = { tables: 0, rows: 0 }
  try {
    await settle(client)
    const tables = await lockTables(client)
    const { bytes } = await writeBackup(file, partsOf(client, tables, now, written), { signal, lock })
    return { ...written, bytes }
  } finally {
    await disconnect(client)
  }
}

/** Fixes the moment. A migration in between would mix two schemas: it is waited for, and then waits for us. */
async function lockTables(client: Client): Promise<Table[]> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await client.query('begin isolation level repeatable read read only')
  const tables = await readTables(client)
  if (tables.length === 0)
    throw new StartError('This database has no tables yet: there is nothing to back up.')
  await client.query(`lock table ${tables.map(({ name }) => address(name)).join(', ')} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
  return tables
}

async function* partsOf(client: Client, tables: Table[], now: Date, written: Omit<Written, 'bytes'>) {
  yield headerOf({
    made: now.toISOString(),
    migrations: (await readMigrations(client)) ?? [],
    tables: tables.map(({ name }) => name),
  })
  for (const table of tables) {
    yield `${copyOf(table, 'from stdin')}\n`
    const sha = createHash('sha256')
    let rows = 0
    const stream = table.isKept ? client.query(copyTo(copyOf(table, 'to stdout'))) : []
    for await (const chunk of stream as AsyncIterable<Buffer> | Buffer[]) {
      sha.update(chunk)
      rows += countLines(chunk)
      yield chunk
    }
    yield ROWS_END
    yield comment({ table: table.name, rows, sha256: sha.digest('hex') })
    written.tables += 1
    written.rows += rows
  }
  // Sequences know no snapshots; read last, they are ahead of every row, which is all that matters.
  for (const statement of await readNumbering(client, tables)) yield `${statement}\n`
  yield 'commit;\n'
}

/** Each row is a line: COPY writes a line break within a value as \n. */
function countLines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}
