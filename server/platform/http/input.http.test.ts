import { Writable } from 'node:stream'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { generateNewsletter, saveNewsletter } from '../../../shared/contract/newsletters'
import { capabilities } from '../../compose'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, adminClient, allow, signedIn } from '../../testing/factories'
import { codeIn } from '../../testing/sink'
import { createServer } from './server'

let app: TestApp
let employee: Client
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  employee = await signedIn(app, await addPerson(app))
})
afterAll(() => app?.stop())

const JSON_TYPE = { 'content-type': 'application/json' }
const profile = (body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) =>
  employee.request('PUT', '/api/profile', body, headers)

describe('a body', () => {
  it.each([
    ['', 400, 'This field is required'],
    ['{', 400, 'The body is not valid JSON.'],
    ['{"firstName": "A",}', 400, 'The body is not valid JSON.'],
    ['"text"', 400, /./],
    ['[]', 400, /./],
    ['null', 400, /./],
    ['{"__proto__": {"isAdmin": true}}', 400, /./],
    ['{"constructor": {"prototype": {"isAdmin": true}}}', 400, /./],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 400, /./],
    [`{"firstName": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, 400, /./],
  ])('that is %.40s is refused', async (body, status, message) => {
    const reply = await profile(body)
    expect(reply.status).toBe(status)
    expect(reply.body.message).toMatch(message)
  })

  it('that is missing where none is needed is nothing to complain of, whatever type is named', async () => {
    const call = (method: string, path: string) => employee.request(method, path, '', JSON_TYPE)
    expect((await call('POST', '/api/auth/sessions/end-others')).status).toBe(200)
    expect((await call('DELETE', '/api/auth/sessions/none')).status).toBe(404)
  })

  it('over 1 MB is refused', async () => {
    const reply = await profile(JSON.stringify({ bio: 'x'.repeat(1_000_001) }))
    expect([reply.status, reply.body.message]).toEqual([413, 'The request is too large.'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'of type %s is refused, so that no form of another site can send one',
    async (type) => {
      const reply = await profile('{"firstName":"A"}', { 'content-type': type })
      expect(reply.status).toBe(415)
    },
  )

  it('that is a form with a file is refused where no file is wanted', async () => {
    const form = new FormData()
    form.append('firstName', 'A')
    const [body, type] = await new Response(form)
      .text()
      .then((text) => [text, `multipart/form-data; boundary=${text.slice(2, text.indexOf('\r\n'))}`])
    const reply = await profile(body ?? '', { 'content-type': type ?? '' })
    expect([reply.status, reply.body.message]).toEqual([415, 'Send JSON (content type application/json).'])
  })

  it('with too little or too much text is told so in words for people', async () => {
    const verify = (token: string) => app.client().request('POST', '/api/auth/magic-link/verify', { token })
    expect((await verify('')).body.message).toBe('This field is required')
    expect((await verify('x'.repeat(201))).body.message).toBe('At most 200 letters')
  })

  it('of bytes that are no text is refused or read as text, never a fault of ours', async () => {
    const reply = await profile(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
    expect(reply.status).toBe(400)
  })
})

describe('control characters', () => {
  it.each(['\u0007', '\u001b[31m', '\u007f', '\u000b', '\u0000', '\u0080', '\u009f', '\u202a', '\u202e'])(
    'like %j are refused in every text',
    async (sign) => {
      const text = `a${sign}b`
      const admin = await adminClient(app)
      const day = '2026-12-16'
      const replies = [
        await employee.request('PUT', '/api/participation', {
          participationStatus: 'paused',
          pauseEndDate: day,
          pauseReason: text,
        }),
        await admin.request('GET', `/api/admin/users?search=${encodeURIComponent(text)}`),
        await admin.request('POST', '/api/admin/email-logs/preview', { newsletterId: 'x', userEmail: text }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400])
    },
  )

  it('that are tabs and line breaks are taken', async () => {
    const pause = {
      participationStatus: 'paused',
      pauseEndDate: '2026-12-16',
      pauseReason: 'A trip,\r\n\tby train',
    }
    expect((await employee.request('PUT', '/api/participation', pause)).status).toBe(200)
  })
})

describe('a body that comes byte by byte', () => {
  /** Sends a byte every 50 ms, for 50 seconds, until the server ends the connection; what it said, and after how long. */
  async function drip(port: number, type: string, path = '/api/auth/send-code') {
    const socket = connect(port, '127.0.0.1')
    const began = performance.now()
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`)
    const drops = setInterval(() => socket.write(' '), 50)
    await new Promise((resolve) => socket.on('close', resolve))
    clearInterval(drops)
    return { text, took: performance.now() - began }
  }

  it('ends with a 408 when its time is over, and the connection with it', async () => {
    const server = await createServer(app.context, capabilities(app.context), { bodyWithinMs: 400 })
    await server.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { text, took } = await drip((server.server.address() as AddressInfo).port, 'application/json')
      expect(text).toMatch(/^HTTP\/1\.1 408 /)
      expect(text).toContain('"request_timeout"')
      expect(took).toBeGreaterThan(350)
      expect(took).toBeLessThan(30_000)
      // One that was refused at once is not left open either.
      const refused = await drip(
        (server.server.address() as AddressInfo).port,
        'application/json',
        '/api/admin/create-pairings',
      )
      expect(refused.text).toMatch(/^HTTP\/1\.1 401 /)
      expect(refused.took).toBeLessThan(30_000)
      // A quick one is not hurried.
      const { port } = server.server.address() as AddressInfo
      const quick = await fetch(`http://127.0.0.1:${port}/api/logout`, { method: 'POST' })
      expect(quick.status).toBe(200)
    } finally {
      await server.close()
    }
  })
})

