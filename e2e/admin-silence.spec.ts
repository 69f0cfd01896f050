import type { Page } from '@playwright/test'
import { choose, expectSaid, makeNewsletter, openDashboard, pairGroup, settled, test } from './admin'
import { pauseClock, runUntil } from './clock'
import { expect } from './product'

/** The server's response to a call: without a message, unless one is given. */
const answer = (page: Page, method: string, path: string, status = 500, json?: object) =>
  page.route(`**/api/admin/${path}*`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill(json ? { status, json } : { status, body: '' })
  })

/** On a stopped clock: the toast that this causes stays exactly so long. */
async function expectToStand(page: Page, says: string, seconds: number, when: () => Promise<unknown>) {
  const toast = page.locator('[data-tone]').filter({ hasText: says })
  await pauseClock(page)
  await when()
  await runUntil(page, () => toast.isVisible())
  await page.clock.runFor(seconds * 1000 - 200)
  await expect(toast).toBeVisible()
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
}

test('a screen says its own text when the server says nothing, for as long as it takes to read', async ({
  admin,
}) => {
  await admin.clock.install()
  await pairGroup(admin, 'Juniper Studio')
  await makeNewsletter(admin, 'Silent draft')
  await answer(admin, 'GET', 'current-pairings')
  await openDashboard(admin)
  await expectSaid(admin, 'Failed to load pairing data')
  await admin.unrouteAll()
  await admin.reload()
  // Below, the clock is stopped, and a page whose clock is stopped does not load.
  await settled(admin)

  const sync = () => admin.getByRole('button', { name: 'Sync Employee Status' }).click()
  await answer(admin, 'POST', 'sync-employee-status')
  await expectToStand(admin, 'Failed to sync employee status', 5, sync)
  await answer(admin, 'DELETE', 'newsletters/')
  await expectToStand(admin, 'Cannot Delete NewsletterFailed to delete newsletter', 6, async () => {
    await choose(admin, 'Delete', 'More for Silent draft')
    await admin.getByRole('button', { name: 'Delete newsletter' }).click()
  })
  const message = { message: "You don't have admin privileges.", code: 'not_admin' }
  await answer(admin, 'POST', 'sync-employee-status', 403, message)
  const says = 'Authentication RequiredAdmin access needed. Try refreshing or logging in again.'
  await expectToStand(admin, says, 7, sync)
})
