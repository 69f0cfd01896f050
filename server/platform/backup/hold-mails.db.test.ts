import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideRestored, getRestored } from '../../../shared/contract/month'
import { bookMeeting } from '../../../shared/contract/meetings'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { getAuthStatus } from '../../../shared/contract/sign-in'
import { queueReminders } from '../../month/cycle/queue-reminders'
import { runCycle } from '../../month/cycle/run-cycle'
import { JOBS } from '../../schedule'
import { cycles as cyclesTable } from '../../tables/cycles.tables'
import { today } from '../context/clock'
import { runDueJobs } from '../jobs/jobs'
import { webhookDeliveries, webhooks } from '../../../plugins/webhooks/server/webhooks.tables'
import { seats } from '../../tables/pairings.tables'
import { findStranded } from '../../month/rescue/find-stranded'
import { pairStrandedDaily } from '../../month/rescue/pair-stranded'
import { findStrandings } from '../../month/rescue/rescue.queries'
import { startSendEngine } from '../../mail/engine/send-engine'
import { startSend } from '../../newsletters/send-newsletter'
import { cloneDatabase, startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addPerson, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'
import { queueSend, stateOfSend, statesOf } from '../../testing/sends'
import { emitEvents } from '../events/emit-events'
import { createBackup } from './create-backup'
import { restoreBackup } from './restore-backup'
import { newFolder, query } from '../../testing/backups'
import { seatedMatches } from '../../testing/seats'
import { plugins } from '../../plugins'

const folder = newFolder()
const file = join(folder, 'backup')
const env = { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send', REMINDERS: 'on' }
let before: TestApp
let after: TestApp
let client: Client

beforeAll(async () => {
  before = await startApp({ env })
  await before.keep()
})
beforeEach(() => before.reset())
afterEach(() => after?.stop())
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await before?.stop()
})

const DAY = 86_400_000
/** What is restored so many days after the backup, running again. */
async function restored(days = 1): Promise<{ held: Awaited<ReturnType<typeof restoreBackup>>['held'] }> {
  const { clock, context } = before
  await createBackup(context.config.databaseOwnerUrl!, file, { now: clock.now() })
  const database = await cloneDatabase()
  const now = new Date(clock.now().getTime() + days * DAY)
  const done = await restoreBackup(database.ownerUrl, file, { plugins, replace: true, now })
  after = await startApp({ env, database, now: now.toISOString() })
  client = after.client()
  return done
}

/** Everybody has got the newsletter of their pairing. */
async function everybodyHasIt(): Promise<void> {
  const url = before.context.config.databaseOwnerUrl!
  await query(
    url,
    `with s as (insert into sends (newsletter_id, round_id, newsletter_title, month, year, snapshot, state, total_matches,
         validated_matches, total_recipients, created_at, finished_at)
       select newsletter_id, round_id, '', 11, 2026, '{}', 'sent', 2, 2, 4, '2026-11-16', '2026-11-16' from newsletter_rounds returning id, round_id)
     insert into send_recipients (send_id, user_id, email, match_validated, validation_issues, values, message_id, state, next_attempt_at)
     select s.id, u.id, u.email, true, '[]', jsonb_build_object('matchId', m.id), u.id, 'sent', '2026-11-16'
     from s join matches m on m.round_id = s.round_id join seats on seats.match_id = m.id join users u on u.id = seats.user_id`,
  )
}

/** Lets everything run that mails by itself until there are so many mails, and in any case for half a second. */
const mailsThatGo = async (wanted = 0) => {
  const engine = startSendEngine(after.context)
  await runCycle(after.context)
  await runDueJobs(after.context, JOBS)
  const halfASecond = sleep(500)
  await expect.poll(() => after.sink.received.length).toBeGreaterThanOrEqual(wanted)
  await halfASecond
  await engine.stop()
  return after.sink.received.length
}

