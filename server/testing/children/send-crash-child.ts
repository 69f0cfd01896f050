// An instance that only sends, for the crash tests and the benchmarks: no HTTP, the same engine, database and transports
// as the product's; like it, it starts its own PostgreSQL if DATABASE_URL is not set. Prints its number and its
// database first. Stops on SIGTERM; on the line `memory` on its standard input it prints its resident bytes.
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { systemClock } from '../../context/clock'
import { loadConfig } from '../../context/config'
import { openDatabase } from '../../database/database'
import { startEmbedded } from '../../database/embedded/embedded'
import { signingSecret } from '../../database/installation'
import { createMailer } from '../../mail/mailer'
import { openProgramme } from '../../programme/programme'
import { startSendEngine } from '../../sending/send-engine'

const config = loadConfig(process.env)
const clock = systemClock(() => programme.settings.timeZone)
const log = pino({ level: process.env.TEST_LOG ?? 'silent' }, process.stderr)
const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
const url = config.databaseUrl ?? embedded?.url ?? ''
const database = openDatabase(url)
const programme = await openProgramme({ config, clock, db: database.db, log })
const engine = startSendEngine({
  config,
  programme,
  clock,
  database,
  db: database.db,
  mailer: createMailer(config),
  log,
  secret: await signingSecret(database.db, clock.now()),
})
process.once('SIGTERM', () => {
  void engine
    .stop()
    .then(() => database.close())
    .then(() => embedded?.stop())
    .then(() => process.exit(0))
})
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'memory') process.stdout.write(`${process.memoryUsage().rss}\n`)
})
process.stdout.write(`${engine.instance} ${url}\n`)
