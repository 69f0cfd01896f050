import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import { isOutage } from '../http/errors'
import { startApp, type TestApp } from '../../testing/app'
import { startRelay } from '../../testing/pgbouncer'
import { type OpenDatabase, openDatabase } from './database'

const PATIENCE = { quietMs: 100, replyMs: 300 }
/** As long as it takes a database that lives, on a machine that is busy. */
const MORE_PATIENCE = { quietMs: 100, replyMs: 60_000 }
let app: TestApp
let relay: Awaited<ReturnType<typeof startRelay>>
let url: string
let database: OpenDatabase
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())
beforeEach(async () => {
  const direct = app.context.database.directUrl
  relay = await startRelay(new pg.Client(direct))
  const through = new URL(direct)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${relay.port}`
  url = through.href
})
afterEach(async () => {
  relay.close()
  await database.close()
})

it('what a database that stands still was asked fails as an outage, though no connection ended; afterwards all is well', async () => {
  database = openDatabase(url, { patience: PATIENCE })
  // Nobody looks while nothing is asked.
  await database.pool.query('select 1')
  await sleep(PATIENCE.quietMs)
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    relay.freeze()
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  expect({ error, isOutage: isOutage(error) }).toMatchObject({ isOutage: true })
  relay.thaw()
  expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('a statement that only takes its time is left alone', async () => {
  database = openDatabase(url, { patience: MORE_PATIENCE })
  const { rows } = await database.pool.query<{ done: string }>(`select 'yes' as done from pg_sleep(1.2)`)
  expect(rows).toEqual([{ done: 'yes' }])
})
