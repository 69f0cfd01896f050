import type { Page } from '@playwright/test'
import { ADMIN_SECTIONS, test } from './admin'
import { adminSession, allLoaded, expect, expectNoSidewaysScroll, goTo, openBrowser } from './product'
import { shownTexts } from './shown-texts'

/** Screens whose texts are all in the dictionaries. */
const TRANSLATED = [
  '/',
  '/auth',
  '/auth/code',
  '/company-inquiry',
  '/met',
  '/another',
  '/plan',
  '/unsubscribe',
  '/admin-login',
  '/a/cup/of/tea',
]

/** The dashboard's tabs, sections and views. */
const DASHBOARD = [
  '/admin-image-manager',
  '/admin',
  '/admin?tab=admin-tools',
  ...ADMIN_SECTIONS.map((section) => `/admin?tab=admin-tools&section=${section}`),
  '/admin?tab=departments&group=common',
  ...['matching', 'engagement', 'system'].map((view) => `/admin?tab=metrics&view=${view}`),
  '/admin?tab=email-whitelist',
  '/admin?tab=email-logs&logs=archived',
  '/admin?tab=images',
]

/** What is the same in every language: our name, addresses, what people are called. */
const NAMES = /Cup of Joe|\S+@\S+|\/[\w/.-]+/g

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

/** The pseudo-language has no plain vowels: a text with one was never in a dictionary. */
const plainTexts = async (page: Page, names: RegExp) =>
  (await shownTexts(page)).filter((text) => /[aeiou]/i.test(text.replaceAll(names, '')))

test('every text of a translated screen is from a dictionary, and longer texts fit', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/healthz')
  await page.context().addCookies([{ name: 'language', value: 'en-XA', url: product.url }])
  for (const path of TRANSLATED) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => plainTexts(page, NAMES), path).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  const { cookies } = await adminSession(product)
  await page.context().addCookies(cookies)
  const data = returned(page)
  const said = async () => {
    const plain = await plainTexts(page, NAMES)
    const known = await data()
    const ours = (text: string) => known.reduce((rest, one) => rest.replaceAll(one, ''), text)
    return plain.filter((text) => /[aeiou]/i.test(ours(text).replaceAll(MONTHS, '').replaceAll(NAMES, '')))
  }
  await goTo(page, '/admin-image-manager')
  for (const path of DASHBOARD) {
    // Within the page, as its links lead: that takes a fraction of loading it.
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await allLoaded(page)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.poll(said, path).toEqual([])
    for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width)
  }
})
