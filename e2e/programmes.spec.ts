import type { Page } from '@playwright/test'
import {
  act,
  choose,
  expectSaid,
  openAdminTools,
  openDashboard,
  pairGroup,
  read,
  settled,
  test,
} from './admin'
import { expect, expectSoundScreen, weekly } from './product'

test('the programme: the next dates are shown as one chooses, a wrong zone is said, and matches wait to be shown', async ({
  admin,
}) => {
  await openAdminTools(admin, 'programme')
  const card = admin.getByRole('region', { name: 'Programme', exact: true })
  await card.getByLabel('Automatically, on a weekday of the month').check()
  await card.getByLabel('Which one').selectOption('the last')
  await card.getByLabel('Weekday', { exact: true }).selectOption('Friday')
  await expect(card.getByRole('listitem').first()).toHaveText(/^Friday, .*, 09:00$/)
  await card.getByLabel('Time zone').fill('Mars/Base')
  await card.getByRole('button', { name: 'Save Programme' }).click()
  await expect(card.getByLabel('Time zone')).toHaveAccessibleDescription(/not a valid time zone/)
  await card.getByLabel('Time zone').fill('Europe/Berlin')
  await card.getByRole('radio', { name: /^With the newsletter/ }).check()
  await card.getByRole('button', { name: 'Save Programme' }).click()
  await expectSaid(admin, 'The programme has been changed.')
  await admin.reload()
  await settled(admin)
  await expect(card.getByLabel('Which one')).toHaveValue('L')
  await expect(card.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(card.getByRole('listitem')).toHaveCount(3)

  const { id } = await pairGroup(admin, 'Juniper Studio')
  await openDashboard(admin)
  const current = admin.getByRole('region', { name: 'Current Pairings' })
  await expect(current.getByText('Not shown yet')).toBeVisible()
  await current.getByRole('button', { name: /^Show the matches of / }).click()
  await expect(admin.getByRole('alertdialog')).toContainText(/\d+ people see their match/)
  await admin.getByRole('button', { name: 'Show the matches', exact: true }).click()
  await expectSaid(admin, /people see their match now/)
  await expect(current.getByText('Not shown yet')).toHaveCount(0)
  await act(admin, 'DELETE', `/api/admin/pairings/${id}`)
  await act(admin, 'PUT', '/api/admin/programme', { cycle: null, timeZone: 'UTC', publish: 'at-once' })
})

test('a lunch of four beside the monthly coffee: made in four steps, with the number of people live, changed, and archived', async ({
  admin,
}) => {
  await openAdminTools(admin, 'programme')
  const only = admin.getByRole('region', { name: 'Programme', exact: true })
  await expect(only.getByRole('button', { name: 'Save Programme' })).toBeVisible()
  await only.getByRole('button', { name: 'New programme' }).click()

  const form = admin.getByRole('region', { name: 'New programme' })
  const reach = form.getByRole('complementary')
  const everybody = Number(await reach.getByText(/^\d+$/).textContent())
  await form.getByRole('button', { name: /^Lunch of four/ }).click()
  await form.getByLabel('Departments').selectOption('Design')
  await expect(reach.getByText(/^\d+$/)).not.toHaveText(String(everybody))
  await form.getByLabel('Named people').fill('nobody')
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByLabel('Named people')).toHaveAccessibleDescription(/valid email address/)
  await form.getByLabel('Named people').fill('nobody@example.org')
  await expect(reach.getByText('Nobody is in it today')).toBeVisible()
  await form.getByLabel('Named people').fill('')
  await form.getByRole('button', { name: 'Remove Design' }).click()
  await expect(reach.getByText(/^\d+$/)).toHaveText(String(everybody))
  await expectSoundScreen(admin)
  await form.getByRole('button', { name: 'Next', exact: true }).click()

  await expect(form.getByRole('heading', { name: 'Hosts' })).toBeFocused()
  await form.getByLabel('This programme has hosts').check()
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByLabel('Named people')).toHaveAccessibleDescription(/Say who hosts/)
  await form.getByLabel('Departments').selectOption('Design')
  await expect(reach.getByText(/^Hosts in it: \d+/)).toBeVisible()
  await expectSoundScreen(admin)
  await form.getByLabel('This programme has hosts').uncheck()
  await form.getByRole('button', { name: 'Next', exact: true }).click()

  await expect(form.getByRole('heading', { name: 'Rhythm and size' })).toBeFocused()
  await expect(form.getByLabel('How often')).toHaveValue('6')
  await expect(form.getByLabel('How many meet', { exact: true })).toHaveValue('4')
  await expect(form.getByRole('listitem').filter({ hasText: /^Thursday, / })).toHaveCount(3)
  await expectSoundScreen(admin)
  await form.getByRole('button', { name: 'Next', exact: true }).click()

  // The other one has this name.
  await form.getByLabel('Name', { exact: true }).fill('cup of joe')
  await form.getByLabel('Colour').fill('#ffee88')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expect(form.getByLabel('Colour')).toHaveAccessibleDescription(/Choose a darker colour/)
  await form.getByLabel('Colour').fill('#2e8563')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/called "cup of joe"/)
  await form.getByLabel('Name', { exact: true }).fill('Lunch of four')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expectSaid(admin, '"Lunch of four" is created.')

  const card = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: 'Lunch of four' }) })
  await expect(card).toContainText('Every 6 weeks')
  await expect(card).toContainText('Tables of 4 · All together')

  await card.getByRole('link', { name: 'Edit Lunch of four' }).click()
  await settled(admin)
  const edit = admin.getByRole('region', { name: 'Lunch of four' })
  await edit.getByLabel('How often').selectOption('Every 4 weeks')
  await edit.getByLabel('By joining').check()
  await expectSoundScreen(admin)
  await edit.getByRole('button', { name: 'Save Programme' }).click()
  await expect(card).toContainText('Everybody · Opt-in')
  await expect(card).toContainText('Every 4 weeks')

  await choose(card, 'Archive')
  await expect(admin.getByRole('alertdialog')).toContainText('It makes no more rounds')
  await admin.getByRole('button', { name: 'Archive', exact: true }).click()
  await expectSaid(admin, '"Lunch of four" is archived.')
  await expect(only.getByRole('button', { name: 'Save Programme' })).toBeVisible()
  expect(await read(admin, '/api/admin/programmes')).toHaveLength(1)
})

