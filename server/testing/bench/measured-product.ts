import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Embedded } from '../../platform/database/embedded/embedded'
import { hashToken, newToken } from '../../platform/secrets'

export const PORT = Number(process.env.PORT ?? 3960)

/** The built product as a process of its own, listening on PORT. */
export async function startProduct(
  { url, ownerUrl }: Pick<Embedded, 'url' | 'ownerUrl'>,
  dataDir: string,
  env: Record<string, string> = {},
) {
  const began = performance.now()
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(PORT),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: join(dataDir, 'product'),
      SAMPLE_DATA: 'off',
      ...env,
    },
    stdio: 'ignore',
  })
  while (performance.now() - began < 60_000) {
    try {
      if ((await fetch(`http://127.0.0.1:${PORT}/healthz`)).ok)
        return { child, startedMs: performance.now() - began }
    } catch {
      await new Promise((next) => setTimeout(next, 10))
    }
  }
  throw new Error('The product does not start. Was it built (node scripts/build.mjs)?')
}

/** An administrator's and an employee's session. */
export async function sessions(pool: pg.Pool): Promise<[string, string]> {
  const admin = newToken()
  const employee = newToken()
  await pool.query(
    `insert into users (email, is_admin, is_validated, created_at, updated_at) values ('admin@bench.example', true, true, now(), now())`,
  )
  for (const [token, who] of [
    [admin, 'is_admin'],
    [
      employee,
      "id = (select s.user_id from seats s join matches m on m.id = s.match_id where s.is_active and m.status = 'active' limit 1)",
    ],
  ] as const) {
    await pool.query(
      `insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
       select $1, id, now() + interval '1 day', now(), now() from users where ${who} limit 1`,
      [hashToken(token)],
    )
  }
  await pool.query('vacuum analyze')
  return [admin, employee]
}

/** GET of a path with a session; resolves when the response is complete. */
export const ask = (path: string, token: string, port = PORT, agent?: Agent) =>
  new Promise<void>((done, fail) => {
    get(
      { host: '127.0.0.1', port, path, agent, headers: { cookie: `auth_session=${token}` } },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? done() : fail(new Error(`${response.statusCode}`)),
        )
      },
    ).on('error', fail)
  })

/** The value that this share (0 to 1) of them does not exceed. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** What /proc says of a process (Linux): its parent, and its processor time with and without that of children that ended. */
function processOf(pid: number | string | undefined) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [, parent = 0] = fields
    const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15)
    return { pid: Number(pid), parent, own: (own + system) / 100, ended: (ended + endedSystem) / 100 }
  } catch {
    return { pid: 0, parent: 0, own: 0, ended: 0 }
  }
}

/** Processor time of a process so far; elsewhere than on Linux 0. Says more than a clock on a busy machine. */
export const processorSeconds = ({ pid }: ChildProcess): number => processOf(pid).own

/** Processor time so far of all that this process has started: the product, and PostgreSQL with its connections. */
export const processorBelow = (): number => below().reduce((sum, { own, ended }) => sum + own + ended, 0)

/** All processes that this one, or another one, has started. */
function below(top = process.pid) {
  const all = process.platform === 'linux' ? readdirSync('/proc').map(processOf) : []
  const found = new Set([top])
  let size = 0
  while (size < found.size) {
    size = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return all.filter(({ pid }) => found.has(pid) && pid !== top)
}

/** Memory of all that a process has started. What several share, as PostgreSQL's do, counts once. */
export function memoryBelowMb(top = process.pid): number {
  return below(top).reduce((sum, { pid }) => sum + kilobytes(pid, 'smaps_rollup', 'Pss') / 1024, 0)
}

/** Resident memory of a process, from /proc (Linux); elsewhere 0. */
export const residentMb = ({ pid }: ChildProcess): number => kilobytes(pid, 'status', 'VmRSS') / 1024

function kilobytes(pid: number | undefined, file: string, name: string): number {
  try {
    const [, kb] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? []
    return Number(kb)
  } catch {
    return 0
  }
}

/** Runs an act while an employee's page is requested all the time: how long it took, and what the others felt of it. */
export async function besideOthers<Result>(
  employee: string,
  child: ChildProcess,
  act: () => Promise<Result>,
): Promise<{
  result: Result
  seconds: number
  processor: number
  waits: number[]
  p99: number
  peak: number
  /** The most memory at once of all that this process has started. */
  all: number
}> {
  const running = new AbortController()
  const waits: number[] = []
  let peak = 0
  const others = (async () => {
    while (!running.signal.aborted) {
      const began = performance.now()
      await ask('/api/matches/current', employee)
      waits.push(performance.now() - began)
      peak = Math.max(peak, residentMb(child))
      await new Promise((next) => setTimeout(next, 20))
    }
  })()
  let all = memoryBelowMb()
  const looking = setInterval(() => {
    all = Math.max(all, memoryBelowMb())
  }, 250)
  const before = processorBelow()
  const began = performance.now()
  const result = await act().finally(() => running.abort())
  const seconds = (performance.now() - began) / 1000
  await others
  clearInterval(looking)
  const processor = processorBelow() - before
  return { result, seconds, processor, waits, p99: percentile(waits, 0.99), peak, all }
}
