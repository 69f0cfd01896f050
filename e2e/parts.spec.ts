import { test } from './admin'
import { BOTH_THEMES, expect, expectSoundScreen, openBrowser } from './product'

test('every part of the look is accessible in all its states, light and dark, wide and narrow', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/ui')
  await expect(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible()
  await expect(page.getByText('It could not be read.')).toBeVisible()
  await expectSoundScreen(page, undefined, BOTH_THEMES)

  for (const [what, role] of [
    ['dialog', 'dialog'],
    ['question', 'alertdialog'],
    ['overlay', 'dialog'],
  ] as const) {
    const button = page.getByRole('button', { name: `Shows the ${what}`, exact: true })
    await button.click()
    await expect(page.getByRole(role)).toBeVisible()
    // Also what Radix puts around a dialog.
    await expectSoundScreen(page, page.locator('html'), BOTH_THEMES)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  for (const tone of ['neutral', 'success', 'warning', 'danger']) {
    // By the key: the toast before it may lie over the button.
    await page.getByRole('button', { name: `Shows the ${tone} toast` }).press('Enter')
    const toast = page.locator(`li[data-tone="${tone}"]`)
    // Under the pointer it stays.
    await toast.hover()
    await expectSoundScreen(page, toast, BOTH_THEMES)
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
  await expect.poll(outline).toBe('solid 2px')

  const box = page.getByRole('region', { name: 'Twelve people' })
  await page.getByRole('region', { name: 'Two hundred names' }).focus()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await expect.poll(outline).toBe('solid 2px')
  await page.keyboard.press('End')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})
