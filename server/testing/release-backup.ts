import { pino } from 'pino'
import { createBackup } from '../backup/create-backup'
import { loadConfig } from '../context/config'
import { migrateDatabase, openDatabase } from '../database/database'
import { createMailer } from '../mail/mailer'
import { openProgramme } from '../programme/programme'
import { ensureSampleCompany } from '../sample/sample-company'
import { ODD_ROWS } from './odd-rows'
import { Watch } from '../watching/watch'

/** Fills a new database with the sample company and rows of every odd kind, and writes the backup that a release keeps. */
export async function writeReleaseBackup(ownerUrl: string, file: string, now: Date): Promise<void> {
  await migrateDatabase(ownerUrl)
  const config = loadConfig({ DATABASE_URL: ownerUrl, SAMPLE_DATA: 'on' })
  const database = openDatabase(ownerUrl)
  const mailer = createMailer(config)
  try {
    const clock = { now: () => now, timeZone: 'UTC' }
    const log = pino({ level: 'silent' })
    const programme = await openProgramme({ config, clock, db: database.db, log })
    const secret = Buffer.alloc(32)
    await ensureSampleCompany({
      config,
      programme,
      clock,
      database,
      db: database.db,
      mailer,
      log,
      watch: new Watch(),
      secret,
    })
    await database.pool.query(ODD_ROWS)
  } finally {
    await mailer.close()
    await database.close()
  }
  await createBackup(ownerUrl, file, { now })
}
