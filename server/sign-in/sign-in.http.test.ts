import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuthStatus, getPublicSettings, requestMagicLink } from '../../shared/contract/sign-in'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addPerson, adminClient, allow, signedIn } from '../testing/factories'
import { codeIn } from '../testing/sink'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app, '*@example.com')
})
afterAll(() => app?.stop())
// All these browsers are one client, and a client has fifty wrong codes.
beforeEach(() => app.owner.pool.query('truncate rate_limits'))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const askLink = (client: Client, email: string) => client.request('POST', '/api/auth/magic-link', { email })
const askCode = (client: Client, email: string) => client.request('POST', '/api/auth/send-code', { email })
const giveCode = (client: Client, email: string, code: string) =>
  client.request('POST', '/api/auth/verify-code', { email, code })
const mailed = (email: string) => {
  const { text = '', html = '' } = app.sink.latest(email)
  const [link = ''] = /http:\/\/\S+\/magic-auth\?token=[\w-]+/.exec(text) ?? []
  const token = new URL(link || 'http://x').searchParams.get('token') ?? ''
  return { link, token, code: codeIn(text), text, html }
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const whoAmI = async (client: Client) => (await client.call(getAuthStatus)).body.user?.email ?? null

const verify = (client: Client, token: string, code?: string) =>
  client.request('POST', '/api/auth/magic-link/verify', { token, code })
const state = async (client: Client, token: string) =>
  (await client.request('GET', `/api/auth/magic-link?token=${token}`)).body.state

describe('a magic link', () => {
  it('signs in the browser that asked, makes the account, and works once', async () => {
    const client = app.client()
    const asked = await askLink(client, '  Ada@Example.com ')
    expect(asked.status).toBe(200)
    expect(asked.body.success).toBe(true)
    const { token, link, html, text } = mailed('ada@example.com')
    expect(link.startsWith('http://localhost:3000/magic-auth?token=')).toBe(true)
    expect(html).toContain(link)
    expect(text).toContain('24 hours')
    expect(await state(client, token)).toBe('ready')
    expect(await state(client, token)).toBe('ready')

    const signed = await verify(client, token)
    expect(signed.body).toMatchObject({ success: true, redirectTo: '/auth-success' })
    const cookie = signed.headers.getSetCookie().find((one) => one.startsWith('auth_session='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Max-Age=2592000/)
    const { body } = await client.call(getAuthStatus)
    expect(body.user).toMatchObject({
      email: 'ada@example.com',
      isValidated: true,
      needsProfileSetup: true,
      isAdmin: false,
      currentMatch: null,
      pastMatches: [],
    })
    expect(await state(client, token)).toBe('invalid')
    expect((await verify(client, token)).body.code).toBe('invalid_link')
    expect((await verify(app.client(), token)).body.code).toBe('invalid_link')
  })

  it('leads to where the person was going, and nowhere else', async () => {
    const asked = async (email: string, next: string) => {
      await app.client().call(requestMagicLink, { body: { email, next } })
      const [link = ''] = /http:\/\/\S+\/magic-auth\?\S+/.exec(app.sink.latest(email).text ?? '') ?? []
      return new URL(link).searchParams.get('next')
    }
    expect(await asked('going@example.com', '/matches?from=mail')).toBe('/matches?from=mail')
    expect(await asked('gone@example.com', '//evil.example/home')).toBeNull()
  })

  it('asks any other browser for the code of the same mail', async () => {
    await askLink(app.client(), 'bea@example.com')
    const { token, code } = mailed('bea@example.com')
    const phone = app.client()
    expect(await state(phone, token)).toBe('needs_code')
    expect((await verify(phone, token)).body.code).toBe('needs_code')
    expect((await verify(phone, token, other(code))).body.code).toBe('wrong_code')
    expect((await verify(phone, token, code)).status).toBe(200)
    expect(await whoAmI(phone)).toBe('bea@example.com')
  })

  it('is closed to other browsers after five wrong codes, but not to the one that asked', async () => {
    const owner = app.client()
    await askLink(owner, 'cleo@example.com')
    const { token, code } = mailed('cleo@example.com')
    const stranger = app.client()
    for (let count = 1; count <= 4; count++)
      expect((await verify(stranger, token, other(code))).body.code).toBe('wrong_code')
    expect((await verify(stranger, token, other(code))).body.code).toBe('invalid_link')
    expect((await verify(stranger, token, code)).body.code).toBe('invalid_link')
    expect(await state(stranger, token)).toBe('invalid')
    expect(await state(owner, token)).toBe('ready')
    expect((await verify(owner, token)).status).toBe(200)
  })

  it('is sent once in two minutes to an address, with or without an account', async () => {
    await addPerson(app, { email: 'known@example.com' })
    const answers = []
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const first = await askLink(app.client(), email)
      app.clock.advance(MINUTE / 2)
      const second = await askLink(app.client(), email)
      expect(second.status).toBe(429)
      expect(second.headers.get('retry-after')).toBe('90')
      app.clock.advance(MINUTE)
      const third = await askLink(app.client(), email)
      app.clock.advance(MINUTE / 2)
      const fourth = await askLink(app.client(), email)
      expect([first.status, fourth.status]).toEqual([200, 200])
      answers.push([first.body, second.body, third.body])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.map((body) => body.requiresWait)).toEqual([undefined, 2, 1])
  })

  it('goes out once when asked for many times at once', async () => {
    const before = app.sink.received.length
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => askLink(app.client(), 'dora@example.com')),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(app.sink.received.length - before).toBe(1)
  })

  it('stops working when three newer ones are sent, and after 24 hours', async () => {
    const client = app.client()
    const tokens: string[] = []
    for (let count = 1; count <= 4; count++) {
      await askLink(client, 'emil@example.com')
      tokens.push(mailed('emil@example.com').token)
      app.clock.advance(2 * MINUTE)
    }
    const states = () => Promise.all(tokens.map((token) => state(client, token)))
    expect(await states()).toEqual(['invalid', 'ready', 'ready', 'ready'])
    expect((await verify(client, tokens[0]!)).status).toBe(400)
    expect((await verify(client, tokens[1]!)).status).toBe(200)
    app.clock.advance(24 * HOUR)
    expect(await states()).toEqual(['invalid', 'invalid', 'invalid', 'invalid'])
    expect((await verify(client, tokens[3]!)).status).toBe(400)
  })

  it('works when the mail server took it and its answer got lost', async () => {
    const client = app.client()
    app.sink.fault = () => 'accept-then-drop'
    try {
      expect((await askLink(client, 'finn@example.com')).status).toBe(200)
    } finally {
      app.sink.fault = undefined
    }
    expect((await verify(client, mailed('finn@example.com').token)).status).toBe(200)
    app.clock.advance(2 * MINUTE)
  })

  it('can be asked for again at once when the mail server refused it, and the one before still works', async () => {
    const client = app.client()
    await askLink(client, 'finn@example.com')
    const old = mailed('finn@example.com')
    app.clock.advance(2 * MINUTE)
    app.sink.refuse.push({ to: 'finn@example.com', code: 451, message: 'later' })
    const refused = await askLink(client, 'finn@example.com')
    expect(refused.status).toBe(503)
    expect(refused.body.message).toBe('We couldn’t send the email. Please try again in a moment.')
    expect(await state(client, old.token)).toBe('ready')
    expect((await askLink(client, 'finn@example.com')).status).toBe(200)
    expect(await state(client, old.token)).toBe('ready')
  })

  it('signs in once when pressed many times at once', async () => {
    const client = app.client()
    await askLink(client, 'gus@example.com')
    const { token } = mailed('gus@example.com')
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(client, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each(['', 'x', 'a'.repeat(201), '%00', 'a b'])('that is malformed (%j) is refused', async (token) => {
    const reply = await app.client().request('POST', '/api/auth/magic-link/verify', { token })
    expect(reply.status).toBe(400)
    expect((await app.client().request('GET', `/api/auth/magic-link?token=${token}`)).status).toBeLessThan(
      401,
    )
  })
})

describe('a code', () => {
  it('signs in the browser that asked, and works once', async () => {
    const client = app.client()
    expect((await askCode(client, 'hana@example.com')).body.success).toBe(true)
    const { code } = mailed('hana@example.com')
    expect((await giveCode(app.client(), 'hana@example.com', code)).body.code).toBe('invalid_code')
    expect((await giveCode(client, 'other@example.com', code)).body.code).toBe('invalid_code')
    expect((await giveCode(client, 'HANA@example.com ', code)).body).toMatchObject({ success: true })
    expect(await whoAmI(client)).toBe('hana@example.com')
    expect((await giveCode(client, 'hana@example.com', code)).status).toBe(400)
  })

  it('ends at the fifth wrong try, and no stranger can use those tries up', async () => {
    const client = app.client()
    await askCode(client, 'ines@example.com')
    const { code } = mailed('ines@example.com')
    const stranger = app.client()
    for (let count = 0; count < 7; count++) await giveCode(stranger, 'ines@example.com', other(code))
    for (let count = 1; count <= 4; count++)
      expect((await giveCode(client, 'ines@example.com', other(code))).body.code).toBe('invalid_code')
    expect((await giveCode(client, 'ines@example.com', other(code))).body.code).toBe('code_ended')
    expect((await giveCode(client, 'ines@example.com', code)).status).toBe(400)
  })

  it('fits at the fifth try as well', async () => {
    const client = app.client()
    await askCode(client, 'jan@example.com')
    const { code } = mailed('jan@example.com')
    for (let count = 1; count <= 4; count++) await giveCode(client, 'jan@example.com', other(code))
    expect((await giveCode(client, 'jan@example.com', code)).status).toBe(200)
  })

  it('given 200 times at once opens one session', async () => {
    const client = app.client()
    await askCode(client, 'kim@example.com')
    const { code } = mailed('kim@example.com')
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => giveCode(client, 'kim@example.com', code)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    // Once it is used it is a wrong code, and of those a client has fifty.
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400, 429]))
  })

  it('guessed many times at once is compared five times', async () => {
    const client = app.client()
    await askCode(client, 'lea@example.com')
    const { code } = mailed('lea@example.com')
    await Promise.all(Array.from({ length: 40 }, () => giveCode(client, 'lea@example.com', other(code))))
    expect((await giveCode(client, 'lea@example.com', code)).status).toBe(400)
  })

  it('lasts 15 minutes, and a newer one of the same browser ends it', async () => {
    const client = app.client()
    await askCode(client, 'mia@example.com')
    const first = mailed('mia@example.com').code
    app.clock.advance(MINUTE)
    await askCode(client, 'mia@example.com')
    const second = mailed('mia@example.com').code
    // One time in a million both are the same.
    const older = first === second ? other(first) : first
    expect((await giveCode(client, 'mia@example.com', older)).status).toBe(400)
    app.clock.advance(15 * MINUTE)
    expect((await giveCode(client, 'mia@example.com', second)).status).toBe(400)
  })

  it('asked for by a stranger leaves the one of the colleague alone', async () => {
    const client = app.client()
    await askCode(client, 'nele@example.com')
    const { code } = mailed('nele@example.com')
    app.clock.advance(MINUTE)
    await askCode(app.client(), 'nele@example.com')
    expect((await giveCode(client, 'nele@example.com', code)).status).toBe(200)
  })

  it('goes to an address once a minute and ten times a day', async () => {
    const email = 'otto@example.com'
    const statuses = []
    for (let count = 1; count <= 10; count++) {
      statuses.push((await askCode(app.client(), email)).status)
      const early = await askCode(app.client(), email)
      expect(early.status).toBe(429)
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
      app.clock.advance(MINUTE)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const eleventh = await askCode(app.client(), email)
    expect(eleventh.status).toBe(429)
    expect(eleventh.body.message).toBe(
      'We’ve already sent a code to this address. Ask for another in 24 hours, or sign in with a magic link.',
    )
    app.clock.advance(24 * HOUR)
    expect((await askCode(app.client(), email)).status).toBe(200)
  })

  it('is refused by its form before anything is looked up', async () => {
    for (const code of ['', '12345', '1234567', '１２３４５６', 'abcdef', null]) {
      const reply = await app
        .client()
        .request('POST', '/api/auth/verify-code', { email: 'a@example.com', code })
      expect(reply.status).toBe(400)
      expect(reply.body.message).toMatch(/6-digit code/)
    }
  })
})

describe('a session', () => {
  it('is new at every sign-in, and the one the browser had ends', async () => {
    const client = app.client()
    await askCode(client, 'pia@example.com')
    await giveCode(client, 'pia@example.com', mailed('pia@example.com').code)
    const first = client.cookies.get('auth_session') ?? ''
    app.clock.advance(MINUTE)
    await askCode(client, 'pia@example.com')
    await giveCode(client, 'pia@example.com', mailed('pia@example.com').code)
    expect(client.cookies.get('auth_session')).not.toBe(first)
    const thief = app.client()
    thief.cookies.set('auth_session', first)
    expect((await thief.request('GET', '/api/auth/user')).status).toBe(401)
  })

  it('is never one that the browser brought along', async () => {
    const client = app.client()
    const planted = 'A'.repeat(43)
    client.cookies.set('auth_session', planted)
    await askCode(client, 'rosa@example.com')
    await giveCode(client, 'rosa@example.com', mailed('rosa@example.com').code)
    expect(client.cookies.get('auth_session')).not.toBe(planted)
  })

  it('ends on the server at sign-out', async () => {
    const client = await signedIn(app, await addPerson(app))
    const token = client.cookies.get('auth_session') ?? ''
    expect((await client.request('POST', '/api/logout')).status).toBe(200)
    expect(client.cookies.has('auth_session')).toBe(false)
    client.cookies.set('auth_session', token)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
    expect((await app.client().request('POST', '/api/logout')).status).toBe(200)
  })

  it('slides, and ends 30 days after its last use', async () => {
    const client = await signedIn(app, await addPerson(app))
    app.clock.advance(20 * 24 * HOUR)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(200)
    app.clock.advance(20 * 24 * HOUR)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(200)
    app.clock.advance(31 * 24 * HOUR)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
  })

  it('and every link and code are stored as hashes only', async () => {
    const client = app.client()
    await askLink(client, 'sami@example.com')
    const { token, code } = mailed('sami@example.com')
    await client.request('POST', '/api/auth/magic-link/verify', { token })
    const { rows } = await app.owner.pool.query<{ all: string }>(
      `select (select string_agg(t::text, ' ') from sign_in_tokens t where email = 'sami@example.com') ||
        (select string_agg(s::text, ' ') from auth_sessions s) as all`,
    )
    const stored = rows[0]?.all ?? ''
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    expect(stored).not.toContain(client.cookies.get('auth_session'))
    expect(stored).not.toContain(Buffer.from(code).toString('hex'))
  })
})

describe('who may join', () => {
  it('is refused by the text that names the domains, the same everywhere', async () => {
    const text =
      'Only company email addresses (example.com) are allowed to join. Please sign in with your company email.'
    for (const path of ['/api/auth/magic-link', '/api/auth/send-code', '/api/simple-auth']) {
      const reply = await app.client().request('POST', path, { email: 'eve@evil.test' })
      expect(reply.status).toBe(403)
      expect(reply.body).toEqual({ message: text, code: 'invalid_email' })
    }
    expect((await app.client().call(getPublicSettings)).body.invalidEmailMessage).toBe(text)
  })

  it('is by the exact entry first: an inactive one bars its address, an active one admits only itself', async () => {
    const own = await startApp()
    try {
      const refuse = async (email: string) => (await askLink(own.client(), email)).body
      expect((await refuse('a@one.test')).message).toBe(
        'Only company email addresses are allowed to join. Please sign in with your company email.',
      )
      await allow(own, 'solo@one.test')
      await allow(own, '*@two.test')
      const barred = await allow(own, 'barred@two.test')
      await own.owner.pool.query('update allowed_emails set is_active = false where id = $1', [barred?.id])
      expect(await refuse('solo@one.test')).toMatchObject({ success: true })
      expect(await refuse('any@two.test')).toMatchObject({ success: true })
      expect(await refuse('other@one.test')).toMatchObject({ code: 'unauthorized_email' })
      expect(await refuse('barred@two.test')).toMatchObject({ code: 'unauthorized_email' })
      expect(await refuse('a@sub.two.test')).toMatchObject({
        code: 'invalid_email',
        message: expect.stringContaining('(two.test, one.test)'),
      })
      for (const email of ['a@two.test.evil.example', 'a@evil-two.test', 'a@two.tes'])
        expect(await refuse(email)).toMatchObject({ code: 'invalid_email' })
      await allow(own, '*@three.test')
      await allow(own, '*@four.test')
      expect((await refuse('a@five.test')).message).toContain('(four.test, three.test, two.test and others)')
    } finally {
      await own.stop()
    }
  })

  it('holds at the moment of signing in, too', async () => {
    await allow(app, 'tess@later.test')
    const client = app.client()
    await askLink(client, 'tess@later.test')
    const { token } = mailed('tess@later.test')
    await app.owner.pool.query("delete from allowed_emails where email = 'tess@later.test'")
    const reply = await client.request('POST', '/api/auth/magic-link/verify', { token })
    expect(reply.status).toBe(403)
    expect(await whoAmI(client)).toBe(null)
  })

  it('exempts administrators in a browser that has signed in before, and tells no other one who they are', async () => {
    const [boss] = await addPeople(app, [{ email: 'boss@elsewhere.test', isAdmin: true }])
    for (const ask of [askLink, askCode]) {
      const [admins, anybodys] = [
        await ask(app.client(), boss!.email),
        await ask(app.client(), 'no@elsewhere.test'),
      ]
      expect([admins.status, admins.body]).toEqual([403, anybodys.body])
      expect(admins.headers.getSetCookie()).toEqual([])
    }
    await allow(app, boss!.email)
    const client = app.client()
    await askLink(client, boss!.email)
    expect((await verify(client, mailed(boss!.email).token)).status).toBe(200)
    await app.owner.pool.query('delete from allowed_emails where email = $1', [boss!.email])
    app.clock.advance(MINUTE)
    await client.request('POST', '/api/logout')
    expect((await askLink(client, boss!.email)).status).toBe(200)
    expect((await verify(client, mailed(boss!.email).token)).status).toBe(200)
  })

  it('takes its time for an account that is turned off, also before any mail was sent', async () => {
    const fresh = await startApp()
    try {
      await allow(fresh)
      await addPerson(fresh, { email: 'off@example.com', isActive: false })
      const began = performance.now()
      expect((await askLink(fresh.client(), 'off@example.com')).status).toBe(200)
      expect(performance.now() - began).toBeGreaterThan(190)
    } finally {
      await fresh.stop()
    }
  })

  it('mails nothing to an account that is turned off, and says the same', async () => {
    await addPerson(app, { email: 'off@example.com', isActive: false })
    for (const ask of [askLink, askCode]) {
      const [off, on] = [
        await ask(app.client(), 'off@example.com'),
        await ask(app.client(), 'on@example.com'),
      ]
      expect([off.status, off.body]).toEqual([200, on.body])
      expect(off.headers.getSetCookie()).toHaveLength(on.headers.getSetCookie().length)
    }
    expect(app.sink.received.filter(({ to }) => to.includes('off@example.com'))).toEqual([])
  })

  it('leaves out an account that was turned off after its link was mailed', async () => {
    const [person] = await addPeople(app, [{ email: 'soon@example.com' }])
    const client = app.client()
    await askLink(client, 'soon@example.com')
    await app.owner.pool.query('update users set is_active = false where id = $1', [person!.id])
    const reply = await client.request('POST', '/api/auth/magic-link/verify', mailed('soon@example.com'))
    expect(reply.status).toBe(403)
    expect(reply.body.code).toBe('account_off')
  })
})

describe('the current user', () => {
  it('is a 401 without a session, while the status is a 200 either way', async () => {
    const visitor = app.client()
    expect((await visitor.request('GET', '/api/auth/user')).status).toBe(401)
    expect((await visitor.request('GET', '/api/auth/user')).body.message).toBe('Unauthorized')
    expect((await visitor.call(getAuthStatus)).body).toEqual({ authenticated: false, user: null })
    const admin = await adminClient(app)
    expect((await admin.call(getAuthStatus)).body).toMatchObject({
      authenticated: true,
      user: { isAdmin: true },
    })
  })

  it('never holds a secret', async () => {
    const person = await addPerson(app, { isAdmin: true, passwordHash: 'scrypt$secret' })
    const { body } = await (await signedIn(app, person)).request('GET', '/api/auth/user')
    expect(JSON.stringify(body)).not.toMatch(/password|hash|secret|token/i)
  })

  it('reads a pause and a leave that have ended as over', async () => {
    const person = await addPerson(app, {
      participationStatus: 'paused',
      pauseStartDate: '2026-01-01',
      pauseEndDate: '2026-02-01',
      pauseReason: 'temporary',
      employeeStatus: 'leave',
      leaveEndDate: '2026-02-01',
    })
    const { body } = await (await signedIn(app, person)).request('GET', '/api/auth/user')
    expect(body).toMatchObject({
      participationStatus: 'active',
      pauseEndDate: null,
      pauseReason: null,
      employeeStatus: 'active',
      leaveEndDate: null,
    })
  })

  it('is redirected from /api/login to /auth', async () => {
    const reply = await app.client().request('GET', '/api/login?next=https://evil.test')
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe('/auth')
  })
})
