import { signedMessageId, storedMessageId } from '../../../server/mail/message-id'
import { readFileSync } from 'node:fs'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookMeeting, getSlots } from '../../../shared/contract/meetings'
import { getCurrentMatch } from '../../../shared/contract/pairings'
import { loadConfig } from '../../../server/platform/context/config'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { bounces } from '../../../server/tables/mail.tables'
import { settleOpenEvents } from '../../../server/mail/log/mail-events'
import { insertSend } from '../../../server/mail/engine/sends.queries'
import { sendRecipients, sends } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { type Dovecot, startDovecot } from '../../../server/testing/dovecot'
import { needs } from '../../../server/testing/needs'
import { signedIn } from '../../../server/testing/factories'
import { sendEverything, sendWhatWaits } from '../../../server/testing/full-life'
import { calendarReply, deliveryReport } from '../../../server/testing/mailbox-messages'
import { type ReadyNewsletter, readyNewsletter } from '../../../server/testing/newsletters'
import { Mailbox } from './imap'
import { mailboxReader } from './mailbox'
import { mailboxSettings } from './settings'
import { readMailbox } from './read-mailbox'
import { seatedMatches } from '../../../server/testing/seats'

const settingsOf = (url: string) => mailboxSettings.of(loadConfig({ INBOUND_URL: url }, [mailboxReader]))
const DAY = 86_400_000
const NO_CONTENT = { subject: '', html: [], text: [] }
/** Reports that public mail systems write, the code that says most, and what is said of it. */
const FOREIGN_FAULTS = [
  ['5.1.8-sender-rejected.eml', '5.1.8', 'The mail server does not accept your sender.'],
  ['5.4.316-expired.eml', '5.4.316', 'The mail did not get through to the mail server of this address.'],
  ['5.4.6-loop.eml', '5.4.6', 'The mail did not get through to the mail server of this address.'],
  ['status-5.0.0-diagnostic-5.7.1.eml', '5.7.1', 'The mail server does not accept your sender.'],
] as const

