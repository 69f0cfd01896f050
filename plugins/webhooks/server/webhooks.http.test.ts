import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeWebhook, getDeliveries, getWebhooks, makeWebhook, removeWebhook, sendAgain } from '../contract'
import { EVENTS, type EventType } from '../../../shared/limits'
import { makeKey } from '../../api-keys/contract'
import { getAuditLog } from '../../../shared/contract/audit'
import { bookMeeting, cancelMeeting } from '../../../shared/contract/meetings'
import { completePairing, generateGroupPairing } from '../../../shared/contract/pairings'
import { updateParticipation } from '../../../shared/contract/participation'
import { eraseUser } from '../../../shared/contract/directory'
import { emitEvents } from '../../../server/platform/events/emit-events'
import { answerConnection } from '../../../server/pairings/matches.actions'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { startSendEngine } from '../../../server/mail/engine/send-engine'
import { saveProfile } from '../../../server/people/users.actions'
import { webhookDeliveries, webhooks } from './webhooks.tables'
import { pairings } from '../../../server/tables/pairings.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { Client } from '../../../server/testing/client'
import { addGroup, addPerson, adminClient, allow, manage, signedIn } from '../../../server/testing/factories'
import { readyNewsletter } from '../../../server/testing/newsletters'
import { seatedMatches } from '../../../server/testing/seats'
import { gate } from '../../../server/testing/sink'
import { type Heard, startEndpoint, verify } from '../../../server/testing/webhook-endpoint'
import { forgetOldDeliveries, webhookAgent } from './deliver'
import { webhooks as part } from './webhooks'

const HOUR_MS = 3_600_000

let app: TestApp
let admin: Client
let delivering: { stop(): Promise<void> } | undefined
const closing: (() => void)[] = []

beforeAll(async () => {
  app = await startApp({
    now: '2026-11-16T09:00:00Z',
    env: { WEBHOOK_HOSTS: 'localhost', MINIMUM_USERS: '2' },
  })
  admin = await adminClient(app)
})
afterEach(async () => {
  await delivering?.stop()
  delivering = undefined
  for (const close of closing.splice(0)) close()
  await app.owner.db.delete(webhooks)
})
afterAll(() => app?.stop())

const start = () => (delivering ??= part.start!(app.context))

let made = 0
/** A program that is told of these events. */
async function hook(
  events: readonly EventType[] = EVENTS,
  {
    answer,
    personal = false,
    url,
  }: { answer?: Parameters<typeof startEndpoint>[0]; personal?: boolean; url?: string } = {},
) {
  const endpoint = await startEndpoint(answer)
  closing.push(endpoint.close)
  made += 1
  const { body, status } = await admin.call(makeWebhook, {
    body: { name: `Program ${made}`, url: url ?? endpoint.url, events: [...events], personal },
  })
  expect(status).toBe(200)
  return Object.assign(endpoint, body, { address: endpoint.url })
}
const happen = (people: { id: string }[] = []) =>
  app.context.db.transaction((tx) =>
    emitEvents(app.context, tx, 'match.met', app.clock.now(), [{ match: 'm', people }]),
  )
const log = async (id: string, query: { limit?: number; cursor?: string } = {}) =>
  admin.call(getDeliveries, { params: { id }, query })
const typesOf = ({ heard }: { heard: Heard[] }) => heard.map(({ event }) => event.type).toSorted()

