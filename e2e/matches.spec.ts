import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choose } from './admin'
import { runUntil, stopClock } from './clock'
import { asAdmin, expect, expectInvited, freshMatch, freshPair, test } from './employee'
import { expectNoSidewaysScroll, expectSoundScreen, goTo, openAdmin, weekly } from './product'

/** The organiser reads that it is their turn. */
const TIMES = /^(Times that suit you all|You suggest the time)/

const shared = 'Connection status updated!'

const figures = (page: Page) =>
  page.getByRole('region', { name: 'Your Coffee Stats' }).getByRole('definition')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Matches' }).getByRole('listitem')

test('two people see their match, plan it, answer each for themselves, and one completes it', async ({
  browser,
  product,
}) => {
  const { me, partner } = await freshPair(browser, product)
  const one = await me.open()
  const other = await partner.open()

  await test.step('the hub shows the match', async () => {
    await goTo(one, '/home')
    await expect(one.getByRole('heading', { name: 'Your Coffee Chat Hub' })).toBeVisible()
    await expect(one.getByText('Active', { exact: true })).toBeVisible()
    await expect(one.getByRole('link', { name: partner.email })).toBeVisible()
  })

  await test.step('the card is turned over once', async () => {
    const face = other.locator('[data-face]')
    await other.emulateMedia({ reducedMotion: 'no-preference' })
    await stopClock(other)
    await other.goto('/matches')
    await runUntil(other, () => face.isVisible())
    await runUntil(other, async () => (await face.count()) === 0)
    await other.clock.resume()
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Current Match' })).toBeVisible()
    await expect(face).toHaveCount(0)
  })

  await test.step('a time is chosen and the invitation downloaded', async () => {
    await goTo(one, '/matches')
    await one.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await expect(one.getByRole('dialog')).toBeVisible()
    // Nothing behind the dialog is there for a screen reader.
    await expect(one.locator('main').getByRole('button')).toHaveCount(0)
    // None of the three: any other time of four weeks is a day and a time away.
    await one.getByRole('button', { name: 'Other times' }).click()
    const day = one.getByLabel('Day', { exact: true })
    await day.selectOption({ index: 6 })
    await expectSoundScreen(one)
    await one.getByRole('radio', { name: '11:15' }).check()
    const label = (await day.inputValue()).split(' ')[0]!
    await one.getByText('Rather send it from your own calendar?').click()
    const [file] = await Promise.all([
      one.waitForEvent('download'),
      one.getByRole('link', { name: 'Download Invitation (.ics)' }).click(),
    ])
    const invitation = (await readFile(await file.path(), 'utf8')).replace(/\r?\n /g, '')
    expect(invitation).toContain(me.email)
    expect(invitation).toContain(partner.email)
    await expect(one.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      /calendar\.google/,
    )
    await expect(one.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /outlook/)
    await one.getByRole('button', { name: 'Book This Time' }).click()
    await expect(one.getByText(new RegExp(`^You two meet on ${label}.*, 11:15`))).toBeVisible()
    await goTo(other, '/home')
    await expect(other.getByText(new RegExp(`^You two meet on ${label}.*, 11:15`))).toBeVisible()
    await expectSoundScreen(other)
    await goTo(other, '/matches')
    await other.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: 'Cancel It' }).click()
    await expect(other.getByText(/was cancelled/)).toBeVisible()
  })

  await test.step('to say that they met is to complete it, by either button; it can be taken back', async () => {
    const question = one.getByRole('alertdialog')
    await one.getByRole('button', { name: 'Met My Match' }).click()
    await expect(question).toContainText('This says that you two met, and closes the match for you')
    await question.getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(one.getByText(shared).first()).toBeVisible()
    await expect(one.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await one.getByRole('button', { name: 'Undo' }).click()
    await expect(one.getByRole('heading', { name: 'Current Match' })).toBeVisible()
    await one.getByRole('button', { name: 'Mark as Completed' }).click()
    await question.getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(one.getByText('Coffee chat marked as completed!').first()).toBeVisible()
    await expect(one.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
  })

  await test.step('each answers for themselves; where they differ, both read a kind text', async () => {
    await one.getByRole('button', { name: 'How was it?' }).click()
    await one.locator('label', { hasText: '4 beans' }).click()
    await one.getByLabel('In one line').fill('A walk by the river')
    await one.getByRole('button', { name: 'Give 4 Beans' }).click()
    await expect(one.getByText('A walk by the river')).toBeVisible()
    await other.getByRole('button', { name: 'Missed This Month' }).click()
    await expect(other.getByText(/remembers meeting you/)).toBeVisible()
    await one.reload()
    await expect(one.getByText(/You remember meeting/)).toBeVisible()
  })

  await test.step('the other one keeps it until they say so, too', async () => {
    await other.reload()
    await expect(other.getByRole('link', { name: me.email })).toBeVisible()
    await other.getByRole('button', { name: 'Change my answer' }).click()
    await other.getByRole('button', { name: 'Met My Match' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(other.getByRole('heading', { name: 'No Current Match' })).toBeVisible()
    await expect(one.getByRole('heading', { name: /^You have met \d+ colleague/ })).toBeVisible()
  })

  await test.step('the hub counts it', async () => {
    await goTo(one, '/home')
    await expect(figures(one)).toHaveText(['1', '1', '1'])
    await expect(recent(one)).toHaveCount(1)
  })
})

test('a coffee of the month and a tea of the week: each card speaks of its own round; what was answered elsewhere is shown as answered', async ({
  browser,
  product,
}) => {
  const pairs = [await freshPair(browser, product), await freshPair(browser, product)]
  await test.step('answered elsewhere', async () => {
    const page = await pairs[1]!.me.open('/matches')
    await expect(page.getByRole('button', { name: 'Missed This Month' })).toBeVisible()
    const { match } = await (await page.request.get('/api/matches/current')).json()
    const elsewhere = await page.request.put(`/api/matches/${match.id}/connection-status`, {
      data: { status: 'confirmed' },
    })
    expect(elsewhere.ok(), await elsewhere.text()).toBe(true)
    await page.getByRole('button', { name: 'Missed This Month' }).click()
    await expect(page.getByText('You have already answered this.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Missed This Month' })).toHaveCount(0)
    await expect(page.getByText('Met My Match', { exact: true })).toBeVisible()
  })

  const admin = await asAdmin(product)
  const act = async (path: string, data: object = {}) => {
    const answer = await admin.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const people = pairs.flatMap(({ me, partner }) => [me, partner])
  const { id } = await act('/api/admin/programmes', {
    name: 'Weekly tea',
    colour: '#1f7a8c',
    scope: 'across',
    audience: { addresses: people.map(({ email }) => email) },
    weeks: weekly(),
  })
  const { pairing } = await act(`/api/admin/generate-pairing?programme=${id}`)
  const page = await pairs[0]!.me.open('/matches')
  await expect(page.getByText('More than one colleague this time. Here they are.')).toBeVisible()
  const missed = page.getByRole('button', { name: /^Missed/ })
  await expect(missed).toHaveText(['Missed This Round', 'Missed This Month'])
  await expect(page.getByText(/suggests? the time/)).toHaveText([/in this round\.$/, /this month\.$/])
  await expectSoundScreen(page)
  await act(`/api/admin/complete-pairing/${pairing.id}`)
  await act(`/api/admin/programmes/${id}/archive`)
  await admin.dispose()
})

test('somebody with a coffee ahead who opts out is asked; after stepping out their page says so, and their match asks for someone else by one tap', async ({
  browser,
  product,
}) => {
  const { me, partner } = await freshPair(browser, product)
  const one = await me.open('/profile')
  await one.setViewportSize({ width: 360, height: 740 })
  await one.getByRole('main').getByRole('button', { name: 'Opt Out' }).click()
  const question = one.getByRole('dialog')
  await expect(question).toContainText('keep it, or step out now?')
  await expectNoSidewaysScroll(one)
  await question.getByRole('button', { name: 'Step Out Now' }).click()
  await expect(one.getByText('Opted Out', { exact: true })).toBeVisible()
  await goTo(one, '/home')
  await expect(one.getByText(/^You stepped out of .* has been told\.$/)).toBeVisible()
  await expectSoundScreen(one)

  const other = await partner.open('/home')
  await expect(other.getByText(/can’t make it for coffee after all/).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Other times' })).toHaveCount(0)
  await expectSoundScreen(other)
  await other.getByRole('button', { name: 'Find me someone else' }).click()
  await expect(other.getByText(/You asked for someone else/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Find me someone else' })).toBeHidden()

  await one.getByRole('button', { name: 'Take Part Again' }).click()
  await expect(one.getByRole('heading', { name: 'Current Match' })).toBeVisible()
})

test('five at a table: each sees the four others with one “why”, plans for all, and the administrator sees all five and what it costs to leave one out', async ({
  browser,
  product,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
  const { colleagues, groupName, pairingId } = await freshMatch(browser, product, names)
  const [ada, eve] = [await colleagues[0]!.open('/home'), await colleagues[4]!.open('/matches')]

  await test.step('each sees the others', async () => {
    for (const { email } of colleagues.slice(1))
      await expect(ada.getByRole('main').getByRole('link', { name: email })).toBeVisible()
    await expect(ada.getByRole('heading', { name: 'Why all of you' })).toHaveCount(1)
    await expectSoundScreen(ada)
    await expect(eve.getByText('More than one colleague this time. Here they are.')).toBeVisible()
    await expectSoundScreen(eve)
  })

  await test.step('one plans for all: a press on the hub books', async () => {
    await eve.getByRole('button', { name: 'Schedule Coffee Chat' }).click()
    await expect(eve.getByText(TIMES)).toBeVisible()
    await expectSoundScreen(eve)
    await ada.getByRole('group', { name: TIMES }).getByRole('button').nth(1).click()
    await expect(ada.getByText(/^You all meet on/)).toBeVisible()
    await expect(ada.getByText(TIMES)).toHaveCount(0)
    await expectSoundScreen(ada)
    await eve.reload()
    await expect(eve.getByText(/^You all meet on/)).toBeVisible()
    await expectInvited(product, colleagues)
  })

  await test.step('the administrator sees the table', async () => {
    const admin = await openAdmin(browser, product)
    await choose(admin, 'View matches', new RegExp(`^More for .*${groupName}$`))
    for (const { email } of colleagues) await expect(admin.getByText(email)).toBeVisible()
    await admin.getByRole('button', { name: /^Seat differently: / }).click()
    const dialog = admin.getByRole('dialog', { name: 'What if…' })
    const wishes = dialog.getByLabel('What should be different?')
    await wishes.selectOption(
      await wishes
        .getByRole('option', { name: /^Leave out this month/ })
        .nth(1)
        .innerText(),
    )
    await expect(dialog.getByRole('button', { name: 'Apply: 1 new match, 5 people' })).toBeVisible()
    await expect(dialog.getByText('1 fewer person at a table')).toBeVisible()
    await expectSoundScreen(admin)
    await admin.context().close()
  })

  await test.step('one answers for themselves', async () => {
    await eve.getByRole('button', { name: 'Met My Match' }).click()
    await eve.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()
    await expect(eve.getByRole('button', { name: 'Met My Match' })).toHaveCount(0)
    const past = eve.getByRole('region', { name: 'Match History' })
    for (const bio of ['I am Ada.', 'I am Ben.']) await expect(past.getByText(bio)).toBeVisible()
  })

  await test.step('the booked coffee stays on the hub when the round is completed', async () => {
    const calls = await asAdmin(product)
    expect((await calls.post(`/api/admin/complete-pairing/${pairingId}`)).ok()).toBe(true)
    await calls.dispose()
    await ada.reload()
    await expect(ada.getByText(/^You all meet on/)).toBeVisible()
    await expectSoundScreen(ada)
  })
})
