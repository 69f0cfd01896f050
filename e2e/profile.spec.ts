import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { stopClock } from './clock'
import { codeFor, enter, enterNew, expect, test, toastOf } from './employee'
import { pressBack } from './press-back'
import { expectSoundScreen, goTo, openBrowser } from './product'

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a3b1d' } })
const NO_IMAGE = 'Please select an image file (JPG, PNG, GIF or WebP).'

/** How many animations of the mug are running. */
const moving = (mug: Locator) =>
  mug.evaluate(
    (svg) => svg.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )

test('a new address validates, sets the profile up, and is welcomed', async ({ browser, product }) => {
  const email = 'fresh.face@example.com'
  const page = await openBrowser(browser, product, '/simple-auth')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Go to Profile' }).click()

  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(/^You can ask for another code in \d+ s\.$/)).toBeVisible()
  await page.getByRole('button', { name: "I've Entered My Code" }).click()
  await expect(page.getByText('Please enter the 6-digit code')).toBeVisible()
  await page.getByLabel('6-digit code').fill(codeFor(product, email))
  await page.getByRole('button', { name: "I've Entered My Code" }).click()

  await expect(page.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
  const join = page.getByRole('button', { name: 'Join Coffee Chat Network' })
  await join.click()
  await expect(page.getByText('Hold up! Missing some info').first()).toBeVisible()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectSoundScreen(page)

  await page.getByLabel('First name').fill('Zoë "Bean"')
  await page.getByLabel('Last name').fill('<b>Ünsal</b>')
  await page.getByLabel('Department', { exact: true }).selectOption('Marketing')
  await join.click()
  await expect(page.getByText('One more thing!').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^I agree to receive/ }).check()
  await join.click()
  await expect(page.getByText('Welcome to Cup of Joe! 🎉').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoë "Bean" <b>Ünsal</b>' })).toBeVisible()

  await page.getByRole('heading', { name: "People I'd rather not be paired with" }).click()
  const blocks = page.getByRole('region', { name: "People I'd rather not be paired with" })
  await expect(blocks.getByText('They are never told, nor is anyone else.')).toBeVisible()
  await blocks.getByLabel('Their address').fill('bela@example.com')
  await blocks.getByRole('button', { name: 'Add' }).click()
  await expect(blocks.getByRole('listitem')).toHaveText([/bela@example\.com/])
  await blocks.getByLabel('Their address').fill('Bela.Dubois@example.com')
  await blocks.getByRole('button', { name: 'Add' }).click()
  // An address that somebody has looks like one that nobody has.
  await expect(blocks.getByRole('listitem')).toHaveCount(2)
  await expect(blocks.getByRole('listitem').filter({ hasText: 'bela.dubois@example.com' })).toBeVisible()
  for (const left of [1, 0]) {
    await blocks
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(blocks.getByRole('listitem')).toHaveCount(left)
  }
  await expect(blocks.getByRole('listitem')).toHaveCount(0)
})

test('once Slack is set up, people choose how they are told, and see what the company does', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'bela.dubois@example.com')
  const choice = page.getByLabel('Tell me by')
  await expect(choice).toHaveCount(0)
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), chats: ['slack'] } })
  })
  await goTo(page, '/profile')
  await expect(choice.getByRole('option').first()).toHaveText('Company default: E-mail')
  await choice.selectOption('E-mail and Slack')
  await expect(toastOf(page, 'Saved. It applies from the next message on.')).toBeVisible()
  await goTo(page, '/profile')
  await expect(choice).toHaveValue('both')
  await expectSoundScreen(page)
})

