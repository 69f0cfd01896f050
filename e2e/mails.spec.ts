import type { Page } from '@playwright/test'
import { asAdmin, expect, freshPair, openBrowser, test } from './employee'
import { expectNoSidewaysScroll, expectSoundScreen, goTo, linkIn, type Product } from './product'

// A reversed direction, an element, quotes, an entity, a family of emoji, and endless words.
const name = {
  firstName: `\u2067Jo "Bean" <img src=x onerror=alert(1)> &amp; ${'M'.repeat(40)}`,
  lastName: `👩‍🚀${'W'.repeat(90)}`,
}
const whole = `${name.firstName} ${name.lastName}`
const inText = 'Jo "Bean" <img src=x onerror=alert(1)> &amp;'

/** Sends this month's newsletter with a pairing. */
async function sendNewsletter(product: Product, pairingFile: string): Promise<void> {
  const admin = await asAdmin(product)
  const ok = async <T>(answer: Awaited<ReturnType<typeof admin.post>>): Promise<T> => {
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as T
  }
  const { id, updatedAt } = await ok<{ id: string; updatedAt: string }>(
    await admin.post('/api/admin/newsletters/generate', { data: {} }),
  )
  const newsletter = `/api/admin/newsletters/${id}`
  await ok(await admin.put(newsletter, { data: { pairingFile, updatedAt } }))
  await ok(await admin.post(`${newsletter}/approve`, { data: {} }))
  await ok(await admin.post(`${newsletter}/send`, { timeout: 60_000 }))
  await admin.dispose()
}