describe('a send that was under way when the backup was made', () => {
  it('announces no round in a channel a second time; programs, which know its id, are told', async () => {
    const row = { host: 'example.com', secret: Buffer.from('sealed'), isPersonal: false }
    const told = { ...row, events: ['round.published' as const], createdAt: before.clock.now() }
    await before.owner.db.insert(webhooks).values([
      { ...told, name: 'Channel', form: 'slack' },
      { ...told, name: 'Program', form: 'standard' },
    ])
    await emitEvents(before.context, before.context.db, 'round.published', before.clock.now(), [
      { round: 'r' },
    ])
    await restored()
    const states = await after.context.db
      .select({ name: webhooks.name, state: webhookDeliveries.state })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .orderBy(webhooks.name)
    expect(states).toEqual([
      { name: 'Channel', state: 'failed' },
      { name: 'Program', state: 'waiting' },
    ])
  })

  it('waits for an administrator, also one that is of no newsletter', async () => {
    const { context } = before
    const sendId = await queueSend(context.database, context.config, 10, before.clock.now())
    // One was sent, one was in the very act, two were about to be; six wait.
    await query(
      context.config.databaseOwnerUrl!,
      `with ranked as (select id, row_number() over (order by id) as n from send_recipients)
       update send_recipients r set attempt = 1, leased_by = 1, lease_ends_at = now(),
         state = case when n = 1 then 'sent' when n = 2 then 'committing' else 'leased' end,
         finished_at = case when n = 1 then now() end
       from ranked where ranked.id = r.id and n <= 4`,
    )
    await query(
      context.config.databaseOwnerUrl!,
      `update sends set state = 'sending', resumes_by_itself = true`,
    )
    const { held } = await restored()
    expect(held.mails).toBe(9)
    expect(await mailsThatGo()).toBe(0)
    expect(await statesOf(after.context.database, sendId)).toEqual({ sent: 1, unknown: 9 })
    expect(await stateOfSend(after.context.database, sendId)).toBe('sent')
  })

  it('mails nobody until an administrator says so, who sees how many there are; and nobody twice then', async () => {
    const { newsletter } = await readyNewsletter(before, 6)
    const url = before.context.config.databaseOwnerUrl!
    await startSend(before.context, newsletter.id)
    await query(
      url,
      `with ranked as (select id, row_number() over (order by id) as n from send_recipients)
       update send_recipients r set attempt = 1, leased_by = 1, lease_ends_at = now(),
         state = case when n = 1 then 'committing' else 'leased' end from ranked where ranked.id = r.id and n <= 2`,
    )
    const { held } = await restored()
    expect(held).toMatchObject({ mails: 6, drafts: 0 })
    expect(await mailsThatGo()).toBe(0)

    const admin = await adminClient(after)
    const { body } = await admin.call(getRestored)
    expect(body.restored?.made).toBe('2026-11-16T09:00:00.000Z')
    const [mails] = body.held
    expect(mails).toMatchObject({ what: 'mails', count: 6 })
    const send = (count: number) =>
      admin.call(decideRestored, { body: { what: 'mails', count, isWanted: true } })
    expect((await send(5)).status).toBe(409)
    // Who may not be mailed any more is no question, either.
    await query(
      after.context.config.databaseOwnerUrl!,
      `update users set is_active = false where id = (select user_id from send_recipients order by id limit 1)`,
    )
    expect((await send(6)).status).toBe(200)
    expect((await send(6)).status).toBe(409)
    expect(await mailsThatGo(5)).toBe(5)
    expect((await admin.call(getRestored)).body.held.some(({ what }) => what === 'mails')).toBe(false)
  })
})

