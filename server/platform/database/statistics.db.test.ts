import { expect, test } from 'vitest'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { startApp } from '../../testing/app'
import { addPeople, adminClient, allow } from '../../testing/factories'

test('after a large round statements are planned by what is there, also where the product does not own its tables', async () => {
  const app = await startApp()
  try {
    await allow(app)
    const now = app.clock.now()
    await addPeople(
      app,
      Array.from({ length: 4_100 }, () => ({ createdAt: now })),
    )
    await app.owner.pool.query(
      'alter table seats set (autovacuum_enabled = off); alter table users set (autovacuum_enabled = off)',
    )
    const estimates = async () => {
      const { rows } = await app.owner.pool.query<{ name: string; rows: number }>(
        `select relname as name, reltuples::int as rows from pg_class where relnamespace = 'public'::regnamespace and relname in ('seats', 'users') order by 1`,
      )
      return rows.map((row) => row.rows > 4_000)
    }
    expect(await estimates()).toEqual([false, false])
    const admin = await adminClient(app)
    expect((await admin.call(generateCompanyPairing)).status).toBe(200)
    expect(await estimates()).toEqual([true, true])
  } finally {
    await app.stop()
  }
})
