// An instance that only looks for the stranded, pairs and mails them, for the crash test: no HTTP. It is noon of CLOCK_DAY.
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { loadConfig } from '../../context/config'
import { openDatabase } from '../../database/database'
import { signingSecret } from '../../database/installation'
import { createMailer } from '../../mail/mailer'
import { openProgramme } from '../../programme/programme'
import { findStranded } from '../../rescue/find-stranded'
import { pairStrandedDaily } from '../../rescue/pair-stranded'
import { startSendEngine } from '../../sending/send-engine'

const noon = Date.parse(`${process.env.CLOCK_DAY}T12:00:00Z`)
const began = Date.now()
const config = loadConfig(process.env)
const clock = {
  now: () => new Date(noon + Date.now() - began),
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
startSendEngine(context)
process.stdout.write('ready\n')
for (;;) {
  await findStranded(context)
  await pairStrandedDaily(context)
  await sleep(20)
}
