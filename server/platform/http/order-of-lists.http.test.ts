import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../testing/contract'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { adminClient, allow } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await ensureSampleCompany(app.context)
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** What each read shows that needs nothing but its address, but for what tells the moment of the look. */
async function everyList(): Promise<Record<string, unknown>> {
  const lists: Record<string, unknown> = {}
  for (const { method, path, response } of contract) {
    if (method !== 'GET' || path.includes(':') || !response || /health|sessions/.test(path)) continue
    const { status, body } = await admin.request('GET', path)
    if (status === 200) lists[path] = body
  }
  return lists
}

/** Moves rows within their tables, as updates, a restart and a restored backup do. */
async function shuffleRows(): Promise<void> {
  const { rows } = await app.context.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, min(c.column_name) as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
    group by 1`)
  for (const { table, column } of rows)
    await app.owner.pool.query(
      `update "${table}" set "${column}" = "${column}" where hashtext(ctid::text) % 2 = 0`,
    )
}

it('a list has the same order whatever the order of its rows, with equal times and names too', async () => {
  const { pool } = app.owner
  await pool.query(`update rounds set created_at = '2026-01-01', completed_at = '2026-01-02'`)
  await pool.query(`update rounds set month = '2026-01', group_number = 1`)
  await pool.query(`update matches set match_date = '2026-01-01'`)
  await pool.query(`update newsletters set created_at = '2026-01-01', month = 1, year = 2026`)
  await pool.query(`update sends set created_at = '2026-01-01'`)
  await pool.query(
    `update users set first_name = 'Kim', last_name = 'Lee', created_at = '2026-01-01' where erased_at is null`,
  )
  await pool.query(`update allowed_emails set created_at = '2026-01-01'`)
  await pool.query(`update departments set display_name = 'Tea'`)
  await pool.query(`update domain_groups set display_name = 'Tea'`)
  await pool.query(`update audit_log set at = '2026-01-01'`)
  const before = await everyList()
  expect(Object.keys(before).length).toBeGreaterThan(20)
  for (let round = 0; round < 3; round += 1) {
    await shuffleRows()
    expect(await everyList()).toEqual(before)
  }
})
