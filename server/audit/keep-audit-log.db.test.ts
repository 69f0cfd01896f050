import { afterEach, beforeEach, expect, test } from 'vitest'
import { addMonths } from '../context/clock'
import { type TestApp, startApp } from '../testing/app'
import { readHead } from './audit-chain.queries'
import { headInWords, parseHead } from './audit-chain.rules'
import { checkAuditLog } from './check-audit-log'
import { removeOldEntries } from './keep-audit-log'
import { recordAudit } from './record-audit'

// Today: the database goes by its own clock in what it refuses.
const today = new Date()
const month = today.toISOString().slice(0, 7)
let app: TestApp
beforeEach(async () => {
  app = await startApp({
    now: today.toISOString(),
    env: { AUDIT_RETENTION_MONTHS: '12', CYCLE_TIMEZONE: 'UTC' },
  })
})
afterEach(() => app.stop())

/** Entries of so many months ago. */
async function record(monthsAgo: number, count: number) {
  app.clock.set(`${addMonths(month, -monthsAgo)}-01T12:00:00Z`)
  for (let entry = 0; entry < count; entry += 1)
    await app.context.db.transaction((tx) =>
      recordAudit(tx, app.context, null, { action: 'department.added', label: 'Design' }),
    )
  app.clock.set(today.toISOString())
}
const check = (since?: string) => checkAuditLog(app.context.db, since ? parseHead(since) : undefined)
const head = async () => headInWords((await readHead(app.context.db))!)
const run = (sql: string) => app.owner.pool.query(sql)

test('Entries older than the months that are kept are removed; what stays is whole, and says so', async () => {
  await record(14, 3)
  const early = await head()
  await record(13, 2)
  await record(12, 1)
  await record(1, 4)
  const noted = await head()
  expect(await removeOldEntries(app.context)).toBe(5)
  expect(await check(noted)).toMatchObject({
    entries: 6,
    head: { number: 11 },
    fault: undefined,
    isSinceGone: false,
  })
  expect(await check(early)).toMatchObject({ fault: undefined, isSinceGone: true })
  const { rows } = await run(
    `select actor_email, subject_label, after from audit_log order by id desc limit 1`,
  )
  expect(rows).toEqual([
    {
      actor_email: 'system',
      subject_label: 'Audit log',
      after: { entries: 5, keptFrom: `${addMonths(month, -12)}-01T00:00:00.000Z` },
    },
  ])
  // There is nothing to remove, so there is nothing to say.
  expect(await removeOldEntries(app.context)).toBe(0)
  expect((await check()).head).toMatchObject({ number: 11 })
})

test('It can be removed in several years, one after the other, and whole to the last entry', async () => {
  await record(30, 2)
  await record(20, 2)
  const shorten = (monthsAgo: number) =>
    run(`select shorten_audit_log('${addMonths(month, -monthsAgo)}-01', '${today.toISOString()}')`)
  await shorten(25)
  expect(await check()).toMatchObject({ entries: 3, fault: undefined })
  await shorten(15)
  expect(await check()).toMatchObject({ entries: 2, fault: undefined })
  await run('delete from audit_chain where number < 6')
  expect((await check()).fault?.what).toBe('the beginning of the log is missing')
})

test('Nobody can remove the last twelve months, whatever the setting says', async () => {
  await record(14, 1)
  app.context.config.auditRetentionMonths = 11
  await expect(removeOldEntries(app.context)).rejects.toThrow()
  expect((await check()).entries).toBe(1)
  app.context.config.auditRetentionMonths = undefined
  expect(await removeOldEntries(app.context)).toBe(0)
})

test('An erasure outlives its entry, and the log stays whole', async () => {
  await record(14, 1)
  await record(1, 1)
  await run(`select erase_from_audit_log('Design', 'Design')`)
  expect(await removeOldEntries(app.context)).toBe(1)
  expect(await check()).toMatchObject({ entries: 2, erasures: 2, fault: undefined })
})