describe('A program', () => {
  test('is told of a month from its round to its end, signed, with ids and counts and no name', async () => {
    const told = await hook()
    const named = await hook(EVENTS, { personal: true })
    start()
    const { people, newsletter } = await readyNewsletter(app, 4)
    const engine = startSendEngine(app.context)
    await admin.call(sendNewsletter, { params: { id: newsletter.id }, body: {} })
    await engine.stop()
    const [match] = await seatedMatches(app.context.db)
    const one = people.find(({ id }) => id === match!.people[0])!
    const client = await signedIn(app, one)
    const params = { id: match!.id }
    await client.call(bookMeeting, { params, body: { start: '2026-11-18T09:00:00Z' } })
    await client.call(bookMeeting, { params, body: { start: '2026-11-18T10:00:00Z', sequence: 0 } })
    await client.call(cancelMeeting, { params })
    await answerConnection(app.context, one.id, match!.id, { status: 'confirmed' })
    // The second one to say so tells nobody anything new.
    await answerConnection(app.context, match!.people[1], match!.id, { status: 'confirmed' })
    const [pairing] = await app.context.db.select().from(pairings)
    await admin.call(completePairing, { params: { id: pairing!.id } })
    const types = [
      'match.met',
      'meeting.booked',
      'meeting.cancelled',
      'meeting.moved',
      'newsletter.sent',
      'round.completed',
      'round.made',
      'round.published',
    ]
    await expect.poll(() => typesOf(told)).toEqual(types)
    await expect.poll(() => typesOf(named)).toEqual(types)

    for (const heard of told.heard) {
      verify(told.secret, heard, app.clock.now())
      expect(() => verify(named.secret, heard, app.clock.now())).toThrow()
      expect(() => verify(told.secret, { ...heard, body: `${heard.body} ` }, app.clock.now())).toThrow()
      expect(heard.event.id).toBe(heard.headers['webhook-id'])
      expect(heard.event.timestamp).toBe(app.clock.now().toISOString())
      expect(heard.body).not.toContain('@')
      expect(heard.body).not.toContain(one.firstName)
    }
    const dataOf = (endpoint: typeof told, type: string) =>
      endpoint.heard.find(({ event }) => event.type === type)!.event.data
    expect(dataOf(told, 'round.made')).toMatchObject({ pairs: 2, group: null, period: '2026-11', version: 1 })
    expect(dataOf(told, 'newsletter.sent')).toMatchObject({ newsletter: newsletter.id, sent: 4 })
    expect(dataOf(told, 'match.met')).toMatchObject({ match: match!.id, people: [{ id: one.id }, {}] })
    expect(dataOf(told, 'meeting.moved')).toMatchObject({ startsAt: '2026-11-18T10:00:00.000Z' })
    const { firstName, lastName, email } = one
    expect(dataOf(named, 'match.met')).toMatchObject({ people: [{ firstName, lastName, email }, {}] })
    // The event is the same one for both.
    const idOf = (endpoint: typeof told) =>
      endpoint.heard.find(({ event }) => event.type === 'match.met')!.event.id
    expect(idOf(told)).toBe(idOf(named))
  })

  test('is told who joins and who leaves, whichever way, and only that', async () => {
    await allow(app, '*@joining.example')
    const told = await hook(['person.joined', 'person.left'])
    start()
    const person = await addPerson(app, { email: 'ada@joining.example', needsProfileSetup: true })
    const is = async (...types: string[]) => {
      await expect.poll(() => typesOf(told)).toEqual(types)
    }
    await saveProfile(app.context, person.id, { firstName: 'Ada' }, { asked: 'en' })
    await is('person.joined')
    await saveProfile(app.context, person.id, { firstName: 'Adah' })
    const client = await signedIn(app, person)
    const be = (participationStatus: 'active' | 'paused' | 'opted_out') =>
      client.call(updateParticipation, {
        body: {
          participationStatus,
          ...(participationStatus === 'paused' && { pauseEndDate: '2026-12-16' }),
        },
      })
    await be('paused')
    await be('active')
    await be('opted_out')
    await is('person.joined', 'person.left')
    await be('active')
    await is('person.joined', 'person.joined', 'person.left')
    await admin.call(eraseUser, { params: { id: person.id }, body: { email: 'ada@joining.example' } })
    await is('person.joined', 'person.joined', 'person.left', 'person.left')
    expect(told.heard[0]!.event.data).toEqual({ people: [{ id: person.id }] })
  })

  test('is told nothing of what is taken back, nor of what it does not want, nor while it is off', async () => {
    const told = await hook(['match.met'])
    start()
    await app.context.db
      .transaction(async (tx) => {
        await emitEvents(app.context, tx, 'match.met', app.clock.now(), [{ match: 'never' }])
        throw new Error('no')
      })
      .catch(() => undefined)
    await app.context.db.transaction((tx) =>
      emitEvents(app.context, tx, 'round.made', app.clock.now(), [{ round: 'other' }]),
    )
    await admin.call(changeWebhook, { params: { id: told.id }, body: { isOn: false } })
    await happen()
    expect((await log(told.id)).body).toEqual([])
    await admin.call(changeWebhook, { params: { id: told.id }, body: { isOn: true } })
    await happen()
    await expect.poll(() => typesOf(told)).toEqual(['match.met'])
  })

  test('that is turned off, or is now elsewhere, gets no more of the many that wait for it', async () => {
    const answers = gate()
    const slow = await hook(['match.met'], {
      answer: (reply) => void answers.isOpen.then(() => reply.writeHead(204).end()),
    })
    const elsewhere = await startEndpoint()
    closing.push(elsewhere.close)
    await app.context.db.transaction((tx) =>
      emitEvents(
        app.context,
        tx,
        'match.met',
        app.clock.now(),
        Array.from({ length: 60 }, (_, n) => ({ n })),
      ),
    )
    start()
    await expect.poll(() => slow.heard.length).toBe(16)
    const change = (body: { isOn: boolean; url?: string }) =>
      admin.call(changeWebhook, { params: { id: slow.id }, body })
    await change({ isOn: false })
    answers.open()
    // What was under way then has arrived.
    const waits = () => app.context.db.$count(webhookDeliveries, sql`state = 'waiting'`)
    await expect.poll(waits).toBe(44)
    await change({ isOn: true, url: elsewhere.url })
    await expect.poll(() => elsewhere.heard.length).toBe(44)
    expect(slow.heard.length).toBe(16)
  })

  test('is told of what a manager of a domain group does', async () => {
    const oslo = await addGroup(app, 'Oslo')
    await allow(app, '*@oslo.example', oslo.id)
    const people = await Promise.all(
      [1, 2].map((n) => addPerson(app, { email: `p${n}@oslo.example`, needsProfileSetup: false })),
    )
    await manage(app, people[0]!, [oslo])
    const told = await hook(['round.made', 'round.completed'])
    start()
    const manager = await signedIn(app, people[0]!)
    const { status, body } = await manager.call(generateGroupPairing, { params: { domainGroupId: oslo.id } })
    expect([status, body.pairing?.totalPairs]).toEqual([200, 1])
    await manager.call(completePairing, { params: { id: body.pairing!.id } })
    await expect.poll(() => typesOf(told)).toEqual(['round.completed', 'round.made'])
    expect(told.heard[0]!.event.data['group']).toBe(oslo.id)
  })
})

