import { expect, freshPair, test } from './employee'
import { expectSoundScreen } from './product'

const AWAY = 'Grace Hopper can’t make it for coffee after all.'

// Whether it is too late in the month is the server's clock's business, so the server's part is played here.
test('somebody who is stranded reads it above their match, on both pages, and asks for someone else by one tap; nothing is planned', async ({
  browser,
  product,
}) => {
  const { me } = await freshPair(browser, product)
  const page = await me.open()
  const { match } = await (await page.request.get('/api/matches/current')).json()
  let stranding = { matchId: match.id, state: 'stranded', message: AWAY }
  await page.route('**/api/matches/stranding', (route) =>
    route.fulfill({ json: { stranding, strandings: [stranding] } }),
  )
  await page.route(`**/api/matches/${match.id}/rescue`, (route) => {
    stranding = { ...stranding, state: 'waiting', message: `${AWAY} You asked for someone else.` }
    return route.fulfill({ json: { stranding } })
  })
  await page.goto('/matches')
  await expect(page.getByText(AWAY)).toBeVisible()
  await expect(page.getByText('Can’t make it', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule Coffee Chat' })).toHaveCount(0)
  await page.goto('/home')
  await expect(page.getByText('Can’t make it', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan your coffee' })).toHaveCount(0)
  await expectSoundScreen(page)
  await page.getByRole('button', { name: 'Find me someone else' }).click()
  await expect(page.getByText('You asked for someone else.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find me someone else' })).toBeHidden()

  await test.step('too late in the month nobody else is offered; somebody who is back can be met again', async () => {
    stranding = { ...stranding, state: 'too-late', message: `${AWAY} The next pairing brings one.` }
    await page.reload()
    await expect(page.getByText('The next pairing brings one.')).toBeVisible()
    await expect(page.getByText('Can’t make it', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find me someone else' })).toHaveCount(0)
    stranding = { ...stranding, state: 'back', message: 'Grace Hopper can make it after all.' }
    await page.reload()
    await expect(page.getByText('can make it after all.')).toBeVisible()
    await expect(page.getByText('Can’t make it', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Plan your coffee' })).toBeVisible()
  })
})
