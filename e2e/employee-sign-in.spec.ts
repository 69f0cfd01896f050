import { runUntil, stopClock } from './clock'
import { askForLink, codeFor, expect, test } from './employee'
import { beforeSignIn, expectSoundScreen, openBrowser } from './product'

test('a link opened in another browser needs the code of the same mail', async ({ browser, product }) => {
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

  // Somebody who is signed in already reads so before signing in again, or as somebody else.
  const theirs = await asking.context().newPage()
  await theirs.goto('/auth')
  const another = await askForLink(theirs, product, 'somebody.else@example.com')
  await other.goto('/auth')
  await expect(other.getByText('You are signed in as')).toContainText(email)
  await other.goto(another)
  await expect(other.getByText('This link signs in the person it was mailed to instead.')).toBeVisible()
  await expectSoundScreen(other)

  // Spent: the browser that asked can't use it any more.
  await asking.goto(link)
  await expect(asking.getByRole('alert')).toHaveText(
    'This magic link is invalid or has expired. Please request a new one.',
  )
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

test('a browser without cookies gets a message, instead of an endless redirect', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/simple-auth')
  await page.route('**/api/auth/status', (route) =>
    route.fulfill({ json: { authenticated: false, user: null } }),
  )
  await page.getByLabel('Work email').fill('daria.jansen@example.com')
  await page.getByRole('button', { name: 'Go to Profile' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser did not keep the sign-in. Please allow cookies, then try again.',
  )
})

test('wrong links and codes lead to an explanation', async ({ browser, product }) => {
  const page = await openBrowser(browser, product, '/magic-auth')
  await expect(page.getByRole('alert')).toHaveText(
    'The magic link is missing a security token. Please request a new link.',
  )
  await page.goto('/auth-success')
  await expect(page).toHaveURL(/\/auth\?error=session_expired$/)
  await page.goto('/auth?message=Call%20this%20number')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Call this number')).toHaveCount(0)
  await beforeSignIn(page, async () => {
    await page.goto('/matches', { waitUntil: 'commit' })
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
  })
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/$/)
})
