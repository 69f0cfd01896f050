import { expect, linkIn, openAdmin, type Product } from './product'
import { asAdmin, askForLink, openBrowser, test } from './employee'
import { openDashboard } from './admin'

/** A call as the administrator, by what the screens would send. */
async function adminCall(product: Product, path: string, sent: object = {}) {
  const admin = await asAdmin(product)
  const answer = await admin.post(path, sent)
  expect(answer.ok(), await answer.text()).toBe(true)
  const body = await answer.json()
  await admin.dispose()
  return body
}

/** Imports a CSV file, as the dialog does. */
async function importPeople(product: Product, csv: string): Promise<void> {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const { id } = await adminCall(product, '/api/admin/imports', { multipart: { file } })
  await adminCall(product, `/api/admin/imports/${id}/apply`, { data: {} })
}

test('somebody who has never signed in is invited from the readiness of the month, joins by the mail, and is ready', async ({
  browser,
  product,
}) => {
  const email = 'ivy.invited@example.org'
  await importPeople(product, `email,first_name,last_name\n${email},Ivy,Invited\n`)
  const admin = await openAdmin(browser, product)
  await admin.getByRole('list', { name: 'Why people are excluded' }).getByText('never invited').click()
  await expect(admin).toHaveURL(/readiness=never-invited/)
  const row = admin.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('never invited')
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  // Invitations go out in the administrator's name, who has none yet.
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Hedda')
  await dialog.getByLabel('Last name').fill('Barista')
  await dialog.getByLabel('A few words from you').fill('We would love to have you.')
  await dialog.getByRole('button', { name: /^Invite [\d,]+ p/ }).click()
  await expect(admin.getByText(/invited\. Email Send Logs show how it goes\./).first()).toBeVisible()

  const mails = () => product.sink.received.filter(({ to }) => to.includes(email)).length
  await expect.poll(mails, { timeout: 30_000 }).toBe(1)
  const mail = product.sink.latest(email)
  expect(mail.subject).toBe('Coffee with a colleague?')
  expect(mail.text).toContain('Hello, Ivy.')
  expect(mail.text).toContain('We would love to have you.')
  expect(mail.text).toContain("Don't ask me again")

  const ivy = await openBrowser(browser, product, '/')
  await ivy.goto(linkIn(mail.html, '/auth'))
  await expect(ivy.getByLabel('Work email')).toHaveValue(email)
  await ivy.goto(await askForLink(ivy, product, email))
  await ivy.getByRole('button', { name: 'Sign In' }).click()
  await expect(ivy.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
  await expect(ivy.getByLabel('First name')).toHaveValue('Ivy')
  await ivy.getByLabel('Department', { exact: true }).selectOption('Other')
  await ivy.getByLabel(/^I agree/).check()
  await ivy.getByRole('button', { name: 'Join Coffee Chat Network' }).click()
  await expect(ivy.getByRole('heading', { name: 'My Profile' })).toBeVisible()

  await openDashboard(admin, '/admin?tab=admin-tools&readiness=ready')
  await admin.getByLabel('Search users').fill(email)
  await expect(row).toBeVisible()
})
