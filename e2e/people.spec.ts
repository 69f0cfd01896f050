import { act, choose, expectSaid, openDashboard } from './admin'
import { asAdmin, codeFor, expect, freshPair, openBrowser, test, toastOf } from './employee'
import { ADMIN, expectSoundScreen, goTo, linkIn, openAdmin, type Product } from './product'

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
  await admin.getByText('Why?').click()
  await admin.getByRole('group').getByText('never invited').click()
  await expect(admin).toHaveURL(/readiness=never-invited/)
  const row = admin.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('never invited')
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  // "Invite them" after an import leads to the open dialog, by its address.
  await admin.reload()
  // Invitations go out in the administrator's name, who has none yet.
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Hedda')
  await dialog.getByLabel('Last name').fill('Barista')
  await dialog.getByLabel('A few words from you').fill('We would love to have you.')
  const shown = dialog.frameLocator('iframe[title="The mail"]')
  await expect(shown.getByText('We would love to have you.')).toBeVisible()
  await expect(shown.getByText('Hedda Barista invites you')).toBeVisible()
  await expectSoundScreen(admin)
  await dialog.getByRole('button', { name: /^Invite [\d,]+ p/ }).click()
  await expect(admin.getByText(/invited\. Email Send Logs show the progress\./).first()).toBeVisible()
  // Nobody is left on the list that was open.
  await expect(admin).toHaveURL(/readiness=invited/)

  const mails = () => product.sink.received.filter(({ to }) => to.includes(email)).length
  await expect.poll(mails, { timeout: 30_000 }).toBe(1)
  const mail = product.sink.latest(email)
  expect(mail.subject).toBe('Coffee with a colleague?')
  expect(mail.text).toContain('Hello, Ivy.')
  expect(mail.text).toContain('We would love to have you.')
  expect(mail.text).toContain("Don't ask me again")

  const ivy = await openBrowser(browser, product, '/')
  const link = linkIn(mail.html, '/magic-auth')
  await ivy.goto(link)
  await expectSoundScreen(ivy)
  await ivy.getByLabel('6-digit code').fill(codeFor(product, email))
  await ivy.getByRole('button', { name: 'Join in' }).click()
  await expect(ivy.getByRole('heading', { name: "Almost There! Let's Get You Set Up" })).toBeVisible()
  await expect(ivy.getByLabel('First name')).toHaveValue('Ivy')
  await ivy.getByLabel('Department', { exact: true }).selectOption('Other')
  await ivy.getByLabel(/^I agree/).check()
  await ivy.getByRole('button', { name: 'Join Coffee Chat Network' }).click()
  await expect(ivy.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  // Opened once more, it leads to a link of her own.
  await ivy.goto(link)
  await expect(ivy.getByRole('alert')).toContainText('invalid or has expired')
  await expect(ivy.getByLabel('Work email')).toHaveValue(email)

  await openDashboard(admin, '/admin?tab=admin-tools&readiness=ready')
  await admin.getByLabel('Search users').fill(email)
  await expect(row).toBeVisible()
})

