import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../shared/contract/metrics'
import { getMonth } from '../../shared/contract/month'
import * as pairings from '../../shared/contract/pairings'
import { runDueJobs } from '../platform/jobs/jobs'
import { JOBS } from '../schedule'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
const MONTHS = ['2025-12', '2026-03', '2026-08', '2026-10', '2026-11']

/** The same every time, and unlike the product's own sums. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

interface Met {
  month: string
  pairing: 'active' | 'completed'
  status: 'active' | 'completed'
  one: number
  other: number
}
const CERTIFICATE = JSON.stringify({
  pairs: 40,
  pairsBound: 40,
  leftOutDebt: 0,
  recencyCost: 0,
  crossPairs: 40,
  crossPairsBound: 40,
  repeats: 0,
  optimal: true,
})
const people: { id: string; department: string | null; inGroup: boolean }[] = []
const matches: Met[] = []

beforeAll(async () => {
  app = await startApp()
  const group = await addGroup(app, 'Roastery', ['eng', 'Sales'])
  await app.owner.pool.query(`update departments set display_name = 'Engineering' where name = 'eng'`)
  await allow(app, '*@example.com', group.id)
  await allow(app, '*@common.test')
  admin = await adminClient(app)
  const roll = dice(7)
  const names = ['eng', 'ENG', ' eng ', 'Sales', 'Sales', 'sales', 'Design', 'Legal', '', null]
  const rows = Array.from({ length: 80 }, (_, index) => ({
    email: `p${index}@${index % 4 === 0 ? 'common.test' : 'example.com'}`,
    department: index < 3 ? 'Attic' : names[roll(names.length)]!,
  }))
  for (const [index, { id, department }] of (await addPeople(app, rows)).entries())
    people.push({ id, department, inGroup: index % 4 !== 0 })
  const { pool } = app.owner
  for (const month of MONTHS) {
    const pairing = month === '2026-11' ? 'active' : 'completed'
    const { rows: made } = await pool.query<{ id: string }>(
      `insert into rounds (programme_id, name, month, status, total_pairs, file_name, seed, certificate, created_at, completed_at)
       values ((select id from programmes where is_default), $1, $1, $2, 40, $1, 1, $3, '2026-11-01', case when $2 = 'completed' then '2026-11-01'::timestamptz end) returning id`,
      [month, pairing, CERTIFICATE],
    )
    const seats = people.map((_, index) => ({ index, at: roll(1_000_000) })).sort((a, b) => a.at - b.at)
    for (let seat = 0; seat < seats.length; seat += 2) {
      const [one, other] = [seats[seat]!.index, seats[seat + 1]!.index]
      const status = roll(3) > 0 ? 'completed' : 'active'
      matches.push({ month, pairing, status, one, other })
      await pool.query(
        `with made as (insert into matches (round_id, why, match_date, status, created_at)
           values ($1, '[]', '2026-11-01', $4, '2026-11-01') returning id)
         insert into seats (programme_id, round_id, match_id, user_id, place, is_active)
         select (select id from programmes where is_default), $1, made.id, user_id, place, false from made, (values ($2::uuid, 0), ($3, 1)) as people (user_id, place)`,
        [made[0]?.id, people[one]!.id, people[other]!.id, status],
      )
    }
  }
})
afterAll(() => app.stop())

const counted = (is: (match: Met) => boolean) => matches.filter(is).length
const isMet = ({ status }: Met) => status === 'completed'
const isGoing = ({ status, pairing }: Met) => status === 'active' && pairing === 'active'

describe('figures agree with a count of the rows by other means', () => {
  test('stats and months', async () => {
    expect((await admin.call(calls.getAdminStats)).body).toEqual({
      activeMatches: counted(isGoing),
      completedChats: counted(isMet),
    })
    const { matchingMetrics } = (await admin.call(calls.getEnhancedMetrics)).body
    expect(matchingMetrics.currentMonth).toEqual({
      totalMatches: 40,
      activeMatches: counted(isGoing),
      completedMatches: counted((match) => isMet(match) && match.month === '2026-11'),
    })
    for (const { month, totalMatches, completedMatches } of matchingMetrics.previousMonths) {
      expect(totalMatches).toBe(counted((match) => match.month === month))
      expect(completedMatches).toBe(counted((match) => match.month === month && isMet(match)))
    }
  })

  test('departments: one line each, whatever the spelling, under the name the administrator gave it', async () => {
    const { byDepartment, totalRegistered } = (await admin.call(calls.getEnhancedMetrics)).body.userMetrics
    const is = (key: string) =>
      people.filter(({ department }) => (department ?? '').trim().toLowerCase() === key).length
    // The administrator herself has the department Engineering of the factory, by its plain name.
    expect(byDepartment).toEqual({
      Engineering: is('eng') + 1,
      Sales: is('sales'),
      Design: is('design'),
      Legal: is('legal'),
      Attic: 3,
      'Not Set': is(''),
    })
    expect(totalRegistered).toBe(81)
  })

  test('engagement', async () => {
    await signedIn(app, people[1]!)
    const early = await signedIn(app, people[2]!)
    await app.owner.pool.query(
      `update auth_sessions set last_accessed_at = '2026-10-31T22:59:00Z' where user_id = $1`,
      [people[2]!.id],
    )
    const { body } = await admin.call(calls.getEngagementMetrics)
    expect(body).toMatchObject({
      totalConnections: counted(isGoing) + counted(isMet),
      monthlyActiveUsers: 2,
      retentionRate: 100,
    })
    expect(body.months.map(({ month }) => month)).toEqual(
      expect.arrayContaining(['2025-11', '2025-12', '2026-11']),
    )
    expect(body.months).toHaveLength(13)
    for (const { month, matches: all, met } of body.months) {
      expect(all).toBe(counted((match) => match.month === month))
      expect(met).toBe(counted((match) => match.month === month && isMet(match)))
    }
    // Somebody who comes back counts from then on.
    await early.request('GET', '/api/auth/user')
    expect((await admin.call(calls.getEngagementMetrics)).body.monthlyActiveUsers).toBe(3)
  })

  test.each([
    ['the company', undefined],
    ['one group', 'group'],
  ])('the connection map of %s', async (_, scope) => {
    const { rows } = await app.owner.pool.query<{ id: string }>('select id from domain_groups')
    const query = scope ? { domainGroupId: rows[0]!.id, months: 9 } : { months: 9 }
    const { body } = await admin.call(calls.getConnectionMap, { query })
    const within = people.map(({ inGroup }) => scope === undefined || inGroup)
    const key = (index: number) => (people[index]!.department ?? '').trim().toLowerCase()
    const shownAs = (index: number) => {
      const name = { eng: 'Engineering', '': 'Not Set' }[key(index)] ?? key(index)
      const place = body.departments.findIndex((line) => line.name.toLowerCase() === name.toLowerCase())
      return place < 0 ? body.departments.length - 1 : place
    }
    for (const line of body.departments) expect(line.people).toBeGreaterThanOrEqual(5)
    expect(body.departments.map(({ name }) => name)).not.toContain('Attic')
    expect(body.departments.at(-1)).toMatchObject({ name: 'Smaller departments' })
    expect(body.months.map(({ month }) => month)).toEqual(
      ['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
    )
    const expected = new Map<string, number>()
    for (const match of matches.filter((one) => isMet(one) && one.month >= '2026-03')) {
      if (!within[match.one] || !within[match.other]) continue
      const [a, b] = [shownAs(match.one), shownAs(match.other)].sort((one, other) => one - other)
      expected.set(`${a}-${b}`, (expected.get(`${a}-${b}`) ?? 0) + 1)
    }
    expect(new Map(body.total.map(({ a, b, met }) => [`${a}-${b}`, met]))).toEqual(expected)
    const sum = (cells: { met: number }[]) => cells.reduce((total, { met }) => total + met, 0)
    expect(sum(body.months)).toBe(sum(body.total))
    for (const { met, cells } of body.months) expect(sum(cells)).toBe(met)
  })

  test('the map names no one', async () => {
    const text = JSON.stringify((await admin.call(calls.getConnectionMap)).body)
    for (const { id } of people) expect(text).not.toContain(id)
    expect(text).not.toMatch(/@|First\d|Last\d/)
  })
})

describe('the pairing report', () => {
  let own: TestApp
  let boss: Client
  beforeAll(async () => {
    own = await startApp()
    await allow(own)
    boss = await adminClient(own)
  })
  afterAll(() => own.stop())
  const report = async () => (await boss.call(calls.getPairingReport)).body

  test('is empty, with no score, before the first pairing', async () => {
    expect(await report()).toEqual({ recentPairings: [], validationIssues: [], averageQualityScore: null })
  })

  test('scores a pairing by the people paired, across departments, without repeats', async () => {
    const seven = await addPeople(
      own,
      Array.from({ length: 7 }, (_, index) => ({ department: `D${index % 2}` })),
    )
    await boss.call(pairings.generateCompanyPairing)
    const { recentPairings, validationIssues, averageQualityScore } = await report()
    // Six of seven people, every pair across departments, nobody again.
    expect(recentPairings).toMatchObject([
      {
        totalPairs: 3,
        leftOut: 1,
        crossPairs: 3,
        crossPairsBound: 3,
        repeats: 0,
        optimal: true,
        qualityScore: 9.1,
      },
    ])
    expect(averageQualityScore).toBe(9.1)
    expect(validationIssues).toEqual([])

    await own.owner.pool.query(
      `update users set participation_status = 'opted_out' where id in (
         select user_id from seats where match_id is not null limit 2)`,
    )
    expect((await report()).validationIssues).toMatchObject([
      {
        kind: 'unavailable',
        count: 2,
        message: expect.stringMatching(/^2 people of .* Their matches are told/),
      },
    ])
    own.clock.set('2026-12-02T09:00:00Z')
    expect((await report()).validationIssues.map(({ kind }) => kind)).toEqual(['overdue', 'unavailable'])
    expect(seven).toHaveLength(7)
  })

  test('knows only the pairings of the last six months', async () => {
    own.clock.set('2027-05-01T09:00:00Z')
    boss = await adminClient(own)
    expect((await report()).recentPairings).toEqual([])
  })
})

describe('system health', () => {
  const health = async (client: Client) => (await client.call(calls.getSystemHealth)).body

  test('tells the state as it is: SMTP, jobs that ran or not, the employee file', async () => {
    const first = await health(admin)
    // How quick it is at the moment is of the machine.
    const [status, label] =
      first.database.latencyMs > 250 ? ['degraded', 'Slow'] : ['operational', 'Operational']
    expect(first.database).toMatchObject({ status, label })
    expect(first.email).toMatchObject({ status: 'operational', transport: 'smtp', label: 'SMTP', waiting: 0 })
    expect(first.jobs).toHaveLength(JOBS.length)
    expect(first.jobs[0]).toMatchObject({ status: 'degraded', label: 'Hasn’t run yet', lastRunAt: null })
    expect(first.employeeSync).toMatchObject({
      label: 'File-based',
      lastSyncAt: null,
      detail: 'There is no employees.csv yet.',
    })
    expect(first.pendingProfileSetups).toBe(1)

    await runDueJobs(app.context, JOBS)
    await writeFile(app.context.config.employeeFile, 'email,first_name,last_name,department,status\n')
    await admin.request('POST', '/api/admin/sync-employee-status')
    const second = await health(admin)
    expect(second.jobs[0]).toMatchObject({ status: 'operational', label: 'On time' })
    expect(second.employeeSync).toMatchObject({
      detail: 'Reads employees.csv.',
      lastSyncAt: '2026-11-16T09:00:00.000Z',
    })

    app.clock.advance(3 * 86_400_000)
    expect((await health(admin)).jobs[0]).toMatchObject({ status: 'degraded', label: 'Late' })
  })

  test('"Mock Mode" only with the outbox', async () => {
    const mock = await startApp({ env: { MAIL_URL: 'outbox:' } })
    await allow(mock)
    expect((await health(await adminClient(mock))).email).toMatchObject({
      transport: 'outbox',
      label: 'Mock Mode',
    })
    await mock.stop()
  })

  test('a mail server that is away is down', async () => {
    const alone = await startApp({ env: { MAIL_URL: 'smtp://127.0.0.1:9' } })
    await allow(alone)
    expect((await health(await adminClient(alone))).email).toMatchObject({
      status: 'down',
      label: 'SMTP unreachable',
      detail: expect.stringContaining('ECONNREFUSED'),
    })
    await alone.stop()
  })
})

// Last, as it changes what people said.
test('who met: recounted from what each person said, and from the booked times', async () => {
  const { pool } = app.owner
  const { rows } = await pool.query<{ id: string; month: string; one: string; other: string }>(
    `select m.id, p.month, one.user_id as one, other.user_id as other from matches m join rounds p on p.id = m.round_id
     join seats one on one.match_id = m.id and one.place = 0 join seats other on other.match_id = m.id and other.place = 1
     where p.month in ('2026-08', '2026-10', '2026-11') order by p.month, m.id`,
  )
  const roll = dice(11)
  const words = ['pending', 'pending', 'confirmed', 'confirmed', 'confirmed', 'not_confirmed'] as const
  // October's newsletter went out five days before the booked times.
  await pool.query(
    `insert into sends (round_id, newsletter_title, month, year, snapshot, state, total_matches, validated_matches,
       total_recipients, created_at, finished_at, domain_group_name)
     select id, name, 10, 2026, '{}', 'sent', 40, 40, 80, '2026-10-02T10:00:00Z', '2026-10-02T10:05:00Z', null
     from rounds where month = '2026-10'`,
  )
  const said: { month: string; answers: string[]; isBooked: boolean; isReminded: boolean }[] = []
  for (const { id, month, one, other } of rows) {
    const answers = [words[roll(6)]!, words[roll(6)]!]
    const [isBooked, isReminded] = [roll(2) === 0, roll(3) === 0]
    await pool.query(
      `with said as (update seats set answer = case place when 0 then $2 else $3 end where match_id = $1)
       update matches set status = case when 'confirmed' in ($2, $3) then 'completed' else 'active' end,
         organiser_reminded_at = case when $4 then now() end where id = $1`,
      [id, ...answers, isReminded],
    )
    if (isBooked)
      await pool.query(
        `with booked as (insert into meetings (match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
           values ($1::uuid, '2026-10-07T10:00:00Z', '2026-10-07T10:25:00Z', 'booked', 0, md5($1::uuid::text), now(), now()) returning id)
         insert into meeting_guests (meeting_id, user_id) select id, unnest(array[$2, $3]::uuid[]) from booked`,
        [id, one, other],
      )
    said.push({ month, answers, isBooked, isReminded })
  }
  // Of the other months nobody has answered: a completed match is one that somebody marked as completed.
  const { rows: others } = await pool.query<{ month: string; status: string }>(
    `select p.month, m.status from matches m join rounds p on p.id = m.round_id
     where p.month between '2025-11' and '2026-11' and p.month not in ('2026-08', '2026-10', '2026-11')`,
  )
  for (const { month, status } of others) {
    const answers = [status === 'completed' ? 'confirmed' : 'pending', 'pending']
    said.push({ month, answers, isBooked: false, isReminded: false })
  }
  const { meetings, booking, reminding } = (await admin.call(calls.getEngagementMetrics)).body
  expect(meetings.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11'])
  const isNo = ({ answers }: (typeof said)[number]) => answers.includes('not_confirmed')
  const yes = ({ answers }: (typeof said)[number]) => answers.filter((word) => word === 'confirmed').length
  for (const month of ['2026-08', '2026-10', '2026-11']) {
    const of = said.filter((one) => one.month === month)
    const count = (is: (one: (typeof said)[number]) => boolean) => of.filter(is).length
    const met = count((one) => !isNo(one) && yes(one) > 0)
    const silent = count((one) => !isNo(one) && yes(one) === 0)
    expect(meetings.find((one) => one.month === month)).toMatchObject({
      matches: 40,
      bothSaid: count((one) => yes(one) === 2),
      oneSaid: count((one) => !isNo(one) && yes(one) === 1),
      didNot: count(isNo),
      silent,
      booked: count(({ isBooked }) => isBooked),
      rateLow: Math.round((met / 40) * 1000) / 10,
      rateHigh: Math.round(((met + silent) / 40) * 1000) / 10,
      answered: 40 - silent,
      medianDays: month === '2026-10' ? 5 : null,
    })
  }
  // "Met" is one number: on This Month, in Matching, and on the map, where everybody has a department.
  const november = meetings.at(-1)!
  const ofNovember = november.bothSaid + november.oneSaid
  const { matchingMetrics } = (await admin.call(calls.getEnhancedMetrics)).body
  expect(matchingMetrics.currentMonth).toMatchObject({ totalMatches: 40, completedMatches: ofNovember })
  const step = (await admin.call(getMonth, { query: {} })).body.steps.find(({ figure }) =>
    figure.endsWith(' met'),
  )
  expect(step?.figure).toBe(`${ofNovember} of 40 met`)
  expect((await admin.call(calls.getConnectionMap, { query: { months: 1 } })).body.months[0]?.met).toBe(
    ofNovember,
  )
  const shares = (some: typeof said) => {
    const answered = some.filter((one) => isNo(one) || yes(one) > 0)
    const met = answered.filter((one) => !isNo(one)).length
    return { met, answered: answered.length, rate: Math.round((met / answered.length) * 1000) / 10 }
  }
  const isBooked = (one: (typeof said)[number]) => one.isBooked
  const isReminded = (one: (typeof said)[number]) => one.isReminded
  const inOctober = said.filter(({ month }) => month === '2026-10')
  const october = meetings.find(({ month }) => month === '2026-10')!
  for (const [effect, has, some] of [
    [booking, isBooked, said],
    [reminding, isReminded, said],
    [october.booking, isBooked, inOctober],
    [october.reminding, isReminded, inOctober],
  ] as const) {
    const [having, without] = [shares(some.filter(has)), shares(some.filter((one) => !has(one)))]
    const interval = newcombe(having, without)
    expect(effect).toEqual({
      with: having,
      without,
      interval: interval.map((end) => Math.round(end * 1000) / 10),
      isClear: interval[0]! > 0 || interval[1]! < 0,
    })
  }
})

/** The interval of the difference of two shares, by the ends of their Wilson intervals as roots of a quadratic equation. */
function newcombe(...of: { met: number; answered: number }[]): number[] {
  const z = 1.959964
  const [one, other] = of.map(({ met, answered: n }) => {
    const [a, b, c] = [n + z * z, -(2 * met + z * z), (met * met) / n]
    const root = Math.sqrt(b * b - 4 * a * c)
    return { share: met / n, low: (-b - root) / (2 * a), high: (-b + root) / (2 * a) }
  }) as [Record<'share' | 'low' | 'high', number>, Record<'share' | 'low' | 'high', number>]
  const difference = one.share - other.share
  return [
    difference - Math.hypot(one.share - one.low, other.high - other.share),
    difference + Math.hypot(one.high - one.share, other.share - other.low),
  ]
}
