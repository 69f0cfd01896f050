import type { Page } from '@playwright/test'
import { act, expectSaid, openDashboard, pairGroup, read, settled, test } from './admin'
import { BOTH_THEMES, expect, expectSoundScreen, weekly } from './product'

const NAME = 'Weekly tea'

const choice = (page: Page) => page.getByLabel('Programme', { exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** A programme that begins the day after tomorrow, and goes on every week from there. */
async function addTea(page: Page, groupId: string): Promise<string> {
  const { id } = await act(page, 'POST', '/api/admin/programmes', {
    name: NAME,
    audience: { domainGroups: [groupId] },
    weeks: weekly(),
  })
  return id
}

test('a weekly tea beside the monthly coffee: each has its own round, newsletters and figures, and the address says whose are shown', async ({
  admin,
}) => {
  const coffee = await pairGroup(admin, 'Harbour Roastery')
  const groups: { id: string; displayName: string }[] = await read(admin, '/api/admin/domain-groups')
  const harbour = groups.find(({ displayName }) => displayName === 'Harbour Roastery')!
  await openDashboard(admin)
  await expect(region(admin, 'This Month')).toBeVisible()
  await expect(choice(admin)).toHaveCount(0)

  const id = await addTea(admin, harbour.id)
  const { period } = await read(admin, `/api/admin/month?programme=${id}`)
  await openDashboard(admin)

  await test.step('the default programme is as it was', async () => {
    await expect(choice(admin)).toHaveValue('')
    await expect(region(admin, 'This Month')).toBeVisible()
    await expect(region(admin, 'Current Pairings')).toContainText('Harbour Roastery')
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
  })

  await test.step('the other one has a round of a day, and nothing of the first', async () => {
    await choice(admin).selectOption({ label: NAME })
    await expect(admin).toHaveURL(new RegExp(`[?&]programme=${id}`))
    const round = region(admin, 'This Round')
    await expect(round).toContainText(period.slice(0, 4))
    await expect(region(admin, 'This Month')).toHaveCount(0)
    await expect(region(admin, 'Current Pairings')).toContainText('No current pairings')
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
  })

  await test.step('its pairing and its newsletter are made', async () => {
    await admin.getByLabel('Domain group').selectOption({ label: 'Harbour Roastery (harbour-roastery)' })
    await admin.getByRole('button', { name: 'Generate Pairings', exact: true }).click()
    await admin.getByRole('button', { name: /^Generate \d+ pairs?$/ }).click()
    await expectSaid(admin, /^Generated \d+ pairings for /)
    await expect(region(admin, 'Current Pairings').getByRole('heading', { level: 3 })).toHaveText(
      new RegExp(`^${NAME}, `),
    )
    const newsletters = region(admin, 'Newsletter Management')
    await expect(newsletters.getByLabel('Month of the new newsletter')).toHaveCount(0)
    await newsletters.getByRole('button', { name: 'Create Newsletter', exact: true }).click()
    await expect(newsletters.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expectSoundScreen(admin)
  })

  await test.step('it stays chosen on the way to the figures, which are those of one or of all', async () => {
    await admin.getByRole('tab', { name: 'Analytics & Metrics' }).click()
    await settled(admin)
    await expect(choice(admin)).toHaveValue(id)
    const { pairings } = await read(admin, `/api/admin/current-pairings?programme=${id}`)
    const active = admin.getByRole('link', { name: /^Active Matches/ })
    await expect(active).toContainText(String(pairings[0].totalPairs))
    await choice(admin).selectOption({ label: 'All programmes' })
    await expect(active).toContainText(String(pairings[0].totalPairs + coffee.totalPairs))
    await admin.getByRole('tab', { name: 'Engagement' }).click()
    await expect(admin.getByText('People who met')).toBeVisible()
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
    await admin.getByRole('tab', { name: 'System' }).click()
    await expect(region(admin, `Automatic Cycle · ${NAME}`)).toBeVisible()
    await expectSoundScreen(admin)
  })

  await test.step('an address of a programme that is not there is about the first one', async () => {
    await openDashboard(admin, '/admin?programme=00000000-0000-4000-8000-000000000009')
    await expect(choice(admin)).toHaveValue('')
    await expect(admin).not.toHaveURL(/programme=/)
    await expect(region(admin, 'Current Pairings')).not.toContainText(NAME)
  })

  await test.step('who is not in its round is listed behind the figure, and the list says whose it is', async () => {
    await openDashboard(admin, `/admin?programme=${id}`)
    const box = region(admin, 'Pairing eligibility')
    const { ready } = await read(admin, `/api/admin/readiness?programme=${id}`)
    await box.getByRole('link', { name: String(ready), exact: true }).click()
    await expect(admin).toHaveURL(new RegExp(`readiness=ready&programme=${id}`))
    await expect(admin.getByText(` of ${ready} users`)).toBeVisible()
    await expect(choice(admin)).toHaveValue(id)
    await expect(admin.getByLabel('Filter by readiness')).toContainText(`(${ready})`)
    await expectSoundScreen(admin, undefined, BOTH_THEMES)
    await choice(admin).selectOption({ label: 'Cup of Joe' })
    await expect(admin.getByText(` of ${ready} users`)).toHaveCount(0)
  })

  await act(admin, 'POST', `/api/admin/complete-current-pairing?programme=${id}`)
  await act(admin, 'POST', `/api/admin/programmes/${id}/archive`)
  await openDashboard(admin, `/admin?programme=${id}`)
  await expect(region(admin, 'This Month')).toBeVisible()
  await expect(choice(admin)).toHaveCount(0)
  // What it did stays among that of all.
  await openDashboard(admin, '/admin?tab=metrics')
  await expect(choice(admin).locator('option')).toHaveText(['All programmes', 'Cup of Joe'])
  await openDashboard(admin, '/admin')
  const files = region(admin, 'Completed Pairings')
  await files.getByLabel('All programmes').check()
  await files.getByText(/^\d+ completed/).click()
  await expect(files.getByRole('heading', { level: 3 }).filter({ hasText: NAME })).toBeVisible()
  await openDashboard(admin, '/admin?tab=email-logs')
  await choice(admin).selectOption({ label: NAME })
  await expect(admin).toHaveURL(new RegExp(`programme=${id}`))
  await expectSoundScreen(admin, undefined, BOTH_THEMES)
})
