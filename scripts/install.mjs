// Installs the locked dependencies when what is in node_modules is not what the lock file says.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.mjs'

/**
 * What package-lock.json says of a package, and node_modules/.package-lock.json of an installed one.
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/** @returns {Lock} */
const readLock = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * Whether node_modules holds every package of package-lock.json in its version; optional ones (for other platforms)
 * may be missing. By content and not by date, so that a copied or freshly cloned checkout needs no network.
 * @param {{ dev?: boolean }} [options] `dev: false` leaves out what is for development
 */
function isInstalled({ dev = true } = {}) {
  const hidden = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, hidden))) return false
  const { packages: installed } = readLock(hidden)
  const { packages: locked } = readLock('package-lock.json')
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !dev)) return true
    const found = installed[path]
    return found
      ? found.version === wanted.version
      : Boolean(wanted.optional || wanted.devOptional || wanted.peer)
  })
}

/**
 * Runs `npm ci` if needed, without install scripts, which nothing here depends on; ends the process if that fails, with
 * npm's own message on the screen.
 * @param {{ dev?: boolean }} [options]
 */
export function ensureInstalled(options) {
  if (isInstalled(options)) return
  // npm would empty what the link leads to.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write('node_modules is a link to other packages: run npm ci where it leads.\n')
    process.exit(1)
  }
  process.stderr.write(
    'Packages are missing: installing them, PostgreSQL included, into node_modules with npm ci (about a minute) …\n',
  )
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...quiet],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status === 0) return
  process.stderr.write('The packages could not be installed; npm says why above.\n')
  process.exit(1)
}
