import { startCompanyAccount } from '../server/testing/sign-on/company-account'
import { expect, openBrowser } from './employee'
import { freePort } from '../server/testing/free-port'
import { test } from './product'

test('single sign-on leads through the company’s own pages to where one was going, and a stranger back to the sign-in', async ({
  browser,
  productWith,
}) => {
  test.slow()
  const port = await freePort()
  // The company's own sign-in: the certified oidc-provider with its pages, on loopback.
  const company = await startCompanyAccount({
    clients: [
      {
        client_id: 'cup-of-joe',
        client_secret: 'a secret: 1 + 1',
        redirect_uris: [`http://localhost:${port}/api/auth/callback`],
      },
    ],
  })
  company.people.set('ada', { email: 'ada.abdi@example.com', email_verified: true })
  company.people.set('stranger', { email: 'a.stranger@elsewhere.example', email_verified: true })
  const product = await productWith({ ...company.env, SAMPLE_DATA: 'on', PORT: String(port) })

  for (const [name, where] of [
    ['ada', /\/home$/],
    ['stranger', /\/auth\?error=invalid_email$/],
  ] as const)
    await test.step(name, async () => {
      const page = await openBrowser(browser, product, name === 'ada' ? '/home' : '/auth')
      if (name === 'ada') {
        // Opened signed out, and still where it leads in the end.
        await expect(page).toHaveURL(/\/$/)
        await page.goto('/auth')
      }
      await page.getByRole('link', { name: 'Single sign-on' }).click()
      await page.locator('input[name=login]').fill(name)
      await page.locator('input[name=password]').fill('any')
      await page.locator('button[type=submit]').click()
      // The next page asks for consent, by a button of the same kind.
      await expect(page.locator('input[name=login]')).toHaveCount(0)
      await page.locator('button[type=submit]').click()
      await expect(page).toHaveURL(where)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        name === 'ada' ? 'Your Coffee Chat Hub' : 'Come in, sit down',
      )
      if (name === 'stranger')
        await expect(page.getByRole('alert')).toContainText('Only company email addresses (example.com')
      await page.context().close()
    })

  await test.step('cancelled there, it ends on the sign-in page with a message', async () => {
    const page = await openBrowser(browser, product, '/api/login')
    await page.getByRole('link', { name: /Cancel/ }).click()
    await expect(page).toHaveURL(/\/auth\?error=auth_failed$/)
    await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.')
  })
  await company.down()
})
