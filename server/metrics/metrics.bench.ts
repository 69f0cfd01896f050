import { REASONS } from '../../shared/readiness'
import { cursorAfter } from '../platform/http/cursor'
import type { Figure } from '../testing/bench/figure'
import {
  fillFeedback,
  fillGuests,
  fillLargeCompany,
  fillOpenSend,
  fillOwnEntries,
  fillSends,
} from '../testing/bench/large-company'
import { processorBelow } from '../testing/bench/measured-product'
import { addReader, type MeasuredServer, onMeasuredServer } from '../testing/bench/measured-server'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const MONTHS = Number(process.env.MONTHS ?? 24)
const MONTHS_OF_SENDS = 12
const limitOf = (name: string) => (name.startsWith('this month') ? 400 : 150)
const ROUNDS = 15
const MONTH = '2026-11'
/** A regular expression: only figures whose names it finds. */
const ONLY = new RegExp(process.env.ONLY ?? '')
const LAST = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** The dashboard's reads over HTTP, on the product's own database, at 100,000 people and 24 months of matches. */
export const bench = (): Promise<Figure[]> =>
  onMeasuredServer(async (pool) => {
    const start = performance.now()
    await fillLargeCompany(pool, { people: PEOPLE, months: MONTHS, departments: 300, current: MONTH })
    console.error(`  filled in ${Math.round((performance.now() - start) / 1000)} s`)
    await fillSends(pool, MONTHS_OF_SENDS)
    await fillFeedback(pool)
    const cookie = await addReader(pool, 'admin@group-1.example', true)
    await pool.query(`insert into audit_log (at, actor_email, action, subject_kind, subject_label, after)
      select '2026-11-01'::timestamptz - make_interval(mins => i), 'admin@group-1.example', 'user.updated', 'user',
        'person' || i || '@group-1.example', '{"department":"department-1"}' from generate_series(1, 20000) i`)
    return cookie
  }, measureAll)

async function measureAll({ pool, ask }: MeasuredServer, cookie: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const measure = async ([name, path]: readonly [string, string]) => {
    if (!ONLY.test(name)) return
    const first = await ask(path, cookie)
    const times: number[] = []
    const before = process.cpuUsage()
    const below = processorBelow()
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await ask(path, cookie))
    }
    const { user, system } = process.cpuUsage(before)
    const processor = ((user + system) / 1000 + (processorBelow() - below) * 1000) / ROUNDS
    const p50 = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    const value = `${p50.toFixed(0)} ms (first ${first.toFixed(0)}, best ${(times[0] ?? first).toFixed(0)}, processor ${processor.toFixed(0)})`
    console.error(`  ${name}: ${value}`)
    // More people than that are only reported.
    const limit = PEOPLE <= 100_000 ? limitOf(name) : undefined
    figures.push({
      figure: name,
      target: limit === undefined ? '' : `p50 ≤ ${limit} ms`,
      value,
      ok: limit === undefined ? undefined : p50 <= limit,
    })
  }
  const { rows } = await pool.query<{ group: string; send: string; pairing: string; newsletter: string }>(`
    select (select id from domain_groups limit 1) as group, (select id from sends limit 1) as send,
      (select id from rounds where status = 'active') as pairing,
      (select newsletter_id from sends join rounds p on p.id = round_id and p.status = 'active') as newsletter`)
  const ids = rows[0]
  const withIds = (path: string) =>
    path.replace(
      /GROUP|SEND|PAIRING|NEWSLETTER/,
      (name) => ids?.[name.toLowerCase() as keyof typeof ids] ?? '',
    )
  for (const [name, path] of READS) await measure([name, withIds(path)])
  // What follows adds to the data, so a kept database does without.
  if (process.env.KEEP) return figures
  await fillOpenSend(pool)
  for (const [name, path] of READS)
    if (OF_SENDS.includes(name)) await measure([`${name}, while it is sent`, withIds(path)])
  await fillGuests(pool, PEOPLE)
  await pool.query('analyze allowed_emails')
  for (const [name, path] of WHITELIST) await measure([name, withIds(path)])
  await fillOwnEntries(pool)
  for (const [name, path] of READS)
    if (OWN_ENTRIES.includes(name)) await measure([`${name}, an entry for each`, withIds(path)])
  return figures
}

