import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getEmailLogs, getUnreachablePeople, sendgridWebhook } from '../../../shared/contract/mail'
import { getSendProgress } from '../../../shared/contract/newsletters'
import { bounces, mailEvents } from '../../tables/mail.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import { startSend } from '../../newsletters/send-newsletter'
import { settleOpenEvents } from './mail-events'

type Row = typeof sendRecipients.$inferSelect
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const KEY = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

let app: TestApp
let ready: ReadyNewsletter
let rows: Row[]
beforeAll(async () => {
  app = await startApp({ env: { SENDGRID_WEBHOOK_KEY: KEY } })
  ready = await readyNewsletter(app, 4)
  await startSend(app.context, ready.newsletter.id)
  rows = await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

/** The send is over, and its rows are in this state. */
async function allAre(state: Row['state'], sendState: 'sending' | 'sent' = 'sent') {
  await app.context.db.update(sendRecipients).set({ state, sendStatus: 'unknown', errorCode: 'crash' })
  await app.context.db.update(sends).set({ state: sendState, finishedAt: app.clock.now() })
}
const rowOf = async ({ id }: Row) =>
  (await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.id, id)))[0]!

let events = 0
const eventOf = ({ messageId, email }: Row, event: string, more: Record<string, unknown> = {}) => ({
  email,
  event,
  sg_event_id: `event-${(events += 1)}`,
  sg_message_id: 'sg.1',
  timestamp: Math.floor(app.clock.now().getTime() / 1000),
  message_id: messageId,
  ...more,
})

interface Signing {
  key?: KeyObject
  timestamp?: number
  /** What was signed, if not what is sent. */
  signed?: string
  signature?: string
}
/** Posts events as SendGrid does: no cookie, a foreign origin, the signature over timestamp and body. */
function post(body: unknown, { key = pair.privateKey, timestamp, signed, signature }: Signing = {}) {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const at = String(timestamp ?? Math.floor(app.clock.now().getTime() / 1000))
  return app.client().request('POST', sendgridWebhook.path, raw, {
    'content-type': 'application/json',
    origin: 'https://sendgrid.example',
    'x-twilio-email-event-webhook-timestamp': at,
    'x-twilio-email-event-webhook-signature':
      signature ?? sign('sha256', Buffer.from(at + (signed ?? raw)), key).toString('base64'),
  })
}
const unchanged = async (before: Row[]) => {
  expect(await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)).toEqual(before)
  expect(await app.context.db.select().from(mailEvents)).toEqual([])
  expect(await app.context.db.select().from(bounces)).toEqual([])
}

