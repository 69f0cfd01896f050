// An instance that only looks at the cycle, for the crash test: no HTTP, no sending. Its clock runs from CLOCK_START (in
// milliseconds) six hundred times as fast, so that a step which rests for a minute is taken up again at once.
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { loadConfig } from '../../context/config'
import { openDatabase } from '../../database/database'
import { signingSecret } from '../../database/installation'
import { createMailer } from '../../mail/mailer'
import { openProgramme } from '../../programme/programme'
import { runCycle } from '../../cycle/run-cycle'

const start = Number(process.env.CLOCK_START)
const config = loadConfig(process.env)
const clock = {
  now: () => new Date(start + (Date.now() - start) * 600),
  get timeZone() {
    return programme.settings.timeZone
  },
}
const database = openDatabase(config.databaseUrl ?? '')
const log = pino({ level: process.env.TEST_LOG ?? 'silent' }, process.stderr)
const programme = await openProgramme({ config, clock, db: database.db, log })
const context = {
  config,
  programme,
  clock,
  database,
  db: database.db,
  mailer: createMailer(config),
  log,
  secret: await signingSecret(database.db, clock.now()),
}
process.stdout.write('ready\n')
for (;;) {
  await runCycle(context)
  await sleep(20)
}
