import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import {
  chmod,
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { makeDirectory } from '../../process/make-directory'
import { StartError } from '../../process/start-error'
import { cannotRun, codeOf, inWords, saying } from './errors'
import { chooseAccount, endWithUs, spawnAs, type Account, type Programs } from './programs'

/** Where the embedded server lives, and by what it is run. */
export interface Place {
  dataDir: string
  /** PostgreSQL's own data directory. */
  db: string
  /** The server's log. */
  logFile: string
  programs: Programs
  account: Account
}

const unfinished = /^db\.new-(\d+)-/

/**
 * Makes sure that `dataDir` holds a data directory of this PostgreSQL's major version.
 * A new one is made in a directory next to it and renamed when it is complete and on disk, so a kill half-way leaves
 * nothing in the way. If two processes do so at once, one wins the rename and the other uses its directory.
 */
export async function preparePlace(
  dataDir: string,
  programs: Programs,
  log: (line: string) => void,
): Promise<Place> {
  const db = join(dataDir, 'db')
  try {
    const isNew = await makeDirectory(dataDir)
    const exists = await isDataDirectory(db, programs.major)
    const account = chooseAccount(programs, dataDir, db)
    // For its owner only. A system user that root runs PostgreSQL by must still get through to its own directory.
    if (isNew) await chmod(dataDir, account.user ? 0o711 : 0o700)
    const place: Place = { dataDir, db, logFile: join(dataDir, 'db.log'), programs, account }
    if (!exists) await createDataDirectory(place, log)
    return place
  } catch (error) {
    throw inWords(error, dataDir)
  }
}

async function isDataDirectory(db: string, major: string): Promise<boolean> {
  const version = (await readFile(join(db, 'PG_VERSION'), 'utf8').catch(unlessMissing))?.trim()
  if (version === major) return true
  if (version !== undefined) {
    throw new StartError(
      `The database in ${db} belongs to PostgreSQL ${version}; this Cup of Joe brings PostgreSQL ${major}. ` +
        'Start the Cup of Joe that made it and run `npm run backup -- FILE` there. Then move that directory away, ' +
        'start this one, and run `npm run restore -- FILE`.',
    )
  }
  const entries = (await readdir(db).catch(unlessMissing)) ?? []
  if (entries.length === 0) return false
  throw new StartError(
    `${db} is in use for something else: it is neither empty nor a database. Move it away, or set DATA_DIR.`,
  )
}

async function createDataDirectory(place: Place, log: (line: string) => void): Promise<void> {
  log('Creating the database …')
  const { user } = place.account
  const workshop = await mkdtemp(join(place.dataDir, `db.new-${process.pid}-`))
  const fresh = join(workshop, 'db')
  const passwordFile = join(workshop, 'password')
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) for (const path of [workshop, passwordFile]) await chown(path, user.uid, user.gid)
    const { code, output } = await finished(
      spawnAs(
        place.account,
        place.programs.path('initdb'),
        // The socket asks for no password, because only our user can enter its directory; TCP does.
        // C.UTF-8: the order and case of the code points, the same on every machine and after every system update.
        [
          '-D',
          fresh,
          '-U',
          'postgres',
          `--pwfile=${passwordFile}`,
          '--auth-local=trust',
          '--auth-host=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      ),
    )
    if (code !== 0)
      throw new StartError(
        saying(output, place.dataDir) ?? `The database could not be created:\n${output.trim()}`,
      )
    await rename(passwordFile, join(fresh, 'cup-of-joe.password'))
    if (process.platform === 'win32') await rmdir(place.db).catch(unlessMissing)
    await rename(fresh, place.db).catch(async (error: unknown) => {
      if (!(await isDataDirectory(place.db, place.programs.major))) throw error
    })
    await sync(place.dataDir)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Removes what a killed initialisation has left behind. Only the owner of the data directory may call it. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const hour = 3_600_000
  for (const name of await readdir(dataDir)) {
    const pid = unfinished.exec(name)?.[1]
    if (pid === undefined) continue
    const path = join(dataDir, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (!isAlive(Number(pid)) || age > hour) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** Whether a process with that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Exit code and output of a program; a program that can't be started at all is a StartError. */
export async function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  const done = endWithUs(child)
  child.once('close', done)
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(cannotRun(error)))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** The rename itself must be on disk before anyone relies on it; Windows has no such call for directories. */
async function sync(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
