import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import type { Figure } from '../server/testing/bench/figure'
import { ADMIN, type Product, startProduct } from './product'

const KB = 1000
const QUIET_MS = 1000
/** Files of their own, loaded when they are opened. */
const HEAVY = /metrics\.tab|connection-map|newsletter-editor/
/** The newest that runs on every Node.js we run on; docs/dependencies.md says why it is not installed with the rest. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const ROUNDS = 3
const run = promisify(execFile)

/** What the first visit of a page costs, and its Lighthouse scores: the built product with its sample company, in a real browser. */
export async function bench(): Promise<Figure[]> {
  const root = process.getuid?.() === 0
  // First, since a browser ends with this process, but a product does not.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: root ? ['--no-sandbox'] : [],
  })
  const product = await startProduct({ SAMPLE_DATA: 'on' })
  try {
    return [
      ...(await firstLoad(browser, product, '/', { script: 92, all: 182 })),
      ...(await firstLoad(browser, product, '/auth', { script: 108 })),
      ...(await firstLoad(browser, product, '/home', { script: 160 }, signIn)),
      ...(await firstLoad(browser, product, '/admin', { script: 190, requests: 30 }, signInAsAdmin)),
      await withoutScript(browser, product, '/'),
      await withoutScript(browser, product, '/auth'),
      ...(await lighthouse(product, ['/', '/auth'])),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The bytes sent over the network, headers included, until the page makes no more requests; the cache is empty. */
async function firstLoad(
  browser: Browser,
  product: Product,
  path: string,
  limit: { script?: number; all?: number; requests?: number },
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 412, height: 823 } })
  await prepare?.(context)
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const scripts = new Map<string, string>()
  let [script, all, requests] = [0, 0, 0]
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    requests += 1
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await wire.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  // A page that does not respond to presses would weigh least, and on a busy machine the network is idle before it is done.
  await page.getByRole('button', { name: /^Theme: system/ }).click()
  await page.getByRole('button', { name: /^Theme: light/ }).waitFor()
  await page.waitForTimeout(QUIET_MS)
  const heavy = [...scripts.values()].filter((url) => HEAVY.test(url))
  const figure = (what: string, value: string, is: number, most?: number, unit = ''): Figure => ({
    figure: `${path}, first load: ${what}`,
    target: most === undefined ? '' : most === 0 ? 'none' : `≤ ${most}${unit}`,
    value: value + unit,
    ratio: most ? (is / most).toFixed(2) : undefined,
    ok: most === undefined ? undefined : is <= most,
  })
  await context.close()
  return [
    figure('JavaScript', (script / KB).toFixed(1), script / KB, limit.script, ' KB'),
    figure('everything', (all / KB).toFixed(1), all / KB, limit.all, ' KB'),
    figure('requests', String(requests), requests, limit.requests),
    figure('plots and editor', heavy.length === 0 ? 'none of it' : heavy.join(', '), heavy.length, 0),
  ]
}

async function ask(context: BrowserContext, path: string, data?: object): Promise<void> {
  const answer = await context.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
}

const signInAsAdmin = (context: BrowserContext) => ask(context, '/api/signin', ADMIN)

/** Somebody of the sample company who has a match to be shown. */
async function signIn(context: BrowserContext): Promise<void> {
  await signInAsAdmin(context)
  await ask(context, '/api/admin/generate-pairing')
  const { matchesByPairing } = (await (await context.request.get('/api/admin/current-pairings')).json()) as {
    matchesByPairing: Record<string, { user1: { email: string } }[]>
  }
  await context.clearCookies()
  await ask(context, '/api/simple-auth', { email: Object.values(matchesByPairing)[0]?.[0]?.user1.email })
}

/** With JavaScript off, the page has its heading, its text and where to go from there. */
async function withoutScript(browser: Browser, product: Product, path: string): Promise<Figure> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const heading = await page.getByRole('heading', { level: 1 }).isVisible()
  const next = await page.getByRole(path === '/' ? 'link' : 'textbox').count()
  const text = await page.locator('main').innerText()
  await context.close()
  return {
    figure: `${path}, with JavaScript off`,
    target: 'readable',
    value: heading && next > 0 ? `heading and ${text.length} characters` : 'not readable',
    ok: heading && next > 0 && text.length > 100,
  }
}

/** Lighthouse's mobile profile (slow 4G, a phone's processor, simulated): the median of a few runs. */
async function lighthouse(product: Product, paths: string[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-lighthouse-'))
  try {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['install', '--prefix', folder, ...quiet, LIGHTHOUSE], {
      shell: process.platform === 'win32',
    })
    const figures: Figure[] = []
    for (const path of paths) figures.push(...(await scores(folder, product.url + path, path)))
    return figures
  } catch (error) {
    // The last output of a command; its message begins with the command itself.
    const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
    const why = (stderr || message).trim().split('\n').at(-1)
    return [
      { figure: 'Lighthouse, mobile', target: 'as below', value: `could not be had: ${why}`, ok: false },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof TARGETS

async function scores(folder: string, url: string, path: string): Promise<Figure[]> {
  const runs: Record<Category, number>[] = []
  const chrome = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  for (let round = 0; round < ROUNDS; round += 1) {
    const report = join(folder, 'report.json')
    const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
    const options = ['--quiet', '--output=json', `--output-path=${report}`]
    options.push(`--only-categories=${Object.keys(TARGETS).join()}`, `--chrome-flags=${chrome.join(' ')}`)
    await run(process.execPath, [cli, url, ...options], {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] || chromium.executablePath() },
    })
    const { categories } = JSON.parse(await readFile(report, 'utf8')) as {
      categories: Record<Category, { score: number }>
    }
    const score = (category: Category) => Math.round(categories[category].score * 100)
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    })
  }
  return (Object.keys(TARGETS) as Category[]).map((category) => {
    const sorted = runs.map((scored) => scored[category]).toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    return {
      figure: `${path}, Lighthouse mobile: ${category}`,
      target: `≥ ${TARGETS[category]}`,
      value: `${median} (${sorted.join(', ')})`,
      ratio: (median / TARGETS[category]).toFixed(2),
      ok: median >= TARGETS[category],
    }
  })
}
