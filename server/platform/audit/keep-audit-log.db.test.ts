import { afterEach, beforeEach, expect, test } from 'vitest'
import { addMonths } from '../context/clock'
import { type TestApp, startApp } from '../../testing/app'
import { eraseFromAuditLog, removeOldEntries } from './audit.queries'
import { recordAudit } from './record-audit'

// Today: the database goes by its own clock in what it refuses.
const today = new Date()
const month = today.toISOString().slice(0, 7)
let app: TestApp
const log: Record<string, unknown>[] = []
beforeEach(async () => {
  log.length = 0
  app = await startApp({
    now: today.toISOString(),
    env: { AUDIT_RETENTION_MONTHS: '12', CYCLE_TIMEZONE: 'UTC' },
  })
  app.context.log.info = (line: Record<string, unknown>) => void log.push(line)
})
afterEach(() => app.stop())

const record = (label = 'Design') =>
  app.context.db.transaction((tx) =>
    recordAudit(tx, app.context, null, { action: 'department.added', id: 'x', label, after: { naïve: 'é' } }),
  )
/** Entries of so many months ago. */
async function recordBefore(monthsAgo: number, count: number) {
  app.clock.set(`${addMonths(month, -monthsAgo)}-01T12:00:00Z`)
  for (let entry = 0; entry < count; entry += 1) await record()
  app.clock.set(today.toISOString())
}
const read = async () => (await app.owner.pool.query('select * from audit_log order by id')).rows

test('Entries older than the months that are kept are removed, and an entry and the log of the process say so', async () => {
  await recordBefore(14, 3)
  await recordBefore(13, 2)
  await recordBefore(12, 1)
  await recordBefore(1, 4)
  expect(await removeOldEntries(app.context)).toBe(5)
  const rows = await read()
  expect(rows).toHaveLength(6)
  const after = { entries: 5, keptFrom: `${addMonths(month, -12)}-01T00:00:00.000Z` }
  expect(rows.at(-1)).toMatchObject({ actor_email: 'system', subject_label: 'Audit log', after })
  expect(log.at(-1)).toEqual({ event: 'audit', action: 'audit_log.shortened', entries: 5 })
  // There is nothing to remove, so there is nothing to say.
  expect(await removeOldEntries(app.context)).toBe(0)
  expect(await read()).toEqual(rows)
})

test('Nobody can remove the last twelve months, whatever the setting says', async () => {
  await recordBefore(14, 1)
  app.context.config.auditRetentionMonths = 10
  await expect(removeOldEntries(app.context)).rejects.toThrow()
  expect(await read()).toHaveLength(1)
  app.context.config.auditRetentionMonths = undefined
  expect(await removeOldEntries(app.context)).toBe(0)
})

test('Each entry is a line of the log of the process, by ids alone and after the commit', async () => {
  const { db } = app.context
  await record()
  const undone = db.transaction(async (tx) => {
    await tx.transaction((inner) =>
      recordAudit(inner, app.context, null, { action: 'department.added', label: 'Design' }),
    )
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await db.transaction(async (tx) => {
    await tx.transaction((inner) =>
      recordAudit(inner, app.context, null, {
        action: 'department.deleted',
        id: 'y',
        label: 'ada@example.com',
      }),
    )
    expect(log).toHaveLength(1)
  })
  expect(log).toEqual([
    { event: 'audit', entry: 1, action: 'department.added', user: null, subject: 'x' },
    { event: 'audit', entry: 3, action: 'department.deleted', user: null, subject: 'y' },
  ])
})

test('An erased person goes from every entry, as actor, subject and value; all else stays', async () => {
  const email = 'ada@example.com'
  await app.context.db.transaction(async (tx) => {
    const actor = { userId: null, email }
    const after = { managers: [email, 'bob@example.com'], [email]: 1 }
    await recordAudit(tx, app.context, actor, { action: 'department.added', id: 'x', label: email, after })
  })
  await record('joann@example.com and Ann')
  const [before, other] = await read()
  await app.context.db.transaction((tx) => eraseFromAuditLog(tx, [email]))
  expect(await read()).toEqual([
    {
      ...before,
      actor_email: 'A former colleague',
      subject_label: 'A former colleague',
      after: { managers: ['A former colleague', 'bob@example.com'], 'A former colleague': 1 },
    },
    other,
  ])
})
