import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, goTo, openBrowser, test } from './product'

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

/** What is the same in every language: our name, addresses, what people are called. */
const NAMES = /Cup of Joe|\S+@\S+|\/[\w/.-]+/g

/** The pseudo-language has no plain vowels: a text with one was never in a dictionary. */
const plainTexts = (page: Page, names: RegExp) =>
  page.evaluate((source) => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true })
    const texts: (string | null)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (
        isShown(walker.currentNode.parentElement) &&
        !walker.currentNode.parentElement?.closest('option, script')
      )
        texts.push(walker.currentNode.textContent)
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) texts.push(element.getAttribute(name))
    return texts.filter((text) => /[aeiou]/i.test((text ?? '').replaceAll(new RegExp(source, 'g'), '')))
  }, names.source)

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
})
