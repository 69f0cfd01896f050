import { expect, openBrowser, test } from './employee'
import { allLoaded, expectSoundScreen } from './product'

test('the front page is readable and leads everywhere without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  for (const [name, href] of [
    ['Home', '#home'],
    ['How It Works', '#how-it-works'],
    ['Why Choose Us', '#why-choose-us'],
    ['Features', '#features'],
    ['Demo', '/demo'],
    ['View Live Demo', '/demo'],
    ['Company Inquiry', '/company-inquiry'],
    ['Admin Access', '/admin-login'],
    ['Sign In', '/auth'],
    ['User Sign in / Sign up', '/auth'],
    ['Get Started Now', '/auth'],
    ['Quick Test Access', '/simple-auth'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', href)
  for (const anchor of ['home', 'how-it-works', 'why-choose-us', 'features'])
    await expect(page.locator(`section#${anchor}`)).toBeVisible()
  for (const name of [/^1\. Sign Up$/, /^2\. Get Matched$/, /^3\. Connect$/])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const text of ['+32%', '-71%', '-40%', 'Help Center', 'Contact Us'])
    await expect(page.getByText(text, { exact: true }), text).toBeVisible()
  for (const name of [
    'Secure Authentication',
    'Smart Matching',
    'Monthly Pairings',
    'Email Notifications',
    'Analytics Dashboard',
    'Admin Controls',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible()

  await page.goto('/auth')
  await expect(page.getByLabel('Work email')).toBeVisible()
  for (const text of ['500+', '95%']) await expect(page.getByText(text)).toBeVisible()
  await expect(page.locator('noscript p')).toContainText('Signing in needs JavaScript.')
  await page.goto('/met?token=x')
  await expect(page.locator('noscript p')).toContainText('Cup of Joe needs JavaScript for this page.')
})

test('an error in the address is shown in our own words, and removed from the address', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(
    browser,
    product,
    '/?error=auth_failed&message=Call%20this%20number&from=mail',
  )
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  await expect(page).toHaveURL(/\/\?from=mail$/)
  await expect(page.getByText('Call this number')).toHaveCount(0)
  await page.getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL(/#how-it-works$/)
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport()
  await expect(
    page
      .getByText('admin@', { exact: false })
      .or(page.getByRole('link', { name: /@/ }))
      .first(),
  ).toHaveAttribute('href', /^mailto:/)
  await page.goto('/auth?message=Call%20this%20number')
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeEnabled()
  await expect(page.getByText('Call this number')).toHaveCount(0)
})

test('any other path is not found, and leads back', async ({ browser, product }) => {
  const page = await openBrowser(browser, product, '/a/cup/of/tea')
  await expect(page.getByRole('heading', { name: 'This cup is empty' })).toBeVisible()
  await expect(page.getByText('/a/cup/of/tea')).toBeVisible()
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the demo makes no call in any of its tabs, and leads on to the demo of the dashboard', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/healthz')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.goto('/demo')
  for (const name of ['User Profile', 'Easy Sign-In', 'Smart Matching', 'Monthly Newsletter']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Open the admin demo' }).click()
  await expect(page).toHaveURL(/\/admin-demo$/)
  await expect(page.getByRole('button', { name: 'View Current Pairings (2)' })).toBeVisible()
  await allLoaded(page)
  expect(calls).toEqual([])
})

test('a company inquiry offers its six ranges, is sent, and thanks', async ({ browser, product }) => {
  const page = await openBrowser(browser, product, '/company-inquiry')
  await expect(page.getByLabel('Expected users').getByRole('option')).toHaveText([
    'Select a range',
    'Less than 50',
    '50-100',
    '100-500',
    '500-1000',
    '1000-10,000',
    '10,000+',
  ])
  await page.getByLabel('Company name').fill('Roast & Sons')
  await page.getByLabel('Contact email').fill(' Office@Roast.example ')
  await page.getByLabel('Expected users').selectOption('1000-10,000')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for asking' })).toBeFocused()
  await expectSoundScreen(page)
  const { text } =
    product.sink.received.findLast(({ email }) => email.text?.includes('Roast & Sons'))?.email ?? {}
  expect(text).toContain('office@roast.example')
})
