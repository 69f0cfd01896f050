import { pauseClock, runUntil } from './clock'
import type { Page } from '@playwright/test'
import { expectSaid, test } from './admin'
import { enter } from './employee'
import { ADMIN, expect, expectSoundScreen, openBrowser } from './product'

test('a visitor is sent from the dashboard to the sign-in, and gets in by address and password', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/healthz')
  // A toast is gone after three seconds: a busy machine may not have loaded every picture by then.
  await page.goto('/admin', { waitUntil: 'commit' })
  await expectSaid(page, 'Please login to access admin features.')
  await expect(page).toHaveURL(/\/admin-login$/)

  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expectSaid(page, 'Please enter a valid email address')
  await expectSaid(page, 'Password is required')
  await expectSoundScreen(page)

  await page.getByLabel('Email').fill(ADMIN.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not this one at all')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')

  await password.fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
})

test('an employee is sent from the dashboard to the start page', async ({ browser, product }) => {
  const page = await enter(browser, product, 'ada.abdi@example.com', '/healthz')
  await page.goto('/admin', { waitUntil: 'commit' })
  await expectSaid(page, "You don't have admin privileges.")
  await expect(page).toHaveURL(`${product.url}/`)
})

/** Holds the response to a call until it is released. */
async function hold(page: Page, path: string): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return go
}

test('the guard says what it does, and leaves the visitor half a second to read why', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/demo')
  await page.clock.install()
  const answer = await hold(page, '**/api/auth/status')
  await page.goto('/admin')
  await expectSaid(page, 'Loading admin dashboard...')
  await pauseClock(page)
  answer()
  await runUntil(page, () => page.getByText('Checking permissions...').isVisible())
  const isAt = (path: string) => page.evaluate((wanted) => location.pathname === wanted, path)
  const passed = await runUntil(page, () => isAt('/admin-login'))
  expect([passed > 440, passed < 900]).toEqual([true, true])
  await runUntil(page, () => page.getByText('Please login to access admin features.').first().isVisible())
  await expect(page.locator('[data-tone]')).toContainText('Unauthorized')

  await test.step('after the sign-in the dashboard comes a tenth of a second later', async () => {
    await page.clock.resume()
    await page.getByLabel('Email').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await pauseClock(page)
    const answered = page.waitForResponse('**/api/signin')
    await page.getByRole('button', { name: 'Login as Admin' }).click()
    await expectSaid(page, 'Logging in...')
    await (await answered).finished()
    const waited = await runUntil(page, () => isAt('/admin'))
    expect([waited >= 100, waited < 1000]).toEqual([true, true])
  })
})
