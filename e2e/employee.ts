import type { Page } from '@playwright/test'
import { expect, linkIn, openBrowser, type Product, startProduct, test as base } from './product'

/** One product with the sample company for the tests of a worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ SAMPLE_DATA: 'on' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** Signs a person of the sample in by their address alone. */
export async function enter(
  browser: Parameters<typeof openBrowser>[0],
  product: Product,
  email: string,
): Promise<Page> {
  const page = await openBrowser(browser, product, '/simple-auth')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Go to Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  return page
}

/** Asks for a magic link on /auth and answers where it leads. */
export async function askForLink(page: Page, product: Product, email: string): Promise<string> {
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  return linkIn(product.sink.latest(email).html, '/magic-auth')
}

/** The six digits of the newest mail to an address. */
export const codeFor = (product: Product, email: string): string =>
  /\b(\d{3}) ?(\d{3})\b/
    .exec(product.sink.latest(email).text ?? '')
    ?.slice(1)
    .join('') ?? ''

export { expect }
