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

const isKept = async (mark: string): Promise<boolean> => {
  const { rowCount } = await own.pool.query(
    `select from pg_prepared_statements where statement like '%' || $1 || '%'`,
    [mark],
  )
  return (rowCount ?? 0) > 0
}

it('PostgreSQL keeps no plan of a manager’s statement: their groups are part of it', async () => {
  const managed = openManaged(own, ['11111111-1111-4111-8111-111111111111'])
  const query = managed.db.select({ a_managers: sql`${1}::int`.as('a_managers') }).from(sql`users`)
  await query.prepare('by_name_a_managers').execute()
  expect(await isKept('a_managers')).toBe(false)
})
