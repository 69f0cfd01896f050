import { expect, test, toastOf } from './employee'
import { type CatalogueScreen, visitorScreens } from './employee-catalogue'
import { memberScreens } from './employee-catalogue-members'
import { closeBrowser, expectSoundScreen, type Product } from './product'
import type { Browser, Page } from '@playwright/test'

/** Where a text of the catalogue is: in the toast, or anywhere on the screen. */
const placeOf = (page: Page, says: string | [string, string]) =>
  typeof says === 'string'
    ? page.getByText(says, { exact: true }).first()
    : toastOf(page, says[0]).filter({ hasText: says[1] })

async function walk(browser: Browser, product: Product, { screen, open, texts, isLeaving }: CatalogueScreen) {
  await test.step(screen, async () => {
    const world = { browser, product }
    const page = await open(world)
    for (const { says, after } of texts)
      await test.step(String(says), async () => {
        const place = placeOf(page, says)
        // What makes a text appear proves nothing if the text was there before.
        if (after) await expect(place).toHaveCount(0)
        await after?.(page, world)
        await expect(place).toBeVisible()
      })
    if (!isLeaving) await expectSoundScreen(page)
    await closeBrowser(page.context())
  })
}

test('every text of the catalogue for visitors is seen on its screen', async ({ browser, product }) => {
  for (const screen of visitorScreens) await walk(browser, product, screen)
})

test('every text of the catalogue for members is seen on its screen', async ({ browser, product }) => {
  for (const screen of memberScreens) await walk(browser, product, screen)
})
