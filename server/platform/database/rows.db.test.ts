import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../tables/people.tables'
import { type TestApp, startApp } from '../../testing/app'
import { boolean, listOf, number, oneOf, orNull, readRow, readRows, type Shape, text } from './rows'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const shape = { email: users.email, isActive: users.isActive, createdAt: users.createdAt, times: number }
const refusal = (of: Shape, statement: ReturnType<typeof sql>) =>
  readRows(app.context.db, of, statement).then(
    () => 'taken',
    (error: Error) => error.message,
  )

it('rows are read as the tables’ columns read them, and what may be null says so', async () => {
  const at = new Date('2026-05-04T03:02:01Z')
  const wide = {
    ...shape,
    pauseEndDate: users.pauseEndDate,
    partner: orNull(users.email),
    months: listOf(text),
    isDone: boolean,
    state: oneOf('on', 'off'),
  }
  expect(
    await readRow(
      app.context.db,
      wide,
      sql`select 'ann@corp.test' as email, true as "isActive", ${at}::timestamptz as "createdAt", 3 as times,
        null::date as "pauseEndDate", null::text as partner, array['2026-04', '2026-05'] as months, false as "isDone", 'on' as state`,
    ),
  ).toEqual({
    email: 'ann@corp.test',
    isActive: true,
    createdAt: at,
    times: 3,
    pauseEndDate: null,
    partner: null,
    months: ['2026-04', '2026-05'],
    isDone: false,
    state: 'on',
  })
})

it('a result that lacks a column of its shape is refused, even one without rows', async () => {
  const renamed = sql`select email as address, is_active as "isActive", created_at as "createdAt", 1 as times from users limit 0`
  expect(await refusal(shape, renamed)).toBe(
    'The columns of a statement are not those of its shape: "email" is missing, "address" is not in the shape',
  )
})

it('a value of another kind than its shape says is refused', async () => {
  expect(await refusal({ times: number }, sql`select count(*) as times from users`)).toBe(
    'Column "times" of a statement: expected number, found string',
  )
  expect(await refusal({ email: users.email }, sql`select null as email`)).toBe(
    'Column "email" of a statement: expected string, found null',
  )
  expect(await refusal({ isActive: users.isActive }, sql`select 'yes' as "isActive"`)).toBe(
    'Column "isActive" of a statement: expected boolean, found string',
  )
  expect(await refusal({ state: oneOf('on', 'off') }, sql`select 'broken' as state`)).toBe(
    'Column "state" of a statement: expected on or off, found string',
  )
})

it('a statement that always has one row is refused when it has another number of them', async () => {
  const rows = (count: number) => sql`select n from generate_series(1, ${count}) as n`
  await expect(readRow(app.context.db, { n: number }, rows(0))).rejects.toThrow('none, or several')
  await expect(readRow(app.context.db, { n: number }, rows(2))).rejects.toThrow('none, or several')
  expect(await readRow(app.context.db, { n: number }, rows(1))).toEqual({ n: 1 })
})
