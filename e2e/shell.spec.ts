import { stopClock } from './clock'
import { enter, expect, openBrowser, test, toastOf } from './employee'
import { expectSoundScreen, goTo } from './product'

test('signing out leads to the start page, which says whether it worked', async ({ browser, product }) => {
  const page = await enter(browser, product, 'goran.rossi@example.com', '/home')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Signing out failed. You may still be signed in')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.unroute('**/api/logout')
  await goTo(page, '/home')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText("You're signed out")).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('one toast at a time: five seconds, F8, the cross, and a swipe of 50 pixels to the right', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/company-inquiry')
  // By the key: the toast may lie over the button, and a pointer that rests on it makes it stay.
  const submit = () => page.getByLabel('Company name').press('Enter')
  const missing = toastOf(page, 'Missing Information')
  await submit()
  await expect(missing).toBeVisible()
  // Under the pointer it stays.
  await missing.hover()
  await expectSoundScreen(page, missing)
  await missing.getByRole('button', { name: 'Close' }).click()
  await expect(missing).toHaveCount(0)
  await page.mouse.move(5, 5)
  await stopClock(page)

  await test.step('it is announced as a notification, and stays five seconds', async () => {
    await submit()
    await expect(missing).toBeVisible()
    await page.clock.runFor(100)
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /^Notification/ }),
    ).toContainText('Missing Information')
    await page.clock.runFor(4700)
    await expect(missing).toBeVisible()
    await page.clock.runFor(300)
    await expect(missing).toHaveCount(0)
  })

  await test.step('the next one replaces the one before', async () => {
    await submit()
    await expect(missing).toBeVisible()
    await page.getByLabel('Company name').fill('Roast')
    await page.getByLabel('Contact email').fill('nobody')
    await page.getByLabel('Expected users').selectOption('50-100')
    await submit()
    await expect(toastOf(page, 'Invalid Email')).toBeVisible()
    await expect(page.locator('li[data-tone]')).toHaveCount(1)
  })

  const toast = toastOf(page, 'Invalid Email')
  const swipe = async (pixels: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y, { steps: 4 })
    await page.mouse.move(x + pixels, y, { steps: 4 })
    await page.mouse.up()
  }
  await test.step('40 pixels are not enough, 70 are', async () => {
    await swipe(40)
    await expect(toast).toBeVisible()
    await swipe(70)
    await expect(toast).toHaveCount(0)
    await page.mouse.move(5, 5)
  })

  await test.step('F8 leads to it, and the cross closes it', async () => {
    await submit()
    await expect(toast).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /F8/ }).locator('ol')).toBeFocused()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  })
})

test('an icon shows its name after 700 ms of the pointer, at once to the keyboard', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/auth')
  const icon = page.getByRole('button', { name: /^Theme:/ })
  const tooltip = page.locator('[data-tooltip]')
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled()
  await stopClock(page)
  await icon.hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Theme: system. Change to light')
  await page.keyboard.press('Escape')
  await page.mouse.move(5, 400)
  await expect(tooltip).toHaveCount(0)
  await page.getByRole('link', { name: 'Company Inquiry' }).focus()
  await page.keyboard.press('Tab')
  await expect(icon).toBeFocused()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})
