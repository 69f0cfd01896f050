import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getAuthStatus } from '../../shared/contract/sign-in'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addPerson, allow, cheapHash, signedIn } from '../testing/factories'
import { codeIn } from '../testing/sink'
import { hashPassword } from './admins/passwords'
import { purgeSignInData } from './sign-in-tokens.queries'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app, '*@example.com')
})
afterAll(() => app?.stop())
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000
const codeMailedTo = (email: string) => codeIn(app.sink.latest(email).text)
const userOf = async (client: Client) => (await client.call(getAuthStatus)).body.user

const signIn = (client: Client, email: string, password: string) =>
  client.request('POST', '/api/signin', { email, password })
const forgetTries = () => app.owner.pool.query('delete from rate_limits')
const enter = (client: Client, email: string) => client.request('POST', '/api/simple-auth', { email })
/** The least of four, as time of the processor: how long each one had to wait for it tells of the machine. */
const workOfRefusal = async (email: string) => {
  const works: number[] = []
  for (let count = 0; count < 4; count++) {
    const before = process.cpuUsage()
    await signIn(app.client(), email, 'wrong')
    const { user, system } = process.cpuUsage(before)
    works.push(user + system)
  }
  return Math.min(...works)
}

describe("an administrator's password", () => {
  const PASSWORD = 'a good long password'
  const addAdmin = async (email: string) =>
    addPerson(app, { email, isAdmin: true, passwordHash: cheapHash(PASSWORD) })

  it('signs in with a new session, and tells who it is', async () => {
    await addAdmin('chief@example.com')
    const client = app.client()
    const reply = await signIn(client, ' Chief@Example.com', PASSWORD)
    expect(reply.status).toBe(200)
    expect(reply.body.user).toMatchObject({ email: 'chief@example.com', isAdmin: true })
    expect(JSON.stringify(reply.body)).not.toContain('scrypt')
    expect((await client.request('GET', '/api/auth/user')).status).toBe(200)
  })

  it('is refused with the same words whatever was wrong', async () => {
    await forgetTries()
    await addPerson(app, { email: 'employee@example.com', passwordHash: cheapHash(PASSWORD) })
    await addPerson(app, { email: 'nopassword@example.com', isAdmin: true })
    const off = await addAdmin('offadmin@example.com')
    await app.owner.pool.query('update users set is_active = false where id = $1', [off.id])
    for (const [email, password] of [
      ['chief@example.com', 'wrong'],
      ['nobody@example.com', PASSWORD],
      ['employee@example.com', PASSWORD],
      ['nopassword@example.com', PASSWORD],
      ['offadmin@example.com', PASSWORD],
      ['not an address', PASSWORD],
    ] as const) {
      const reply = await signIn(app.client(), email, password)
      expect(reply.status).toBe(401)
      expect(reply.body).toEqual({ message: 'Invalid email or password.', code: 'invalid_credentials' })
    }
  })

  it('can be tried wrongly five times in 15 minutes, by one client for one address, and again after a minute', async () => {
    await forgetTries()
    await addAdmin('locked@example.com')
    // The limiter keeps its own time; here it stands still.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    for (let count = 1; count <= 5; count++)
      expect((await signIn(app.client(), 'locked@example.com', 'wrong')).status).toBe(401)
    const refused = await signIn(app.client(), 'locked@example.com', PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(60)
    expect(refused.body.message).toBe(
      'Too many failed sign-ins. Please try again in 1 minute, or sign in with a magic link.',
    )
    expect((await signIn(app.client(), 'chief@example.com', PASSWORD)).status).toBe(200)
    vi.setSystemTime(Date.now() + MINUTE + 1000)
    expect((await signIn(app.client(), 'locked@example.com', PASSWORD)).status).toBe(200)
  })

  it('can be tried wrongly twenty times by one client, over all addresses', async () => {
    await forgetTries()
    const emails = Array.from({ length: 20 }, (_, index) => `guess${index}@example.com`)
    const passwordHash = cheapHash(PASSWORD)
    await addPeople(
      app,
      emails.map((email) => ({ email, isAdmin: true, passwordHash })),
    )
    for (const email of emails) expect((await signIn(app.client(), email, 'wrong')).status).toBe(401)
    expect((await signIn(app.client(), 'chief@example.com', PASSWORD)).status).toBe(429)
  })

  it('is given right as often as one likes, and forgets the failures before', async () => {
    await forgetTries()
    for (let round = 0; round < 2; round++) {
      for (let count = 1; count <= 4; count++) await signIn(app.client(), 'chief@example.com', 'wrong')
      expect((await signIn(app.client(), 'chief@example.com', PASSWORD)).status).toBe(200)
    }
    for (let count = 1; count <= 12; count++)
      expect((await signIn(app.client(), 'chief@example.com', PASSWORD)).status).toBe(200)
  })

  it('guessed in parallel is looked at five times', async () => {
    await forgetTries()
    // Somebody of their own: one right password, given by whatever else still runs, would open the count again.
    await addAdmin('guessed@example.com')
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => signIn(app.client(), 'guessed@example.com', 'wrong')),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('takes as long to be refused for an address without an account', async () => {
    await forgetTries()
    await addPerson(app, {
      email: 'dear@example.com',
      isAdmin: true,
      passwordHash: await hashPassword(PASSWORD),
    })
    // Without the second scrypt one of them would be ten times less.
    const [known, unknown] = [
      await workOfRefusal('dear@example.com'),
      await workOfRefusal('nobody@example.com'),
    ]
    expect(unknown).toBeGreaterThan(known / 4)
    expect(known).toBeGreaterThan(unknown / 4)
  })
})

describe('test access', () => {
  it('signs a sample person in at once', async () => {
    await addPerson(app, { email: 'sample@example.com', isSample: true })
    const client = app.client()
    const reply = await enter(client, 'Sample@example.com')
    expect(reply.body).toMatchObject({ redirectTo: '/profile' })
    expect(await userOf(client)).toMatchObject({ email: 'sample@example.com', isValidated: true })
  })

  it('gives a new address a session that can do nothing but validate', async () => {
    const client = app.client()
    expect((await enter(client, 'newbie@example.com')).body.redirectTo).toBe('/profile')
    expect(await userOf(client)).toMatchObject({ isValidated: false, needsProfileSetup: true })
    for (const [method, path] of [
      ['PUT', '/api/participation'],
      ['POST', '/api/complete-registration'],
      ['PUT', '/api/profile'],
      ['GET', '/api/matches/current'],
    ] as const) {
      const reply = await client.request(method, path, method === 'GET' ? undefined : {})
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'not_validated'])
    }
    const before = client.cookies.get('auth_session')
    const code = codeMailedTo('newbie@example.com')
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await client.request('POST', '/api/auth/verify-email', { code: wrong })).status).toBe(400)
    expect((await client.request('POST', '/api/auth/verify-email', { code })).status).toBe(200)
    expect(client.cookies.get('auth_session')).not.toBe(before)
    expect(await userOf(client)).toMatchObject({ isValidated: true, isEmailVerified: true })
    expect((await client.request('POST', '/api/auth/verify-email', { code })).status).toBe(200)
    expect((await client.request('POST', '/api/auth/verify-email/resend')).status).toBe(409)
  })

  it('never signs an account of its own in: it mails a code', async () => {
    await addPerson(app, { email: 'real@example.com' })
    const client = app.client()
    expect((await enter(client, 'real@example.com')).body.redirectTo).toBe('/auth/code')
    expect(await userOf(client)).toBe(null)
    const code = codeMailedTo('real@example.com')
    await client.request('POST', '/api/auth/verify-code', { email: 'real@example.com', code })
    expect(await userOf(client)).toMatchObject({ email: 'real@example.com' })
  })

  it('taken for a colleague gains nothing when the colleague signs in later', async () => {
    const stranger = app.client()
    await enter(stranger, 'victim@example.com')
    expect(await userOf(stranger)).toMatchObject({ isValidated: false })
    const owner = app.client()
    await owner.request('POST', '/api/auth/magic-link', { email: 'victim@example.com' })
    const token = /token=([\w-]+)/.exec(app.sink.latest('victim@example.com').text ?? '')?.[1]
    expect((await owner.request('POST', '/api/auth/magic-link/verify', { token })).status).toBe(200)
    expect(await userOf(stranger)).toBe(null)
    expect(await userOf(owner)).toMatchObject({ isValidated: true })
  })

  it('is refused to administrators, sample ones too', async () => {
    await addPerson(app, { email: 'sampleadmin@example.com', isSample: true, isAdmin: true })
    expect((await enter(app.client(), 'sampleadmin@example.com')).status).toBe(403)
  })

  it('leaves nothing behind when the code cannot be mailed', async () => {
    app.sink.refuse.push({ to: 'unlucky@example.com', code: 550, message: 'no' })
    const client = app.client()
    expect((await enter(client, 'unlucky@example.com')).status).toBe(503)
    expect(client.cookies.size).toBe(0)
    expect((await enter(client, 'unlucky@example.com')).body.redirectTo).toBe('/profile')
  })

  it('can be turned off', async () => {
    const closed = await startApp({ env: { TEST_ACCESS: 'off' } })
    try {
      await allow(closed, '*@example.com')
      await addPerson(closed, { email: 'sample@example.com', isSample: true })
      const reply = await enter(closed.client(), 'sample@example.com')
      expect(reply.status).toBe(403)
      expect(reply.body.message).toBe('Test access is turned off. Please use a magic link.')
    } finally {
      await closed.stop()
    }
  })

  it('mails a new validation code once a minute, and the older one ends', async () => {
    const client = app.client()
    await enter(client, 'slow@example.com')
    const old = codeMailedTo('slow@example.com')
    expect((await client.request('POST', '/api/auth/verify-email/resend')).status).toBe(429)
    app.clock.advance(MINUTE)
    expect((await client.request('POST', '/api/auth/verify-email/resend')).status).toBe(200)
    const code = codeMailedTo('slow@example.com')
    const older = old === code ? '000000' : old
    expect((await client.request('POST', '/api/auth/verify-email', { code: older })).status).toBe(400)
    expect((await client.request('POST', '/api/auth/verify-email', { code })).status).toBe(200)
  })
})

