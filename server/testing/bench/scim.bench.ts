import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { hashToken, newToken } from '../../platform/secrets'
import type { Figure } from './figure'
import { percentile, PORT, residentMb, startProduct } from './measured-product'
import { plugins } from '../../plugins'

/** PEOPLE=2000 npm run bench -- scim for a quick look; the targets hold for 100,000. */
const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const CONNECTIONS = 20
const PAGE = 200
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** A directory that brings a whole company in, one person after the other, and reads it again. */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-scim-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl })
  pool.on('error', () => undefined)
  await migrateDatabase(embedded.ownerUrl, { plugins })
  const token = `coj_scim_${newToken()}`
  await pool.query(
    `insert into directory_tokens (place, name, token_hash, created_at) values (1, 'Bench', $1, now())`,
    [hashToken(token)],
  )
  const { child } = await startProduct(embedded, dataDir)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  /** The longest call of each kind, in seconds. */
  const slowestOf = new Map<string, number>()
  const send = (method: string, path: string, sent?: object) =>
    new Promise<Record<string, unknown>>((done, fail) => {
      const kind = `${method} ${path.replace(/(?<=\w)[/?].*/, '')}`
      const began = performance.now()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
      const to = { host: '127.0.0.1', port: PORT, path: `/scim/v2${path}`, method, agent, headers }
      const call = request(to, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => {
          slowestOf.set(kind, Math.max(slowestOf.get(kind) ?? 0, (performance.now() - began) / 1000))
          if ((response.statusCode ?? 500) >= 300)
            fail(new Error(`${response.statusCode} ${text.slice(0, 200)}`))
          else done(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>))
        })
      })
      call.on('error', fail)
      call.end(sent && JSON.stringify(sent))
    })
  const timed = async <Result>(act: () => Promise<Result>) => {
    const began = performance.now()
    const result = await act()
    return { result, seconds: (performance.now() - began) / 1000 }
  }
  try {
    const ids: string[] = []
    const waits: number[] = []
    const memory: number[] = []
    const bringIn = async (first: number) => {
      for (let i = first; i < PEOPLE; i += CONNECTIONS) {
        const { result, seconds } = await timed(() => send('POST', '/Users', personOf(i)))
        ids.push(String(result.id))
        waits.push(seconds)
        if (i % Math.ceil(PEOPLE / 20) === 0) memory.push(residentMb(child))
      }
    }
    const lanes = Array.from({ length: CONNECTIONS }, (_, lane) => bringIn(lane))
    const { seconds: creating } = await timed(() => Promise.all(lanes))
    await pool.query('vacuum analyze')

    const pages: number[] = []
    for (let start = 1; start <= PEOPLE; start += PAGE)
      pages.push((await timed(() => send('GET', `/Users?startIndex=${start}&count=${PAGE}`))).seconds)
    // Of each five, the quickest: what the machine does besides is not what is measured.
    const quick = (from: number) => Math.min(...pages.slice(from, from + 5))
    const slowest = Math.max(...pages.map((_, i) => quick(Math.min(i, Math.max(0, pages.length - 5)))))
    const ratio = slowest / quick(0)

    const half = ids.slice(0, PEOPLE / 2).map((value) => ({ value }))
    const other = ids.slice(PEOPLE / 2).map((value) => ({ value }))
    const { id } = await send('POST', '/Groups', { displayName: 'Half', members: half })
    const { seconds: replacing } = await timed(() =>
      send('PUT', `/Groups/${String(id)}`, { displayName: 'Half', members: other }),
    )
    const everybody = ids.map((value) => ({ value }))
    const { seconds: everyone } = await timed(() =>
      send('POST', '/Groups', { displayName: 'All', members: everybody }),
    )
    const least = Math.min(...memory.slice(Math.floor(memory.length / 4)))
    const growth = (memory.at(-1) ?? 0) / least
    const p99 = percentile(waits, 0.99)
    const many = PEOPLE.toLocaleString('en')
    return [
      {
        figure: `${many} users created one by one over ${CONNECTIONS} connections`,
        target: '≤ 10 min',
        value: `${(creating / 60).toFixed(1)} min`,
        ratio: `${(PEOPLE / creating).toFixed(0)} a second`,
        ok: creating <= 600,
      },
      { figure: 'one of them, p99', target: '≤ 1 s', value: `${(p99 * 1000).toFixed(0)} ms`, ok: p99 <= 1 },
      ...[...slowestOf].map(([kind, seconds]) => ({
        figure: `the slowest ${kind}`,
        ...(kind === 'POST /Users' ? { target: '≤ 1 s', ok: seconds <= 1 } : { target: '' }),
        value: `${(seconds * 1000).toFixed(0)} ms`,
      })),
      {
        figure: 'memory at the end, against the least after a quarter',
        target: '≤ 1.5 ×',
        value: `${(memory.at(-1) ?? 0).toFixed(0)} MB`,
        ratio: `${growth.toFixed(2)} ×`,
        ok: growth <= 1.5,
      },
      {
        figure: `the slowest page of ${PAGE} of ${many}, against the first`,
        target: '≤ 3 ×',
        value: `${(slowest * 1000).toFixed(0)} ms`,
        ratio: `${ratio.toFixed(2)} ×`,
        ok: ratio <= 3,
      },
      {
        figure: `a group of ${half.length.toLocaleString('en')} members replaced`,
        target: '≤ 10 s',
        value: `${replacing.toFixed(1)} s`,
        ok: replacing <= 10,
      },
      { figure: `a group of ${many} members made`, target: '', value: `${everyone.toFixed(1)} s` },
    ]
  } finally {
    agent.destroy()
    child.kill('SIGTERM')
    await once(child, 'exit')
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const personOf = (i: number) => ({
  userName: `person${i}@bench.example`,
  externalId: `E-${i}`,
  name: { givenName: `Given${i % 1009}`, familyName: `Name${i % 4999}` },
  [ENTERPRISE]: { department: `Department ${i % 300}`, manager: { value: `person${i % 500}@bench.example` } },
})
