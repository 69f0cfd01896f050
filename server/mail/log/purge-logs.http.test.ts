import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../shared/contract/mail'
import { previewMail, sendNewsletter } from '../../../shared/contract/newsletters'
import { mail } from '../../../languages/en/responses/mail'
import { auditLog } from '../../tables/installation.tables'
import { users } from '../../tables/people.tables'
import { images } from '../../tables/directory.tables'
import { mailPhotos } from '../../tables/mail.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { startApp, type TestApp } from '../../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import { startSendEngine } from '../engine/send-engine'

let app: TestApp
let ready: ReadyNewsletter
/** The log of November's newsletter. */
let id: string
/** Starts a product in which November's newsletter has been sent; one address refused it. */
async function start(env: Record<string, string> = {}) {
  app = await startApp({ env })
  ready = await readyNewsletter(app, 4)
  const engine = startSendEngine(app.context)
  app.sink.fault = (to) =>
    to === ready.people[0]!.email ? { at: 'rcpt', code: 550, message: `<${to}> is not known` } : undefined
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
  await engine.stop()
  id = (await ready.admin.call(contract.getEmailLogs)).body[0]!.id
  await app.keep()
}
beforeAll(() => start())
beforeEach(() => app.reset())
afterAll(() => app.stop())

const purge = (log = id) => ready.admin.call(contract.purgeLog, { params: { id: log } })

