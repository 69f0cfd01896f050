import { pino } from 'pino'
import { loadConfig } from '../../context/config'
import type { Context } from '../../context/context'
import { openDatabase } from '../../database/database'
import { signingSecret } from '../../database/installation'
import { createMailer } from '../../mail/mailer'
import { openProgramme } from '../../programme/programme'
import { Watch } from '../../watching/watch'

/** The product's context in a process of its own that a crash test kills, with the settings of its environment. */
export async function childContext(
  now: () => Date,
  databaseUrl = process.env['DATABASE_URL'] ?? '',
): Promise<Context> {
  const config = loadConfig(process.env)
  const { databaseDirectUrl: directUrl } = config
  const clock = {
    now,
    get timeZone() {
      return programme.settings.timeZone
    },
  }
  const database = openDatabase(databaseUrl, { directUrl })
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr)
  const programme = await openProgramme({ config, clock, db: database.db, log })
  return {
    config,
    programme,
    clock,
    database,
    db: database.db,
    mailer: createMailer(config),
    log,
    watch: new Watch(),
    secret: await signingSecret(database.db, clock.now()),
  }
}
