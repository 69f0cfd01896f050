import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, startApp } from '../testing/app'
import { addPerson, adminClient, allow, signedIn } from '../testing/factories'

const TOKEN = 'a-token-for-the-monitoring'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { METRICS_TOKEN: TOKEN } })
  await allow(app)
})
afterAll(() => app.stop())

const scrape = (token?: string, client = app.client()) =>
  client.request('GET', '/metrics', undefined, token ? { authorization: `Bearer ${token}` } : {})

test('the token and administrators read it; nobody else', async () => {
  expect((await scrape(TOKEN)).status).toBe(200)
  expect((await scrape(undefined, await adminClient(app))).status).toBe(200)
  expect((await scrape()).status).toBe(401)
  expect((await scrape(`${TOKEN}x`)).status).toBe(401)
  expect((await scrape(undefined, await signedIn(app, await addPerson(app)))).status).toBe(401)
})

test('counts responses by route, and names no person', async () => {
  await app.client().request('GET', '/api/departments/domain/secret.example')
  await app.client().request('GET', '/no/such/secret')
  const { body, headers } = await scrape(TOKEN)
  expect(headers.get('content-type')).toContain('text/plain')
  expect(body).toMatch(
    /cup_of_joe_http_request_seconds_count\{method="GET",route="\/api\/departments\/domain\/:emailDomain",status="401"\} 1/,
  )
  expect(body).not.toContain('secret')
  expect(body).toMatch(/^cup_of_joe_users \d+$/m)
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\}|\{.*\})? [\d.e+-]+)$/)
})

test('counts of mails begin at 0, so that the first newsletter and the first refusal are an increase', async () => {
  const { body } = await scrape(TOKEN)
  expect(body).toContain('cup_of_joe_mails_total{kind="newsletter",result="accepted"} 0\n')
  expect(body).toContain('cup_of_joe_mails_total{kind="single",result="refused"} 0\n')
})

test('without a token set, nobody learns that it is there', async () => {
  const other = await startApp()
  expect((await other.client().request('GET', '/metrics')).status).toBe(404)
  expect(
    (await other.client().request('GET', '/metrics', undefined, { authorization: 'Bearer undefined' }))
      .status,
  ).toBe(404)
  await other.stop()
})
