import { fileURLToPath } from 'node:url'
import { systemClock } from './platform/context/clock'
import { check } from './check'
import { capabilities } from './compose'
import { loadConfig } from './platform/context/config'
import type { Context } from './platform/context/context'
import { bringUpToDate, openDatabase } from './platform/database/database'
import { startEmbedded } from './platform/database/embedded/embedded'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { closeServer, createServer } from './platform/http/server'
import { signingSecret } from './platform/database/installation'
import { openLog, catchTheUncaught } from './platform/process/log'
import { createMailer } from './mail/mailer'
import { keepProgramme, openProgrammes } from './month/programme/programme'
import { startSendEngine } from './mail/engine/send-engine'
import { settleMode } from './modes/settle-mode'
import { ensureSampleCompany } from './modes/sample/sample-company'
import { testPeople } from './modes/sample/sample.queries'
import { ensureAdmin } from './sign-in/admins/ensure-admin'
import { StartError } from './platform/process/start-error'
import { plugins } from './plugins'
import { JOBS, startJobs } from './schedule'
import { measuring } from './metrics/measure'
import type { TelemetryReport } from './platform/watching/spans'
import { Watch } from './platform/watching/watch'
import { welcome } from './welcome'

/** Undone in reverse when the product stops, or when its start fails half-way. */
const closing: (() => unknown)[] = []

// V8 lets a heap of long-lived data grow fourfold before it collects. Twofold takes a third less memory where much is made,
// as for a newsletter to very many, and no more time.
setFlagsFromString('--heap-growing-percent=100')

async function start(): Promise<void> {
  const config = loadConfig(process.env, plugins)
  drainMs = config.drainSeconds * 1_000
  const report: TelemetryReport = (state, signal, cause) => log.warn({ signal, cause }, `telemetry ${state}`)
  const observers = plugins.flatMap(({ observe }) => observe?.(config, report) ?? [])
  // Spans go to one place.
  const telemetry = await observers[0]
  if (telemetry) closing.push(() => telemetry.stop())
  const watch = new Watch(telemetry?.tracing)
  const log = openLog(config.logLevel, process.stderr, watch.tracing && (() => watch.tracing?.fields()))
  catchTheUncaught(process, log, () => {
    endInTime()
    void stop().then(() => process.exit(1))
  })
  const clock = systemClock(() => known.programme.settings.timeZone)

  let { databaseUrl: url, databaseOwnerUrl: ownerUrl } = config
  const { databaseDirectUrl: directUrl } = config
  if (url === undefined) {
    const embedded = await startEmbedded({
      dataDir: config.dataDir,
      log: (line) => log.info(line),
      onLost: (reason) => void fail(reason),
    })
    closing.push(() => embedded.stop())
    ;({ url, ownerUrl } = embedded)
  }
  const database = openDatabase(url, { directUrl })
  closing.push(() => database.close())
  watch.pool(database.pool)
  await bringUpToDate(database, ownerUrl, plugins)
  if (ownerUrl === undefined)
    log.warn('The product owns its tables: it could change the audit log. Set DATABASE_OWNER_URL.')
  const known = await openProgrammes({ config, clock, db: database.db, log })
  const mailer = createMailer(config, watch)
  closing.push(() => mailer.close())

  const context: Context = {
    config,
    plugins,
    ...known,
    clock,
    database,
    db: database.db,
    mailer,
    log,
    watch,
    secret: config.secret ? Buffer.from(config.secret) : await signingSecret(database.db, clock.now()),
  }

  await settleMode(context)
  if (config.sampleData) await ensureSampleCompany(context)
  const admin = await ensureAdmin(context)
  const running: { stop(): unknown }[] = [startSendEngine(context)]
  // All at the same time: what takes long in one of them leaves the others theirs.
  closing.push(async () => {
    const ends = await Promise.allSettled(running.map(async (part) => part.stop()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
  const webRoot = fileURLToPath(new URL('../web', import.meta.url))
  const server = await createServer(context, capabilities(context), {
    webRoot,
    isStopping: () => isStopping,
  })
  running.push({ stop: () => closeServer(server, patienceMs) })
  const [employee] = config.testAccess ? await testPeople(context) : []
  // From here on nothing of the start can fail: whoever is answered is answered by a product that stays.
  await listen(server, config.host, config.port)
  if (telemetry?.sendMeasures) {
    const measures = measuring(context, JOBS)
    running.push(measures)
    telemetry.sendMeasures(() => measures.measure())
  }
  running.push(keepProgramme(context), startJobs(context))
  running.push(...plugins.flatMap(({ start: begin }) => begin?.(context) ?? []))
  process.stdout.write(`${welcome(config, admin, process.getuid?.() === 0, employee)}\n`)
}

async function listen(
  server: Awaited<ReturnType<typeof createServer>>,
  host: string,
  port: number,
): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken. Stop the other program, or set PORT to a free one.`)
    if (code === 'EACCES')
      throw new StartError(`This user may not listen on port ${port}. Set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL') throw new StartError(`HOST=${host} is not an address of this machine.`)
    throw error
  }
}

/**
 * How long requests under way have when the product stops. After Ctrl-C somebody waits at the terminal; SIGTERM restarts a
 * service, and a large round takes its time.
 */
let patienceMs = 3_000
const PATIENCE_OF_A_RESTART_MS = 15_000

/** If something hangs while stopping, the process ends anyway. */
const endInTime = (drainMs = 0) => setTimeout(() => process.exit(1), drainMs + patienceMs + 1_500).unref()

/** Before it stops, SIGTERM leaves a proxy so long to see at /readyz that it has to send requests elsewhere. */
let drainMs = 0
let isStopping = false
const atOnce = new AbortController()

/** Waits so long, or until a second signal. */
const drain = (signal: NodeJS.Signals) =>
  signal === 'SIGTERM' && sleep(drainMs, undefined, { signal: atOnce.signal }).catch(() => undefined)

let stopping: Promise<void> | undefined

/** Stops everything in reverse order; a second call waits for the first. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const close of closing.reverse()) {
      try {
        await close()
      } catch (error) {
        process.stderr.write(`While stopping: ${(error as Error).message}\n`)
      }
    }
  })()
  return stopping
}

async function fail(error: unknown): Promise<never> {
  const message = error instanceof StartError ? error.message : ((error as Error)?.stack ?? String(error))
  process.stderr.write(`${message}\n`)
  await stop()
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) atOnce.abort()
    else if (signal === 'SIGTERM') patienceMs = PATIENCE_OF_A_RESTART_MS
    isStopping = true
    endInTime(signal === 'SIGTERM' ? drainMs : 0)
    // A start that is under way is finished first, so that nothing of it is left behind.
    void starting
      .then(() => drain(signal))
      .then(stop)
      .then(() => process.exit(0))
  })
}

/** Tries the settings, and starts nothing. */
async function tryOnly(): Promise<never> {
  const isGood = await check(process.env, plugins, (line) => process.stdout.write(`${line}\n`))
  process.exit(isGood ? 0 : 1)
}

const starting = (process.argv.includes('--check') ? tryOnly() : start()).catch(fail)
