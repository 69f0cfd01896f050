import type { Page } from '@playwright/test'
import { ADMIN, test as base, expect, openBrowser, type Product, startProduct } from './product'

/** A product with the sample company in it, shared by the tests of a worker: each looks after its own data. */
export const test = base.extend<{ admin: Page }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ SAMPLE_DATA: 'on' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  /** The administrator's browser, signed in. */
  admin: async ({ browser, product }, use, testInfo) => {
    // Each screen is looked through by axe twice, and long lists take it seconds.
    testInfo.setTimeout(180_000)
    const page = await openBrowser(browser, product, '/admin-login')
    await page.request.post('/api/signin', { data: ADMIN, headers: { origin: product.url } })
    await page.goto('/admin')
    await expect(page.getByText('Ready to Pair')).toBeVisible()
    await use(page)
    await page.context().close()
  },
})

/** A toast or any other place that says this. */
export const expectSaid = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible()

/** A draft of this month, made by the call the screen makes; its title is its own. */
export async function makeNewsletter(page: Page, title: string): Promise<string> {
  const draft = await (await page.request.post('/api/admin/newsletters/generate', { data: {} })).json()
  const saved = await page.request.put(`/api/admin/newsletters/${draft.id}`, {
    data: { title, updatedAt: draft.updatedAt },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  return draft.id
}
