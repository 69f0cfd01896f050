import type { Page } from '@playwright/test'
import { pauseClock, runUntil, stopClock } from './clock'
import { askForLink, codeFor, enter, enterNew, expect, test } from './employee'
import { ADMIN, beforeSignIn, expectSoundScreen, openBrowser } from './product'

test('a link opened in another browser needs the code of the same mail; once used, nothing of it stays in the address', async ({
  browser,
  product,
}) => {
  const email = 'newcomer.link@example.com'
  // As the link of an invitation opens it.
  const asking = await openBrowser(browser, product, `/auth#email=${encodeURIComponent(email)}`)
  await expect(asking.getByLabel('Work email')).toHaveValue(email)
  const link = await askForLink(asking, product, email)

  const other = await openBrowser(browser, product, link)
  await expectSoundScreen(other)
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByText('Please enter the 6-digit code')).toBeVisible()
  await other.getByLabel('6-digit code').fill('１２')
  await expect(other.getByLabel('6-digit code')).toHaveValue('12')
  await other.getByLabel('6-digit code').fill(codeFor(product, email))
  // Both texts are shown for less than the second that may pass until a test looks again.
  await stopClock(other)
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await runUntil(other, () => other.getByText('Completing Sign In...').isVisible())
  await other.clock.runFor(1100)
  await expect(other.getByText('Sign In Successful!')).toBeVisible()
  await other.clock.resume()
  await expect(other).toHaveURL(/\/profile-setup$/)
  await other.goBack()
  await expect(other).not.toHaveURL(/token/)

  await test.step('somebody who is signed in already reads so before signing in again, or as somebody else', async () => {
    const theirs = await asking.context().newPage()
    await theirs.goto('/auth')
    const another = await askForLink(theirs, product, 'somebody.else@example.com')
    await other.goto('/auth')
    await expect(other.getByText('You are signed in as')).toContainText(email)
    await other.goto(another)
    await expect(
      other.getByText('This link signs in somebody else: the person it was mailed to.'),
    ).toBeVisible()
    await expectSoundScreen(other)
  })

  await test.step('spent: the browser that asked can’t use it any more', async () => {
    await asking.goto(link)
    await expect(asking.getByRole('alert')).toHaveText(
      'This magic link is invalid or has expired. Please request a new one.',
    )
    await asking.goto('/magic-auth')
    await expect(asking.getByRole('alert')).toHaveText(
      'The magic link is missing a security token. Please request a new link.',
    )
  })
})

