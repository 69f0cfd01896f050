import type pg from 'pg'
import type { Figure } from '../testing/bench/figure'
import { fillLargeCompany, fillSends } from '../testing/bench/large-company'
import { addReader, type MeasuredServer, onMeasuredServer } from '../testing/bench/measured-server'

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
export const bench = (): Promise<Figure[]> =>
  onMeasuredServer(async (pool) => {
    await fillLargeCompany(pool, { people: PEOPLE, months: MONTHS, departments: 300, current: '2026-11' })
    await fillSends(pool, MONTHS)
    const readers = await addReaders(pool)
    await pool.query('vacuum analyze')
    return readers
  }, measureAll)

/** The cookies of an administrator, a manager of all groups, and one of the first. */
async function addReaders(pool: pg.Pool): Promise<string[]> {
  for (const table of ['pairings', 'sends'])
    await pool.query(
      `update ${table} set domain_group_id = (select id from domain_groups where name = 'group-1'), domain_group_name = 'Group 1'`,
    )
  const cookies: string[] = []
  for (const [name, groups] of [
    ['admin', 0],
    ['all', 3],
    ['one', 1],
  ] as const) {
    const email = `${name}@group-1.example`
    cookies.push(await addReader(pool, email, groups === 0))
    await pool.query(
      `insert into group_managers (user_id, domain_group_id, created_at)
       select u.id, g.id, '2026-11-01' from users u, domain_groups g where u.email = $1 and g.number <= $2`,
      [email, groups],
    )
  }
  return cookies
}

async function measureAll(server: MeasuredServer, cookies: string[]): Promise<Figure[]> {
  const { rows } = await server.pool.query<{ send: string; pairing: string }>(
    `select (select id from sends limit 1) as send, (select id from pairings where status = 'active') as pairing`,
  )
  const figures: Figure[] = []
  for (const [name, read] of READS) {
    const path = read.replace('SEND', rows[0]!.send).replace('PAIRING', rows[0]!.pairing)
    const p50s: number[] = []
    for (const cookie of cookies) p50s.push(await median(() => server.ask(path, cookie)))
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
}

async function median(ask: () => Promise<number>): Promise<number> {
  await ask()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await ask())
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}
