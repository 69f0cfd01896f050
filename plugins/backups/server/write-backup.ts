import { access, constants, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readBackup } from '../../../server/platform/backup/backup-file'
import { withServer } from '../../../server/platform/backup/cli'
import { createBackup } from '../../../server/platform/backup/create-backup'
import type { Config } from '../../../server/platform/context/config'
import { StartError } from '../../../server/platform/process/start-error'
import type { BackupSettings } from './settings'

const OURS = /^cup-of-joe-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup(\.age)?$/

/**
 * Writes a backup, reads it back from the disk, and deletes the oldest beyond those that are kept. One that can't be read back
 * is deleted, and no other.
 * @throws StartError in words for the operator
 */
export async function writeBackup(
  config: Config,
  settings: BackupSettings,
  now: Date,
  signal: AbortSignal,
): Promise<{ file: string; bytes: number }> {
  const { folder, keep, recipient } = settings
  await assertWritable(folder)
  // Nobody but the recipient opens it later. To read it back now, it is also for a key that is forgotten right after.
  const identity = recipient && (await generateX25519Identity())
  const lock = recipient && identity && { recipients: [recipient, await identityToRecipient(identity)] }
  const name = `cup-of-joe-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup${lock ? '.age' : ''}`
  const file = join(folder, name)
  await withServer(config, async (url) => {
    await createBackup(url, file, { now, signal, ...(lock && { lock }) })
  })
  try {
    await readBackup(file, {}, { signal, ...(identity && { key: { identities: [identity] } }) })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  const { size } = await stat(file)
  const all = (await readdir(folder)).filter((one) => OURS.test(one)).toSorted()
  for (const old of all.slice(0, -keep)) await rm(join(folder, old), { force: true })
  return { file: name, bytes: size }
}

/** @throws StartError where the folder is gone or can't be written: it is not made, as a disk may be missing */
export async function assertWritable(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new StartError(`${folder} (BACKUP_DIR) is no folder. Make it, or mount its disk.`)
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new StartError(`${folder} (BACKUP_DIR) can’t be written by this user.`, { cause: error })
  })
}
