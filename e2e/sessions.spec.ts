import { enter, expect, test } from './employee'

test('someone signed in elsewhere sees it and signs that browser out', async ({ browser, product }) => {
  const email = 'elif.kaya@example.com'
  const there = await enter(browser, product, email)
  const here = await enter(browser, product, email)
  // A link to the part of the page opens it.
  await here.goto('/profile#sessions')
  const card = here.getByRole('region', { name: 'Where you are signed in' })
  await expect(card.getByText('This browser')).toHaveCount(1)
  await expect(card.getByText(/ on Windows$/)).toHaveCount(2)
  await card.getByRole('button', { name: /^Sign out .+, since/ }).click()
  await expect(here.getByText('Signed out there.').first()).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await there.reload()
  await expect(there).toHaveURL(`${product.url}/`)
})

test('a page that still shows somebody else changes nothing', async ({ browser, product }) => {
  const page = await enter(browser, product, 'nadia.horvat@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('This is about Nadia.')
  // In another tab somebody else signs in.
  await page.request.post('/api/simple-auth', { data: { email: 'nils.ito@example.com' } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Someone else has signed in in this browser.').first()).toBeVisible()
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    email: 'nils.ito@example.com',
    firstName: 'Nils',
  })
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})
