import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type APIRequestContext,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  request,
} from '@playwright/test'
import type axe from 'axe-core'
import { freePort } from '../server/testing/free-port'
import { type Sink, startSink } from '../server/testing/sink'
import { showDraftFrame } from '../shared/contract/newsletters'

export const ADMIN = { email: 'head.barista@roastery.example', password: 'a long enough password' }

/** Shows what the product logs from this level on; docs/testing.md. */
const logLevel = process.env['TEST_LOG']

export interface Product {
  url: string
  /** Where its mail goes: a real SMTP server in this process. */
  sink: Sink
  dataDir: string
  /** Everything the product printed so far. */
  output(): string
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same data. */
  restart(): Promise<void>
  /** The mail server goes away: its address no longer responds. */
  takeMailAway(): Promise<void>
  /** The mail server is back. */
  bringMailBack(): Promise<void>
  stop(): Promise<void>
}

/** The rhythm of a programme that comes round each week, for the first time in some days. */
export function weekly(days = 2) {
  const from = new Date(Date.now() + days * 86_400_000)
  return { every: 1, from: from.toISOString().slice(0, 10), weekday: from.getUTCDay() || 7, at: '15:00' }
}

/** A product with the sample company in it, where two are enough for a pairing. */
export const SAMPLE = { SAMPLE_DATA: 'on', MINIMUM_USERS: '2' }

/**
 * Starts the built product as its users do: its own process, embedded PostgreSQL, a data directory of its own, which has a copy
 * of the run's empty database (template.ts).
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const [dataDir, port, sink] = await Promise.all([
    mkdtemp(join(tmpdir(), 'cup-e2e-')),
    env['PORT'] ?? freePort(),
    // A journey takes the mail server away and brings it back: no connection of anybody may get its port meanwhile.
    freePort().then((free) => startSink(free)),
  ])
  const template = process.env['TEMPLATE_DB']
  // With its owner, who need not be ours: PostgreSQL refuses to run as root.
  if (template) execFileSync('cp', ['-a', template, join(dataDir, 'db')])
  const url = `http://localhost:${port}`
  let output = ''
  let child: ChildProcess

  const start = async () => {
    child = spawn(process.execPath, [resolve('dist/server/main.js')], {
      // A directory without a developer's .env.
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        MAIL_URL: sink.url,
        SAMPLE_DATA: 'off',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...(logLevel && { LOG_LEVEL: logLevel }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        if (logLevel) process.stderr.write(chunk)
      })
    await answers(`${url}/healthz`, child, () => output)
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill(signal)
    })

  await start()
  const product: Product = {
    url,
    sink,
    dataDir,
    output: () => output,
    kill: () => end('SIGKILL'),
    restart: start,
    takeMailAway: () => product.sink.close(),
    async bringMailBack() {
      product.sink = await startSink(product.sink.port)
    },
    async stop() {
      // A killed product leaves its database server running; the next start adopts it and can stop it.
      if (child.signalCode === 'SIGKILL') await start()
      await end('SIGTERM')
      await product.sink.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return product
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The product ended at its start:\n${output()}`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`The product does not answer:\n${output()}`)
}

/** A separate browser: nothing is shared with the others. */
export async function openBrowser(
  browser: Browser,
  product: Product,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, ...options })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/**
 * Waits until no part of the screen is awaited any more: one that comes above a button moves it away while it is pressed,
 * and the press is lost.
 */
export const allLoaded = (page: Page): Promise<void> => expect(page.locator('.appear-late')).toHaveCount(0)

/** Opens a screen, and waits for all of it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await allLoaded(page)
}

/** Closes a browser. What a journey holds back or answers itself may be under way still, and is no fault then. */
export async function closeBrowser(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>
const adminSessions = new WeakMap<Product, Promise<Session>>()

/** The administrator's session at a product. Checking a password takes a third of a second of CPU, so it is done once. */
export function adminSession(product: Product): Promise<Session> {
  const known = adminSessions.get(product) ?? signInAsAdmin(product)
  adminSessions.set(product, known)
  return known
}

async function signInAsAdmin(product: Product): Promise<Session> {
  const calls = await request.newContext({ baseURL: product.url })
  const answer = await calls.post('/api/signin', { data: ADMIN })
  expect(answer.ok(), await answer.text()).toBe(true)
  const session = await calls.storageState()
  await calls.dispose()
  return session
}

/** The administrator's browser, signed in. */
export async function openAdmin(browser: Browser, product: Product, path = '/admin'): Promise<Page> {
  const page = await openBrowser(browser, product, path, { storageState: await adminSession(product) })
  await allLoaded(page)
  return page
}

/**
 * What pages reported since the test began, each of it a fault: errors of their scripts, one that React throws where it
 * draws other text than was prerendered included, and what the content policy refused.
 */
const faults: string[] = []
const POLICY = /content ?security ?policy|trusted ?(?:type|html|script)|securitypolicyviolation/i
/** What the browser says of a response that a test provokes, and of the script below in a frame without scripts. */
const EXPECTED = /^Failed to load resource|^Blocked script execution in .* sandboxed/

function watchFaults(context: BrowserContext): void {
  context.on('console', (message) => {
    const text = message.text()
    if (POLICY.test(text) || (message.type() === 'error' && !EXPECTED.test(text))) faults.push(text)
  })
  context.on('weberror', (failure) => faults.push(String(failure.error())))
  void context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        // oxlint-disable-next-line no-console -- this is how it gets out of the page
        console.error('securitypolicyviolation', effectiveDirective, blockedURI, sourceFile, lineNumber),
    )
  })
}

