// An instance that only sends, for the crash tests and the benchmarks: no HTTP, the same engine, database and transports
// as the product's; like it, it starts its own PostgreSQL if DATABASE_URL is not set. Prints its number and its
// database first. Stops on SIGTERM; on the line `memory` on its standard input it prints its resident bytes.
import { createInterface } from 'node:readline'
import { systemNow } from '../../platform/context/clock'
import { loadConfig } from '../../platform/context/config'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { startSendEngine } from '../../mail/engine/send-engine'
import { childContext } from './child-context'

const config = loadConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
const url = config.databaseUrl ?? embedded?.url ?? ''
const context = await childContext(systemNow, url)
const engine = startSendEngine(context)
process.once('SIGTERM', () => {
  void engine
    .stop()
    .then(() => context.database.close())
    .then(() => embedded?.stop())
    .then(() => process.exit(0))
})
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'memory') process.stdout.write(`${process.memoryUsage().rss}\n`)
})
process.stdout.write(`${engine.instance} ${url}\n`)
