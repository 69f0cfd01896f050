import pg from 'pg'
import { findRunning } from '../server/database/embedded/embedded'
import { ADMIN, expect, expectSoundScreen, openAdmin, test } from './product'

test('an administrator sets up a passkey, signs in by it, and is asked again ten minutes later', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000)
  const page = await openAdmin(browser, product, '/admin?tab=admin-tools')
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

  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectSoundScreen(page)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('Laptop')).toBeVisible()
  await expect(card.getByText('10 left')).toBeVisible()
  expect(product.sink.latest(ADMIN.email).text).toContain('The passkey “Laptop” was added')

  await page.request.post('/api/logout')
  await page.goto('/admin-login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin?tab=admin-tools')
  await expect(card.getByText('Laptop')).toBeVisible()

  // Ten minutes later. The clock of the product is the machine's, so the proof is made older instead.
  const pool = new pg.Pool({ connectionString: await findRunning(product.dataDir), max: 1 })
  await pool.query("update auth_sessions set proved_at = proved_at - interval '10 minutes'")
  await pool.end()
  await card.getByRole('button', { name: 'Make New Ones' }).click()
  await page.getByRole('button', { name: 'Make New Codes' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await expectSoundScreen(page)
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [code = ''] = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'I have kept them' }).click()

  // By password alone there is nothing to see but the question; a recovery code opens it.
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  await other.goto('/admin-login')
  await other.getByLabel('Email').fill(ADMIN.email)
  await other.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await other.getByRole('button', { name: 'Login as Admin' }).click()
  const first = other.getByRole('dialog', { name: 'Is it you?' })
  await first.getByRole('button', { name: 'Use a recovery code' }).click()
  await first.getByLabel('Recovery code').fill(code)
  await first.getByRole('button', { name: 'That’s me' }).click()
  await expect(first).toBeHidden()
  await expect(other.getByText('Ready to Pair')).toBeVisible()
  await elsewhere.close()
})
