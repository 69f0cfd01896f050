import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { type Clone, cloneDatabase, startApp, type TestApp } from '../../testing/app'
import { ODD_ROWS } from '../../testing/odd-rows'
import {
  earlierForms,
  fillEarlier,
  folderOf,
  rowsOf,
  schemaOf,
  tablesToKeep,
} from '../../testing/earlier-forms'
import { checkAuditLog } from '../audit/check-audit-log'
import { migrateDatabase, openDatabase } from './database'

let app: TestApp
let today: pg.Client
/** Empty, and of one form after the other: each is copied from here, not made anew. */
let forms: Clone
const scratch = mkdtempSync(join(tmpdir(), 'cup-migrations-'))

beforeAll(async () => {
  app = await startApp({ env: { SAMPLE_DATA: 'on' } })
  await ensureSampleCompany(app.context)
  await app.owner.pool.query(ODD_ROWS)
  today = new pg.Client({ connectionString: app.context.config.databaseOwnerUrl })
  await today.connect()
  forms = await cloneDatabase('template1')
})
afterAll(async () => {
  await today?.end()
  await forms?.drop()
  await app?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** How many entries it has, and that it is whole. */
async function auditLogOf(url: string) {
  const database = openDatabase(url, { connections: 1 })
  const { entries, fault } = await checkAuditLog(database.db, app.clock.now())
  await database.close()
  expect(entries).toBeGreaterThan(0)
  return { entries, fault }
}

it.each(earlierForms)(
  'a database of $tag comes up with every row in it, and like a new one',
  async ({ count }) => {
    await migrateDatabase(forms.ownerUrl, { folder: folderOf(count, scratch), isEarlier: true })
    const database = await cloneDatabase(new URL(forms.ownerUrl).pathname.slice(1))
    const old = new pg.Client({ connectionString: database.ownerUrl })
    try {
      await old.connect()
      const tables = await tablesToKeep(old)
      for (const table of tables) await fillEarlier(today, old, table)
      const before = await rowsOf(old, tables)
      expect(before.length).toBeGreaterThan(500)

      await migrateDatabase(database.ownerUrl)

      expect(await rowsOf(old, tables)).toEqual(before)
      expect(await schemaOf(old)).toEqual(await schemaOf(today))
      expect(await auditLogOf(database.ownerUrl)).toEqual(
        await auditLogOf(app.context.config.databaseOwnerUrl!),
      )
    } finally {
      await old.end()
      await database.drop()
    }
  },
)
