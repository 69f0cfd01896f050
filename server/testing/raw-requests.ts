import { connect } from 'node:net'
import fc from 'fast-check'

/** What one client writes to one connection. None of it is valid HTTP that a browser would send. */
export interface RawRequest {
  what: string
  /** Written one after the other, each on its own turn. */
  writes: Buffer[]
  /** What the client does after the last byte; `wait` keeps the connection open until `patience` is over. */
  ending: 'wait' | 'end' | 'destroy'
  /** More responses than this mean that bytes of one request were taken for another. */
  mostResponses: number
}

export interface RawReply {
  statuses: number[]
  text: string
}

const TARGETS = [
  '/',
  '/healthz',
  '/api/auth/user',
  '/api/auth/send-code',
  '/api/auth/magic-link/verify',
  '/api/profile',
  '/api/admin/users?limit=50',
  '/api/admin/images',
  '/api/company-inquiry',
  '/api/webhooks/sendgrid',
  '/api/slack/events',
  '/api/teams/messages',
  '/api/docs',
  '/assets/none.js',
]
const HIDDEN = 'GET /api/admin/users HTTP/1.1\r\nHost: localhost\r\n\r\n'
const JSON_BODY = '{"email":"a@example.com"}'

const latin = (text: string) => Buffer.from(text, 'latin1')
const request = (line: string, headers: string[], body = '') =>
  latin([line, 'Host: localhost', ...headers, '', body].join('\r\n'))
const target = fc.constantFrom(...TARGETS)

/** Two lengths for one body, or a length that is not valid: what a proxy and a server may read apart. */
const FRAMINGS = [
  ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 4'],
  ['Content-Length: 4', 'Content-Length: 5'],
  ['Content-Length: 4, 5'],
  ['Content-Length: +4'],
  ['Content-Length: -1'],
  ['Content-Length: 0x4'],
  ['Content-Length: 4 4'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: ١'],
  ['Content-Length:'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked', 'Content-Length: 4'],
  ['Transfer-Encoding:\x0bchunked', 'Content-Length: 4'],
  ['X: y\nTransfer-Encoding: chunked', 'Content-Length: 4'],
  ['X: y\rTransfer-Encoding: chunked', 'Content-Length: 4'],
  ['Content-Length: 4', ' Transfer-Encoding: chunked'],
]
const smuggled = fc
  .record({
    path: target,
    method: fc.constantFrom('POST', 'PUT', 'GET', 'DELETE'),
    framing: fc.constantFrom(...FRAMINGS),
    body: fc.constantFrom(`0\r\n\r\n${HIDDEN}`, `4\r\nabcd\r\n0\r\n\r\n${HIDDEN}`, `1\n\n${HIDDEN}`, 'abcd'),
  })
  .map(({ path, method, framing, body }) => ({
    what: `${method} with ${framing.join(' and ')}`,
    writes: [request(`${method} ${path} HTTP/1.1`, ['Content-Type: application/json', ...framing], body)],
    mostResponses: 1,
  }))

const CHUNKS = [
  'FFFFFFFFFFFFFFFFF\r\nabc',
  'zz\r\nabc\r\n0\r\n\r\n',
  '-1\r\nabc\r\n0\r\n\r\n',
  '3\r\nabcdef\r\n0\r\n\r\n',
  `3;${'x'.repeat(100_000)}\r\nabc\r\n0\r\n\r\n`,
  `0\r\n${'T: x\r\n'.repeat(5_000)}\r\n`,
  '0\r\nContent-Length: 100\r\n\r\n',
  '',
]
const chunked = fc.record({ path: target, body: fc.constantFrom(...CHUNKS) }).map(({ path, body }) => ({
  what: `chunks that begin ${body.slice(0, 12)}`,
  writes: [
    request(`POST ${path} HTTP/1.1`, ['Content-Type: application/json', 'Transfer-Encoding: chunked'], body),
  ],
  mostResponses: 2,
}))

const whole = (path: string) =>
  request(
    `POST ${path} HTTP/1.1`,
    ['Content-Type: application/json', `Content-Length: ${JSON_BODY.length}`, 'Connection: close'],
    JSON_BODY,
  )
const halfOpen = fc
  .record({ path: target, share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ path, share }) => {
    const bytes = whole(path)
    return {
      what: 'a request cut off',
      writes: [bytes.subarray(0, Math.floor(share * bytes.length))],
      mostResponses: 1,
    }
  })
const dripped = target.map((path) => ({
  what: 'a request byte by byte',
  writes: Array.from(whole(path), (byte) => Buffer.from([byte])),
  mostResponses: 1,
}))

const OVERSIZED: [string, (path: string) => Buffer][] = [
  ['a header of 70 KB', (path) => request(`GET ${path} HTTP/1.1`, [`X: ${'x'.repeat(70_000)}`])],
  ['2,000 headers', (path) => request(`GET ${path} HTTP/1.1`, Array<string>(2_000).fill('X: y'))],
  ['a path of 70 KB', (path) => request(`GET ${path}${'/x'.repeat(35_000)} HTTP/1.1`, [])],
  ['a query of 12 KB', (path) => request(`GET ${path}?${'a=b&'.repeat(3_000)} HTTP/1.1`, [])],
  ['a cookie of 12 KB', (path) => request(`GET ${path} HTTP/1.1`, [`Cookie: ${'a=b; '.repeat(2_400)}`])],
  [
    'a body of 2 MB',
    (path) =>
      request(
        `POST ${path} HTTP/1.1`,
        ['Content-Type: application/json', 'Content-Length: 2000002'],
        `"${'x'.repeat(2_000_000)}"`,
      ),
  ],
  [
    'a boundary of 10 KB',
    (path) =>
      request(
        `POST ${path} HTTP/1.1`,
        [`Content-Type: multipart/form-data; boundary=${'b'.repeat(10_000)}`, 'Content-Length: 5'],
        '--bbb',
      ),
  ],
]
const oversized = fc
  .record({ path: target, one: fc.constantFrom(...OVERSIZED) })
  .map(({ path, one: [what, bytes] }) => ({ what, writes: [bytes(path)], mostResponses: 1 }))

const ODD_TYPES = [
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonx',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x; boundary=y',
  'application/x-www-form-urlencoded',
  '\xff\xfe',
]
const ODD_HEADERS = [
  'Content-Encoding: gzip',
  'Content-Encoding: br, gzip, br',
  'Accept-Encoding: *;q=9, gzip;q=-1',
  'Accept-Encoding: \xff',
  'Expect: 100-continue',
  'Expect: 999-nonsense',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Connection: keep-alive, close, upgrade',
  'Range: bytes=9-1,-,x',
  'If-None-Match: "\xff',
  'If-Modified-Since: never',
  'Host: other.example',
  'Host: localhost:99999',
  'Origin: \x80\x81',
  'Cookie: auth_session=%ff; =; ;;;',
  'Cookie: __Host-auth_session="',
  'X-Forwarded-For: ,,,%00,[::1',
  'Authorization: Bearer \xff',
  'Sec-Fetch-Site: \x7f',
  'User-Agent: \xf0\x9f\x92\xa1\xff',
]
const encoded = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    path: target,
    tail: fc.constantFrom(
      '',
      '/%00',
      '/%c0%ae%c0%ae/',
      '/%u002e',
      '/%',
      '/%ff',
      '/\xff\xfe',
      '?%',
      '?a=%ff&a[]=1',
      '#',
    ),
    type: fc.constantFrom('application/json', ...ODD_TYPES),
    headers: fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 4 }),
    body: fc.oneof(
      fc.constant(JSON_BODY),
      fc.constant('\x1f\x8b\x08\x00\x00\x00\x00\x00'),
      fc.constant('--x\r\nContent-Disposition: form-data; name="file"; filename="\xff"\r\n\r\n'),
      fc.constant('{\x00"\x00a\x00"\x00'),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    ),
  })
  .map(({ method, path, tail, type, headers, body }) => ({
    what: `${method} with odd bytes`,
    writes: [
      request(
        `${method} ${path}${tail} HTTP/1.1`,
        [`Content-Type: ${type}`, ...headers, `Content-Length: ${body.length}`],
        body,
      ),
    ],
    // `Expect: 100-continue` gets an interim response first.
    mostResponses: 2,
  }))

