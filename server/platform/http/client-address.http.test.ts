import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => app?.stop())
beforeEach(() => app.owner.pool.query('truncate rate_limits'))

/** One client may send five inquiries an hour: what becomes of six, one from each of these addresses. */
async function inquiriesFrom(addresses: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) {
    const { status } = await app
      .client()
      .request(
        'POST',
        '/api/company-inquiry',
        { companyName: 'Acme', contactEmail: 'boss@acme.test', expectedUsers: '100-500' },
        { 'x-forwarded-for': address },
      )
    statuses.push(status)
  }
  return statuses
}
const six = (address: (count: number) => string) => [1, 2, 3, 4, 5, 6].map(address)
const refused = [200, 200, 200, 200, 200, 429]
const taken = [200, 200, 200, 200, 200, 200]

it.each([
  ['an IPv4 address with a port', six((n) => `203.0.113.9:${5000 + n}`)],
  ['an IPv6 address with brackets and a port', six((n) => `[2001:db8::1]:${5000 + n}`)],
  ['an IPv6 address with a zone', six((n) => `fe80::1%eth${n}`)],
  [
    'an IPv4 address written as IPv6',
    ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', ...six(() => '198.51.100.7').slice(3)],
  ],
  ['another address of the same /64', six((n) => `2001:db8:0:1::${n}`)],
  ['what is no address', six((n) => `junk-${n}`)],
  ['an address that is not valid', six((n) => `300.1.1.${n}`)],
  ['junk behind which somebody hides', six((n) => `198.51.100.${n}, unknown-${n}`)],
])('%s makes nobody another client', async (_, addresses) => {
  expect(await inquiriesFrom(addresses)).toEqual(refused)
})

it('the addresses of two people behind a proxy are two clients', async () => {
  expect(await inquiriesFrom(six((n) => `203.0.113.${n}`))).toEqual(taken)
  expect(await inquiriesFrom(six((n) => `2001:db8:0:${n}::1`))).toEqual(taken)
})

it('somebody who owns a /48 gets four times as much as one client, not 65,536 times', async () => {
  const many = Array.from({ length: 25 }, (_, n) => `2001:db8:0:${n}::1`)
  const statuses = await inquiriesFrom(many)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(await inquiriesFrom(['2001:db8:1::1'])).toEqual([200])
})

it('X-Forwarded-For without TRUST_PROXY is not believed, and the log says so once', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(...chunk.toString().trim().split('\n'))
      done()
    },
  })
  const open = await startApp({ log: pino({ level: 'warn' }, stream) })
  try {
    for (let count = 0; count < 3; count++)
      await open.client().request('GET', '/api/settings', undefined, { 'x-forwarded-for': '203.0.113.1' })
    const warnings = lines.filter((line) => line.includes('TRUST_PROXY'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).not.toContain('203.0.113.1')
  } finally {
    await open.stop()
  }
})
