import type { Page } from '@playwright/test'
import { enter, expect, openBrowser, test, toastOf } from './employee'
import { expectSoundScreen } from './product'

const AWAY = "We can't reach the server right now."

test('while the server is away nobody is signed out and nothing typed is lost; when it is back, so is everything', async ({
  browser,
  product,
}) => {
  const member = await enter(browser, product, 'ines.ulloa@example.com')
  const visitor = await openBrowser(browser, product, '/auth')
  const banner = member.getByRole('status').filter({ hasText: AWAY })
  await member.getByRole('button', { name: 'Edit Profile' }).click()
  await member.getByLabel('Bio').fill('Written before the storm')
  await expect(member.getByLabel('Department', { exact: true })).toHaveValue('Engineering')
  // The banner looks again by itself now and then; here only its button does.
  await member.evaluate(() => Object.assign(window, { setInterval: () => 0 }))
  await product.kill()

  await test.step('saving fails with a message, and the typed text stays', async () => {
    await member.getByRole('button', { name: 'Save Changes' }).click()
    await expect(banner).toContainText('You stay signed in, and nothing is lost.')
    await expect(member.getByLabel('Bio')).toHaveValue('Written before the storm')
    await expectSoundScreen(member)
  })

  await test.step('a visitor reads the same, next to the form', async () => {
    await visitor.getByLabel('Work email').fill('storm@example.com')
    await visitor.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect(visitor.getByRole('alert')).toHaveText(AWAY)
    await expect(visitor.getByText('You stay signed in')).toHaveCount(0)
  })

  await product.restart()

  await test.step('the next try succeeds, in the same session', async () => {
    await banner.getByRole('button', { name: 'Try again' }).click()
    await expect(banner).toHaveCount(0)
    await member.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(member, 'Profile updated successfully!')).toBeVisible()
    await expect(member.getByText('Written before the storm')).toBeVisible()
    await visitor.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })
})

test('a page that finds the database away waits for it, part by part, and signs nobody out', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'ivo.vargas@example.com', '/healthz')
  // As above: what looks again by itself would take the button away before it is pressed.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  // The server's response without its database (over HTTP that has its own tests).
  const noDatabase = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 503, json: { message: 'The database does not answer. Please try again.' } }),
    )

  await test.step('it is unknown who is signed in', async () => {
    await noDatabase('**/api/auth/status')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'No coffee without a server' })).toBeVisible()
    await expectSoundScreen(page)
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('auth_session')
  })

  await test.step('one part cannot be read, the others can', async () => {
    await noDatabase('**/api/matches/history*')
    await page.goto('/matches')
    const failed = page.getByRole('alert').filter({ hasText: "We couldn't load your match history." })
    await expect(failed).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'No Current Match' }).or(page.getByText('Current Match')).first(),
    ).toBeVisible()
    await page.unrouteAll()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toHaveCount(0)
  })
})

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
  await expect(page.getByText('This part needs the new version.')).toBeVisible()
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
