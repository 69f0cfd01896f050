import { codeFor, enter, expect, test } from './employee'
import { beforeSignIn, expectSoundScreen, openBrowser } from './product'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a new address validates, sets the profile up, and is welcomed', async ({ browser, product }) => {
  const email = 'fresh.face@example.com'
  const page = await openBrowser(browser, product, '/simple-auth')
  await expectSoundScreen(page)
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Go to Profile' }).click()

  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectSoundScreen(page)
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
  await page.getByRole('checkbox').check()
  await join.click()
  await expect(page.getByText('Welcome to Cup of Joe! 🎉').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoë "Bean" <b>Ünsal</b>' })).toBeVisible()
  await expectSoundScreen(page)
})

test('a photo must be an image of at most 5 MB; a bad one leaves the old one', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'bela.dubois@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Profile photo').setInputFiles({ name, mimeType, buffer })
  await upload('page.html', 'text/html', Buffer.from('<p>'))
  await expect(page.getByText('Invalid file type').first()).toBeVisible()
  await upload('big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(page.getByText('File too large').first()).toBeVisible()
  await upload('page.png', 'image/png', Buffer.from('<html>'))
  await expect(page.getByText('Upload failed').first()).toBeVisible()
  await upload('me.png', 'image/png', PIXEL)
  await expect(page.getByText('Profile picture updated!').first()).toBeVisible()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect(page.getByRole('dialog', { name: 'Adjust your photo' })).toBeVisible()
  await expectSoundScreen(page)
})

test('participation pauses, comes back and ends, and the mug shows it', async ({ browser, product }) => {
  const page = await enter(browser, product, 'bruno.eriksen@example.com')
  const mug = page.getByRole('main').locator('svg[data-level]')
  await expect(mug).toHaveAttribute('data-level', '100')
  await page.getByRole('button', { name: 'Pause 1 Month' }).click()
  await expect(page.getByText('Participation status updated successfully!').first()).toBeVisible()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Until \d+ \w+ \d{4}$/)).toBeVisible()
  const level = Number(await mug.getAttribute('data-level'))
  expect(level).toBeGreaterThanOrEqual(10)
  expect(level).toBeLessThanOrEqual(50)
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Opt Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opt Out' }).click()
  await expect(page.getByText('Opted Out', { exact: true })).toBeVisible()
  await expect(mug).toHaveAttribute('data-level', '0')
  await expectSoundScreen(page)
})

test('unsaved edits survive a sign-in that ran out', async ({ browser, product }) => {
  const email = 'camille.fischer@example.com'
  const page = await enter(browser, product, email)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Not saved yet')
  await page.context().clearCookies({ name: 'auth_session' })
  await beforeSignIn(page, async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
  })
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/simple-auth')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Go to Profile' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
})
