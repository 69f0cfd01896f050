import { askForLink, codeFor, enterNew, expect, openBrowser, test } from './employee'
import { expectSoundScreen, SAMPLE } from './product'

// A product of its own: in a shared one others make and complete the rounds that it reads of.
test.use({ settings: { ...SAMPLE, ORG_NAME: 'Month' } })

test('somebody without a match reads what the month brought them, and that they are away, the same on every page', async ({
  browser,
  product,
}) => {
  test.slow()
  const page = await enterNew(browser, product, 'month.state@example.com', { path: '/home', isSetUp: true })
  const card = page.getByRole('main')
  const participate = async (data: object) => {
    const answer = await page.request.put('/api/participation', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  // Both pages show it by the same part.
  const reads = async (text: string | RegExp, paths = ['/home']) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(card.getByText(text).first()).toBeVisible()
    }
  }
  await test.step('skipping, opted out', async () => {
    await page.request.post('/api/participation/skip')
    await reads(/^You sit out/, ['/home', '/matches', '/profile'])
    await expect(card.getByText('Sitting Out', { exact: true })).toBeVisible()
    await page.request.delete('/api/participation/skip')
    await participate({ participationStatus: 'opted_out' })
    await reads('You have opted out, so rounds go on without you.')
    await participate({ participationStatus: 'active' })
  })

  // What the server says is tested over HTTP; here its part is played.
  await test.step('not shown yet', async () => {
    const text = 'The matches of November are not shown yet. They come with the newsletter.'
    await page.route('**/api/outcome', (route) =>
      route.fulfill({ json: { month: '2026-11', outcome: 'not-shown-yet', text } }),
    )
    await reads(text)
    await page.unroute('**/api/outcome')
  })

  await test.step('dormant, until there is a sign of life', async () => {
    const text = 'You have been silent for a long time, so rounds go on without you.'
    const next = await (await page.request.get('/api/next-pairing')).json()
    await page.route('**/api/next-pairing', (route) => route.fulfill({ json: { ...next, isDormant: true } }))
    await page.route('**/api/outcome', (route) =>
      route.fulfill({ json: { month: '2026-11', outcome: 'dormant', text } }),
    )
    await reads(text)
    await page.goto('/profile')
    await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText('Dormant', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Skip the Next Round' })).toHaveCount(0)
    await expect(card.locator('svg[data-level]')).toHaveAttribute('data-level', '25')
    await expectSoundScreen(page)
    await page.unroute('**/api/next-pairing')
    await page.unroute('**/api/outcome')
    await reads('You are in.')
  })

  await test.step('on leave', async () => {
    const user = await (await page.request.get('/api/auth/user')).json()
    const leave = { ...user, employeeStatus: 'leave', leaveEndDate: null }
    await page.route('**/api/auth/status', (route) =>
      route.fulfill({ json: { authenticated: true, user: leave } }),
    )
    await reads('On leave.')
    await page.goto('/profile')
    await expect(card.getByText('On Leave', { exact: true })).toBeVisible()
    await expect(card.locator('svg[data-level]')).toHaveAttribute('data-level', '25')
  })
})

test('who opened an address signed out gets there by link and by code', async ({ browser, product }) => {
  const email = 'month.going@example.com'
  await (await enterNew(browser, product, email, { isSetUp: true })).context().close()

  await test.step('by link', async () => {
    const page = await openBrowser(browser, product, '/matches#history')
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto(await askForLink(page, product, email))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/matches#history$/)
    await page.context().close()
  })

  await test.step('by code, which says when another one can be asked for', async () => {
    const page = await openBrowser(browser, product, '/home')
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/auth/code')
    await page.getByLabel('Work email').fill('wanda.yilmaz@example.org')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByText(/^You can ask for another code in \d+ s\.$/)).toBeVisible()
    await page.getByLabel('6-digit code').fill(codeFor(product, 'wanda.yilmaz@example.org'))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.context().close()
  })
})
