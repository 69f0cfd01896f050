import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import { ADMIN, expect, linkIn, openBrowser, type Product, startProduct, test as base } from './product'

/** One product with the sample company for the tests of a worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ SAMPLE_DATA: 'on' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** A browser in which an address is signed in by test access; the sign-in screens have their own tests. */
export async function enter(
  browser: Browser,
  product: Product,
  email: string,
  path = '/profile',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  const answer = await context.request.post('/api/simple-auth', { data: { email } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** As {@link enter}, with an address that is new: the code of its mail validates it. */
export async function enterNew(
  browser: Browser,
  product: Product,
  email: string,
  { path = '/profile', isSetUp = false } = {},
): Promise<Page> {
  const page = await enter(browser, product, email, '/healthz')
  const validated = await page.request.post('/api/auth/verify-email', {
    data: { code: codeFor(product, email) },
  })
  expect(validated.ok(), await validated.text()).toBe(true)
  if (isSetUp) await saveProfile(page, { firstName: 'New', lastName: 'Face' })
  await page.goto(path)
  return page
}

/** Says who one is, by the call the form makes. */
export async function saveProfile(page: Page, names: { firstName: string; lastName: string }): Promise<void> {
  const answer = await page.request.post('/api/complete-registration', {
    data: { ...names, department: 'Other', matchingPreference: 'any', bio: '' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Asks for a magic link on /auth and answers where it leads. */
export async function askForLink(page: Page, product: Product, email: string): Promise<string> {
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  return linkIn(product.sink.latest(email).html, '/magic-auth')
}

/** The six digits of the newest mail to an address. */
export const codeFor = (product: Product, email: string): string =>
  /\b(\d{3}) ?(\d{3})\b/
    .exec(product.sink.latest(email).text ?? '')
    ?.slice(1)
    .join('') ?? ''

/** Calls as the administrator. */
export async function asAdmin(product: Product): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: product.url })
  const answer = await calls.post('/api/signin', { data: ADMIN })
  expect(answer.ok(), await answer.text()).toBe(true)
  return calls
}

interface Matched {
  email: string
  firstName: string
}

const taken = new Set<string>()

/**
 * Two people of this month's pairing that no other test has had; the pairing is made when there is none. They work at the
 * sample's studio (example.org): its roastery's people (example.com) belong to the tests that name them.
 */
export async function freshPair(product: Product): Promise<[Matched, Matched]> {
  const admin = await asAdmin(product)
  const read = async () => {
    const { matchesByPairing } = (await (await admin.get('/api/admin/current-pairings')).json()) as {
      matchesByPairing: Record<string, { id: string; user1: Matched; user2: Matched }[]>
    }
    return Object.values(matchesByPairing).flat()
  }
  let matches = await read()
  if (matches.length === 0) {
    const groups = (await (await admin.get('/api/admin/domain-groups')).json()) as {
      id: string
      name: string
    }[]
    const studio = groups.find(({ name }) => name === 'juniper-studio')
    const made = await admin.post(`/api/admin/generate-pairing/${studio?.id}`)
    expect(made.ok(), await made.text()).toBe(true)
    matches = await read()
  }
  await admin.dispose()
  const match = matches.find(({ id }) => !taken.has(id))
  if (!match) throw new Error('no pair is left')
  taken.add(match.id)
  return [match.user1, match.user2]
}

/** From here on the time of the page stands still; `clock.runFor` lets it pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The toast that says this; there is at most one. */
export const toastOf = (page: Page, text: string) => page.locator('li[data-tone]').filter({ hasText: text })

export { expect, openBrowser }
