import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMonths } from '../context/clock'
import { databaseSettings, type TestApp, startApp } from '../../testing/app'
import { runCommand } from '../../testing/commands'
import { readHead } from './audit-chain.queries'
import { type ChainedFacts, digestOfFacts, headInWords, parseHead } from './audit-chain.rules'
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
const check = (since?: string) => checkAuditLog(app.context.db, today, since ? parseHead(since) : undefined)
const head = async () => headInWords((await readHead(app.context.db))!)
const run = (sql: string, values: unknown[] = []) => app.owner.pool.query(sql, values)

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
  expect(await check(early)).toMatchObject({
    fault: undefined,
    isSinceGone: true,
    keptFrom: new Date(`${addMonths(month, -12)}-01T00:00:00Z`),
  })
  const { rows } = await run(
    `select actor_email, subject_label, after from audit_log order by id desc limit 1`,
  )
  expect(rows).toEqual([
    {
      actor_email: 'system',
      subject_label: 'Audit log',
      after: {
        entries: 5,
        keptFrom: `${addMonths(month, -12)}-01T00:00:00.000Z`,
        last: expect.objectContaining({ at: `${addMonths(month, -13)}-01T12:00:00.000Z` }),
      },
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

test('npm run audit says from when on entries were kept, and that an end from before proves nothing', async () => {
  const audit = (...words: string[]) =>
    runCommand('server/audit.cli.ts', words, {
      ...databaseSettings(app.context.config),
    })
  await record(14, 1)
  const early = await head()
  await record(14, 2)
  await record(1, 1)
  await removeOldEntries(app.context)
  const day = `${addMonths(month, -12)}-01`
  const { code, out } = await audit('verify')
  expect(code).toBe(0)
  expect(out).toContain(`Entries from before ${day} were removed (AUDIT_RETENTION_MONTHS).`)
  const compared = await audit('verify', '--since', early)
  expect(compared.code).toBe(1)
  expect(compared.out).toContain(`it proves nothing. If you noted it after ${day},`)
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

describe('A log that was shortened by hand', () => {
  const OLD = '2020-01-01T00:00:00.000Z'
  const KEPT_FROM = '2020-06-01T00:00:00.000Z'
  const FORGED = {
    fault: { entryId: undefined, what: 'its beginning was removed, and not by Cup of Joe' },
  }

  /** Removes five of eight entries of last month; returns what the product would say of the last of them. */
  async function removeFive() {
    await record(1, 8)
    const { rows } = await run(`
      select link.entry_id::int as id, encode(link.hash, 'hex') as hash, log.at, log.action,
        log.subject_kind as "subjectKind", log.subject_id as "subjectId", log.actor_id as "actorId",
        (select encode(hash, 'hex') from audit_chain where number = 4) as before
      from audit_chain link join audit_log log on log.id = link.entry_id where link.number = 5`)
    const { hash, ...last } = rows[0] as { hash: string; at: Date; id: number } & ChainedFacts
    await run('delete from audit_log using audit_chain link where link.entry_id = id and link.number <= 5')
    await run('delete from audit_chain where number < 5')
    const claim = (after: object, at = today) =>
      run(
        `insert into audit_log (at, actor_email, action, subject_kind, subject_id, subject_label, after)
        values ($1, 'system', 'audit_log.shortened', 'audit_log', $2, 'Audit log', $3)`,
        [at, `5:${hash}`, JSON.stringify({ entries: 5, ...after })],
      )
    return { last, claim }
  }

  test('has lost its beginning', async () => {
    await removeFive()
    expect((await check()).fault?.what).toBe('the beginning of the log is missing')
  })

  test('is broken where an entry claims that the product did it', async () => {
    const { claim } = await removeFive()
    await claim({ keptFrom: KEPT_FROM })
    expect(await check()).toMatchObject(FORGED)
  })

  test('is broken where what is gone is claimed to be old, also with its digest made again', async () => {
    const { claim, last } = await removeFive()
    const claimed = { ...last, at: new Date(OLD) }
    await claim({ keptFrom: KEPT_FROM, last: claimed })
    expect(await check()).toMatchObject(FORGED)
    await run('update audit_chain set facts = $1 where number = 5', [digestOfFacts(claimed)])
    expect(await check()).toMatchObject(FORGED)
  })

  test('is broken where less than twelve months were kept, by the entry or by the clock', async () => {
    const { claim, last } = await removeFive()
    await claim({ keptFrom: today.toISOString(), last })
    expect(await check()).toMatchObject(FORGED)
    await run(`delete from audit_log where action = 'audit_log.shortened'`)
    await run('delete from audit_chain where number > 8')
    await claim({ keptFrom: today.toISOString(), last }, new Date('2100-01-01'))
    expect(await check()).toMatchObject(FORGED)
    await run(`delete from audit_log where action = 'audit_log.shortened'`)
    await run('delete from audit_chain where number > 8')
    await claim({ keptFrom: KEPT_FROM, last })
    expect(await check()).toMatchObject(FORGED)
  })
})
