import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { startApp, type TestApp } from '../../testing/app'
import { createBackup } from './create-backup'
import { checkBackup, restoreBackup } from './restore-backup'
import { changedBackup, contentOf, freshTarget, newFolder, query, refusal } from '../../testing/backups'
import { ODD_ROWS } from '../../testing/odd-rows'
import { plugins } from '../../plugins'

const now = new Date('2026-11-20T10:00:00Z')
const folder = newFolder()
const file = join(folder, 'full.backup')
let source: TestApp
const target = freshTarget()

beforeAll(async () => {
  source = await startApp()
  const sourceUrl = source.context.config.databaseOwnerUrl!
  await ensureSampleCompany(source.context)
  await query(sourceUrl, ODD_ROWS)
  await createBackup(sourceUrl, file, { now })
})
afterAll(async () => {
  await source?.stop()
  rmSync(folder, { recursive: true })
})

const restore = (from = file, replace = false) => restoreBackup(target.url, from, { plugins, replace, now })
/** The same file with its text changed; `honest`: with checksums that fit. */
const changed = (change: (text: string) => string, options?: { honest: boolean }) =>
  changedBackup(file, join(folder, 'changed.backup'), change, options)

describe('a file that is not what was written', () => {
  it('is refused wherever it ends too early', async () => {
    const whole = readFileSync(file)
    const path = join(folder, 'short.backup')
    for (const share of [0, 0.0001, 0.01, 0.5, 0.9, 0.999, 0.99999]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)))
      expect(await refusal(checkBackup(path, { plugins }))).toMatch(/ends too early|not a backup/)
    }
    writeFileSync(path, whole.subarray(0, -1))
    expect(await refusal(checkBackup(path, { plugins }))).toMatch(/ends too early/)
    // The last line is gone, and the compression is in order.
    const cut = changed((text) => text.slice(0, text.lastIndexOf('-- {"end"')))
    expect(await refusal(checkBackup(cut, { plugins }))).toMatch(/ends too early/)
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
      expect([index, await refusal(checkBackup(changed(change), { plugins }))]).toEqual([
        index,
        expect.stringMatching(/damaged/),
      ])
    const bytes = Buffer.from(readFileSync(file))
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(join(folder, 'flipped.backup'), bytes)
    // What follows a wrong bit can look like a file without an end.
    expect(await refusal(checkBackup(join(folder, 'flipped.backup'), { plugins }))).toMatch(
      /damaged|ends too early/,
    )
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
      await checkBackup(path, { plugins })
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
    await checkBackup(broken, { plugins })
    await expect(restore(broken, true)).rejects.toMatchObject({ code: '23503' })
    expect(await contentOf(target.url)).toEqual(before)
  })

  it('or that is not a backup, is missing, or is of another version, is refused in one line', async () => {
    const path = join(folder, 'odd')
    expect(await refusal(checkBackup(path, { plugins }))).toMatch(/^There is no file /)
    expect(await refusal(checkBackup(folder, { plugins }))).toMatch(/is a folder/)
    for (const text of ['', 'plain text', gzipSync('plain text'), gzipSync(''), Buffer.alloc(100_000)]) {
      writeFileSync(path, text)
      expect(await refusal(checkBackup(path, { plugins }))).toMatch(/not a backup|ends too early/)
    }
    // As versions before the first release wrote them; of another first migration; of a version with more migrations.
    for (const [was, is] of [
      ['-- Cup of Joe backup 2', '-- Cup of Joe backup 1'],
      ['"hash":"', '"hash":"x'],
      ['"migrations":[', '"migrations":[{"part":"core","name":"0000_x","hash":"x"},'],
    ] as const) {
      const other = changed((text) => text.replace(was, is), { honest: true })
      const before = await contentOf(target.url)
      expect(await refusal(checkBackup(other, { plugins }))).toMatch(
        /made by another version of Cup of Joe than this one: restore it with the version that made it\.$/,
      )
      expect(await refusal(restore(other, true))).toMatch(/made by another version/)
      expect(await contentOf(target.url)).toEqual(before)
    }
  })
})
