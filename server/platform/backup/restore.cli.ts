import { counted } from '../../../shared/numbers'
import { systemNow } from '../context/clock'
import { loadConfig } from '../context/config'
import { StartError } from '../process/start-error'
import { fileOf, interruption, parse, passphrase, run, withServer } from './cli'
import { readIdentities } from './encryption'
import { checkBackup, type Restored, restoreBackup } from './restore-backup'
import { plugins } from '../../plugins'

const USAGE = `Usage:
  npm run restore -- FILE --admin ADDRESS    fills an empty database from a backup, while Cup of Joe is stopped
  npm run restore -- FILE --trust            the same, straight after a disk failure
Add --replace to put it in the place of everything that is there. What somebody may do may have been taken away since the
backup: only the administrator of ADDRESS keeps everything, and turns on again what the others had. --trust keeps all of it.
An encrypted backup also needs one of these:
  --identity KEYFILE    the file with the secret key of one of its recipients, as age-keygen writes it
  --passphrase          asked for, or BACKUP_PASSPHRASE`

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  admin: { type: 'string' },
  trust: { type: 'boolean', default: false },
  identity: { type: 'string' },
  passphrase: { type: 'boolean' },
} as const

async function main(args: string[]): Promise<void> {
  const { values, name } = parse(args, OPTIONS, USAGE)
  const { replace, identity, admin } = values
  if ((identity !== undefined && values.passphrase) || (admin === undefined) !== values.trust)
    throw new StartError(USAGE)
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
  await checkBackup(file, { plugins, signal, key })
  const restore = async (url: string) =>
    report(await restoreBackup(url, file, { plugins, replace, now: systemNow(), admin, signal, key }))
  await withServer(config, restore, { mayCreate: true, isAlone: true })
}

function report({ made, tables, rows, held }: Restored): void {
  console.log(`Restored ${rows} rows of ${tables} tables from the backup of ${made}.`)
  console.log('Everybody has to sign in again.')
  if (held.mails > 0)
    console.log(
      `${counted(held.mails, 'mail', 'mails')} may have gone out after the backup: shown as unknown, and sent only when an administrator says so on This Month.`,
    )
  if (held.off.length > 0)
    console.log(`Off until an administrator turns them on again on This Month: ${held.off
      .map(({ kind, count }) => `${kind.replaceAll('_', ' ')} (${count})`)
      .join(', ')}.
Who can't prove their second factor any more: npm run admin -- reset-second-factor EMAIL`)
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