const NAME = 'Weekly tea'

const choice = (page: Page) => page.getByRole('combobox', { name: 'Programme', exact: true })
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
  })

  await test.step('the other one has a round of a day, and nothing of the first', async () => {
    await choice(admin).selectOption({ label: NAME })
    await expect(admin).toHaveURL(new RegExp(`[?&]programme=${id}`))
    const round = region(admin, 'This Round')
    await expect(round).toContainText(period.slice(0, 4))
    await expect(region(admin, 'This Month')).toHaveCount(0)
    await expect(region(admin, 'Current Pairings')).toContainText('No current pairings')
    await expectSoundScreen(admin)
  })

  await test.step('its pairing and its newsletter are made', async () => {
    await admin.getByLabel('Domain group').selectOption({ label: 'Harbour Roastery (harbour-roastery)' })
    await admin.getByRole('button', { name: 'Generate Pairings', exact: true }).click()
    // It comes by itself, too: nobody is to wonder about another one some days later.
    await expect(admin.getByText(/The next round begins by itself on /)).toBeVisible()
    await admin.getByRole('button', { name: /^Generate \d+ pairs?$/ }).click()
    await expectSaid(admin, /^Generated \d+ pairings for /)
    await expect(region(admin, 'Current Pairings').getByRole('heading', { level: 3 })).toHaveText(
      new RegExp(`^${NAME}, `),
    )
    const newsletters = region(admin, 'Newsletter Management')
    await expect(newsletters.getByLabel('Month of the new newsletter')).toHaveCount(0)
    await newsletters.getByRole('button', { name: 'Create Newsletter', exact: true }).click()
    await expect(newsletters.getByRole('heading', { level: 3 })).toHaveCount(1)
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
    await admin.getByRole('tab', { name: 'System' }).click()
    await expect(region(admin, `Automatic Cycle · ${NAME}`)).toBeVisible()
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
    await choice(admin).selectOption({ label: 'Cup of Joe' })
    await expect(admin.getByText(` of ${ready} users`)).toHaveCount(0)
  })

  await act(admin, 'POST', `/api/admin/complete-current-pairing?programme=${id}`)
  await act(admin, 'POST', `/api/admin/programmes/${id}/archive`)
  await openDashboard(admin, `/admin?programme=${id}`)
  await expect(region(admin, 'This Month')).toBeVisible()
  await expect(choice(admin)).toHaveCount(0)
})