describe('what would mail by itself after a restore', () => {
  it('an approved newsletter is a draft again, with a word to its editors', async () => {
    const { newsletter } = await readyNewsletter(before)
    expect((await restored()).held.drafts).toBe(1)
    const rows = await query<{ status: string; admin_notes: string }>(
      after.context.config.databaseOwnerUrl!,
      'select status, admin_notes from newsletters where id = $1',
      [newsletter.id],
    )
    expect(rows[0]).toMatchObject({
      status: 'draft',
      admin_notes: expect.stringMatching(/check that it was not sent/),
    })
  })

  it('a cycle that ran after the backup does not run again, and the next one does', async () => {
    before.clock.set('2026-11-28T09:00:00Z')
    await allow(before)
    await addPeople(before, [{}, {}, {}, {}])
    await runCycle(before.context)
    await restored(5)
    expect(await mailsThatGo()).toBe(0)
    expect(await query(after.context.config.databaseOwnerUrl!, 'select from cycles')).toHaveLength(0)
    after.clock.set('2027-01-01T09:00:00Z')
    await runCycle(after.context)
    expect(await query(after.context.config.databaseOwnerUrl!, 'select from cycles')).toHaveLength(1)
  })

  it('a cycle that was under way is over', async () => {
    const url = before.context.config.databaseOwnerUrl!
    await query(
      url,
      `insert into cycles (programme_id, scheduled_at, started_at) select id, '2026-11-16', '2026-11-16' from programmes`,
    )
    await query(
      url,
      `insert into cycle_steps (cycle_id, kind, state, next_attempt_at)
       select id, kind, state, '2026-11-16' from cycles, (values ('scopes', 'waiting'), ('mail', 'committing')) as s (kind, state)`,
    )
    expect((await restored()).held.cycles).toBe(1)
    expect(await mailsThatGo()).toBe(0)
    const steps = await query(
      after.context.config.databaseOwnerUrl!,
      'select kind, state from cycle_steps order by kind',
    )
    expect(steps).toEqual([
      { kind: 'mail', state: 'unknown' },
      { kind: 'scopes', state: 'skipped' },
    ])
  })

  it('nobody is reminded of a match that was announced before the backup', async () => {
    await readyNewsletter(before, 4)
    await everybodyHasIt()
    await restored(15)
    expect(await mailsThatGo()).toBe(0)
    expect(await query(after.context.config.databaseOwnerUrl!, 'select from reminders')).toHaveLength(4)
    // Without the restore they would have been.
    before.clock.advance(15 * DAY)
    expect(await queueReminders(before.context)).toBe(4)
  })

  it('nobody is told that their match can’t make it, or paired again: that may have been done', async () => {
    const { people } = await readyNewsletter(before, 6)
    await everybodyHasIt()
    const url = before.context.config.databaseOwnerUrl!
    const [told] = await seatedMatches(before.context.db)
    await query(url, `update seats set stepped_out_at = now() where user_id = '${told!.people[1]}'`)
    expect(await findStranded(before.context)).toBe(1)
    await query(url, 'update strandings set asked_at = created_at')
    await restored(1)
    const all = { db: after.context.db, day: today(after.clock) }
    // That they asked is kept, and nobody pairs them before an administrator knows that nobody did.
    expect((await findStrandings(all.db, told!.people[0], all.day))[0]?.hasAsked).toBe(true)
    await after.context.db
      .update(seats)
      .set({ steppedOutAt: after.clock.now() })
      .where(eq(seats.userId, people[0]!.id))
    expect(await pairStrandedDaily(after.context)).toBe(0)
    expect(await runDueJobs(after.context, JOBS)).toContain('find the stranded')
    expect(await mailsThatGo()).toBe(0)
  })
})

