import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from '../testing/app'
import { addPeople, adminClient, allow } from '../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

describe('the figures', () => {
  it('count users by participation as of today, and matches by month', async () => {
    const admin = await adminClient(app)
    await allow(app)
    const people = await addPeople(app, [
      { department: 'Design' },
      { department: 'Design' },
      { department: null, needsProfileSetup: true },
      { department: '__proto__', participationStatus: 'opted_out' },
      { department: 'Sales', participationStatus: 'paused', pauseEndDate: '2026-12-01' },
      { department: 'Sales', participationStatus: 'paused', pauseEndDate: '2026-11-16' },
    ])
    const { pool } = app.owner
    const pair = async (month: string, status: string, matches: [number, number, string][]) => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into rounds (programme_id, name, month, status, total_pairs, file_name, seed, certificate, created_at, completed_at)
         values ((select id from programmes where is_default), 'p', $1, $2, 0, $1 || $2, 1, '{}', '2026-11-01', case when $2 = 'completed' then '2026-11-02'::timestamptz end) returning id`,
        [month, status],
      )
      for (const [one, other, state] of matches)
        await pool.query(
          `with made as (insert into matches (round_id, why, match_date, status, created_at)
             values ($1, '[]', '2026-11-01', $4, '2026-11-01') returning id)
           insert into seats (programme_id, round_id, match_id, user_id, place, is_active)
           select (select id from programmes where is_default), $1, id, person, place, false from made cross join (values ($2::uuid, 0), ($3, 1)) as p (person, place)`,
          [rows[0]?.id, people[one]?.id, people[other]?.id, state],
        )
    }
    await pair('2026-11', 'active', [
      [0, 1, 'active'],
      [2, 3, 'completed'],
    ])
    await pair('2026-10', 'completed', [
      [0, 2, 'active'],
      [1, 3, 'completed'],
      [4, 5, 'completed'],
    ])
    await pair('2026-05', 'completed', [[0, 3, 'completed']])
    await pair('2026-04', 'completed', [[0, 4, 'completed']])

    // One that nobody called met is no longer active once its pairing is completed.
    expect((await admin.request('GET', '/api/admin/stats')).body).toEqual({
      activeMatches: 1,
      completedChats: 5,
    })
    const { body } = await admin.request('GET', '/api/admin/enhanced-metrics')
    expect(body.userMetrics).toMatchObject({
      totalRegistered: 7,
      pendingProfileSetup: 2,
      activeParticipants: 5,
      pausedUsers: 1,
      optedOutUsers: 1,
      // 5 of the 6 who have not opted out.
      participationRate: 83.3,
    })
    expect(new Map(Object.entries(body.userMetrics.byDepartment))).toEqual(
      new Map<string, unknown>([
        ['Design', 2],
        ['Engineering', 1],
        ['Not Set', 1],
        ['Sales', 2],
        ['__proto__', 1],
      ]),
    )
    expect(body.matchingMetrics.currentMonth).toEqual({
      totalMatches: 2,
      activeMatches: 1,
      completedMatches: 1,
    })
    expect(body.matchingMetrics.previousMonths).toEqual([
      { month: '2026-05', successRate: 100, totalMatches: 1, completedMatches: 1 },
      ...['2026-06', '2026-07', '2026-08', '2026-09'].map((month) => ({
        month,
        successRate: 0,
        totalMatches: 0,
        completedMatches: 0,
      })),
      { month: '2026-10', successRate: 66.7, totalMatches: 3, completedMatches: 2 },
    ])
    const csv = await admin.request('GET', '/api/admin/metrics.csv?months=2')
    expect(String(csv.body).trim().split('\r\n').slice(1)).toEqual([
      '2026-10,All Users,1,3,0,2,66.7,0',
      '2026-11,All Users,1,2,1,1,50,0',
    ])
  })
})
