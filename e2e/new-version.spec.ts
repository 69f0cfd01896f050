import type { Page } from '@playwright/test'
import { enter, expect, openBrowser, test } from './employee'
import { expectSoundScreen } from './product'

const question = (page: Page) => page.getByText('A new version is here')

/** What a server says that has no version with this file. */
const gone = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 404, body: '' }))

/** How often the page was loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('a page whose next screen is gone asks once to reload, and never does so by itself', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'ines.ulloa@example.com')
  const loads = countLoads(page)
  await gone(page, '**/assets/matches.page-*.js')
  await expect(question(page)).toBeHidden()
  await page.getByRole('link', { name: 'Matches', exact: true }).first().click()
  await expect(question(page)).toBeVisible()
  await expect(page.getByText('This part comes with the new version.')).toBeVisible()
  await expectSoundScreen(page)

  await test.step('what was loaded before goes on', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    await expect(question(page)).toBeVisible()
    await page.waitForTimeout(1_500)
    expect(loads()).toBe(0)
  })
  await test.step('reloading brings the new version', async () => {
    await page.unrouteAll()
    await question(page).getByRole('link', { name: 'reload' }).click()
    await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    await page.getByRole('link', { name: 'Matches', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'My Coffee Matches' })).toBeVisible()
  })
})

for (const [what, file] of [
  ['first script', 'index-*.js'],
  ['style sheet', 'index-*.css'],
  ['screen', 'auth.page-*.js'],
] as const)
  test(`a page whose ${what} is gone is not blank, asks to reload and does not do so by itself`, async ({
    browser,
    product,
  }) => {
    const page = await openBrowser(browser, product, '/healthz')
    await gone(page, `**/assets/${file}`)
    const loads = countLoads(page)
    for (const [path, heading] of [
      ['/auth', 'Come in, sit down'],
      ['/admin-login', undefined],
    ] as const) {
      if (what === 'screen' && !heading) continue
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      if (heading) await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    }
    await page.waitForTimeout(1_500)
    expect(loads()).toBe(what === 'screen' ? 1 : 2)
    await page.unrouteAll()
    await question(page).getByRole('link', { name: 'reload' }).click()
    await expect(question(page)).toBeHidden()
  })

for (const [what, file] of [
  ['language', 'de-*.js'],
  ['part of a language', 'visitor-*.js'],
] as const)
  test(`a page whose ${what} is gone is in English, is not blank and asks to reload`, async ({
    browser,
    product,
  }) => {
    const page = await openBrowser(browser, product, '/healthz')
    await page.context().addCookies([{ name: 'language', value: 'de', url: product.url }])
    // The German file is asked for first; the English one may have the same name, but for its digest.
    let german: string | undefined
    await page.route(`**/assets/${file}`, (route) => {
      german ??= route.request().url()
      return route.request().url() === german ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    const text = 'For people who run the coffee chats.'
    for (const [path, english] of [
      ['/auth', 'Come in, sit down'],
      ['/admin-login', text],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(english).first()).toBeVisible()
      await expect(page.locator('#new-version')).toBeVisible()
    }
    await page.unrouteAll()
    await page.reload()
    await expect(page.locator('#new-version')).toBeHidden()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(text)).toBeHidden()
  })
