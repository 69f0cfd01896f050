import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { openDatabase } from '../database/database'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson } from '../../testing/factories'
import { createBackup } from './create-backup'
import { checkBackup, restoreBackup } from './restore-backup'
import { contentOf, freshTarget, newFolder, query, refusal } from '../../testing/backups'
import { ODD_ROWS } from '../../testing/odd-rows'
import { plugins } from '../../plugins'

const now = new Date('2026-11-20T10:00:00Z')
const folder = newFolder()
const file = join(folder, 'full.backup')
let source: TestApp
let sourceUrl: string
let content: Record<string, string>
const target = freshTarget()

beforeAll(async () => {
  source = await startApp()
  sourceUrl = source.context.config.databaseOwnerUrl!
  await ensureSampleCompany(source.context)
  await query(sourceUrl, ODD_ROWS)
  await createBackup(sourceUrl, file, { now })
  content = await contentOf(sourceUrl)
})
afterAll(async () => {
  await source?.stop()
  rmSync(folder, { recursive: true })
})

const restore = (from = file, replace = false) => restoreBackup(target.url, from, { plugins, replace, now })
describe('a backup', () => {
  it('restores every table to the row, with every byte', async () => {
    const filled = Object.values(content).filter((sum) => !sum.startsWith('0 '))
    expect(filled.length).toBeGreaterThanOrEqual(20)
    await checkBackup(file, { plugins })
    const { tables, rows, made } = await restore()
    expect(await contentOf(target.url)).toEqual(content)
    expect([tables, made]).toEqual([Object.keys(content).length, now.toISOString()])
    expect(rows).toBe(Object.values(content).reduce((sum, one) => sum + Number(one.split(' ')[0]), 0))
  })

  it('goes on numbering where it was, and takes new rows', async () => {
    await restore()
    const sql = `insert into audit_log (at, actor_email, action, subject_kind, subject_label)
      values ('2026-11-16', '', 'pairing.generated', 'pairing', '') returning id::int as id, (select max(id)::int from audit_log) as max`
    const [row] = await query<{ id: number; max: number }>(target.url, sql)
    expect(row?.id).toBe((row?.max ?? 0) + 1)
  })

  it('of what was restored is the same again, but for when that was', async () => {
    await restore()
    await query(target.url, `delete from installation where key = 'restored'`)
    const again = join(folder, 'again.backup')
    await createBackup(target.url, again, { now })
    expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true)
  })

  it('has nobody’s busy times, which are kept for less than a day', async () => {
    await query(
      sourceUrl,
      `insert into busy_times (user_id, begun_at, read_at, busy) select id, now(), now(), '{29123455,29123460}' from users limit 1`,
    )
    const without = join(folder, 'without.backup')
    await createBackup(sourceUrl, without, { now })
    await query(sourceUrl, 'delete from busy_times')
    const text = gunzipSync(readFileSync(without)).toString()
    expect([text.includes('29123455'), text.includes('busy_times')]).toEqual([false, true])
    await checkBackup(without, { plugins })
  })

  it('is one moment, whatever is written meanwhile', async () => {
    const over = new AbortController()
    const writing = (async () => {
      // A person and an inquiry at a time: torn apart, their counts differ.
      while (!over.signal.aborted) {
        await source.context.db.transaction(async (tx) => {
          await tx.execute(
            `insert into users (email, created_at, updated_at) values (gen_random_uuid() || '@busy.example', '2026-11-16', '2026-11-16')`,
          )
          await tx.execute(
            `insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at) values ('busy', '', '', '', '2026-11-16')`,
          )
        })
      }
    })()
    const busy = join(folder, 'busy.backup')
    await createBackup(sourceUrl, busy, { now })
    over.abort()
    await writing
    await restore(busy)
    const [counts] = await query<{ people: number; inquiries: number }>(
      target.url,
      `select (select count(*)::int from users where email like '%@busy.example') as people,
        (select count(*)::int from inquiries where company_name = 'busy') as inquiries`,
    )
    expect(counts?.people).toBe(counts?.inquiries)
    await query(
      sourceUrl,
      `delete from users where email like '%@busy.example'; delete from inquiries where company_name = 'busy'`,
    )
  })

  it('is readable by its owner only, and has its name only when it is complete', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const kept = join(folder, 'kept.backup')
    writeFileSync(kept, 'yesterday')
    const signal = AbortSignal.timeout(1)
    expect(await refusal(createBackup(sourceUrl, kept, { now, signal }))).toBe(
      'Stopped. Nothing was changed.',
    )
    expect(await refusal(createBackup(sourceUrl, join(folder, 'no', 'such'), { now }))).toMatch(
      /no such folder/,
    )
    expect(await refusal(createBackup(sourceUrl, folder, { now }))).toMatch(/is a folder/)
    expect(readFileSync(kept, 'utf8')).toBe('yesterday')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('can be read by psql: it is SQL', () => {
    const text = gunzipSync(readFileSync(file)).toString()
    expect(text).toMatch(/^-- Cup of Joe backup 2\n-- \{.*\}\nbegin;\ncopy "public"\."/)
    expect(text).toMatch(/\nalter table "public"\."audit_log" alter column "id" restart with \d+;\n/)
    expect(text).toMatch(/\ncommit;\n-- \{"end":true,"sha256":"[0-9a-f]{64}"\}\n$/)
  })
})

describe('a restore', () => {
  it('into a database that holds something is refused, unless it is to be replaced', async () => {
    await query(
      target.url,
      `insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at) values ('kept', '', '', '', '2026-11-16')`,
    )
    const before = await contentOf(target.url)
    expect(await refusal(restore())).toMatch(/not empty \(inquiries\)\. .*--replace/)
    expect(await contentOf(target.url)).toEqual(before)
    await restore(file, true)
    expect(await contentOf(target.url)).toEqual(content)
  })

  it('next to a product that runs on the database is refused', async () => {
    const app = await startApp()
    const url = app.context.config.databaseOwnerUrl!
    // As every instance has one, whether or not a pooler is between.
    const held = openDatabase(app.context.database.directUrl, { connections: 1 })
    await held.pool.query('select 1')
    await addPerson(app)
    expect(await refusal(restoreBackup(url, file, { plugins, replace: true, now }))).toMatch(
      /^Cup of Joe is running on this database/,
    )
    expect(await query(url, 'select 1 from users')).toHaveLength(1)
    await held.close()
    await app.stop()
  })

  it('into a database that was never migrated makes its tables', async () => {
    await query(
      target.url,
      'drop schema public cascade; drop schema migrations cascade; create schema public',
    )
    await restore()
    expect(await contentOf(target.url)).toEqual(content)
  })
})