const OTHER_PROTOCOLS = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'EHLO localhost\r\n',
  'GET /\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET http://other.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET //other.example/%2e%2e HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'get / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `${'X'.repeat(3_000)} / HTTP/1.1\r\n\r\n`,
  '\r\n\r\n\r\n',
  '\0\0\0\0',
]
const otherProtocol = fc
  .oneof(
    fc.constantFrom(...OTHER_PROTOCOLS).map(latin),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  .map((bytes) => ({ what: 'another protocol', writes: [bytes], mostResponses: 1 }))

/** Requests that no client of the contract sends: smuggled, cut off, dripped, oversized, oddly encoded, not HTTP at all. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: smuggled },
      { weight: 2, arbitrary: chunked },
      { weight: 2, arbitrary: halfOpen },
      { weight: 1, arbitrary: dripped },
      { weight: 2, arbitrary: oversized },
      { weight: 6, arbitrary: encoded },
      { weight: 2, arbitrary: otherProtocol },
    ),
    fc.constantFrom<RawRequest['ending']>('wait', 'end', 'destroy'),
  )
  .map(([raw, ending]) => ({ ...raw, ending }))

/** Writes it to a new connection; resolves with what came back once the connection is closed, or after `patience` ms. */
export function send(port: number, { writes, ending }: RawRequest, patience = 300): Promise<RawReply> {
  return new Promise((done) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(received).toString('latin1')
      done({ text, statuses: Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, code]) => Number(code)) })
    }
    const timer = setTimeout(finish, patience)
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    socket.on('end', finish)
    socket.on('close', finish)
    socket.on('error', finish)
    const writeFrom = (index: number): void => {
      const bytes = writes[index]
      if (socket.destroyed) return
      if (bytes) socket.write(bytes, () => setImmediate(writeFrom, index + 1))
      else if (ending === 'end') socket.end()
      else if (ending === 'destroy') finish()
    }
    socket.on('connect', () => writeFrom(0))
  })
}

/** What is wrong with a reply, in words; undefined when nothing is. */
export function faultOf(raw: RawRequest, { statuses, text }: RawReply): string | undefined {
  if (statuses.some((status) => status >= 500)) return `${raw.what}: ${statuses.join(', ')}`
  if (statuses.length > raw.mostResponses) return `${raw.what}: ${statuses.length} responses`
  if (/ at .*\.[jt]s:\d+|node_modules|Failed query/.test(text)) return `${raw.what}: a stack trace`
  return undefined
}
