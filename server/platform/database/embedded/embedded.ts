import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeLiteral } from 'pg'
import { StartError } from '../../process/start-error'
import { connectTo, databaseUrl, loopback, probe, readPassword, readPidFile, type Address } from './address'
import { inWords, messageOf } from './errors'
import { preparePlace, removeUnfinished, type Place } from './init'
import { findPrograms } from './programs'
import { endServer, ensureRunning, stopServer, trimLog } from './server'
import { OWNERSHIP_LOCK } from '../locks'

/** Owns the database of the same name, and is no superuser. */
const ownerRole = 'cup_of_joe'
/** Owns nothing: the running product signs in as it. */
const productRole = 'cup_of_joe_product'
const hour = 3_600_000

type Log = (line: string) => void
type OnLost = (reason: StartError) => void

class OwnedByAnother extends StartError {}

/** A running embedded server that this process owns. */
export interface Embedded {
  /** For `pg`, as the running product; valid until stop(), also after the server had to be started again. */
  url: string
  /** The URL for the owner of the tables. */
  ownerUrl: string
  /** The server was running already, left over by a process that was killed. */
  adopted: boolean
  /** Ends the server in at most 3 s; close the pool before. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on `<dataDir>/db`, or adopts the server a killed process left there, and takes ownership of dataDir
 * for this process's life. If the server dies meanwhile, it is started again.
 * @throws StartError when another process owns dataDir, or it can't be used; nothing has been changed then
 */
export async function startEmbedded(options: {
  dataDir: string
  /** Progress, a line at a time. */
  log?: (line: string) => void
  /** Called if another process has taken dataDir over after a crash of the server: end this one. */
  onLost?: (reason: StartError) => void
}): Promise<Embedded> {
  const log = options.log ?? (() => {})
  const place = await preparePlace(resolve(options.dataDir), findPrograms(), log)
  const { owner, adopted } = await becomeOwner(place, log, options.onLost)
  // Known to this process alone: nobody else signs in as the product.
  const password = randomBytes(24).toString('base64url')
  try {
    await createDatabase(place, owner.address, password)
    await removeUnfinished(place.dataDir)
  } catch (error) {
    await owner.stop()
    throw inWords(error, place.dataDir)
  } finally {
    owner.isKnown()
  }
  const trimming = setInterval(() => void trimLog(place).catch(() => {}), hour).unref()
  return {
    url: databaseUrl(owner.address, productRole, password, ownerRole),
    ownerUrl: ownerUrl(place, owner.address),
    adopted,
    async stop() {
      clearInterval(trimming)
      await owner.stop()
    },
  }
}

const ownerUrl = (place: { db: string }, address: Address) =>
  databaseUrl(address, ownerRole, readPassword(place), ownerRole)

/**
 * The owner's URL of the server that another process runs on `dataDir`, for a command that works at the same time. Undefined if
 * no server replies; then startEmbedded() may be called.
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const place = { dataDir: resolve(dataDir), db: resolve(dataDir, 'db') }
  const address = readPidFile(place.db)?.address
  if (!address || (await probe(place, address)) !== 'answers') return undefined
  return ownerUrl(place, address)
}

async function becomeOwner(
  place: Place,
  log: Log,
  onLost?: OnLost,
): Promise<{ owner: Owner; adopted: boolean }> {
  for (let tries = 1; ; tries++) {
    const { address, adopted } = await ensureRunning(place, log)
    const owner = new Owner(place, address, log, onLost)
    if (!adopted) owner.endsWithUs()
    try {
      await owner.take()
      return { owner, adopted }
    } catch (error) {
      owner.isKnown()
      // The server that answered was being stopped by its owner.
      if (error instanceof StartError || tries === 20) throw inWords(error, place.dataDir)
      await sleep(100)
    }
  }
}

/** Holds the lock on a connection of its own, and takes it again when the server had to be started again. */
class Owner {
  holds = false
  #stopping: Promise<void> | undefined
  #regaining: Promise<void> | undefined

  constructor(
    readonly place: Place,
    readonly address: Address,
    readonly log: Log,
    readonly onLost: OnLost | undefined,
  ) {}

  readonly #abandon = () => endServer(this.place)

  /** If this process exits before it could learn how to stop the server that it started, the server ends too. */
  endsWithUs(): void {
    process.once('exit', this.#abandon)
  }

  /** From now on it is ended by stop(), and left running by a crash. */
  isKnown(): void {
    process.off('exit', this.#abandon)
  }

  async take(address = this.address): Promise<void> {
    const client = await connectTo(this.place, address, `owner ${process.pid}`)
    // The server needs a short time to notice that a killed owner's connection is gone.
    for (let tries = 0; tries < 20; tries++) {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, $2) as taken',
        [...OWNERSHIP_LOCK],
      )
      if (rows[0]?.taken) {
        this.holds = true
        client.once('end', () => {
          this.#regaining = this.#regain()
        })
        return
      }
      await sleep(50)
    }
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and granted and classid::bigint = $1 and objid::bigint = $2`,
      [...OWNERSHIP_LOCK],
    )
    await client.end()
    const pid = rows[0]?.name.split(' ').at(-1) ?? 'unknown'
    throw new OwnedByAnother(
      `Another Cup of Joe (process ${pid}) is using ${this.place.dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    )
  }

  /** The connection has ended without us: the server crashed or was stopped. */
  async #regain(): Promise<void> {
    this.holds = false
    for (let said = false; !this.#stopping; await sleep(500)) {
      try {
        const { address } = await ensureRunning(this.place, this.log, this.address)
        await this.take(address)
        if (address.host !== this.address.host || address.port !== this.address.port) {
          await stopServer(this.place) // somebody started it elsewhere; our connections look for it here
          return
        }
        this.log('The database server had stopped and is running again.')
        return
      } catch (error) {
        if (error instanceof OwnedByAnother) return this.onLost?.(error)
        if (!said) this.log(`The database server has stopped: ${messageOf(error)}`)
        said = true
      }
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  /** Only what is ours: after a crash of the server, the one that runs now may be another process's. */
  async #stop(): Promise<void> {
    await Promise.race([this.#regaining, sleep(1500, undefined, { ref: false })])
    if (this.holds) await stopServer(this.place)
  }
}

/** Makes the database and its roles if they are missing. `password`: from now on the product's. */
async function createDatabase(place: Place, address: Address, password: string): Promise<void> {
  const client = await connectTo(place, address, 'start')
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [[ownerRole, productRole]],
    )
    const isThere = (role: string) => rows.some(({ name }) => name === role)
    if (!isThere(ownerRole)) {
      // createdb: the tests clone their template database.
      await client.query(
        `create role ${ownerRole} login createdb password ${escapeLiteral(readPassword(place))}`,
      )
    }
    if (!isThere(productRole)) await client.query(`create role ${productRole} login`)
    // A socket asks for none.
    if (address.host === loopback)
      await client.query(`alter role ${productRole} password ${escapeLiteral(password)}`)
    const databases = await client.query('select from pg_database where datname = $1', [ownerRole])
    if (databases.rowCount === 0) await client.query(`create database ${ownerRole} owner ${ownerRole}`)
  } finally {
    await client.end()
  }
}
