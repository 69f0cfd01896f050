// Installs the locked dependencies when they are missing or older than the lock file.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** True when node_modules is there and at least as new as package-lock.json. */
export function isInstalled(root) {
  const marker = join(root, 'node_modules/.package-lock.json')
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Runs `npm ci` if needed; ends the process with npm's own exit code if that fails. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return
  process.stderr.write('Installing dependencies (once, about a minute) …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
