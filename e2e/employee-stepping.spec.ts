import { expect, freshPair, test } from './employee'
import { expectNoSidewaysScroll, expectSoundScreen, goTo } from './product'

test('somebody with a coffee ahead who opts out is asked; after stepping out their page says so, and their match is offered someone else', async ({
  browser,
  product,
}) => {
  const { me, partner } = await freshPair(browser, product)
  const one = await me.open('/profile')
  await one.setViewportSize({ width: 360, height: 740 })
  await one.getByRole('main').getByRole('button', { name: 'Opt Out' }).click()
  const question = one.getByRole('dialog')
  await expect(question).toContainText('keep it, or step out now?')
  await expectNoSidewaysScroll(one)
  await question.getByRole('button', { name: 'Step Out Now' }).click()
  await expect(one.getByText('Opted Out', { exact: true })).toBeVisible()
  await goTo(one, '/home')
  await expect(one.getByText(/^You stepped out of .* has been told\.$/)).toBeVisible()
  await expectSoundScreen(one)

  const other = await partner.open('/home')
  await expect(other.getByText(/can’t make it for coffee after all/).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Find me someone else' })).toBeVisible()

  await one.getByRole('button', { name: 'Take Part Again' }).click()
  await expect(one.getByRole('heading', { name: 'Current Match' })).toBeVisible()
})
