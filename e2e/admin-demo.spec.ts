import { test } from './admin'
import { expect, openBrowser } from './product'

test('the demo shows a month of a sample company, changes nothing, and makes not one call to the server', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/admin-demo')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/admin|completed_pairings)/.test(pathname)) asked.push(pathname)
  })
  await page.reload()
  const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  await said('This is a demo.')
  await said('Ready to Pair')

  await test.step('the running month and its newsletter are shown', async () => {
    await page.getByRole('button', { name: 'View Current Pairings (2)' }).click()
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
    await said('It has no files to download. The product has.')
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
  })

  expect(asked).toEqual([])

  await test.step('nothing of it is left when one goes elsewhere', async () => {
    await page.getByRole('link', { name: 'Leave the demo' }).click()
    await expect(page).toHaveURL(/\/demo$/)
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin-login$/)
    await expect(page.getByText('Harbour Roastery')).toHaveCount(0)
  })
})
