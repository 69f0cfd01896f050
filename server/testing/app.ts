import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Clock } from '../platform/context/clock'
import { plugins } from '../plugins'
import { capabilities } from '../compose'
import { type Config, loadConfig } from '../platform/context/config'
import type { Context } from '../platform/context/context'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import { createServer } from '../platform/http/server'
import { signingSecret } from '../platform/database/installation'
import { createMailer } from '../mail/mailer'
import { openProgrammes } from '../month/programme/programme'
import { openCheckedLog } from './checked-log'
import { Client } from './client'
import { databaseUrl } from './global-setup'
import { keepState, keptFolder } from './kept-state'
import { type Sink, startSink } from './sink'
import { Watch } from '../platform/watching/watch'

/** A clock that does not run; the test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void
  advance(milliseconds: number): void
}

export interface TestApp {
  url: string
  context: Context
  /** The same database as its owner: for what the product itself may not do. */
  owner: OpenDatabase
  clock: TestClock
  sink: Sink
  /** A browser of its own: keeps its cookies. */
  client(): Client
  /** From now on `reset` comes back to this moment; `app.client()`s are signed in as they are now. */
  keep(): Promise<void>
  /**
   * Brings back the rows, files and mails of that moment, and its clock, at a hundredth of what another start takes. What the test
   * has started of its own has to be stopped before.
   */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** A database, with its addresses as the product gets them. */
export interface Clone {
  url: string
  /** Where `url` leads to a pooler. */
  directUrl: string | undefined
  ownerUrl: string
  drop(): Promise<void>
}

/** The settings of a process that is to work on the database of this configuration. */
export const databaseSettings = ({
  databaseUrl: url = '',
  databaseDirectUrl: directUrl = '',
  databaseOwnerUrl: ownerUrl = '',
}: Config): Record<string, string> => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_OWNER_URL: ownerUrl,
})

/** Its database again, as another instance opens it. */
export const openAgain = ({ context: { config } }: TestApp): OpenDatabase =>
  openDatabase(config.databaseUrl!, { directUrl: config.databaseDirectUrl })

/** Files in memory are copied, for a third of the processor's time that it takes to write every page to the log, too. */
const strategy = tmpdir() === '/dev/shm' && !process.env['TEST_DATABASE_URL'] ? 'strategy file_copy' : ''

/** A database of the suite's own, cloned from the migrated template, or from `template1`: empty. */
export async function cloneDatabase(template = 'template_cup'): Promise<Clone> {
  // Benches, which have a database of their own, run outside vitest.
  const { inject } = await import('vitest')
  const base = inject('postgres')
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  const run = async (connectionString: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      // PostgreSQL does not let two suites clone the template at the same time.
      await client.query('select pg_advisory_lock(4)')
      for (const statement of statements) await client.query(statement)
    } finally {
      // With its lock, or one failure would stop every other suite.
      await client.end()
    }
  }
  await run(base.ownerUrl, `create database ${name} template ${template} ${strategy}`)
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`
  return {
    url: databaseUrl(base.url, name),
    directUrl: base.directUrl === base.url ? undefined : databaseUrl(base.directUrl, name),
    ownerUrl: databaseUrl(base.ownerUrl, name),
    // Not `with (force)`: that is refused to anyone but a superuser while an autovacuum worker is in the database;
    // a plain drop sends the worker away.
    async drop() {
      for (let tries = 1; ; tries += 1)
        try {
          await run(base.directUrl, end)
          return await run(base.ownerUrl, end, `drop database if exists ${name}`)
        } catch (error) {
          // In use: a pooler has just opened one more connection.
          if ((error as { code?: string }).code !== '55006' || tries === 5) throw error
        }
    },
  }
}

/** The whole product in this process: real PostgreSQL, real HTTP, real SMTP on loopback; only the clock is ours. */
export async function startApp(
  options: {
    now?: string
    env?: Record<string, string>
    log?: Context['log']
    watch?: Watch
    webRoot?: string
    onRoute?: (route: { method: string | string[]; url: string }) => void
    /** Instead of a clone of the run's. */
    database?: Clone
    /** Another instance: on the database of this one, with its clock. Stop it first. */
    beside?: TestApp
  } = {},
): Promise<TestApp> {
  const { beside } = options
  const [database, sink, dataDir] = await Promise.all([
    beside
      ? {
          url: beside.context.config.databaseUrl!,
          directUrl: beside.context.config.databaseDirectUrl,
          ownerUrl: beside.context.config.databaseOwnerUrl!,
          drop: () => Promise.resolve(),
        }
      : (options.database ?? cloneDatabase()),
    startSink(),
    mkdtemp(join(tmpdir(), 'cup-app-')),
  ])
  const config = loadConfig(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: database.directUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      MAIL_URL: sink.url,
      SAMPLE_DATA: 'off',
      CYCLE_TIMEZONE: 'Europe/Berlin',
      ...options.env,
    },
    plugins,
  )
  let now = new Date(options.now ?? '2026-11-16T09:00:00Z')
  const clock: TestClock = {
    now: () => beside?.clock.now() ?? new Date(now),
    get timeZone() {
      return known.programme.settings.timeZone
    },
    set: (instant) => {
      now = new Date(instant)
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
  const checked = openCheckedLog()
  const { log = checked.log } = options
  const opened = openDatabase(database.url, { directUrl: database.directUrl })
  const owner = openDatabase(database.ownerUrl, { connections: 3 })
  // Two hundred calls at once wait for a connection as long as this machine takes; with the product's limit some would get a 503.
  opened.pool.options.connectionTimeoutMillis = 60_000
  const { watch = new Watch() } = options
  watch.pool(opened.pool)
  const mailer = createMailer(config, watch)
  const known = await openProgrammes({ config, clock, db: opened.db, log })
  const context: Context = {
    config,
    plugins,
    ...known,
    clock,
    database: opened,
    db: opened.db,
    mailer,
    log,
    watch,
    secret: await signingSecret(opened.db, clock.now()),
  }
  let isStopping = false
  const server = await createServer(context, capabilities(context), {
    ...options,
    isStopping: () => isStopping,
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  let keeper: pg.PoolClient | undefined
  let putBack: () => Promise<void>
  const clients: Client[] = []
  return {
    url,
    context,
    owner,
    clock,
    sink,
    client() {
      const client = new Client(url)
      clients.push(client)
      return client
    },
    async keep() {
      keeper ??= await owner.pool.connect()
      const [putStateBack, then, received] = [await keepState(keeper, dataDir), now, [...sink.received]]
      const cookies = clients.map((client) => [client, [...client.cookies]] as const)
      putBack = async () => {
        await putStateBack()
        // Some have lost theirs, as their session was over.
        clients.splice(cookies.length)
        for (const [client, had] of cookies) for (const [name, value] of had) client.cookies.set(name, value)
        now = then
        sink.forget()
        sink.received.push(...received)
        await known.programme.refresh()
      }
    },
    reset: () => putBack(),
    async stop() {
      // As in the product: the connection of a request under way would stay for 72 seconds.
      isStopping = true
      await server.close()
      await mailer.close()
      keeper?.release()
      await Promise.all([opened.close(), owner.close()])
      const folders = [dataDir, keptFolder(dataDir)]
      await Promise.all([
        sink.close(),
        database.drop(),
        ...folders.map((folder) => rm(folder, { recursive: true, force: true })),
      ])
      checked.check()
    },
  }
}