const READS = [
  ['stats', '/api/admin/stats'],
  ['this month', '/api/admin/month'],
  ['enhanced metrics', '/api/admin/enhanced-metrics'],
  ['pairing report', '/api/admin/pairing-report'],
  ['engagement', '/api/admin/engagement-metrics'],
  ['feedback, company', `/api/admin/feedback?month=${MONTH}`],
  ['feedback, group', `/api/admin/feedback?month=${MONTH}&domainGroupId=GROUP`],
  ['connection map', '/api/admin/connection-map'],
  ['system health', '/api/admin/system-health'],
  ['eligibility, company', '/api/admin/pairing-validation'],
  ['readiness, company', '/api/admin/readiness'],
  ['readiness, group', '/api/admin/readiness?domainGroupId=GROUP'],
  ['employee summary', '/api/admin/employee-status-summary'],
  ['users, first page', '/api/admin/users?limit=100'],
  ...['email', 'department', '-status', 'preference', '-joined'].map(
    (sort) => [`users, sorted by ${sort}`, `/api/admin/users?limit=100&sort=${sort}`] as const,
  ),
  ...['active', 'paused', 'opted_out'].map(
    (status) => [`users, ${status}`, `/api/admin/users?limit=100&status=${status}`] as const,
  ),
  ...['status', 'preference'].map(
    (sort) =>
      [`users, ready, sorted by ${sort}`, `/api/admin/users?limit=100&readiness=ready&sort=${sort}`] as const,
  ),
  ...['ready', ...REASONS].map(
    (readiness) => [`users, ${readiness}`, `/api/admin/users?limit=100&readiness=${readiness}`] as const,
  ),
  ['users, ready, of a group', '/api/admin/users?limit=100&readiness=ready&domainGroupId=GROUP'],
  ['users, of a group', '/api/admin/users?limit=100&domainGroupId=GROUP'],
  ['users, without a group', '/api/admin/users?limit=100&domainGroupId=common'],
  ['users, search for few', '/api/admin/users?limit=100&search=last499'],
  ['users, search for everyone', '/api/admin/users?limit=100&search=last'],
  [
    'users, last page',
    `/api/admin/users?limit=100&sort=email&cursor=${cursorAfter('email', 'person99', LAST)}`,
  ],
  ['departments, of a group', '/api/admin/departments/GROUP'],
  ["a department's people", '/api/admin/departments/GROUP/department-1/users'],
  ['active pairings', '/api/admin/current-pairings'],
  ['matches of a pairing', '/api/admin/pairings/PAIRING/matches'],
  ['matches of a pairing, search for few', '/api/admin/pairings/PAIRING/matches?search=last499'],
  ['people of a pairing', '/api/admin/pairings/PAIRING/people'],
  ['people of a pairing, search for few', '/api/admin/pairings/PAIRING/people?search=last499'],
  ['who was reached, first page', '/api/admin/pairings/PAIRING/reach?limit=10'],
  [
    'who was reached, in the middle',
    `/api/admin/pairings/PAIRING/reach?limit=10&cursor=${cursorAfter('name', 'last3', 'first3', LAST)}`,
  ],
  ['progress of a send', '/api/admin/newsletters/NEWSLETTER/progress'],
  ['newsletters', '/api/admin/newsletters'],
  ['left-out people of a pairing', '/api/admin/pairings/PAIRING/left-out'],
  ['email logs, current', '/api/admin/email-logs?entries=0'],
  ['email logs, archived', '/api/admin/email-logs/archived?entries=0'],
  ['recipients of a send', '/api/admin/email-logs/SEND/entries'],
  [
    'recipients of a send, last page',
    `/api/admin/email-logs/SEND/entries?cursor=${cursorAfter('person9999', 'mail')}`,
  ],
  ['recipients of a send, search', '/api/admin/email-logs/SEND/entries?search=person777'],
  ['recipients of a send, failed', '/api/admin/email-logs/SEND/entries?status=failed'],
  ['audit log, first page', '/api/admin/audit-log'],
  ['audit log, search', '/api/admin/audit-log?search=person777'],
] as const

/** With 100,000 single addresses on it. */
const WHITELIST = [
  ['whitelist, first page', '/api/admin/allowed-emails-with-groups'],
  [
    'whitelist, last page',
    `/api/admin/allowed-emails-with-groups?cursor=${cursorAfter('email', 'guest9999@guests.example')}`,
  ],
  ['whitelist, sorted by -added', '/api/admin/allowed-emails-with-groups?sort=-added'],
  ['whitelist, unassigned', '/api/admin/allowed-emails-with-groups?domainGroupId=unassigned'],
  ['whitelist, search for few', '/api/admin/allowed-emails-with-groups?search=guest777'],
  ['whitelist, search for everyone', '/api/admin/allowed-emails-with-groups?search=guest'],
] as const

/** Which count the people of a send. */
const OF_SENDS: readonly string[] = [
  'this month',
  'who was reached, first page',
  'who was reached, in the middle',
  'progress of a send',
  'newsletters',
  'email logs, current',
  'recipients of a send',
]

/** With everybody's own address on it, too. */
const OWN_ENTRIES = [
  'readiness, company',
  'eligibility, company',
  'this month',
  'departments, of a group',
  ...READS.map(([name]) => name).filter((name) => name.startsWith('users, ')),
]