test('six mailed digits sign in, and lead to the profile after a second and a half', async ({
  browser,
  product,
}) => {
  const email = 'newcomer.code@example.com'
  const page = await openBrowser(browser, product, '/auth/code')
  await page.getByLabel('Work email').fill(` ${email.toUpperCase()} `)
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/send-code') ? 1 : 0))
  await page.getByRole('button', { name: 'Send Code' }).dblclick()
  const field = page.getByLabel('6-digit code')
  await expect(field).toBeFocused()
  await expect(page.getByText(/^You can ask for another code in \d+ s\.$/)).toBeVisible()
  await expectSoundScreen(page)
  expect(sent, 'a double click asks once').toBe(1)
  // A phone may unload the page while the mail is read.
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await field.fill('12345')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter a valid 6-digit code')).toBeVisible()
  await field.fill(codeFor(product, email))
  await stopClock(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Taking you to your profile')).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/\/auth\/code$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/profile$/)
})

test('who opened an address signed out gets there once signed in, by link and by code; a browser without cookies is told so', async ({
  browser,
  product,
}) => {
  const email = 'month.going@example.com'
  await (await enterNew(browser, product, email, { isSetUp: true })).context().close()
  const page = await openBrowser(browser, product, '/healthz')
  await beforeSignIn(page, async () => {
    await page.goto('/matches#history', { waitUntil: 'commit' })
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
  })
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto(await askForLink(page, product, email))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/matches#history$/)

  const byCode = await openBrowser(browser, product, '/home')
  await expect(byCode).toHaveURL(/\/$/)
  await byCode.goto('/auth/code')
  await byCode.getByLabel('Work email').fill('wanda.yilmaz@example.org')
  await byCode.getByRole('button', { name: 'Send Code' }).click()
  await expect(byCode.getByText(/^You can ask for another code in \d+ s\.$/)).toBeVisible()
  await byCode.getByLabel('6-digit code').fill(codeFor(product, 'wanda.yilmaz@example.org'))
  await byCode.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(byCode).toHaveURL(/\/home$/)

  const visitor = await openBrowser(browser, product, '/simple-auth')
  await visitor.route('**/api/auth/status', (route) =>
    route.fulfill({ json: { authenticated: false, user: null } }),
  )
  await visitor.getByLabel('Work email').fill('daria.jansen@example.com')
  await visitor.getByRole('button', { name: 'Go to Profile' }).click()
  await expect(visitor.getByRole('alert')).toHaveText(
    "Your browser didn't keep the sign-in. Please allow cookies, then try again.",
  )
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
    for (const [path, to] of [
      ['/home', /\/profile$/],
      ['/matches', /\/profile$/],
      ['/auth-success', /\/profile-setup$/],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(to)
    }
    await expect(page.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '3')
  })
  await test.step('set up: a welcome for a second and a half, then the profile', async () => {
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
  await test.step('/auth-success leads on by what it finds', async () => {
    await page.goto('/auth-success')
    await expect(page.getByRole('heading', { name: 'Sign In Successful!' })).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await page.route('**/api/auth/status', (route) => route.abort())
    await page.goto('/auth-success')
    await expect(page).toHaveURL(/\/auth\?error=auth_check_failed$/)
    await expect(page.getByRole('alert')).toHaveText("We couldn't check your sign-in. Please try again.")
    await page.unrouteAll()
    await page.context().clearCookies()
    await page.goto('/auth-success')
    await expect(page).toHaveURL(/\/auth\?error=session_expired$/)
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

test('somebody who signs out leaves no data in the browser', async ({ browser, product }) => {
  const page = await enter(browser, product, 'bruno.eriksen@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('For my eyes only')
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  await expect.poll(kept).toContain('For my eyes only')
  page.on('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('button', { name: /^Sign out$/i })
    .first()
    .click()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect.poll(kept).not.toMatch(/eyes only|bruno|eriksen|@/i)
  await expect.poll(() => page.context().cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('For my eyes only')).toHaveCount(0)
  await expect(page.getByText('bruno.eriksen@example.com')).toHaveCount(0)
})

test('someone signed in elsewhere sees it and signs that browser out', async ({ browser, product }) => {
  const email = 'elif.kaya@example.com'
  const there = await enter(browser, product, email)
  const here = await enter(browser, product, email)
  // A link to the part of the page opens it.
  await here.goto('/profile#sessions')
  const card = here.getByRole('region', { name: 'Signed-in devices' })
  await expect(card.getByText('This browser')).toHaveCount(1)
  await expect(card.getByText(/ on Windows$/)).toHaveCount(2)
  await card.getByRole('button', { name: /^Sign out .+, since/ }).click()
  await expect(here.getByText('Signed out there.').first()).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await there.reload()
  await expect(there).toHaveURL(`${product.url}/`)
})

test('a page that still shows somebody else changes nothing', async ({ browser, product }) => {
  const page = await enter(browser, product, 'nadia.horvat@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('This is about Nadia.')
  // In another tab somebody else signs in.
  await page.request.post('/api/simple-auth', { data: { email: 'nils.ito@example.com' } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Someone else has signed in on this browser.').first()).toBeVisible()
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    email: 'nils.ito@example.com',
    firstName: 'Nils',
  })
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})

/** Holds the response to a call until it is released. */
async function hold(page: Page, path: string): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return go
}

test('the guard of the dashboard says what it does, leaves the visitor half a second to read why, and lets in by address and password', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/demo')
  await page.clock.install()
  const answer = await hold(page, '**/api/auth/status')
  await page.goto('/admin')
  await expect(page.getByText('Loading admin dashboard...')).toBeVisible()
  await pauseClock(page)
  answer()
  await runUntil(page, () => page.getByText('Checking permissions...').isVisible())
  const isAt = (path: string) => page.evaluate((wanted) => location.pathname === wanted, path)
  const passed = await runUntil(page, () => isAt('/admin-login'))
  expect([passed > 440, passed < 900]).toEqual([true, true])
  await runUntil(page, () => page.getByText('Please login to access admin features.').first().isVisible())
  await expect(page.locator('[data-tone]')).toContainText('Unauthorized')
  await page.clock.resume()

  const login = page.getByRole('button', { name: 'Login as Admin' })
  await test.step('what is missing or wrong is said', async () => {
    await login.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expectSoundScreen(page)
    await page.getByLabel('Email').fill(ADMIN.email)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not this one at all')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await login.click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  })

  await test.step('after the sign-in the dashboard comes a tenth of a second later', async () => {
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await pauseClock(page)
    const answered = page.waitForResponse('**/api/signin')
    await login.click()
    await expect(page.getByText('Logging in...')).toBeVisible()
    await (await answered).finished()
    const waited = await runUntil(page, () => isAt('/admin'))
    expect([waited >= 100, waited < 1000]).toEqual([true, true])
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible()
  })
})

test('an employee is sent from the dashboard to the start page, where nothing leads to it', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'ada.abdi@example.com', '/healthz')
  // A toast is gone after three seconds: a busy machine may not have loaded every picture by then.
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByText("You don't have admin privileges.").first()).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
})
