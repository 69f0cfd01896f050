import { gate } from '../server/testing/sink'
import { act, choose, expectSaid, openDashboard, pairGroup, read, settled, test } from './admin'
import { BOTH_THEMES, expect, expectSoundScreen } from './product'

test('a pairing is tried, generated, viewed and deleted; a completed one is viewed and its file deleted', async ({
  admin,
}) => {
  await pairGroup(admin, 'Harbour Roastery')
  await act(admin, 'POST', '/api/admin/complete-current-pairing')
  await openDashboard(admin)
  await expectSaid(admin, 'No current pairings')

  await test.step('the trial run stores nothing', async () => {
    await admin.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
    await expect(admin.getByRole('dialog')).toContainText('No arrangement pairs more people')
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
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
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
    await admin.getByLabel('Search by name or email').fill('nobody has this name')
    await expectSaid(admin, 'Nobody matches "nobody has this name".')
    // The toast has a cross of its own.
    await admin.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('deleting names the effect', async () => {
    await choose(admin.getByRole('region', { name: 'Current Pairings' }), 'Delete')
    await expect(admin.getByRole('alertdialog')).toContainText('This cannot be undone.')
    // Also what Radix puts around a dialog.
    await expectSoundScreen(admin, admin.locator('html'), BOTH_THEMES)
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
  await files.getByText(/^\d+ completed pairings?$/).click()
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
})

test('a counter leads to the people behind it', async ({ admin }) => {
  await openDashboard(admin)
  const counter = admin.getByRole('link', { name: /^Paused/ })
  const { statusCounts } = await read(admin, '/api/admin/pairing-validation')
  await expect(counter).toContainText(String(statusCounts.paused))
  await counter.click()
  await expect(admin).toHaveURL(/tab=admin-tools&status=paused/)
  await expectSaid(admin, `of ${statusCounts.paused} users`)
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
