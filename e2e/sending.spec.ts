import type { Page } from '@playwright/test'
import { act, choose, expectSaid, makeNewsletter, openDashboard, pairGroup, test } from './admin'
import { gate } from '../server/testing/sink'
import { ADMIN, expect, expectSoundScreen, type Product } from './product'

const GROUP = 'Juniper Studio'

/** An approved newsletter for one group of the sample company, and how many people get it. */
async function readyToSend(admin: Page, title: string): Promise<{ id: string; people: number }> {
  const { fileName } = await pairGroup(admin, GROUP)
  const id = await makeNewsletter(admin, title, { pairingFile: fileName })
  await act(admin, 'POST', `/api/admin/newsletters/${id}/approve`)
  const { details } = await act(admin, 'POST', `/api/admin/newsletters/${id}/validate`, {
    pairingFile: fileName,
  })
  await openDashboard(admin)
  return { id, people: details.totalUsers }
}

/** The mail server takes a few messages at once; the others wait for its response until it is released. */
function holdMails(product: Product, first = 5): () => void {
  const { isOpen, open } = gate()
  const earlier = product.sink.received.length
  product.sink.fault = () => (product.sink.received.length - earlier < first ? undefined : { until: isOpen })
  return () => {
    product.sink.fault = undefined
    open()
  }
}

async function send(admin: Page, title: string, people: number): Promise<void> {
  await admin.getByRole('button', { name: new RegExp(`^Send to Users \\(\\d+\\): ${title}$`) }).click()
  await admin.getByRole('button', { name: `Send to ${people} people` }).click()
}

