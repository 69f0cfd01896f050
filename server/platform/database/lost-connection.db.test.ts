import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOutage } from '../http/errors'
import { type TestApp, startApp } from '../../testing/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('a connection that PostgreSQL ends in the middle of a transaction fails that transaction as an outage, and nothing else', async () => {
  const { db, database } = app.context
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // Nothing is asked of the connection while it ends: an error event that nobody hears would end the process.
    const isThere = 'select count(*)::int as count from pg_stat_activity where pid = $1'
    while ((await database.pool.query<{ count: number }>(isThere, [rows[0]?.pid])).rows[0]?.count !== 0)
      await sleep(10)
    await sleep(50)
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  expect({ error, isOutage: isOutage(error) }).toMatchObject({ isOutage: true })
  expect((await app.client().request('GET', '/readyz')).status).toBe(200)
})
