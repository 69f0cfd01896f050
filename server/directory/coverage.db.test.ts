import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../platform/database/database'
import { COVERAGE_LOCK } from '../platform/database/locks'
import { sqlFault } from '../platform/database/transactions'
import { boolean, orNull, readRows, text } from '../platform/database/rows'
import { startApp, type TestApp } from '../testing/app'
import { addGroup } from '../testing/factories'
import { isCovered } from '../tables/coverage.tables'

let app: TestApp
/** As the owner, with as many connections as the test needs. */
let owner: OpenDatabase
const groups: (string | null)[] = [null]
beforeAll(async () => {
  app = await startApp()
  owner = openDatabase(app.context.config.databaseOwnerUrl!, { connections: 5 })
  for (const name of ['north', 'south']) groups.push((await addGroup(app, name)).id)
})
afterAll(async () => {
  await owner?.close()
  await app?.stop()
})

const ADDRESSES = ['a@one.test', 'b@one.test', 'c@two.test', '*@one.test', '*@two.test']
const domainOf = (email: string) => email.slice(email.indexOf('@') + 1)

/**
 * What each person's own columns say, compared with what the whitelist says of their address; and whether they take part by a look-up
 * of one person, compared with what the view says.
 */
const compared = () =>
  readRows(
    owner.db,
    {
      email: text,
      stored: orNull(boolean),
      said: orNull(boolean),
      group: orNull(text),
      wanted: orNull(text),
      isCovered: boolean,
      isCoveredByView: boolean,
    },
    sql`
    select users.email, entry_is_active as stored, is_active_now as said, entry_group_id as group, group_now as wanted,
      ${isCovered} as "isCovered", whitelist_coverage.is_covered as "isCoveredByView"
    from users join whitelist_coverage on user_id = users.id left join lateral (
      select is_active as is_active_now, domain_group_id as group_now from allowed_emails where email = users.email) e on true
    order by users.email`,
  )

const isWrong = (one: Awaited<ReturnType<typeof compared>>[number]) =>
  one.stored !== one.said || one.group !== one.wanted || one.isCovered !== one.isCoveredByView
const wrong = async () => (await compared()).filter(isWrong)

/** A write that somebody might do, in any order with any other. */
function anyWrite(roll: (below: number) => number): [string, unknown[]] {
  const email = ADDRESSES[roll(ADDRESSES.length)]!
  const group = groups[roll(groups.length)]
  const person = ADDRESSES[roll(3)]!
  return (
    [
      [
        `insert into allowed_emails (email, domain, domain_group_id, is_active, added_by, reason, created_at, updated_at)
         select email, split_part(email, '@', 2), $2::uuid, $3, '', '', now(), now() from unnest($1::text[]) email order by 1
         on conflict (email) do update set is_active = excluded.is_active`,
        [
          [email, ADDRESSES[roll(3)]].filter((one, place, all) => all.indexOf(one) === place),
          group,
          roll(2) === 0,
        ],
      ],
      ['update allowed_emails set is_active = not is_active where domain = $1', [domainOf(email)]],
      ['update allowed_emails set domain_group_id = $2 where email = $1', [email, group]],
      ['delete from allowed_emails where email = $1', [email]],
      [
        'insert into users (email, created_at, updated_at) values ($1, now(), now()) on conflict do nothing',
        [person],
      ],
      [
        `update users set email = $2 where email = $1 and not exists (select from users where email = $2)`,
        [person, ADDRESSES[roll(3)]],
      ],
      // Nobody can make it false by writing it.
      [
        'update users set entry_is_active = $2, entry_group_id = $3 where email = $1',
        [person, roll(2) === 0, group],
      ],
      ['delete from users where email = $1', [person]],
    ] as [string, unknown[]][]
  )[roll(8)]!
}

it('What the whitelist says of a person’s own address is with the person, whatever is written at once', async () => {
  let seen = 0
  const work = async (seed: number) => {
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 1000 })
    const roll = (below: number) => numbers.pop()! % below
    const client = await owner.pool.connect()
    for (let round = 0; round < 25; round += 1) {
      try {
        await client.query('begin')
        for (let left = roll(2); left >= 0; left -= 1) await client.query(...anyWrite(roll))
        await client.query(roll(5) === 0 ? 'rollback' : 'commit')
      } catch (error) {
        await client.query('rollback')
        // Two that wait for each other, or give two people one address: PostgreSQL ends one of them.
        if (!['40P01', '23505'].includes(sqlFault(error)?.code ?? '')) throw error
      }
      const people = await compared()
      expect(people.filter(isWrong)).toEqual([])
      seen += people.length
    }
    client.release()
  }
  await Promise.all([1, 2, 3, 4].map(work))
  expect(seen).toBeGreaterThan(50)
})

it('Somebody who gets an account and an entry at the same moment, in two transactions, has both', async () => {
  const inTwo = async (write: (one: PoolClient, other: PoolClient) => Promise<unknown>) => {
    const [one, other] = await Promise.all([owner.pool.connect(), owner.pool.connect()])
    await Promise.all([one.query('begin'), other.query('begin')])
    await write(one, other)
    one.release()
    other.release()
  }
  const account = (email: string) =>
    `insert into users (email, created_at, updated_at) values ('${email}', now(), now())`
  const entry = (email: string) =>
    `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at) values ('${email}', 'late.test', '', '', now(), now())`
  const waits = `select from pg_locks where locktype = 'advisory' and classid = ${COVERAGE_LOCK} and not granted`
  const isSomebodyWaiting = async () => (await owner.pool.query(waits)).rowCount === 1
  for (const [first, second] of [
    [account, entry],
    [entry, account],
  ] as const)
    await inTwo(async (one, other) => {
      const email = `${first.name}@late.test`
      await one.query(first(email))
      const waiting = other.query(second(email))
      await expect.poll(isSomebodyWaiting, { interval: 10 }).toBe(true)
      await one.query('commit')
      await waiting
      await other.query('commit')
    })
  const late = (await compared()).filter(({ email }) => email.endsWith('late.test'))
  expect(late.map(({ stored, said }) => [stored, said])).toEqual([
    [true, true],
    [true, true],
  ])
})

it('A domain’s entry changes nobody’s row, and a deleted group is nobody’s', async () => {
  const { pool } = app.owner
  await pool.query('truncate users, allowed_emails cascade')
  const north = groups[1]!
  await pool.query(
    `insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
     select email, split_part(email, '@', 2), $2, '', '', now(), now() from unnest($1::text[]) email`,
    [['a@one.test', '*@one.test'], north],
  )
  await pool.query(
    `insert into users (email, created_at, updated_at) select email, now(), now() from unnest($1::text[]) email`,
    [['a@one.test', 'b@one.test']],
  )
  const written = async () =>
    (await pool.query<{ row: string }>('select ctid::text as row from users order by email')).rows
  const before = await written()
  await pool.query(
    `update allowed_emails set is_active = false, domain_group_id = null where email = '*@one.test'`,
  )
  expect(await written()).toEqual(before)
  expect(await wrong()).toEqual([])
  await pool.query('delete from domain_groups where id = $1', [north])
  expect(await compared()).toMatchObject([
    { email: 'a@one.test', stored: true, said: true, group: null, wanted: null, isCovered: true },
    { email: 'b@one.test', stored: null, said: null, group: null, wanted: null, isCovered: false },
  ])
  await pool.query('truncate allowed_emails')
  expect(await wrong()).toEqual([])
})
