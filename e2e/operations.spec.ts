import type { Page } from '@playwright/test'
import { gate } from '../server/testing/sink'
import {
  act,
  choose,
  expectSaid,
  makeNewsletter,
  openDashboard,
  pairGroup,
  pairGroups,
  read,
  settled,
  test,
} from './admin'
import { pauseClock, runUntil } from './clock'
import { expect, expectSoundScreen } from './product'

test('a pairing is tried, generated, viewed and deleted; a completed one is viewed and its file deleted', async ({
  admin,
}) => {
  await pairGroup(admin, 'Harbour Roastery')
  await act(admin, 'POST', '/api/admin/complete-current-pairing')
  await openDashboard(admin)
  await expectSaid(admin, 'No current pairings')

  await test.step('the trial run stores nothing', async () => {
    await admin.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
    await expect(admin.getByRole('dialog')).toContainText('Nothing is saved and nobody is told')
    await expectSoundScreen(admin)
    await admin.getByRole('button', { name: 'Cancel' }).click()
    const { pairings } = await (await admin.request.get('/api/admin/current-pairings')).json()
    expect(pairings).toEqual([])
  })

  await test.step('one group that was paired this month already is paired again, after a tick', async () => {
    const choice = admin.getByLabel('Domain group')
    await expect(choice.locator('option').first()).toHaveText('All Users (Company-wide)')
    await choice.selectOption({ label: 'Harbour Roastery (harbour-roastery)' })
    await admin.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
    const again = admin.getByRole('button', { name: /^Pair \d+ people again$/ })
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expectSaid(admin, 'Already paired this month')
    await admin.getByLabel(/^Pair \d+ people again, with somebody else$/).check()
    await again.click()
    await expectSaid(admin, /^Generated \d+ pairings for /)
  })

  await test.step('its matches are searched', async () => {
    await admin.getByRole('button', { name: 'View Current Pairings (1)' }).click()
    await expect(admin.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectSoundScreen(admin)
    await admin.getByLabel('Search by name or email').fill('nobody has this name')
    await expectSaid(admin, 'Nobody matches "nobody has this name".')
    // The toast has a cross of its own.
    await admin.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('deleting names the effect', async () => {
    await choose(admin.getByRole('region', { name: 'Current Pairings' }), 'Delete')
    await expect(admin.getByRole('alertdialog')).toContainText("This can't be undone.")
    // Also what Radix puts around a dialog.
    await expectSoundScreen(admin, admin.locator('html'))
    await admin.getByRole('button', { name: 'Delete pairing', exact: true }).click()
    await expectSaid(admin, /was deleted with its matches/)
    await expectSaid(admin, 'No current pairings')
  })

  const files = admin.getByRole('region', { name: 'Completed Pairings' })
  // A group that was paired again in a month has several files of one name there.
  const names = (await read(admin, '/api/admin/completed-pairing-files')).map(
    ({ displayName }: { displayName: string }) => displayName,
  )
  const name = names.find((one: string) => names.indexOf(one) === names.lastIndexOf(one))
  await files.getByRole('heading', { name: 'Completed Pairings' }).click()
  await test.step('completed files are searched by month, group and file name', async () => {
    const search = files.getByLabel('Search completed pairings')
    await search.fill('no such group')
    await expectSaid(admin, 'Nothing matches "no such group".')
    await search.fill(name.replace(' Group', '').toUpperCase())
    await expect(files.getByText(/^\d+ files? found$/)).toBeVisible()
    await expect(files.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(admin).toHaveURL(/files=/)
    await search.fill('no such group')
    await expectSaid(admin, 'Nothing matches "no such group".')
    await search.press('Escape')
    await expect(admin).not.toHaveURL(/files=/)
    await expect(files.getByRole('listitem').first()).toBeVisible()
    await expect(search).toBeFocused()
    // What other tests have completed may be a page of its own before it. While the list gets shorter, a press may be lost.
    await search.fill(name)
    await expect(files.getByText(/^\d+ files? found$/)).toBeVisible()
  })

  await test.step('a completed file', async () => {
    const file = files
      .getByRole('listitem')
      .filter({ has: admin.getByRole('heading', { name, exact: true }) })
    await file.getByRole('button', { name: /^View / }).click()
    await expect(admin.getByLabel(`Matches of ${name}`)).toBeVisible()
    await admin.keyboard.press('Escape')
    const asked = new Promise<string>((said) =>
      admin.once('dialog', (dialog) => {
        said(dialog.message())
        void dialog.accept()
      }),
    )
    await choose(file, 'Delete')
    expect(await asked).toBe(
      `Are you sure you want to delete the pairing file "${name}"? This action cannot be undone.`,
    )
    await expect(files.getByRole('heading', { name, exact: true })).toHaveCount(0)
  })

  await test.step('a counter leads to the people behind it', async () => {
    const { statusCounts } = await read(admin, '/api/admin/pairing-validation')
    const counter = admin.getByRole('link', { name: /^Paused/ })
    await expect(counter).toContainText(String(statusCounts.paused))
    await counter.click()
    await expect(admin).toHaveURL(/tab=admin-tools&status=paused/)
    await expectSaid(admin, `of ${statusCounts.paused} users`)
  })
})

test('the buttons are there when what is above them is, and stay under the pointer while the figures of another group are read', async ({
  admin,
}) => {
  const { isOpen, open } = gate()
  await admin.route('**/api/admin/month', async (route) => {
    await isOpen
    await route.continue()
  })
  await admin.goto('/admin')
  const below = admin.getByRole('button', { name: 'Create Newsletter', exact: true, includeHidden: true })
  await expect(below).toBeAttached()
  await expect(below).toBeHidden()
  open()
  await settled(admin)
  await expect(below).toBeVisible()

  const month = admin.getByRole('region', { name: 'This Month' })
  await expect(month.getByRole('listitem')).toHaveCount(6)
  // Each cup opens what is behind it, and one has the page's only primary button.
  const people = month.getByRole('button', { name: /^People/ })
  await people.click()
  await expect(admin).toHaveURL(/step=people/)
  await expect(people).toHaveAttribute('aria-expanded', 'true')
  await people.click()
  await expect(admin).not.toHaveURL(/step=/)
  expect(await admin.getByRole('tabpanel').locator('.bg-primary').count()).toBeLessThanOrEqual(1)
  await admin.waitForLoadState('networkidle')
  await admin.evaluate(() => document.fonts.ready)
  const button = admin.getByRole('button', { name: 'Generate Monthly Pairings' })
  const place = () => button.evaluate((element) => element.getBoundingClientRect().y + scrollY)
  const before = await place()
  // The responses never come.
  await admin.route(/domainGroupId=/, () => undefined)
  const asked = admin.waitForRequest(/\/api\/admin\/month\?domainGroupId=/)
  await admin.getByLabel('Domain group').selectOption({ index: 1 })
  await asked
  await expect(month.locator('[inert]')).toBeVisible()
  expect(await place()).toBe(before)
})

test('an action that somebody else did first is refused with what to do, and the screen is updated', async ({
  admin,
}) => {
  const { id } = await pairGroup(admin, 'Juniper Studio')
  const letter = await makeNewsletter(admin, 'Approved elsewhere')
  const changed = await makeNewsletter(admin, 'Changed elsewhere')
  await openDashboard(admin)

  await test.step('approved twice', async () => {
    const button = admin.getByRole('button', { name: 'Approve Approved elsewhere' })
    await expect(button).toBeVisible()
    await act(admin, 'POST', `/api/admin/newsletters/${letter}/approve`)
    await button.click()
    await expectSaid(admin, /already approved/)
    await expect(button).toHaveCount(0)
  })

  await test.step('approved as it was before somebody else took its pairing away, and sent without one', async () => {
    const button = admin.getByRole('button', { name: 'Approve Changed elsewhere' })
    await expect(button).toBeVisible()
    const changes = { quoteText: 'Not read yet', pairingFile: null }
    await act(admin, 'PUT', `/api/admin/newsletters/${changed}`, changes)
    await button.click()
    await expectSaid(admin, /changed: .*quote text.*before you approve/)
    await button.click()
    await expectSaid(admin, '"Changed elsewhere" is approved. It can be sent now.')
    await admin.getByRole('button', { name: 'Send to Users: Changed elsewhere' }).click()
    await expectSaid(admin, 'Please link a pairing group to this newsletter before sending.')
  })

  await test.step('completed after somebody else completed it', async () => {
    await admin.getByRole('button', { name: /^Complete pairing/ }).click()
    await act(admin, 'POST', `/api/admin/complete-pairing/${id}`)
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Complete pairing' }).click()
    await expectSaid(admin, /is already completed\. It is listed under Completed Pairings\.$/)
    await expectSaid(admin, 'No current pairings')
  })
})

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

test('the matches of all groups are found in one list', async ({ admin }) => {
  const made = await pairGroups(admin, ['Harbour Roastery', 'Juniper Studio'])
  await openDashboard(admin)
  await admin.getByRole('button', { name: 'View Current Pairings (2)' }).click()
  const shown = admin.getByRole('dialog')
  for (const { id } of made) {
    const [{ user1 }] = await read(admin, `/api/admin/pairings/${id}/matches?limit=1`)
    await shown.getByLabel('Search by name or email').fill(user1.email)
    await expect(shown.getByRole('listitem').filter({ hasText: user1.email })).toBeVisible()
    await expect(shown.getByText('1 match found')).toBeVisible()
  }
})

test('an administrator looks at what a change of a round costs, applies it and takes it back', async ({
  admin,
}) => {
  const pairing = await pairGroup(admin, 'Harbour Roastery')
  const matches = () => read(admin, `/api/admin/pairings/${pairing.id}/matches?limit=200`)
  const before = await matches()
  const [{ user1, user2 }] = before
  const [one, other] = [user1, user2].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await openDashboard(admin)
  await choose(admin.getByRole('region', { name: 'Current Pairings' }), 'View matches')
  await admin.getByRole('button', { name: `Pair differently: ${one} and ${other}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'What if…' })
  const choice = dialog.getByLabel('What should be different?')
  const apply = dialog.getByRole('button', { name: /^Apply: / })
  // By the keyboard: the first choice has the focus.
  await expect(choice).toBeFocused()
  // In a group of an odd number either of the two may now be the one who is left out; and after many rounds of other tests in
  // this month there may be nobody new to meet at all.
  await expect(dialog.getByText('Before', { exact: true })).toBeVisible()
  await expect(dialog.getByText('After', { exact: true })).toBeInViewport({ ratio: 1 })
  await dialog.getByText('What changes, in words').click()
  await expect(dialog.getByText(`was with ${other}, now`)).toBeVisible()
  await expect(apply).toHaveText(/\d+ (new match(es)?|match(es)? fewer), \d+ people/)
  await expectSoundScreen(admin)
  await choice.focus()
  await admin.keyboard.press('ArrowDown')
  await expect(choice.locator(':checked')).toHaveText(`Leave out this month: ${one}`)
  await expect(dialog.getByText('sits out', { exact: true }).first()).toBeVisible()
  await choice.selectOption({ label: `Bring together: ${one} with…` })
  await expect(dialog.getByText('Choose who')).toBeVisible()
  // By department, too, of which the first few are shown.
  const search = dialog.getByLabel('Search for a person in this round')
  await search.fill(user2.department)
  await expect(dialog.getByRole('button', { name: new RegExp(user2.department) }).first()).toBeVisible()
  // Whom they have now can be chosen, so that the pair stays whatever else is asked.
  await search.fill(other ?? '')
  await dialog.getByRole('button', { name: new RegExp(`^${other}.*${user2.department}`) }).click()
  await expect(apply).toHaveText('Apply: nobody changes')
  await expect(dialog.getByText('Costs nothing.')).toBeVisible()
  expect(await matches()).toEqual(before)

  await choice.selectOption({ label: `Leave out this month: ${one}` })
  await apply.click()
  await expectSaid(admin, /changed in "/)
  await expect(dialog).toHaveCount(0)
  const changes = admin.getByRole('region', { name: 'Changes to this round' })
  await expect(changes.getByText(`${one} sits out.`)).toBeVisible()
  expect(await matches()).not.toEqual(before)
  await admin.keyboard.press('Escape')
  await expect(admin.locator('[data-tone]')).toHaveCount(0)
  await expectSoundScreen(admin)

  await changes.getByRole('button', { name: 'Undo' }).click()
  await admin.getByRole('button', { name: 'Go back' }).click()
  await expectSaid(admin, /is back to the original round/)
  await expect(changes).toHaveCount(0)
  expect(await matches()).toEqual(before)
})
