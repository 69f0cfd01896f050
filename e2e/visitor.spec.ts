import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { settled, test } from './admin'
import { allLoaded, expect, expectSoundScreen, openBrowser } from './product'

/** The paths of the pages that the build has written as HTML: readable before any script runs. */
const prerendered = readdirSync(resolve('dist/web'))
  .filter((file) => file.endsWith('.html'))
  .flatMap(
    (file) =>
      /<div id="root" data-path="([^"]+)"/.exec(readFileSync(resolve('dist/web', file), 'utf8'))?.[1] ?? [],
  )

test('the front page and the sign-in are prerendered', () => {
  expect(prerendered.toSorted()).toEqual(['/', '/auth'])
})

for (const path of prerendered) {
  test(`${path} reads the same before any script runs and after it has come alive`, async ({
    browser,
    product,
  }) => {
    const still = await openBrowser(browser, product, path, { javaScriptEnabled: false })
    // What says that it takes JavaScript is for this reader alone.
    await still.locator('noscript').evaluateAll((all) => all.forEach((one) => one.remove()))
    const before = await still.locator('body').innerText()
    expect(before.length).toBeGreaterThan(500)

    const page = await openBrowser(browser, product, '/healthz')
    // What is read from the server comes later, and may add to the page.
    await page.route('**/api/**', () => undefined)
    await page.goto(path)
    // Until it is alive, a press is lost.
    await expect(async () => {
      const first = page.getByRole('button', { name: /^Theme: system/ })
      if (await first.isVisible()) await first.click()
      await page.getByRole('button', { name: /^Theme: light/ }).waitFor({ timeout: 500 })
    }).toPass()
    expect(await page.locator('body').innerText()).toBe(before)
  })

  test(`${path} comes alive without a fault where the server is faster than its script`, async ({
    browser,
    product,
  }) => {
    const page = await openBrowser(browser, product, '/healthz')
    // React works in slices, one for each message to itself.
    await page.addInitScript(() => {
      window.MessageChannel = class {
        port1: { onmessage?: () => void } = {}
        port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 300) }
      } as unknown as typeof MessageChannel
    })
    await page.goto(path)
    // What is read from the server, and what is pressed.
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
    await page.locator('a[href^="mailto:"], button[type=submit]:enabled').first().waitFor()
  })
}

test('an error in the address is shown in our own words, and removed from the address; any other path is not found, and leads back', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(
    browser,
    product,
    '/?error=auth_failed&message=Call%20this%20number&from=mail',
  )
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  await expect(page).toHaveURL(/\/\?from=mail$/)
  await expect(page.getByText('Call this number')).toHaveCount(0)
  await page.getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL(/#how-it-works$/)
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport()
  await page.goto('/auth?message=Call%20this%20number')
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled()
  await expect(page.getByText('Call this number')).toHaveCount(0)

  await page.goto('/a/cup/of/tea')
  await expect(page.getByRole('heading', { name: 'This cup is empty' })).toBeVisible()
  await expect(page.getByText('/a/cup/of/tea')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a company inquiry is sent, and thanks', async ({ browser, product }) => {
  const page = await openBrowser(browser, product, '/company-inquiry')
  await expect(page.getByLabel('Expected users').getByRole('option')).toHaveText([
    'Select a range',
    'Less than 50',
    '50-100',
    '100-500',
    '500-1000',
    '1000-10,000',
    '10,000+',
  ])
  await page.getByLabel('Company name').fill('Roast & Sons')
  await page.getByLabel('Contact email').fill(' Office@Roast.example ')
  await page.getByLabel('Expected users').selectOption('1000-10,000')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for asking' })).toBeFocused()
  await expectSoundScreen(page)
  const { text } =
    product.sink.received.findLast(({ email }) => email.text?.includes('Roast & Sons'))?.email ?? {}
  expect(text).toContain('office@roast.example')
})

test('the demo shows a month of a sample company, changes nothing, and makes not one call to the server', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/healthz')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|completed_pairings)\//.test(pathname)) calls.push(pathname)
  })
  const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  await page.goto('/demo')
  for (const name of ['User Profile', 'Easy Sign-In', 'Smart Matching', 'Monthly Newsletter']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Open the admin demo' }).click()
  await expect(page).toHaveURL(/\/admin-demo$/)
  await said('This is a demo.')
  await allLoaded(page)
  expect(calls).toEqual([])

  await test.step('the running month and its newsletter are shown', async () => {
    await page.getByRole('button', { name: 'View Current Pairings (2)' }).click()
    // Who sat out one of both rounds is there, too.
    const shown = page.getByRole('dialog')
    await shown.getByText('Who sat out, and why').click()
    await expect(shown.getByText(/^An odd number this time\./)).toBeVisible()
    await expectSoundScreen(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^Edit / }).click()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('what would change something says that it is a demo', async () => {
    await page.getByRole('button', { name: /^Approve / }).click()
    await said(/^This is a demo: it changes nothing/)
    await page.getByRole('tab', { name: 'Email Send Logs' }).click()
    await page.getByRole('tab', { name: /^Archived Logs/ }).click()
    await page
      .getByRole('link', { name: /^Download CSV of Cup/ })
      .first()
      .click()
    await said('It has no files to download. The product does.')
  })

  await test.step('its mails are in a frame, under the policy of its page', async () => {
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Preview Email' }).click()
    await dialog.getByLabel('Recipient').selectOption({ index: 1 })
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '')
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/)
    await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Your Match' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('people, departments, whitelist, images, metrics', async () => {
    for (const [tab, text] of [
      ['Admin Tools', /^Showing 50 of 101 users$/],
      ['Departments', 'Juniper Studio'],
      ['Email Whitelist', '*@example.com'],
      ['Image Gallery', 'Two coffees to go on a park bench in autumn'],
      ['Analytics & Metrics', 'Status Distribution'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await said(text)
    }
    await page.getByRole('tab', { name: 'Engagement' }).click()
    await expect(page.getByRole('img', { name: /^Chord diagram/ })).toBeVisible()
    await expect(page).toHaveURL(/\/admin-demo\?tab=metrics&view=engagement/)
    await settled(page)
  })
  expect(calls.filter((path) => !path.startsWith('/api/auth/'))).toEqual([])

  await test.step('nothing of it is left when one goes elsewhere', async () => {
    await page.getByRole('link', { name: 'Leave the demo' }).click()
    await expect(page).toHaveURL(/\/demo$/)
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin-login$/)
    await expect(page.getByText('Harbour Roastery')).toHaveCount(0)
  })
})
