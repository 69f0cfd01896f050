import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { getPublicSettings } from '../../../shared/contract/sign-in'
import type { Answer } from '../../../shared/endpoint'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson, allow } from '../../testing/factories'
import { PRODUCTION } from '../../testing/production'

const PAGE =
  '<!doctype html><html><head><title>Cup</title></head><body class="x"><div id="root"></div></body></html>'
const WARNING = 'Evaluation, open to your network: everybody who reaches it can sign in as anyone.'

let webRoot: string
const apps: TestApp[] = []
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'cup-web-'))
  for (const file of ['index.html', 'auth.html', 'app.html']) await writeFile(join(webRoot, file), PAGE)
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await rm(webRoot, { recursive: true })
})

async function start(env: Record<string, string>): Promise<TestApp> {
  const app = await startApp({ webRoot, env: { MAIL_URL: 'outbox:', ...env } })
  apps.push(app)
  return app
}

/** A request with any Host; fetch() always sends its own. */
const send = (app: TestApp, method: string, path: string, headers: Record<string, string>, body?: object) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(app.url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
    })
    sent.end(body && JSON.stringify(body))
  })

const PROXIED: Record<string, string>[] = [
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.9' },
  { via: '1.1 tunnel' },
  { 'cf-connecting-ip': '203.0.113.9' },
]

describe('the outbox and test access of an evaluation', () => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await start({ APP_URL: 'http://coffee.lan:3000' })
    await allow(app)
    email = (await addPerson(app, { isSample: true })).email
  })

  const statuses = async (at: TestApp, headers: Record<string, string>) => {
    const pages = ['/outbox', '/outbox/none.eml', '/simple-auth']
    const found = []
    for (const path of pages) found.push((await send(at, 'GET', path, headers)).status)
    return [...found, (await send(at, 'POST', '/api/simple-auth', headers, { email })).status]
  }
  const testAccess = async (headers: Record<string, string>) => {
    const settings: Answer<typeof getPublicSettings> = JSON.parse(
      (await send(app, 'GET', '/api/settings', headers)).body,
    )
    return settings.testAccess
  }

  it.each([
    'coffee.lan:3000',
    'COFFEE.lan:8080',
    'localhost:3000',
    '127.0.0.1',
    '192.168.1.5:3000',
    '[::1]:3000',
  ])('are open at %s', async (host) => {
    expect(await statuses(app, { host })).toEqual([200, 404, 200, 200])
    expect(await testAccess({ host })).toBe(true)
  })

  it.each([
    'rebound.evil.test',
    'rebound.evil.test:3000',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'coffee.lan.evil.test',
    '%',
  ])('are closed at a name that anybody could point here: "%s"', async (host) => {
    expect(await statuses(app, { host })).toEqual([403, 403, 403, 403])
    expect(await testAccess({ host })).toBe(false)
  })

  it.each(PROXIED)('are closed to what came through a proxy: %j', async (headers) => {
    expect(await statuses(app, { host: 'localhost', ...headers })).toEqual([403, 403, 403, 403])
  })

  it('say what to do', async () => {
    const { body } = await send(app, 'GET', '/outbox', { host: 'rebound.evil.test' })
    expect(JSON.parse(body)).toEqual({
      code: 'not_direct',
      message: expect.stringMatching(/http:\/\/coffee\.lan:3000.*EVALUATION_PUBLIC=on/),
    })
  })

  it('everything else responds as before', async () => {
    for (const path of ['/', '/auth', '/api/settings', '/healthz'])
      expect((await send(app, 'GET', path, { host: 'rebound.evil.test' })).status).toBe(200)
  })

  it('are open to everybody who is shown it with EVALUATION_PUBLIC', async () => {
    const shown = await start({ APP_URL: 'https://demo.test', EVALUATION_PUBLIC: 'on' })
    await allow(shown)
    await addPerson(shown, { email, isSample: true })
    expect(await statuses(shown, { host: 'tunnel.test', ...PROXIED[1] })).toEqual([200, 404, 200, 200])
  })
})

describe('the warning on every page', () => {
  const PATHS = ['/', '/auth', '/home', '/no-such-page', '/outbox', '/api/docs']
  const pages = async (app: TestApp) => {
    const found = []
    for (const path of PATHS) found.push((await app.client().request('GET', path)).body as string)
    return found
  }

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5' },
    { EVALUATION_PUBLIC: 'on' },
  ])('is there with %j, once', async (env) => {
    for (const page of await pages(await start(env))) {
      expect(page.split(WARNING)).toHaveLength(2)
      expect(page.indexOf(WARNING)).toBeGreaterThan(page.indexOf('</head>'))
    }
  })

  it.each<Record<string, string>>([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'is missing with %j: nobody else reaches it',
    async (env) => {
      for (const page of await pages(await start(env))) expect(page).not.toContain(WARNING)
    },
  )

  it('is another one at each request, and the pages have no other address', async () => {
    const app = await start({ HOST: '0.0.0.0' })
    const { headers, status } = await app.client().request('GET', '/')
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-cache'])
    for (const path of ['/index.html', '/app.html'])
      expect((await app.client().request('GET', path)).status).toBe(404)
  })

  it('is for evaluations alone', async () => {
    const production = await startApp({
      webRoot,
      env: PRODUCTION,
    })
    apps.push(production)
    for (const page of await pages(production)) expect(page).not.toContain(WARNING)
  })
})
