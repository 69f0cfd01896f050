import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { getAuditLog } from '../../shared/contract/audit'
import {
  changePassword,
  endOtherSessions,
  endSession,
  getAuthStatus,
  getCurrentUser,
  getSessions,
} from '../../shared/contract/sign-in'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, allow, cheapHash, signedIn } from '../testing/factories'
import { codeIn } from '../testing/sink'
import { oneAfterTheOther } from '../testing/one-after-the-other'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())

const isIn = async (client: Client) => (await client.call(getAuthStatus)).body.authenticated

describe('one’s own sessions', () => {
  it('are listed without their tokens, and end one by one or all but this', async () => {
    const person = await addPerson(app)
    const [here, phone, library] = [
      await signedIn(app, person),
      await signedIn(app, person),
      await signedIn(app, person),
    ]
    await app.owner.pool.query('update auth_sessions set user_agent = $1 where user_id = $2', [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      person.id,
    ])
    const { body: sessions } = await here.call(getSessions)
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      device: 'Firefox on Linux',
      isCurrent: expect.any(Boolean),
      signedInAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    const ofPhone = (await phone.call(getSessions)).body.find(({ isCurrent }) => isCurrent)!
    expect((await here.call(endSession, { params: { id: ofPhone.id } })).status).toBe(200)
    expect(await Promise.all([here, phone, library].map(isIn))).toEqual([true, false, true])
    expect((await here.call(endSession, { params: { id: ofPhone.id } })).status).toBe(404)
    await here.call(endOtherSessions)
    expect(await Promise.all([here, library].map(isIn))).toEqual([true, false])
  })

  it('are nobody else’s to end', async () => {
    const owner = await signedIn(app, await addPerson(app))
    const other = await signedIn(app, await addPerson(app))
    const [session] = (await owner.call(getSessions)).body
    expect((await other.call(endSession, { params: { id: session!.id } })).status).toBe(404)
    await other.call(endOtherSessions)
    expect(await isIn(owner)).toBe(true)
  })
})

describe('an administrator’s own password', () => {
  const OLD = 'river lamp tundra 41'
  const NEW = 'quiet otter brass moon'
  let admin: Client
  const signIn = async (password: string) => {
    const client = app.client()
    return {
      client,
      ...(await client.request('POST', '/api/signin', { email: 'root@example.com', password })),
    }
  }
  beforeAll(async () => {
    await addPerson(app, { email: 'root@example.com', isAdmin: true, passwordHash: cheapHash(OLD) })
    admin = (await signIn(OLD)).client
  })
  // Each test begins with the old one, which costs next to nothing to check.
  beforeEach(() =>
    app.owner.pool.query("update users set password_hash = $1 where email = 'root@example.com'", [
      cheapHash(OLD),
    ]),
  )

  it('is changed by anybody who knows the one before, and signs out everywhere else', async () => {
    const elsewhere = (await signIn(OLD)).client
    const body = { currentPassword: OLD, newPassword: NEW }
    expect((await admin.call(changePassword, { body })).status).toBe(200)
    expect(await isIn(elsewhere)).toBe(false)
    expect(await isIn(admin)).toBe(true)
    expect((await signIn(OLD)).status).toBe(401)
    expect((await signIn(NEW)).status).toBe(200)
    const query = { action: 'administrator.password_changed' } as const
    const [entry] = (await admin.call(getAuditLog, { query })).body
    expect(entry).toMatchObject({ before: null, after: null })
  })

  it('is not one that is easily guessed, such as their own address', async () => {
    const body = { currentPassword: OLD, newPassword: 'root@example.com' }
    const refused = await admin.call(changePassword, { body })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('easy to guess') })
    expect((await signIn(OLD)).status).toBe(200)
  })

  it('has at least 12 characters of any kind', async () => {
    const short = await admin.call(changePassword, {
      body: { currentPassword: OLD, newPassword: 'k7&mQ2!xv9z' },
    })
    expect(short.status).toBe(400)
    const words = 'überall Zwölf Boxkämpfer 猫と犬'
    const body = { currentPassword: OLD, newPassword: words }
    expect((await admin.call(changePassword, { body })).status).toBe(200)
    expect((await signIn(words)).status).toBe(200)
  })

  it.each(['before', 'after'])('signs nobody in by the old one, tried just %s the change', async (order) => {
    const email = `${order}@example.com`
    const person = await addPerson(app, { email, isAdmin: true, passwordHash: cheapHash(OLD) })
    const signInAs = async (client: Client) =>
      (await client.request('POST', '/api/signin', { email, password: OLD })).status
    const owner = app.client()
    expect(await signInAs(owner)).toBe(200)
    const thief = app.client()
    const acts = {
      change: () => owner.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } }),
      signIn: () => signInAs(thief),
    }
    const names = order === 'before' ? (['signIn', 'change'] as const) : (['change', 'signIn'] as const)
    await oneAfterTheOther(
      app,
      person.id,
      names.map((name) => acts[name]),
    )
    expect(await isIn(thief)).toBe(false)
    expect(await isIn(owner)).toBe(true)
  })

  it('can be guessed at five times in a quarter of an hour, no matter who holds the session', async () => {
    const body = { currentPassword: 'not this one, no', newPassword: 'blue kettle on a stair' }
    const tries = await Promise.all(Array.from({ length: 8 }, () => admin.call(changePassword, { body })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect((await signIn(OLD)).status).toBe(200)
  })
})

describe('the log', () => {
  it('tells sign-ins, acts and refusals, and holds no address, code or token', async () => {
    const lines: string[] = []
    const log = pino(
      { level: 'info' },
      new Writable({
        write(line: Buffer, _encoding, done) {
          lines.push(String(line))
          done()
        },
      }),
    )
    const logged = await startApp({ log })
    try {
      await allow(logged)
      await addPerson(logged, { email: 'nora@example.com' })
      const client = logged.client()
      await client.request('POST', '/api/auth/send-code', { email: 'nora@example.com' })
      const code = codeIn(logged.sink.latest('nora@example.com').text)
      await client.request('POST', '/api/auth/verify-code', { email: 'nora@example.com', code })
      expect((await client.call(getCurrentUser)).status).toBe(200)
      await client.request('GET', '/api/admin/users?search=nora%40example.com')
      await client.request('POST', '/api/signin', { email: 'nora@example.com', password: 'wrong one here' })
      await logged.client().request('GET', '/api/auth/user')
      const wrong = { authorization: 'Bearer coj_key_wrong' }
      await logged.client().request('GET', '/api/admin/users', undefined, wrong)
    } finally {
      await logged.stop()
    }
    const told = lines.slice(1).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(told).toEqual([
      expect.objectContaining({ msg: 'call', route: '/api/auth/send-code', status: 200 }),
      expect.objectContaining({ event: 'signed_in', by: 'code', user: expect.any(String), ip: '127.0.0.1' }),
      expect.objectContaining({ msg: 'call', route: '/api/auth/verify-code', status: 200 }),
      expect.objectContaining({
        msg: 'refused',
        route: '/api/admin/users',
        status: 403,
        user: expect.any(String),
      }),
      expect.objectContaining({ event: 'audit', action: 'administrator.sign_in_refused', user: null }),
      expect.objectContaining({ msg: 'refused', route: '/api/signin', status: 401 }),
      expect.objectContaining({ msg: 'refused', route: '/api/admin/users', status: 401 }),
    ])
    expect(lines.join('')).not.toMatch(/nora|example\.com|"\d{6}"|[\w-]{43}/)
  })
})
