import { stopClock } from './clock'
import { codeFor, enter, enterNew, expect, openBrowser, saveProfile, test } from './employee'
import { beforeSignIn } from './product'

test('/auth-success leads on by what it finds', async ({ browser, product }) => {
  const page = await enterNew(browser, product, 'arriving@example.com', { path: '/auth-success' })
  await expect(page).toHaveURL(/\/profile-setup$/)
  await saveProfile(page.request, { firstName: 'Ari', lastName: 'Ving' })
  await page.goto('/auth-success')
  await expect(page.getByRole('heading', { name: 'Sign In Successful!' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)

  await page.route('**/api/auth/status', (route) => route.abort())
  await page.goto('/auth-success')
  await expect(page).toHaveURL(/\/auth\?error=auth_check_failed$/)
  await expect(page.getByRole('alert')).toHaveText('We could not check your sign-in. Please try again.')
  await page.unrouteAll()
  await page.context().clearCookies()
  await page.goto('/auth-success')
  await expect(page).toHaveURL(/\/auth\?error=session_expired$/)
})

test('/profile shows how far somebody has come, and the other screens send them there', async ({
  browser,
  product,
}) => {
  const email = 'step.by.step@example.com'
  const page = await openBrowser(browser, product, '/profile')
  await expect(page).toHaveURL(/\/$/)

  await test.step('not validated: Check Your Email, whatever the profile', async () => {
    await page.request.post('/api/simple-auth', { data: { email } })
    for (const path of ['/home', '/matches']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/profile$/)
    }
    await page.goto('/profile-setup')
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(page.getByText(`We sent a 6-digit verification code to ${email}.`)).toBeVisible()
  })
  await test.step('the code may be entered elsewhere: the button looks again', async () => {
    await page.request.post('/api/auth/verify-email', { data: { code: codeFor(product, email) } })
    await page.getByRole('button', { name: "I've Entered My Code" }).click()
    await expect(page.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
  })
  await test.step('not set up: the form, from every screen', async () => {
    for (const path of ['/home', '/matches']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/profile$/)
    }
    await expect(page.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '3')
  })
  await test.step('set up: a welcome for a second and a half, then the profile', async () => {
    await page.goto('/profile-setup')
    await page.getByLabel('First name').fill('Step')
    await page.getByLabel('Last name').fill('Bystep')
    await page.getByLabel('Department', { exact: true }).selectOption('Legal')
    await page.getByLabel(/^I agree/).check()
    await stopClock(page)
    await page.getByRole('button', { name: 'Join Coffee Chat Network' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Step' })).toBeVisible()
    await page.clock.runFor(1400)
    await expect(page).toHaveURL(/\/profile-setup$/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/profile$/)
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByText('Legal')).toBeVisible()
  })
})

test('a session that ended is reported, and half a second later the browser goes to sign in', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'jana.weber@example.com')
  await page.getByRole('button', { name: 'Pause 1 Month' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.context().clearCookies({ name: 'auth_session' })
  const left: string[] = []
  page.on('request', (request) => left.push(new URL(request.url()).pathname))
  await stopClock(page)
  await beforeSignIn(page, async () => {
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
    await page.clock.runFor(400)
    expect(left).not.toContain('/api/login')
    await page.clock.runFor(200)
    await expect.poll(() => left).toContain('/api/login')
  })
  await expect(page).toHaveURL(/\/auth$/)
})
