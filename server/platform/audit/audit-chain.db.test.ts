import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkAuditLog as checkOverHttp } from '../../../shared/contract/audit'
import { eraseUser } from '../../../shared/contract/directory'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { createBackup } from '../backup/create-backup'
import { restoreBackup } from '../backup/restore-backup'
import { openDatabase } from '../database/database'
import { AUDIT_CHAIN_LOCK } from '../database/locks'
import { runDueJobs } from '../jobs/jobs'
import { JOBS } from '../../schedule'
import { databaseSettings, cloneDatabase, type TestApp, startApp } from '../../testing/app'
import { newFolder } from '../../testing/backups'
import { runCommand } from '../../testing/commands'
import { addPerson, adminClient, allow } from '../../testing/factories'
import { eraseFromAuditLog } from './audit.queries'
import { readHead } from './audit-chain.queries'
import { headInWords, parseHead } from './audit-chain.rules'
import { checkAuditLog } from './check-audit-log'
import { recordAudit } from './record-audit'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.stop())

const record = (label: string) =>
  app.context.db.transaction((tx) =>
    recordAudit(tx, app.context, null, {
      action: 'department.added',
      label,
      after: { naïve: 'é', '2:a,': [1, null] },
    }),
  )
async function recordTen() {
  for (let entry = 1; entry <= 10; entry += 1) await record(`Department ${entry}`)
}
const check = (since?: string) =>
  checkAuditLog(app.context.db, app.clock.now(), since === undefined ? undefined : parseHead(since))
const head = async () => headInWords((await readHead(app.context.db))!)

async function connection(url = app.context.config.databaseOwnerUrl) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Changes the database without the product and its triggers, as its owner can. */
async function tamper(sql: string) {
  const client = await connection()
  await client.query('alter table audit_log disable trigger user')
  await client.query(sql)
  await client.query('alter table audit_log enable trigger user')
  await client.end()
}

const INSERT = `insert into audit_log (at, actor_email, action, subject_kind, subject_label) values ('2026-11-16', 'a', 'b', 'c', 'd')`

