import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSystemHealth } from '../../shared/contract/metrics'
import { bounces } from '../mail-log/mail-log.tables'
import { settleOpenEvents } from '../mail-log/mail-events'
import { sendRecipients } from '../sending/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import { type Dovecot, hasDovecot, startDovecot } from '../testing/dovecot'
import { sendEverything } from '../testing/full-life'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'
import { readMailbox } from './read-mailbox'

const DAY = 86_400_000

/** A report on a mail that could not be delivered, as Postfix writes it. */
const report = (
  messageId: string,
  { action = 'failed', status = '5.1.1', id = '', carries = '' } = {},
) => `From: MAILER-DAEMON@mail.example.com (Mail Delivery System)
To: coffee@example.com
Subject: Undelivered Mail Returned to Sender
Message-ID: <${id || crypto.randomUUID()}@mail.example.com>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I'm sorry to have to inform you.
--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com
Arrival-Date: Mon, 16 Nov 2026 09:00:00 +0000

Final-Recipient: rfc822; ada@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1
    No such user here

--b1
Content-Type: message/rfc822

From: Cup of Joe <coffee@example.com>
Message-ID: ${messageId}
Subject: November
${carries}
Hello
--b1--
`

describe.skipIf(!hasDovecot())('Dovecot (apt-get install dovecot-imapd)', () => {
  let app: TestApp
  let dovecot: Dovecot
  let ready: ReadyNewsletter
  beforeAll(async () => {
    dovecot = await startDovecot()
    app = await startApp({ env: { INBOUND_URL: dovecot.url } })
    ready = await readyNewsletter(app, 4)
  })
  afterAll(async () => {
    await app?.stop()
    await dovecot?.stop()
  })

  const deliver = (...messages: (string | Buffer)[]) =>
    Promise.all(messages.map((message) => dovecot.deliver(message, app.clock.now())))
  const rowOf = async (index: number) => {
    const { email } = ready.people[index]!
    const [row] = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.email, email))
    return row!
  }
  const marks = async () => (await app.context.db.select().from(bounces)).map(({ userId }) => userId)

  test('A mail that comes back for good is a bounce, once; whatever else lies there stays unread and unmarked', async () => {
    // That a mail server took a mail does not end an earlier bounce: it may come back.
    const { id: userId } = ready.people[3]!
    const before = { userId, month: '2026-10', at: new Date('2026-10-16'), code: '', reason: '' }
    await app.context.db.insert(bounces).values(before)
    await sendEverything(app, ready)
    const [bounced, late, full] = [await rowOf(0), await rowOf(1), await rowOf(2)]
    await deliver(
      report(bounced.messageId, { id: 'twice' }),
      report(bounced.messageId, { id: 'twice' }),
      report(late.messageId, { action: 'delayed', status: '4.4.1' }),
      report(full.messageId, { status: '5.7.1', carries: `\n${'x'.repeat(20_000_000)}` }),
      report('<somebody-elses@mail.example.com>'),
      'From: ines@example.com\nSubject: Question\n\nWhen is the next round?\n',
    )
    expect(await readMailbox(app.context)).toBe(2)
    expect(await rowOf(0)).toMatchObject({
      state: 'failed',
      errorCode: '5.1.1',
      errorMessage: '550 5.1.1 No such user here',
      failureReason: expect.stringContaining('a bounce'),
    })
    expect(await rowOf(1)).toMatchObject({ state: 'sent' })
    expect(await rowOf(2)).toMatchObject({ state: 'failed', errorCode: '5.7.1' })
    // The third was refused by policy, which says nothing of the address.
    expect(new Set(await marks())).toEqual(new Set([userId, bounced.userId]))
    expect(await dovecot.flags()).toEqual(['a', '', '', 'a', '', ''])
    expect(await readMailbox(app.context)).toBe(0)

    app.clock.advance(5 * DAY)
    await settleOpenEvents(app.context)
    expect(await marks()).toHaveLength(2)
    app.clock.advance(2 * DAY)
    await settleOpenEvents(app.context)
    expect(await marks()).toEqual([bounced.userId])
  })

  test('While the mailbox is away System Health says so, and on its return everything that waits is read', async () => {
    const health = async () => (await ready.admin.call(getSystemHealth)).body.mailbox
    expect(await health()).toMatchObject({ status: 'operational', label: '127.0.0.1' })
    await dovecot.away()
    await deliver(report((await rowOf(1)).messageId))
    const since = app.clock.now().toISOString()
    expect(await readMailbox(app.context)).toBe(0)
    expect(await health()).toMatchObject({
      status: 'degraded',
      label: 'Failing',
      detail: expect.stringMatching(
        /^127\.0\.0\.1:\d+ can't be reached: nothing listens there\. Ask who runs/,
      ),
      failingSince: since,
    })
    await dovecot.back()
    // It is left alone for a minute first.
    expect(await readMailbox(app.context)).toBe(0)
    app.clock.advance(60_000)
    expect(await readMailbox(app.context)).toBe(1)
    expect(await health()).toMatchObject({ status: 'operational', failingSince: null })
  })
})
