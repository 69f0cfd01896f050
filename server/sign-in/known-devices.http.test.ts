import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseUser, signOutUser } from '../../shared/contract/directory'
import { startPasskeySignIn } from '../../shared/contract/second-factor'
import { changePassword, endOtherSessions, getSessions } from '../../shared/contract/sign-in'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, adminClient, allow, cheapHash } from '../testing/factories'
import { codeIn } from '../testing/sink'
import { isKnownDevice, rememberDevice } from './known-devices.queries'
import { purgeSignInData } from './sign-in-tokens.queries'

const DAY = 86_400_000
const COOKIE = 'auth_device'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())

async function signInByCode(client: Client, email: string, to = app) {
  to.clock.advance(60_000)
  await client.request('POST', '/api/auth/send-code', { email })
  const code = codeIn(to.sink.latest(email).text)
  const reply = await client.request('POST', '/api/auth/verify-code', { email, code })
  expect(reply.status).toBe(200)
  return reply
}
const isKnown = (email: string, client: Client) =>
  isKnownDevice(app.context.db, email, { deviceToken: client.cookies.get(COOKIE) ?? null }, app.clock.now())
const countDevices = async () => (await app.owner.pool.query('select from known_devices')).rowCount

it('a browser is known for everybody who has signed in there, also after they sign out', async () => {
  const [client, stranger] = [app.client(), app.client()]
  const { headers } = await signInByCode(client, 'ada@example.com')
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`))
  expect(cookie).toMatch(/Max-Age=34560000;.*HttpOnly.*SameSite=Lax/)
  await signInByCode(stranger, 'stranger@example.com')
  await client.request('POST', '/api/logout')
  expect(client.cookies.has('auth_session')).toBe(false)
  expect(await isKnown('ada@example.com', client)).toBe(true)
  expect(await isKnown('ada@example.com', stranger)).toBe(false)
  expect(await isKnown('ada@example.com', app.client())).toBe(false)
  expect(await isKnown('stranger@example.com', client)).toBe(false)
})

it('the mark is new at every sign-in and is stored as a hash only', async () => {
  const client = app.client()
  await signInByCode(client, 'bea@example.com')
  const before = client.cookies.get(COOKIE)!
  const rows = await countDevices()
  await signInByCode(client, 'bea@example.com')
  const after = client.cookies.get(COOKIE)!
  expect(after).not.toBe(before)
  expect(await countDevices()).toBe(rows)
  expect(await isKnown('bea@example.com', client)).toBe(true)
  client.cookies.set(COOKIE, before)
  expect(await isKnown('bea@example.com', client)).toBe(false)
  const { rows: stored } = await app.owner.pool.query<{ all: string }>(
    "select string_agg(d::text, ' ') as all from known_devices d",
  )
  expect(stored[0]?.all).not.toContain(after)
  expect(stored[0]?.all).not.toContain(Buffer.from(after).toString('hex'))
})

it('a sign-in says whether the browser is new to that person', async () => {
  const { db } = app.context
  const [one, two] = [await addPerson(app), await addPerson(app)]
  const now = app.clock.now()
  const first = await rememberDevice(db, one.id, { deviceToken: null }, now)
  const second = await rememberDevice(db, one.id, first, now)
  const shared = await rememberDevice(db, two.id, second, now)
  expect([first, second, shared].map(({ isNewDevice }) => isNewDevice)).toEqual([true, false, true])
  // One browser of two people is known for both.
  for (const { email } of [one, two]) expect(await isKnownDevice(db, email, shared, now)).toBe(true)
})

it('the last twenty browsers of a person are known, for 400 days after the last sign-in there', async () => {
  const { db } = app.context
  const person = await addPerson(app)
  const devices: { deviceToken: string }[] = []
  for (let count = 0; count < 22; count++) {
    app.clock.advance(1000)
    devices.push(await rememberDevice(db, person.id, { deviceToken: null }, app.clock.now()))
  }
  const known = () =>
    Promise.all(devices.map((device) => isKnownDevice(db, person.email, device, app.clock.now())))
  expect(await known()).toEqual([false, false, ...Array<boolean>(20).fill(true)])
  app.clock.advance(399 * DAY)
  devices[21] = await rememberDevice(db, person.id, devices[21]!, app.clock.now())
  app.clock.advance(1 * DAY)
  expect(await known()).toEqual([...Array<boolean>(21).fill(false), true])
  await purgeSignInData(app.context)
  const { rowCount } = await app.owner.pool.query('select from known_devices where user_id = $1', [person.id])
  expect(rowCount).toBe(1)
})

it('browsers that are new today push out each other, and no browser that was known before', async () => {
  const { db } = app.context
  const person = await addPerson(app)
  const signIn = () => rememberDevice(db, person.id, { deviceToken: null }, app.clock.now())
  const isKnownStill = (device: { deviceToken: string }) =>
    isKnownDevice(db, person.email, device, app.clock.now())
  const [laptop, phone] = [await signIn(), await signIn()]
  app.clock.advance(2 * DAY)
  const others: { deviceToken: string }[] = []
  for (let count = 0; count < 40; count++) {
    app.clock.advance(60_000)
    others.push(await signIn())
  }
  expect(await Promise.all([laptop, phone].map(isKnownStill))).toEqual([true, true])
  expect(await Promise.all(others.map(isKnownStill))).toEqual(others.map((_, index) => index >= 22))
})

it('signing out everywhere else makes the other browsers unknown, and an administrator’s sign-out all of them', async () => {
  const email = 'cleo@example.com'
  const [here, lost] = [app.client(), app.client()]
  await signInByCode(lost, email)
  await signInByCode(here, email)
  expect((await here.call(getSessions)).body).toHaveLength(2)
  await here.call(endOtherSessions)
  expect([await isKnown(email, here), await isKnown(email, lost)]).toEqual([true, false])
  const admin = await adminClient(app)
  const { rows } = await app.owner.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ])
  expect((await admin.call(signOutUser, { params: { id: rows[0]!.id } })).status).toBe(200)
  expect(await isKnown(email, here)).toBe(false)
})

it('a new password makes the administrator’s other browsers unknown', async () => {
  const email = 'chief@example.com'
  const password = 'quietly brewed marmalade'
  await addPerson(app, { email, isAdmin: true, passwordHash: cheapHash(password) })
  const [here, elsewhere] = [app.client(), app.client()]
  for (const client of [here, elsewhere])
    expect((await client.request('POST', '/api/signin', { email, password })).status).toBe(200)
  expect(await isKnown(email, elsewhere)).toBe(true)
  const body = { currentPassword: password, newPassword: 'loudly roasted apricots' }
  expect((await here.call(changePassword, { body })).status).toBe(200)
  expect([await isKnown(email, here), await isKnown(email, elsewhere)]).toEqual([true, false])
})

it('erasing a person deletes their browsers', async () => {
  const email = 'leaver@example.com'
  const client = app.client()
  await signInByCode(client, email)
  const before = await countDevices()
  const { rows } = await app.owner.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ])
  const admin = await adminClient(app)
  const params = { id: rows[0]!.id }
  expect((await admin.call(eraseUser, { params, body: { email } })).status).toBe(200)
  expect(await countDevices()).toBe(before! - 1)
})

it('test access makes no browser known: it proves nothing', async () => {
  await addPerson(app, { email: 'sample@example.com', isSample: true })
  const client = app.client()
  await client.request('POST', '/api/simple-auth', { email: 'sample@example.com' })
  expect(client.cookies.has('auth_session')).toBe(true)
  expect(client.cookies.has(COOKIE)).toBe(false)
})

it('on https the mark is the host’s alone, and one without the prefix is ignored', async () => {
  const secure = await startApp({ env: { APP_URL: 'https://coffee.test', EVALUATION_PUBLIC: 'on' } })
  try {
    await allow(secure)
    const client = secure.client()
    const { headers } = await signInByCode(client, 'dora@example.com', secure)
    expect(headers.getSetCookie().find((one) => one.includes(COOKIE))).toMatch(
      /^__Host-auth_device=[\w-]{43};.*Path=\/; HttpOnly; Secure/,
    )
    const planted = client.cookies.get(`__Host-${COOKIE}`)!
    client.cookies.clear()
    client.cookies.set(COOKIE, planted)
    await signInByCode(client, 'dora@example.com', secure)
    const { rowCount } = await secure.owner.pool.query('select from known_devices')
    expect(rowCount).toBe(2)
  } finally {
    await secure.stop()
  }
})

it('a known browser begins to sign in by passkey whatever others of its network have begun; a new one waits a minute', async () => {
  const known = app.client()
  await signInByCode(known, 'emil@example.com')
  await known.request('POST', '/api/logout')
  const begin = (client: Client) => client.call(startPasskeySignIn)
  expect((await begin(app.client())).status).toBe(200)
  const { rowCount } = await app.owner.pool.query(
    "update rate_limits set points = 200 where key like 'passkey-sign-in:%'",
  )
  expect(rowCount).toBe(1)
  const refused = await begin(app.client())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await begin(known)).status).toBe(200)
})
