import type { Locator } from '@playwright/test'
import { act, expectSaid, makeNewsletter, openDashboard, test } from './admin'

import { expect, expectSoundScreen } from './product'

test.use({ viewport: { width: 360, height: 740 } })

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.padEnd(
  100,
  'n',
)

test('a name of a hundred letters breaks, and leaves every button in sight', async ({ admin }) => {
  const group = await act(admin, 'POST', '/api/admin/domain-groups', { name: 'danube', displayName: WORD })
  const departments = `/api/admin/departments/${group.id}`
  await act(admin, 'POST', departments, { name: 'longest', displayName: WORD })

  await test.step('in the departments and their dialog', async () => {
    await openDashboard(admin, `/admin?tab=departments&group=${group.id}`)
    const remove = admin.getByRole('button', { name: `Delete ${WORD}` })
    await expect(remove).toBeVisible()
    await expectSoundScreen(admin)
    await remove.click()
    const title = admin.getByRole('heading', { name: `Delete "${WORD}"?` })
    await expect
      .poll(() => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
    await admin.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('in the dialog of the group: its cross can be reached', async () => {
    await openDashboard(admin, '/admin?tab=email-whitelist')
    await admin.getByRole('button', { name: `Manage ${WORD}` }).click()
    await expect(admin.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('in the users, whose buttons stay in the table', async () => {
    await admin.route('**/api/admin/users?*', async (route) => {
      const response = await route.fetch()
      const users = await response.json()
      users[0].email = `${'a'.repeat(64)}@example.com`
      users[1].lastName = WORD
      await route.fulfill({ response, json: users })
    })
    await admin.setViewportSize({ width: 1280, height: 800 })
    await openDashboard(admin, '/admin?tab=admin-tools')
    await expect(admin.getByRole('button', { name: /^Save / }).first()).toBeInViewport({ ratio: 1 })
    await admin.unrouteAll({ behavior: 'wait' })
  })

  await act(admin, 'DELETE', `/api/admin/domain-groups/${group.id}`)
})

test('the editor keeps a tip, a choice and a title of one long word on the screen', async ({ admin }) => {
  const word = WORD.repeat(3)
  const id = await makeNewsletter(admin, `${WORD}${WORD}`, {
    brainBuzzerChoices: JSON.stringify([word, 'another']),
    proTips: JSON.stringify([word]),
  })
  await admin.goto(`/admin?edit=${id}`)
  const expectOnScreen = (part: Locator) =>
    expect.poll(() => part.evaluate((node) => node.getBoundingClientRect().right <= innerWidth)).toBe(true)
  await expectOnScreen(admin.getByLabel('Choice A', { exact: true }))
  await expectOnScreen(admin.getByLabel('Tip 1', { exact: true }))
  await admin.getByRole('button', { name: 'Cancel Edit' }).click()
  const mail = admin.frameLocator('iframe[title="The newsletter as it reads"]').locator('html')
  await expect(mail).toContainText(word)
  await expect.poll(() => mail.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('a long list of departments has a search, and opens in sight', async ({ admin }) => {
  const group = await act(admin, 'POST', '/api/admin/domain-groups', { name: 'many', displayName: 'Many' })
  for (let number = 1; number <= 11; number += 1)
    await act(admin, 'POST', `/api/admin/departments/${group.id}`, {
      name: `room-${number}`,
      displayName: `Room ${number}`,
    })
  await admin.setViewportSize({ width: 360, height: 400 })
  await openDashboard(admin, '/admin?tab=departments')
  await admin.getByRole('button', { name: /^Many/ }).click()
  await expect(admin.getByRole('heading', { name: 'Departments of Many' })).toBeInViewport()
  await admin.getByLabel('Search departments').fill('room 1')
  await expect(admin.getByRole('heading', { name: /^Room / })).toHaveText(['Room 1', 'Room 10', 'Room 11'])
  await admin.getByLabel('Search departments').fill('nowhere')
  await expectSaid(admin, 'Nothing matches "nowhere".')
  await act(admin, 'DELETE', `/api/admin/domain-groups/${group.id}`)
})
