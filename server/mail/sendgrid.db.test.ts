import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getEmailLogs } from '../../shared/contract/mail'
import { getSendProgress, resumeSend, sendNewsletter } from '../../shared/contract/newsletters'
import { bounces } from '../tables/mail.tables'
import { sendRecipients } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import { freePort } from '../testing/free-port'
import { readyNewsletter } from '../testing/newsletters'
import { type SendEngine, startSendEngine } from './engine/send-engine'
import { sendgridTransport } from './sendgrid'

interface Received {
  authorization: string | undefined
  body: {
    personalizations: { to: { email: string }[]; headers: Record<string, string> }[]
    content: { type: string; value: string }[]
    headers: Record<string, string>
    attachments: { content_id?: string; disposition: string }[]
    tracking_settings: unknown
  }
}

let app: TestApp
let engine: SendEngine | undefined
let received: Received[]
let answer: (mail: Received, reply: ServerResponse) => void
let standIn: ReturnType<typeof createServer>

async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v3/mail/send') return void reply.writeHead(404).end()
  const mail = {
    authorization: request.headers.authorization,
    body: JSON.parse(await text(request)) as Received['body'],
  }
  answer(mail, reply)
}

const accept = (mail: Received, reply: ServerResponse) => {
  received.push(mail)
  reply.writeHead(202).end()
}
const recipientOf = (mail: Received) => mail.body.personalizations[0]!.to[0]!.email

beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  received = []
  answer = accept
  standIn = createServer((request, reply) => void handle(request, reply))
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await engine?.stop()
  standIn.closeAllConnections()
  standIn.close()
})
afterAll(() => app?.stop())
const startEngine = () => {
  const { port } = standIn.address() as AddressInfo
  engine = startSendEngine(
    app.context,
    sendgridTransport({ apiKey: 'SG.key', baseUrl: `http://127.0.0.1:${port}` }),
  )
}

