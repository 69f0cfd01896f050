import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureSampleCompany } from '../sample/sample-company'
import { StartError } from '../start-error'
import { cloneDatabase, startApp, type TestApp } from '../testing/app'
import { addPerson } from '../testing/factories'
import { createBackup } from './create-backup'
import { checkBackup, restoreBackup } from './restore-backup'
import { contentOf, newFolder, ODD_ROWS, query } from './testing'

const now = new Date('2026-11-20T10:00:00Z')
const folder = newFolder()
const file = join(folder, 'full.backup')
let source: TestApp
let sourceUrl: string
let content: Record<string, string>
let target: { url: string; drop(): Promise<void> }

beforeAll(async () => {
  source = await startApp()
  sourceUrl = source.context.config.databaseUrl!
  await ensureSampleCompany(source.context)
  await query(sourceUrl, ODD_ROWS)
  await createBackup(sourceUrl, file, { now })
  content = await contentOf(sourceUrl)
})
afterAll(async () => {
  await source?.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  target = await cloneDatabase()
})
afterEach(() => target.drop())

const restore = (from = file, replace = false) => restoreBackup(target.url, from, { replace, now })
/** The same file with its text changed; `honest`: with the last checksum made to fit. */
function changed(change: (text: string) => string, { honest = false } = {}): string {
  const path = join(folder, 'changed.backup')
  let text = change(gunzipSync(readFileSync(file)).toString('latin1'))
  if (honest) {
    const body = Buffer.from(text.slice(0, text.lastIndexOf('-- {"end"')), 'latin1')
    const sha256 = createHash('sha256').update(body).digest('hex')
    text = `${body.toString('latin1')}-- ${JSON.stringify({ end: true, sha256 })}\n`
  }
  writeFileSync(path, gzipSync(Buffer.from(text, 'latin1')))
  return path
}
const refusal = async (act: Promise<unknown>): Promise<string> => {
  const error = await act.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as Error
  expect(message).not.toContain('\n')
  return message
}

