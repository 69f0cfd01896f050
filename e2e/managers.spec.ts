import { act, expectSaid, openDashboard, read, test } from './admin'
import { enter } from './employee'
import { expect, expectSoundScreen } from './product'

test('who is named manager of a group sees the dashboard of that group alone, until they are removed', async ({
  admin,
  browser,
  product,
}) => {
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await admin.getByRole('button', { name: 'Manage Juniper Studio' }).click()
  const dialog = admin.getByRole('dialog')
  const [{ email: manager }] = await read(admin, '/api/admin/users?search=example.org&limit=1')
  await dialog.getByLabel('Add a manager').fill('nobody@elsewhere.example')
  await dialog.getByRole('button', { name: 'Name', exact: true }).click()
  await expectSaid(admin, /Not on the whitelist, or turned off: nobody@elsewhere.example/)
  await dialog.getByLabel('Add a manager').fill(manager)
  await dialog.getByRole('button', { name: 'Name', exact: true }).click()
  await expectSaid(admin, `${manager} manages Juniper Studio`)
  await dialog.getByLabel('Domains they may allow').fill('example.org')
  await dialog.getByRole('button', { name: 'Allow' }).click()
  await expectSaid(admin, 'Managers may allow addresses at example.org')
  await expectSoundScreen(admin)

  const page = await enter(browser, product, manager, '/home')
  const refused: string[] = []
  page.on('response', (response) => {
    // Not 409: the group may have a round of this month already.
    if ([401, 403, 404].includes(response.status())) refused.push(response.url())
  })
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expectSaid(page, /, Juniper Studio$/)
  await expect(page.getByLabel('Domain group').locator('option')).toHaveText([/Juniper Studio/])
  await page.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
  await expectSaid(page, /^A trial run for Juniper Studio/)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Newsletter', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync Employee Status' })).toHaveCount(0)
  for (const tab of [
    'Admin Tools',
    'Departments',
    'Analytics & Metrics',
    'Email Whitelist',
    'Email Send Logs',
    'Image Gallery',
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect.poll(() => underWay.size).toBe(0)
    await expect(page.getByText('Harbour Roastery')).toHaveCount(0)
  }
  await expect(page.getByText('Directory Access')).toHaveCount(0)
  expect(refused).toEqual([])

  const [{ id: first }] = await read(admin, '/api/admin/programmes')
  const rounds = (scope: string) => act(admin, 'PATCH', `/api/admin/programmes/${first}`, { scope })
  await rounds('across')
  await openDashboard(page)
  await expect(page.getByText('No programme makes rounds for your groups at the moment.')).toBeVisible()
  await expectSoundScreen(page)
  await openDashboard(page, '/admin?tab=metrics')
  await expect(page.getByText('Active Matches')).toBeVisible()
  expect(refused).toEqual([])
  await rounds('per-group')

  await dialog.getByRole('button', { name: `Remove ${manager}` }).click()
  await expectSaid(admin, `${manager} no longer manages Juniper Studio`)
  await page.goto('/admin', { waitUntil: 'commit' })
  await expectSaid(page, "You don't have admin privileges.")
})
