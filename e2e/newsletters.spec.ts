import type { Page } from '@playwright/test'
import { act, expectSaid, makeNewsletter, openDashboard, read, test } from './admin'
import { pressBack } from './press-back'
import { enter } from './employee'
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
  await expect(preview.getByRole('alert')).toContainText('Email subject is required')
  await admin.getByLabel('Email Subject').fill('A new subject')
  await expectSaid(admin, 'Subject: A new subject')
  const list = await (await admin.request.get('/api/admin/newsletters')).json()
  expect(list.find((one: { id: string }) => one.id === id).quoteText).not.toContain('Not saved')
})

/** A newsletter of the sample company's first completed pairing whose people are still there. */
async function makeLinked(admin: Page, title: string): Promise<string> {
  const [file] = await read(admin, '/api/admin/completed-pairing-files')
  return makeNewsletter(admin, title, { pairingFile: file.fileName })
}

test('the mail of each recipient is previewed in place, one after the other, and a copy is sent as a test', async ({
  admin,
  product,
}) => {
  const id = await makeLinked(admin, 'Look at me')
  const people: { name: string; place: number; people: number }[] = await read(
    admin,
    `/api/admin/newsletters/${id}/recipients`,
  )
  const [first, second, third] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  await admin.goto(`/admin?edit=${id}`)
  const preview = admin.getByRole('region', { name: 'Live preview' })
  const mail = preview.frameLocator('iframe[title="The newsletter as it reads"]')
  const greets = async ({ name, place }: (typeof people)[0]) => {
    await expect(preview.getByText(`${name}: ${place} of ${people[0]?.people}`)).toBeVisible()
    await expect(mail.getByRole('heading', { name: `Hello, ${name.split(' ')[0]}` })).toBeVisible()
  }
  await greets(first)
  await admin.getByRole('button', { name: 'Preview Draft' }).click()
  await expect(preview).toBeFocused()

  await preview.getByRole('button', { name: 'Next person' }).click()
  await greets(second)
  await preview.getByRole('button', { name: 'Next person' }).click()
  await greets(third)
  await preview.getByRole('button', { name: 'Previous person' }).click()
  await greets(second)
  const whom = preview.getByLabel('Recipient email to preview')
  await whom.fill(first.name)
  await greets(first)
  await expect(preview.getByRole('button', { name: 'Previous person' })).toBeDisabled()
  await admin.getByRole('textbox', { name: 'Closing Message' }).fill('Not saved yet, and shown')
  await expect(mail.getByText('Not saved yet, and shown')).toBeVisible()
  await expect(preview.getByText('A test shows the saved version')).toBeVisible()
  await preview.getByRole('button', { name: 'Deutsch' }).click()
  await expect(mail.getByRole('heading', { name: `Hallo ${first.name.split(' ')[0]}` })).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Add starter text in German' })).toBeVisible()
  await preview.getByRole('button', { name: 'Their own language' }).click()
  await greets(first)
  await expectSoundScreen(admin)
  await whom.fill('nobody.here@roastery.example')
  await expect(preview.getByRole('alert')).toContainText('nobody.here@roastery.example')

  await admin.getByRole('button', { name: 'Send Test Email' }).click()
  await expectSaid(admin, `Test email sent to ${ADMIN.email}`)
  expect(product.sink.latest(ADMIN.email).subject).toContain('Newsletter')
})

test('by keyboard the form is one press away, and after it come Save and Approve', async ({ admin }) => {
  await makeNewsletter(admin, 'Down to the end')
  await openDashboard(admin)
  await admin.getByRole('button', { name: 'Edit Down to the end' }).focus()
  const keys = admin.keyboard
  await keys.press('Enter')
  await expect(admin.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keys.type('!')
  await admin.getByLabel('Admin Notes').focus()
  await keys.press('Tab')
  await expect(admin.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  await keys.press('Enter')
  await expectSaid(admin, 'Newsletter Saved')
  await expect(admin.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeVisible()
  await keys.press('Tab')
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeFocused()
  await keys.press('Enter')
  await expect(admin.getByRole('button', { name: /^Send to All Users/ })).toBeVisible()
})

test('who reads another language is a press away from its starter text, before the newsletter goes out', async ({
  admin,
  browser,
  product,
}) => {
  const id = await makeLinked(admin, 'For a German reader')
  const [{ email, name }] = await read(admin, `/api/admin/newsletters/${id}/recipients`)
  const reader = await enter(browser, product, email)
  const [firstName, lastName] = name.split(' ')
  const own = { firstName, lastName, department: 'Other', matchingPreference: 'any', language: 'de' }
  await act(reader, 'PUT', '/api/profile', own)
  await reader.context().close()
  await act(admin, 'POST', `/api/admin/newsletters/${id}/approve`)
  for (const [from, send] of [
    ['/admin', /^Send to Users.*For a German reader/],
    [`/admin?edit=${id}`, /^Send to All Users/],
  ] as const) {
    await openDashboard(admin, from)
    await admin.getByRole('button', { name: send }).click()
    await admin.getByRole('button', { name: '1 person reads German, and gets English.' }).click()
    const add = admin.getByRole('button', { name: 'Add starter text in German' })
    await expect(add).toBeFocused()
    await expect(admin.getByRole('dialog')).toHaveCount(1)
  }
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('tab', { name: 'Deutsch', selected: true })).toBeVisible()
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
