import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../server/platform/database/database'
import { startEmbedded } from '../server/platform/database/embedded/embedded'

/** Makes an empty, migrated database once for all products of a run; each of a dozen would take two seconds for its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-template-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateDatabase(embedded.ownerUrl, { plugins: [] })
  } finally {
    await embedded.stop()
  }
  process.env['TEMPLATE_DB'] = join(dataDir, 'db')
  return () => rm(dataDir, { recursive: true, force: true })
}
