import type { Page } from '@playwright/test'
import { gate } from '../server/testing/sink'
import { ADMIN, expect, expectSoundScreen, goTo, linkIn, openBrowser, type Product, test } from './product'
import { settled } from './admin'

const domain = 'roastery.example'
const ada = { email: `ada@${domain}`, firstName: 'Ada', lastName: 'Bauer' }
const bruno = { email: `bruno@${domain}`, firstName: 'Bruno', lastName: 'Costa' }
const others = ['Clara', 'Darius', 'Elif', 'Farid'].map((firstName) => ({
  email: `${firstName.toLowerCase()}@${domain}`,
  firstName,
  lastName: 'Kaya',
}))

test('one whole month: whitelist, sign-up, pairing, newsletter, meeting, completion, and the next without repeats', async ({
  browser,
  product,
}) => {
  test.slow()
  const admin = await openBrowser(browser, product, '/admin-login')

  await test.step('the administrator signs in and whitelists the company', async () => {
    await admin.getByLabel('Email').fill(ADMIN.email)
    await admin.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await admin.getByRole('button', { name: 'Login as Admin' }).click()
    await expect(admin).toHaveURL(/\/admin$/)
    await lookAround(admin)
    await goTo(admin, '/admin')
    // This Month leads to where people are imported.
    await admin.getByRole('link', { name: 'Import people' }).click()
    await expect(admin.getByRole('dialog')).toBeVisible()
    await admin.keyboard.press('Escape')
    await addToWhitelist(admin, `*@${domain}`)
  })

  const adaPage = await test.step('an employee signs up by e-mail and sets up the profile', async () =>
    signUp(await openBrowser(browser, product, '/auth'), product, ada))

  const brunoPage = await test.step('five more sign up by the calls the screens make', async () => {
    for (const person of others) await (await signUpByCalls(browser, product, person)).context().close()
    return signUpByCalls(browser, product, bruno)
  })

  const firstRound = await test.step('the administrator generates the pairings', async () => {
    await admin.getByRole('tab', { name: 'Operations' }).click()
    await admin.reload()
    await settled(admin)
    await generate(admin, 3)
    return pairsOf(admin)
  })

  await test.step('the newsletter is linked, validated, saved, approved and sent', async () => {
    const month = admin.getByRole('region', { name: 'This Month' })
    await month.getByRole('button', { name: 'Create newsletter' }).click()
    await expect(admin.getByLabel('Linked Pairing Group')).not.toHaveValue('')
    await admin.getByLabel('Placeholder Text').fill('Next month it is your turn.')
    await admin.getByRole('button', { name: 'Validate Matches' }).click()
    await expect(admin.getByText('Validation Passed').first()).toBeVisible()
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await expect(admin.getByText('ready to send').first()).toBeVisible()
    await admin.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    // Send names the version that was approved, even before the list is read again.
    const { isOpen, open } = gate()
    await admin.route('**/api/admin/newsletters', async (route) => {
      await isOpen
      await route.continue()
    })
    await admin.getByRole('button', { name: /^Approve / }).click()
    await month.getByRole('button', { name: 'Send', exact: true }).click()
    const send = admin.getByRole('button', { name: /^Send to 6/ })
    await expect(send).toBeEnabled()
    await expectSoundScreen(admin)
    await send.click()
    await expect(admin.getByText('Newsletter Sent Successfully').first()).toBeVisible({ timeout: 60_000 })
    open()
  })

  await test.step('everybody has one mail that names their own match and nobody else', async () => {
    const people = [ada, bruno, ...others]
    for (const { email } of people) {
      const mails = newslettersTo(product, email)
      expect(mails, `newsletters to ${email}`).toHaveLength(1)
      const partner = partnerIn(firstRound, email)
      const named = people.filter(
        (person) => person.email !== email && mails[0]?.html?.includes(person.email),
      )
      expect(named.map((person) => person.email)).toEqual([partner])
      expect(mails[0]?.text).toContain(partner)
      expect(mails[0]?.subject).toMatch(/^Cup of Joe - \w+ \d{4} Newsletter$/)
    }
  })

  await test.step('the browser shows the same match; Ada says they met', async () => {
    await goTo(adaPage, '/home')
    await expect(adaPage.getByText('Your Coffee Chat Hub')).toBeVisible()
    await goTo(adaPage, '/matches')
    await expect(adaPage.getByText(partnerIn(firstRound, ada.email)).first()).toBeVisible()
    await adaPage.getByRole('button', { name: 'Met My Match' }).click()
    await adaPage.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(adaPage.getByText('Connection status updated!').first()).toBeVisible()
  })

  await test.step('Bruno answers by the link in his mail', async () => {
    const [mail] = newslettersTo(product, bruno.email)
    const before = await brunoPage.request.get(linkIn(mail?.html, '/met'))
    expect(before.ok()).toBe(true)
    await brunoPage.goto(linkIn(mail?.html, '/met'))
    await brunoPage.getByRole('button', { name: 'Met My Match' }).click()
    await expect(brunoPage.getByText(/^Lovely/)).toBeVisible()
    await goTo(brunoPage, '/matches')
    await expect(brunoPage.getByRole('heading', { name: 'My Coffee Matches' })).toBeVisible()
    await expect(brunoPage.getByRole('button', { name: 'Met My Match' })).toHaveCount(0)
  })

  await test.step('the administrator completes the pairing; the next one repeats nobody', async () => {
    await admin.reload()
    await settled(admin)
    await admin.getByRole('button', { name: /^Complete pairing / }).click()
    await admin.getByRole('button', { name: 'Complete pairing', exact: true }).click()
    await expect(admin.getByText(/is completed/).first()).toBeVisible()
    await generate(admin, 3, { again: 6 })
    const secondRound = await pairsOf(admin)
    const all = [...firstRound, ...secondRound].map((pair) => pair.toSorted().join())
    expect(new Set(all).size).toBe(6)
    await goTo(adaPage, '/matches')
    await expect(adaPage.getByText(partnerIn(secondRound, ada.email)).first()).toBeVisible()
  })
})

