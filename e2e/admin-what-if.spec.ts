import { expectSaid, openDashboard, pairGroup, read, test } from './admin'
import { expect, expectSoundScreen } from './product'

test('an administrator looks at what a change of a round costs, applies it and takes it back', async ({
  admin,
}) => {
  const pairing = await pairGroup(admin, 'Harbour Roastery')
  const matches = () => read(admin, `/api/admin/pairings/${pairing.id}/matches?limit=200`)
  const before = await matches()
  const [{ user1, user2 }] = before
  const [one, other] = [user1, user2].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await openDashboard(admin)
  await admin.getByRole('button', { name: /^View matches of/ }).click()
  await admin.getByRole('button', { name: `Pair differently: ${one} and ${other}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'What if…' })
  const choice = dialog.getByLabel('What should be different?')
  const apply = dialog.getByRole('button', { name: /^Apply: / })
  // By the keyboard: the first choice has the focus.
  await expect(choice).toBeFocused()
  // In a group of an odd number either of the two may now be the one who is left out; and after many rounds of other tests in
  // this month there may be nobody new to meet at all.
  await expect(dialog.getByText('Before', { exact: true })).toBeVisible()
  await expect(dialog.getByText('After', { exact: true })).toBeInViewport({ ratio: 1 })
  await dialog.getByText('What changes, in words').click()
  await expect(dialog.getByText(`was with ${other}, now`)).toBeVisible()
  await expect(apply).toHaveText(/\d+ (new match(es)?|match(es)? fewer), \d+ people/)
  await expectSoundScreen(admin)
  await choice.focus()
  await admin.keyboard.press('ArrowDown')
  await expect(choice.locator(':checked')).toHaveText(`Leave out this month: ${one}`)
  await expect(dialog.getByText('sits out', { exact: true }).first()).toBeVisible()
  await choice.selectOption({ label: `Bring together: ${one} with…` })
  await expect(dialog.getByText('Choose who')).toBeVisible()
  // By department, too, of which the first few are shown.
  const search = dialog.getByLabel('Search for a person in this round')
  await search.fill(user2.department)
  await expect(dialog.getByRole('button', { name: new RegExp(user2.department) }).first()).toBeVisible()
  // Whom they have now can be chosen, so that the pair stays whatever else is asked.
  await search.fill(other ?? '')
  await dialog.getByRole('button', { name: new RegExp(`^${other}.*${user2.department}`) }).click()
  await expect(apply).toHaveText('Apply: nobody changes')
  await expect(dialog.getByText('It costs nothing')).toBeVisible()
  expect(await matches()).toEqual(before)

  await choice.selectOption({ label: `Leave out this month: ${one}` })
  await apply.click()
  await expectSaid(admin, /changed in "/)
  await expect(dialog).toHaveCount(0)
  const changes = admin.getByRole('region', { name: 'Changes to this round' })
  await expect(changes.getByText(`${one} is left out.`)).toBeVisible()
  expect(await matches()).not.toEqual(before)
  await admin.keyboard.press('Escape')
  await expect(admin.locator('[data-tone]')).toHaveCount(0)
  await expectSoundScreen(admin)

  await changes.getByRole('button', { name: 'Undo' }).click()
  await admin.getByRole('button', { name: 'Go back' }).click()
  await expectSaid(admin, /is again as it was first made/)
  await expect(changes).toHaveCount(0)
  expect(await matches()).toEqual(before)
})
