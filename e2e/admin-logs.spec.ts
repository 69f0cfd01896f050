import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PURGED_MAIL } from '../shared/purged-mail'
import { expectSaid, openDashboard, test as base } from './admin'
import { expect, expectSoundScreen, type Product } from './product'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The product as in the other tests, but it accepts our signature as SendGrid's. */
const test = base.extend({
  settings: {
    SAMPLE_DATA: 'on',
    MAIL_FROM: 'Coffee <coffee@example.com>',
    SENDGRID_WEBHOOK_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  },
})

interface Log {
  newsletter_id: string
  entries: { user_email: string; send_status: string }[]
}
const get = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T

/** As in the message itself, and repeated by SendGrid. */
const messageIdOf = (newsletter: string, user: string) =>
  `<${createHash('sha256').update(`${newsletter}/${user}`).digest('base64url').slice(0, 27)}@example.com>`

/** SendGrid reports that these messages bounced. */
async function tellBounces({ url }: Product, ids: string[]) {
  const now = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify(
    ids.map((message_id, index) => ({
      event: 'bounce',
      type: 'bounce',
      status: '5.1.1',
      reason: '550 5.1.1 no such user',
      sg_event_id: `told-${index}`,
      timestamp: Number(now),
      message_id,
    })),
  )
  return fetch(`${url}/api/webhooks/sendgrid`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-timestamp': now,
      'x-twilio-email-event-webhook-signature': sign(
        'sha256',
        Buffer.from(now + body),
        pair.privateKey,
      ).toString('base64'),
    },
    body,
  })
}

test('a person whose address refuses mail for two months is listed, with a link to their row', async ({
  admin,
  product,
}) => {
  const logs = await get<Log[]>(admin, '/api/admin/email-logs/archived')
  const people = await get<{ id: string; email: string; firstName: string; lastName: string }[]>(
    admin,
    '/api/admin/users?status=active&limit=500',
  )
  const person = people.find(({ email }) =>
    logs.slice(0, 2).every(({ entries }) => entries.some(({ user_email }) => user_email === email)),
  )!
  const told = await tellBounces(
    product,
    logs.slice(0, 2).map((log) => messageIdOf(log.newsletter_id, person.id)),
  )
  expect(await told.json()).toEqual({ processed: 2 })

  await openDashboard(admin)
  await expectSaid(admin, 'Mail does not reach 1 person')
  await expectSoundScreen(admin)
  await admin.getByRole('link', { name: 'See who' }).click()
  const name = `${person.firstName} ${person.lastName}`
  const list = admin.getByRole('region', { name: 'Mail does not reach 1 person' })
  await expect(list).toContainText(name)
  await expect(list).toContainText('550 5.1.1 no such user')
  await expectSoundScreen(admin)
  await list.getByRole('link', { name: `Show ${name} in User Management` }).click()
  await expect(admin.getByLabel(/search/i).first()).toHaveValue(person.email)
  await expectSaid(admin, /^Showing 1 of 1 user/)
})

test('an archived log is purged after a question that names it; its mails are gone, its counts stay', async ({
  admin,
}) => {
  await openDashboard(admin, '/admin?tab=email-logs&logs=archived')
  const details = admin.getByRole('button', { name: /^View Details of / }).last()
  const title = ((await details.getAttribute('aria-label')) ?? '').replace(/^View Details of |, to .*$/g, '')
  await details.click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.locator('dd').first()).toBeVisible()
  await expectSoundScreen(admin)
  const recipients = await dialog.locator('dd').first().innerText()
  await dialog.getByRole('button', { name: 'Purge personal content' }).click()
  const question = admin.getByRole('alertdialog')
  await expect(question).toContainText(`Purge "${title}"?`)
  await expect(question).toContainText('This cannot be undone.')
  await expectSoundScreen(admin)
  await question.getByRole('button', { name: 'Purge', exact: true }).click()
  await expectSaid(admin, `The personal content of "${title}" is deleted.`)
  await expect(dialog).toContainText('Deleted on')
  await expect(dialog.locator('dd').first()).toHaveText(recipients)
  await dialog.getByRole('tab', { name: 'Preview Email' }).click()
  await expect(dialog).toContainText(PURGED_MAIL)
  await expectSoundScreen(admin)
  await dialog.getByRole('tab', { name: 'Send Entries' }).click()
  await expect(dialog.getByText(`${recipients} recipients`)).toBeVisible()
  await expect(dialog).not.toContainText('matched with')
  await expectSoundScreen(admin)
})