describe('sending through SendGrid', () => {
  test('hands over each message with its id, its unsubscribe headers and its pictures, untracked', async () => {
    const { admin, newsletter, people } = await readyNewsletter(app, 4)
    const bounce = { userId: people[0]!.id, month: '2026-10', at: app.clock.now(), code: '', reason: '' }
    await app.context.db.insert(bounces).values(bounce)
    startEngine()
    const { body } = await admin.call(sendNewsletter, { params: { id: newsletter.id } })
    expect(body).toMatchObject({ sent: 4, failed: 0, unknown: 0 })
    // Whether it arrives is reported later: what was refused before is not forgotten yet.
    expect(await app.context.db.select().from(bounces)).toEqual([bounce])
    const to = received.map(recipientOf)
    expect(new Set(to)).toEqual(new Set(people.map(({ email }) => email)))
    for (const { authorization, body: mail } of received) {
      expect(authorization).toBe('Bearer SG.key')
      expect(mail.personalizations[0]!.headers['Message-ID']).toMatch(/^<.+@.+>$/)
      expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(mail.content.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
      expect(mail.attachments[0]).toMatchObject({ content_id: 'mug@cup-of-joe', disposition: 'inline' })
      expect(mail.tracking_settings).toEqual({
        click_tracking: { enable: false },
        open_tracking: { enable: false },
      })
    }
  })

  test('goes on when an answer holds what no database can store', async () => {
    const { admin, newsletter, people } = await readyNewsletter(app, 4)
    answer = (mail, reply) =>
      recipientOf(mail) === people[0]!.email
        ? void reply.writeHead(400).end('{"errors":[{"message":"bad\\u0000address"}]}')
        : accept(mail, reply)
    startEngine()
    const { body } = await admin.call(sendNewsletter, { params: { id: newsletter.id } })
    expect(body).toMatchObject({ sent: 3, failed: 1, unknown: 0 })
    const rows = await app.context.db.select({ said: sendRecipients.errorMessage }).from(sendRecipients)
    expect(rows.map(({ said }) => said)).toContain('bad address')
  })

  test('obeys Retry-After, records what is refused, and holds what was cut unanswered', async () => {
    const { admin, newsletter, people } = await readyNewsletter(app, 4)
    const [busy, bad, cut, brief] = people.map(({ email }) => email)
    const tries = new Map<string, number>()
    answer = (mail, reply) => {
      const to = recipientOf(mail)
      tries.set(to, (tries.get(to) ?? 0) + 1)
      if ((to === busy || to === brief) && tries.get(to) === 1)
        return void reply.writeHead(429, { 'retry-after': to === busy ? '60' : '40' }).end('{}')
      if (to === bad) return void reply.writeHead(400).end('{"errors":[{"message":"bad address"}]}')
      if (to === cut) return void reply.destroy()
      return accept(mail, reply)
    }
    startEngine()
    const done = admin.call(sendNewsletter, { params: { id: newsletter.id } })
    const rowOf = async (email?: string) =>
      (await app.context.db.select().from(sendRecipients)).find((row) => row.email === email)
    await expect.poll(() => rowOf(busy)).toMatchObject({ refusals: 1, state: 'waiting' })
    await expect.poll(() => rowOf(brief)).toMatchObject({ refusals: 1, state: 'waiting' })
    // Nobody's message is under way when the time passes.
    await expect.poll(() => rowOf(bad)).toMatchObject({ state: 'failed' })
    await expect.poll(() => rowOf(cut)).toMatchObject({ state: 'unknown' })
    app.clock.advance(50_000)
    engine?.wake()
    // Once the one is through, whatever was due with it would have been taken up as well.
    await expect.poll(() => rowOf(brief)).toMatchObject({ state: 'sent' })
    expect(await rowOf(busy)).toMatchObject({ refusals: 1, state: 'waiting' })
    expect(tries.get(busy!)).toBe(1)
    app.clock.advance(11_000)
    engine?.wake()
    expect((await done).body).toMatchObject({ sent: 2, failed: 1, unknown: 1 })
    const [log] = (await admin.call(getEmailLogs)).body
    const entry = (email?: string) => log!.entries.find(({ user_email }) => user_email === email)
    expect(entry(bad)).toMatchObject({
      send_status: 'sendgrid_error',
      error_code: '400',
      error_message: 'bad address',
    })
    expect(entry(cut)).toMatchObject({ send_status: 'unknown' })
  })

  test('a refused key pauses the send with the reason; resuming tries those again', async () => {
    const { admin, newsletter } = await readyNewsletter(app, 8)
    answer = (_, reply) => void reply.writeHead(401).end('{"errors":[{"message":"key revoked"}]}')
    startEngine()
    const params = { id: newsletter.id }
    const first = await admin.call(sendNewsletter, { params })
    expect(first.body.message).toContain('key revoked')
    await expect
      .poll(async () => (await admin.call(getSendProgress, { params })).body)
      .toMatchObject({ state: 'paused', sent: 0, reason: expect.stringContaining('key revoked') })
    answer = accept
    await admin.call(resumeSend, { params })
    await expect
      .poll(async () => (await admin.call(getSendProgress, { params })).body)
      .toMatchObject({ state: 'sent', sent: 8, failed: 0 })
    expect(new Set(received.map(recipientOf)).size).toBe(8)
    expect(received).toHaveLength(8)
  })

  test('a provider that is away pauses the send until it is back, and costs nobody a try', async () => {
    const { admin, newsletter } = await readyNewsletter(app, 4)
    // Nobody else gets it while nothing listens there.
    const port = await freePort()
    standIn.close()
    engine = startSendEngine(
      app.context,
      sendgridTransport({ apiKey: 'SG.key', baseUrl: `http://127.0.0.1:${port}` }),
    )
    const params = { id: newsletter.id }
    const done = admin.call(sendNewsletter, { params })
    await expect
      .poll(async () => (await admin.call(getSendProgress, { params })).body.reason)
      .toContain("can't be reached")
    await new Promise<void>((resolve) => standIn.listen(port, '127.0.0.1', resolve))
    expect((await done).body).toMatchObject({ sent: 4, failed: 0 })
  })
})
