import type { APIResponse, Locator, Page } from '@playwright/test'
import { adminSession, allLoaded, test as base, expect, SAMPLE } from './product'

export const test = base.extend<{ admin: Page }>({
  settings: SAMPLE,
  /** The administrator's browser, signed in, with an empty page. */
  admin: async ({ browser, product }, use) => {
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: await adminSession(product),
    })
    await use(await context.newPage())
  },
})

/** Waits until the dashboard is whole. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[role=tabpanel]:visible').first()).toBeVisible()
  await allLoaded(page)
}

/** Opens a screen of the dashboard, and waits until it can be used. */
export async function openDashboard(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** The sections of Admin Tools after the first, as the address names them. */
export const ADMIN_SECTIONS = [
  'programme',
  'tools',
  'departments',
  'attributes',
  'directory-access',
  'keys',
  'webhooks',
  'inquiries',
  'audit-log',
] as const

/** Opens a section of Admin Tools. */
export const openAdminTools = (page: Page, section: (typeof ADMIN_SECTIONS)[number]) =>
  openDashboard(page, `/admin?tab=admin-tools&section=${section}`)

/** Chooses an action from the menu of a row: of the only one there, or of this name. */
export async function choose(where: Page | Locator, action: string, of: string | RegExp = /^More for /) {
  await where.getByRole('button', { name: of }).click()
  await where.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A toast or any other place that says this. */
export const expectSaid = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible()

const json = async (answer: APIResponse) => {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** What a call of the dashboard returns. */
export const read = async (page: Page, path: string) => json(await page.request.get(path))

/** A change, made by the same call as the screen's. */
export const act = async (page: Page, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data = {}) =>
  json(await page.request.fetch(path, { method, data }))

/** A draft of this month, made by the calls the screen makes; its title is its own. */
export async function makeNewsletter(page: Page, title: string, fields: object = {}): Promise<string> {
  const draft = await act(page, 'POST', '/api/admin/newsletters/generate')
  await act(page, 'PUT', `/api/admin/newsletters/${draft.id}`, {
    title,
    updatedAt: draft.updatedAt,
    ...fields,
  })
  return draft.id
}

interface Made {
  fileName: string
  id: string
  totalPairs: number
}

/** A new pairing of each of the sample company's groups with these names; active ones are completed first. */
export async function pairGroups(page: Page, names: string[]): Promise<Made[]> {
  await act(page, 'POST', '/api/admin/complete-current-pairing')
  const groups = await read(page, '/api/admin/domain-groups')
  const made: Made[] = []
  for (const name of names) {
    const { id } = groups.find(({ displayName }: { displayName: string }) => displayName === name)
    made.push((await act(page, 'POST', `/api/admin/generate-pairing/${id}?again=true`)).pairing)
  }
  return made
}

export const pairGroup = async (page: Page, name: string) => (await pairGroups(page, [name]))[0] as Made
