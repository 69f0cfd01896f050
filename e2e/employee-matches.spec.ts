import { runUntil, stopClock } from './clock'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, freshPair, test } from './employee'
import { expectSoundScreen, goTo } from './product'

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
    await one.getByRole('button', { name: 'None of them? See other times' }).click()
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
    await expect(question).toContainText('This says that the two of you met, and closes the match for you')
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

test('what was answered elsewhere is shown as answered', async ({ browser, product }) => {
  const { me } = await freshPair(browser, product)
  const page = await me.open('/matches')
  await expect(page.getByRole('button', { name: 'Missed This Month' })).toBeVisible()
  const { match } = await (await page.request.get('/api/matches/current')).json()
  const elsewhere = await page.request.put(`/api/matches/${match.id}/connection-status`, {
    data: { status: 'confirmed' },
  })
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true)
  await page.getByRole('button', { name: 'Missed This Month' }).click()
  await expect(page.getByText('You have already answered this.').first()).toBeVisible()
  await expect(page.getByText('Met My Match', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Missed This Month' })).toHaveCount(0)
})