describe('Dovecot', needs('dovecot-imapd'), () => {
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
    // The first mail to them is the newsletter; invitations came later.
    const [row] = await app.context.db
      .select()
      .from(sendRecipients)
      .where(eq(sendRecipients.email, email))
      .orderBy(sendRecipients.id)
      .limit(1)
    return { ...row!, messageId: signedMessageId(app.context.secret, row!.messageId) }
  }
  const marks = async () => (await app.context.db.select().from(bounces)).map(({ userId }) => userId)

  test('A mailbox over TLS whose certificate nobody vouches for gets no password, and is told so', async () => {
    const inbound = settingsOf(dovecot.secureUrl)
    await expect(Mailbox.open(inbound!)).rejects.toThrow(
      /^localhost can't be trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/,
    )
  })

  test('A mail that comes back for good is a bounce, once, and who only guesses its id can’t report it; whatever else lies there stays unread and unmarked', async () => {
    // That a mail server took a mail does not end an earlier bounce: it may come back.
    const { id: userId } = ready.people[3]!
    const before = { userId, month: '2026-10', at: new Date('2026-10-16'), code: '', reason: '' }
    await app.context.db.insert(bounces).values(before)
    await sendEverything(app, ready)
    const [bounced, late, full] = [await rowOf(0), await rowOf(1), await rowOf(2)]
    await deliver(
      deliveryReport(bounced.messageId, { id: 'twice' }),
      deliveryReport(bounced.messageId, { id: 'twice' }),
      deliveryReport(late.messageId, { action: 'delayed', status: '4.4.1' }),
      deliveryReport(full.messageId, { status: '5.7.1', carries: `\n${'x'.repeat(20_000_000)}` }),
      deliveryReport('<somebody-elses@mail.example.com>'),
      deliveryReport(storedMessageId(late.messageId)),
      deliveryReport(late.messageId.replace(/..@/, 'AA@')),
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
    expect(await dovecot.flags()).toEqual(['a', '', '', 'a', '', '', '', ''])
    expect(await readMailbox(app.context)).toBe(0)

    app.clock.advance(5 * DAY)
    await settleOpenEvents(app.context)
    expect(await marks()).toHaveLength(2)
    app.clock.advance(2 * DAY)
    await settleOpenEvents(app.context)
    expect(await marks()).toEqual([bounced.userId])
  })

  test('A mail that came back for a fault of the sender or the route is failed, in words about it, and marks no address', async () => {
    const { db, secret } = app.context
    const { sendId: _, ...like } = await rowOf(0)
    const before = await marks()
    const sendIds = await Promise.all(
      FOREIGN_FAULTS.map(async ([file], n) => {
        const send = {
          newsletterTitle: file,
          month: 11,
          year: 2026,
          snapshot: NO_CONTENT,
          state: 'sent' as const,
        }
        const counts = {
          totalMatches: 1,
          validatedMatches: 1,
          totalRecipients: 1,
          createdAt: app.clock.now(),
        }
        const { id: _id, ...row } = { ...like, messageId: `<fault.${n}@example.com>`, state: 'sent' as const }
        return insertSend(db as never, { ...send, ...counts }, [row])
      }),
    )
    await deliver(
      ...FOREIGN_FAULTS.map(([file], n) =>
        readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')
          .replaceAll('{MESSAGE_ID}', signedMessageId(secret, `<fault.${n}@example.com>`))
          .replaceAll('{RCPT}', like.email)
          .replaceAll('{OWN_ID}', `<own.${n}@example.net>`),
      ),
    )
    expect(await readMailbox(app.context)).toBe(FOREIGN_FAULTS.length)
    for (const [n, [, errorCode, words]] of FOREIGN_FAULTS.entries()) {
      const [row] = await db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendIds[n]!))
      expect(row).toMatchObject({ state: 'failed', errorCode })
      expect(row!.failureReason).toBe(`It came back after it had been taken (a bounce). ${words}`)
    }
    expect(await marks()).toEqual(before)
    await app.owner.db.delete(sends).where(inArray(sends.id, sendIds))
  })

  test('A report in an address of any alphabet, and one within another mail, are read', async () => {
    const inGlobal = (report: string) =>
      report
        .replace('message/delivery-status', 'message/global-delivery-status\nContent-Transfer-Encoding: 8bit')
        .replace('message/rfc822', 'message/global\nContent-Transfer-Encoding: 8bit')
        .replace('rfc822; ada@example.com', 'utf-8; jürgen@example.com')
    const inMixed = (report: string) =>
      report.replace(
        'Content-Type: multipart/report',
        'Content-Type: multipart/mixed; boundary="m1"\n\n--m1\nContent-Type: multipart/report',
      ) + '\n--m1\nContent-Type: text/plain\n\nA footer of the company.\n--m1--\n'
    const wraps = [inGlobal, inMixed, (report: string) => inMixed(inGlobal(report))]
    const { db, secret } = app.context
    const { id: userId } = ready.people[1]!
    for (const [n, wrap] of wraps.entries()) {
      const messageId = `<frame.${n}@example.com>`
      const { id: _id, ...like } = await rowOf(1)
      const [{ id } = { id: 0 }] = await db
        .insert(sendRecipients)
        .values({ ...like, userId, email: `frame${n}@example.com`, messageId, state: 'sent' })
        .returning({ id: sendRecipients.id })
      await deliver(wrap(deliveryReport(signedMessageId(secret, messageId))))
      expect(await readMailbox(app.context)).toBe(1)
      const [row] = await db.select().from(sendRecipients).where(eq(sendRecipients.id, id))
      expect(row).toMatchObject({ state: 'failed', errorCode: '5.1.1' })
      expect(row!.failureReason).toContain('does not know this address')
      await app.owner.db.delete(sendRecipients).where(eq(sendRecipients.id, id))
      await app.owner.db.delete(bounces).where(eq(bounces.userId, userId))
    }
  })

  test('What calendars reply is shown to the other one; who declines cancels, and both are offered other times, once', async () => {
    const [match] = await seatedMatches(app.context.db)
    const person = (id: string) => ready.people.find((one) => one.id === id)!
    const [one, other] = [person(match!.people[0]), person(match!.people[1])]
    const client = await signedIn(app, one)
    const params = { id: match!.id }
    const start = new Date(app.clock.now().getTime() + 2 * DAY).toISOString()
    expect((await client.call(bookMeeting, { params, body: { start } })).status).toBe(200)
    await sendWhatWaits(app)
    const invited = app.sink.received.findLast(({ to }) => to[0] === other.email)!
    const file = new TextDecoder().decode(
      invited.email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!.content as ArrayBuffer,
    )
    const uid = /^UID:(\S+)/m.exec(file)![1]!
    const meeting = async () => (await client.call(getCurrentMatch)).body.match!.meeting!
    const read = async (...messages: string[]) => {
      const before = (await dovecot.flags()).length
      for (const message of messages) await deliver(message)
      await readMailbox(app.context)
      return (await dovecot.flags()).slice(before)
    }
    const from = other.email

    expect(await read(calendarReply(uid, { from, partstat: 'ACCEPTED' }))).toEqual(['a'])
    expect(await meeting()).toMatchObject({ replies: [{ userId: other.id, reply: 'accepted' }] })
    expect(await read(calendarReply(uid, { from: from.toUpperCase(), partstat: 'TENTATIVE' }))).toEqual(['a'])
    expect(await meeting()).toMatchObject({ replies: [{ userId: other.id, reply: 'tentative' }] })

    // Whatever is not theirs to say, or is no reply, stays as it was.
    const stranger = ready.people.find(({ id }) => id !== one.id && id !== other.id)!.email
    const partstat = 'DECLINED'
    const inside = (part: string) =>
      Array.from({ length: 50 }).reduce<string>((inner) => `Content-Type: message/rfc822\n\n${inner}`, part)
    const among = (part: string) =>
      `Content-Type: multipart/mixed; boundary="o1"\n\n${'--o1\n\nx\n'.repeat(1000)}--o1\n${part}\n--o1--\n`
    expect(
      await read(
        calendarReply(uid, { from: stranger, partstat }),
        calendarReply(uid, { from: stranger, as: from, partstat }),
        calendarReply(uid.replace(/^.{32}/, 'f'.repeat(32)), { from, partstat }),
        calendarReply(uid, { from, partstat }, { method: 'COUNTER' }),
        calendarReply(uid, { from, partstat }, { wrap: inside }),
        calendarReply(uid, { from, partstat }, { wrap: among }),
        calendarReply(uid, { from, partstat }, { encoded: (text) => `%%%${btoa(text).slice(5, 60)}` }),
      ),
    ).toEqual(['', '', '', '', '', '', ''])
    const moved = new Date(Date.parse(start) + DAY).toISOString()
    await client.call(bookMeeting, { params, body: { start: moved } })
    // About the time before it was moved, which is done with.
    expect(await read(calendarReply(uid, { from, partstat }))).toEqual(['a'])
    expect(await meeting()).toMatchObject({ state: 'booked', sequence: 1, replies: [] })

    app.sink.received.splice(0)
    await sendWhatWaits(app)
    app.sink.received.splice(0)
    const decline = calendarReply(uid, { from, sequence: 1, partstat }, { id: 'decline' })
    expect(await read(decline, decline)).toEqual(['a', ''])
    expect(await meeting()).toMatchObject({ state: 'cancelled', sequence: 2, bookedBy: other.id })
    await sendWhatWaits(app)
    const mails = app.sink.received.map(({ to, email }) => `${to[0]}: ${email.subject}`)
    // One mail each: it cancels the time in their calendars, and offers others.
    expect(mails.sort()).toEqual(
      [one.email, other.email]
        .sort()
        .map((email) => expect.stringMatching(`^${email}: Cancelled: Coffee with .*, \\d\\d:\\d\\d$`)),
    )
    for (const { raw } of app.sink.received)
      expect(raw.toString('latin1')).toContain('text/calendar; method=CANCEL')
    const texts = new Map(app.sink.received.map(({ to, email }) => [to[0], email.text ?? '']))
    expect(texts.get(other.email)).toContain('Your calendar declined your coffee')
    expect(texts.get(one.email)).toContain('can’t make it')
    for (const text of texts.values()) expect(text.match(/&start=/g)).toHaveLength(3)
    const { body } = await client.call(getSlots, { params })
    expect(body.slots.map((slot) => slot.start)).not.toContain(moved)
  })

  test('An invitation is accepted by a mail whose From has a comment; once its match is deleted, a reply is marked at once and changes nothing', async () => {
    const match = (await seatedMatches(app.context.db))[1]!
    const [one, other] = match.people.map((id) => ready.people.find((person) => person.id === id)!)
    const client = await signedIn(app, one!)
    const body = { start: new Date(app.clock.now().getTime() + 3 * DAY).toISOString() }
    expect((await client.call(bookMeeting, { params: { id: match.id }, body })).status).toBe(200)
    const { rows } = await app.owner.pool.query('select id, uid from meetings where match_id = $1', [
      match.id,
    ])
    const values: Record<string, string> = {
      EMAIL: other!.email,
      ORG: 'coffee@example.com',
      UID: `${rows[0].uid}@coffee.example.com`,
      SEQ: '0',
      MSGID: '<commented@laptop.example.com>',
    }
    const mail = readFileSync(new URL('./cases/from-with-comment.eml', import.meta.url), 'utf8')
    const accepted = mail.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)
    const flags = async () => (await dovecot.flags()).at(-1)
    await deliver(accepted)
    expect([await readMailbox(app.context), await flags()]).toEqual([1, 'a'])
    const { meeting } = (await client.call(getCurrentMatch)).body.match!
    expect(meeting).toMatchObject({ replies: [{ userId: other!.id, reply: 'accepted' }] })

    await app.owner.pool.query('delete from matches where id = $1', [match.id])
    const declined = calendarReply(`${rows[0].uid}@x.example.com`, {
      from: other!.email,
      partstat: 'DECLINED',
    })
    await deliver(declined)
    expect([await readMailbox(app.context), await flags()]).toEqual([1, 'a'])
  })

  test('A message that can’t be read is left out after some tries, and those behind it are read by one of two instances', async () => {
    const { messageId } = await rowOf(3)
    await deliver(
      `From: mallory@example.com\nContent-Type: text/calendar; name="${'x'.repeat(5_000_000)}"\n\n`,
    )
    await deliver(deliveryReport(messageId))
    expect(await readMailbox(app.context)).toBe(0)
    let dealtWith: number[] = []
    for (let tries = 0; tries < 8 && !dealtWith.includes(1); tries += 1) {
      app.clock.advance(60_000)
      dealtWith = await Promise.all([readMailbox(app.context), readMailbox(app.context)])
    }
    expect(dealtWith.sort()).toEqual([0, 1])
    expect(await rowOf(3)).toMatchObject({ state: 'failed' })
    expect((await dovecot.flags()).slice(-2)).toEqual(['', 'a'])
  })

  test('While the mailbox is away System Health says so, and on its return everything that waits is read', async () => {
    const health = async () =>
      (await ready.admin.call(getSystemHealth)).body.plugins.find(({ plugin }) => plugin === 'mailbox')
    expect(await health()).toMatchObject({ status: 'operational', label: '127.0.0.1' })
    await dovecot.away()
    await deliver(deliveryReport((await rowOf(1)).messageId))
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

  test('A mailbox that takes no keywords is read all the same, once', async () => {
    const plain = await startDovecot({ rights: 'lr' })
    const config = { ...app.context.config, plugins: { mailbox: settingsOf(plain.url) } }
    const context = { ...app.context, config }
    const { id, messageId } = await rowOf(2)
    await app.owner.db.update(sendRecipients).set({ state: 'sent' }).where(eq(sendRecipients.id, id))
    await plain.deliver(deliveryReport(messageId), app.clock.now())
    expect(await readMailbox(context)).toBe(1)
    expect(await readMailbox(context)).toBe(0)
    expect(await plain.flags()).toEqual([''])
    await plain.stop()
    // Read again from its beginning, the other one has nothing that was not dealt with.
    expect(await readMailbox(app.context)).toBe(0)
  })
})
