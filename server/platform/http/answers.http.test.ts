import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, adminClient, allow, signedIn } from '../../testing/factories'

let app: TestApp
let webRoot: string
let admin: Client
let employee: Client
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'cup-web-'))
  for (const file of ['index.html', 'app.html', 'theme.js', 'a.css', 'favicon.svg', 'robots.txt', '.env'])
    await writeFile(join(webRoot, file), 'x')
  app = await startApp({ webRoot, env: { APP_URL: 'https://coffee.test', EVALUATION_PUBLIC: 'on' } })
  await allow(app)
  admin = await adminClient(app)
  employee = await signedIn(app, await addPerson(app))
})
afterAll(async () => {
  await app?.stop()
  await rm(webRoot, { recursive: true })
})

/** What the server says to bytes that no HTTP library would send. */
const say = (text: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    socket.on('close', () => resolve(answer))
  })

const PLACES = [
  '/',
  '/no-such-page',
  '/theme.js',
  '/a.css',
  '/favicon.svg',
  '/robots.txt',
  '/api/settings',
  '/api/auth/user',
  '/api/nothing',
  '/api/openapi.json',
  '/api/docs',
  '/api/admin/users',
  '/api/admin/users?limit=none',
  '/admin-images/table-for-two.png',
  '/admin-images/none.png',
  '/outbox',
  '/healthz',
  '/readyz',
  '/metrics',
]

describe('every answer', () => {
  it.each(PLACES)(
    'at %s says what it is, may not be sniffed or framed, and runs nothing foreign',
    async (path) => {
      for (const client of [app.client(), employee, admin]) {
        const { headers } = await client.request('GET', path)
        const type = headers.get('content-type')
        expect(type).toMatch(/^image\/(?:png|jpeg)$|; charset=utf-8/i)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/)
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
        expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('server')).toBeNull()
        const wanted = type?.startsWith('image/p')
          ? ["default-src 'none'", 'sandbox']
          : ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
        const policy = headers.get('content-security-policy')
        expect(policy?.split('; ')).toEqual(expect.arrayContaining(wanted))
        expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/coffee)/)
      }
    },
  )

  it('stays out of other origins, pictures alone excepted, and calls stay out of every cache', async () => {
    const policyAt = async (path: string) =>
      (await admin.request('GET', path)).headers.get('cross-origin-resource-policy')
    for (const path of ['/', '/theme.js', '/api/auth/user', '/api/admin/users', '/metrics'])
      expect([path, await policyAt(path)]).toEqual([path, 'same-origin'])
    expect(await policyAt('/admin-images/table-for-two.png')).toBe('cross-origin')
    for (const path of ['/api/auth/user', '/api/auth/status', '/api/admin/users', '/metrics', '/outbox'])
      expect((await admin.request('GET', path)).headers.get('cache-control')).toBe('no-store')
    const errors = [
      '/api/nothing',
      '/api/admin/users?limit=none',
      '/admin-images/none.png',
      '/assets/none.js',
    ]
    for (const path of [...errors, '/healthz', '/readyz'])
      expect([path, (await app.client().request('GET', path)).headers.get('cache-control')]).toEqual([
        path,
        'no-store',
      ])
    const posted = await app.client().request('POST', '/nowhere', {})
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('never is a file that begins with a dot, or a list of files', async () => {
    for (const path of ['/.env', '/assets', '/assets/', '/%2e%2e/package.json', '/..%2fpackage.json'])
      expect([path, (await employee.request('GET', path)).status]).toEqual([path, 404])
  })
})

describe('a path that leads nowhere', () => {
  it('shows the not-found page, however odd it is', async () => {
    for (const path of [
      '/nowhere',
      '/a//b',
      '/matches//',
      '/%00',
      `/${'x'.repeat(300)}`,
      `/${'x'.repeat(9000)}`,
    ]) {
      const { status, headers } = await app.client().request('GET', path)
      const found = [path, status, headers.get('content-type')]
      expect(found).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
  })
})

describe('a request', () => {
  it('of a method that no call has is refused, and TRACE tells nothing back', async () => {
    for (const method of ['OPTIONS', 'PROPFIND', 'PUT', 'DELETE'])
      expect((await employee.request(method, '/api/auth/user')).status).toBe(404)
    const trace = await say('TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: hush\r\nConnection: close\r\n\r\n')
    expect(trace).toMatch(/^HTTP\/1.1 404 /)
    expect(trace).not.toContain('hush')
  })

  it('with one parameter given twice is refused', async () => {
    for (const path of ['/api/admin/users?limit=1&limit=2', '/api/admin/users?search=a&search=b'])
      expect((await admin.request('GET', path)).status).toBe(400)
    const twice = '/api/auth/magic-link?token=aaaa&token=bbbb'
    expect((await app.client().request('GET', twice)).status).toBe(400)
  })

  it.each([
    [
      'with two lengths',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_request',
    ],
    [
      'with two content lengths',
      'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      400,
      'invalid_request',
    ],
    ['with a blank before a colon', 'Foo : bar\r\n\r\n', 400, 'invalid_request'],
    ['with endless headers', `Foo: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request_too_large'],
  ])('%s is refused in the same form as everything else', async (_, rest, status, code) => {
    const answer = await say(`POST /api/logout HTTP/1.1\r\nHost: x\r\n${rest}`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('application/json; charset=utf-8')
    expect(head).toContain('nosniff')
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code })
  })

  it('comes from the address of its connection, unless a proxy that we know says otherwise', async () => {
    const inquire = (at: TestApp, from: number) =>
      at
        .client()
        .request(
          'POST',
          '/api/company-inquiry',
          { companyName: 'Beans', contactEmail: 'owner@beans.test', expectedUsers: '100-500' },
          { 'x-forwarded-for': `203.0.113.${from}` },
        )
    const six = async (at: TestApp) => {
      const statuses = []
      for (let from = 1; from <= 6; from++) statuses.push((await inquire(at, from)).status)
      return statuses
    }
    expect(await six(app)).toEqual([200, 200, 200, 200, 200, 429])
    const behindProxy = await startApp({ env: { TRUST_PROXY: 'loopback' } })
    try {
      expect(await six(behindProxy)).toEqual([200, 200, 200, 200, 200, 200])
    } finally {
      await behindProxy.stop()
    }
  })
})
