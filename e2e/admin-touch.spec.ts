import type { Locator, Page } from '@playwright/test'
import { ADMIN_SECTIONS, makeNewsletter, openDashboard, test } from './admin'
import { freshPair } from './employee'
import { ADMIN, expect, goTo } from './product'

const SCREENS = [
  '/admin',
  '/admin?tab=admin-tools',
  ...ADMIN_SECTIONS.map((section) => `/admin?tab=admin-tools&section=${section}`),
  '/admin?tab=departments',
  '/admin?tab=metrics',
  '/admin?tab=metrics&view=matching',
  '/admin?tab=metrics&view=engagement',
  '/admin?tab=metrics&view=system',
  '/admin?tab=email-whitelist',
  '/admin?tab=email-logs',
  '/admin?tab=images',
]

/**
 * Whatever can be pressed and is lower than 44 px, except links within a sentence. A choice is as large as its label, and a
 * tick as what lies around it.
 */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, summary, input, select, textarea').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const box = (target.closest('label') ?? target).getBoundingClientRect()
      const isSeen =
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1
      const isInSentence = target.tagName === 'A' && target.closest('p') !== null
      const around = getComputedStyle(target, '::after')
      const beyond = (edge: string) => Math.max(0, -parseFloat(edge) || 0)
      const more = around.position === 'absolute' ? beyond(around.top) + beyond(around.bottom) : 0
      const name = target.getAttribute('aria-label') ?? target.textContent
      return isSeen && !isInSentence && box.height + more < 43.5
        ? [`${target.tagName} ${name}: ${Math.round(box.height + more)} px`]
        : []
    }),
  )

test('a finger hits every target of the dashboard: each is at least 44 px high', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 820, height: 1180 },
  })
  const page = await context.newPage()
  await page.request.post('/api/signin', { data: ADMIN, headers: { origin: product.url } })
  // So that the audit log has an entry with changes to open.
  await makeNewsletter(page, 'A month of fingers')
  for (const screen of SCREENS) {
    await openDashboard(page, screen)
    if (screen.endsWith('audit-log')) await expect(page.getByText(/^\d+ changes?$/).first()).toBeVisible()
    await expect.poll(() => smallTargets(page), screen).toEqual([])
  }
})

test('on a phone, a press next to the box of a row ticks it', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 780 },
  })
  const page = await context.newPage()
  await page.request.post('/api/signin', { data: ADMIN, headers: { origin: product.url } })
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
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } }
  const expectLarge = async (target: Locator) => {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(43.5)
  }
  const { me } = await freshPair(browser, product)
  const session = await (await me.open()).context().storageState()
  const mine = await browser.newContext({ baseURL: product.url, storageState: session, ...phone })
  const page = await mine.newPage()
  await goTo(page, '/matches')
  await page.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
  await expectLarge(page.getByText('Rather send it from your own calendar?'))

  const context = await browser.newContext({ baseURL: product.url, ...phone })
  const dashboard = await context.newPage()
  await dashboard.request.post('/api/signin', { data: ADMIN, headers: { origin: product.url } })
  await openDashboard(dashboard)
  const figures = dashboard.getByRole('definition').getByRole('link').filter({ hasText: /^\d+$/ })
  await expect(figures.first()).toBeVisible()
  for (const figure of await figures.all()) await expectLarge(figure)
})
