import { counted } from '../../../shared/counted'
import { systemNow } from '../context/clock'
import { loadConfig } from '../context/config'
import { StartError } from '../process/start-error'
import { fileOf, interruption, parse, passphrase, run, withServer } from './cli'
import { readIdentities } from './encryption'
import { checkBackup, type Restored, restoreBackup } from './restore-backup'

const USAGE = `Usage:
  npm run restore -- FILE              fills an empty database from a backup, while Cup of Joe is stopped
  npm run restore -- FILE --replace    the same in the place of everything that is there
An encrypted backup also needs one of these:
  --identity KEYFILE    the file with the secret key of one of its recipients, as age-keygen writes it
  --passphrase          asked for, or BACKUP_PASSPHRASE`

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  identity: { type: 'string' },
  passphrase: { type: 'boolean' },
} as const

async function main(args: string[]): Promise<void> {
  const { values, name } = parse(args, OPTIONS, USAGE)
  const { replace, identity } = values
  if (identity !== undefined && values.passphrase) throw new StartError(USAGE)
  const signal = interruption()
  const config = loadConfig(process.env)
  const file = fileOf(name)
  const key =
    identity !== undefined
      ? { identities: await readIdentities(fileOf(identity)) }
      : values.passphrase
        ? { passphrase: await passphrase({ isNew: false, signal }) }
        : undefined
  // Before any database is touched, or started.
  await checkBackup(file, { signal, key })
  const restore = async (url: string) =>
    report(await restoreBackup(url, file, { replace, now: systemNow(), signal, key }))
  await withServer(config, restore, { mayCreate: true, isAlone: true })
}

function report({ made, tables, rows, migrated, held }: Restored): void {
  console.log(`Restored ${rows} rows of ${tables} tables from the backup of ${made}.`)
  if (migrated > 0) console.log('The backup is from an earlier version; the database was brought up to date.')
  console.log('Everybody has to sign in again.')
  if (held.sends > 0)
    console.log(
      `${counted(held.sends, 'unfinished send is', 'unfinished sends are')} paused; the newsletters page shows why.`,
    )
  if (held.unknown > 0)
    console.log(`${counted(held.unknown, 'mail was', 'mails were')} being handed over: shown as unknown.`)
  if (held.drafts > 0)
    console.log(
      `${counted(held.drafts, 'approved newsletter is a draft', 'approved newsletters are drafts')} again.`,
    )
  if (held.cycles > 0)
    console.log(
      `${counted(held.cycles, 'automatic cycle was under way and is', 'automatic cycles were under way and are')} not finished.`,
    )
}

run(() => main(process.argv.slice(2)))
