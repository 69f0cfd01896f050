import type { Page } from '@playwright/test'

/** The browser's own back button: page.goBack() would wait for a page that does not come. */
export async function pressBack(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await wire.send('Page.getNavigationHistory')
  await wire.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  await wire.detach()
}
