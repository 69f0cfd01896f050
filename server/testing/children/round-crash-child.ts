// An instance that does all of a round, for the trial with kills: tells in advance, runs the cycle, finds and pairs the
// stranded, sends. No HTTP. It is noon of CLOCK_DAY, on a PostgreSQL of its own in DATA_DIR; prints its address first.
import { setTimeout as sleep } from 'node:timers/promises'
import { announceNextRound } from '../../month/cycle/announce-round'
import { runCycle } from '../../month/cycle/run-cycle'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { findStranded } from '../../month/rescue/find-stranded'
import { pairStrandedDaily } from '../../month/rescue/pair-stranded'
import { startSendEngine } from '../../mail/engine/send-engine'
import { childContext } from './child-context'

const noon = Date.parse(`${process.env.CLOCK_DAY}T12:00:00Z`)
const began = Date.now()
const embedded = await startEmbedded({ dataDir: process.env.DATA_DIR ?? '' })
const context = await childContext(() => new Date(noon + Date.now() - began), embedded.url)
startSendEngine(context)
process.stdout.write(`${embedded.url}\n`)
for (;;) {
  await runCycle(context)
  await announceNextRound(context)
  await findStranded(context)
  await pairStrandedDaily(context)
  await sleep(50)
}