describe('purging a log', () => {
  test('takes the mails and the people they named, and leaves the counts and the recipients', async () => {
    const { people, newsletter, admin } = ready
    app.clock.set('2026-12-01T09:00:00Z')
    const preview = { newsletterId: newsletter.id, userEmail: people[1]!.email }
    expect((await admin.call(contract.previewSentMail, { body: preview })).status).toBe(200)

    const answer = await purge()
    expect({ status: answer.status, ...answer.body }).toEqual({
      status: 200,
      message: `The personal content of "${newsletter.title}" is deleted.`,
    })
    for (const userEmail of [people[1]!.email, 'nobody@example.com']) {
      const shown = await admin.call(contract.previewSentMail, { body: { ...preview, userEmail } })
      expect([shown.status, shown.body.message, shown.body.code]).toEqual([404, mail.purgedMail, 'purged'])
    }
    const editor = await admin.call(previewMail, {
      params: { id: newsletter.id },
      body: { recipientEmail: people[1]!.email },
    })
    expect([editor.status, editor.body.message]).toEqual([404, mail.purgedMail])

    const [log] = (await admin.call(contract.getArchivedEmailLogs)).body
    expect(log).toMatchObject({
      id,
      newsletter_title: newsletter.title,
      purged_at: '2026-12-01T09:00:00.000Z',
      total_recipients: 4,
      successful_sends: 3,
      failed_sends: 1,
      match_validation_summary: { total_matches: 2, validated_matches: 2, mismatches: 0 },
    })
    expect(log!.entries.map(({ user_email }) => user_email)).toEqual(people.map(({ email }) => email).sort())
    expect(log!.entries.find(({ send_status }) => send_status === 'failed')).toMatchObject({
      error_code: '550',
      failure_reason: 'The mail server does not take mail for this address.',
    })

    // No name, no match and no word of a mail server is left, in any column.
    const rows = await app.context.db.select().from(sendRecipients)
    const [send] = await app.context.db.select().from(sends)
    const stored = JSON.stringify([rows.map(({ email: _, ...row }) => row), send])
    for (const { firstName, lastName, email } of people) {
      expect(stored).not.toContain(firstName)
      expect(stored).not.toContain(lastName)
      expect(stored).not.toContain(email)
    }
    const csv = await admin.request('GET', `/api/admin/email-logs/${id}/csv`)
    expect(csv.body.trim().split('\r\n')).toHaveLength(5)
    expect((await purge()).status).toBe(409)
  })

  test('photos go with the last log that shows them, but for those that somebody has today', async () => {
    const now = app.clock.now()
    const picture = { source: 'profile', mime: 'image/jpeg', width: 1, height: 1, createdAt: now } as const
    const names = ['old.jpg', 'worn.jpg', 'shared.jpg']
    await app.context.db
      .insert(images)
      .values(names.map((filename) => ({ ...picture, filename, content: Buffer.from('x') })))
    await app.context.db
      .insert(mailPhotos)
      .values(names.map((filename) => ({ filename, content: Buffer.from('x') })))
    const rows = await app.context.db.select().from(sendRecipients)
    for (const [index, photo] of names.entries())
      await app.context.db
        .update(sendRecipients)
        .set({ values: { ...rows[index]!.values, photo } })
        .where(eq(sendRecipients.id, rows[index]!.id))
    await app.context.db
      .update(users)
      .set({ profileImage: 'worn.jpg' })
      .where(eq(users.id, ready.people[3]!.id))
    const [other] = await app.context.db.select().from(sends)
    const [copy] = await app.context.db
      .insert(sends)
      .values({ ...other!, id: undefined, newsletterId: null })
      .returning()
    const { id: _, ...row } = rows[0]!
    const values = { photo: 'shared.jpg' }
    await app.context.db
      .insert(sendRecipients)
      .values([{ ...row, sendId: copy!.id, messageId: '<other@example.com>', values }])
    app.clock.set('2026-12-01T09:00:00Z')
    await purge()
    const left = await app.context.db.select({ filename: mailPhotos.filename }).from(mailPhotos)
    expect(left.map(({ filename }) => filename).sort()).toEqual(['shared.jpg', 'worn.jpg'])
  })

  test('waits until the log is archived and nothing of it is under way', async () => {
    expect(await purge()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('from the current month') },
    })
    app.clock.set('2026-12-01T09:00:00Z')
    await app.context.db.update(sends).set({ state: 'paused', finishedAt: null })
    expect(await purge()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('being sent') },
    })
    // Cancelled, but one message is at the mail server still.
    await app.context.db.update(sends).set({ state: 'cancelled' })
    await app.context.db
      .update(sendRecipients)
      .set({ state: 'committing' })
      .where(eq(sendRecipients.email, ready.people[1]!.email))
    expect((await purge()).status).toBe(409)
    expect((await app.context.db.select().from(sends))[0]).toMatchObject({ purgedAt: null })
    expect((await purge('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('what is uncertain in it can’t be sent again: there is nothing left to send', async () => {
    app.clock.set('2026-12-01T09:00:00Z')
    await app.context.db.update(sendRecipients).set({ state: 'unknown' })
    await purge()
    const again = await ready.admin.call(contract.resendUnknownOfLog, { params: { id } })
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('deleted')])
    expect((await app.context.db.select().from(sendRecipients)).map(({ state }) => state)).toEqual(
      Array(4).fill('unknown'),
    )
  })
})

describe('LOG_RETENTION_MONTHS', () => {
  const purgedAt = async () => (await app.context.db.select().from(sends))[0]!.purgedAt

  test('unset, nothing is ever purged by itself', async () => {
    app.clock.set('2036-11-16T09:00:00Z')
    await runDueJobs(app.context, JOBS)
    expect(await purgedAt()).toBeNull()
  })

  test('purges a log once so many full months have passed since its own, and says so in the audit log', async () => {
    await app.stop()
    await start({ LOG_RETENTION_MONTHS: '2' })
    // November is kept through December and January.
    app.clock.set('2027-01-31T22:59:00Z')
    await runDueJobs(app.context, JOBS)
    expect(await purgedAt()).toBeNull()
    app.clock.set('2027-02-01T23:30:00Z')
    await runDueJobs(app.context, JOBS)
    expect(await purgedAt()).toEqual(new Date('2027-02-01T23:30:00Z'))
    const entries = await app.context.db.select().from(auditLog).where(eq(auditLog.action, 'log.purged'))
    expect(entries).toMatchObject([
      {
        actorId: null,
        actorEmail: 'system',
        subjectLabel: ready.newsletter.title,
        after: { logs: 1, recipients: 4, retentionMonths: 2 },
      },
    ])
  })
})