/** Returns the faults so far, for a test that means to provoke them, and forgets them. */
export const takeFaults = (): string[] => faults.splice(0)

interface Fixtures {
  /** What the product's environment has; without it the product is empty but for the administrator. */
  settings: Record<string, string>
  /** The tests of a worker share one for the same settings: each looks after its own data. */
  product: Product
  faultless: void
  pagesClosed: void
}

/** Each test fails when a page reported a fault. */
export const test = base.extend<Fixtures, { productWith: (env: Record<string, string>) => Promise<Product> }>(
  {
    browser: [
      async ({ browser }, use) => {
        browser.on('context', watchFaults)
        await use(browser)
      },
      { scope: 'worker' },
    ],
    faultless: [
      async ({}, use) => {
        faults.length = 0
        await use()
        expect(faults, 'errors of pages').toEqual([])
      },
      { auto: true },
    ],
    /** A page that is left open goes on drawing, and takes time from all tests after it. */
    pagesClosed: [
      async ({ browser }, use) => {
        await use()
        await Promise.all(browser.contexts().map(closeBrowser))
      },
      { auto: true },
    ],
    settings: [{}, { option: true }],
    product: async ({ productWith, settings }, use) => use(await productWith(settings)),
    // Not one fixture for each: Playwright would start another worker and browser for the tests of the next.
    productWith: [
      async ({}, use) => {
        const products = new Map<string, Promise<Product>>()
        await use((env) => {
          const key = JSON.stringify(env)
          const product = products.get(key) ?? startProduct(env)
          products.set(key, product)
          return product
        })
        const started = await Promise.allSettled(products.values())
        await Promise.all(
          started.map(async (start) => start.status === 'fulfilled' && (await start.value.stop())),
        )
      },
      { scope: 'worker' },
    ],
  },
)

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rows of a table and entries of a list are all made alike: the first few are looked into. */
const ALIKE = ['tbody > tr:nth-child(n + 6)', 'li:nth-child(n + 9)']
/**
 * Which colours may stand on which is computed for both themes (web/styles.test.ts), so axe leaves that out, which takes half
 * of its time. With `npm test -- all` it looks at that, too, in both themes, and at the widths of a tablet and a desk.
 */
const isAll = Boolean(process.env['ALL'])
const THEMES = isAll ? (['light', 'dark'] as const) : (['light'] as const)
const WIDTHS = isAll ? [360, 820, 1280] : [360]
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in a part of a page by these rules, or by the rules with these tags. Axe is loaded once per page. */
async function findings(part: Locator, runOnly: string[]): Promise<string[]> {
  const page = part.page()
  // The mail in the editor is looked into by the tests of mails.
  const frames = () => page.frames().filter((frame) => !frame.url().endsWith(showDraftFrame.path))
  // A frame has its address only when it begins to load.
  await expect.poll(frames, 'what is in a frame would not be looked into').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return part.evaluate(
    async (element, { exclude, ...options }) => {
      const context = { include: [element], exclude }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
      return violations.map(({ id, help, nodes }) =>
        [id, help, nodes.map(({ html }) => html).join(' | ')].join(': '),
      )
    },
    {
      exclude: ALIKE,
      runOnly,
      rules: { 'color-contrast': { enabled: isAll } },
      resultTypes: ['violations' as const],
      iframes: false,
    },
  )
}

/**
 * The screen has no accessibility finding (WCAG 2.2 AA), and does not scroll sideways at 360 px. Each screen is looked into
 * once (every-screen.spec.ts); a journey looks into what only it opens, such as a dialog. Of a screen under a dialog nothing
 * can be reached, and axe needs a second for a large one: only the dialog is looked into. A test that has changed one part
 * of a screen names it.
 */
export async function expectSoundScreen(page: Page, changed?: Locator): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  const part = changed ?? ((await dialog.isVisible()) ? dialog : page.locator('html'))
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    // What is scrolled half under the bar at the top is no smaller for that.
    await page.evaluate(() => scrollTo(0, 0))
    const rules = colorScheme === 'light' ? WCAG_22_AA : ['color-contrast', 'link-in-text-block']
    expect(await findings(part, rules), colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of WIDTHS) await expectNoSidewaysScroll(page, width)
}

/** At 360 px, as on a phone, or at another width. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width, height: 780 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A plot that measures its space is redrawn shortly after the page has its new width.
  await expect.poll(overflow, `pixels the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

/** Colours half-way between two themes have no meaningful contrast: waits until every finite animation has ended. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )

/**
 * Looks at the page in the half second before it leaves for the sign-in. That is too short for a busy machine, and a page
 * that is being left can't be asked, so its first way there leads nowhere: a response without content changes no page.
 */
export async function beforeSignIn(page: Page, look: () => Promise<void>): Promise<void> {
  const leaves = page.waitForRequest('**/api/login')
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await look()
  await leaves
  await page.goto('/api/login')
}

/** The link in a mail that leads to this path, as the reader would follow it. */
export function linkIn(html: string | undefined, path: string): string {
  const links = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    (href as string).replaceAll('&amp;', '&'),
  )
  const link = links.find((href) => new URL(href, 'http://x').pathname === path)
  if (!link) throw new Error(`no link to ${path} among ${links.join(', ')}`)
  return link
}

export { expect }
