import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, cheapHash } from '../../testing/factories'

const PASSWORD = 'quietly brewed marmalade'
const EMAIL = 'chief@example.com'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'loopback' } })
  await addPerson(app, { email: EMAIL, isAdmin: true, passwordHash: cheapHash(PASSWORD) })
})
afterAll(() => app?.stop())
beforeEach(async () => {
  await app.owner.pool.query('truncate rate_limits')
  // The limiter keeps its own time; here it stands still.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => vi.useRealTimers())

let counter = 0
/** A password, from an address that nobody has used before. */
const signIn = (client: Client, password: string, address = `203.0.113.${(counter += 1)}`) =>
  client.request('POST', '/api/signin', { email: EMAIL, password }, { 'x-forwarded-for': address })
/** The account has counted so many wrong passwords, no matter who sent them. */
async function wrongBefore(points: number) {
  expect((await signIn(app.client(), 'wrong')).status).toBe(401)
  const { rowCount } = await app.owner.pool.query(
    "update rate_limits set points = $1 where key like 'signin-account:%'",
    [points],
  )
  expect(rowCount).toBe(1)
}

it('after twenty wrong passwords from anywhere, an account takes one a minute', async () => {
  await wrongBefore(19)
  expect((await signIn(app.client(), 'wrong')).status).toBe(401)
  expect((await signIn(app.client(), 'wrong')).status).toBe(401)
  const refused = await signIn(app.client(), PASSWORD)
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(refused.body.message).toBe(
    'Many sign-ins to this account have failed. Please try again in 1 minute, or sign in with a magic link.',
  )
  vi.setSystemTime(Date.now() + 61_000)
  expect((await signIn(app.client(), PASSWORD)).status).toBe(200)
})

it('of many at once, an account that is slowed takes one', async () => {
  await wrongBefore(20)
  const replies = await Promise.all(Array.from({ length: 5 }, () => signIn(app.client(), 'wrong')))
  expect(replies.map(({ status }) => status).sort()).toEqual([401, 429, 429, 429, 429])
})

it('a browser that has signed in before gets through whatever others have tried', async () => {
  const owner = app.client()
  const office = '198.51.100.1'
  expect((await signIn(owner, PASSWORD, office)).status).toBe(200)
  await owner.request('POST', '/api/logout')
  for (let count = 1; count <= 5; count++)
    expect((await signIn(app.client(), 'wrong', office)).status).toBe(401)
  expect((await signIn(app.client(), PASSWORD, office)).status).toBe(429)
  await wrongBefore(1000)
  await signIn(app.client(), 'wrong')
  expect((await signIn(app.client(), PASSWORD)).status).toBe(429)
  expect((await signIn(owner, 'mistyped', office)).status).toBe(401)
  expect((await signIn(owner, PASSWORD, office)).status).toBe(200)
})

it('a browser that has signed in before is no place to guess from: twenty tries in 15 minutes', async () => {
  const thief = app.client()
  expect((await signIn(thief, PASSWORD)).status).toBe(200)
  expect((await signIn(thief, 'wrong')).status).toBe(401)
  const { rowCount } = await app.owner.pool.query(
    "update rate_limits set points = 20 where key like 'signin-device:%'",
  )
  expect(rowCount).toBe(1)
  const refused = await signIn(thief, PASSWORD)
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('magic link')])
  const { rows } = await app.owner.pool.query<{ keys: string }>(
    "select string_agg(key, ' ') as keys from rate_limits",
  )
  expect(rows[0]?.keys).not.toContain(thief.cookies.get('auth_device'))
  expect(rows[0]?.keys).not.toContain(EMAIL)
})