describe('what people do again after a restore, as the backup does not know it', () => {
  it('is told under another Message-ID, as their mail servers would drop one that they know', async () => {
    await readyNewsletter(before, 4)
    await everybodyHasIt()
    const [coffee, other] = await seatedMatches(before.context.db)
    const book = async (app: TestApp, start: string) => {
      const call = await signedIn(app, { id: coffee!.people[0] })
      expect((await call.call(bookMeeting, { params: { id: coffee!.id }, body: { start } })).status).toBe(200)
    }
    const change = async (app: TestApp, start: string) => {
      await book(app, start)
      const now = app.clock.now()
      await app.context.db.update(seats).set({ steppedOutAt: now }).where(eq(seats.userId, other!.people[0]))
      expect(await findStranded(app.context)).toBe(1)
      const mails = await query<{ message_id: string }>(
        app.context.config.databaseOwnerUrl!,
        `select message_id from send_recipients r join sends s on s.id = r.send_id
         where s.kind in ('invitation', 'stranded') and s.created_at >= $1`,
        [now],
      )
      return mails.map((mail) => mail.message_id)
    }
    await book(before, '2026-11-18T10:00:00Z')
    before.clock.advance(60_000)
    await restored(1)
    before.clock.advance(60_000)
    const told = [
      ...(await change(before, '2026-11-19T10:00:00Z')),
      ...(await change(after, '2026-11-20T10:00:00Z')),
    ]
    expect([told.length, new Set(told).size]).toEqual([6, 6])
  })
})

describe('a round that may have been made between the backup and the restore', () => {
  it('is not made, by the cycle or by hand, until an administrator says that none was', async () => {
    await allow(before)
    await addPeople(before, [{}, {}, {}, {}])
    await runCycle(before.context)
    before.clock.set('2026-11-30T05:00:00Z')
    await restored()
    const admin = await adminClient(after)
    const cycles = async () => {
      await runCycle(after.context)
      return after.context.db.$count(cyclesTable)
    }
    await cycles()
    after.clock.set('2026-12-01T10:00:00Z')
    expect(await cycles()).toBe(0)
    expect(await admin.call(generateCompanyPairing)).toMatchObject({
      status: 409,
      body: { code: 'restored', message: expect.stringContaining('This Month') },
    })
    expect((await admin.call(getRestored)).body.held).toEqual([{ what: 'round', count: 1, names: [] }])
    const body = { what: 'round' as const, count: 1, isWanted: true }
    expect((await admin.call(decideRestored, { body })).status).toBe(200)
    expect((await admin.call(getRestored)).body.held).toEqual([])
    expect(await cycles()).toBe(1)
  })

  it('is answered for each of several programmes, also if that happens at the same moment', async () => {
    const added = []
    for (const name of ['Tea', 'Walks', 'Lunch', 'Chess', 'Books'])
      added.push(await addProgramme(before, { name }))
    await restored(20)
    const admin = await adminClient(after)
    const body = { what: 'round' as const, count: 1, isWanted: true }
    const answers = await Promise.all(
      added.map(({ id }) => admin.call(decideRestored, { query: { programme: id }, body })),
    )
    expect(answers.map(({ status }) => status)).toEqual(added.map(() => 200))
    for (const { id } of added)
      expect((await admin.call(getRestored, { query: { programme: id } })).body.held).toEqual([])
  })

  it('is nobody’s question in the month after', async () => {
    await allow(before)
    await addPeople(before, [{}, {}, {}, {}])
    await restored(20)
    const admin = await adminClient(after)
    expect((await admin.call(generateCompanyPairing)).status).toBe(409)
    after.clock.set('2027-01-04T09:00:00Z')
    expect((await (await adminClient(after)).call(generateCompanyPairing)).status).toBe(200)
  })
})

describe('sessions and mailed ways in', () => {
  it('do not come back to life', async () => {
    await allow(before)
    const person = await addPerson(before)
    const browser = await signedIn(before, person)
    await before.client().request('POST', '/api/auth/magic-link', { email: 'new@example.com' })
    const [, token = ''] = /token=([\w-]+)/.exec(before.sink.latest('new@example.com').text ?? '')!
    await restored(0.01)
    client.cookies.set('auth_session', browser.cookies.get('auth_session')!)
    expect((await client.call(getAuthStatus)).body.authenticated).toBe(false)
    const { body } = await client.request('GET', `/api/auth/magic-link?token=${token}`)
    expect(body.state).toBe('invalid')
  })
})
