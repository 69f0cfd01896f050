import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import pg from 'pg'
import { migrateDatabase } from '../server/platform/database/database'
import { startEmbedded } from '../server/platform/database/embedded/embedded'
import type { Figure } from '../server/testing/bench/figure'
import { fillFeedback, fillLargeCompany, fillSends } from '../server/testing/bench/large-company'
import {
  PORT,
  processorBelow,
  processorSeconds,
  sessions,
  startProduct,
} from '../server/testing/bench/measured-product'
import { SCREEN_PATHS } from '../shared/screens'
import { plugins } from '../server/plugins'

const PEOPLE = Number(process.env['PEOPLE'] ?? 1_000)
const MONTHS = 24
const CONNECTIONS = 20
const WARM_UP = 600
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const REQUESTS = 500
/** Only calls with this in their path. */
const ONLY = process.env['CALLS'] ?? ''
/** Milliseconds of processor time that one call may cost. */
const LIMIT = { server: 1.5, database: 3 }
const LIST_LIMIT = { server: 3, database: 3 }
const LIST_ROWS = 50

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/

interface Call {
  path: string
  /** Who makes it, by the token of their session. */
  token: string
  pages: Set<string>
}

/**
 * What each read costs that a page makes when it is opened: which these are, a real browser tells that opens every page of
 * the built product and every tab of the dashboard.
 */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl, max: 2 })
  pool.on('error', () => undefined)
  await migrateDatabase(embedded.ownerUrl, { plugins })
  await fillLargeCompany(pool, {
    people: PEOPLE,
    months: MONTHS,
    departments: 30,
    current: new Date().toISOString().slice(0, 7),
  })
  await fillSends(pool, MONTHS / 2)
  await fillFeedback(pool)
  const [admin, employee] = await sessions(pool)
  const product = await startProduct(embedded, dataDir)
  try {
    const calls = await callsOfPages(admin, employee)
    return await measureAll(
      calls.filter(({ path }) => path.includes(ONLY)),
      product.child,
    )
  } finally {
    product.child.kill('SIGTERM')
    await once(product.child, 'exit')
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The reads of all pages, each page opened by the role with the fewest rights that it needs: it leads others away. */
async function callsOfPages(admin: string, employee: string): Promise<Call[]> {
  const calls = new Map<string, Call>()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  let left: string[] = [...SCREEN_PATHS]
  for (const token of ['', employee, admin]) {
    const context = await browser.newContext({ baseURL: `http://localhost:${PORT}` })
    if (token)
      await context.addCookies([
        { name: 'auth_session', value: token, url: `http://localhost:${PORT}`, httpOnly: true },
      ])
    const closed: string[] = []
    for (const path of left) {
      const seen = await openPage(context, path, (call, page) => {
        const pattern = call.replace(ID, ':id')
        const known = calls.get(pattern) ?? { path: call, token, pages: new Set() }
        // Signed-in people are told more than a visitor.
        if (!known.token) known.token = token
        known.pages.add(page)
        calls.set(pattern, known)
      })
      if (!seen) closed.push(path)
    }
    left = closed
    await context.close()
  }
  await browser.close()
  console.error(`  seen by nobody: ${left.join(' ') || 'no page'}`)
  return [...calls.values()]
}

/** Opens a page and its tabs one after the other; tells of each read that succeeds. Whether the page is for this visitor. */
async function openPage(
  context: BrowserContext,
  path: string,
  onRead: (call: string, page: string) => void,
): Promise<boolean> {
  const page = await context.newPage()
  const reads: [call: string, page: string][] = []
  let shown = path
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    const isRead = response.request().method() === 'GET' && pathname.startsWith('/api/')
    if (isRead && response.status() === 200) reads.push([pathname + search, shown])
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // Before it knows who is there, a page shows nothing but that it loads; then it leads people who may not see it away.
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  const isSeen = new URL(page.url()).pathname === path
  if (isSeen && path === '/admin') {
    for (const tab of await page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab').all()) {
      shown = `${path} ${await tab.innerText()}`
      await tab.click()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1_000)
    }
  }
  await page.close()
  if (isSeen) for (const [call, of] of reads) onRead(call, of)
  return isSeen
}

interface Cost {
  server: number
  database: number
  perSecond: number
}

/** The least of several rounds through all calls, as what else runs on the machine only adds to it; the first warms up. */
async function measureAll(calls: Call[], child: ChildProcess): Promise<Figure[]> {
  const costs = new Map<Call, Cost>()
  const rows = new Map<Call, number>()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const call of calls) {
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
      rows.set(call, await load(call, agent, round === 0 ? WARM_UP : REQUESTS / 10))
      const began = performance.now()
      const [own, all] = [processorSeconds(child), processorBelow()]
      if (round > 0) await load(call, agent, REQUESTS)
      const ofServer = processorSeconds(child) - own
      const ofDatabase = processorBelow() - all - ofServer
      const before = costs.get(call)
      agent.destroy()
      if (round === 0) continue
      costs.set(call, {
        server: Math.min(before?.server ?? Number.POSITIVE_INFINITY, (ofServer * 1000) / REQUESTS),
        database: Math.min(before?.database ?? Number.POSITIVE_INFINITY, (ofDatabase * 1000) / REQUESTS),
        perSecond: Math.max(before?.perSecond ?? 0, (REQUESTS * 1000) / (performance.now() - began)),
      })
    }
  return calls.map((call) => figureOf(call, costs.get(call)!, rows.get(call)!))
}

function figureOf({ path, pages }: Call, { server, database, perSecond }: Cost, rows: number): Figure {
  const limit = rows >= LIST_ROWS ? LIST_LIMIT : LIMIT
  const share = Math.max(server / limit.server, database / limit.database)
  const others = pages.size > 2 ? ` and ${pages.size - 2} more` : ''
  return {
    figure: `GET ${path} (${[...pages].slice(0, 2).join(', ')}${others}; list of ${rows})`,
    target: `≤ ${limit.server} and ${limit.database} ms`,
    value: `server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms; ${perSecond.toFixed(0)} a second`,
    ratio: share.toFixed(2),
    ok: share <= 1,
  }
}

/** Returns the rows of the longest list in a response. */
async function load({ path, token }: Call, agent: Agent, requests: number): Promise<number> {
  let left = requests
  let rows = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const body = await ask(path, token, agent)
        if (left === 0) rows = longestList(JSON.parse(body))
      }
    }),
  )
  return rows
}

const ask = (path: string, token: string, agent: Agent) =>
  new Promise<string>((done, fail) => {
    const headers = { 'accept-encoding': 'identity', ...(token && { cookie: `auth_session=${token}` }) }
    get({ host: '127.0.0.1', port: PORT, path, agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () =>
        response.statusCode === 200 ? done(body) : fail(new Error(`${path}: ${response.statusCode} ${body}`)),
      )
    }).on('error', fail)
  })

const longestList = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestList))
