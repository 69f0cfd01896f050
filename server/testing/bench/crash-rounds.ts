import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addAllowedEmail, addDepartment, getUsers } from '../../../shared/contract/directory'
import { updateProfile } from '../../../shared/contract/people'
import { getCurrentUser, signInAsAdmin, simpleAuth } from '../../../shared/contract/sign-in'
import { findRunning } from '../../platform/database/embedded/embedded'
import { Client, type Reply } from '../client'
import { freePort } from '../free-port'
import { childrenOf, databaseServersOf, killNow } from '../processes'

const ADMIN = { email: 'keeper@crash.example', password: 'a long enough password' }
const EMPLOYEES = 4

export interface CrashReport {
  /** Writes that returned success, over all rounds. */
  acknowledged: number
  /** Writes that were under way when the kill came, and so never returned. */
  cut: number
  /** Acknowledged writes that a later start did not have, one line each. */
  lost: string[]
  /** Milliseconds from each start after a crash until the product says that it is ready, database included. */
  starts: { ms: number; databaseKilled: boolean }[]
}

/** The writes acknowledged so far. */
class Ledger {
  readonly emails = new Set<string>()
  readonly departments = new Set<string>()
  /** By person: the last number stored in the profile, and the last one tried. */
  readonly profiles = new Map<string, { acknowledged: number; tried: number }>()
  count = 0
  cut = 0
}

/** A write that one client repeats: the call, and what is known once it was acknowledged. */
interface Writer {
  call: (n: number) => Promise<Reply<unknown>>
  note: (n: number) => void
}

/**
 * Runs the built product on its embedded database; in every round several clients write at once until it is killed in the
 * middle (every other round the database server, too), then it starts again and every acknowledged write is looked for.
 */
export async function crashRounds(rounds: number): Promise<CrashReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-kill-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const start = () => startProduct({ dataDir, port, base })
  const ledger = new Ledger()
  const report: CrashReport = { acknowledged: 0, cut: 0, lost: [], starts: [] }
  let { child } = await start()
  try {
    const writers = await signEveryoneIn(base, ledger)
    for (let round = 0; round < rounds; round += 1) {
      const databaseKilled = round % 2 === 1
      const enough = ledger.count + 20 + ((round * 7) % 30)
      let isEnough = () => {}
      const reached = new Promise<void>((resolved) => (isEnough = resolved))
      const writing = Promise.all(
        writers.map((writer, index) =>
          writeOn(writer, round * 1_000_000 + index * 100_000, ledger, enough, isEnough),
        ),
      )
      await Promise.race([reached, writing])
      const servers = databaseKilled ? databaseServersOf(dataDir) : []
      killNow([...servers, ...childrenOf(servers)])
      child.kill('SIGKILL')
      await ended(child)
      await writing
      const again = await start()
      child = again.child
      report.starts.push({ ms: again.ms, databaseKilled })
      report.lost.push(...(await missing(dataDir, ledger)).map((what) => `round ${round + 1}: ${what}`))
    }
    return { ...report, acknowledged: ledger.count, cut: ledger.cut }
  } finally {
    child.kill('SIGTERM')
    await ended(child)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Repeats a write until the product no longer responds. @throws when the response is not a success */
async function writeOn(
  { call, note }: Writer,
  from: number,
  ledger: Ledger,
  enough: number,
  isEnough: () => void,
) {
  for (let n = from; ; n += 1) {
    let reply: Reply<unknown>
    try {
      reply = await call(n)
    } catch {
      ledger.cut += 1
      return
    }
    // The database was gone shortly before the product.
    if (reply.status >= 500) {
      ledger.cut += 1
      return
    }
    if (reply.status !== 200) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
    note(n)
    ledger.count += 1
    if (ledger.count >= enough) isEnough()
  }
}

async function signEveryoneIn(base: string, ledger: Ledger): Promise<Writer[]> {
  const admin = new Client(base)
  await done(admin.call(signInAsAdmin, { body: ADMIN }))
  const { body: people } = await done(admin.call(getUsers, { query: { limit: 50 } }))
  const writers: Writer[] = [
    {
      call: (n) => admin.call(addAllowedEmail, { body: { email: `p${n}@crash.example` } }),
      note: (n) => ledger.emails.add(`p${n}@crash.example`),
    },
    {
      call: (n) => admin.call(addDepartment, { body: { name: `d${n}`, displayName: `D ${n}` } }),
      note: (n) => ledger.departments.add(`d${n}`),
    },
  ]
  for (const { email } of people.filter(({ isAdmin }) => !isAdmin).slice(0, EMPLOYEES)) {
    const client = new Client(base)
    await done(client.call(simpleAuth, { body: { email } }))
    const { body: user } = await done(client.call(getCurrentUser))
    const known = { acknowledged: 0, tried: 0 }
    ledger.profiles.set(user.id, known)
    const { firstName, lastName, matchingPreference } = user
    const profile = { firstName, lastName, matchingPreference, department: user.department ?? '' }
    writers.push({
      call: (n) => {
        known.tried = n
        return client.call(updateProfile, { body: { ...profile, bio: String(n) } })
      },
      note: (n) => (known.acknowledged = n),
    })
  }
  return writers
}

async function done<Body>(reply: Promise<Reply<Body>>): Promise<Reply<Body>> {
  const answered = await reply
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.body))
  return answered
}

/** What was acknowledged and is not in the database. */
async function missing(dataDir: string, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client(await findRunning(dataDir))
  await client.connect()
  try {
    const column = async (sql: string, values: unknown[] = []) =>
      new Set((await client.query<{ it: string }>(sql, values)).rows.map(({ it }) => it))
    const emails = await column('select email as it from allowed_emails')
    const departments = await column('select name as it from departments')
    const bios = await client.query<{ id: string; bio: string }>('select id, bio from users')
    const bioOf = new Map(bios.rows.map(({ id, bio }) => [id, Number(bio)]))
    const stale = [...ledger.profiles].filter(([id, { acknowledged, tried }]) => {
      const stored = bioOf.get(id) ?? Number.NaN
      // The last one, which got no response, may have been stored or not.
      return acknowledged > 0 && stored !== acknowledged && stored !== tried
    })
    return [
      ...[...ledger.emails].filter((email) => !emails.has(email)),
      ...[...ledger.departments].filter((name) => !departments.has(name)),
      ...stale.map(([id, { acknowledged }]) => `profile ${id}: ${bioOf.get(id)} for ${acknowledged}`),
    ]
  } finally {
    await client.end()
  }
}

async function startProduct({ dataDir, port, base }: { dataDir: string; port: number; base: string }) {
  const began = performance.now()
  const child: ChildProcess = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (performance.now() - began < 60_000 && child.exitCode === null) {
    try {
      if ((await fetch(`${base}/readyz`)).ok) return { child, ms: performance.now() - began }
    } catch {
      // Not listening yet.
    }
    await sleep(10)
  }
  throw new Error('The product does not start. Was it built (node scripts/build.mjs)?')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
