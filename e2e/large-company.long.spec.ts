import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { fillLargeCompany } from '../server/testing/bench/large-company'
import { expectSaid, openDashboard } from './admin'
import { expect, expectSoundScreen, openAdmin, type Product, startProduct, test as base } from './product'

const PEOPLE = 1500
const PAGE = 50

/** A product with many people in three groups of sixty departments, two months of pairings, and a long whitelist. */
let large: Product

const test = base.extend<{ admin: Page }>({
  admin: async ({ browser }, use) => {
    await use(await openAdmin(browser, large, '/healthz'))
  },
})

test.beforeAll(async () => {
  large = await startProduct()
  const pool = new pg.Pool({
    host: join(large.dataDir, 'db'),
    user: 'cup_of_joe',
    database: 'cup_of_joe',
    max: 1,
  })
  const current = new Date().toISOString().slice(0, 7)
  await fillLargeCompany(pool, { people: PEOPLE, months: 2, departments: 60, current })
  await pool.query(
    `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
     select 'guest' || lpad(i::text, 4, '0') || '@guests.example', 'guests.example', 'test', '', now(), now()
     from generate_series(1, 1500) i`,
  )
  await pool.end()
})
test.afterAll(() => large?.stop())

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr:not([aria-hidden])')
const emails = (page: Page) => rows(page).locator('td:nth-child(3)').allTextContents()

test('many users: sorted by a column, loaded by scrolling, only the rows in sight exist', async ({
  admin,
}) => {
  await openDashboard(admin, '/admin?tab=admin-tools')
  await expect(admin.getByText(`Showing ${PAGE} of 1,501 users`)).toBeVisible()
  await admin.getByRole('button', { name: 'Work Email' }).click()
  await expect(admin.getByRole('columnheader', { name: 'Work Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(admin).toHaveURL(/sort=email/)
  await admin.getByRole('button', { name: 'Work Email' }).click()
  await expect(admin).toHaveURL(/sort=-email/)
  await expect(rows(admin).first()).toContainText('person9@group-1.example')
  await expect
    .poll(async () => {
      const shown = await emails(admin)
      return shown.join() === shown.toSorted().toReversed().join()
    })
    .toBe(true)

  const box = admin.getByRole('region', { name: 'Users' })
  for (let page = 2; page <= 4; page += 1) {
    // Rows that have just come make the list longer.
    await expect
      .poll(async () => {
        await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return Number(/\d+/.exec(await admin.getByText(/^Showing \d+ of 1,501 users$/).innerText()))
      })
      .toBeGreaterThanOrEqual(page * PAGE)
  }
  expect(await rows(admin).count()).toBeLessThan(PAGE)
  await expectSoundScreen(admin, box)

  // The address alone brings the same list back.
  await admin.reload()
  await expect(rows(admin).first()).toContainText('person9@group-1.example')
  await admin.getByLabel('Search users').fill('last4999')
  await expect(admin.getByText('No users match your search criteria')).toBeVisible()
})

test('Tab reaches everything in every row of a long list, also in rows that are made meanwhile, and Shift and Tab goes back', async ({
  admin,
}) => {
  await openDashboard(admin, '/admin?tab=admin-tools')
  const focused = () =>
    admin.evaluate(() => {
      const row = document.activeElement?.closest('tr')
      const stops = [...(row?.querySelectorAll<HTMLElement>('a[href], :enabled') ?? [])].filter(
        (one) => one.tabIndex >= 0 && one.matches('a, button, input, select') && one.checkVisibility(),
      )
      const index = stops.indexOf(document.activeElement as HTMLElement)
      return {
        row: Number(row?.getAttribute('aria-rowindex')),
        index,
        isLast: index === stops.length - 1,
      }
    })
  await rows(admin).first().getByRole('checkbox').focus()
  // Into the second page, which is loaded while Tab walks.
  let at = await focused()
  while (at.row < PAGE + 5) {
    await admin.keyboard.press('Tab')
    const next = await focused()
    expect(next).toMatchObject(
      at.isLast ? { row: at.row + 1, index: 0 } : { row: at.row, index: at.index + 1 },
    )
    at = next
  }
  for (let row = at.row; row > PAGE - 10; row = at.row) {
    await admin.keyboard.press('Shift+Tab')
    at = await focused()
    expect([row, row - 1]).toContain(at.row)
  }
})

test('many current matches: scrolled to the last, searched on the server', async ({ admin }) => {
  await openDashboard(admin)
  await admin.getByRole('button', { name: /View Current Pairings/ }).click()
  const list = admin.getByRole('region', { name: /^Matches of / })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect
    .poll(
      async () => {
        await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return list.getByRole('listitem').last().getAttribute('aria-posinset')
      },
      { timeout: 60_000 },
    )
    .toBe(String(PEOPLE / 2))
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  await admin.getByLabel('Search by name or email').fill('person1234@')
  await expect(admin.getByText('1 match found')).toBeVisible()
})

test('a long whitelist: newest first, one group only, a search', async ({ admin }) => {
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await expect(admin.getByText('1,503 entries')).toBeVisible()
  const entries = admin.getByRole('region', { name: 'Whitelisted emails' }).getByRole('listitem')
  await expect(entries.first()).toContainText('*@group-1.example')
  await admin.getByLabel('Sort the whitelist').selectOption('Newest first')
  await expect(entries.first()).toContainText('guest1500@guests.example')
  await expect(admin).toHaveURL(/sort=-added/)
  await admin.getByLabel('Filter by domain group').first().selectOption('Unassigned')
  await expect(admin.getByText('1,500 entries found')).toBeVisible()

  await admin.getByRole('checkbox', { name: 'Select guest1500@guests.example' }).check()
  await expect(admin.getByText('1 entry selected')).toBeVisible()
  await admin.getByRole('button', { name: 'Select all 1,500 found' }).click()
  await admin.getByRole('group', { name: 'Selected entries' }).getByRole('button', { name: 'Bar' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText('Changes 1,500 of 1,500 entries.')
  await expectSoundScreen(admin)
  await dialog.getByRole('button', { name: 'Bar 1,500 entries' }).click()
  // Under the pointer a toast stays, and with it what undoes the change.
  await admin.locator('[data-tone]', { hasText: '1,500 entries are barred.' }).hover()
  await expect(entries.first()).toContainText('barred')
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(admin, 'Undone for 1,500 entries.')
  await expect(entries.first()).not.toContainText('barred')
  await admin.getByLabel('Search whitelist').fill('guest0042')
  await expect(admin.getByText('1 entry found')).toBeVisible()
})
