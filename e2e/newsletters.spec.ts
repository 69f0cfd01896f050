import { expectSaid, makeNewsletter, openDashboard, read, test } from './admin'
import { pressBack } from './press-back'
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

test('written text is never lost: lists by keyboard, a reload, a second editor', async ({ admin }) => {
  const id = await makeNewsletter(admin, 'Two editors')
  await openDashboard(admin)
  await admin.getByRole('button', { name: 'Edit Two editors' }).click()
  await expect(admin.getByLabel('Mood Description')).toBeVisible()

  await test.step('the right answer moves with its choice', async () => {
    const answer = admin.getByLabel('Correct Answer')
    await answer.selectOption('B')
    await admin.getByLabel('Choice B', { exact: true }).press('Alt+ArrowUp')
    await expect(answer).toHaveValue('A')
    await expect(admin.getByLabel('Choice A', { exact: true })).toBeFocused()
  })

  await test.step('the draft survives a reload', async () => {
    await admin.getByRole('button', { name: 'Add tip' }).click()
    await admin.keyboard.type('Bring a biscuit')
    admin.once('dialog', (dialog) => void dialog.accept())
    await admin.reload()
    await expectSaid(admin, 'Unsaved changes')
    await expect(admin.getByLabel('Tip 4', { exact: true })).toHaveValue('Bring a biscuit')
  })

  await test.step('closing asks first', async () => {
    await admin.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(admin.getByRole('alertdialog')).toContainText('Discard your changes?')
    await admin.getByRole('button', { name: 'Keep editing' }).click()
  })

  await test.step('the second save is warned of the first', async () => {
    const list = await (await admin.request.get('/api/admin/newsletters')).json()
    const { updatedAt } = list.find((one: { id: string }) => one.id === id)
    await admin.request.put(`/api/admin/newsletters/${id}`, {
      data: { quoteText: 'Theirs', updatedAt },
    })
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await expectSaid(admin, 'Someone else has saved this newsletter.')
    await expectSoundScreen(admin)
    await expect(admin.getByLabel('Tip 4', { exact: true })).toHaveValue('Bring a biscuit')
    await admin.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(admin.getByLabel('Quote', { exact: true })).toHaveValue('Theirs')
    await expect(admin.getByText('Unsaved changes')).toHaveCount(0)
  })

  await test.step('an image that does not load is reported', async () => {
    await admin.getByLabel('Mood Image URL').fill('/nothing-here.png')
    await expectSaid(admin, 'Image failed to load. Please check the URL.')
  })

  await test.step('an image is taken from the gallery', async () => {
    const images = await (await admin.request.get('/api/admin/images')).json()
    await admin.request.post(`/api/admin/images/copy/${images.at(-1).filename}`)
    await admin.getByRole('button', { name: 'Choose from gallery: Mood Image' }).click()
    const choice = admin.getByRole('button', { name: `Choose ${images.at(-1).title}` })
    await expect(choice).toBeVisible()
    await expectSoundScreen(admin)
    await choice.click()
    await expect(admin.getByLabel('Mood Image URL')).toHaveValue(/\/admin-images\//)
  })
})

test('the editor shows the mail as it is written, with and without a match, and stores nothing', async ({
  admin,
}) => {
  const id = await makeNewsletter(admin, 'As it is written')
  await admin.goto(`/admin?edit=${id}`)
  const frame = admin.locator('iframe[title="The newsletter as it reads"]')
  const mail = frame.contentFrame()
  await expect(mail.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
  const partner = mail.getByText('Here your match says a line or two about themselves.')
  await expect(partner).toBeVisible()
  await admin.getByLabel('Quote', { exact: true }).fill('<b>Not saved</b> & sipped')
  await expect(mail.getByText('<b>Not saved</b> & sipped')).toBeVisible()
  await expect(mail.locator('body')).toHaveCSS('margin', '0px')
  await admin.getByLabel('Preview for somebody').selectOption('without')
  await expect(mail.getByText('Sitting out this month').first()).toBeVisible()
  await expect(partner).toHaveCount(0)
  // It runs nothing, and a link in it leads nowhere within it.
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts).*allow-same-origin/)
  await expect(mail.getByRole('link', { name: 'Your profile' })).toHaveAttribute('target', '_blank')

  await admin.getByLabel('Email Subject').fill('')
  const preview = admin.getByRole('region', { name: 'Live preview' })
  await expect(preview.getByRole('alert')).toHaveText('Email subject is required')
  await admin.getByLabel('Email Subject').fill('A new subject')
  await expectSaid(admin, 'Subject: A new subject')
  const list = await (await admin.request.get('/api/admin/newsletters')).json()
  expect(list.find((one: { id: string }) => one.id === id).quoteText).not.toContain('Not saved')
})

