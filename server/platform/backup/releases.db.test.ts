import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAuditLog } from '../audit/check-audit-log'
import { migrateDatabase, openDatabase } from '../database/database'
import { knownMigrations } from '../database/migrate'
import { type Clone, cloneDatabase } from '../../testing/app'
import { newFolder } from '../../testing/backups'
import { compareForms } from '../../testing/both-forms'
import { folderOf, GONE, names, schemaOf } from '../../testing/earlier-forms'
import { writeReleaseBackup } from '../../testing/release-backup'
import { connect, disconnect } from '../database/connection'
import { checkBackup, restoreBackup } from './restore-backup'
import { readMigrations, readTables, setTriggers, settle } from './tables.queries'

/** `npm run release` adds the backup of each. */
const RELEASES = 'server/platform/backup/releases'
const released = existsSync(RELEASES) ? readdirSync(RELEASES).filter((name) => name.endsWith('.backup')) : []
const scratch = newFolder()
const TODAY = 'this version'
const pathOf = (name: string) => join(name === TODAY ? scratch : RELEASES, name)

const clones: Clone[] = []
afterAll(async () => {
  for (const clone of clones) await clone.drop()
  rmSync(scratch, { recursive: true })
})

/** An empty database, or one in today's form. */
async function newDatabase(template?: string): Promise<string> {
  const clone = await cloneDatabase(template)
  clones.push(clone)
  return clone.ownerUrl
}

async function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url, 'test')
  try {
    await settle(client)
    return await work(client)
  } finally {
    await disconnect(client)
  }
}

let today: string[]
beforeAll(async () => {
  today = await on(await newDatabase(), schemaOf)
  await writeReleaseBackup(await newDatabase('template1'), pathOf(TODAY), new Date('2026-11-16T09:00:00Z'))
})

/** Columns that a later version rewrites: a match of which one person says that they met is completed. */
const REWRITTEN: Record<string, string[]> = { matches: ['status', 'completed_at'] }

interface Rows {
  name: string
  columns: string[]
  /** As COPY writes them, sorted. */
  rows: string[]
}

/** What a file holds, read without the product's own reader. */
function tablesIn(file: string): Rows[] {
  const sql = gunzipSync(readFileSync(file)).toString('utf8')
  return [...sql.matchAll(/^copy "public"\."(\w+)" \((.*)\) from stdin;\n([^]*?)^\\\.$/gm)].map(
    ([, name = '', columns = '', rows = '']) => ({
      name,
      columns: columns.split(', ').map((column) => column.slice(1, -1)),
      rows: rows.split('\n').slice(0, -1).toSorted(),
    }),
  )
}

/** The same rows as they are in a database now, by the columns that they had. */
async function nowOf(client: Client, { name, columns }: Rows): Promise<string[]> {
  const copied = await text(
    client.query(to(`copy (select ${names(columns)} from public."${name}") to stdout`)),
  )
  return copied.split('\n').slice(0, -1).toSorted()
}

/** What a database holds of these tables, and its form. */
async function stateOf(url: string, tables: Rows[]) {
  const opened = openDatabase(url, { connections: 1 })
  const { fault } = await checkAuditLog(opened.db, new Date('2027-01-01'))
  await opened.close()
  return on(url, async (client) => {
    const rows: Record<string, string[]> = {}
    for (const table of remaining(tables)) rows[table.name] = await nowOf(client, table)
    const { different, same } = await compareForms(client)
    expect(same).toBeGreaterThan(500)
    return { rows, fault, different, form: await schemaOf(client), migrations: await readMigrations(client) }
  })
}
/** The tables that today's form has, without rewritten columns. */
const remaining = (tables: Rows[]) => tables.filter(({ name }) => !GONE.has(name)).map(kept)

/** The rows without rewritten columns. */
function kept({ name, columns, rows }: Rows): Rows {
  const isKept = (_: string, place: number) => !REWRITTEN[name]?.includes(columns[place]!)
  return {
    name,
    columns: columns.filter(isKept),
    rows: rows.map((row) => row.split('\t').filter(isKept).join('\t')).toSorted(),
  }
}

const wanted = (tables: Rows[]) => ({
  rows: Object.fromEntries(remaining(tables).map(({ name, rows }) => [name, rows])),
  fault: undefined,
  // People's seats say what the form of the version before says of them.
  different: [],
  form: today,
  migrations: knownMigrations(),
})

describe.each([...released, TODAY])('the backup of %s', (name) => {
  it('restores into today’s form with every row, and one that says when', async () => {
    const tables = tablesIn(pathOf(name))
    expect(tables.find((table) => table.name === 'users')?.rows.length).toBeGreaterThan(50)
    const { migrations, made } = await checkBackup(pathOf(name))
    const url = await newDatabase()
    const restored = await restoreBackup(url, pathOf(name), { replace: false, now: new Date(made) })
    expect(restored).toMatchObject({
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
      migrated: knownMigrations().length - migrations.length,
    })
    const marks = await on(url, (client) =>
      client.query(`delete from installation where key = 'restored' returning value`),
    )
    expect(marks.rows).toEqual([{ value: { made, at: made, confirmed: [] } }])
    expect(await stateOf(url, tables)).toEqual(wanted(tables))
  })

  it('is of a database that a start brings into today’s form with every row', async () => {
    const tables = tablesIn(pathOf(name))
    const { migrations } = await checkBackup(pathOf(name))
    const url = await newDatabase('template1')
    await migrateDatabase(url, { folder: folderOf(migrations.length, scratch), isEarlier: true })
    await on(url, async (client) => {
      const own = await readTables(client)
      await setTriggers(client, own, 'disable')
      await client.query('delete from programme')
      for (const { name: table, columns, rows } of tables) {
        const copy = `copy public."${table}" (${names(columns)}) from stdin`
        await pipeline(Readable.from(rows.map((row) => `${row}\n`)), client.query(from(copy)))
      }
      await setTriggers(client, own, 'enable')
    })
    await migrateDatabase(url)
    expect(await stateOf(url, tables)).toEqual(wanted(tables))
  })
})
