import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSystemHealth } from '../../shared/contract/metrics'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, adminClient, allow } from '../testing/factories'
import { codeIn } from '../testing/sink'

const MINUTE = 60_000
const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(...chunk.toString().trim().split('\n'))
      done()
    },
  })
  app = await startApp({ env: { TRUST_PROXY: 'loopback' }, log: pino({ level: 'warn' }, stream) })
  await allow(app)
})
afterAll(() => app?.stop())
beforeEach(async () => {
  await app.owner.pool.query('truncate rate_limits')
  lines.length = 0
})
afterEach(() => vi.useRealTimers())

const HERE = '203.0.113.1'
const from = (address: string) => ({ 'x-forwarded-for': address })
const giveCode = (client: Client, email: string, code: string, address = HERE) =>
  client.request('POST', '/api/auth/verify-code', { email, code }, from(address))
const wrong = (count: number, address = HERE) =>
  giveCode(app.client(), `invented${count}@example.com`, '000000', address)

async function askCode(client: Client, email: string): Promise<string> {
  app.clock.advance(MINUTE)
  const { status } = await client.request('POST', '/api/auth/send-code', { email })
  expect(status).toBe(200)
  return codeIn(app.sink.latest(email).text)
}
async function askLink(client: Client, email: string) {
  await client.request('POST', '/api/auth/magic-link', { email })
  const { text = '' } = app.sink.latest(email)
  return { token: /token=([\w-]+)/.exec(text)?.[1], code: codeIn(text) }
}
/** The whole installation has counted so many wrong codes. */
async function wrongEverywhere(points: number) {
  await wrong(0, '192.0.2.1')
  const { rowCount } = await app.owner.pool.query(
    "update rate_limits set points = $1 where key like 'wrong-code-all:%'",
    [points],
  )
  expect(rowCount).toBe(1)
}

describe('wrong codes of one client', () => {
  it('are fifty in ten minutes, over all addresses; then a new browser has one a minute there, and as many as before elsewhere', async () => {
    // The limiter keeps its own time; here it stands still.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const owner = app.client()
    const code = await askCode(owner, 'ada@example.com')
    for (let count = 1; count <= 50; count++) expect((await wrong(count)).status).toBe(400)
    const refused = await wrong(51)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries'])
    expect(refused.body.message).toBe(
      'Too many wrong codes. Please try again in 1 minute, or sign in with a magic link.',
    )
    expect(Number(refused.headers.get('retry-after'))).toBe(60)
    expect((await giveCode(owner, 'ada@example.com', '000000')).status).toBe(400)
    const early = await giveCode(owner, 'ada@example.com', code)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await wrong(52, '203.0.113.2')).status).toBe(400)
    vi.setSystemTime(Date.now() + MINUTE + 1000)
    // The stranger goes on all the time.
    expect((await wrong(53)).status).toBe(429)
    expect((await giveCode(owner, 'ada@example.com', code)).status).toBe(200)
  })

  it('give no turn to a browser that made up its cookie, or asked for a code of another address', async () => {
    const asked = app.client()
    await askCode(asked, 'ada@example.com')
    for (let count = 1; count <= 50; count++) expect((await wrong(count)).status).toBe(400)
    const [name] = [...asked.cookies.keys()]
    for (const letter of ['a', 'b']) {
      const invented = app.client()
      invented.cookies.set(name!, letter.repeat(43))
      expect((await giveCode(invented, 'ada@example.com', '000000')).status).toBe(429)
    }
    expect((await giveCode(asked, 'bo@example.com', '000000')).status).toBe(429)
    expect((await giveCode(asked, 'ada@example.com', '000000')).status).toBe(400)
  })

  it('are refused also when they come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, (_, count) => wrong(count)))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(50)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('do not close links, neither in the browser that asked nor in another one with the code', async () => {
    for (let count = 1; count <= 51; count++) await wrong(count)
    const [owner, phone] = [app.client(), app.client()]
    const link = await askLink(owner, 'bea@example.com')
    const verify = (client: Client, code?: string) =>
      client.request('POST', '/api/auth/magic-link/verify', { token: link.token, code }, from(HERE))
    expect((await verify(phone, '000000')).status).toBe(400)
    expect((await verify(owner)).status).toBe(200)
    app.clock.advance(2 * MINUTE)
    Object.assign(link, await askLink(app.client(), 'bea@example.com'))
    expect((await verify(phone, link.code)).status).toBe(200)
  })

  it('do not shut out a browser that has signed in before', async () => {
    const owner = app.client()
    await giveCode(owner, 'cleo@example.com', await askCode(owner, 'cleo@example.com'))
    await owner.request('POST', '/api/logout')
    for (let count = 1; count <= 51; count++) await wrong(count)
    const code = await askCode(owner, 'cleo@example.com')
    expect((await giveCode(owner, 'cleo@example.com', code)).status).toBe(200)
    // Known for Cleo, and for nobody else.
    expect((await giveCode(owner, 'dora@example.com', '000000')).status).toBe(429)
  })

  it('are all that counts: right ones are given back', async () => {
    for (let count = 1; count <= 49; count++) await wrong(count)
    for (const email of ['emil@example.com', 'finn@example.com', 'gus@example.com']) {
      const client = app.client()
      expect((await giveCode(client, email, await askCode(client, email))).status).toBe(200)
    }
    expect((await wrong(50)).status).toBe(400)
    expect((await wrong(51)).status).toBe(429)
  })

  it('count for its IPv6 network: fifty for a /64, two hundred for a /48', async () => {
    for (let count = 1; count <= 50; count++)
      expect((await wrong(count, `2001:db8:1:1::${count}`)).status).toBe(400)
    expect((await wrong(51, '2001:db8:1:1::ffff')).status).toBe(429)
    for (let count = 1; count <= 150; count++)
      expect((await wrong(count, `2001:db8:1:${count + 10}::1`)).status).toBe(400)
    expect((await wrong(1, '2001:db8:1:ffff::1')).status).toBe(429)
    expect((await wrong(1, '2001:db8:2::1')).status).toBe(400)
  })

  it('count when an address is confirmed as well', async () => {
    const client = app.client()
    await client.request('POST', '/api/simple-auth', { email: 'new@example.com' })
    for (let count = 1; count <= 50; count++) await wrong(count)
    const code = codeIn(app.sink.latest('new@example.com').text)
    const confirm = (given: string) =>
      client.request('POST', '/api/auth/verify-email', { code: given }, from(HERE))
    expect([(await confirm('000000')).status, (await confirm(code)).status]).toEqual([400, 429])
  })
})

