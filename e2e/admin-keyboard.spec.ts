import { expectSaid, makeNewsletter, openDashboard, read, test } from './admin'
import { ADMIN, beforeSignIn, expect, expectSoundScreen } from './product'

test('a newsletter is made, written, saved and approved without a mouse', async ({ admin }) => {
  const keys = admin.keyboard
  /** Presses Tab until the element with this name has the focus; as a person does, but not for ever. */
  const tabTo = async (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) => {
    const wanted = admin.getByRole(role, { name }).first()
    for (let steps = 0; steps < 120; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keys.press('Tab')
    }
    await expect(wanted).toBeFocused()
  }

  await openDashboard(admin)
  await keys.press('Control+k')
  await expect(admin.getByRole('combobox', { name: 'Command, tab or user' })).toBeFocused()
  await keys.type('create news')
  await keys.press('Enter')
  const title = admin.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await keys.press('Control+a')
  await keys.type('By keyboard')
  await tabTo('textbox', 'Choice A')
  await keys.press('Control+a')
  await keys.type('A biscuit')
  await keys.press('Alt+ArrowDown')
  await expect(admin.getByLabel('Choice B', { exact: true })).toHaveValue('A biscuit')
  await tabTo('button', /^Add tip/)
  await keys.press('Enter')
  await keys.type('Leave the phone in your pocket')
  await tabTo('textbox', 'Quote Author')
  // Enter in a field saves, as in any form.
  await keys.press('Enter')
  await expectSaid(admin, 'Newsletter Saved')
  await expect(admin.getByText('Unsaved changes')).toHaveCount(0)
  // The first Escape closes the toast.
  await keys.press('Escape')
  await expect(admin.locator('[data-tone]')).toHaveCount(0)
  await keys.press('Escape')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await tabTo('button', 'Approve By keyboard')
  await keys.press('Enter')
  await expectSaid(admin, '"By keyboard" is approved. It can be sent now.')
  const [saved] = (await read(admin, '/api/admin/newsletters')).filter(
    (one: { title: string }) => one.title === 'By keyboard',
  )
  expect(saved.status).toBe('approved')
  expect(JSON.parse(saved.brainBuzzerChoices)[1]).toBe('A biscuit')
  expect(JSON.parse(saved.proTips)).toContain('Leave the phone in your pocket')
})

test('written text survives an expired session, and a save while typing goes on', async ({
  admin,
  product,
}) => {
  const id = await makeNewsletter(admin, 'Written through')
  await admin.goto(`/admin?edit=${id}`)
  await admin.getByLabel('Quote', { exact: true }).fill('Kept through the sign-in')
  // A frame that loads when nobody is signed in any more is refused.
  const preview = admin.frameLocator('iframe[title="The newsletter as it reads"]')
  await expect(preview.getByText('Kept through the sign-in')).toBeVisible()

  await test.step('the session ends: it says so, and half a second later asks to sign in', async () => {
    await admin.context().clearCookies()
    admin.on('dialog', (dialog) => void dialog.accept())
    await beforeSignIn(admin, async () => {
      await admin.getByRole('button', { name: 'Save Changes' }).click()
      await expectSaid(admin, 'You are logged out. Logging in again...')
      await expect(admin.locator('[data-tone]')).toContainText('Unauthorized')
    })
    await expect(admin).toHaveURL(/\/auth$/)
  })
  await test.step('signed in again, the edits are there', async () => {
    await admin.request.post('/api/signin', { data: ADMIN, headers: { origin: product.url } })
    await admin.goto(`/admin?edit=${id}`)
    await expect(admin.getByLabel('Quote', { exact: true })).toHaveValue('Kept through the sign-in')
    await expectSaid(admin, 'Unsaved changes')
  })
  await test.step('what is typed while it is being saved stays, as unsaved', async () => {
    let answer = () => {}
    const held = new Promise<void>((go) => {
      answer = go
    })
    await admin.route(`**/api/admin/newsletters/${id}`, async (route) => {
      await held
      await route.continue()
    })
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await admin.getByLabel('Quote Author').fill('Somebody quick')
    answer()
    await expectSaid(admin, 'Newsletter Saved')
    await expectSaid(admin, 'Unsaved changes')
    await expect(admin.getByLabel('Quote Author')).toHaveValue('Somebody quick')
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await expect(admin.getByText('Unsaved changes')).toHaveCount(0)
  })
})

test('a dialog that closes gives the focus back to what opened it', async ({ admin }) => {
  const opened = async (name: string | RegExp) => {
    const opener = admin.getByRole('button', { name }).first()
    await opener.press('Enter')
    await expect(admin.getByRole('dialog').or(admin.getByRole('alertdialog'))).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await openDashboard(admin)
  await opened('Generate Monthly Pairings')
  await opened(/^View Current Pairings/)
  await opened(/^Commands/)
  await makeNewsletter(admin, 'Focused')
  await admin.reload()
  await opened('Edit Focused')

  await test.step('a menu by keyboard: arrows go round, a dialog out of it and Escape lead back to its button', async () => {
    const more = admin.getByRole('button', { name: 'More for Focused' })
    const item = (name: string) => admin.getByRole('menuitem', { name, exact: true })
    await more.press('Enter')
    await expect(item('Duplicate')).toBeFocused()
    await admin.keyboard.press('ArrowUp')
    await expect(item('Delete')).toBeFocused()
    await admin.keyboard.press('Enter')
    await expect(admin.getByRole('alertdialog')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.press('Enter')
    await expectSoundScreen(admin)
    await admin.keyboard.press('Escape')
    await expect(item('Delete')).toHaveCount(0)
    await expect(more).toBeFocused()
    await more.press('Enter')
    await admin.keyboard.press('Tab')
    await expect(item('Delete')).toHaveCount(0)
    await expect(more).not.toBeFocused()
    expect(await admin.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

test('every element that takes the focus by Tab shows it: what comes after the tabs, and a box that scrolls', async ({
  admin,
}) => {
  const outline = () =>
    admin.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
  await openDashboard(admin, '/admin?tab=admin-tools')
  await admin.getByRole('tab', { name: 'Admin Tools' }).focus()
  await admin.keyboard.press('Tab')
  await expect(admin.getByRole('link', { name: 'User Management' })).toBeFocused()
  await expect.poll(outline).toBe('solid 2px')

  const box = admin.getByRole('region', { name: 'Users', exact: true })
  await box.focus()
  await expect.poll(outline).toBe('solid 2px')
  await admin.keyboard.press('End')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})