describe('a backup', () => {
  it('restores every table to the row, with every byte', async () => {
    const filled = Object.values(content).filter((sum) => !sum.startsWith('0 '))
    expect(filled.length).toBeGreaterThanOrEqual(20)
    await checkBackup(file)
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

  it('of what was restored is the same again', async () => {
    await restore()
    const again = join(folder, 'again.backup')
    await createBackup(target.url, again, { now })
    expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true)
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

  it('is for its owner alone, and stands under its name only when it is whole', async () => {
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
    expect(text).toMatch(/^-- Cup of Joe backup 1\n-- \{.*\}\nbegin;\ncopy "public"\."/)
    expect(text).toMatch(/\nalter table "public"\."audit_log" alter column "id" restart with \d+;\n/)
    expect(text).toMatch(/\ncommit;\n-- \{"end":true,"sha256":"[0-9a-f]{64}"\}\n$/)
  })
})

describe('a file that is not what was written', () => {
  it('is refused wherever it ends too early', async () => {
    const whole = readFileSync(file)
    const path = join(folder, 'short.backup')
    for (const share of [0, 0.0001, 0.01, 0.5, 0.9, 0.999, 0.99999]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)))
      expect(await refusal(checkBackup(path))).toMatch(/ends too early|not a backup/)
    }
    writeFileSync(path, whole.subarray(0, -1))
    expect(await refusal(checkBackup(path))).toMatch(/ends too early/)
    // The last line is gone, and the compression is in order.
    const cut = changed((text) => text.slice(0, text.lastIndexOf('-- {"end"')))
    expect(await refusal(checkBackup(cut))).toMatch(/ends too early/)
  })

  it('is refused when a single thing in it was changed, or something added', async () => {
    const changes: ((text: string) => string)[] = [
      (text) => text.replace('@example.com', '@exbmple.com'),
      (text) => text.replace(/(restart with )\d+/, '$11'),
      (text) => text.replace('"made":"2026', '"made":"2025'),
      (text) => text.replace(/\ncopy "public"\."inquiries"[^]*?\n-- \{"table".*\n/, '\n'),
      (text) => text.replace('\ncommit;', '\ndelete from users;\ncommit;'),
      (text) => `${text}drop table users;\n`,
      (text) => text.replace(/"sha256":"./, '"sha256":"x'),
    ]
    for (const [index, change] of changes.entries())
      expect([index, await refusal(checkBackup(changed(change)))]).toEqual([
        index,
        expect.stringMatching(/damaged/),
      ])
    const bytes = Buffer.from(readFileSync(file))
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(join(folder, 'flipped.backup'), bytes)
    expect(await refusal(checkBackup(join(folder, 'flipped.backup')))).toMatch(/damaged/)
  })

  it('runs no SQL, even with checksums that fit, and changes nothing when it fails half-way', async () => {
    await query(target.url, `insert into installation values ('kept', '1', '2026-11-16')`)
    const before = await contentOf(target.url)
    const evil = [
      (text: string) => text.replace('\ncommit;', '\ndelete from users;\ncommit;'),
      (text: string) => text.replace('copy "public"."users" (', 'copy "public"."users" ( '),
      (text: string) => text.replace(/\ncopy "public"\."reminders"[^]*?\n-- \{"table".*\n/, '\n'),
      (text: string) => text.replace('copy "public"."inquiries"', 'copy "public"."audit_log"'),
    ]
    for (const change of evil) {
      const path = changed(change, { honest: true })
      await checkBackup(path)
      expect(await refusal(restore(path, true))).toMatch(/does not fit/)
      expect(await contentOf(target.url)).toEqual(before)
    }
    // A row that refers to nobody: PostgreSQL refuses it after most tables were filled.
    const broken = changed(
      (text) =>
        text.replace(
          /\\\.\n-- \{"table":"reminders"/,
          (end) => `${crypto.randomUUID()}\t${crypto.randomUUID()}\t\\N\t2026-11-16\n${end}`,
        ),
      { honest: true },
    )
    await expect(restore(broken, true)).rejects.toThrow()
    expect(await contentOf(target.url)).toEqual(before)
  })

  it('or that is none, is missing, or is of another version, is refused in one line', async () => {
    const path = join(folder, 'odd')
    expect(await refusal(checkBackup(path))).toMatch(/^There is no file /)
    expect(await refusal(checkBackup(folder))).toMatch(/is a folder/)
    for (const text of ['', 'plain text', gzipSync('plain text'), gzipSync(''), Buffer.alloc(100_000)]) {
      writeFileSync(path, text)
      expect(await refusal(checkBackup(path))).toMatch(/not a backup|ends too early/)
    }
    const newer = changed((text) => text.replace('-- Cup of Joe backup 1', '-- Cup of Joe backup 2'))
    expect(await refusal(checkBackup(newer))).toMatch(/form of backup/)
    const older = changed((text) => text.replace(/"when":\d+/, '"when":0'), { honest: true })
    expect(await refusal(checkBackup(older))).toMatch(
      /made by an older version .* Restore it with the version/,
    )
    const later = changed((text) => text.replace(/"migrations":\[/, '$&{"hash":"x","when":9e15},'), {
      honest: true,
    })
    expect(await refusal(checkBackup(later))).toMatch(/version/)
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

  it('beside a product that runs on the database is refused', async () => {
    const app = await startApp()
    const url = app.context.config.databaseUrl!
    await addPerson(app)
    expect(await refusal(restoreBackup(url, file, { replace: true, now }))).toMatch(
      /^Cup of Joe is running on this database/,
    )
    expect(await query(url, 'select 1 from users')).toHaveLength(1)
    await app.stop()
  })

  it('into a database that was never migrated makes its tables', async () => {
    await query(target.url, 'drop schema public cascade; drop schema drizzle cascade; create schema public')
    await restore()
    expect(await contentOf(target.url)).toEqual(content)
  })
})
