import { systemClock } from '../context/clock'
import { loadConfig } from '../context/config'
import { startEmbedded } from '../database/embedded/embedded'
import { StartError } from '../process/start-error'
import { fileOf, interruption, run } from './cli'
import { checkBackup, type Restored, restoreBackup } from './restore-backup'

const USAGE = `Usage:
  npm run restore -- FILE              fills an empty database from a backup, while Cup of Joe is stopped
  npm run restore -- FILE --replace    the same in the place of everything that is there`

async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args.filter((arg) => arg !== '--replace')
  if (name === undefined || name.startsWith('-') || rest.length > 0) throw new StartError(USAGE)
  const replace = args.includes('--replace')
  const signal = interruption()
  const config = loadConfig(process.env)
  const file = fileOf(name)
  // Before any database is touched, or started.
  await checkBackup(file, signal)
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: () => Promise.resolve() }
    : await startEmbedded({ dataDir: config.dataDir })
  try {
    const now = systemClock(config.timeZone).now()
    report(await restoreBackup(server.url, file, { replace, now, signal }))
  } finally {
    await server.stop()
  }
}

function report({ made, tables, rows, migrated, held }: Restored): void {
  console.log(`Restored ${rows} rows of ${tables} tables from the backup of ${made}.`)
  if (migrated > 0) console.log('The backup is from an earlier version; the database was brought up to date.')
  console.log('Everybody has to sign in again.')
  if (held.sends > 0)
    console.log(`${held.sends} unfinished sends are paused; the newsletters page shows why.`)
  if (held.unknown > 0)
    console.log(`${held.unknown} mails were being handed over: they are shown as unknown.`)
  if (held.drafts > 0) console.log(`${held.drafts} approved newsletters are drafts again.`)
  if (held.cycles > 0) console.log(`${held.cycles} automatic cycles were under way and are not finished.`)
}

run(() => main(process.argv.slice(2)))
