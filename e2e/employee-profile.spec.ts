import { readFile } from 'node:fs/promises'
import { codeFor, enter, enterNew, expect, test, toastOf } from './employee'
import { BOTH_THEMES, expectSoundScreen, goTo, openBrowser } from './product'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
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
  await expectSoundScreen(page, undefined, BOTH_THEMES)

  await page.getByLabel('First name').fill('Zoë "Bean"')
  await page.getByLabel('Last name').fill('<b>Ünsal</b>')
  await page.getByLabel('Department', { exact: true }).selectOption('Marketing')
  await join.click()
  await expect(page.getByText('One more thing!').first()).toBeVisible()
  await page.getByRole('checkbox').check()
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
  for (const [label, value] of [
    ['E-mail and Slack', 'both'],
    ['As the company does: E-mail', ''],
  ] as const) {
    await goTo(page, '/profile')
    await choice.selectOption(label)
    await expect(toastOf(page, 'Saved. It holds from the next message on.')).toBeVisible()
    await goTo(page, '/profile')
    await expect(choice).toHaveValue(value)
  }
  await expectSoundScreen(page)
})

test('a photo is previewed as it is cropped, and cropped by the sliders', async ({ browser, product }) => {
  const page = await enter(browser, product, 'bela.dubois@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page
    .getByLabel('Profile photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText('Profile picture updated!').first()).toBeVisible()
  await page.getByRole('button', { name: 'Adjust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adjust your photo' })
  await dialog.getByLabel('Zoom').fill('2')
  await expectSoundScreen(page)
  const sent = page.waitForResponse('**/api/upload-profile-image')
  await dialog.getByRole('button', { name: 'Use Photo' }).click()
  expect((await sent).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
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