describe('wrong codes of everybody together', () => {
  it('are five hundred in ten minutes, no matter who sends them; then a new browser has one a minute, and links still work', async () => {
    const owner = app.client()
    const code = await askCode(owner, 'hana@example.com')
    await wrongEverywhere(499)
    expect((await wrong(1)).status).toBe(400)
    const refused = await wrong(2, '198.51.100.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await giveCode(owner, 'hana@example.com', '000000', '198.51.100.2')).status).toBe(400)
    expect((await giveCode(owner, 'hana@example.com', code, '198.51.100.2')).status).toBe(429)
    const { token } = await askLink(owner, 'hana@example.com')
    expect((await owner.request('POST', '/api/auth/magic-link/verify', { token })).status).toBe(200)
  })

  it('do not shut out a browser that has signed in before', async () => {
    const owner = app.client()
    await giveCode(owner, 'ines@example.com', await askCode(owner, 'ines@example.com'))
    await wrongEverywhere(500)
    const code = await askCode(owner, 'ines@example.com')
    expect((await giveCode(owner, 'ines@example.com', code)).status).toBe(200)
    expect((await wrong(1)).status).toBe(429)
  })

  it('of a client that is refused already do not count', async () => {
    for (let count = 1; count <= 60; count++) await wrong(count)
    const { rows } = await app.owner.pool.query<{ points: number }>(
      "select points from rate_limits where key like 'wrong-code-all:%'",
    )
    expect(rows).toEqual([{ points: 50 }])
  })

  it('are told to the administrators: a line of the log once, and the system’s health', async () => {
    const health = async () => (await (await adminClient(app)).call(getSystemHealth)).body.signIn
    await wrongEverywhere(500)
    await wrong(1)
    await wrong(2, '198.51.100.1')
    expect(lines.filter((line) => line.includes('codes_refused'))).toHaveLength(1)
    expect(await health()).toMatchObject({
      status: 'degraded',
      label: 'Codes slowed',
      detail: expect.stringMatching(/^More than 500 wrong codes .* Links still work/),
      codesRefusedAt: app.clock.now().toISOString(),
      codesRefusedUntil: expect.any(String),
    })
    const at = app.clock.now().toISOString()
    app.clock.advance(11 * MINUTE)
    expect(await health()).toMatchObject({
      status: 'operational',
      label: 'Operational',
      codesRefusedAt: at,
      codesRefusedUntil: null,
    })
    app.clock.advance(31 * 24 * 60 * MINUTE)
    expect(await health()).toMatchObject({ detail: 'Links and codes work.', codesRefusedAt: null })
  })

  it('are mailed to each administrator by the hundred, once a day at most, and refused ones count', async () => {
    const mails = (email: string) =>
      app.sink.received.filter(
        ({ to, email: { subject } }) =>
          to.includes(email) && subject === 'Many wrong sign-in codes in Cup of Joe',
      )
    const [chief, deputy] = await addPeople(app, [
      { email: 'chief@example.com', isAdmin: true },
      { email: 'deputy@example.com', isAdmin: true },
      { email: 'former.chief@example.com', isAdmin: true, isActive: false },
    ])
    const hundred = async () => {
      await app.owner.pool.query('truncate rate_limits')
      await Promise.all(Array.from({ length: 99 }, (_, count) => wrong(count)))
    }
    await hundred()
    expect(mails(chief!.email)).toHaveLength(0)
    await wrong(100)
    await expect.poll(() => mails(deputy!.email)).toHaveLength(1)
    await expect.poll(() => mails(chief!.email)).toHaveLength(1)
    expect(mails(chief!.email)[0]!.email.text).toMatch(
      /100 wrong sign-in codes.*nobody is locked out.*its log/s,
    )
    await wrong(101)
    app.clock.advance(23 * 60 * MINUTE)
    await hundred()
    await wrong(100)
    app.clock.advance(60 * MINUTE)
    await hundred()
    await wrong(100)
    await expect.poll(() => mails(chief!.email)).toHaveLength(2)
    await expect.poll(() => mails(deputy!.email)).toHaveLength(2)
    expect([mails(deputy!.email), mails('former.chief@example.com')].map(({ length }) => length)).toEqual([
      2, 0,
    ])
  })
})
