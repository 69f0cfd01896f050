import { signedMessageId } from '../mail/message-id'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getEmailLogs } from '../../shared/contract/mail'
import * as contract from '../../shared/contract/newsletters'
import { deletePairing, getCurrentPairings } from '../../shared/contract/pairings'
import { newsletters } from '../tables/newsletters.tables'
import { seats } from '../tables/pairings.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import { users } from '../tables/people.tables'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from '../testing/app'
import { freePort } from '../testing/free-port'
import { readyNewsletter } from '../testing/newsletters'
import { gate, startSink } from '../testing/sink'

let app: TestApp
let engine: SendEngine | undefined
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(() => app.reset())
afterEach(async () => {
  await engine?.stop()
  engine = undefined
})
afterAll(() => app?.stop())
const startEngine = () => {
  engine = startSendEngine(app.context)
}

describe('sending a newsletter', () => {
  test('everyone gets one mail that names their own match, and the log says so', async () => {
    const { admin, people, newsletter } = await readyNewsletter(app, 6)
    startEngine()
    const { status, body } = await admin.call(contract.sendNewsletter, { params: { id: newsletter.id } })
    expect({ status, ...body }).toMatchObject({ status: 200, state: 'sent', sent: 6, failed: 0, unknown: 0 })
    expect(body.details).toBe('Sent to 6 recipients. 6 successful, 0 failed.')

    expect(app.sink.received.map(({ to }) => to[0]).sort()).toEqual(people.map(({ email }) => email).sort())
    const rows = await app.context.db.select().from(sendRecipients)
    for (const { to, email } of app.sink.received) {
      const row = rows.find((one) => one.email === to[0])!
      const partner = people.find((one) => one.email === row.matchEmail)!
      const others = people.filter((one) => one !== partner && one.email !== row.email)
      expect(email.subject).toBe('Cup of Joe - November 2026 Newsletter')
      for (const part of [email.html!, email.text!]) {
        expect(part).toContain(`${partner.firstName} ${partner.lastName}`)
        for (const other of others) expect(part).not.toContain(other.email)
      }
      const header = (key: string) => email.headers.find((one) => one.key === key)?.value
      expect(header('list-unsubscribe')).toMatch(
        /^<http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w-]+>$/,
      )
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(email.messageId).toBe(signedMessageId(app.context.secret, row.messageId))
    }

    const [stored] = await app.context.db.select().from(newsletters).where(eq(newsletters.id, newsletter.id))
    expect(stored).toMatchObject({ status: 'sent' })
    expect((await admin.call(contract.getNewsletters)).body).toEqual([])
    const { body: logs } = await admin.call(getEmailLogs)
    expect(logs[0]).toMatchObject({
      newsletter_id: newsletter.id,
      total_recipients: 6,
      successful_sends: 6,
      failed_sends: 0,
      unknown_sends: 0,
      match_validation_summary: { total_matches: 3, validated_matches: 3, mismatches: 0 },
    })
    expect(logs[0]!.entries).toHaveLength(6)
    expect(logs[0]!.entries.every((entry) => entry.send_status === 'success')).toBe(true)
  })

  test('is refused to somebody who looked at an earlier text, with who changed what', async () => {
    const { admin, newsletter } = await readyNewsletter(app)
    const params = { id: newsletter.id }
    const [read] = (await admin.call(contract.getNewsletters)).body
    app.clock.advance(60_000)
    await admin.call(contract.saveNewsletter, { params, body: { quoteText: 'Unseen' } })
    const approved = await admin.call(contract.approveNewsletter, { params, body: {} })
    const send = (updatedAt: string) => admin.call(contract.sendNewsletter, { params, body: { updatedAt } })
    const refused = await send(read!.updatedAt)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'changed',
        message: expect.stringMatching(
          /^\S+@\S+ saved this newsletter since you opened it and changed: .*quote text.*\. Load it again and read it before you send it\.$/,
        ),
      },
    ])
    expect(await app.context.db.$count(sends)).toBe(0)
    startEngine()
    expect((await send(approved.body.updatedAt)).body.state).toBe('sent')
  })

  test('its texts begin another one, for another month; a log of something else begins none', async () => {
    const { admin, newsletter } = await readyNewsletter(app)
    const params = { id: newsletter.id }
    await admin.call(contract.saveNewsletter, { params, body: { quoteText: 'Beans are promises.' } })
    await admin.call(contract.approveNewsletter, { params, body: {} })
    startEngine()
    await admin.call(contract.sendNewsletter, { params })
    const from = (await admin.call(getEmailLogs)).body[0]!.id
    const { status, body } = await admin.call(contract.generateNewsletter, {
      body: { month: 12, year: 2026, from },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      quoteText: 'Beans are promises.',
      month: 'December',
      title: 'Cup of Joe - December 2026 Newsletter',
      status: 'draft',
      pairingFile: null,
    })
    await app.context.db.update(sends).set({ newsletterId: null })
    for (const unknown of [from, '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await admin.call(contract.generateNewsletter, { body: { from: unknown } })).status).toBe(404)
  })

  test('two clicks at once are one send', async () => {
    const { admin, newsletter } = await readyNewsletter(app, 4)
    startEngine()
    const params = { id: newsletter.id }
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(contract.sendNewsletter, { params })))
    expect(answers.map(({ status, body }) => [status, body.sent])).toEqual([
      [200, 4],
      [200, 4],
      [200, 4],
    ])
    expect(app.sink.received).toHaveLength(4)
    expect(await app.context.db.select().from(sends)).toHaveLength(1)
    const again = await admin.call(contract.sendNewsletter, { params })
    expect([again.status, again.body.message]).toEqual([409, 'This newsletter has already been sent.'])
  })

  test('somebody who paused since the pairing and stepped out gets nothing, and their partner reads so', async () => {
    const { admin, people, newsletter, pairingFile } = await readyNewsletter(app, 4)
    const gone = people[0]!
    await app.context.db
      .update(users)
      .set({ participationStatus: 'paused', pauseStartDate: '2026-11-16', pauseEndDate: '2026-12-16' })
      .where(eq(users.id, gone.id))
    await app.context.db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, gone.id))
    const params = { id: newsletter.id }
    const { body: checked } = await admin.call(contract.validateNewsletter, { params, body: { pairingFile } })
    expect(checked.validation).toEqual({ validationLevel: 'warning', isValid: true })
    expect(checked.details).toMatchObject({ usersWithMatches: 2, usersWithoutMatches: 1, invalidMatches: 1 })
    expect(checked.details.matchingErrors[0]).toContain(`${gone.firstName} ${gone.lastName}`)
    expect(checked.details.matchingErrors[0]).toContain('has paused')

    startEngine()
    const { body } = await admin.call(contract.sendNewsletter, { params })
    expect(body).toMatchObject({ sent: 3, failed: 0 })
    expect(app.sink.received.flatMap(({ to }) => to)).not.toContain(gone.email)
    const rows = await app.context.db.select().from(sendRecipients)
    const partner = rows.find(({ matchValidated }) => !matchValidated)!
    expect(partner.matchEmail).toBeNull()
    expect(partner.validationIssues[0]).toContain('has paused since the pairing')
    const mail = app.sink.latest(partner.email)
    expect(mail.html).toContain('Your match can’t make it')
    expect(mail.html).not.toContain(gone.email)
    const { body: logs } = await admin.call(getEmailLogs)
    expect(logs[0]!.match_validation_summary).toEqual({
      total_matches: 2,
      validated_matches: 1,
      mismatches: 1,
    })
    expect(rows.filter(({ matchValidated }) => matchValidated)).toHaveLength(2)
  })

  test('a mail server that is away pauses the send, says so, and the send goes on by itself', async () => {
    // Nobody else gets it while nothing listens there.
    const port = await freePort()
    const usual = app
    app = await startApp({ env: { MAIL_URL: `smtp://127.0.0.1:${port}` } })
    onTestFinished(async () => {
      await app.stop()
      app = usual
    })
    const { admin, newsletter } = await readyNewsletter(app, 4)
    startEngine()
    const params = { id: newsletter.id }
    const answer = admin.call(contract.sendNewsletter, { params })
    await expect
      .poll(async () => (await admin.call(contract.getSendProgress, { params })).body)
      .toMatchObject({
        state: 'paused',
        sent: 0,
        failed: 0,
        reason: expect.stringContaining("can't be reached"),
      })
    const sink = await startSink(port)
    expect((await answer).body).toMatchObject({ sent: 4, failed: 0, unknown: 0 })
    const rows = await app.context.db.select().from(sendRecipients)
    expect(rows.every(({ refusals }) => refusals === 0)).toBe(true)
    await sink.close()
  })

  test('temporary refusals are tried again, final ones are not, and what was cut after its end is uncertain', async () => {
    const { admin, people, newsletter } = await readyNewsletter(app, 6)
    const [grey, bad, cut, lost] = people.map(({ email }) => email) as [string, string, string, string]
    app.sink.fault = (to, attempt) => {
      if (to === grey && attempt <= 2) return { at: 'rcpt', code: 451 }
      if (to === bad) return { at: 'rcpt', code: 550, message: 'no such user' }
      if (to === cut && attempt === 1) return 'drop-in-data'
      if (to === lost) return 'accept-then-drop'
      return undefined
    }
    startEngine()
    const answer = admin.call(contract.sendNewsletter, { params: { id: newsletter.id } })
    const moving = setInterval(() => {
      app.clock.advance(4000)
      engine?.wake()
    }, 100)
    const { body } = await answer
    clearInterval(moving)
    expect(body).toMatchObject({ sent: 4, failed: 1, unknown: 1 })
    const counts = new Map<string, number>()
    for (const { to } of app.sink.received) counts.set(to[0]!, (counts.get(to[0]!) ?? 0) + 1)
    expect(counts.get(lost)).toBe(1)
    expect([...counts.values()].every((count) => count === 1)).toBe(true)
    expect(counts.size).toBe(5)
    const { body: logs } = await admin.call(getEmailLogs)
    const entry = (email: string) => logs[0]!.entries.find(({ user_email }) => user_email === email)
    expect(entry(bad)).toMatchObject({
      send_status: 'failed',
      error_code: '550',
      error_message: '550 no such user',
    })
    expect(entry(lost)).toMatchObject({ send_status: 'unknown' })
    expect(entry(grey)).toMatchObject({ send_status: 'success', error_code: null })

    app.sink.fault = undefined
    const first = app.sink.latest(lost).messageId
    const resent = await admin.call(contract.resendUnknown, { params: { id: newsletter.id } })
    expect(resent.body).toMatchObject({ resent: 1 })
    await expect.poll(() => app.sink.received.filter(({ to }) => to[0] === lost)).toHaveLength(2)
    expect(app.sink.latest(lost).messageId).toBe(first)
    await expect
      .poll(async () => (await admin.call(getEmailLogs)).body[0])
      .toMatchObject({ unknown_sends: 0, successful_sends: 5, state: 'sent' })
  })

  test('while it is being sent nothing about it can be changed; paused or cancelled, no mail leaves', async () => {
    const { admin, newsletter } = await readyNewsletter(app, 8)
    // Nobody's message is answered before the gate opens, so that no more than one a connection can be under way.
    const { isOpen, open } = gate()
    app.sink.fault = () => ({ until: isOpen })
    startEngine()
    const params = { id: newsletter.id }
    const answer = admin.call(contract.sendNewsletter, { params })
    const inHandOver = () => app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'committing'))
    await expect.poll(inHandOver).toBe(5)
    const pairing = (await admin.call(getCurrentPairings)).body.pairings[0]!
    for (const refused of [
      await admin.call(contract.saveNewsletter, { params, body: { title: 'x' } }),
      await admin.call(contract.deleteNewsletter, { params }),
      await admin.call(deletePairing, { params: { id: pairing.id } }),
    ])
      expect(refused.status).toBe(409)
    const paused = await admin.call(contract.pauseSend, { params })
    expect(paused.body.state).toBe('paused')
    open()
    expect((await answer).body).toMatchObject({ state: 'paused', message: expect.stringContaining('paused') })
    const progress = async () => (await admin.call(contract.getSendProgress, { params })).body
    await expect.poll(progress).toMatchObject({ state: 'paused', sent: 5, total: 8 })
    expect(app.sink.received).toHaveLength(5)

    expect((await admin.call(contract.resumeSend, { params })).body.state).toBe('sending')
    await expect
      .poll(progress)
      .toMatchObject({ state: 'sent', sent: 8, failed: 0, unknown: 0, total: 8, reason: null })
    expect((await admin.call(contract.pauseSend, { params })).status).toBe(409)
  })
})