describe('another site', () => {
  it('can start no sign-in from its pages', async () => {
    for (const path of ['/api/auth/magic-link', '/api/auth/verify-code', '/api/signin', '/api/logout']) {
      for (const origin of [
        'https://evil.test',
        'null',
        'http://localhost:3001',
        'http://localhost.evil.test:3000',
      ]) {
        const reply = await app.client().request('POST', path, {}, { origin })
        expect([path, origin, reply.status]).toEqual([path, origin, 403])
      }
    }
  })
})

describe('retention', () => {
  it('forgets links a week after they expired and sessions 30 days after they ended', async () => {
    const own = await startApp()
    try {
      await allow(own)
      await own.client().request('POST', '/api/auth/magic-link', { email: 'old@example.com' })
      const client = await signedIn(own, await addPerson(own))
      await client.request('POST', '/api/logout')
      const day = 24 * 60 * MINUTE
      own.clock.advance(7.5 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 0, sessions: 0 })
      own.clock.advance(1 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 1, sessions: 0 })
      own.clock.advance(22 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 0, sessions: 1 })
    } finally {
      await own.stop()
    }
  })

  it('forgets ended sessions as soon as SESSION_RETENTION_DAYS says, and no open one', async () => {
    const own = await startApp({ env: { SESSION_RETENTION_DAYS: '2' } })
    try {
      await allow(own)
      const person = await addPerson(own)
      await (await signedIn(own, person)).request('POST', '/api/logout')
      await signedIn(own, person)
      const day = 24 * 60 * MINUTE
      own.clock.advance(1.5 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 0, sessions: 0 })
      own.clock.advance(1 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 0, sessions: 1 })
      own.clock.advance(20 * day)
      expect(await purgeSignInData(own.context)).toEqual({ tokens: 0, sessions: 0 })
    } finally {
      await own.stop()
    }
  })
})
