import { readFile } from 'node:fs/promises'
import { enter, expect, test } from './employee'
import { ADMIN, expectSoundScreen, openBrowser } from './product'

const shared = 'Connection status updated!'

test('two people see their match, plan it, answer each for themselves, and one completes it', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000)
  const admin = await openBrowser(browser, product, '/healthz')
  const headers = { origin: product.url }
  expect((await admin.request.post('/api/signin', { headers, data: ADMIN })).ok()).toBe(true)
  const made = await admin.request.post('/api/admin/generate-pairing', { headers })
  expect(made.ok(), await made.text()).toBe(true)
  const current = (await (await admin.request.get('/api/admin/current-pairings')).json()) as {
    matchesByPairing: Record<
      string,
      { user1: { email: string }; user2: { email: string; firstName: string } }[]
    >
  }
  const pair = Object.values(current.matchesByPairing)[0]?.[0]
  if (!pair) throw new Error('no pair')

  const one = await enter(browser, product, pair.user1.email)
  const other = await enter(browser, product, pair.user2.email)

  await test.step('the hub shows the match', async () => {
    await one.goto('/home')
    await expect(one.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    await expect(one.getByText('Active', { exact: true })).toBeVisible()
    await expect(one.getByRole('link', { name: pair.user2.email })).toBeVisible()
    await expectSoundScreen(one)
  })

  await test.step('the card is turned over once', async () => {
    await other.emulateMedia({ reducedMotion: 'no-preference' })
    await other.goto('/matches')
    await expect(other.locator('[data-face]')).toBeAttached()
    await expect(other.locator('[data-face]')).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Current Match' })).toBeVisible()
    await expect(other.locator('[data-face]')).toHaveCount(0)
  })

  await test.step('a time is chosen and the invitation downloaded', async () => {
    await one.goto('/matches')
    await one.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await one.getByLabel(/Wednesday/).check()
    await expectSoundScreen(one)
    const [file] = await Promise.all([
      one.waitForEvent('download'),
      one.getByRole('link', { name: 'Download Invitation (.ics)' }).click(),
    ])
    const invitation = (await readFile(await file.path(), 'utf8')).replace(/\r?\n /g, '')
    expect(invitation).toContain(pair.user1.email)
    expect(invitation).toContain(pair.user2.email)
    await expect(one.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      /calendar\.google/,
    )
    await expect(one.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /outlook/)
    await one.keyboard.press('Escape')
  })

  await test.step('each answers for their own side; where they differ, both are told kindly', async () => {
    await one.getByRole('button', { name: 'Met My Match' }).click()
    await expect(one.getByText(shared).first()).toBeVisible()
    await expect(one.getByRole('button', { name: 'Met My Match' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Missed This Month' }).click()
    await expect(other.getByText(/remembers meeting you/)).toBeVisible()
    await one.reload()
    await expect(one.getByText(/You remember meeting/)).toBeVisible()
    await expectSoundScreen(one)
  })

  await test.step('completed, it moves to the history', async () => {
    await one.getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(one.getByText('Coffee chat marked as completed!').first()).toBeVisible()
    await expect(one.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await expect(one.getByRole('heading', { name: /^You have met \d+ colleague/ })).toBeVisible()
    await expectSoundScreen(one)
  })
})

test('the demo calls nobody; an inquiry is checked and sent', async ({ browser, product }) => {
  const page = await openBrowser(browser, product, '/auth')
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await page.goto('/demo')
  calls.length = 0
  await page.reload()
  for (const name of ['User Profile', 'Easy Sign-In', 'Smart Matching', 'Monthly Newsletter']) {
    await page.getByRole('tab', { name }).click()
    await expectSoundScreen(page)
  }
  expect(calls).toEqual([])

  await page.goto('/company-inquiry')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await page.getByLabel('Company name').fill('Roast & Sons')
  await page.getByLabel('Contact email').fill('nobody')
  await page.getByLabel('Expected users').selectOption('1000-10,000')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByText('Invalid Email').first()).toBeVisible()
  await expectSoundScreen(page)
  await page.getByLabel('Contact email').fill('office@roast.example')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByText('Inquiry Submitted').first()).toBeVisible()
  await expectSoundScreen(page)
})
