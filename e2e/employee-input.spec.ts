import { codeFor, expect, openBrowser, test } from './employee'

const noAddresses = [
  'ann@example.com, ben@example.com',
  'ann@example.com;ben@example.com',
  'Ann <ann@example.com>',
  '"ann"@example.com',
  'ann@example.com\r\nBcc: ben@example.com',
  'ann\u0000@example.com',
  'ann@exam ple.com',
  'ann@example.com.',
  'ann@localhost',
  'ann@[127.0.0.1]',
  '*@example.com',
  'änn@example.com',
  `${'a'.repeat(65)}@example.com`,
]
const addressesOfOthers = [
  'ann@example.com.evil.example',
  'ann@evil-example.com',
  'ann@example.co',
  'ann@sub.example.com',
  // A Cyrillic a: the browser turns it into another domain.
  'ann@ex\u0430mple.com',
]

test('an address field takes one plain address of the company, in the browser and on the server', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/auth')
  const field = page.getByLabel('Work email')
  const send = page.getByRole('button', { name: 'Send Magic Link' })
  const refusal = page.getByText(/^Please enter a valid email address$|^Only company email addresses/)

  for (const text of [...noAddresses, ...addressesOfOthers])
    await test.step(JSON.stringify(text), async () => {
      await field.fill('')
      await expect(refusal).toHaveCount(0)
      await field.fill(text)
      await send.click()
      await expect(refusal).toBeVisible()
      // The server's refusal is shown until the next try.
      if (addressesOfOthers.includes(text)) await page.reload()
    })

  const paths = ['/api/auth/magic-link', '/api/auth/send-code', '/api/simple-auth']
  for (const path of paths) {
    for (const email of noAddresses)
      expect((await page.request.post(path, { data: { email } })).status(), `${path} ${email}`).toBe(400)
    for (const email of addressesOfOthers)
      expect([400, 403], `${path} ${email}`).toContain(
        (await page.request.post(path, { data: { email } })).status(),
      )
    for (const email of [null, 7, ['ann@example.com'], { email: 'ann@example.com' }])
      expect((await page.request.post(path, { data: { email } })).status()).toBe(400)
  }
  const inquiry = { companyName: 'Roast', expectedUsers: '50-100', additionalInfo: '' }
  for (const contactEmail of noAddresses)
    expect(
      (await page.request.post('/api/company-inquiry', { data: { ...inquiry, contactEmail } })).status(),
    ).toBe(400)
  const mailed = product.sink.received.flatMap(({ to }) => to)
  expect(mailed.filter((to) => /^\W*(ann|ben|änn|a{65})?\W*@/i.test(to))).toEqual([])
})

test('a code is six digits however they are typed, and nothing else is one', async ({ browser, product }) => {
  const email = 'many.digits@example.com'
  const page = await openBrowser(browser, product, '/auth/code')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  const field = page.getByLabel('6-digit code')
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await expect(field).toBeFocused()
  const code = codeFor(product, email)

  for (const [typed, taken] of [
    ['１２３４５６', '123456'],
    [' 123 456 ', '123456'],
    ['12-34.56', '123456'],
    ['1234567', '123456'],
    ['abcdef', ''],
    ['1a2b3c', '123'],
  ] as const) {
    await field.fill(typed)
    await expect(field).toHaveValue(taken)
  }
  await field.fill('abc')
  await signIn.click()
  await expect(page.getByText('Please enter the 6-digit code')).toBeVisible()
  await field.fill('12345')
  await signIn.click()
  await expect(page.getByText('Please enter a valid 6-digit code')).toBeVisible()
  for (const wrong of ['12345', '1234567', '12345a', '１２３４５６', '', ' 123456', '123456\n'])
    expect(
      (await page.request.post('/api/auth/verify-code', { data: { email, code: wrong } })).status(),
      JSON.stringify(wrong),
    ).toBe(400)

  // None of these counted as a try: the right one, in full-width digits with a gap, still signs in.
  const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  await field.fill(`${wide.slice(0, 3)} ${wide.slice(3)}`)
  await signIn.click()
  await expect(page).toHaveURL(/\/profile$/)
})
