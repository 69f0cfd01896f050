// What a release is made of: versions, sections of the changelog, upgrade notes. Nothing here changes a file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export const BACKUPS = 'server/platform/backup/releases'
export const NOTES = 'docs/upgrades'
const MIGRATIONS = 'server/platform/database/migrations'

/** @typedef {{ version: string, migrations: number }} Release a release, and how many migrations its database had */
/** @typedef {{ tag: string, sql: string }} Migration */

const numbers = (/** @type {string} */ version) => version.split('.').map(Number)

/** @type {(a: string, b: string) => number} */
export function compareVersions(a, b) {
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

/**
 * The version that is released. A first release may have the version that package.json has already.
 * @type {(wanted: string | undefined, current: string, released: string[]) => { version: string } | { fault: string }}
 */
export function versionOf(wanted, current, released) {
  const [major = 0, minor = 0, patch = 0] = numbers(current)
  const next = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  }
  const version = next[/** @type {keyof typeof next} */ (wanted)] ?? wanted
  if (!version || !/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    return {
      fault: 'Name the version: npm run release -- patch, minor, major, or three numbers such as 1.4.0.',
    }
  if (released.includes(version)) return { fault: `${version} has been released. Name a later version.` }
  const newest = released.at(-1)
  if (compareVersions(version, newest ?? current) < 0)
    return { fault: `${version} is before ${newest ?? current}. Name a later version.` }
  return { version }
}

const UNRELEASED = '## Unreleased\n'

/**
 * The text below "Unreleased", and what stands before and after it.
 * @type {(changelog: string) => { before: string, text: string, after: string } | undefined}
 */
function parted(changelog) {
  const begin = changelog.indexOf(`\n${UNRELEASED}`)
  if (begin === -1) return undefined
  const from = begin + 1 + UNRELEASED.length
  const next = changelog.indexOf('\n## ', from)
  const to = next === -1 ? changelog.length : next + 1
  return {
    before: changelog.slice(0, begin + 1),
    text: changelog.slice(from, to).trim(),
    after: changelog.slice(to),
  }
}

/** What the next release changes; empty when nothing is written down yet. */
export const unreleased = (/** @type {string} */ changelog) =>
  (parted(changelog)?.text ?? '').replace(/^#+ .*$/gm, '').trim() === ''
    ? ''
    : (parted(changelog)?.text ?? '')

/** @type {(changelog: string, version: string, date: string) => string} */
export function withSection(changelog, version, date) {
  const parts = parted(changelog)
  if (!parts) throw new Error('CHANGELOG.md has no section "## Unreleased".')
  const { before, text, after } = parts
  return `${before}${UNRELEASED}\n## ${version}, ${date}\n\n${text}\n${after && `\n${after}`}`
}

/**
 * What a migration says of earlier versions: `-- needs: 0041_own_entry` names the last migration of the oldest version
 * that can work with it.
 */
export const neededBy = (/** @type {string} */ sql) => /^-- needs: (\S+)$/m.exec(sql)?.[1]

/**
 * The upgrade notes of a release. `byHand` is what the changelog says under "### Upgrading".
 * @type {(release: { version: string, date: string, before: Release | undefined, migrations: Migration[], byHand: string }) => string}
 */
export function upgradeNotes({ version, date, before, migrations, byHand }) {
  const added = migrations.slice(before?.migrations ?? migrations.length)
  const tags = migrations.map(({ tag }) => tag)
  const breaking = added.filter(({ sql }) => tags.indexOf(neededBy(sql) ?? '') >= (before?.migrations ?? 0))
  const back = !before
    ? 'There is no version before this one.'
    : breaking.length > 0
      ? `No: ${before.version} can't work with ${breaking.map(({ tag }) => `\`${tag}\``).join(', ')} and says so at its start. To go back, restore the backup that you made before the upgrade; what happened since is lost.`
      : `Yes: stop ${version} and start ${before.version} on the same database, with the settings that it had. Nothing is lost, also not at the next upgrade. ${before.version} and ${version} can run alongside each other for as long as the roll-out takes.`
  return (
    [
      `# Upgrading to ${version}`,
      `Released on ${date}. CHANGELOG.md has what is new; [docs/operating.md](../operating.md) says how to upgrade and go back.`,
      '## What to do',
      byHand ||
        (before
          ? 'Nothing by hand: make a backup, then start the new version.'
          : 'This is the first release. README.md says how to begin.'),
      '## What happens to the database',
      added.length > 0
        ? `${added.length === 1 ? 'One migration runs' : `${added.length} migrations run`} at the first start: ${added.map(({ tag }) => `\`${tag}\``).join(', ')}.`
        : before
          ? 'Nothing: no migration runs.'
          : 'It is made at the first start.',
      '## Going back',
      back,
    ].join('\n\n') + '\n'
  )
}

/** What the changelog says under "### Upgrading". */
export const byHandIn = (/** @type {string} */ section) =>
  (/^### Upgrading\n([^]*?)(?=^###? |(?![^]))/m.exec(section)?.[1] ?? '').trim()
