import { choose } from './admin'
import { ADMIN, expectSoundScreen, goTo, openAdmin } from './product'
import { expect, freshPair, test, toastOf } from './employee'

test('a colleague who left is erased: signed out, off the list, and a former colleague to the people they met', async ({
  browser,
  product,
}) => {
  const { me, partner: leaver } = await freshPair(browser, product)
  const mine = await me.open('/home')
  await expect(mine.getByRole('link', { name: leaver.email })).toBeVisible()
  const theirs = await leaver.open('/home')
  await expect(theirs.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()

  const admin = await openAdmin(browser, product, `/admin?tab=admin-tools&search=${leaver.email}`)
  const row = admin.getByRole('row').filter({ hasText: leaver.email })
  const dialog = admin.getByRole('dialog')

  await test.step('only with their address typed, and not by an Escape', async () => {
    await choose(row, 'Erase')
    await expect(dialog).toContainText('This can’t be undone')
    // Who erases somebody reads before whose coffee it ends.
    await expect(dialog.getByRole('alert')).toContainText(
      /1 person in an active pairing.* is paired with .*This ends their match now/,
    )
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(dialog.getByText('Type the address of this person')).toBeVisible()
    await dialog.getByLabel(`Type ${leaver.email} to confirm`).fill(me.email)
    await admin.keyboard.press('Enter')
    await expect(dialog.getByText('Type the address of this person')).toBeVisible()
    await expectSoundScreen(admin)
    await admin.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(1)
  })

  await test.step('then the row goes, and it says so', async () => {
    await choose(row, 'Erase')
    await dialog.getByLabel(/^Type /).fill(` ${leaver.email.toUpperCase()} `)
    // Everything else that the dashboard may show of them is read again.
    const readAgain = admin.waitForRequest(/\/api\/admin\/enhanced-metrics/)
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(toastOf(admin, 'The person is erased.')).toBeVisible()
    await readAgain
    await expect(row).toHaveCount(0)
    await expect(admin.getByText('No users match your search criteria')).toBeVisible()
    await admin.getByLabel('Search users').fill(ADMIN.email)
    const own = admin.getByRole('row').filter({ hasText: ADMIN.email })
    await expect(own).toBeVisible()
    await own.getByRole('button', { name: /^More for / }).click()
    await expect(own.getByRole('menuitem')).toHaveText(['Change Address', 'Sign Out Everywhere'])
  })

  await test.step('the erased person is signed out', async () => {
    await theirs.goto('/home')
    await expect(theirs).toHaveURL(`${product.url}/`)
    await expect(theirs.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toHaveCount(0)
  })

  await test.step('their match has nobody to meet this month, and a former colleague in the history', async () => {
    await goTo(mine, '/home')
    await expect(mine.getByText('A former colleague').first()).toBeVisible()
    await expect(mine.getByText(leaver.email)).toHaveCount(0)
    await goTo(mine, '/matches')
    await expect(mine.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await expect(mine.getByRole('heading', { name: 'A former colleague' })).toBeVisible()
  })
})