test('a running send: paused, left, resumed, its mail server away and back, its uncertain mail sent again; an editor notices its end', async ({
  admin,
  product,
}) => {
  const title = 'A bumpy send'
  const { id, people } = await readyToSend(admin, title)
  // Other tests share the product and its mailbox.
  const earlier = product.sink.received.length
  let uncertain = ''
  const goOn = holdMails(product)
  const hold = product.sink.fault
  product.sink.fault = (to, attempt) => {
    uncertain ||= to
    return to === uncertain && attempt === 1 ? 'accept-then-drop' : hold?.(to, attempt)
  }
  const bar = admin.getByRole('progressbar', { name: /^Sending / })
  const inStep = admin.getByRole('region', { name: 'This Month' }).getByRole('progressbar', { name: 'Mails' })

  await test.step('the bar counts, and the page can be closed', async () => {
    await send(admin, title, people)
    await expectSaid(admin, 'Sending... (may take 2-3 minutes)')
    await expectSaid(admin, new RegExp(`[1-9]\\d* sent, 0 failed, \\d uncertain of ${people}$`))
    await openDashboard(admin, '/admin?tab=images')
    await openDashboard(admin)
    await expect(bar).toHaveAccessibleName(`Sending "${title}"`)
    await expect(inStep).toBeVisible()
  })

  const editor = await admin.context().newPage()
  await test.step('an editor that is opened meanwhile says so', async () => {
    await editor.goto(`/admin?edit=${id}`)
    await expect(editor.getByRole('progressbar')).toHaveAccessibleName(`Sending "${title}"`)
    await editor.getByLabel('Closing Message', { exact: true }).fill('Too late for this month.')
  })

  await test.step('paused, it names the one who paused it, and what is uncertain', async () => {
    await admin.getByRole('button', { name: 'Pause sending' }).click()
    await expect(bar).toHaveAccessibleName(`Sending "${title}" is paused`)
    await expectSaid(admin, 'Paused by an administrator.')
    await expectSaid(admin, 'Sending is paused')
    await expectSaid(admin, /1 uncertain of/)
    goOn()
    await expectSoundScreen(admin)
  })

  await test.step('edited or deleted during the send, it says what to do', async () => {
    await choose(admin, 'Delete', `More for ${title}`)
    await admin.getByRole('button', { name: 'Delete newsletter' }).click()
    await expectSaid(admin, 'Cannot Delete Newsletter')
    await expectSaid(admin, /is being sent/)
  })

  await test.step('the uncertain one is sent again', async () => {
    await admin.getByRole('button', { name: 'Send 1 uncertain mail again' }).click()
    await expect(admin.getByRole('alertdialog')).toContainText('They keep their Message-ID')
    await admin.getByRole('button', { name: 'Send again' }).click()
    await expectSaid(admin, '1 uncertain mail is sent again.')
  })

  await test.step('with the mail server away it says so, and goes on by itself when it is back', async () => {
    await product.takeMailAway()
    await admin.getByRole('button', { name: 'Resume sending' }).click()
    await expectSaid(admin, /^The mail server can't be reached .* goes on by itself when that is over\.$/)
    const before = product.sink.received
    await product.bringMailBack()
    // The longer it was away, the longer until the next try.
    await expect(admin.getByText('Newsletter Sent Successfully').first()).toBeVisible({ timeout: 60_000 })
    await expectSaid(admin, `Sent to ${people} recipients. ${people} successful, 0 failed.`)
    const mails = [...before, ...product.sink.received]
      .slice(earlier)
      .filter(({ email }) => email.subject?.includes('Newsletter'))
    const ids = mails.map(({ email }) => email.messageId)
    // Everyone once; the uncertain one had arrived, and came again with its Message-ID.
    expect([mails.length, new Set(ids).size]).toEqual([people + 1, people])
    expect(mails.filter(({ to }) => to.includes(uncertain))).toHaveLength(2)
  })

  await test.step('the editor shows what was sent', async () => {
    await expect(editor.getByRole('button', { name: 'Newsletter Sent' })).toBeDisabled({ timeout: 30_000 })
    const open = editor.getByRole('dialog')
    await expect(open.getByRole('button', { name: /^Save|^Send to/ })).toHaveCount(0)
    const mail = editor.frameLocator('iframe[title="The newsletter as it reads"]').locator('body')
    await expect(mail).toContainText(/Hello, \w/)
    await expect(mail).not.toContainText('Too late')
    await editor.close()
  })

  await test.step('its pairing can no longer be deleted', async () => {
    await choose(admin.getByRole('region', { name: 'Current Pairings' }), 'Delete')
    await admin.getByRole('button', { name: 'Delete pairing', exact: true }).click()
    await expectSaid(admin, /was sent from this pairing.*Complete the pairing instead of deleting it/)
  })
})

test('a send that takes more than five minutes goes on; cancelled, it says which people have it already', async ({
  admin,
  product,
}) => {
  const title = 'A slow send'
  await admin.clock.install()
  const { people } = await readyToSend(admin, title)
  const goOn = holdMails(product)
  await send(admin, title, people)
  await expectSaid(admin, new RegExp(`[1-9]\\d* sent, .* of ${people}$`))
  await admin.clock.fastForward('05:00')
  await expectSaid(
    admin,
    'Newsletter sending is taking longer than expected but may still be processing in the background',
  )
  await expect(admin.getByRole('progressbar', { name: `Sending "${title}"` })).toBeVisible()

  await admin.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(admin.getByRole('alertdialog')).toContainText(/already have it\. \d+ others won't get it/)
  await admin.getByRole('button', { name: 'Cancel sending' }).last().click()
  await expectSaid(admin, 'Sending cancelled')
  goOn()
  await expect(admin.getByRole('button', { name: /^Send to the other \d+: A slow send/ })).toBeVisible()
  await expect(admin.getByText(new RegExp(`^[1-9]\\d* of ${people} sent$`))).toBeVisible()
})

test('a person not reached is named with the reason, and "Try again" tells that person and nobody else', async ({
  admin,
  product,
}) => {
  const title = 'Nearly all'
  await admin.clock.install()
  const { people } = await readyToSend(admin, title)
  const earlier = product.sink.received.length
  const newsletters = () =>
    product.sink.received
      .slice(earlier)
      .filter(({ email }) => email.subject?.includes('Newsletter'))
      .flatMap(({ to }) => to)
      .toSorted()
  let full = ''
  product.sink.fault = (to) => {
    if (to !== ADMIN.email) full ||= to
    return to === full ? { at: 'rcpt', code: 552, message: 'mailbox full' } : undefined
  }
  await send(admin, title, people)
  await expectSaid(admin, new RegExp(`${people - 1} successful, 1 failed`))
  const told = newsletters()
  expect([told.length, told.includes(full)]).toEqual([people - 1, false])

  await admin.getByRole('region', { name: 'This Month' }).getByRole('button', { name: /^Sent/ }).click()
  const reach = admin.getByRole('region', { name: 'Who was reached' })
  await expect(reach.getByText(`Reached: ${people - 1}`)).toBeVisible()
  await expect(reach.getByRole('listitem')).toHaveText([/The mailbox is full\..*Ask them to make room/])
  await expectSoundScreen(admin)
  product.sink.fault = undefined
  await reach.getByRole('button', { name: 'Try again' }).click()
  // What became of it is looked for every 20 seconds.
  await expect(async () => {
    await admin.clock.fastForward('00:20')
    await expect(reach.getByText(`Reached: ${people}`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(reach.getByRole('listitem')).toHaveCount(0)
  expect(newsletters()).toEqual([...told, full].toSorted())
})
