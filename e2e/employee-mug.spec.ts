import { stopClock } from './clock'
import type { Locator } from '@playwright/test'
import { enter, expect, test, toastOf } from './employee'

/** How many animations of the mug are running. */
const moving = (mug: Locator) =>
  mug.evaluate(
    (svg) => svg.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )

test('the mug: full with steam and bubbles when active, a little when paused, empty and grey when out', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'hana.sato@example.com')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const mug = page.getByRole('main').locator('svg[data-level]')
  const life = mug.locator('.mug-steam, .mug-bubble')
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click()

  await test.step('active', async () => {
    await expect(mug).toHaveAttribute('data-level', '100')
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(life).not.toHaveCount(0)
    await expect.poll(() => moving(mug)).toBeGreaterThan(0)
    // It begins to fill 200 ms after it is there.
    await expect(mug.locator('.mug-liquid')).toHaveCSS('animation-delay', '0.2s')
    await expect(mug.locator('.mug-liquid')).toHaveCSS('transition-delay', '0.2s')
  })

  await test.step('still for those who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => moving(mug)).toBe(0)
    await expect(life).not.toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  await test.step('paused for three months: the most a pause shows, until its day; the toast stays three seconds', async () => {
    await stopClock(page)
    await press('Pause 3 Months')
    const told = toastOf(page, 'Participation status updated successfully!')
    await expect(told).toBeVisible()
    await page.clock.runFor(50) // The cache tells the screen.
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Until \d+ \w+ \d{4}$/)).toBeVisible()
    await expect(page.getByText(/^Your participation resumes automatically on/)).toBeVisible()
    await expect(mug).toHaveAttribute('data-level', '50')
    await expect(life).toHaveCount(0)
    await page.clock.runFor(2800)
    await expect(told).toBeVisible()
    await page.clock.runFor(300)
    await expect(told).toHaveCount(0)
    await page.clock.resume()
  })

  await test.step('back, and out: empty, after a question', async () => {
    await press('Reactivate')
    await expect(mug).toHaveAttribute('data-level', '100')
    await press('Opt Out')
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Opt Out' })
    await expect(confirm).toBeVisible()
    await confirm.click()
    await expect(page.getByText('Opted Out', { exact: true })).toBeVisible()
    await expect(page.getByText(/^You get no future pairings until you reactivate/)).toBeVisible()
    await expect(mug).toHaveAttribute('data-level', '0')
    await expect(life).toHaveCount(0)
  })
})
