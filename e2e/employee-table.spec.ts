import { expect, expectInvited, freshMatch, test } from './employee'
import { expectSoundScreen, openAdmin } from './product'

test('five at a table: each sees the four others with one “why”, plans for all, and the administrator sees all five and what it costs to leave one out', async ({
  browser,
  product,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
  const { colleagues, groupName } = await freshMatch(browser, product, names)
  const [ada, eve] = [await colleagues[0]!.open('/home'), await colleagues[4]!.open('/matches')]

  await test.step('each sees the others', async () => {
    for (const { email } of colleagues.slice(1))
      await expect(ada.getByRole('main').getByRole('link', { name: email })).toBeVisible()
    await expect(ada.getByRole('heading', { name: 'Why all of you' })).toHaveCount(1)
    await expectSoundScreen(ada, undefined, ['light', 'dark'])
    await expect(eve.getByText('More than one colleague this time. Here they are.')).toBeVisible()
    await expectSoundScreen(eve)
  })

  await test.step('one plans for all', async () => {
    await eve.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await expect(eve.getByText('Times that suit you all')).toBeVisible()
    await eve.getByRole('button', { name: 'Book This Time' }).click()
    await expect(eve.getByText(/^You all meet on/)).toBeVisible()
    await expectInvited(product, colleagues)
  })

  await test.step('the administrator sees the table', async () => {
    const admin = await openAdmin(browser, product)
    await admin.getByRole('button', { name: new RegExp(`^View matches of .*${groupName}$`) }).click()
    for (const { email } of colleagues) await expect(admin.getByText(email)).toBeVisible()
    await admin.getByRole('button', { name: /^Seat differently: / }).click()
    const dialog = admin.getByRole('dialog', { name: 'What if…' })
    const wishes = dialog.getByLabel('What should be different?')
    await wishes.selectOption(
      await wishes
        .getByRole('option', { name: /^Leave out this month/ })
        .nth(1)
        .innerText(),
    )
    await expect(dialog.getByRole('button', { name: 'Apply: 1 new match, 5 people' })).toBeVisible()
    await expect(dialog.getByText('1 person at a table fewer')).toBeVisible()
    await expectSoundScreen(admin, undefined, ['light', 'dark'])
    await admin.keyboard.press('Escape')
    await expectSoundScreen(admin)
    await admin.context().close()
  })
})
