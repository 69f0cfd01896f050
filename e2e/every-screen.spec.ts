import type { Page } from '@playwright/test'
import { SCREEN_PATHS } from '../shared/screens'
import { ADMIN_SECTIONS, makeNewsletter, openDashboard, test } from './admin'
import { enter, enterNew } from './employee'
import { allLoaded, BOTH_THEMES, expect, expectSoundScreen, goTo, openBrowser } from './product'

const VISITORS = [
  '/',
  '/auth',
  '/auth/code',
  '/simple-auth',
  '/admin-login',
  '/company-inquiry',
  '/demo',
  '/admin-demo',
  '/met',
  '/another',
  '/plan',
  '/unsubscribe',
]
const MEMBERS = ['/home', '/matches', '/profile']
const NEWCOMERS = ['/profile-setup']
const TABS = [
  ['Admin Tools', 'admin-tools'],
  ['Departments', 'departments'],
  ['Analytics & Metrics', 'metrics'],
  ['Email Whitelist', 'email-whitelist'],
  ['Email Send Logs', 'email-logs'],
  ['Image Gallery', 'images'],
] as const
const VIEWS = ['matching', 'engagement', 'system'].map((view) => `/admin?tab=metrics&view=${view}`)
const SECTIONS = ADMIN_SECTIONS.map((section) => `/admin?tab=admin-tools&section=${section}`)
/** They lead on, or show what another screen does. */
const ELSEWHERE = ['/auth-success', '/magic-auth', '/admin-image-manager']

const expectSound = (page: Page, path: string) =>
  test.step(path, () => expectSoundScreen(page, undefined, BOTH_THEMES))

async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page, path)
  }
}

test('a visitor’s screens are accessible, light and dark, wide and narrow', async ({ browser, product }) => {
  test.slow()
  await walk(await openBrowser(browser, product, '/healthz'), [...VISITORS, '/a/cup/of/tea'])
})

test('a member’s screens are accessible, before and after the profile is set up', async ({
  browser,
  product,
}) => {
  await walk(await enter(browser, product, 'not.validated@example.com', '/healthz'), ['/profile'])
  await walk(await enterNew(browser, product, 'every.screen@example.com', { path: '/healthz' }), NEWCOMERS)
  await walk(await enter(browser, product, 'jana.weber@example.com', '/healthz'), MEMBERS)
})

test('each tab of the dashboard has an address, and is an accessible screen', async ({ admin }) => {
  test.slow()
  const id = await makeNewsletter(admin, 'On every screen')
  await openDashboard(admin)
  await expectSound(admin, '/admin')
  for (const [name, tab] of TABS) {
    await admin.getByRole('tab', { name, exact: true }).click()
    await expect(admin).toHaveURL(new RegExp(`tab=${tab}`))
    await expect(admin.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await allLoaded(admin)
    await expectSound(admin, tab)
  }
  await admin.reload()
  await expect(admin.getByRole('tab', { name: 'Image Gallery' })).toHaveAttribute('aria-selected', 'true')
  await walk(admin, [...SECTIONS, ...VIEWS, '/account', '/admin/images'])
  await goTo(admin, `/admin?edit=${id}`)
  await expect(admin.getByLabel('Mood Description')).toBeVisible()
  await expectSound(admin, 'the editor')
})

test('no screen is forgotten here', () => {
  const walked = [...VISITORS, ...MEMBERS, ...NEWCOMERS, ...ELSEWHERE, '/account', '/admin', '/admin/images']
  expect(walked.toSorted()).toEqual(SCREEN_PATHS.toSorted())
})