/** An empty installation says so on each screen. */
async function lookAround(admin: Page): Promise<void> {
  for (const [address, ...texts] of [
    ['/admin', 'No newsletters created yet', 'No current pairings', 'No completed pairings'],
    ['/admin?tab=images', 'No images uploaded yet. Upload your first image above.'],
    ['/admin?tab=metrics&view=matching', 'No pairing data available'],
    ['/admin?tab=metrics&view=system', 'Last synced: Never'],
    ['/admin?tab=email-logs', 'Nothing was sent this month', 'Current Logs (0)', 'Archived Logs (0)'],
    ['/admin?tab=admin-tools&section=inquiries', 'No inquiries yet'],
    ['/admin?tab=admin-tools', 'Showing 1 of 1 users'],
  ] as const) {
    await admin.evaluate((to) => history.pushState(null, '', to), address)
    for (const text of texts) await expect(admin.getByText(text).first()).toBeVisible()
  }
}

async function addToWhitelist(admin: Page, pattern: string): Promise<void> {
  await admin.getByLabel('Email', { exact: true }).fill(pattern)
  await admin.getByRole('button', { name: 'Add Email' }).click()
  await expect(admin.getByText(pattern).first()).toBeVisible()
}

interface Person {
  email: string
  firstName: string
  lastName: string
}

/** Asks for a link, opens it from the mail in the same browser, and completes the profile. */
async function signUp(page: Page, product: Product, person: Person): Promise<Page> {
  await page.getByLabel('Work email').fill(person.email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByText('Check your email').first()).toBeVisible()
  await page.goto(linkIn(product.sink.latest(person.email).html, '/magic-auth'))
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByText("Almost There! Let's Get You Set Up")).toBeVisible()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Other')
  await page.getByLabel(/Anyone/).check()
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Join Coffee Chat Network' }).click()
  await expect(page.getByText('Welcome to Cup of Joe! 🎉').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  return page
}

async function signUpByCalls(
  browser: Parameters<typeof openBrowser>[0],
  product: Product,
  person: Person,
): Promise<Page> {
  const page = await openBrowser(browser, product, '/healthz')
  const { request } = page
  await request.post('/api/auth/magic-link', { data: { email: person.email } })
  const token = new URL(linkIn(product.sink.latest(person.email).html, '/magic-auth')).searchParams.get(
    'token',
  )
  expect((await request.post('/api/auth/magic-link/verify', { data: { token } })).ok()).toBe(true)
  const answer = await request.post('/api/complete-registration', {
    data: { ...person, department: 'Other', matchingPreference: 'any', bio: '' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return page
}

async function generate(admin: Page, pairs: number, { again }: { again?: number } = {}): Promise<void> {
  await admin.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
  const trial = admin.getByRole('dialog')
  await expect(trial).toContainText('No arrangement pairs more people, or more across departments.')
  if (again === undefined) await admin.getByRole('button', { name: `Generate ${pairs} pairs` }).click()
  else {
    await admin.getByLabel(`Pair ${again} people again, with somebody else`).check()
    await admin.getByRole('button', { name: `Pair ${again} people again` }).click()
  }
  await expect(admin.getByText(`Generated ${pairs} pairings for All Users`).first()).toBeVisible()
}

/** The pairs of the one active pairing, by address. */
async function pairsOf(admin: Page): Promise<[string, string][]> {
  const answer = await admin.request.get('/api/admin/current-pairings')
  const { matchesByPairing } = (await answer.json()) as {
    matchesByPairing: Record<string, { user1: { email: string }; user2: { email: string } }[]>
  }
  return Object.values(matchesByPairing)
    .flat()
    .map(({ user1, user2 }) => [user1.email, user2.email])
}

const partnerIn = (pairs: [string, string][], email: string): string =>
  pairs.find((pair) => pair.includes(email))?.find((one) => one !== email) ?? 'nobody'

const newslettersTo = (product: Product, email: string) =>
  product.sink.received
    .filter(({ to, email: mail }) => to.includes(email) && mail.subject?.endsWith('Newsletter'))
    .map(({ email: mail }) => mail)
