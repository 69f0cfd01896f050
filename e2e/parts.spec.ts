import { expect, expectSoundScreen, openBrowser, test } from './product'

test('every part of the look is accessible in all its states, light and dark, wide and narrow', async ({
  browser,
  product,
}, testInfo) => {
  const page = await openBrowser(browser, product, '/ui')
  await expect(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible()
  await expect(page.getByText('It could not be read.')).toBeVisible()
  await expectSoundScreen(page)
  for (const width of [1280, 360])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: testInfo.outputPath(`parts-${colorScheme}-${width}.png`),
        fullPage: true,
      })
    }
  await page.setViewportSize({ width: 1280, height: 900 })

  for (const [what, role] of [
    ['dialog', 'dialog'],
    ['question', 'alertdialog'],
    ['overlay', 'dialog'],
  ] as const) {
    const button = page.getByRole('button', { name: `Shows the ${what}`, exact: true })
    await button.click()
    await expect(page.getByRole(role)).toBeVisible()
    await expectSoundScreen(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  for (const tone of ['neutral', 'success', 'warning', 'danger']) {
    await page.getByRole('button', { name: `Shows the ${tone} toast` }).click()
    await expect(page.locator(`li[data-tone="${tone}"]`)).toBeVisible()
    await expectSoundScreen(page)
  }
})

test('every element that takes the focus by Tab shows it: the panel of a tab, and a box that scrolls', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/ui')
  await page.setViewportSize({ width: 360, height: 780 })
  const outline = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
  await page.getByRole('tab', { name: 'First' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  expect(await outline()).toBe('solid 2px')

  const box = page.getByRole('region', { name: 'Twelve people' })
  await page.getByRole('region', { name: 'Two hundred names' }).focus()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  expect(await outline()).toBe('solid 2px')
  await page.keyboard.press('End')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})
