import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import 'vitest'

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']

/** Path of a program of this machine, also of one in the folder for administrators. */
export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))

const succeeds = (command: string, args: string[]) => spawnSync(command, args).status === 0
const isThere = (name: string) => () => findProgram(name) !== undefined

/** A Python that has icalendar: Debian's own before another one on the path. */
export const ICALENDAR_PYTHON = ['/usr/bin/python3', 'python3'].find((path) =>
  succeeds(path, ['-c', 'import icalendar']),
)

/** Real programs that tests run, by Debian's name of the package. `.ci/run` installs each of them. */
export const PARTS = {
  caddy: isThere('caddy'),
  // Dovecot 2.4 has another language of settings.
  'dovecot-imapd': () => {
    const program = findProgram('dovecot')
    return program !== undefined && spawnSync(program, ['--version']).stdout.toString().startsWith('2.3.')
  },
  nginx: isThere('nginx'),
  pgbouncer: isThere('pgbouncer'),
  prometheus: isThere('promtool'),
  'python3-icalendar': () => ICALENDAR_PYTHON !== undefined,
  radicale: isThere('radicale'),
  systemd: isThere('systemd-analyze'),
  xandikos: isThere('xandikos'),
}

/** What some tests must be allowed to do, by its name in the report of `npm test`. */
const RIGHTS = {
  Linux: () => process.platform === 'linux',
  'limiting a process': () => succeeds('prlimit', ['--version']),
  'mounting a disk': () => succeeds('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', tmpdir()]),
  'a user namespace as root': () => process.getuid?.() === 0 && succeeds('unshare', ['--user', 'true']),
  'root, in a folder that others can read': () =>
    process.getuid?.() === 0 &&
    succeeds('setpriv', ['--reuid=65534', '--clear-groups', process.execPath, '-e', READ_PACKAGES]),
}
const READ_PACKAGES = `require('fs').accessSync(${JSON.stringify(join(process.cwd(), 'node_modules'))})`

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test may be skipped; `scripts/reports.mjs` counts by it. */
    needs?: string[]
    right?: string
  }
}

/** Options of a test, or of a group, that runs real programs: skipped where one is missing, which fails the run in CI. */
export function needs(...parts: (keyof typeof PARTS)[]) {
  const missing = parts.filter((part) => !PARTS[part]())
  return { skip: missing.length > 0, meta: { needs: missing } }
}

/** Options of a test that needs a right of the machine: skipped where it is refused, and counted apart. */
export const needsRight = (right: keyof typeof RIGHTS) => ({ skip: !RIGHTS[right](), meta: { right } })
