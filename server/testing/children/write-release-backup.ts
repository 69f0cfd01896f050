// Writes the backup of this version that a release keeps; scripts/release.mjs names the file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { writeReleaseBackup } from '../release-backup'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file')
const dataDir = await mkdtemp(join(tmpdir(), 'cup-release-'))
const embedded = await startEmbedded({ dataDir })
try {
  await writeReleaseBackup(embedded.ownerUrl, file, new Date())
} finally {
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
