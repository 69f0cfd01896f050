import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../database/database'
import { knownMigrations } from '../database/migrate'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { cloneDatabase, startApp, type TestApp } from '../../testing/app'
import {
  earlierForms,
  fillEarlier,
  folderOf,
  rowsOf,
  schemaOf,
  tablesToKeep,
} from '../../testing/earlier-forms'
import { connect, disconnect } from '../database/connection'
import { createBackup } from './create-backup'
import { readBackup } from './backup-file'
import { checkBackup, restoreBackup } from './restore-backup'
import { readMigrations, type Table } from './tables.queries'
import { changedBackup, contentOf, freshTarget, newFolder, query, refusal } from '../../testing/backups'
import { ODD_ROWS } from '../../testing/odd-rows'

/** The newest release's and the last: that each form between is migrated with its rows, `migrations.db.test.ts` shows. */
const [newestRelease, lastForm] = [earlierForms[0]!, earlierForms.at(-1)!]
const forms = [newestRelease, lastForm]
const now = new Date('2026-11-20T10:00:00Z')
const folder = newFolder()
let source: TestApp
const target = freshTarget()
const backups = new Map<number, { file: string; tables: Table[]; rows: string[] }>()

/** A backup that the version with so many migrations made of the sample company, and of rows of every odd kind. */
async function backupOf(count: number): Promise<void> {
  const database = await cloneDatabase('template1')
  const today = await connect(source.context.config.databaseOwnerUrl!, 'test')
  try {
    await migrateDatabase(database.ownerUrl, { folder: folderOf(count, folder), isEarlier: true })
    const old = await connect(database.ownerUrl, 'test')
    const tables = await tablesToKeep(old)
    for (const table of tables) await fillEarlier(today, old, table)
    const rows = await rowsOf(old, tables)
    await disconnect(old)
    const file = join(folder, `${count}.backup`)
    await createBackup(database.ownerUrl, file, { now })
    backups.set(count, { file, tables, rows })
  } finally {
    await disconnect(today)
    await database.drop()
  }
}

beforeAll(async () => {
  source = await startApp()
  await ensureSampleCompany(source.context)
  await query(source.context.config.databaseOwnerUrl!, ODD_ROWS)
  for (const { count } of forms) await backupOf(count)
})
afterAll(async () => {
  await source?.stop()
  rmSync(folder, { recursive: true })
})

const KEPT = `insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at) values ('kept', '', '', '', '2026-11-16')`

const restore = (file: string, replace = false) => restoreBackup(target.url, file, { replace, now })

describe('a backup of an earlier version', () => {
  it.each([
    { ...newestRelease, place: 'in the place of what is there', replace: true },
    { ...lastForm, place: 'into an empty database', replace: false },
  ])('restores $place with every row, in the form of today: $tag', async ({ count, replace }) => {
    const backup = backups.get(count)!
    if (replace) await query(target.url, KEPT)
    await checkBackup(backup.file)
    const { rows, migrated } = await restore(backup.file, replace)
    expect(rows).toBe(backup.rows.length)
    expect(migrated).toBe(knownMigrations().length - count)
    const client = await connect(target.url, 'test')
    const today = await connect(source.context.config.databaseOwnerUrl!, 'test')
    try {
      expect(await rowsOf(client, backup.tables)).toEqual(backup.rows)
      expect(await schemaOf(client)).toEqual(await schemaOf(today))
      expect(await readMigrations(client)).toEqual(knownMigrations())
      await migrateDatabase(target.url)
      await client.query(KEPT)
    } finally {
      await disconnect(client)
      await disconnect(today)
    }
  })

  it.each(forms)('is refused where it is damaged or does not fit: $tag', async ({ count }) => {
    const { file } = backups.get(count)!
    await query(target.url, KEPT)
    const before = await contentOf(target.url)
    const changed = (change: (text: string) => string, honest = false) =>
      changedBackup(file, join(folder, 'changed.backup'), change, { honest })
    const damaged = changed((text) => text.replace('a@b.example', 'c@b.example'))
    expect(await refusal(checkBackup(damaged))).toMatch(/damaged/)
    // Damaged after it was checked: noticed when most of it is there.
    expect(await refusal(restore(damaged, true))).toMatch(/damaged/)
    expect(await contentOf(target.url)).toEqual(before)
    const evil = changed((text) => text.replace('\ncommit;', '\ndelete from users;\ncommit;'), true)
    expect(await refusal(restore(evil, true))).toMatch(/does not fit/)
    const strange = changed((text) => text.replace(/"hash":"\w/, '"hash":"x'), true)
    expect(await refusal(checkBackup(strange))).toMatch(/made by another version/)
    expect(await refusal(restore(file))).toMatch(/not empty \(inquiries\)/)
    // Neither rows nor form have changed.
    expect(await contentOf(target.url)).toEqual(before)
    const client = await connect(target.url, 'test')
    expect(await readMigrations(client)).toEqual(knownMigrations())
    await disconnect(client)
  })
})

describe('a backup of a later version', () => {
  it('is refused, and says that a later version is needed', async () => {
    const { file } = backups.get(newestRelease.count)!
    const later = changedBackup(
      file,
      join(folder, 'later.backup'),
      (text) =>
        text.replace(
          /"migrations":\[[^\]]*/,
          () =>
            `"migrations":${JSON.stringify([...knownMigrations(), { hash: 'x', when: 9e15 }]).slice(0, -1)}`,
        ),
      { honest: true },
    )
    expect((await readBackup(later, {})).header.migrations).toHaveLength(knownMigrations().length + 1)
    expect(await refusal(checkBackup(later))).toMatch(
      /made by a later version of Cup of Joe than this one\. Restore it with the version that made it, or one after that\.$/,
    )
  })

  it('never goes into its form: a database that a later version has used is refused', async () => {
    await query(
      target.url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9000000000000000)`,
    )
    const { file } = backups.get(newestRelease.count)!
    expect(await refusal(restoreBackup(target.url, file, { replace: true, now }))).toMatch(
      /^This database belongs to another version of Cup of Joe/,
    )
  })
})
