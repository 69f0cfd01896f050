import { askForLink, enter, expect, test } from './employee'
import { openBrowser } from './product'

test('somebody who signs out leaves no data in the browser', async ({ browser, product }) => {
  const page = await enter(browser, product, 'bruno.eriksen@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('For my eyes only')
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  await expect.poll(kept).toContain('For my eyes only')
  page.on('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('button', { name: /^Sign out$/i })
    .first()
    .click()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect.poll(kept).not.toMatch(/eyes only|bruno|eriksen|@/i)
  await expect.poll(() => page.context().cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('For my eyes only')).toHaveCount(0)
  await expect(page.getByText('bruno.eriksen@example.com')).toHaveCount(0)
})

test('the token of a mailed link is gone from the address once it has signed in', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/auth')
  await page.goto(await askForLink(page, product, 'bruno.eriksen@example.com'))
  await expect(page).toHaveURL(/magic-auth\?token=/)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/token/)
  await page.goBack()
  await expect(page).not.toHaveURL(/token/)
})