describe('What did not arrive', () => {
  test('is sent again after growing pauses with the same id, until it arrives', async () => {
    let status = 500
    const told = await hook(['match.met'], {
      answer: (reply) => void reply.writeHead(status).end('No, not now'),
    })
    start()
    await happen()
    await expect.poll(() => told.heard.length).toBe(1)
    await expect
      .poll(async () => (await log(told.id)).body)
      .toMatchObject([
        {
          state: 'waiting',
          tries: 1,
          status: 500,
          response: 'No, not now',
          problem: null,
          nextAt: '2026-11-16T09:00:05.000Z',
        },
      ])
    app.clock.advance(5_000)
    await expect.poll(() => told.heard.length).toBe(2)
    status = 200
    await expect.poll(async () => (await log(told.id)).body[0]?.tries).toBe(2)
    app.clock.advance(60_000)
    await expect
      .poll(async () => (await log(told.id)).body)
      .toMatchObject([{ state: 'delivered', tries: 3, status: 200, nextAt: null }])
    const [first, , third] = told.heard
    expect(third!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(third!.headers['webhook-timestamp']).not.toBe(first!.headers['webhook-timestamp'])
    verify(told.secret, third!, app.clock.now())
  })

  test('for three days turns the webhook off, tells the administrators, and waits until it is on again', async () => {
    let status = 503
    const told = await hook(['match.met'], { answer: (reply) => void reply.writeHead(status).end() })
    const begun = app.clock.now().getTime()
    const first = async () => (await log(told.id)).body.at(-1)!
    const stateOf = async () => (await admin.call(getWebhooks)).body[0]!
    start()
    await happen()
    for (let tries = 1; tries <= 11; tries += 1) {
      const tried = { tries, triedAt: app.clock.now().toISOString(), status: 503 }
      await expect.poll(first).toMatchObject(tried)
      const { nextAt } = await first()
      // Something else, which still waits when the first has failed for good.
      if (tries === 10) app.clock.set(new Date(Date.parse(nextAt!) - 1_000).toISOString())
      if (tries === 10) await happen()
      if (nextAt) app.clock.set(nextAt)
    }
    await expect.poll(async () => (await stateOf()).offReason).toBe('failing')
    expect((app.clock.now().getTime() - begun) / HOUR_MS).toBeGreaterThan(71)
    await expect
      .poll(() => app.sink.received.map(({ email }) => email.subject))
      .toContain(`Turned off: ${told.name}`)
    const { body } = await admin.call(getAuditLog)
    expect(body[0]).toMatchObject({ action: 'webhook.turned_off', after: { reason: 'failing' } })
    // What waits is sent when it is on again; what has failed for good, when somebody says so.
    const failed = await first()
    expect(failed.state).toBe('failed')
    const again = () => admin.call(sendAgain, { params: { id: told.id, delivery: failed.id } })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'turned_off' } })
    status = 200
    await admin.call(changeWebhook, { params: { id: told.id }, body: { isOn: true } })
    expect((await again()).status).toBe(200)
    app.clock.advance(60_000)
    await expect
      .poll(async () => new Set((await log(told.id)).body.map(({ state }) => state)))
      .toEqual(new Set(['delivered']))
    expect(told.heard.at(-1)!.event.type).toBe('match.met')
  })

  test('because there is nobody any more turns the webhook off at once', async () => {
    await hook(['match.met'], { answer: (reply) => void reply.writeHead(410).end() })
    start()
    await happen()
    await expect.poll(async () => (await admin.call(getWebhooks)).body[0]?.offReason).toBe('gone')
  })

  test('is sent again under its id when an administrator says so, also what had arrived', async () => {
    const told = await hook(['match.met'])
    start()
    await happen()
    await expect.poll(async () => (await log(told.id)).body[0]?.state).toBe('delivered')
    const { id } = (await log(told.id)).body[0]!
    const again = (webhook: string, delivery: string) =>
      admin.call(sendAgain, { params: { id: webhook, delivery } })
    expect((await again(told.id, id)).status).toBe(200)
    await expect.poll(() => told.heard.length).toBe(2)
    expect(told.heard[1]!.event).toEqual(told.heard[0]!.event)
    const other = await hook(['match.met'])
    expect((await again(other.id, id)).status).toBe(404)
    expect((await again(told.id, 'x')).status).toBe(404)
  })
})