describe('the audit log is whole', () => {
  test('when it is empty, and when each entry is as it was written', async () => {
    expect(await check()).toMatchObject({ entries: 0, head: undefined, fault: undefined })
    await recordTen()
    expect(await check()).toMatchObject({ entries: 10, erasures: 0, head: { number: 10 }, fault: undefined })
  })

  test('when a person was erased: their entries changed, and the chain says so', async () => {
    await allow(app)
    const admin = await adminClient(app)
    const person = await addPerson(app, { email: 'zebulon@example.com' })
    await recordTen()
    await record('zebulon@example.com')
    const before = await head()
    const digests = async () =>
      (await app.owner.pool.query('select distinct salt from audit_log')).rows.length
    expect(await digests()).toBe(11)
    const { status } = await admin.call(eraseUser, {
      params: { id: person.id },
      body: { email: person.email },
    })
    expect(status).toBe(200)
    expect(await check(before)).toMatchObject({
      entries: 12,
      erasures: 1,
      head: { number: 13 },
      fault: undefined,
    })
    await tamper(
      `update audit_log set subject_label = 'zebulon' where subject_label = 'A former colleague' and id = 11`,
    )
    expect((await check()).fault).toEqual({ entryId: 11, what: 'names or values of the entry were changed' })
  })

  test('when many transactions append at once, some of them undone: no number is missing or taken twice', async () => {
    const act = (number: number) =>
      app.context.db.transaction(async (tx) => {
        for (const part of ['one', 'two', 'three'])
          await recordAudit(tx, app.context, null, { action: 'department.added', label: `${number} ${part}` })
        if (number % 3 === 0) throw new Error('undo')
      })
    const results = await Promise.allSettled(Array.from({ length: 60 }, (_, number) => act(number)))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20)
    expect(await check()).toMatchObject({ entries: 120, head: { number: 120 }, fault: undefined })
    const { rows } = await app.owner.pool.query<{ labels: string }>(`
      select string_agg(subject_label, ', ' order by number) as labels
      from audit_chain join audit_log on id = entry_id group by (number - 1) / 3`)
    for (const { labels } of rows) expect(labels).toMatch(/^(\d+) one, \1 two, \1 three$/)
  })

  test('when two acts wait for each other’s rows: the chain is taken last, so nobody has to give up', async () => {
    const [first, second] = [await connection(), await connection()]
    for (const client of [first, second]) await client.query('begin')
    await first.query(INSERT)
    await second.query(`insert into installation values ('held', '1', now())`)
    await second.query(INSERT)
    const waiting = first.query(
      `insert into installation values ('held', '2', now()) on conflict (key) do nothing`,
    )
    await second.query('commit')
    await waiting
    await first.query('commit')
    await Promise.all([first.end(), second.end()])
    expect(await check()).toMatchObject({ entries: 2, fault: undefined })
  })

  test('when a process dies before its commit is through', async () => {
    await recordTen()
    const holder = await connection()
    await holder.query('select pg_advisory_lock($1)', [AUDIT_CHAIN_LOCK])
    const dying = await connection()
    const { pid } = (await dying.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!
    await dying.query('begin')
    await dying.query(INSERT)
    const commit = dying.query('commit').catch(() => undefined)
    const waits = async () =>
      (
        await app.owner.pool.query('select wait_event_type as for from pg_stat_activity where pid = $1', [
          pid,
        ])
      ).rows
    await expect.poll(waits).toEqual([{ for: 'Lock' }])
    dying.connection.stream.destroy()
    await commit
    await holder.end()
    await expect.poll(waits).toEqual([])
    const { entries, fault } = await check()
    expect([10, 11]).toContain(entries) // as far as PostgreSQL had got: both rows, or none
    expect(fault).toBeUndefined()
    await record('next')
    expect(await check()).toMatchObject({ entries: entries + 1, fault: undefined })
  })

  test('when a backup is restored: with the same end, which the backup names', async () => {
    await recordTen()
    const folder = newFolder()
    const target = await cloneDatabase()
    const file = join(folder, 'a.backup')
    const now = new Date('2026-11-20T10:00:00Z')
    const { auditHead } = await createBackup(app.context.config.databaseOwnerUrl!, file, { now })
    expect(auditHead).toBe(await head())
    await restoreBackup(target.ownerUrl, file, { replace: false, now })
    const database = openDatabase(target.ownerUrl, { connections: 2 })
    expect(await checkAuditLog(database.db, app.clock.now(), parseHead(auditHead!))).toMatchObject({
      entries: 10,
      fault: undefined,
    })
    await database.pool.query(INSERT)
    expect(await checkAuditLog(database.db, app.clock.now())).toMatchObject({
      entries: 11,
      head: { number: 11 },
      fault: undefined,
    })
    await database.close()
    await target.drop()
    rmSync(folder, { recursive: true })
  })
})

