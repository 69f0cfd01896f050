import type pg from 'pg'
import type { Figure } from '../../testing/bench/figure'
import { fillLargeCompany, fillSends } from '../../testing/bench/large-company'
import { processorBelow } from '../../testing/bench/measured-product'
import { addReader, type MeasuredServer, onMeasuredServer } from '../../testing/bench/measured-server'

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
  ['people of a pairing', '/api/admin/pairings/PAIRING/people'],
  ['email logs, current', '/api/admin/email-logs?entries=0'],
  ['recipients of a send', '/api/admin/email-logs/SEND/entries'],
  ['this month', '/api/admin/month'],
  ['enhanced metrics', '/api/admin/enhanced-metrics'],
  ['pairing report', '/api/admin/pairing-report'],
  ['engagement', '/api/admin/engagement-metrics'],
] as const

/** Who reads, of which groups, and of which group's pairing and send. Group 1 has 1 % of the people, group 2 half of them. */
const READERS = [
  ['admin', [], 2],
  ['all', [1, 2, 3], 2],
  ['half', [2], 2],
  ['few', [1], 1],
] as const

/** The same pages for an administrator, a manager of all groups (who sees as much), of a large one and of a small one. */
export const bench = (): Promise<Figure[]> =>
  onMeasuredServer(async (pool) => {
    await fillLargeCompany(pool, {
      people: PEOPLE,
      months: MONTHS,
      departments: 300,
      current: '2026-11',
      sites: true,
    })
    await fillSends(pool, MONTHS)
    const cookies: string[] = []
    for (const [name, groups] of READERS) cookies.push(await addManager(pool, name, groups))
    await pool.query('vacuum analyze')
    return cookies
  }, measureAll)

async function addManager(pool: pg.Pool, name: string, groups: readonly number[]): Promise<string> {
  const email = `${name}@group-2.example`
  const cookie = await addReader(pool, email, groups.length === 0)
  await pool.query(
    `insert into group_managers (user_id, domain_group_id, created_at)
     select u.id, g.id, '2026-11-01' from users u, domain_groups g where u.email = $1 and g.number = any($2)`,
    [email, groups],
  )
  return cookie
}

async function measureAll(server: MeasuredServer, cookies: string[]): Promise<Figure[]> {
  const { rows } = await server.pool.query<{ number: number; send: string; pairing: string }>(
    `select g.number, s.id as send, p.id as pairing from domain_groups g
     join rounds p on p.domain_group_id = g.id and p.status = 'active' join sends s on s.round_id = p.id`,
  )
  const figures: Figure[] = []
  for (const [name, read] of READS) {
    const measured: Awaited<ReturnType<typeof median>>[] = []
    for (const [index, [, , number]] of READERS.entries()) {
      const { send, pairing } = rows.find((row) => row.number === number)!
      const path = read.replace('SEND', send).replace('PAIRING', pairing)
      measured.push(await median(() => server.ask(path, cookies[index]!)))
    }
    const [admin, ...managers] = measured.map(({ p50 }) => p50) as [number, ...number[]]
    const inWords = measured.map(({ p50, processor }) => `${p50.toFixed(0)} (${processor.toFixed(0)})`)
    figures.push({
      figure: `${name}, admin ${inWords[0]} ms`,
      target: 'p50 ≤ the admin’s (processor)',
      value: `of all ${inWords[1]}, of half ${inWords[2]}, of few ${inWords[3]} ms`,
      ratio: `${(Math.max(...managers) / admin).toFixed(2)} ×`,
      ok: Math.max(...managers) <= admin + TOLERANCE_MS,
    })
  }
  return figures
}

/** The usual time, and what it takes of the processor, in milliseconds. */
async function median(ask: () => Promise<number>) {
  await ask()
  const times: number[] = []
  const spent = () =>
    process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 + processorBelow() * 1000
  const before = spent()
  for (let round = 0; round < ROUNDS; round += 1) times.push(await ask())
  const processor = (spent() - before) / ROUNDS
  return { p50: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN, processor }
}
