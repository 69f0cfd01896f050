import type { Locator, Page } from '@playwright/test'
import { act, expectSaid, makeNewsletter, openDashboard, test } from './admin'
import { enter, freshPair } from './employee'
import { adminSession, expect, expectSoundScreen, goTo, openBrowser } from './product'

const PHONE = { width: 360, height: 780 }
const TOUCH = { hasTouch: true, isMobile: true, viewport: PHONE }
test.use({ viewport: PHONE })

const PLACES = ['Dashboard', 'Profile', 'Matches']
const linksOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link')

test('on a phone a menu holds the same places and actions', async ({ browser, product }) => {
  const page = await enter(browser, product, 'felix.papadaki@example.com', '/home')
  await page.setViewportSize({ width: 1280, height: 780 })
  await expect(linksOf(page, 'Main')).toHaveText(PLACES)
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await expect(linksOf(page, 'Main, menu')).toHaveText(PLACES)
  await expectSoundScreen(page)

  await page.getByRole('link', { name: 'Matches', exact: true }).click()
  await expect(page).toHaveURL(/\/matches$/)
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await open.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: /^Good coffee/ })).toBeVisible()
  const isSignedIn = async () => (await (await page.request.get('/api/auth/status')).json()).authenticated
  await expect.poll(isSignedIn).toBe(false)
})

test('on a phone, a press next to the box of a row ticks it', async ({ browser, product }) => {
  const storageState = await adminSession(product)
  const page = await openBrowser(browser, product, '/healthz', { storageState, ...TOUCH })
  for (const screen of ['/admin?tab=admin-tools', '/admin?tab=email-whitelist']) {
    await openDashboard(page, screen)
    const tick = page.getByRole('checkbox', { name: /^Select \S+@|^Select [A-Z]\S+ [A-Z]/ }).first()
    await tick.scrollIntoViewIfNeeded()
    for (const [x, y] of [
      [20, 0],
      [-20, 0],
      [0, 20],
      [0, -20],
    ] as const) {
      const box = await tick.boundingBox()
      const before = await tick.isChecked()
      await page.touchscreen.tap(box!.x + box!.width / 2 + x, box!.y + box!.height / 2 + y)
      await expect(tick, `${screen} at ${x}, ${y}`).toBeChecked({ checked: !before })
    }
  }
})

test('on a phone, each figure that leads somewhere and the way to the own calendar are 44 px both ways', async ({
  browser,
  product,
}) => {
  const expectLarge = async (target: Locator) => {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(43.5)
  }
  const { me } = await freshPair(browser, product)
  const session = await (await me.open()).context().storageState()
  const page = await openBrowser(browser, product, '/healthz', { storageState: session, ...TOUCH })
  await goTo(page, '/matches')
  await page.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
  await expectLarge(page.getByText('Rather send it from your own calendar?'))

  const storageState = await adminSession(product)
  const dashboard = await openBrowser(browser, product, '/healthz', { storageState, ...TOUCH })
  await openDashboard(dashboard)
  const figures = dashboard.getByRole('definition').getByRole('link').filter({ hasText: /^\d+$/ })
  await expect(figures.first()).toBeVisible()
  for (const figure of await figures.all()) await expectLarge(figure)
})

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
