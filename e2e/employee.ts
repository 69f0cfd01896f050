import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import {
  adminSession,
  expect,
  goTo,
  linkIn,
  openBrowser,
  type Product,
  SAMPLE,
  test as base,
} from './product'

// Its own product: administrators' tests change people, and would take them away here.
export const test = base.extend({ settings: { ...SAMPLE, ORG_NAME: 'Example Company' } })

/** A browser in which an address is signed in by test access; the sign-in screens have their own tests. */
export async function enter(
  browser: Browser,
  product: Product,
  email: string,
  path = '/profile',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  await signIn(context.request, email)
  const page = await context.newPage()
  await goTo(page, path)
  return page
}

async function signIn(calls: APIRequestContext, email: string): Promise<void> {
  const answer = await calls.post('/api/simple-auth', { data: { email } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Signs a new address in and validates it by the code of its mail. */
async function register(calls: APIRequestContext, product: Product, email: string): Promise<void> {
  await signIn(calls, email)
  const answer = await calls.post('/api/auth/verify-email', { data: { code: codeFor(product, email) } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Like {@link enter}, with a new address: the code of its mail validates it. */
export async function enterNew(
  browser: Browser,
  product: Product,
  email: string,
  { path = '/profile', isSetUp = false } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  await register(context.request, product, email)
  if (isSetUp) await saveProfile(context.request, { firstName: 'New', lastName: 'Face' })
  const page = await context.newPage()
  await goTo(page, path)
  return page
}

/** Completes the profile, by the same call as the form's. */
export async function saveProfile(
  calls: APIRequestContext,
  names: { firstName: string; lastName: string; bio?: string },
): Promise<void> {
  const answer = await calls.post('/api/complete-registration', {
    data: { department: 'Other', matchingPreference: 'any', bio: '', ...names },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Asks for a magic link on /auth and returns its URL. */
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
  return request.newContext({ baseURL: product.url, storageState: await adminSession(product) })
}

interface Colleague {
  email: string
  /** Opens a page in the browser in which they are signed in. */
  open(path?: string): Promise<Page>
}

/** Two people matched this month, and the file of their pairing. */
interface Pair {
  me: Colleague
  partner: Colleague
  pairingFile: string
}

/**
 * Two new colleagues, matched with each other this month. They have a group to themselves and no past, so whom the engine
 * chooses is not left to chance, and no other test knows them.
 */
export async function freshPair(browser: Browser, product: Product): Promise<Pair> {
  const { colleagues, pairingFile } = await freshMatch(browser, product, ['Ada', 'Ben'])
  const [me, partner] = colleagues as [Colleague, Colleague]
  return { me, partner, pairingFile }
}

let matches = 0

/** New colleagues with a group to themselves, two to five, in one match this month. */
export async function freshMatch(browser: Browser, product: Product, firstNames: string[]) {
  matches += 1
  const isOfMore = firstNames.length > 2
  const admin = await asAdmin(product)
  const call = async (path: string, data: object = {}, method = 'POST') => {
    const answer = await admin.fetch(path, { method, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const group = await call('/api/admin/domain-groups', {
    name: `pair-${matches}`,
    displayName: `The Pair ${matches}`,
  })
  const join = async (firstName: string, lastName: string): Promise<Colleague> => {
    const email = `${firstName}.${lastName}@example.org`.toLowerCase()
    await call('/api/admin/allowed-emails', { email, domainGroupId: group.id })
    const context = await browser.newContext({ baseURL: product.url })
    await register(context.request, product, email)
    await saveProfile(context.request, {
      firstName,
      lastName,
      ...(isOfMore && { bio: `I am ${firstName}.` }),
    })
    return {
      email,
      async open(path = '/profile') {
        const page = await context.newPage()
        await goTo(page, path)
        return page
      },
    }
  }
  const colleagues: Colleague[] = []
  for (const firstName of firstNames) colleagues.push(await join(firstName, `Pair${matches}`))
  const [programme] = await (await admin.get('/api/admin/programmes')).json()
  // Other tests share the product, and know nobody who is one of more than two.
  const seat = (seating: { threes?: boolean; size?: number }) =>
    isOfMore && call(`/api/admin/programmes/${programme.id}`, seating, 'PATCH')
  await seat(firstNames.length === 3 ? { threes: true } : { size: firstNames.length })
  const { pairing } = await call(`/api/admin/generate-pairing/${group.id}`)
  await seat({ threes: false, size: 2 })
  await admin.dispose()
  return {
    colleagues,
    pairingFile: pairing.fileName as string,
    pairingId: pairing.id as string,
    groupName: group.displayName as string,
  }
}

/** The toast that says this; there is at most one. */
/** The mail that invites each of them to their coffee is there. */
export async function expectInvited(product: Product, people: readonly { email: string }[]): Promise<void> {
  for (const { email } of people)
    await expect
      .poll(() =>
        product.sink.received.some(
          ({ to, email: { subject } }) => to.includes(email) && subject?.startsWith('Coffee with '),
        ),
      )
      .toBe(true)
}

export const toastOf = (page: Page, text: string) => page.locator('li[data-tone]').filter({ hasText: text })

export { expect, openBrowser }
