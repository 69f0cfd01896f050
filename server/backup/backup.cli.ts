import { systemClock } from '../context/clock'
import { loadConfig } from '../context/config'
import { findRunning, startEmbedded } from '../database/embedded/embedded'
import { StartError } from '../process/start-error'
import { demandDatabase, fileOf, interruption, run } from './cli'
import { createBackup } from './create-backup'

const USAGE = `Usage:
  npm run backup -- FILE    writes the whole database into FILE, also while Cup of Joe is running`

async function main([name, ...rest]: string[]): Promise<void> {
  if (name === undefined || name.startsWith('-') || rest.length > 0) throw new StartError(USAGE)
  const signal = interruption()
  const config = loadConfig(process.env)
  let url = config.databaseUrl ?? (await findRunning(config.dataDir))
  let stop = () => Promise.resolve()
  if (url === undefined) {
    demandDatabase(config.dataDir)
    const embedded = await startEmbedded({ dataDir: config.dataDir })
    url = embedded.url
    stop = () => embedded.stop()
  }
  try {
    const file = fileOf(name)
    const { tables, rows, bytes } = await createBackup(url, file, {
      now: systemClock(config.timeZone).now(),
      signal,
    })
    const size = (bytes / 1_000_000).toFixed(1)
    console.log(
      `${file}: ${rows} rows of ${tables} tables, ${size} MB. Keep it like a password: it holds everything.`,
    )
  } finally {
    await stop()
  }
}

run(() => main(process.argv.slice(2)))
