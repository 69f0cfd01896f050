import { existsSync, readFileSync, statSync } from 'node:fs'
import { chown, link, mkdir, mkdtemp, rename, rmdir, unlink } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { connect } from '../connection'
import { codeOf } from './errors'
import { isAlive, type Place } from './init'

/** Where a server listens: the directory of its socket, or 127.0.0.1. */
export interface Address {
  host: string
  port: number
}

/** What postmaster.pid says; without an address while the server is only starting. */
export interface PidFile {
  pid: number
  address?: Address
  ready: boolean
  /** When it was last written, in ms since 1970. */
  written: number
}

export const loopback = '127.0.0.1'
/** The kernel's limit is 108 bytes on Linux, 104 on macOS, the ending zero included. */
const longestSocketPath = 100
const shortName = 'cup-of-joe-'

/** Reads postmaster.pid; undefined if there is none. */
export function readPidFile(db: string): PidFile | undefined {
  const lock = readLock(join(db, 'postmaster.pid'))
  if (!lock) return undefined
  const [, , , port, socketDir, listens, , status] = lock.text.split('\n')
  const own = socketPath(db, Number(port))
  // The directory may have been moved, or have another name in another container, since the server was started.
  const host =
    socketDir && !existsSync(socketPath(socketDir, Number(port))) && existsSync(own) ? db : socketDir
  const found = host || (listens ? loopback : undefined)
  return {
    pid: lock.pid,
    written: lock.written,
    address: port && found ? { host: found, port: Number(port) } : undefined,
    ready: status?.trim() === 'ready',
  }
}

/** Whether that process is the PostgreSQL server of `db`, and not another that was given a dead server's number. */
export function isServerOf(pid: number, db: string): boolean {
  try {
    if (process.platform === 'linux') {
      const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      const [itsPlace, place] = [statSync(`/proc/${pid}/cwd`), statSync(db)]
      return (
        basename(program).startsWith('postgres') && itsPlace.dev === place.dev && itsPlace.ino === place.ino
      )
    }
    const { stdout } =
      process.platform === 'win32'
        ? spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' })
        : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes('postgres')
  } catch {
    return false
  }
}

/** Whether the process that wrote a lock file is a server that will accept connections. A new one has not written its number yet. */
export function isComing({ pid, written }: { pid: number; written: number }, db: string): boolean {
  return pid ? isAlive(pid) && isServerOf(pid, db) : Date.now() - written < 3000
}

/**
 * Removes the lock files of a dead server if another program has its process number now (or if a crash left them
 * empty): PostgreSQL would take that program for a running server, and never start.
 */
export async function clearStaleLocks(db: string, address: Address): Promise<void> {
  for (const path of [join(db, 'postmaster.pid'), `${socketPath(address.host, address.port)}.lock`]) {
    const lock = readLock(path)
    if (!lock || isComing(lock, db) || (lock.pid && !isAlive(lock.pid))) continue
    const aside = `${path}.stale-${process.pid}`
    await rename(path, aside).catch(() => {})
    // If another start has just replaced the file that was checked, its file is put back.
    if (readLock(aside)?.text !== lock.text) await link(aside, path).catch(() => {})
    await unlink(aside).catch(() => {})
  }
}

function readLock(path: string): { text: string; pid: number; written: number } | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    return { text, pid: Math.abs(Number.parseInt(text, 10)) || 0, written: statSync(path).mtimeMs }
  } catch {
    return undefined
  }
}

/**
 * A place to listen that no other user of the machine can reach: the data directory itself (0700), else a short
 * directory of the same kind, else TCP on loopback, which asks for the password. `wanted`: where it was before.
 */
export async function chooseAddress(place: Place, wanted?: Address): Promise<Address> {
  if (wanted) {
    if (wanted.host !== loopback) await mkdir(wanted.host, { mode: 0o700 }).catch(() => {})
    return wanted
  }
  if (process.platform !== 'win32') {
    if (fits(place.db)) return { host: place.db, port: 5432 }
    const short = join(tmpdir(), shortName)
    if (fits(`${short}XXXXXX`)) {
      const host = await mkdtemp(short)
      if (place.account.user) await chown(host, place.account.user.uid, place.account.user.gid)
      return { host, port: 5432 }
    }
  }
  return { host: loopback, port: await freePort() }
}

/** Removes the short directory of a server that has ended, if it had one. */
export async function forgetAddress(place: Place, address: Address | undefined): Promise<void> {
  const isShort = address && address.host !== place.db && basename(address.host).startsWith(shortName)
  if (isShort) await rmdir(address.host).catch(() => {})
}

/** Connects there as the superuser, who makes the roles and the database. */
export const connectTo = (place: { db: string }, address: Address, purpose: string): Promise<Client> =>
  connect(
    {
      ...address,
      user: 'postgres',
      database: 'postgres',
      password: readPassword(place),
      connectionTimeoutMillis: 5000,
    },
    purpose,
  )

/** The address as a URL for the whole product; node's `pg` reads the socket's directory from the query. */
export function databaseUrl(
  { host, port }: Address,
  user: string,
  password: string,
  database: string,
): string {
  if (host !== loopback) return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}

/** The password made with the data directory, where only its owner can read it. */
export function readPassword(place: { db: string }): string {
  return readFileSync(join(place.db, 'cup-of-joe.password'), 'utf8').trim()
}

/** `busy`: it is starting or shutting down. `silent`: no server is there. */
export async function probe(place: { db: string }, address: Address): Promise<'answers' | 'busy' | 'silent'> {
  try {
    const client = await connectTo(place, address, 'look')
    await client.end()
    return 'answers'
  } catch (error) {
    const code = codeOf(error)
    if (code === '57P03') return 'busy'
    return /^[0-9A-Z]{5}$/.test(code) ? 'answers' : 'silent'
  }
}

function fits(directory: string): boolean {
  return Buffer.byteLength(socketPath(directory, 5432)) <= longestSocketPath
}

function socketPath(directory: string, port: number): string {
  return join(directory, `.s.PGSQL.${port}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, loopback, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('a TCP server has a port')
  return address.port
}