const post = (headers: Record<string, string>) =>
  app.client().request('POST', '/api/auth/send-code', { email: 'x' }, headers)

describe('the Origin', () => {
  it('of our own pages, or none, is let through', async () => {
    expect((await post({})).status).toBe(400)
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect((await post({ origin })).status).toBe(400)
  })

  it('of any other page is refused before the body is looked at', async () => {
    for (const origin of [
      'null',
      'https://localhost:3000',
      'http://localhost',
      'http://evil.test',
      'http://localhost:3000.evil.test',
      '',
    ])
      expect([origin, (await post({ origin })).status]).toEqual([origin, 403])
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('is not compared with the Host header', async () => {
    const reply = await new Promise<string>((resolve) => {
      const { hostname, port } = new URL(app.url)
      const socket = connect(Number(port), hostname)
      socket.end(
        'POST /api/auth/send-code HTTP/1.1\r\nHost: evil.test\r\nOrigin: http://evil.test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      )
      let text = ''
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      socket.on('close', () => resolve(text))
    })
    expect(reply).toMatch(/^HTTP\/1.1 403 /)
  })
})

describe('an address', () => {
  it.each([
    '/api/nothing',
    '/api/admin/nothing',
    '/api/matches/%00/complete',
    '/%',
    '/%ff',
    '/api/%2e%2e/admin/users',
    '//api/admin/users',
    '/api/admin/users/%00',
  ])('%s is answered with a 4xx in JSON or not at all, without a stack', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const reply = await employee.request(method, path)
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.status).toBeLessThan(500)
      expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\bat \S+ \(|select /i)
    }
  })

  it('of the administration is closed however it is written', async () => {
    for (const path of [
      '/api/admin/users',
      '/api/admin/users/',
      '/API/ADMIN/users',
      '/api/%61dmin/users',
      '/api/admin/users?x=/api/public',
    ])
      expect([path, [401, 404].includes((await app.client().request('GET', path)).status)]).toEqual([
        path,
        true,
      ])
  })
})

describe('the log', () => {
  it('holds no address, code, token or cookie, at its most talkative', async () => {
    let written = ''
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString()
        done()
      },
    })
    // Without the time, whose digits may be those of the code.
    const context = { ...app.context, log: pino({ level: 'trace', timestamp: false }, sink) }
    const server = await createServer(context, capabilities(context))
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    try {
      const client = app.client()
      const talk = async (method: string, path: string, body?: unknown) => {
        const reply = await fetch(url + path, {
          method,
          headers: {
            ...(body !== undefined && JSON_TYPE),
            cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
        for (const cookie of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          client.cookies.set(name, value)
        }
      }
      await talk('POST', '/api/auth/magic-link', { email: 'quiet@example.com' })
      const { text = '' } = app.sink.latest('quiet@example.com')
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
      const code = codeIn(text)
      await talk('GET', `/api/auth/magic-link?token=${token}`)
      await talk('POST', '/api/auth/magic-link/verify', { token, code })
      await talk('POST', '/api/signin', { email: 'quiet@example.com', password: 'hush-hush-hush' })
      app.sink.refuse.push({ to: 'silent@example.com', code: 451, message: 'no quiet@example.com' })
      await talk('POST', '/api/auth/send-code', { email: 'silent@example.com' })
      await talk('GET', '/api/auth/user')
      expect(written).toContain('a sign-in mail could not be sent')
      const secrets = [
        'quiet@',
        'silent@',
        token,
        code,
        'hush-hush',
        client.cookies.get('auth_session') ?? '',
      ]
      expect(secrets).not.toContain('')
      expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
    } finally {
      await server.close()
    }
  })
})

describe('cursors and numbers that nobody was given', () => {
  const cursorOf = (...keys: string[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')

  test('are refused, whatever their size', async () => {
    const admin = await adminClient(app)
    const uuid = '00000000-0000-4000-8000-000000000000'
    for (const [path, status] of [
      ['/api/matches/history?cursor=99999999999999999999', 400],
      [`/api/matches/history?cursor=${'9'.repeat(400)}`, 400],
      ['/api/admin/pairing-history?cursor=99999999999999999999', 400],
      ['/api/admin/completed-pairing-files?cursor=-1', 400],
      ['/api/admin/email-logs?cursor=1e3', 400],
      [`/api/admin/inquiries?cursor=${cursorOf('1', uuid)}`, 400],
      [`/api/admin/inquiries?cursor=${cursorOf('2026-02-31T00:00Z', uuid)}`, 400],
      [`/api/admin/inquiries?cursor=${cursorOf('+275760-09-13T00:00:00.000Z', uuid)}`, 400],
      ['/api/admin/email-logs/1/2147483648/csv', 404],
    ] as const) {
      expect((await admin.request('GET', path)).status, path).toBe(status)
    }
  })

  test('hidden in the text of a list, what the database cannot keep is refused too', async () => {
    const admin = await adminClient(app)
    const { body } = await admin.call(generateNewsletter, { body: {} })
    for (const proTips of ['["\\ud800"]', '["\\u0000a"]', '["\\u0007"]']) {
      const { status } = await admin.call(saveNewsletter, { params: { id: body.id }, body: { proTips } })
      expect(status).toBe(400)
    }
  })
})
