import type { Page } from '@playwright/test'
import { SCREEN_PATHS } from '../shared/screens'
import { ADMIN_SECTIONS, makeNewsletter, test } from './admin'
import { enter, enterNew } from './employee'
import {
  adminSession,
  allLoaded,
  expect,
  expectNoSidewaysScroll,
  expectSoundScreen,
  goTo,
  openBrowser,
} from './product'
import { shownTexts } from './shown-texts'

const VISITORS = [
  '/',
  '/auth',
  '/auth/code',
  '/admin-login',
  '/company-inquiry',
  '/met',
  '/another',
  '/plan',
  '/unsubscribe',
]
/** What a made-up company shows, and what only an evaluation has, is in English. */
const ENGLISH = ['/simple-auth', '/demo', '/admin-demo']
const MEMBERS = ['/home', '/matches', '/profile']
const NEWCOMERS = ['/profile-setup']
/** An administrator's account, and the dashboard's tabs, sections and views. */
const DASHBOARD = [
  '/account',
  '/admin',
  '/admin?tab=admin-tools',
  ...ADMIN_SECTIONS.map((section) => `/admin?tab=admin-tools&section=${section}`),
  '/admin?tab=departments&group=common',
  ...['', '&view=matching', '&view=engagement', '&view=system'].map((view) => `/admin?tab=metrics${view}`),
  '/admin?tab=email-whitelist',
  '/admin?tab=email-logs',
  '/admin?tab=email-logs&logs=archived',
  '/admin?tab=images',
  '/admin/images',
  '/admin-image-manager',
]
/** They lead on. */
const ELSEWHERE = ['/auth-success', '/magic-auth']

/** What is the same in every language: our name, addresses, what people are called, those without a department. */
const NAMES = /Cup of Joe|Not Set|\S+@\S+|\/[\w/.-]+/g

/** Months, which `Intl` writes. */
const MONTHS =
  /\b(Jan|Febr?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(uary|ust|em?ber|ober)?\b/g

/** Collects what calls return: screens show it as it is. */
function returned(page: Page) {
  const reads: Promise<void>[] = []
  const texts = new Set<string>()
  const add = (value: unknown): void => {
    // A long address may be written in two parts.
    if (typeof value === 'string') for (const text of [value, ...value.split('@')]) texts.add(text)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      reads.push(response.json().then(add, () => undefined))
  })
  return async () => {
    await Promise.all(reads)
    return [...texts].filter((text) => text.length > 1).toSorted((one, other) => other.length - one.length)
  }
}

/** The pseudo-language has no plain vowels: a text with one was never in a dictionary, nor returned by a call. */
async function plainTexts(page: Page, known: string[]): Promise<string[]> {
  const ours = (text: string) => known.reduce((rest, one) => rest.replaceAll(one, ''), text)
  // Initials stand for somebody who has no photo.
  const isPlain = (text: string) => !/^[A-Z]{1,2}$/.test(text) && /[aeiou]/i.test(text.replaceAll(NAMES, ''))
  return (await shownTexts(page)).filter(isPlain).filter((text) => isPlain(ours(text).replaceAll(MONTHS, '')))
}

/**
 * Whatever can be pressed and is lower than 44 px, except links within a sentence. A choice is as large as its label, and a
 * tick as what lies around it.
 */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, summary, input, select, textarea').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const box = (target.closest('label') ?? target).getBoundingClientRect()
      const isSeen =
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1
      const isInSentence = target.tagName === 'A' && target.closest('p') !== null
      const around = getComputedStyle(target, '::after')
      const beyond = (edge: string) => Math.max(0, -parseFloat(edge) || 0)
      const more = around.position === 'absolute' ? beyond(around.top) + beyond(around.bottom) : 0
      const name = target.getAttribute('aria-label') ?? target.textContent
      return isSeen && !isInSentence && box.height + more < 43.5
        ? [`${target.tagName} ${name}: ${Math.round(box.height + more)} px`]
        : []
    }),
  )

/** Turns the browser to the pseudo-language, whose texts are longer; what is shown from then on is looked into. */
async function inDisguise(page: Page, product: { url: string }) {
  await page.context().addCookies([{ name: 'language', value: 'en-XA', url: product.url }])
  const data = returned(page)
  return async (path: string) => {
    await expect.poll(async () => plainTexts(page, await data()), path).toEqual([])
    await test.step(path, () => expectSoundScreen(page))
  }
}

async function walk(
  page: Page,
  paths: readonly string[],
  look = (path: string) => test.step(path, () => expectSoundScreen(page)),
): Promise<void> {
  for (const path of paths) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path)
  }
}

test('every screen of a visitor is accessible, fits a phone, and says nothing that no dictionary has', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/healthz')
  await walk(page, ENGLISH)
  const look = await inDisguise(page, product)
  await walk(page, [...VISITORS, '/a/cup/of/tea'], look)
})

test('so is every screen of a member, before and after the profile is set up', async ({
  browser,
  product,
}) => {
  for (const [page, paths] of [
    [await enter(browser, product, 'not.validated@example.com', '/healthz'), ['/profile']],
    [await enterNew(browser, product, 'every.screen@example.com', { path: '/healthz' }), NEWCOMERS],
    [await enter(browser, product, 'jana.weber@example.com', '/healthz'), MEMBERS],
  ] as const) {
    await walk(page, paths, await inDisguise(page, product))
  }
})

test('so is every screen of the dashboard, and a finger hits every target: each is at least 44 px high', async ({
  admin,
  browser,
  product,
}) => {
  // So that the audit log has an entry with changes to open.
  const id = await makeNewsletter(admin, 'On every screen')
  await goTo(admin, `/admin?edit=${id}`)
  await expect(admin.getByLabel('Mood Description')).toBeVisible()
  await expectSoundScreen(admin)
  const storageState = await adminSession(product)
  const page = await openBrowser(browser, product, '/healthz', { storageState, hasTouch: true })
  const look = await inDisguise(page, product)
  await goTo(page, '/admin-image-manager')
  for (const path of DASHBOARD) {
    // Within the page, as its links lead: that takes a fraction of loading it.
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await allLoaded(page)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    if (path.endsWith('audit-log')) await expect(page.locator('summary').first()).toBeVisible()
    await look(path)
    await expect.poll(() => smallTargets(page), path).toEqual([])
    await expectNoSidewaysScroll(page, 1280)
  }
})

test('no screen is forgotten here', () => {
  const walked = [VISITORS, ENGLISH, MEMBERS, NEWCOMERS, ELSEWHERE, DASHBOARD].flat()
  expect(walked.filter((path) => !path.includes('?')).toSorted()).toEqual(SCREEN_PATHS.toSorted())
})
