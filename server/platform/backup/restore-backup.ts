import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PluginWithTables } from '../../tables/columns'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../database/database'
import { isOfThisVersion, type Migration } from '../database/migrate'
import { MIGRATION_LOCK } from '../database/locks'
import { StartError } from '../process/start-error'
import { type Header, ofAnotherVersion, readBackup } from './backup-file'
import { connect, disconnect } from '../database/connection'
import type { Key } from './encryption'
import { endSignIns, type Held, holdMails, turnOffCredentials } from './hold-mails.queries'
import {
  address,
  copyOf,
  countProduct,
  parseNumbering,
  readFilled,
  readTables,
  setTriggers,
  settle,
  type Table,
} from './tables.queries'

type Plugins = readonly PluginWithTables[]

export interface Restored {
  /** When the backup was made: ISO 8601. */
  made: string
  tables: number
  rows: number
  held: Held
}

/** Reads the whole file and changes nothing. @throws StartError unless it is whole, and of this version */
export async function checkBackup(
  file: string,
  { plugins, ...options }: { plugins: Plugins; signal?: AbortSignal; key?: Key },
): Promise<Header> {
  const header = ({ migrations }: Header) => assertKnown(migrations, file, plugins)
  return (await readBackup(file, { header }, options)).header
}

function assertKnown(migrations: Migration[], file: string, plugins: Plugins): void {
  if (!isOfThisVersion(migrations, plugins)) throw ofAnotherVersion(file)
}

/**
 * Puts a backup in the place of what a database holds: all of it, or nothing. `file` must have passed checkBackup().
 * Credentials are off but those of the administrator; without one, all of them are trusted.
 * @throws StartError when the database is in use, holds something and `replace` is not set, or the administrator is none
 */
export async function restoreBackup(
  url: string,
  file: string,
  {
    plugins,
    replace,
    now,
    admin,
    ...options
  }: {
    plugins: Plugins
    replace: boolean
    now: Date
    admin?: string | undefined
    signal?: AbortSignal
    key?: Key
  },
): Promise<Restored> {
  const client = await connect(url, 'restore')
  try {
    await settle(client)
    await assertNobody(client)
    if (!replace) await assertEmpty(client, await readTables(client))
    await migrateDatabase(url, { plugins })
    // A product that starts meanwhile waits here, as it would for another one's migrations.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const tables = await readTables(client)
    await client.query('begin')
    await client.query(
      `lock table ${tables.map(({ name }) => address(name)).join(', ')} in access exclusive mode`,
    )
    if (replace) await client.query(`truncate ${tables.map(({ name }) => address(name)).join(', ')}`)
    else await assertEmpty(client, tables)
    const restored = await fill(client, tables, file, { plugins, ...options })
    const mails = await holdMails(client, plugins, { made: restored.made, now })
    const off = admin === undefined ? [] : await turnOffCredentials(client, plugins, admin, now)
    await endSignIns(client, now)
    await assertNobody(client)
    await client.query('commit')
    await client.query('analyze')
    return { ...restored, held: { ...mails, off } }
  } finally {
    await disconnect(client)
  }
}

async function fill(
  client: Client,
  tables: Table[],
  file: string,
  { plugins, ...options }: { plugins: Plugins; signal?: AbortSignal; key?: Key },
): Promise<Omit<Restored, 'held'>> {
  let next = 0
  const { header, tables: ends } = await readBackup(
    file,
    {
      async header({ migrations }) {
        // Once more: the file may be another one by now.
        assertKnown(migrations, file, plugins)
        await setTriggers(client, tables, 'disable')
      },
      async rows(statement, rows) {
        const table = tables[next++]
        // Only what we would have written ourselves: no SQL of a file is ever run.
        if (!table || statement !== copyOf(table, 'from stdin')) throw notOurs(file, statement)
        await pipeline(Readable.from(rows), client.query(copyFrom(statement)))
      },
      async line(line) {
        const statement = parseNumbering(line, tables)
        if (!statement) throw notOurs(file, line)
        await client.query(statement)
      },
    },
    options,
  )
  if (next !== tables.length) throw notOurs(file, `${next} of ${tables.length} tables`)
  await setTriggers(client, tables, 'enable')
  return {
    made: header.made,
    tables: ends.length,
    rows: ends.reduce((sum, { rows }) => sum + rows, 0),
  }
}

async function assertNobody(client: Client): Promise<void> {
  if ((await countProduct(client)) > 0)
    throw new StartError('Cup of Joe is running on this database. Stop every instance of it, then restore.')
}

async function assertEmpty(client: Client, tables: Table[]): Promise<void> {
  const filled = await readFilled(client, tables)
  if (filled.length === 0) return
  const named = `${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and others' : ''}`
  throw new StartError(
    `This database is not empty (${named}). To replace everything in it by the backup, add --replace.`,
  )
}

const notOurs = (file: string, what: string) =>
  new StartError(`${file} does not fit this database: ${what.slice(0, 80)}.`)
