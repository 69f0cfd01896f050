import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { allow } from '../testing/factories'
import { codeIn } from '../testing/sink'

const MINUTE = 60_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())
// What this suite is about are the limits of an address, not those of a client.
beforeEach(() => app.context.database.pool.query('truncate rate_limits'))

const ask = (client: Client, kind: 'magic-link' | 'send-code', email: string) =>
  client.request('POST', `/api/auth/${kind}`, { email })
const linkMailedTo = (email: string) => {
  const { text = '' } = app.sink.latest(email)
  return { token: /token=([\w-]+)/.exec(text)?.[1], code: codeIn(text) }
}
const verify = (client: Client, link: { token?: string | undefined; code?: string }) =>
  client.request('POST', '/api/auth/magic-link/verify', link)
const countMails = (email: string) => app.sink.received.filter(({ to }) => to.includes(email)).length

/** A browser in which the person of this address has signed in and out again. */
async function knownBrowser(email: string): Promise<Client> {
  const client = app.client()
  await ask(client, 'send-code', email)
  await client.request('POST', '/api/auth/verify-code', { email, code: codeIn(app.sink.latest(email).text) })
  await client.request('POST', '/api/logout')
  app.clock.advance(24 * 60 * MINUTE)
  return client
}

/** A stranger with as many browsers as it takes asks for all that an address gets. */
async function useUp(email: string): Promise<void> {
  for (let count = 1; count <= 15; count++) {
    await ask(app.client(), 'magic-link', email)
    await ask(app.client(), 'send-code', email)
    app.clock.advance(2 * MINUTE)
  }
}

describe('a stranger who asks for mails to somebody’s address', () => {
  it('ends no link at once: the last three work', async () => {
    const email = 'ada@example.com'
    const owner = app.client()
    await ask(owner, 'magic-link', email)
    const { token } = linkMailedTo(email)
    for (let count = 1; count <= 2; count++) {
      app.clock.advance(2 * MINUTE)
      expect((await ask(app.client(), 'magic-link', email)).status).toBe(200)
    }
    expect((await verify(owner, { token })).status).toBe(200)
  })

  it('never makes a browser wait that has signed in before', async () => {
    const email = 'bea@example.com'
    const owner = await knownBrowser(email)
    await useUp(email)
    // At the same moment as the stranger, and with nothing left for other browsers.
    expect((await ask(app.client(), 'magic-link', email)).status).toBe(429)
    expect((await ask(app.client(), 'send-code', email)).status).toBe(429)
    expect((await ask(owner, 'send-code', email)).status).toBe(200)
    const code = codeIn(app.sink.latest(email).text)
    expect((await ask(owner, 'magic-link', email)).status).toBe(200)
    expect((await owner.request('POST', '/api/auth/verify-code', { email, code })).status).toBe(200)
  })

  it('leaves links in the mailbox that work, for a browser that is new', async () => {
    const email = 'cleo@example.com'
    await useUp(email)
    const phone = app.client()
    const refused = await ask(phone, 'magic-link', email)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'too_soon', requiresWait: expect.any(Number) })
    expect(refused.body.message).toBe(
      'Many emails went to this address today. The last three links still work, in any browser with the code of the same email.',
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    const links = app.sink.received
      .filter(({ to }) => to.includes(email))
      .map((mail) => mail.email.text ?? '')
      .filter((text) => text.includes('magic-auth'))
    expect(links).toHaveLength(10)
    const token = /token=([\w-]+)/.exec(links.at(-3)!)?.[1]
    expect((await verify(phone, { token, code: codeIn(links.at(-3)) })).status).toBe(200)
  })

  it('and the owner together cause thirty mails a day', async () => {
    const email = 'dora@example.com'
    const [owner, laptop] = [await knownBrowser(email), await knownBrowser(email)]
    const before = countMails(email)
    for (let count = 1; count <= 40; count++) {
      await Promise.all(
        [owner, laptop, app.client(), app.client()].flatMap((client) => [
          ask(client, 'magic-link', email),
          ask(client, 'send-code', email),
        ]),
      )
      app.clock.advance(2 * MINUTE)
    }
    expect(countMails(email) - before).toBe(30)
  })

  it('is told what still works whenever it is refused', async () => {
    const email = 'emil@example.com'
    await ask(app.client(), 'magic-link', email)
    await ask(app.client(), 'send-code', email)
    for (const kind of ['magic-link', 'send-code'] as const) {
      const { status, body, headers } = await ask(app.client(), kind, email)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.message).toMatch(/last three links work|sign in with a magic link/)
    }
  })
})

it('a browser that has signed in before is not refused for what others of its network ask for', async () => {
  const email = 'finn@example.com'
  const owner = await knownBrowser(email)
  await ask(app.client(), 'magic-link', 'gus@example.com')
  await app.context.database.pool.query("update rate_limits set points = 500 where key like 'sign-in-mail:%'")
  expect((await ask(app.client(), 'magic-link', 'hana@example.com')).status).toBe(429)
  expect((await ask(owner, 'magic-link', email)).status).toBe(200)
})
