import { test } from './admin'
import { pauseClock, runUntil, stopClock } from './clock'
import { expect, expectSoundScreen, openBrowser } from './product'

test('the demo: a month of work on a sample company, and not one call to the server', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/admin-demo')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/admin|completed_pairings)/.test(pathname)) asked.push(pathname)
  })
  await page.reload()
  const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  await said('This is a demo.')
  await said('Ready to Pair')
  await expectSoundScreen(page)

  await test.step('generate, view, complete', async () => {
    await page.getByLabel('Domain group').selectOption({ label: 'Harbour Roastery (harbour-roastery)' })
    await page.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
    await page.getByRole('button', { name: /^Generate \d+ pairs$/ }).click()
    await said(/^Generated \d+ pairings for Harbour Roastery$/)
    await page.getByRole('button', { name: 'View Current Pairings (2)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Complete/ })
      .last()
      .click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await said(/is completed|New pairings may/)
  })

  await test.step('a newsletter is linked, approved and "sent" with its progress', async () => {
    await page.getByRole('button', { name: /^Edit / }).click()
    const linked = page.getByLabel('Linked Pairing Group')
    await expect(linked.locator('option').nth(1)).toBeAttached()
    await linked.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await said('Newsletter Saved')
    // The toast has a cross of its own.
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: /^Approve / }).click()
    // In the list: This Month has a button of its own for it.
    const send = page.getByRole('button', { name: /^Send to (Users|the other \d+): / })
    const sendToAll = page.getByRole('button', { name: /^Send to \d+ people$/ })
    await test.step('a cancelled send is not said to have been sent', async () => {
      await send.click()
      await expect(sendToAll).toBeEnabled()
      // It plays for six seconds: on a busy machine it might be over before it is cancelled.
      await stopClock(page)
      await sendToAll.click()
      const cancel = page.getByRole('button', { name: 'Cancel sending' })
      await runUntil(page, () => cancel.isVisible())
      await cancel.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel sending' }).click()
      await runUntil(page, () => page.getByText('Sending cancelled').first().isVisible())
      await page.clock.resume()
      await expect(send).toHaveText(/^Send to the other \d+$/)
      await expect(page.getByText('Newsletter Sent Successfully')).toHaveCount(0)
    })
    await send.click()
    await expect(sendToAll).toBeEnabled()
    await pauseClock(page)
    await sendToAll.click()
    await runUntil(page, () => page.getByRole('progressbar').first().isVisible())
    // It plays for six seconds.
    await page.clock.runFor(6000)
    await runUntil(page, () => page.getByText('Newsletter Sent Successfully').first().isVisible())
    await page.clock.resume()
    await page.getByRole('tab', { name: 'Email Send Logs' }).click()
    await said('Current Logs (1)')
  })

  await test.step('a download comes from the fixtures', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download CSV of Cup/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^email_log_.*\.csv$/)
  })

  await test.step('pictures are copied, added and deleted', async () => {
    await page.getByRole('tab', { name: 'Image Gallery' }).click()
    await page
      .getByRole('button', { name: 'Copy to Gallery: Two mugs on a window sill, rain outside, a cat asleep' })
      .click()
    await said('Image Copied')
    await page.locator('input[type=file]').setInputFiles({
      name: 'own.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not looked into by the demo'),
    })
    await page.getByRole('button', { name: 'Upload Image' }).click()
    await said('Image Uploaded')
    await page.getByRole('button', { name: 'Delete own.png' }).click()
    await page.getByRole('button', { name: 'Delete image' }).click()
    await said('Image Deleted')
  })

  await test.step('people, departments, whitelist, images, metrics', async () => {
    for (const [tab, text] of [
      ['Admin Tools', /^Showing 50 of 101 users$/],
      ['Departments', 'Juniper Studio'],
      ['Email Whitelist', '*@example.com'],
      ['Image Gallery', 'Two coffees to go on a park bench in autumn'],
      ['Analytics & Metrics', 'Status Distribution'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await said(text)
    }
    await page.getByRole('tab', { name: 'Engagement' }).click()
    await expect(page.getByRole('img', { name: /^Chord diagram/ })).toBeVisible()
    await expect(page).toHaveURL(/\/admin-demo\?tab=metrics&view=engagement/)
  })

  await test.step('somebody is erased', async () => {
    await page.getByRole('tab', { name: 'Admin Tools' }).click()
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Erase / }) })
    const email = await row.first().getByRole('cell').nth(2).innerText()
    await row
      .first()
      .getByRole('button', { name: /^Erase / })
      .click()
    await page.getByLabel(`Type ${email} to confirm`).fill(email)
    await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
    await said('The person is erased.')
    await said(/^Showing 50 of 100 users$/)
  })
  expect(asked).toEqual([])

  await test.step('nothing of it is left when one goes elsewhere', async () => {
    await page.getByRole('link', { name: 'Leave the demo' }).click()
    await expect(page).toHaveURL(/\/demo$/)
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin-login$/)
    await expect(page.getByText('Harbour Roastery')).toHaveCount(0)
  })
})
