import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { checkBackup } from '../../../server/platform/backup/restore-backup'
import { loadConfig } from '../../../server/platform/context/config'
import { installation } from '../../../server/tables/installation.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { addPerson, allow } from '../../../server/testing/factories'
import { faults } from '../../../server/testing/faults'
import { backups, backUpWhenDue } from './backups'
import { backupSettings } from './settings'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
  await addPerson(app, { email: 'ada@example.com', isAdmin: true })
  folder = await mkdtemp(join(tmpdir(), 'cup-backups-'))
})
beforeEach(async () => {
  app.clock.set('2026-11-16T09:00:00Z')
  await app.owner.db.delete(installation)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const settingsWith = (env: Record<string, string> = {}) =>
  backupSettings.of(loadConfig({ BACKUP_DIR: folder, ...env }, [backups]))!
const contextWith = (env: Record<string, string> = {}) => {
  const { plugins } = loadConfig({ BACKUP_DIR: folder, ...env }, [backups])
  return { ...app.context, config: { ...app.context.config, plugins } }
}
const written = async () => (await readdir(folder)).filter((name) => name.includes('.backup')).toSorted()

test('A backup is written at its time, once, can be read back, and the oldest go', async () => {
  await writeFile(join(folder, 'notes.txt'), 'Not ours.')
  const settings = settingsWith({ BACKUP_KEEP: '2' })
  const look = () => backUpWhenDue(app.context, settings)
  // The plan counts from the moment it is there.
  expect(await look()).toBe(false)
  for (const day of ['17', '18', '19']) {
    app.clock.set(`2026-11-${day}T01:29:00Z`)
    expect(await look()).toBe(false)
    app.clock.set(`2026-11-${day}T01:30:00Z`)
    expect([await look(), await look()]).toEqual([true, false])
  }
  const names = await written()
  expect(names).toEqual(['cup-of-joe-2026-11-18T01-30-00Z.backup', 'cup-of-joe-2026-11-19T01-30-00Z.backup'])
  expect(await readdir(folder)).toContain('notes.txt')
  const { plugins } = app.context
  expect((await checkBackup(join(folder, names[1]!), { plugins })).made).toBe('2026-11-19T01:30:00.000Z')
  app.clock.set('2026-11-19T02:30:00Z')
  expect(await backups.measure!(contextWith())).toEqual([
    ['backup_age_seconds', expect.any(String), 3600],
    ['backup_bytes', expect.any(String), expect.any(Number)],
  ])
})

test('With a recipient it is encrypted for them alone', async () => {
  const identity = await generateX25519Identity()
  const settings = settingsWith({ BACKUP_RECIPIENT: await identityToRecipient(identity) })
  await backUpWhenDue(app.context, settings)
  app.clock.set('2026-11-20T01:30:00Z')
  expect(await backUpWhenDue(app.context, settings)).toBe(true)
  const file = join(folder, 'cup-of-joe-2026-11-20T01-30-00Z.backup.age')
  const { plugins } = app.context
  const other = await generateX25519Identity()
  await expect(checkBackup(file, { plugins, key: { identities: [other] } })).rejects.toThrow(
    /encrypted for other recipients/,
  )
  expect((await checkBackup(file, { plugins, key: { identities: [identity] } })).made).toContain('2026-11-20')
})

test('A folder that is gone is said to administrators once a day, tried each hour, and not made', async () => {
  const settings = settingsWith()
  await backUpWhenDue(app.context, settings)
  await rename(folder, `${folder}.away`)
  app.sink.forget()
  const mails = () =>
    app.sink.received.filter(({ email }) => email.subject === 'No backup was written').length
  app.clock.set('2026-11-17T01:30:00Z')
  expect(await backUpWhenDue(app.context, settings)).toBe(true)
  app.clock.set('2026-11-17T02:29:00Z')
  expect(await backUpWhenDue(app.context, settings)).toBe(false)
  app.clock.set('2026-11-17T02:30:00Z')
  expect(await backUpWhenDue(app.context, settings)).toBe(true)
  await expect.poll(mails).toBe(1)
  expect(await backups.health!(contextWith(), wordsIn('en'))).toMatchObject({
    status: 'degraded',
    label: 'Failing',
    detail: expect.stringMatching(
      /is no folder\. Make it, or mount its disk\. It’s tried again every hour\./,
    ),
    failingSince: '2026-11-17T01:30:00.000Z',
  })
  app.clock.set('2026-11-18T01:30:00Z')
  await backUpWhenDue(app.context, settings)
  await expect.poll(mails).toBe(2)
  await rename(`${folder}.away`, folder)
  app.clock.set('2026-11-18T02:30:00Z')
  expect(await backUpWhenDue(app.context, settings)).toBe(true)
  expect(await backups.health!(contextWith(), wordsIn('en'))).toMatchObject({ status: 'operational' })
})

test('A time without a folder, a time that never comes and a key that is none are refused', () => {
  expect(faults({ BACKUP_AT: '0 2 * * *' }, [backups])).toEqual([
    'BACKUP_AT is set without BACKUP_DIR, the folder for backups.',
  ])
  expect(
    faults({ BACKUP_DIR: folder, BACKUP_AT: '0 2 30 2 *', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1X' }, [backups]),
  ).toEqual([
    'BACKUP_AT must be a cron expression of five fields that comes, such as 30 2 * * *.',
    'BACKUP_RECIPIENT must be a public key of age, which begins with age1.',
  ])
})