async function rename(page: Page): Promise<void> {
  const user = await (await page.request.get('/api/auth/user')).json()
  const { department, matchingPreference, bio } = user
  const answer = await page.request.put('/api/profile', {
    data: { ...name, department, matchingPreference, bio },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('any name is shown as text: on every screen, in the mail and in the calendar; and the links of the mail work for their person only', async ({
  browser,
  product,
}) => {
  test.slow()
  const { me, partner, pairingFile } = await freshPair(browser, product)
  const own = await me.open()
  const other = await partner.open()
  for (const page of [own, other])
    page.on('dialog', (dialog) => {
      throw new Error(`A name was run: ${dialog.message()}`)
    })
  await rename(own)

  await test.step('on their own screens', async () => {
    await goTo(own, '/profile')
    await expect(own.getByRole('heading', { name: whole })).toBeVisible()
    await expectNoSidewaysScroll(own)
    await own.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(own.getByLabel('First name')).toHaveValue(name.firstName)
    await goTo(own, '/home')
    await expect(own.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    await expectNoSidewaysScroll(own)
  })

  await test.step("on the partner's screens", async () => {
    await goTo(other, '/home')
    await expect(other.getByRole('heading', { name: whole })).toBeVisible()
    await expectNoSidewaysScroll(other)
    await goTo(other, '/matches')
    await expect(other.getByRole('heading', { name: whole })).toBeVisible()
    await expectSoundScreen(other)
    await other.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await expect(other.getByRole('dialog')).toContainText(inText)
    await expectSoundScreen(other)
  })

  await test.step('in the calendar', async () => {
    await other.getByText('Rather send it from your own calendar?').click()
    const href = await other.getByRole('link', { name: /\.ics/ }).getAttribute('href')
    const file = (await (await other.request.get(href ?? '')).text()).replace(/\r\n[ \t]/g, '')
    expect(/^SUMMARY:(.*)$/m.exec(file)?.[1]?.replaceAll('\\;', ';')).toContain(inText)
    expect(file.match(/^BEGIN:/gm)).toEqual(['BEGIN:', 'BEGIN:'])
    expect(file.match(/^ATTENDEE;[^"]*CN="[^"]*":mailto:[^:]*$/gim)).toHaveLength(2)
  })

  await sendNewsletter(product, pairingFile)
  const mailTo = (email: string) => product.sink.latest(email)
  const [myLetter, theirLetter] = [mailTo(me.email), mailTo(partner.email)]

  await test.step('in the mail', async () => {
    const { html = '', text } = theirLetter
    expect(text).toContain(inText)
    expect(html).not.toContain('<img src=x')
    const letter = await other.context().newPage()
    await letter.setContent(html)
    await expect(letter.getByText(inText).filter({ visible: true }).first()).toBeVisible()
    await letter.setViewportSize({ width: 360, height: 780 })
    const overflow = () => letter.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, 'pixels the mail scrolls sideways at 360 px').toBeLessThanOrEqual(0)
    await letter.close()
  })

  await test.step('a time in the mail is booked by the button it leads to, and both are invited', async () => {
    const link = linkIn(theirLetter.html, '/plan')
    expect(link).toMatch(/&start=\d{4}-/)
    const letter = await openBrowser(browser, product, link)
    await expect(letter.getByRole('heading', { level: 1 })).toContainText(inText)
    await expect(letter.getByRole('radio')).toHaveCount(3)
    await expectSoundScreen(letter)
    await letter.getByRole('button', { name: 'Book This Time' }).click()
    await expect(letter.getByText('Booked. You both get an invitation by mail.')).toBeVisible()
    for (const { email } of [me, partner])
      await expect.poll(() => mailTo(email).subject).toMatch(/^\u2068?Coffee with /)
    await goTo(other, '/matches')
    await expect(other.getByText(/^You two meet on/)).toBeVisible()
    await letter.context().close()
  })

  await test.step('the mail about it leads to another time, and to cancel, on a phone and without signing in', async () => {
    const link = linkIn(mailTo(me.email).html, '/plan')
    expect(link).toMatch(/&ask=times$/)
    const phone = await openBrowser(browser, product, link)
    await phone.setViewportSize({ width: 360, height: 780 })
    await expect(phone.getByText(/^It's on .+ now\./)).toBeVisible()
    await phone.getByLabel('Day', { exact: true }).selectOption({ index: 2 })
    await phone.getByRole('radio').first().check()
    await expectSoundScreen(phone)
    await phone.getByRole('button', { name: 'Move to This Time' }).click()
    await expect(phone.getByText('Moved. You both get an invitation by mail.')).toBeVisible()
    await phone.goto(link.replace('ask=times', 'ask=cancel'))
    await phone.getByRole('button', { name: 'Cancel It' }).click()
    await expect(phone.getByText(/^Cancelled\. We've told you both by mail\./)).toBeVisible()
    await phone.context().close()
  })

  await test.step('/met takes an answer by its button, once', async () => {
    const link = linkIn(theirLetter.html, '/met')
    const letter = await openBrowser(browser, product, link)
    const answers = letter.getByRole('main').getByRole('button')
    await expect(letter.getByRole('heading', { level: 1 })).toContainText(inText)
    await expect(answers).toHaveText(['Met My Match', 'Missed This Month'])
    await expectSoundScreen(letter)
    // What was pressed in the mail comes first.
    await letter.goto(link.replace('answer=confirmed', 'answer=not_confirmed'))
    await expect(answers).toHaveText(['Missed This Month', 'Met My Match'])
    await letter.getByRole('button', { name: 'Missed This Month' }).click()
    await expect(letter.getByText('Noted. There’s always next month.')).toBeVisible()
    await letter.reload()
    await expect(letter.getByRole('heading', { name: "You've answered already" })).toBeVisible()
    await expect(letter.getByText('Missed This Month', { exact: true })).toBeVisible()
    await letter.context().close()
  })

  await test.step('in the history', async () => {
    await goTo(other, '/matches')
    await other.getByRole('button', { name: 'Mark as Completed' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(other.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await expect(other.getByRole('heading', { name: whole })).toBeVisible()
    await expectNoSidewaysScroll(other)
  })

  await test.step('/unsubscribe changes nothing until its button is pressed', async () => {
    const letter = await openBrowser(browser, product, linkIn(myLetter.html, '/unsubscribe'))
    await expect(letter.getByRole('heading', { level: 1 })).toContainText('Taking a break')
    await expectSoundScreen(letter)
    const status = async () => (await (await own.request.get('/api/auth/user')).json()).participationStatus
    expect(await status()).toBe('active')
    await letter.getByLabel('Pause for 3 months').check()
    await letter.getByRole('button', { name: 'Save My Choice' }).click()
    await expect(letter.getByText('You’re paused for three months')).toBeVisible()
    expect(await status()).toBe('paused')
    await letter.reload()
    await letter.getByLabel('Opt out').check()
    await letter.getByRole('button', { name: 'Save My Choice' }).click()
    await expect(letter.getByText('You’ve opted out')).toBeVisible()
    expect(await status()).toBe('opted_out')
    await letter.reload()
    await expect(letter.getByRole('heading', { name: "You've opted out" })).toBeVisible()
    await expect(letter.getByRole('radio')).toHaveCount(0)
    await letter.context().close()
  })
})

test('a link of a mail that was changed does nothing, and says where the same can be done', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/met?token=changed')
  await expect(page.getByRole('heading', { name: 'This link has gone cold' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'My Coffee Matches' })).toBeVisible()
  await page.goto('/unsubscribe')
  await expect(page.getByRole('heading', { name: 'This link has gone cold' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'My Profile' })).toBeVisible()
})
