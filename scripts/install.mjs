// Installs the locked dependencies when what is in node_modules is not what the lock file says.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds every package of package-lock.json in its version; optional ones (for other platforms)
 * may be missing. By content and not by date, so that a copied or freshly cloned checkout needs no network.
 */
export function isInstalled(root, { dev = true } = {}) {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const { packages: installed } = JSON.parse(readFileSync(hidden, 'utf8'))
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !dev)) return true
    const found = installed[path]
    return found
      ? found.version === wanted.version
      : Boolean(wanted.optional || wanted.devOptional || wanted.peer)
  })
}

/** Runs `npm ci` if needed, without install scripts, which nothing here depends on; ends the process if that fails, with npm's own message on the screen. */
export function ensureInstalled(root, options) {
  if (isInstalled(root, options)) return
  process.stderr.write('Installing dependencies (once, about a minute) …\n')
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
  process.stderr.write('The dependencies could not be installed; npm says why above.\n')
  process.exit(1)
}
