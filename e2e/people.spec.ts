import { adminSession, expect, goTo, linkIn, openAdmin, type Product } from './product'
import { asAdmin, askForLink, enterNew, openBrowser, saveProfile, test } from './employee'
import { findRunning } from '../server/platform/database/embedded/embedded'
import { type Browser, type Page, request } from '@playwright/test'
import pg from 'pg'
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

test('whoever has never signed in is invited from the readiness of the month, joins by the mail, and is ready', async ({
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
  await admin.getByLabel('A few words of yours').fill('We would love to have you.')
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Invite [\d,]+ p/ })
    .click()
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

/** Somebody new, set up, whose whitelist entry is of a group. */
async function join(browser: Browser, product: Product, firstName: string, domainGroupId: string) {
  const email = `${firstName}.month@example.org`.toLowerCase()
  await adminCall(product, '/api/admin/allowed-emails', { data: { email, domainGroupId } })
  const page = await enterNew(browser, product, email, { path: '/healthz' })
  await saveProfile(page.request, { firstName, lastName: 'Month' })
  return { email, page }
}

const reads = async (page: Page, text: string | RegExp, paths = ['/home', '/matches']) => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
}

test('left out, partner gone, opted out, joined late, on leave, paused, dormant: each reads it, and what it means for the next round', async ({
  browser,
  product,
}) => {
  const group = await adminCall(product, '/api/admin/domain-groups', {
    data: { name: 'month', displayName: 'The Month' },
  })
  const three = []
  for (const name of ['Lea', 'Leo', 'Lou']) three.push(await join(browser, product, name, group.id))
  const { pairing } = await adminCall(product, `/api/admin/generate-pairing/${group.id}`, { data: {} })
  const admin = await request.newContext({ baseURL: product.url, storageState: await adminSession(product) })
  const [left] = await (await admin.get(`/api/admin/pairings/${pairing.id}/left-out`)).json()
  const leftOut = three.find(({ email }) => email === left.email)!
  await reads(leftOut.page, /^You were left out in \w+\..* You are first in line next time\.$/)

  const [gone, alone] = three.filter((one) => one !== leftOut) as [(typeof three)[0], (typeof three)[0]]
  const { id, updatedAt } = await adminCall(product, '/api/admin/newsletters/generate', { data: {} })
  const newsletter = `/api/admin/newsletters/${id}`
  const linked = await admin.put(newsletter, { data: { pairingFile: pairing.fileName, updatedAt } })
  expect(linked.ok(), await linked.text()).toBe(true)
  for (const act of ['approve', 'send']) await adminCall(product, `${newsletter}/${act}`, { data: {} })
  const hasNewsletter = () =>
    product.sink.received.some(
      ({ to, email }) => to.includes(alone.email) && email.subject?.includes('Newsletter'),
    )
  await expect.poll(hasNewsletter, { timeout: 30_000 }).toBe(true)
  await gone.page.request.put('/api/participation', { data: { participationStatus: 'opted_out' } })
  await admin.dispose()
  await reads(gone.page, /^You have opted out/, ['/home'])
  await reads(alone.page, /can’t make it for coffee after all/)

  const { page, email } = await join(browser, product, 'Mia', group.id)
  await reads(page, /^The round of \w+ was made before you joined\. You are in the next one\.$/)
  const until = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await importPeople(product, `email,status,leave_end\n${email},leave,${until}\n`)
  await reads(page, /^On leave until \d+ \w+/, ['/home', '/matches', '/profile'])
  await importPeople(product, `email,status\n${email},active\n`)
  await goTo(page, '/profile')
  await page.getByRole('button', { name: 'Pause 1 Month' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await reads(page, /^You are paused until \d+ \w+/)
  await page.request.put('/api/participation', { data: { participationStatus: 'active' } })

  const pool = new pg.Pool({ connectionString: await findRunning(product.dataDir), max: 1 })
  await pool.query(
    "insert into silences (user_id, asked_at) select id, now() - interval '10 days' from users where email = $1",
    [email],
  )
  await pool.end()
  await reads(page, 'You have been silent for a long time, so rounds go on without you.')
})
