import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from '../process/start-error'
import { asOne } from './connection'
import { MIGRATION_LOCK } from './locks'
import { dropManaged } from './managed'
import { sqlFault } from './retry'

interface Migration {
  hash: string
  /** When it was written: milliseconds since 1970. */
  when: number
  statements: string[]
  /** Versions whose last migration is before this one can't work with it: `-- needs: TAG` in the file. */
  needs: number | null
}

/** Next to this file in the sources; the build copies it next to the bundle. */
const OWN = fileURLToPath(new URL('./migrations', import.meta.url))

/** The migrations of a folder, oldest first. */
function readFolder(folder = OWN): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const needed = /^-- needs: (\S+)$/m.exec(text)?.[1]
    return {
      hash: createHash('sha256').update(text).digest('hex'),
      when,
      statements: text.split('--> statement-breakpoint'),
      needs: entries.find((entry) => entry.tag === needed)?.when ?? null,
    }
  })
}

/** What is noted of a migration in the database. */
export type KnownMigration = Pick<Migration, 'hash' | 'when'>

/** The migrations that this version of the product knows, oldest first. */
export const knownMigrations = (): KnownMigration[] => readFolder().map(({ hash, when }) => ({ hash, when }))

const CONCURRENTLY = /\b(create (?:unique )?index|drop index) concurrently\b/i

/** Runs the known migrations from number `from` up to, but not including, `to`, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, from: number, to?: number): Promise<void> {
  for (const migration of readFolder().slice(from, to)) {
    for (const statement of migration.statements) await run(client, statement.replace(CONCURRENTLY, '$1'))
    await note(client, migration)
  }
}

/** A statement that writes many rows, some at a time: `$1` is what it returned as `next` the time before. */
const IN_BATCHES = /^-- in batches$/m
const FIRST = '00000000-0000-0000-0000-000000000000'

async function runInBatches(client: pg.Client, statement: string): Promise<void> {
  let next: string | undefined = FIRST
  while (next !== undefined) {
    const found: pg.QueryResult<{ next: string }> = await client.query(statement, [next])
    next = found.rows[0]?.next
  }
}

const run = (client: pg.Client, statement: string) =>
  IN_BATCHES.test(statement) ? runInBatches(client, statement) : client.query(statement)

const note = (client: pg.Client, { hash, when, needs }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ($1, $2, $3)', [
    hash,
    when,
    needs,
  ])

/** The notes of what was applied, oldest first. The table is as drizzle's own migrator makes it, and a column more. */
async function readNotes(client: pg.Client): Promise<{ when: number; needs: number | null }[]> {
  const { rowCount } = await client.query(
    "select where to_regclass('drizzle.__drizzle_migrations') is not null",
  )
  if (!rowCount)
    await client.query(`create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, needs bigint)`)
  const { rows } = await client.query<{ when: number; needs: number | null }>(
    'select created_at::float8 as "when", needs::float8 as needs from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows
}

/**
 * Brings the tables to the form of this version. Each migration is a transaction of its own, so that its locks end with it.
 * Returns false if a later version has been here: then this one works on its form, and may change nothing of it.
 * @throws StartError when the form is one that this version can't work with
 */
export async function applyMissing(client: pg.Client, folder?: string): Promise<boolean> {
  const known = readFolder(folder)
  const notes = await readNotes(client)
  const common = Math.min(known.length, notes.length)
  if (notes.slice(0, common).some(({ when }, index) => when !== known[index]?.when))
    throw new StartError(
      'This database was made by a version of Cup of Joe that is neither before nor after this one. Start that version, or name another database.',
    )
  const later = notes.slice(common)
  const last = known.at(-1)?.when ?? 0
  if (later.some(({ needs }) => needs !== null && needs > last))
    throw new StartError(
      'A later version of Cup of Joe has brought this database into a form that this version can’t work with. Start the later version again; or restore the backup that was made before the upgrade, into an empty database.',
    )
  for (const migration of known.slice(common)) await apply(client, migration)
  return later.length === 0
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
/** What depends on it, such as a view: of a table or column that is dropped, or of one whose type changes. */
const DEPENDED_ON = new Set(['2BP01', '0A000'])

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
            'The database can’t be brought up to date: a long query or an open transaction has been using one of its tables for two minutes (select * from pg_stat_activity order by xact_start). Start again when it is over. What was done so far stays; nothing is half done.',
          )
        await sleep(PAUSE_MS * (0.5 + Math.random()))
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined)
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  if (migration.statements.some((statement) => CONCURRENTLY.test(statement) || IN_BATCHES.test(statement)))
    return applyBesideOthers(client, migration)
  let isInTheWay = false
  await patiently(client, async () => {
    try {
      await inTransaction(client, migration, isInTheWay)
    } catch (error) {
      if (isInTheWay || !DEPENDED_ON.has(sqlFault(error)?.code ?? '')) throw error
      // The views of managers keep the columns of their tables. They are made again after the last migration.
      isInTheWay = true
      await inTransaction(client, migration, isInTheWay)
    }
  })
}

const inTransaction = (client: pg.Client, migration: Migration, withoutViews: boolean) =>
  asOne(client, async () => {
    if (withoutViews) await dropManaged(client)
    for (const statement of migration.statements) await client.query(statement)
    await note(client, migration)
  })

/**
 * Indexes that are made or dropped while everybody works, and rows that are written some at a time: not in one transaction.
 * Each statement finds done what it did before it was interrupted.
 */
async function applyBesideOthers(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements)
    if (CONCURRENTLY.test(statement)) await makeBeside(client, statement)
    else await patiently(client, () => run(client, statement))
  await note(client, migration)
}

/** Makes or drops an index concurrently, unless it exists already. One that was left half done is made again. */
async function makeBeside(client: pg.Client, statement: string): Promise<void> {
  const made = /create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1]
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [made && `public."${made}"`],
  )
  if (rows[0]?.isValid) return
  if (rows[0]) await client.query(`drop index concurrently public."${made}"`)
  await client.query(statement)
}

/**
 * Takes the lock of migrations for as long as the connection lives. It asks again and again: a statement that waited would
 * keep an index from being made concurrently.
 */
export async function holdMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.isHeld) return
    await sleep(100)
  }
}
