import { resolve } from 'node:path'
import { cycleFault } from '../../../server/platform/context/programme.rules'
import {
  inForm,
  oneLine,
  pluginSettings,
  readBy,
  type Settings,
} from '../../../server/platform/context/settings'

const NIGHTLY = '30 2 * * *'
const KEPT = 14

const cron = readBy(
  (text) => (cycleFault(text) === undefined ? text : undefined),
  'must be a cron expression of five fields that comes, such as 30 2 * * *',
)

/** Where backups are written by themselves, and when; undefined: nowhere. */
export const backupSettings = pluginSettings(
  'backups',
  (env: Settings) => {
    const folder = env.read(
      'BACKUP_DIR',
      {
        means:
          'Backups are written there by themselves ([backups.md](backups.md)). It has to be there; better on another machine.',
        example: '/var/backups/cup-of-joe',
        otherwise: 'none is written',
      },
      oneLine,
    )
    const at = env.read('BACKUP_AT', 'When: five fields of cron, in CYCLE_TIMEZONE.', cron, NIGHTLY)
    const keep = env.read(
      'BACKUP_KEEP',
      'How many are kept; older ones are deleted.',
      inForm(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999').transform(Number),
      KEPT,
    )
    const recipient = env.read(
      'BACKUP_RECIPIENT',
      {
        means:
          'Encrypts them for the owner of this key, the public half of an age key. Without it a backup opens everything.',
        example: 'age1…',
        otherwise: 'not encrypted',
      },
      inForm(/^age1[a-z\d]{20,}$/, 'must be a public key of age, which begins with age1'),
    )
    const others = ['BACKUP_AT', 'BACKUP_KEEP', 'BACKUP_RECIPIENT'].filter((name) => env.isSet(name))
    env.require(
      folder !== undefined || others.length === 0,
      `${others.join(', ')} is set without BACKUP_DIR, the folder for backups.`,
    )
    return folder === undefined ? undefined : { folder: resolve(folder), at, keep, recipient }
  },
  'Backups',
)

export type BackupSettings = NonNullable<ReturnType<typeof backupSettings.of>>
