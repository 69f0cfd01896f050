import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import pg from 'pg'
import { findRunning } from '../server/platform/database/embedded/embedded'
import { ADMIN, test as base, expect, expectSoundScreen, openBrowser } from './product'

const test = base.extend({ settings: { ADMIN_SECOND_FACTOR: 'required' } })

/** From a page without scripts: the dashboard would find its session ended, and leave for the sign-in by itself. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/healthz')
  await page.request.post('/api/logout')
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login as Admin' }).click()
}

test('an administrator must set up an app first, signs in by its codes, then by a passkey, and is asked again ten minutes later', async ({
  browser,
  product,
}) => {
  test.slow()
  const page = await openBrowser(browser, product, '/admin-login')
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const dashboard = page.getByText('Ready to Pair')

  // Nothing of the dashboard can be seen until the app is set up.
  await signIn(page)
  await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click()
  const app = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const key = await app.locator('code').innerText()
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  await expectSoundScreen(page)
  await app.getByLabel('6-digit code').fill(totp.generate())
  await app.getByRole('button', { name: 'Turn On' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectSoundScreen(page)
  await expect(dashboard).toBeHidden()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dashboard).toBeVisible()

  // The password opens nothing without a code. The one of before is used up; the next one is accepted already.
  await signOut(page)
  await signIn(page)
  await expect(question).toBeVisible()
  await expectSoundScreen(page)
  await question.getByLabel('6-digit code').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await question.getByRole('button', { name: 'That’s me' }).click()
  await expect(dashboard).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('link', { name: 'Your account' }).click()
  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  await expect(card.getByText('Laptop')).toBeVisible()
  await expect(card.getByText('10 left')).toBeVisible()
  const mails = () => product.sink.received.map(({ email }) => email.text ?? '').join()
  await expect.poll(mails).toContain('The passkey “Laptop” was added')

  await signOut(page)
  await page.goto('/admin-login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(card.getByText('Laptop')).toBeVisible()

  // Ten minutes later. The clock of the product is the machine's, so the proof is made older instead.
  const pool = new pg.Pool({ connectionString: await findRunning(product.dataDir), max: 1 })
  await pool.query("update auth_sessions set proved_at = proved_at - interval '10 minutes'")
  await pool.end()
  await card.getByRole('button', { name: 'Make New Ones' }).click()
  await page.getByRole('button', { name: 'Make New Codes' }).click()
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [code = ''] = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'I have saved them' }).click()

  // A recovery code opens the session too.
  await signOut(page)
  await signIn(page)
  await question.getByRole('button', { name: 'Use a recovery code' }).click()
  await question.getByLabel('Recovery code').fill(code)
  await question.getByRole('button', { name: 'That’s me' }).click()
  await expect(dashboard).toBeVisible()
})
