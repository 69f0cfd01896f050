import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../platform/database/database'
import { sqlFault } from '../platform/database/retry'
import { startApp, type TestApp } from '../testing/app'
import { settlePeopleCounts } from './people-counts.queries'

let app: TestApp
/** As the owner, with as many connections as the test needs. */
let owner: OpenDatabase
beforeAll(async () => {
  app = await startApp()
  owner = openDatabase(app.context.config.databaseOwnerUrl!, { connections: 5 })
})
afterAll(async () => {
  await owner?.close()
  await app?.stop()
})

const KIND = `group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
  needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date`

/** Kinds whose kept number is not what counting gives. */
const WRONG = `
  with kept as (select ${KIND}, sum(people) as people from people_counts group by ${KIND} having sum(people) <> 0),
    counted as (select ${KIND}, count(*) as people from users where erased_at is null group by ${KIND})
  (table kept except table counted) union all (table counted except table kept)`

/** What somebody might write, in any order; each to people whose name ends in a digit, so that writers seldom wait for each other. */
const WRITES = [
  `insert into users (email, department, created_at, updated_at)
   select 'p' || gen_random_uuid() || $1 || '@' || case when i % 2 = 0 then 'one' else 'two' end || '.test', 'Sales', now(), now()
   from generate_series(1, 4) i`,
  `update users set department = case when department is null then 'Care' end where email like '%' || $1 || '@%'`,
  `update users set bio = bio || 'x' where email like '%' || $1 || '@%'`,
  `update users set participation_status = 'paused', pause_end_date = '2027-01-01' where email like '%' || $1 || '@%'`,
  `update users set participation_status = 'active', pause_end_date = null where email like '%' || $1 || '@%'`,
  `update users set is_validated = not is_validated, employee_status = 'leave' where email like '%' || $1 || '@%'`,
  `update users set email = 'erased-' || id, first_name = 'A former colleague', last_name = '', bio = '', department = null,
     participation_status = 'opted_out', pause_end_date = null, employee_status = 'active', is_active = false,
     is_validated = false, needs_profile_setup = true, leave_start_date = null, erased_at = now()
   where id = (select min(id::text)::uuid from users where email like '%' || $1 || '@%')`,
  `delete from users where id = (select max(id::text)::uuid from users where email like '%' || $1 || '@%')`,
  `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
   select email, email_domain, '', '', now(), now() from users where email like '%' || $1 || '@%' on conflict do nothing`,
  `delete from allowed_emails where email like '%' || $1 || '@%'`,
]

it('How many people there are of each kind is what counting them gives, whatever is written at once', async () => {
  const work = async (seed: number) => {
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 1000 })
    const roll = (below: number) => numbers.pop()! % below
    const client = await owner.pool.connect()
    try {
      for (let round = 0; round < 25; round += 1) {
        try {
          await client.query('begin')
          for (let left = roll(3); left >= 0; left -= 1)
            await client.query(WRITES[roll(WRITES.length)]!, [String(seed)])
          await client.query(roll(5) === 0 ? 'rollback' : 'commit')
        } catch (error) {
          await client.query('rollback')
          // Two that wait for each other, as addresses share locks: PostgreSQL ends one of them.
          if (sqlFault(error)?.code !== '40P01') throw error
        }
        expect((await client.query(WRONG)).rows).toEqual([])
      }
    } finally {
      client.release()
    }
  }
  const settle = async () => {
    for (let round = 0; round < 25; round += 1) await settlePeopleCounts(owner.db, 0)
  }
  await Promise.all([...[1, 2, 3].map(work), settle()])
  const { rows } = await owner.pool.query('select from users where erased_at is null')
  expect(rows.length).toBeGreaterThan(10)
})

it('Differences are added up once they are many, and not for a few', async () => {
  const { pool } = app.owner
  const countRows = async () =>
    (await pool.query<{ rows: number }>('select count(*)::int as rows from people_counts')).rows[0]!.rows
  await settlePeopleCounts(app.context.db, 0)
  const kinds = await countRows()
  for (let n = 0; n < 5; n += 1) await pool.query(WRITES[0]!, ['7'])
  const before = await countRows()
  expect(before).toBeGreaterThan(kinds)
  await settlePeopleCounts(app.context.db)
  expect(await countRows()).toBe(before)
  await settlePeopleCounts(app.context.db, 0)
  expect(await countRows()).toBeLessThanOrEqual(kinds + 2)
  expect((await pool.query(WRONG)).rows).toEqual([])
})

it('Without people there are no kinds', async () => {
  const { pool } = app.owner
  await pool.query('truncate users cascade')
  expect((await pool.query('select from people_counts')).rowCount).toBe(0)
})
