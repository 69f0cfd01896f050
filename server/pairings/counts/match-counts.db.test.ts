import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../platform/database/database'
import { sqlFault } from '../../platform/database/retry'
import { number, readRows, text } from '../../platform/database/rows'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople } from '../../testing/factories'
import { settleMatchCounts } from './settle-match-counts.queries'

const COUNT_ALL = readFileSync('server/platform/database/migrations/0045_matches_counted.sql', 'utf8')
const PAIRINGS = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`)

let app: TestApp
/** As the owner, with as many connections as the test needs. */
let owner: OpenDatabase
let people: string[]
beforeAll(async () => {
  app = await startApp()
  owner = openDatabase(app.context.config.databaseOwnerUrl!, { connections: 6 })
  people = (await addPeople(app, [{}, {}, {}])).map(({ id }) => id)
})
afterAll(async () => {
  await owner?.close()
  await app?.stop()
})

/** The kinds of match of which other numbers are kept than there are. */
const wrong = () =>
  readRows(
    owner.db,
    { kind: text, tooMany: number },
    sql`
    select kind, sum(n)::int as "tooMany" from (
      select concat_ws(' ', pairing_id, status, user1_connection_status, user2_connection_status,
        coalesce(user3_connection_status, '-'), is_reminded, coalesce(user1_rescue, '-'), coalesce(user2_rescue, '-')) as kind,
        matches as n from match_counts
      union all
      select concat_ws(' ', pairing_id, status, user1_connection_status, user2_connection_status,
        coalesce(user3_connection_status, '-'), organiser_reminded_at is not null, coalesce(user1_rescue, '-'),
        coalesce(user2_rescue, '-')), -1 from matches) kinds
    group by 1 having sum(n) <> 0`,
  )

/** What somebody might write, in any order. Each locks rows only, so that whoever reads or counts waits for nobody. */
function writes(roll: (below: number) => number): [string, unknown[]][] {
  const pairing = PAIRINGS[roll(PAIRINGS.length)]
  const answer = ['pending', 'confirmed', 'not_confirmed'][roll(3)]
  const some = `pairing_id = $1 and right(id::text, 1) < '${'48c~'[roll(4)]}'`
  return [
    [
      `insert into pairings (id, name, month, status, total_pairs, file_name, seed, certificate, created_at)
         values ($1::uuid, $1::text, '2026-0' || right($1::text, 1), 'active', 0, $1::text, 1, '{}', now()) on conflict do nothing`,
      [pairing],
    ],
    [
      `insert into matches (pairing_id, user1_id, user2_id, why, match_date, status, created_at)
         select id, $2, $3, '[]', now(), 'active', now() from pairings cross join generate_series(1, $4) where id = $1`,
      [pairing, people[0], people[1], 1 + roll(8)],
    ],
    [`update matches set user1_connection_status = $2 where ${some}`, [pairing, answer]],
    [
      `update matches set user2_connection_status = $2, status = 'completed' where ${some}`,
      [pairing, answer],
    ],
    [
      `update matches set user3_id = $2, user3_connection_status = $3 where ${some}`,
      [pairing, ...(roll(2) === 0 ? [people[2], answer] : [null, null])],
    ],
    [`update matches set user1_rescue = 'left_out', user2_rescue = 'stranded' where ${some}`, [pairing]],
    [`update matches set status = 'called_off', organiser_reminded_at = now() where ${some}`, [pairing]],
    // Into another pairing, and nothing at all.
    [
      `update matches set pairing_id = coalesce((select max(id::text)::uuid from pairings), $1) where ${some}`,
      [pairing],
    ],
    [`update matches set why = '["So."]' where ${some}`, [pairing]],
    [`delete from matches where ${some}`, [pairing]],
    ['delete from pairings where id = $1', [pairing]],
  ]
}
const anyOf = <T>(all: T[], roll: (below: number) => number): T => all[roll(all.length)]!
/** With the largest number of each roll. */
const write = (place: number) => owner.pool.query(...writes((below) => below - 1)[place]!)

it('As many matches of each kind are kept as there are, whatever is written and added up at once', async () => {
  // As if there had been no triggers before: all is counted while the others write.
  for (const place of [0, 1]) await write(place)
  await owner.pool.query('delete from match_counts')
  expect(await wrong()).toMatchObject([{ tooMany: -8 }])
  let counted = false
  const found: unknown[] = []
  const work = async (seed: number) => {
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 1500 })
    const roll = (below: number) => numbers.pop()! % below
    const client = await owner.pool.connect()
    try {
      for (let round = 0; round < 15; round += 1) {
        try {
          await client.query('begin')
          for (let left = roll(3); left >= 0; left -= 1) await client.query(...anyOf(writes(roll), roll))
          await client.query(roll(5) === 0 ? 'rollback' : 'commit')
          if (roll(4) === 0) await settleMatchCounts(app.context)
        } catch (error) {
          await client.query('rollback')
          // Two that wait for each other, or a pairing that somebody deletes meanwhile: PostgreSQL ends one of them.
          if (!['40P01', '23503'].includes(sqlFault(error)?.code ?? '')) throw error
        }
        if (seed === 1 && round === 7) {
          await client.query(COUNT_ALL)
          counted = true
        }
        if (counted) found.push(...(await wrong()))
      }
    } finally {
      client.release()
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))
  expect([...found, ...(await wrong())]).toEqual([])
})

it('Adding up leaves one row for each kind that there is, and writes nothing when nothing has changed', async () => {
  await owner.pool.query('truncate pairings cascade')
  for (const place of [0, 1, 2, 3, 6]) await write(place)
  const rows = async () =>
    (await owner.pool.query('select matches, is_settled, xmin::text from match_counts order by 1')).rows
  expect((await rows()).length).toBeGreaterThan(3)
  await settleMatchCounts(app.context)
  const settled = await rows()
  expect(settled).toMatchObject([{ matches: 8, is_settled: true }])
  await settleMatchCounts(app.context)
  expect(await rows()).toEqual(settled)
  await owner.pool.query('delete from pairings')
  await settleMatchCounts(app.context)
  expect(await rows()).toEqual([])
})