test('an administrator changes an address, and says that two accounts are one person’s', async ({
  browser,
  product,
}) => {
  const { me, partner } = await freshPair(browser, product)
  const admin = await openAdmin(browser, product, `/admin?tab=admin-tools&search=${me.email}`)
  const row = admin.getByRole('row').filter({ hasText: me.email })
  const dialog = admin.getByRole('dialog')
  await choose(row, 'Change Address')
  await dialog.getByLabel('New address').fill(partner.email)
  await expect(dialog.getByText(`already has an account`)).toBeVisible()
  await expectSoundScreen(admin)
  await dialog.getByRole('button', { name: 'Same person: erase the other account' }).click()
  await expect(dialog.getByText('Type the address of the account to erase')).toBeVisible()
  await dialog.getByLabel('New address').fill(`new.${me.email}`)
  await expect(dialog.getByText(`already has an account`)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Change Address' }).click()
  await expect(toastOf(admin, 'We mail both addresses.')).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: `new.${me.email}`.split('@')[0]! })).toBeVisible()
  await expect.poll(() => product.sink.received.some(({ to }) => to.includes(`new.${me.email}`))).toBe(true)

  const { token } = (await act(admin, 'POST', '/api/admin/directory-tokens', { name: 'Test' })) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const domain = me.email.split('@')[1]!
  for (let i = 0; i < 11; i++) {
    const bring = async (externalId: string) => {
      const data = { userName: `back${i}@${domain}`, externalId, active: true }
      const made = await admin.request.post(`${product.url}/scim/v2/Users`, {
        headers,
        data: JSON.stringify(data),
      })
      return ((await made.json()) as { id: string }).id
    }
    const id = await bring(`old-${i}`)
    await admin.request.delete(`${product.url}/scim/v2/Users/${id}`, { headers })
    await bring(`new-${i}`)
  }
  await admin.goto(`${product.url}/admin`)
  await expect(
    admin.getByText('11 people came back with new ids. The same people, or new ones?'),
  ).toBeVisible()
  await admin.getByRole('button', { name: 'New people' }).click()
  await expectSoundScreen(admin)
  await dialog.getByRole('button', { name: 'New people' }).click()
  await expect(dialog.getByText('Type the number of people')).toBeVisible()
  await dialog.getByLabel('Type 11 to confirm').fill('11')
  await dialog.getByRole('button', { name: 'New people' }).click()
  await expectSaid(admin, '11 newcomers begin anew.')
  await expect(admin.getByText('11 people came back with new ids.')).toHaveCount(0)
})

test('a colleague who left is erased: signed out, off the list, and a former colleague to the people they met', async ({
  browser,
  product,
}) => {
  const { me, partner: leaver } = await freshPair(browser, product)
  const mine = await me.open('/home')
  await expect(mine.getByRole('link', { name: leaver.email })).toBeVisible()
  const theirs = await leaver.open('/home')
  await expect(theirs.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()

  const admin = await openAdmin(browser, product, `/admin?tab=admin-tools&search=${leaver.email}`)
  const row = admin.getByRole('row').filter({ hasText: leaver.email })
  const dialog = admin.getByRole('dialog')

  await test.step('only with their address typed, and not by an Escape', async () => {
    await choose(row, 'Erase')
    await expect(dialog).toContainText('This can’t be undone')
    // Who erases somebody reads before whose coffee it ends.
    await expect(dialog.getByRole('alert')).toContainText(
      /1 person in an active pairing.* is paired with .*This ends their match now/,
    )
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(dialog.getByText('Type this person’s address')).toBeVisible()
    await dialog.getByLabel(`Type ${leaver.email} to confirm`).fill(me.email)
    await admin.keyboard.press('Enter')
    await expect(dialog.getByText('Type this person’s address')).toBeVisible()
    await expectSoundScreen(admin)
    await admin.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(1)
  })

  await test.step('then the row goes, and it says so', async () => {
    await choose(row, 'Erase')
    await dialog.getByLabel(/^Type /).fill(` ${leaver.email.toUpperCase()} `)
    // Everything else that the dashboard may show of them is read again.
    const readAgain = admin.waitForRequest(/\/api\/admin\/enhanced-metrics/)
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(toastOf(admin, 'The person is erased.')).toBeVisible()
    await readAgain
    await expect(row).toHaveCount(0)
    await expect(admin.getByText('No users match your search criteria')).toBeVisible()
    await admin.getByLabel('Search users').fill(ADMIN.email)
    const own = admin.getByRole('row').filter({ hasText: ADMIN.email })
    await expect(own).toBeVisible()
    await own.getByRole('button', { name: /^More for / }).click()
    await expect(own.getByRole('menuitem')).toHaveText(['Change Address', 'Sign Out Everywhere'])
  })

  await test.step('the erased person is signed out', async () => {
    await theirs.goto('/home')
    await expect(theirs).toHaveURL(`${product.url}/`)
    await expect(theirs.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toHaveCount(0)
  })

  await test.step('their match has nobody to meet this month, and a former colleague in the history', async () => {
    await goTo(mine, '/home')
    await expect(mine.getByText('A former colleague').first()).toBeVisible()
    await expect(mine.getByText(leaver.email)).toHaveCount(0)
    await goTo(mine, '/matches')
    await expect(mine.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await expect(mine.getByRole('heading', { name: 'A former colleague' })).toBeVisible()
  })
})
