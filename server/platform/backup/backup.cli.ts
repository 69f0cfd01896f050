import { systemNow } from '../context/clock'
import { loadConfig } from '../context/config'
import { StartError } from '../process/start-error'
import { fileOf, interruption, parse, passphrase, run, withServer } from './cli'
import { createBackup } from './create-backup'
import { encryptWith } from './encryption'

const USAGE = `Usage:
  npm run backup -- FILE                      writes the whole database into FILE, also while Cup of Joe is running
  npm run backup -- FILE --recipient age1…    the same, encrypted for the owner of this key; repeatable
  npm run backup -- FILE --passphrase         the same, encrypted by a passphrase: asked for, or BACKUP_PASSPHRASE`

const OPTIONS = {
  recipient: { type: 'string', multiple: true },
  passphrase: { type: 'boolean' },
} as const

async function main(args: string[]): Promise<void> {
  const { values, name } = parse(args, OPTIONS, USAGE)
  const { recipient: recipients } = values
  if (recipients && values.passphrase) throw new StartError(USAGE)
  const signal = interruption()
  const config = loadConfig(process.env)
  const lock = recipients
    ? { recipients }
    : values.passphrase
      ? { passphrase: await passphrase({ isNew: true, signal }) }
      : undefined
  // Before anything is started, or written.
  if (lock) encryptWith(lock)
  await withServer(config, async (url) => {
    const file = fileOf(name)
    const { tables, rows, bytes } = await createBackup(url, file, {
      now: systemNow(),
      signal,
      lock,
    })
    const size = (bytes / 1_000_000).toFixed(1)
    const advice = lock
      ? 'It is encrypted: keep what opens it somewhere else.'
      : 'Keep it like a password: it holds everything.'
    console.log(`${file}: ${rows} rows of ${tables} tables, ${size} MB. ${advice}`)
  })
}

run(() => main(process.argv.slice(2)))
