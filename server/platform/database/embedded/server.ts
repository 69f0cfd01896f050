import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { copyFile, rename, truncate } from 'node:fs/promises'
import { release } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../process/start-error'
import {
  chooseAddress,
  clearStaleLocks,
  forgetAddress,
  isComing,
  isServerOf,
  loopback,
  probe,
  readPidFile,
  type Address,
} from './address'
import { cannotRun, codeOf, saying } from './errors'
import { finished, isAlive, type Place } from './init'
import { endWithUs, spawnAs } from './programs'

/** Linux whose syncfs reports what could not be written. */
const syncsAtOnce =
  process.platform === 'linux' && release().localeCompare('5.8', 'en', { numeric: true }) >= 0

// There pg_ctl gives up an administrator's rights, with which the server would refuse to run.
const onWindows = process.platform === 'win32'

type Log = (line: string) => void

/** How long to wait for a server that exists but doesn't answer, in ms; recovery after a crash may take longer. */
const silence = 30_000
const recovery = 600_000
const largestLog = 5_000_000

/**
 * For a small machine and a company of up to 100,000. Every commit is on disk before it is acknowledged.
 * No parallel queries: they need /dev/shm, which containers keep small. The log holds what happens to the server, not
 * the errors of queries, which quote people's data; the product reports those itself.
 */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  // After a crash all files are made durable before recovery: by one call, instead of 1,300 files one by one.
  ...(syncsAtOnce && { recovery_init_sync_method: 'syncfs' }),
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}

/**
 * Returns when a server accepts connections on this data directory: the one that is there, or a new one. Of several processes that
 * try at once, PostgreSQL's own postmaster.pid lets one start it, and the others find it running.
 */
export async function ensureRunning(
  place: Place,
  log: Log,
  wanted?: Address,
): Promise<{ address: Address; adopted: boolean }> {
  const started = Date.now()
  let last: StartError | undefined
  for (let adopted = true, said = false; ; adopted = true) {
    const file = readPidFile(place.db)
    const state = file?.address ? await probe(place, file.address) : 'silent'
    if (file?.address && state === 'answers') return { address: file.address, adopted }
    if (!said && Date.now() - started > 3000) {
      said = true
      log('The database is getting ready (after a crash this can take a minute) …')
    }
    if (Date.now() - started > (state === 'busy' ? recovery : silence)) {
      throw (
        last ??
        new StartError(
          `The database server of ${place.db} (process ${file?.pid}) doesn't answer. End that process and start again.`,
        )
      )
    }
    if (state === 'busy' || (file && isComing(file, place.db))) {
      await sleep(50)
      continue
    }
    if (file?.address?.host !== wanted?.host) await forgetAddress(place, file?.address)
    const address = await chooseAddress(place, wanted)
    await clearStaleLocks(place.db, address)
    const result = await startServer(place, address)
    if (result instanceof StartError) {
      last = result
      if (!wanted) await forgetAddress(place, address)
      await sleep(200)
    } else {
      return { address: result, adopted: false }
    }
  }
}

/** A returned StartError is worth another try; a thrown one is final. */
async function startServer(place: Place, address: Address): Promise<Address | StartError> {
  const log = await openLog(place)
  const heard = statSync(place.logFile).size
  const child = spawnServer(place, address, log)
  closeSync(log)
  child.unref()
  await once(child, 'spawn').catch((error: unknown) => Promise.reject(cannotRun(error)))
  const started = endWithUs(child)
  const reached = await answering(child, place)
  started()
  if (reached) return reached
  if (child.exitCode === 0 && onWindows) return address
  const output = readFileSync(place.logFile).subarray(heard).toString()
  const reason = saying(output, place.dataDir)
  const why = output.split('\n').filter((line) => /FATAL|PANIC/.test(line))
  const error = new StartError(
    reason ?? `The database server could not start (see ${place.logFile}):\n${why.join('\n') || output}`,
  )
  // Another start was faster, a crashed server's last process is just ending, or the port has been taken meanwhile.
  const passing = /lock file .* (already exists|is empty)|shared memory block|could not create any TCP/
  if (!reason && passing.test(output)) return error
  throw error
}

/** Where it listens once it is ready; undefined when it has ended instead. */
async function answering(child: ChildProcess, place: Place): Promise<Address | undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = readPidFile(place.db)
    if (file?.ready && file.address && file.pid === child.pid) return file.address
    await sleep(10)
  }
  return undefined
}

function spawnServer(place: Place, address: Address, log: number): ChildProcess {
  const { account, programs, db, logFile } = place
  if (onWindows) {
    const options = ['-o', argumentsFor(address).join(' ')]
    return spawnAs(account, programs.path('pg_ctl'), ['start', '-w', '-D', db, '-l', logFile, ...options])
  }
  // Its own session: the terminal's Ctrl-C is for us, and we end the server when our connections are closed.
  const options: SpawnOptions = { detached: true, stdio: ['ignore', log, log] }
  return spawnAs(account, programs.path('postgres'), ['-D', db, ...argumentsFor(address)], options)
}

function argumentsFor({ host, port }: Address): string[] {
  const all: Record<string, string> = { ...settings, listen_addresses: host === loopback ? loopback : '' }
  if (!onWindows) all['unix_socket_directories'] = host === loopback ? '' : `"${host.replaceAll('"', '""')}"`
  return ['-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/**
 * Ends the server, within 3 s: fast (with a checkpoint), else at once, which loses nothing but makes the next start
 * recover. By its process number, not by pg_ctl stop, which would end the server that another process may have
 * started here by then.
 */
export async function stopServer(place: Place): Promise<void> {
  const file = readPidFile(place.db)
  if (!file) return
  const runs = () => isAlive(file.pid) && isServerOf(file.pid, place.db)
  for (const [signal, patience] of [
    ['INT', 2000],
    ['QUIT', 800],
  ] as const) {
    if (!runs()) break
    if (onWindows)
      await finished(
        spawnAs(place.account, place.programs.path('pg_ctl'), ['kill', signal, String(file.pid)]),
      )
    else signalTo(file.pid, `SIG${signal}`)
    for (const end = Date.now() + patience; Date.now() < end && runs(); ) await sleep(10)
  }
  await forgetAddress(place, file.address)
}

/** Tells the server to end, without waiting for it. */
export function endServer(place: Place): void {
  const file = readPidFile(place.db)
  if (file && !onWindows && isServerOf(file.pid, place.db)) signalTo(file.pid, 'SIGINT')
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error // it has just ended
  }
}

const isTooLarge = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog

async function openLog({ logFile }: Place): Promise<number> {
  if (isTooLarge(logFile)) await rename(logFile, `${logFile}.1`)
  return openSync(logFile, 'a', 0o600)
}

/** Keeps the log of a server that runs for long small; the server goes on appending to the same file. */
export async function trimLog({ logFile }: Place): Promise<void> {
  if (!isTooLarge(logFile)) return
  await copyFile(logFile, `${logFile}.1`)
  await truncate(logFile)
}
