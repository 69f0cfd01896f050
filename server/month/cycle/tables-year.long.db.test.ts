import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { getConnectionMap, getEnhancedMetrics } from '../../../shared/contract/metrics'
import { setConnectionStatus } from '../../../shared/contract/pairings'
import { changeOneProgramme } from '../../../shared/contract/programme'
import { listOf, number, readRow, readRows, text } from '../../platform/database/rows'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, adminClient, allow, decide, signedIn } from '../../testing/factories'
import { runCycle } from './run-cycle'

let app: TestApp
afterEach(() => app?.stop())

const MONTHS = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2027, 1 + i, 1)).toISOString().slice(0, 7),
)

const tablesOf = (month: string) =>
  readRows(
    app.context.db,
    { id: text, people: listOf(text) },
    sql`select match_id as id, json_agg(user_id order by place) as people
      from seats s join rounds p on p.id = s.round_id where p.month = ${month} and match_id is not null group by 1 order by 1`,
  )
const leftOutIn = async (month: string) =>
  (
    await readRow(
      app.context.db,
      { ids: listOf(text) },
      sql`select coalesce(json_agg(s.user_id), '[]') as ids from seats s
        join rounds p on p.id = s.round_id where p.month = ${month} and s.match_id is null`,
    )
  ).ids
const edgesOf = (people: readonly string[]) =>
  people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other].sort().join()))

const COMPANIES = [
  // By pairs alone one of seven is left out every month.
  { people: 7, seating: { threes: true }, sizes: [2, 3], name: 'pairs that somebody may join' },
  { people: 22, seating: { size: 4 }, sizes: [3, 4, 5], name: 'tables of four' },
]

test.each(COMPANIES)(
  'a year of $people people and $name: nobody meets the same colleague within three months, and nobody is left out who could sit at a table',
  async ({ people: count, seating, sizes }) => {
    app = await startApp({ now: '2027-01-15T09:00:00Z', env: { CYCLE: '0 9 1 * *', MINIMUM_USERS: '2' } })
    await allow(app)
    await decide(app, { publish: 'at-once' })
    const params = { id: app.context.programme.id }
    const seat = await (await adminClient(app)).call(changeOneProgramme, { params, body: seating })
    expect(seat.status).toBe(200)
    const people = await addPeople(
      app,
      Array.from({ length: count }, (_, i) => ({
        matchingPreference: 'any' as const,
        department: i % 2 ? 'Sales' : 'Legal',
      })),
    )
    await runCycle(app.context)
    const met = new Map<string, number>()
    let seated = 0
    for (const [round, month] of MONTHS.entries()) {
      app.clock.set(`${month}-01T09:05:00Z`)
      await runCycle(app.context)
      const tables = await tablesOf(month)
      const leftOut = await leftOutIn(month)
      expect([...tables.flatMap((table) => table.people), ...leftOut].sort()).toEqual(
        people.map(({ id }) => id).sort(),
      )
      for (const { people: sitting } of tables) expect(sizes).toContain(sitting.length)
      const mayMeet = (one: string, other: string) => round - (met.get([one, other].sort().join()) ?? -9) > 3
      const all = tables.flatMap((table) => edgesOf(table.people))
      for (const edge of all)
        expect(mayMeet(...(edge.split(',') as [string, string])), `${month} ${edge}`).toBe(true)
      const couldSit = leftOut.filter((one) =>
        tables.some(
          (table) =>
            table.people.length < sizes.at(-1)! && table.people.every((other) => mayMeet(one, other)),
        ),
      )
      expect({ month, couldSit }).toEqual({ month, couldSit: [] })
      // Nobody has met anybody lately in the first months.
      expect(round < 2 ? leftOut : []).toEqual([])
      for (const edge of all) met.set(edge, round)
      seated += people.length - leftOut.length
      for (const { id, people: sitting } of tables)
        for (const one of sitting) {
          const client = await signedIn(app, people.find((person) => person.id === one)!)
          await client.call(setConnectionStatus, { params: { id }, body: { status: 'confirmed' } })
        }
      const admin = await adminClient(app)
      const { body: figures } = await admin.call(getEnhancedMetrics)
      expect(figures.matchingMetrics.currentMonth).toEqual({
        totalMatches: tables.length,
        activeMatches: 0,
        completedMatches: tables.length,
      })
      const { body: map } = await admin.call(getConnectionMap, { query: { months: 1 } })
      expect(map.months[0]).toMatchObject({ month, met: all.length })
    }
    const answers = await readRow(
      app.context.db,
      { said: number },
      sql`select count(*)::int as said from seats where answer = 'confirmed'`,
    )
    expect(answers.said).toBe(seated)
    expect(seated).toBeGreaterThan((count - 1) * MONTHS.length)
  },
)
