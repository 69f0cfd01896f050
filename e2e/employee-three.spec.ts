import { expect, expectInvited, freshMatch, test } from './employee'
import { expectSoundScreen, goTo, openAdmin } from './product'

test('three at a table: each sees both others, one plans, one answers, one leaves', async ({
  browser,
  product,
}) => {
  const { colleagues, groupName } = await freshMatch(browser, product, ['Ada', 'Ben', 'Cleo'])
  const pages = await Promise.all(colleagues.map((one) => one.open('/matches')))
  const [ada, ben, cleo] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]]

  await test.step('each sees both others', async () => {
    for (const [own, page] of pages.entries()) {
      for (const [place, { email }] of colleagues.entries())
        await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveCount(
          place === own ? 0 : 1,
        )
      await expect(page.getByText('More than one colleague this time. Here they are.')).toBeVisible()
      await expect(page.getByText('You are three this month, so that nobody is left out.')).toBeVisible()
    }
    await expectSoundScreen(ada, undefined, ['light', 'dark'])
  })

  await test.step('one plans, and all three have the time', async () => {
    await ben.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await expect(ben.getByText('Times that suit you all')).toBeVisible()
    await ben.getByRole('dialog').getByRole('radio').nth(1).check()
    await expectSoundScreen(ben)
    await ben.getByRole('button', { name: 'Book This Time' }).click()
    await expect(ben.getByText(/^You all meet on/)).toBeVisible()
    for (const page of [ada, cleo]) {
      await page.reload()
      await expect(page.getByText(/^You all meet on/)).toBeVisible()
    }
    await expectInvited(product, colleagues)
  })

  await test.step('an administrator can keep any two of them apart', async () => {
    const admin = await openAdmin(browser, product)
    await admin.getByRole('button', { name: new RegExp(`^View matches of .*${groupName}$`) }).click()
    await admin
      .getByRole('button', { name: /^Pair differently: / })
      .first()
      .click()
    const choices = admin.getByLabel('What should be different?').getByRole('option')
    await expect(choices.filter({ hasText: /^Pair differently/ })).toHaveCount(3)
    await admin.context().close()
  })

  await test.step('one answers for themselves', async () => {
    await ada.getByRole('button', { name: 'Met My Match' }).click()
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(ada.getByRole('button', { name: 'Met My Match' })).toHaveCount(0)
    await ben.reload()
    await expect(ben.getByText(/Ada.*met/)).toBeVisible()
    const past = ada.getByRole('region', { name: 'Match History' })
    for (const bio of ['I am Ben.', 'I am Cleo.']) await expect(past.getByText(bio)).toBeVisible()
  })

  await test.step('one leaves', async () => {
    await goTo(cleo, '/profile')
    await cleo.getByRole('main').getByRole('button', { name: 'Opt Out' }).click()
    await cleo.getByRole('alertdialog').getByRole('button', { name: 'Opt Out' }).click()
    await expect(cleo.getByText('Opted Out', { exact: true })).toBeVisible()
    await ben.reload()
  })
})
