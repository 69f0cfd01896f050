// An instance that only sends, for the crash tests and the benchmarks: no HTTP, the same engine, database and transports
// as the product's; like it, it brings a PostgreSQL of its own where no DATABASE_URL names one. Says its number and its
// database first. Stops on SIGTERM; answers the line `memory` on its standard input with its resident bytes.
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { systemClock } from '../clock'
import { loadConfig } from '../config'
import { openDatabase } from '../database/database'
import { startEmbedded } from '../database/embedded'
import { signingSecret } from '../installation'
import { createMailer } from './mailer'
import { startSendEngine } from './send-engine'

const config = loadConfig(process.env)
const clock = systemClock(config.timeZone)
const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
const url = config.databaseUrl ?? embedded?.url ?? ''
const database = openDatabase(url)
const engine = startSendEngine({
  config,
  clock,
  database,
  db: database.db,
  mailer: createMailer(config),
  log: pino({ level: process.env.TEST_LOG ?? 'silent' }, process.stderr),
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
