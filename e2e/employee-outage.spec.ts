import { enter, expect, openBrowser, test, toastOf } from './employee'
import { expectSoundScreen } from './product'

const AWAY = "We can't reach the server right now."

test('while the server is away nobody is signed out and nothing typed is lost; when it is back, so is everything', async ({
  browser,
  product,
}) => {
  const member = await enter(browser, product, 'ines.ulloa@example.com')
  const visitor = await openBrowser(browser, product, '/auth')
  const banner = member.getByRole('status').filter({ hasText: AWAY })
  await member.getByRole('button', { name: 'Edit Profile' }).click()
  await member.getByLabel('Bio').fill('Written before the storm')
  await expect(member.getByLabel('Department', { exact: true })).toHaveValue('Engineering')
  // The banner looks again by itself now and then; here only its button does.
  await member.evaluate(() => Object.assign(window, { setInterval: () => 0 }))
  await product.kill()

  await test.step('saving fails with a message, and the typed text stays', async () => {
    await member.getByRole('button', { name: 'Save Changes' }).click()
    await expect(banner).toContainText('You stay signed in, and nothing is lost.')
    await expect(member.getByLabel('Bio')).toHaveValue('Written before the storm')
    await expectSoundScreen(member)
  })

  await test.step('a visitor reads the same, next to the form', async () => {
    await visitor.getByLabel('Work email').fill('storm@example.com')
    await visitor.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect(visitor.getByRole('alert')).toHaveText(AWAY)
    await expect(visitor.getByText('You stay signed in')).toHaveCount(0)
  })

  await product.restart()

  await test.step('the next try succeeds, in the same session', async () => {
    await banner.getByRole('button', { name: 'Try again' }).click()
    await expect(banner).toHaveCount(0)
    await member.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(member, 'Profile updated successfully!')).toBeVisible()
    await expect(member.getByText('Written before the storm')).toBeVisible()
    await visitor.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })
})

test('a page that finds the database away waits for it, part by part, and signs nobody out', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'ivo.vargas@example.com', '/healthz')
  // As above: what looks again by itself would take the button away before it is pressed.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  // The server's response without its database (over HTTP that has its own tests).
  const noDatabase = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 503, json: { message: 'The database does not answer. Please try again.' } }),
    )

  await test.step('it is unknown who is signed in', async () => {
    await noDatabase('**/api/auth/status')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'No coffee without a server' })).toBeVisible()
    await expectSoundScreen(page)
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('auth_session')
  })

  await test.step('one part cannot be read, the others can', async () => {
    await noDatabase('**/api/matches/history*')
    await page.goto('/matches')
    const failed = page.getByRole('alert').filter({ hasText: 'Your match history could not be loaded.' })
    await expect(failed).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'No Current Match' }).or(page.getByText('Current Match')).first(),
    ).toBeVisible()
    await page.unrouteAll()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toHaveCount(0)
  })
})
