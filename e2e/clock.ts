import { expect, type Page } from '@playwright/test'

/** Stops the time of the page; from here on only `clock.runFor` lets it pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Stops the page's clock, which was installed before: from here on it goes by `runUntil` and `page.clock.runFor` alone.
 * It leaps to a moment that has not passed by the time a busy machine gets there.
 */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

const STEP_MS = 20

/** Lets the stopped clock run in small steps until this is true; how many milliseconds passed on it. */
export async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<number> {
  let passed = 0
  await expect
    .poll(
      async () => {
        if (await isSo()) return true
        await page.clock.runFor(STEP_MS)
        passed += STEP_MS
        return isSo()
      },
      { intervals: [10], timeout: 60_000 },
    )
    .toBe(true)
  return passed
}
