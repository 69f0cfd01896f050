import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import { type OpenDatabase, openDatabase } from './database'
import { openManaged } from './managed-database'

let app: TestApp
let own: OpenDatabase
beforeAll(async () => {
  app = await startApp()
  // One connection, as names belong to a connection.
  own = openDatabase(app.context.database.directUrl, { connections: 1 })
})
afterAll(async () => {
  await own?.close()
  await app?.stop()
})

const OFTEN = 20
const askOften = async (ask: () => PromiseLike<unknown>) => {
  for (let time = 0; time < OFTEN; time += 1) await ask()
}
const isKept = async (mark: string): Promise<boolean> => {
  const { rowCount } = await own.pool.query(
    `select from pg_prepared_statements where statement like '%' || $1 || '%'`,
    [mark],
  )
  return (rowCount ?? 0) > 0
}

it('PostgreSQL keeps the plan of a read that is asked often', async () => {
  await own.db.execute(sql`select ${1}::int as asked_once`)
  await askOften(() => own.db.execute(sql`select ${1}::int as asked_often`))
  expect([await isKept('asked_once'), await isKept('asked_often')]).toEqual([false, true])
})

it('It keeps none of a statement with a long list, or of a write', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index)
  await askOften(() => own.db.execute(sql`select 1 as long_list where 1 = any(${sql.param(ids)}::int[])`))
  await askOften(() => own.db.execute(sql`update users set bio = 'a_write' where ${1} = 2`))
  expect([await isKept('long_list'), await isKept('a_write')]).toEqual([false, false])
})

it('A column that a later version adds beside this one changes nothing for its reads', async () => {
  await own.pool.query('create temp table cups (name text)')
  const asked = [sql`select * from cups`, sql`select cups.* from cups`, sql`select 1 as one, * from cups`]
  for (const statement of asked) await askOften(() => own.db.execute(statement))
  const counted = sql`select count(*) from cups`
  await askOften(() => own.db.execute(counted))
  await own.pool.query('alter table cups add column handle text')
  for (const statement of [...asked, counted]) await expect(own.db.execute(statement)).resolves.toBeDefined()
  expect([await isKept('from cups'), await isKept('count(*) from cups')]).toEqual([true, true])
})

it('It keeps none of a manager’s: whose groups they are is part of the plan', async () => {
  const managed = openManaged(own, ['11111111-1111-4111-8111-111111111111'])
  const query = managed.db.select({ a_managers: sql`${1}::int`.as('a_managers') }).from(sql`users`)
  await askOften(() => query)
  const named = query.prepare('by_name_a_managers')
  await named.execute()
  expect(await isKept('a_managers')).toBe(false)
})