describe('the audit log is broken', () => {
  const PERSONAL = 'names or values of the entry were changed'
  test.each([
    [
      'when an entry is changed',
      `update audit_log set action = 'department.deleted' where id = 5`,
      'the entry was changed',
    ],
    [
      'when an entry is dated back',
      `update audit_log set at = at - interval '1 ms' where id = 5`,
      'the entry was changed',
    ],
    [
      'when another one did it',
      `update audit_log set actor_email = 'ben@example.com' where id = 5`,
      PERSONAL,
    ],
    ['when a value is changed', `update audit_log set after = '{"naïve": "e"}' where id = 5`, PERSONAL],
    [
      'when a word moves into the next field',
      `update audit_log set subject_label = '', actor_email = actor_email || subject_label where id = 5`,
      PERSONAL,
    ],
    ['when an entry is deleted', `delete from audit_log where id = 5`, 'the entry was deleted'],
    [
      'when two entries change places',
      `update audit_log a set subject_label = b.subject_label, salt = b.salt
       from audit_log b where (a.id, b.id) in ((5, 6), (6, 5))`,
      PERSONAL,
    ],
    [
      'when one is put in where another was deleted',
      `delete from audit_log where id = 5;
       insert into audit_log (id, at, actor_email, action, subject_kind, subject_label) overriding system value
       select 5, at, actor_email, action, subject_kind, subject_label from audit_log where id = 6`,
      PERSONAL,
    ],
    [
      'when an entry is deleted with its link',
      `delete from audit_log where id = 5; delete from audit_chain where entry_id = 5`,
      'link 5 of the chain is missing',
    ],
    [
      'when two links change places',
      `update audit_chain set number = -number where number in (5, 6);
       update audit_chain set number = 11 + number where number < 0`,
      'link 5 of the chain was changed',
    ],
    [
      'when a link is made to fit a changed entry',
      `update audit_log set action = 'department.deleted' where id = 5;
       update audit_chain set facts = audit_digest('5') where number = 5`,
      'link 5 of the chain was changed',
    ],
    [
      'when its beginning is cut off',
      `delete from audit_log where id < 5; delete from audit_chain where number < 4`,
      'the beginning of the log is missing',
    ],
  ])('%s', async (_, sql, what) => {
    await recordTen()
    await tamper(sql)
    const { fault, entries } = await check()
    expect(fault?.what).toBe(what)
    expect(entries).toBe(/beginning/.test(what) ? 0 : 4)
  })

  test('when an entry is inserted without the product', async () => {
    await recordTen()
    await tamper(INSERT)
    expect((await check()).fault).toEqual({
      entryId: 11,
      what: 'the entry was inserted without a link, or its link was deleted',
    })
  })

  test('when its end is cut off, which only an earlier head tells', async () => {
    await recordTen()
    const [noted, other] = [await head(), `10:${'0'.repeat(64)}`]
    expect((await check(noted)).fault).toBeUndefined()
    expect((await check(other)).fault).toMatchObject({ entryId: 10 })
    await tamper('delete from audit_log where id > 8; delete from audit_chain where number > 8')
    expect((await check()).fault).toBeUndefined()
    expect((await check(noted)).fault?.what).toBe('the end of the log is missing: it was noted at link 10')
    // Also when the chain was made again, all of it fitting.
    await tamper(`delete from audit_chain; select audit_link('entry', log) from audit_log log order by id`)
    await recordTen()
    expect((await check()).fault).toBeUndefined()
    expect((await check(noted)).fault?.what).toMatch(/not the log whose end was noted/)
  })

  test('and the dashboard says where, the log and System Health within a day', async () => {
    await allow(app)
    const admin = await adminClient(app)
    await recordTen()
    const whole = await admin.call(checkOverHttp)
    expect(whole.body).toEqual({
      entries: 10,
      checkedAt: app.clock.now().toISOString(),
      head: await head(),
      fault: null,
    })
    await tamper(`update audit_log set actor_email = 'ben@example.com' where id = 5`)
    await record('a new one: what is known of the log so far is out of date')
    expect((await admin.call(checkOverHttp)).body).toMatchObject({
      entries: 4,
      fault: { entryId: '5', what: PERSONAL },
    })
    const job = JOBS.filter(({ name }) => name === 'check the audit log')
    expect(await runDueJobs(app.context, job)).toEqual([])
    const { jobs } = (await admin.call(getSystemHealth)).body
    expect(jobs.find(({ name }) => name === 'check the audit log')).toMatchObject({
      status: 'degraded',
      failure: { message: `The audit log is broken at entry 5: ${PERSONAL}.` },
    })
  })
})

test('npm run audit says whether the log is whole, how often erased people were removed from it, and its end', async () => {
  const audit = (...words: string[]) =>
    runCommand('server/audit.cli.ts', words, {
      ...databaseSettings(app.context.config),
    })
  await recordTen()
  const whole = (lines: string) => ({
    code: 0,
    err: '',
    out: `The audit log is whole: 10 entries.\n${lines}`,
  })
  const end = await head()
  expect(await audit('verify')).toEqual(whole(`End: ${end}\n`))
  const erase = async (number: number) =>
    app.context.db.transaction((tx) => eraseFromAuditLog(tx, [`Department ${number}`]))
  await erase(2)
  expect(await audit('verify')).toEqual(
    whole(`Names of erased people were removed once.\nEnd: ${await head()}\n`),
  )
  await erase(3)
  expect(await audit('verify', '--since', end)).toEqual(
    whole(`Names of erased people were removed 2 times.\nEnd: ${await head()}\n`),
  )
  await tamper(`delete from audit_log where id = 7`)
  const broken = await audit('verify')
  expect(broken).toMatchObject({ code: 1, err: '' })
  expect(broken.out).toMatch(/^The audit log is broken at entry 7: the entry was deleted\.\n6 entries before/)
  expect(broken.out).toContain('changed the database without Cup of Joe')
  for (const words of [[], ['prove'], ['verify', '--since'], ['verify', end]])
    expect(await audit(...words)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^Usage:/) })
})
