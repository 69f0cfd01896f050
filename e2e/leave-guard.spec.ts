import type { Page } from '@playwright/test'
import { expectSaid, makeNewsletter, openDashboard, test } from './admin'
import { enter } from './employee'
import { expect } from './product'

/** The browser's own back button: page.goBack() would wait for a page that does not come. */
async function pressBack(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await wire.send('Page.getNavigationHistory')
  await wire.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  await wire.detach()
}

const question = { name: 'Leave without saving?' }

test('going back from a changed profile asks: staying keeps what was typed, leaving goes to the chosen page', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'bela.dubois@example.com')
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Not saved yet')

  for (let times = 0; times < 2; times += 1) {
    await pressBack(page)
    await expect(page.getByRole('alertdialog', question)).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet')
  }
  await pressBack(page)
  await page.getByRole('alertdialog', question).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // Left without saving: the text is given up.
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveCount(0)
})

test('going back from a changed newsletter asks: staying keeps what was typed', async ({ admin }) => {
  await makeNewsletter(admin, 'Back again')
  await openDashboard(admin)
  await admin.getByRole('button', { name: 'Edit Back again' }).click()
  await expect(admin).toHaveURL(/edit=/)
  await admin.getByLabel('Mood Description').fill('Not saved yet')
  await expectSaid(admin, 'Unsaved changes')

  await pressBack(admin)
  await expect(admin.getByRole('alertdialog', question)).toBeVisible()
  await admin.getByRole('button', { name: 'Stay here' }).click()
  await expect(admin).toHaveURL(/edit=/)
  await expect(admin.getByLabel('Mood Description')).toHaveValue('Not saved yet')
  await admin.getByLabel('Mood Description').press('End')
  await admin.keyboard.type(', but soon')
  await admin.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(admin, 'Newsletter Saved')
  await expect(admin.getByText('Unsaved changes')).toHaveCount(0)

  await pressBack(admin)
  await expect(admin).not.toHaveURL(/edit=/)
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
})
