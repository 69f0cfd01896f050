import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientKey } from '../../platform/http/limits'
import { type TestApp, startApp } from '../../testing/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => app?.stop())

const emailOf = (client: number) => `admin${client}@example.com`

/** From as many places, for as many accounts: no limit of the sign-in counts them together. */
const signIn = (client: number) =>
  app
    .client()
    .request(
      'POST',
      '/api/signin',
      { email: emailOf(client), password: 'not the password' },
      { 'x-forwarded-for': `192.0.2.${client}` },
    )

/** Forty passwords at once; every second account takes one a minute already. */
const clients = Array.from({ length: 40 }, (_, index) => 1 + index)
const isSlowed = (client: number) => client % 2 === 0
let replies: Awaited<ReturnType<typeof signIn>>[]
beforeAll(async () => {
  const counts = clients
    .filter(isSlowed)
    .map((client) => `signin-account:${clientKey('account', emailOf(client))}`)
  await app.context.database.pool.query(
    'insert into rate_limits (key, points, expire) select key, 20, $2 from unnest($1::text[]) key',
    [counts, Date.now() + 900_000],
  )
  replies = await Promise.all(clients.map(signIn))
})

it('forty passwords at once are checked two at a time; those that would wait long are asked to come back', () => {
  const checked = replies.filter(({ status }) => status === 401)
  const refused = replies.filter(({ status }) => status === 503)
  expect(checked.length + refused.length).toBe(40)
  expect(checked.length).toBeGreaterThanOrEqual(18)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ code: 'too_busy', message: expect.stringContaining('sign in by link') })
    expect(headers.get('retry-after')).toBe('5')
  }
})

it('a password that was not checked counts as no wrong one, also for an account that takes one a minute', async () => {
  const unchecked = clients.filter((_, index) => replies[index]?.status === 503)
  const slowed = unchecked.find(isSlowed)!
  expect((await signIn(slowed)).status).toBe(401)
  expect((await signIn(slowed)).status).toBe(429)
  const client = unchecked.find((other) => !isSlowed(other))!
  for (let round = 1; round <= 5; round += 1) expect((await signIn(client)).status).toBe(401)
  expect((await signIn(client)).status).toBe(429)
})
