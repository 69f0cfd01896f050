// The releases whose backups are kept, and the migrations.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const BACKUPS = 'server/platform/backup/releases'
const MIGRATIONS = 'server/platform/database/migrations'

/** @typedef {{ version: string, migrations: number }} Release a release, and how many migrations its database had */
/** @typedef {{ tag: string, sql: string }} Migration */

const numbers = (/** @type {string} */ version) => version.split('.').map(Number)

/** @type {(a: string, b: string) => number} */
function compareVersions(a, b) {
  const [left, right] = [numbers(a), numbers(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

/**
 * The releases whose backups are kept, oldest first.
 * @returns {Release[]}
 */
export function readReleases(/** @type {string} */ root) {
  const folder = join(root, BACKUPS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+\.backup$/.test(name))
    .map((name) => {
      // The second line of a backup says which migrations its database had.
      const [, header = ''] = gunzipSync(readFileSync(join(folder, name)))
        .toString('latin1')
        .split('\n', 2)
      return {
        version: name.slice(0, -'.backup'.length),
        migrations: JSON.parse(header.slice(3)).migrations.length,
      }
    })
    .sort((a, b) => compareVersions(a.version, b.version))
}

/**
 * Every migration, oldest first.
 * @returns {Migration[]}
 */
export function readMigrations(/** @type {string} */ root) {
  const { entries } = JSON.parse(readFileSync(join(root, MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  return entries.map((/** @type {{ tag: string }} */ { tag }) => ({
    tag,
    sql: readFileSync(join(root, MIGRATIONS, `${tag}.sql`), 'utf8'),
  }))
}