test('a mail is previewed in a window, or inline where windows are blocked, and sent as a test', async ({
  admin,
  product,
}) => {
  const files = await (await admin.request.get('/api/admin/completed-pairing-files')).json()
  const file = await (await admin.request.get(`/completed_pairings/${files[0].fileName}`)).json()
  const id = await makeNewsletter(admin, 'Look at me')
  const list = await (await admin.request.get('/api/admin/newsletters')).json()
  const { updatedAt } = list.find((one: { id: string }) => one.id === id)
  await admin.request.put(`/api/admin/newsletters/${id}`, {
    data: { pairingFile: files[0].fileName, updatedAt },
  })
  const users = await (await admin.request.get('/api/admin/users?status=active&limit=500')).json()
  const active = new Set(users.map(({ email }: { email: string }) => email))
  const { user1_email: recipient } = file.matches.find(
    (match: { user1_email: string; user2_email: string }) =>
      active.has(match.user1_email) && active.has(match.user2_email),
  )

  await admin.goto(`/admin?edit=${id}`)
  await admin.getByRole('button', { name: 'Preview Draft' }).click()
  await expectSaid(admin, 'Please enter a recipient email to preview')
  await admin.getByLabel('Recipient email to preview').fill(recipient)
  const [opened] = await Promise.all([
    admin.waitForEvent('popup'),
    admin.getByRole('button', { name: 'Preview Draft' }).click(),
  ])
  await expect(opened.frameLocator('iframe').getByText('Pro Tips')).toBeVisible()
  await expect(opened.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
  await opened.close()

  await admin.evaluate(() => {
    window.open = () => null
  })
  await admin.getByRole('textbox', { name: 'Closing Message' }).fill('Not saved yet, and shown')
  await admin.getByRole('button', { name: 'Preview Draft' }).click()
  const inline = admin.locator(`iframe[title="Preview for ${recipient}"]`)
  await expect(inline).toHaveAttribute('sandbox', /allow-same-origin(?!.*allow-scripts)/)
  await expect(inline.contentFrame().getByText('Not saved yet, and shown')).toBeVisible()

  await admin.getByRole('button', { name: 'Send Test Email' }).click()
  await expectSaid(admin, `Test email sent to ${ADMIN.email}`)
  expect(product.sink.latest(ADMIN.email).subject).toContain('Newsletter')
})

test('going back from a changed newsletter asks: staying keeps what was typed', async ({ admin }) => {
  await makeNewsletter(admin, 'Back again')
  await openDashboard(admin)
  await admin.getByRole('button', { name: 'Edit Back again' }).click()
  await expect(admin).toHaveURL(/edit=/)
  await admin.getByLabel('Mood Description').fill('Not saved yet')
  await expectSaid(admin, 'Unsaved changes')

  await pressBack(admin)
  await expect(admin.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await admin.getByRole('button', { name: 'Stay here' }).click()
  await expect(admin).toHaveURL(/edit=/)
  await expect(admin.getByLabel('Mood Description')).toHaveValue('Not saved yet')
  await admin.getByLabel('Mood Description').press('End')
  await admin.keyboard.type(', but soon')
  await admin.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(admin, 'Newsletter Saved')
  await expect(admin.getByText('Unsaved changes')).toHaveCount(0)

  await pressBack(admin)
  await expect(admin).not.toHaveURL(/edit=/)
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
})