describe('what SendGrid tells afterwards', () => {
  test('is believed only when SendGrid signed these very bytes just now; else 401, and nothing changes', async () => {
    await allAre('unknown')
    const before = await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)
    const body = JSON.stringify([eventOf(rows[0]!, 'delivered')])
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const forgeries: Record<string, Signing> = {
      "another's key": { key: stranger },
      'another body': { signed: '[]' },
      'signed six minutes ago': { timestamp: now - 360 },
      'signed in six minutes': { timestamp: now + 360 },
      'another time than was signed': { timestamp: now - 10, signed: `x${body}` },
      'no signature': { signature: '' },
      'no base64': { signature: 'not a signature!' },
      'a cut signature': {
        signature: sign('sha256', Buffer.from(String(now) + body), pair.privateKey)
          .subarray(0, 40)
          .toString('base64'),
      },
    }
    for (const [what, forgery] of Object.entries(forgeries))
      expect({ what, status: (await post(body, forgery)).status }).toEqual({ what, status: 401 })
    const bare = await app.client().request('POST', sendgridWebhook.path, [])
    expect(bare.status).toBe(401)
    await unchanged(before)
    expect(await post(body)).toMatchObject({ status: 200, body: { processed: 1 } })
  })

  test('without SENDGRID_WEBHOOK_KEY there is no such call', async () => {
    const other = await startApp()
    const answer = await other.client().request('POST', sendgridWebhook.path, [])
    await other.stop()
    expect(answer.status).toBe(404)
  })

  test('a body that is signed but no list is refused; what is not ours, or no event, is passed over', async () => {
    await allAre('unknown')
    const before = await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)
    for (const body of ['{}', '[', '', 'null']) expect((await post(body)).status).toBe(400)
    const others = [
      null,
      7,
      [],
      { event: 'delivered' },
      eventOf(rows[0]!, 'delivered', { message_id: '<someone@else.example>' }),
      eventOf(rows[0]!, 'delivered', { message_id: undefined }),
      eventOf(rows[0]!, 'delivered', { sg_event_id: 'a\0b' }),
      eventOf(rows[0]!, 'delivered', { timestamp: 'yesterday' }),
      eventOf(rows[0]!, 'constructor'),
      ...['open', 'click', 'processed', 'deferred'].map((kind) => eventOf(rows[0]!, kind)),
    ]
    expect(await post(others)).toMatchObject({ status: 200, body: { processed: 0 } })
    await unchanged(before)
  })

  test('resolves what was uncertain: delivered is sent, bounced is failed', async () => {
    await allAre('unknown')
    const at = Math.floor(app.clock.now().getTime() / 1000) - 60
    await post([
      eventOf(rows[0]!, 'delivered', { timestamp: at, response: '250 OK' }),
      eventOf(rows[1]!, 'bounce', { status: '5.1.1', reason: '550 5.1.1 no\nsuch\0user', type: 'bounce' }),
      eventOf(rows[2]!, 'dropped', { reason: 'Bounced Address' }),
    ])
    expect(await rowOf(rows[0]!)).toMatchObject({
      state: 'sent',
      sendStatus: 'success',
      errorCode: null,
      failureReason: null,
      finishedAt: new Date(at * 1000),
    })
    expect(await rowOf(rows[1]!)).toMatchObject({
      state: 'failed',
      sendStatus: 'failed',
      errorCode: '5.1.1',
      errorMessage: '550 5.1.1 no such user',
    })
    expect(await rowOf(rows[2]!)).toMatchObject({ state: 'failed', sendStatus: 'sendgrid_error' })
    expect((await rowOf(rows[3]!)).state).toBe('unknown')
    const [log] = (await ready.admin.call(getEmailLogs)).body
    expect(log).toMatchObject({ successful_sends: 1, failed_sends: 2, unknown_sends: 1 })
  })

  test('a bounce after the mail was taken makes it failed, in whatever order the two are reported', async () => {
    await allAre('sent')
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const bounce = (row: Row) => eventOf(row, 'bounce', { status: '5.2.1', timestamp: now - 5 })
    const delivered = (row: Row) => eventOf(row, 'delivered', { timestamp: now - 30 })
    await post([bounce(rows[0]!), delivered(rows[0]!)])
    await post([delivered(rows[1]!)])
    await post([bounce(rows[1]!)])
    await post([bounce(rows[2]!)])
    await post([delivered(rows[2]!)])
    for (const row of rows.slice(0, 3)) expect((await rowOf(row)).state).toBe('failed')
    expect((await app.context.db.select().from(bounces)).map(({ userId }) => userId).sort()).toEqual(
      rows
        .slice(0, 3)
        .map(({ userId }) => userId)
        .sort(),
    )
  })

  test('somebody whose mail waits to be sent again gets no second one once the first is known to have arrived', async () => {
    await allAre('waiting', 'sending')
    await post([eventOf(rows[0]!, 'delivered')])
    expect((await rowOf(rows[0]!)).state).toBe('sent')
    const { body } = await ready.admin.call(getSendProgress, { params: { id: ready.newsletter.id } })
    expect(body).toMatchObject({ sent: 1, unknown: 0, total: 4 })
  })

  test('a row the send engine holds is left to it, and what was reported is used when the engine has died', async () => {
    await allAre('committing', 'sending')
    await post([eventOf(rows[0]!, 'delivered'), eventOf(rows[1]!, 'bounce', { status: '5.1.1' })])
    await settleOpenEvents(app.context)
    for (const row of rows) expect((await rowOf(row)).state).toBe('committing')
    await allAre('unknown')
    await settleOpenEvents(app.context)
    expect((await rowOf(rows[0]!)).state).toBe('sent')
    expect((await rowOf(rows[1]!)).state).toBe('failed')
    expect((await app.context.db.select().from(mailEvents)).map(({ isOpen }) => isOpen)).toEqual([
      false,
      false,
    ])
  })

  test('each event counts once, however often and at once it is reported', async () => {
    await allAre('unknown')
    const batch = rows.map((row) => eventOf(row, 'delivered'))
    const turned = batch.toReversed()
    const answers = await Promise.all([batch, turned, batch, turned].map((body) => post(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.processed, 0)).toBe(4)
    // Sent again by the administrator, and bounced then: the old news must not make it sent.
    await app.context.db.update(sendRecipients).set({ state: 'unknown' })
    expect((await post(batch)).body).toEqual({ processed: 0 })
    expect((await rowOf(rows[0]!)).state).toBe('unknown')
  })

  test('5,000 mails that came back are taken in one request', async () => {
    await allAre('sent')
    await app.context.db.execute(sql`
      insert into send_recipients (send_id, email, match_validated, validation_issues, "values", message_id, state, next_attempt_at)
      select send_id, 'more' || n || '@example.com', true, '[]', '{}', '<more.' || n || '@example.com>', 'sent', next_attempt_at
      from send_recipients, generate_series(1, 4999) n where id = ${rows[0]!.id}`)
    const all = await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)
    const some = all.filter(({ id }) => id === rows[0]!.id || id > rows[3]!.id)
    const reason = '550 5.7.1 Not from you'
    const status = '5.7.1'
    const { body } = await post(some.map((row) => ({ ...eventOf(row, 'bounce'), status, reason })))
    expect(body).toEqual({ processed: 5000 })
    expect(await app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'failed'))).toBe(5000)
    expect(await app.context.db.$count(bounces)).toBe(0)
    expect(await rowOf(rows[0]!)).toMatchObject({
      failureReason:
        'It came back after it had been taken (a bounce). The mail server does not accept your sender.',
    })
  })

  test('unsubscribing there is unsubscribing here, and so is calling it spam, of which the administrator hears', async () => {
    await allAre('sent')
    const [one, two, three, four] = rows as [Row, Row, Row, Row]
    await post([eventOf(one, 'unsubscribe'), eventOf(two, 'group_unsubscribe'), eventOf(three, 'spamreport')])
    const people = await app.context.db.select().from(users)
    const statusOf = ({ userId }: Row) => people.find(({ id }) => id === userId)!.participationStatus
    expect([one, two, three, four].map(statusOf)).toEqual(['opted_out', 'opted_out', 'opted_out', 'active'])
    const { body } = await ready.admin.call(getUnreachablePeople)
    expect(body).toMatchObject([{ id: three.userId, problem: 'complained' }])
    // Who comes back is no longer named.
    await app.context.db.update(users).set({ participationStatus: 'active' })
    expect((await ready.admin.call(getUnreachablePeople)).body).toEqual([])
  })
})
