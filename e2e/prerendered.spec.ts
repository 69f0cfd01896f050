// The pages that are readable before any script runs: a script takes them over, and changes nothing that is read.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from './admin'
import { expect, openBrowser } from './product'

/** The paths of the pages that the build has written as HTML. */
const prerendered = readdirSync(resolve('dist/web'))
  .filter((file) => file.endsWith('.html'))
  .flatMap(
    (file) =>
      /<div id="root" data-path="([^"]+)"/.exec(readFileSync(resolve('dist/web', file), 'utf8'))?.[1] ?? [],
  )

test('the front page and the sign-in are prerendered', () => {
  expect(prerendered.toSorted()).toEqual(['/', '/auth'])
})

for (const path of prerendered)
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
      const first = page.getByRole('button', { name: /^Theme: as the system/ })
      if (await first.isVisible()) await first.click()
      await page.getByRole('button', { name: /^Theme: light/ }).waitFor({ timeout: 500 })
    }).toPass()
    expect(await page.locator('body').innerText()).toBe(before)
  })

for (const path of prerendered)
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
