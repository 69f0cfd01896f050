import { expect, test } from 'vitest'
import { startApp } from '../../testing/app'
import { addPeople } from '../../testing/factories'
import { renewStatistics } from './database'

test('after a large write statements are planned by what is there, also where the product does not own its tables', async () => {
  const app = await startApp()
  try {
    await app.owner.pool.query('alter table users set (autovacuum_enabled = off)')
    await addPeople(
      app,
      Array.from({ length: 2_100 }, () => ({})),
    )
    const known = async () => {
      const { rows } = await app.owner.pool.query<{ rows: number }>(
        `select reltuples::int as rows from pg_class where oid = 'public.users'::regclass`,
      )
      return rows[0]!.rows
    }
    expect(await known()).toBeLessThan(100)
    await renewStatistics(app.context.db, 10)
    expect(await known()).toBeLessThan(100)
    await renewStatistics(app.context.db, 2_100)
    expect(await known()).toBe(2_100)
  } finally {
    await app.stop()
  }
})
