import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MailRefused } from '../platform/context/mailer'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, allow } from '../testing/factories'
import { codeIn } from '../testing/sink'

const MINUTE = 60_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())
// What this suite is about are the limits of an address, not those of a client.
beforeEach(() => app.owner.pool.query('truncate rate_limits'))

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
      'We’ve sent many emails to this address today. The last three links still work. Another browser needs the code from the same email.',
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
    for (let count = 1; count <= 20; count++) {
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
  await app.owner.pool.query("update rate_limits set points = 500 where key like 'sign-in-mail:%'")
  expect((await ask(app.client(), 'magic-link', 'hana@example.com')).status).toBe(429)
  expect((await ask(owner, 'magic-link', email)).status).toBe(200)
})

describe('mails to the plus addresses of one mailbox', () => {
  const mailsLike = (part: string) =>
    app.sink.received.filter(({ to }) => to.some((one) => one.includes(part)))
  /** Asks once for each of so many addresses; returns what every one of them is told. */
  const flood = async (name: string, count: number, kind: 'magic-link' | 'send-code' = 'magic-link') => {
    const told = new Set<string>()
    for (let number = 1; number <= count; number++) {
      const { status, body } = await ask(app.client(), kind, `${name}+${number}@example.com`)
      told.add(JSON.stringify([status, body]))
    }
    return [...told]
  }

  it('are ten a day together, links and codes, and every asker is told the same', async () => {
    expect(await flood('ida', 7)).toHaveLength(1)
    expect(await flood('Ida', 12, 'send-code')).toHaveLength(1)
    expect(mailsLike('ida+')).toHaveLength(10)
    // Asked again too soon, or with a wrong code: told the same as where a mail was sent.
    const again = async (number: number) => {
      const email = `ida+${number}@example.com`
      const asker = app.client()
      app.clock.advance(2 * MINUTE)
      const { status } = await ask(asker, 'send-code', email)
      const soon = await ask(asker, 'send-code', email)
      const wrong: unknown[] = []
      for (let count = 1; count <= 6; count++) {
        const reply = await asker.request('POST', '/api/auth/verify-code', { email, code: '000000' })
        wrong.push([reply.status, reply.body])
      }
      return [status, soon.status, soon.body, wrong]
    }
    await app.context.database.pool.query("delete from rate_limits where key like 'plus-mail:%'")
    const mailed = await again(1)
    expect(mailsLike('ida+')).toHaveLength(11)
    await app.context.database.pool.query("update rate_limits set points = 10 where key like 'plus-mail:%'")
    expect(await again(12)).toEqual(mailed)
    expect(mailsLike('ida+')).toHaveLength(11)
  })

  it('take nothing from the address without the plus, nor from other mailboxes', async () => {
    await flood('jon', 12)
    await flood('j.on', 1)
    await ask(app.client(), 'magic-link', 'jon@example.com')
    expect([mailsLike('jon+').length, mailsLike('j.on+').length, countMails('jon@example.com')]).toEqual([
      10, 1, 1,
    ])
  })

  it('go to an address with an account, to an address that is on the whitelist itself, and to a known browser', async () => {
    const [account, listed, known] = ['account', 'listed', 'known'].map((word) => `kim+${word}@example.com`)
    await addPerson(app, { email: account! })
    await addPerson(app, { email: 'kim+unproved@example.com', isValidated: false })
    await allow(app, listed)
    const browser = await knownBrowser(known!)
    await app.context.database.pool.query('update users set is_validated = false where email = $1', [known])
    await flood('kim', 12)
    const before = app.sink.received.length
    for (const email of [account!, listed!]) await ask(app.client(), 'magic-link', email)
    await ask(browser, 'magic-link', known!)
    expect(app.sink.received.slice(before).flatMap(({ to }) => to)).toEqual([account, listed, known])
    await ask(app.client(), 'magic-link', 'kim+unproved@example.com')
    expect(app.sink.received).toHaveLength(before + 3)
  })

  it('that are held back end no link that was mailed', async () => {
    const email = 'lea+1@example.com'
    const owner = app.client()
    await ask(owner, 'magic-link', email)
    const { token } = linkMailedTo(email)
    await flood('lea', 12)
    for (let count = 1; count <= 4; count++) {
      app.clock.advance(2 * MINUTE)
      expect((await ask(app.client(), 'magic-link', email)).status).toBe(200)
    }
    expect(countMails(email)).toBe(1)
    expect((await verify(owner, { token })).status).toBe(200)
  })

  it('that could not be sent do not count', async () => {
    const refusing = vi
      .spyOn(app.context.mailer, 'send')
      .mockRejectedValue(new MailRefused('down', true, 'ECONNREFUSED'))
    for (const told of await flood('mia', 12)) expect(told).toContain('503')
    refusing.mockRestore()
    await flood('mia', 12)
    expect(mailsLike('mia+')).toHaveLength(10)
  })
})
