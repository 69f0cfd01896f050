import { pino } from 'pino'
import { plugins } from '../plugins'
import type { Config } from '../platform/context/config'
import type { Context } from '../platform/context/context'
import { openDatabase } from '../platform/database/database'
import { signingSecret } from '../platform/database/installation'
import { createMailer } from '../mail/mailer'
import { openProgrammes } from '../month/programme/programme'
import { Watch } from '../platform/watching/watch'

interface Given {
  config: Config
  databaseUrl: string
  directUrl?: string | undefined
  now?: () => Date
  /** Instead of the database's own, which is made when it is asked for. */
  secret?: Buffer
}

/** The product's context without its server and jobs. TEST_LOG=debug shows what it logs. */
export async function openContext({
  config,
  databaseUrl,
  directUrl,
  now = () => new Date(),
  secret,
}: Given): Promise<{ context: Context; close: () => Promise<void> }> {
  const clock = {
    now,
    get timeZone() {
      return known.programme.settings.timeZone
    },
  }
  const database = openDatabase(databaseUrl, { directUrl })
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr)
  const known = await openProgrammes({ config, clock, db: database.db, log })
  const mailer = createMailer(config)
  return {
    context: {
      config,
      plugins,
      ...known,
      clock,
      database,
      db: database.db,
      mailer,
      log,
      watch: new Watch(),
      secret: secret ?? (await signingSecret(database.db, now())),
    },
    async close() {
      await mailer.close()
      await database.close()
    },
  }
}
