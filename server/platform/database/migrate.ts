import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { StartError } from '../process/start-error'
import { dropManaged } from './managed'
import { sqlFault } from './transactions'
import type { PluginWithTables } from '../../tables/columns'

/** A migration as the database and each backup note it. */
export interface Migration {
  /** Whose it is: `core`, or the name of a plugin. */
  part: string
  /** The file's name without its ending: 0001_first. */
  name: string
  /** SHA-256 of the file. */
  hash: string
}

/** Next to this file in the sources; the build copies it next to the bundle. */
const OWN = fileURLToPath(new URL('./migrations', import.meta.url))

/** The migrations of a folder in their order. */
const readFolder = (part: string, folder: string): (Migration & { sql: string })[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return {
        part,
        name: file.slice(0, -'.sql'.length),
        hash: createHash('sha256').update(sql).digest('hex'),
        sql,
      }
    })

/** The core's migrations and those of each plugin, which the build copies into a folder of its name. */
const readParts = (plugins: readonly PluginWithTables[], core = OWN) => [
  readFolder('core', core),
  ...plugins
    .filter(({ tables }) => tables)
    .map(({ name }) => {
      const built = join(core, name)
      return readFolder(
        name,
        existsSync(built) ? built : join(core, '../../../../plugins', name, 'migrations'),
      )
    }),
]

const withoutSql = ({ part, name, hash }: Migration): Migration => ({ part, name, hash })

/** Whether a backup has the tables of this version. A plugin that is not installed does not count. */
export const isOfThisVersion = (found: readonly Migration[], plugins: readonly PluginWithTables[]): boolean =>
  readParts(plugins).every((known) => isDeepStrictEqual(known.map(withoutSql), ofPart(found, known[0]?.part)))

const ofPart = (migrations: readonly Migration[], part: string | undefined) =>
  migrations.filter((one) => one.part === part)

/** The migrations that this database has had; undefined: none, and it has no tables of the product. */
export async function readMigrations(client: Pick<pg.Client, 'query'>): Promise<Migration[] | undefined> {
  const { rows: found } = await client.query<{ hasNotes: boolean; hasTables: boolean }>(`
    select to_regclass('migrations.applied') is not null as "hasNotes",
      to_regclass('public.users') is not null as "hasTables"`)
  const { hasNotes, hasTables } = found[0]!
  if (!hasNotes) return hasTables ? [] : undefined
  const { rows } = await client.query<Migration>(
    'select part, name, hash from migrations.applied order by part, name',
  )
  return rows
}

const REFUSED =
  'This database was made by another version of Cup of Joe, and nothing in it was changed: start that version again, or start this one with an empty database (DATABASE_URL) or an empty data folder (DATA_DIR).'

/** What a database still misses of this version. @throws StartError when another version has made its tables */
export function missingOf(
  applied: readonly Migration[] | undefined,
  plugins: readonly PluginWithTables[],
  folder?: string,
) {
  if (applied?.length === 0) throw new StartError(REFUSED)
  return readParts(plugins, folder).flatMap((known) => {
    const had = ofPart(applied ?? [], known[0]?.part)
    if (!isDeepStrictEqual(had, known.slice(0, had.length).map(withoutSql))) throw new StartError(REFUSED)
    return known.slice(had.length)
  })
}

/**
 * Brings the tables to the form of this version, in the caller's transaction. Those of a plugin that is not installed are left as
 * they are.
 * @throws StartError when another version has made them
 */
export async function applyMissing(
  client: pg.Client,
  plugins: readonly PluginWithTables[],
  folder?: string,
): Promise<void> {
  const missing = missingOf(await readMigrations(client), plugins, folder)
  if (missing.length === 0) return
  // The views of managers would keep the columns of their tables. They are made again afterwards.
  await dropManaged(client)
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (part text, name text, hash text not null, primary key (part, name))`)
  for (const { part, name, hash, sql } of missing) {
    await client.query(sql)
    await client.query('insert into migrations.applied (part, name, hash) values ($1, $2, $3)', [
      part,
      name,
      hash,
    ])
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Others who want the same table wait behind a waiting migration, so it waits no longer than this and then tries again. */
const LONGEST_WAIT_MS = 300
const PAUSE_MS = 500
const GIVE_UP_MS = 120_000

/**
 * Does what needs locks, and lets everybody else go first where it does not get one at once.
 * @throws StartError after two minutes
 */
export async function patiently(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now()
  await client.query(`set lock_timeout = ${LONGEST_WAIT_MS}`)
  try {
    for (;;) {
      try {
        return void (await work())
      } catch (error) {
        const code = sqlFault(error)?.code
        if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error
        if (Date.now() - began > GIVE_UP_MS)
          throw new StartError(
            'The database can’t be brought up to date: a long query or an open transaction has been using one of its tables for two minutes (select * from pg_stat_activity order by xact_start). Start again when it is over. Nothing was changed.',
          )
        await sleep(PAUSE_MS * (0.5 + Math.random()))
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined)
  }
}