describe('The address of a webhook', () => {
  test('is a secret: it is nowhere in the database, nor returned; and neither is what signs', async () => {
    const told = await hook()
    expect(told.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { rows } = await app.owner.db.execute(sql`select w::text as row from webhooks w`)
    for (const text of [JSON.stringify(rows), JSON.stringify((await admin.call(getWebhooks)).body)]) {
      expect(text).not.toContain('told?by')
      expect(text).not.toContain(told.secret.slice(6))
    }
    // As bytes, which text shows in hex.
    const key = Buffer.from(told.secret.slice(6), 'base64')
    for (const { secret } of await app.owner.db.select().from(webhooks))
      for (const one of ['told?by', told.secret, key]) expect(secret.includes(one)).toBe(false)
    const { body } = await admin.call(getAuditLog)
    expect(body[0]).toMatchObject({ action: 'webhook.added', after: { personalData: false } })
    expect(JSON.stringify(body)).not.toContain('told?by')
  })

  test('that is private, misleads, hangs or pours is left alone, and the log says why', async () => {
    const log1 = async (id: string) => {
      await expect.poll(async () => (await log(id)).body[0]?.tries).toBe(1)
      await expect.poll(async () => (await log(id)).body[0]?.triedAt).not.toBeNull()
      return (await log(id)).body[0]!
    }
    const elsewhere = await startEndpoint()
    closing.push(elsewhere.close)
    const { port } = new URL(elsewhere.url)
    let sent = 0
    const endpoints = {
      own: await hook(['match.met'], { url: `https://127.0.0.1:${port}/` }),
      mapped: await hook(['match.met'], { url: `https://[::ffff:127.0.0.1]:${port}/` }),
      cloud: await hook(['match.met'], { url: 'https://169.254.169.254/latest/meta-data' }),
      redirecting: await hook(['match.met'], {
        answer: (reply) => void reply.writeHead(307, { location: elsewhere.url }).end(),
      }),
      packed: await hook(['match.met'], {
        answer: (reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      }),
      cut: await hook(['match.met'], { answer: (reply) => void reply.destroy() }),
      neverEnding: await hook(['match.met'], {
        answer: (reply) => void reply.writeHead(200).write('Got it'),
      }),
      pouring: await hook(['match.met'], {
        answer(reply) {
          reply.writeHead(200)
          const megabyte = Buffer.alloc(1_000_000, 'B')
          const pour = () => {
            while (!reply.destroyed && sent < 1_000 && reply.write(megabyte)) sent += 1
            sent += 1
          }
          reply.on('drain', pour)
          pour()
        },
      }),
    }
    start()
    await happen()
    for (const one of [endpoints.own, endpoints.mapped, endpoints.cloud])
      expect((await log1(one.id)).problem).toMatch(/not on the public internet.*WEBHOOK_HOSTS/)
    expect(await log1(endpoints.redirecting.id)).toMatchObject({ state: 'waiting', status: 307 })
    expect((await log1(endpoints.packed.id)).problem).toMatch(/compressed/)
    expect((await log1(endpoints.cut.id)).problem).toMatch(/can’t be reached/)
    const unended = await log1(endpoints.neverEnding.id)
    expect(unended).toMatchObject({ state: 'delivered', status: 200, response: 'Got it' })
    const poured = await log1(endpoints.pouring.id)
    expect(poured).toMatchObject({ state: 'delivered', status: 200 })
    expect(poured.response).toBe('B'.repeat(1_024))
    expect(sent).toBeLessThan(30)
    expect(elsewhere.heard).toEqual([])
  })

  test('has a valid certificate', async () => {
    const told = await hook(['match.met'])
    const { ca } = webhookAgent.options
    webhookAgent.options.ca = []
    start()
    await happen()
    await expect.poll(async () => (await log(told.id)).body[0]?.problem).toMatch(/certificate of localhost/)
    webhookAgent.options.ca = ca
    expect(told.heard).toEqual([])
  })

  test('is https, and one that no key can open is given again', async () => {
    const make = (url: string) =>
      admin.request('POST', '/api/admin/webhooks', { name: 'Odd', url, events: ['match.met'] })
    for (const url of ['http://example.com', 'file:///etc/passwd', 'https://', 'example.com', ''])
      expect([url, (await make(url)).status]).toEqual([url, 400])
    const told = await hook(['match.met'])
    await app.owner.db.update(webhooks).set({ secret: Buffer.from('sealed by another key, long enough') })
    start()
    await happen()
    await expect
      .poll(async () => (await log(told.id)).body[0]?.problem)
      .toMatch(/key of this installation has changed/)
    const change = (body: { url?: string; isOn?: boolean }) =>
      admin.call(changeWebhook, { params: { id: told.id }, body })
    expect((await change({ isOn: true })).status).toBe(409)
    const { body } = await change({ url: told.address })
    app.clock.advance(5_000)
    await expect.poll(() => told.heard.length).toBe(1)
    verify(body.secret!, told.heard[0]!, app.clock.now())
  })
})

test('A webhook that hangs delays no other: of 1,000 events, 99 of 100 reach each of the others before it has let go of its first', async () => {
  const hanging = await hook(['match.met'], { answer: () => undefined })
  const others = await Promise.all([1, 2, 3, 4].map(() => hook(['match.met'])))
  start()
  const happened = new Map<number, number>()
  for (let n = 0; n < 1_000; n += 10) {
    await app.context.db.transaction((tx) =>
      emitEvents(
        app.context,
        tx,
        'match.met',
        app.clock.now(),
        Array.from({ length: 10 }, (_, i) => ({ n: n + i })),
      ),
    )
    for (let i = n; i < n + 10; i += 1) happened.set(i, performance.now())
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  for (const other of others) {
    await expect.poll(() => other.heard.length).toBe(1_000)
    const waits = other.heard
      .map(({ event, at }) => at - happened.get(event.data['n'] as number)!)
      .toSorted((a, b) => a - b)
    // docs/operate/webhooks.md has the figure that is wanted; the hanging one lets go after ten seconds.
    expect(waits[989]).toBeLessThan(9_000)
  }
  expect(hanging.heard.length).toBeLessThan(100)
})

test('A new secret signs beside the earlier one for a week, and then alone', async () => {
  const told = await hook(['match.met'])
  start()
  const { body } = await admin.call(changeWebhook, { params: { id: told.id }, body: { newSecret: true } })
  expect(body.earlierSecretUntil).toBe(new Date(app.clock.now().getTime() + 7 * 24 * HOUR_MS).toISOString())
  await happen()
  await expect.poll(() => told.heard.length).toBe(1)
  for (const secret of [told.secret, body.secret!]) verify(secret, told.heard[0]!, app.clock.now())
  app.clock.advance(7 * 24 * HOUR_MS)
  await happen()
  await expect.poll(() => told.heard.length).toBe(2)
  verify(body.secret!, told.heard[1]!, app.clock.now())
  expect(() => verify(told.secret, told.heard[1]!, app.clock.now())).toThrow()
})

test('The log is read page by page, keeps 30 days, and forgets what it heard of somebody who is erased', async () => {
  const told = await hook(['match.met'], { answer: (reply, { body }) => void reply.end(`Got ${body}`) })
  start()
  const person = await addPerson(app, { email: 'gone@example.com' })
  await happen([person])
  app.clock.advance(1_000)
  for (let n = 0; n < 4; n += 1) await happen()
  await expect
    .poll(async () => (await log(told.id)).body.map(({ state }) => state))
    .toEqual(Array(5).fill('delivered'))
  const { body: all } = await log(told.id)
  const seen = []
  let cursor: string | undefined
  do {
    const page = await log(told.id, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.body)
    cursor = page.headers.get('x-next-cursor') ?? undefined
  } while (cursor)
  expect(seen).toEqual(all)
  expect((await log(told.id, { cursor: 'x' })).status).toBe(400)

  expect(all.map(({ response }) => response !== '')).toEqual(Array(5).fill(true))
  await admin.call(eraseUser, { params: { id: person.id }, body: { email: 'gone@example.com' } })
  expect((await log(told.id)).body.map(({ response }) => response !== '')).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])

  app.clock.advance(30 * 24 * HOUR_MS + 1)
  await happen()
  await forgetOldDeliveries(app.context)
  expect(await app.context.db.$count(webhookDeliveries)).toBe(1)
})

test('A key with the scope manages webhooks; there are twenty at most, and two have different names', async () => {
  admin = await adminClient(app)
  const { body: key } = await admin.call(makeKey, {
    body: { name: 'Manager of webhooks', scopes: ['integrations'] },
  })
  const by = new Client(app.url)
  const make = (name: string) =>
    by.request(
      'POST',
      '/api/admin/webhooks',
      { name, url: 'https://hooks.example.com/', events: ['round.made', 'round.made'] },
      { authorization: `Bearer ${key.key}` },
    )
  const first = await make('One')
  expect(first).toMatchObject({ status: 200, body: { events: ['round.made'], host: 'hooks.example.com' } })
  expect(await make('ONE')).toMatchObject({ status: 409, body: { code: 'already_exists' } })
  for (let n = 1; n < 20; n += 1) expect((await make(`Number ${n}`)).status).toBe(200)
  expect(await make('One more')).toMatchObject({ status: 409, body: { code: 'too_many' } })
  const params = { id: String(first.body.id) }
  expect((await admin.call(changeWebhook, { params, body: { name: 'number 1' } })).status).toBe(409)
  expect((await admin.call(removeWebhook, { params })).status).toBe(200)
  expect((await admin.call(removeWebhook, { params })).status).toBe(404)
})
