import { asAdmin, expect, freshPair, test } from './employee'
import { expectSoundScreen, weekly } from './product'

test('a coffee of the month and a tea of the week: each card speaks of its own round', async ({
  browser,
  product,
}) => {
  const pairs = [await freshPair(browser, product), await freshPair(browser, product)]
  const people = pairs.flatMap(({ me, partner }) => [me, partner])
  const admin = await asAdmin(product)
  const act = async (path: string, data: object = {}) => {
    const answer = await admin.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { id } = await act('/api/admin/programmes', {
    name: 'Weekly tea',
    colour: '#1f7a8c',
    scope: 'across',
    audience: { addresses: people.map(({ email }) => email) },
    weeks: weekly(),
  })
  const { pairing } = await act(`/api/admin/generate-pairing?programme=${id}`)

  const page = await pairs[0]!.me.open('/matches')
  await expect(page.getByText('One colleague in each round. Here is yours.')).toBeVisible()
  const missed = page.getByRole('button', { name: /^Missed/ })
  await expect(missed).toHaveText(['Missed This Round', 'Missed This Month'])
  await expect(page.getByText(/suggests? the time/)).toHaveText([/in this round\.$/, /this month\.$/])
  await expectSoundScreen(page, undefined, ['light', 'dark'])

  await act(`/api/admin/complete-pairing/${pairing.id}`)
  await act(`/api/admin/programmes/${id}/archive`)
  await admin.dispose()
})
