import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { capabilities } from '../compose'
import { loadConfig } from '../context/config'
import type { Context } from '../context/context'
import { migrateDatabase, openDatabase } from '../database/database'
import { startEmbedded } from '../database/embedded/embedded'
import { SESSION_COOKIE } from '../http/cookies'
import { createServer } from '../http/server'
import { createMailer } from '../mail/mailer'
import { openProgramme } from '../programme/programme'
import { hashToken, newToken } from '../sign-in/secrets'
import type { Figure } from '../testing/bench/figure'
import { fillLargeCompany, fillSends } from '../testing/bench/large-company'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const MONTHS = 6
const ROUNDS = 15
/** What the clock of a busy machine adds to either. */
const TOLERANCE_MS = 5

const READS = [
  ['users, first page', '/api/admin/users?limit=100'],
  ['users, search for few', '/api/admin/users?limit=100&search=last499'],
  ['users, sorted by department', '/api/admin/users?limit=100&sort=department'],
  ['users, ready', '/api/admin/users?limit=100&readiness=ready'],
  ['readiness', '/api/admin/readiness'],
  ['active pairings', '/api/admin/current-pairings'],
  ['matches of a pairing', '/api/admin/pairings/PAIRING/matches'],
  ['email logs, current', '/api/admin/email-logs?entries=0'],
  ['recipients of a send', '/api/admin/email-logs/SEND/entries'],
  ['this month', '/api/admin/month'],
  ['enhanced metrics', '/api/admin/enhanced-metrics'],
] as const

/**
 * The same pages for an administrator, for a manager of all three groups (who sees as much), and for a manager of one.
 * Rounds and sends are made those of the first group.
 */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    const { ownerUrl } = embedded
    await migrateDatabase(ownerUrl, { folder: join(process.cwd(), 'server/database/migrations') })
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
    await fillLargeCompany(pool, { people: PEOPLE, months: MONTHS, departments: 300, current: '2026-11' })
    await fillSends(pool, MONTHS)
    const people = await addReaders(pool)
    await pool.query('vacuum analyze')
    await pool.end()
    return await measureAll(ownerUrl, dataDir, people)
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The tokens of an administrator, a manager of all groups, and one of the first. */
async function addReaders(pool: pg.Pool): Promise<string[]> {
  for (const table of ['pairings', 'sends'])
    await pool.query(
      `update ${table} set domain_group_id = (select id from domain_groups where name = 'group-1'), domain_group_name = 'Group 1'`,
    )
  const tokens: string[] = []
  for (const [name, groups] of [
    ['admin', 0],
    ['all', 3],
    ['one', 1],
  ] as const) {
    const token = newToken()
    const email = `${name}@group-1.example`
    await pool.query(
      `insert into users (email, is_admin, is_validated, created_at, updated_at) values ($1, $2, true, '2026-11-01', '2026-11-01')`,
      [email, groups === 0],
    )
    await pool.query(
      `insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
       select $1, id, '2027-01-01', '2026-11-16T09:00:00Z', '2026-11-16' from users where email = $2`,
      [hashToken(token), email],
    )
    await pool.query(
      `insert into group_managers (user_id, domain_group_id, created_at)
       select u.id, g.id, '2026-11-01' from users u, domain_groups g where u.email = $1 and g.number <= $2`,
      [email, groups],
    )
    tokens.push(token)
  }
  return tokens
}

async function measureAll(databaseUrl: string, dataDir: string, tokens: string[]): Promise<Figure[]> {
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off' })
  const database = openDatabase(databaseUrl)
  const mailer = createMailer(config)
  const clock = { now: () => new Date('2026-11-16T09:00:00Z'), timeZone: 'UTC' }
  const log = pino({ level: 'silent' })
  const context: Context = {
    config,
    programme: await openProgramme({ config, clock, db: database.db, log }),
    clock,
    database,
    db: database.db,
    mailer,
    log,
    secret: Buffer.alloc(32),
  }
  const server = await createServer(context, capabilities(context))
  try {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const { rows } = await database.pool.query<{ send: string; pairing: string }>(
      `select (select id from sends limit 1) as send, (select id from pairings where status = 'active') as pairing`,
    )
    const figures: Figure[] = []
    for (const [name, read] of READS) {
      const path = read.replace('SEND', rows[0]!.send).replace('PAIRING', rows[0]!.pairing)
      const p50s: number[] = []
      for (const token of tokens)
        p50s.push(await median(`http://127.0.0.1:${port}${path}`, `${SESSION_COOKIE}=${token}`))
      const [admin = 0, all = 0, one = 0] = p50s
      figures.push({
        figure: name,
        target: `p50 ≤ the admin's ${admin.toFixed(0)} ms`,
        value: `manager of all ${all.toFixed(0)} ms, of one ${one.toFixed(0)} ms`,
        ratio: `${(all / admin).toFixed(2)} ×`,
        ok: Math.max(all, one) <= admin + TOLERANCE_MS,
      })
    }
    return figures
  } finally {
    await server.close()
    await mailer.close()
    await database.close()
  }
}

async function median(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.text()
    if (response.status !== 200) throw new Error(`${url} returned ${response.status}`)
    if (round > 0) times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}
