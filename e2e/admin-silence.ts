import { pauseClock, runUntil } from './clock'
import type { Page } from '@playwright/test'
import { expectSaid, test } from './admin'
import { expect } from './product'

/** The server responds to this call without a message: the screen must show its own text. */
export interface Silence {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`
  when: (page: Page) => Promise<unknown>
  says: string
  title?: string
  /** How long the toast stays, in seconds; its title and text are then one string. */
  seconds?: number
}

export async function expectDefaults(page: Page, silences: readonly Silence[]): Promise<void> {
  for (const { call, when, says, title, seconds } of silences)
    await test.step(says, async () => {
      const [method, path = ''] = call.split(' ')
      const isMeant = ({ pathname }: URL) => new RegExp(`^${path}$`).test(pathname)
      await page.route(isMeant, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
      )
      if (seconds) await expectToStand(page, says, seconds, () => when(page))
      else {
        await when(page)
        await expectSaid(page, says)
        if (title) await expect(page.locator('[data-tone]')).toContainText(title)
      }
      await page.unroute(isMeant)
    })
}

/** On a stopped clock: the toast that this causes stays exactly so long. */
export async function expectToStand(
  page: Page,
  says: string | RegExp,
  seconds: number,
  when: () => Promise<unknown>,
): Promise<void> {
  const toast = page.locator('[data-tone]').filter({ hasText: says })
  await pauseClock(page)
  await when()
  await runUntil(page, () => toast.isVisible())
  await page.clock.runFor(seconds * 1000 - 200)
  await expect(toast).toBeVisible()
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
export const confirm = (asking: string | RegExp, name: string) => async (page: Page) => {
  await press(asking)(page)
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}
export const reload = (page: Page) => page.reload()