test('a photo is accepted, cropped by the sliders and removed; any other file is refused with a message, and the old photo stays', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'anouk.costa@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Profile photo').setInputFiles({ name, mimeType, buffer })
  const photo = async (): Promise<string> =>
    (await (await page.request.get('/api/auth/user')).json()).profileImageUrl
  const shown = page.getByRole('main').locator('img')

  // The other formats are tested over HTTP.
  const answered = page.waitForResponse('**/api/upload-profile-image')
  await upload('still.png', 'image/png', await picture.png().toBuffer())
  await answered
  await expect(toastOf(page, 'Profile picture updated!')).toBeVisible()

  await test.step('cropped', async () => {
    await page.getByRole('button', { name: 'Adjust' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adjust your photo' })
    await dialog.getByLabel('Zoom').fill('2')
    await expectSoundScreen(page)
    const sent = page.waitForResponse('**/api/upload-profile-image')
    await dialog.getByRole('button', { name: 'Use Photo' }).click()
    expect((await sent).status()).toBe(200)
    await expect(dialog).toHaveCount(0)
  })

  // As after a reload: the stored photo, no preview.
  await page.reload()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const kept = await photo()
  await expect(shown).toHaveAttribute('src', kept)

  // The server's other refusals are tested over HTTP.
  await test.step('a page.png is refused by the server', async () => {
    const refused = page.waitForResponse('**/api/upload-profile-image')
    await upload('page.png', 'image/png', Buffer.from('<html><script>alert(1)</script>'))
    expect((await refused).status()).toBe(415)
    await expect(toastOf(page, 'Upload failed').filter({ hasText: NO_IMAGE })).toBeVisible()
    await expect(shown).toHaveAttribute('src', kept)
    expect(await photo()).toBe(kept)
  })

  for (const [name, type, content, title, reason] of [
    [
      'heavy.png',
      'image/png',
      Buffer.alloc(5 * 1024 * 1024 + 1),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
    [
      'notes.txt',
      'text/plain',
      Buffer.from('me'),
      'Invalid file type',
      'Please select an image file (JPG, PNG, GIF, etc.)',
    ],
  ] as const)
    await test.step(`${name} is not even sent`, async () => {
      await upload(name, type, content)
      await expect(toastOf(page, title).filter({ hasText: reason })).toBeVisible()
      await expect(shown).toHaveAttribute('src', kept)
    })

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Profile picture removed.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Remove|Adjust)$/ })).toHaveCount(0)
})

test('where the browser blocks its storage, only drafts and the reveal of a match are missing', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'camille.fischer@example.com', '/healthz')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await goTo(page, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Nothing to hide.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main').getByText('Nothing to hide.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})

test('somebody is told why a calendar can’t be read, downloads what is kept about them, and deletes their account', async ({
  browser,
  product,
}) => {
  const email = 'last.cup@example.com'
  const page = await enterNew(browser, product, email, { isSetUp: true })
  await page.getByRole('heading', { name: 'Your calendar' }).click()
  await page.getByRole('button', { name: 'Connect a Calendar' }).click()
  const connecting = page.getByRole('dialog', { name: 'Connect a Calendar' })
  await connecting.getByText('At a secret address').click()
  await connecting.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/secret.ics')
  await expectSoundScreen(page)
  await connecting.getByRole('button', { name: 'Connect' }).click()
  await expect(connecting.getByText('127.0.0.1 is not on the public internet')).toBeVisible()
  await connecting.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('heading', { name: 'What is kept about you' }).click()
  const card = page.getByRole('region', { name: 'What is kept about you' })
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download My Data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('cup-of-joe-my-data.json')
  expect(await readFile(await file.path(), 'utf8')).toContain(email)

  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: 'Read My Data' }).click()
  const read = await opened
  await expect(read.getByRole('heading', { name: 'What Cup of Joe keeps about you' })).toBeVisible()
  await expect(read.getByText(email).first()).toBeVisible()
  await expectSoundScreen(read)
  await read.close()

  await card.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('A former colleague')).toBeVisible()
  await expectSoundScreen(page)
  await dialog.getByRole('button', { name: 'Send Me a Code' }).click()
  await expect(dialog.getByLabel('6-digit code')).toBeFocused()
  await expect(dialog.getByText(/^You can ask for another code in \d+ s\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(dialog.getByText('Please enter the 6-digit code')).toBeVisible()
  await dialog.getByLabel('6-digit code').fill(codeFor(product, email))
  await dialog.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(toastOf(page, 'Your account is deleted')).toHaveText(
    'Your account is deleted. A last email confirms it.',
  )
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => product.sink.latest(email).subject).toBe('Your Cup of Joe account is deleted')
  await page.goto('/profile')
  await expect(page).toHaveURL(`${product.url}/`)
})

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
    await expect(page.getByText(/^No more matches until you reactivate/)).toBeVisible()
    await expect(mug).toHaveAttribute('data-level', '0')
    await expect(life).toHaveCount(0)
  })
})

test('going back from a changed profile asks: staying keeps what was typed, leaving goes to the chosen page', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'bela.dubois@example.com')
  const question = { name: 'Leave without saving?' }
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Not saved yet')

  for (let times = 0; times < 2; times += 1) {
    await pressBack(page)
    await expect(page.getByRole('alertdialog', question)).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet')
  }
  await pressBack(page)
  await page.getByRole('alertdialog', question).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // Left without saving: the text is given up.
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveCount(0)
})
