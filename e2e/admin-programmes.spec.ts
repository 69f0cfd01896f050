import { choose, expectSaid, openAdminTools, read, settled, test } from './admin'
import { expect, expectSoundScreen } from './product'

test('a lunch of four beside the monthly coffee: made in three steps, with the number of people live, changed, and archived', async ({
  admin,
}) => {
  await openAdminTools(admin, 'programme')
  const only = admin.getByRole('region', { name: 'Programme', exact: true })
  await expect(only.getByRole('button', { name: 'Save Programme' })).toBeVisible()
  await only.getByRole('button', { name: 'New programme' }).click()

  const form = admin.getByRole('region', { name: 'New programme' })
  const reach = form.getByRole('complementary')
  const everybody = Number(await reach.getByText(/^\d+$/).textContent())
  await form.getByRole('button', { name: /^Lunch of four/ }).click()
  await form.getByLabel('Departments').selectOption('Design')
  await expect(reach.getByText(/^\d+$/)).not.toHaveText(String(everybody))
  await form.getByLabel('Named people').fill('nobody')
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByLabel('Named people')).toHaveAccessibleDescription(/valid email address/)
  await form.getByLabel('Named people').fill('nobody@example.org')
  await expect(reach.getByText('Nobody is in it today')).toBeVisible()
  await form.getByLabel('Named people').fill('')
  await form.getByRole('button', { name: 'Remove Design' }).click()
  await expect(reach.getByText(/^\d+$/)).toHaveText(String(everybody))
  await expectSoundScreen(admin, undefined, ['light', 'dark'])
  await form.getByRole('button', { name: 'Next', exact: true }).click()

  await expect(form.getByRole('heading', { name: 'Rhythm and size' })).toBeFocused()
  await expect(form.getByLabel('How often')).toHaveValue('6')
  await expect(form.getByLabel('At a table', { exact: true })).toHaveValue('4')
  await expect(form.getByRole('listitem').filter({ hasText: /^Thursday, / })).toHaveCount(3)
  await expectSoundScreen(admin)
  await form.getByRole('button', { name: 'Next', exact: true }).click()

  // The other one has this name.
  await form.getByLabel('Name', { exact: true }).fill('cup of joe')
  await form.getByLabel('Colour').fill('#ffee88')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expect(form.getByLabel('Colour')).toHaveAccessibleDescription(/Choose a darker colour/)
  await form.getByLabel('Colour').fill('#2e8563')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/called "cup of joe"/)
  await form.getByLabel('Name', { exact: true }).fill('Lunch of four')
  await form.getByRole('button', { name: 'Create programme' }).click()
  await expectSaid(admin, '"Lunch of four" is created.')

  const card = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: 'Lunch of four' }) })
  await expect(card).toContainText('Every 6 weeks')
  await expect(card).toContainText('Tables of 4 · All together')
  await expectSoundScreen(admin, undefined, ['light', 'dark'])

  await card.getByRole('link', { name: 'Edit Lunch of four' }).click()
  await settled(admin)
  const edit = admin.getByRole('region', { name: 'Lunch of four' })
  await edit.getByLabel('How often').selectOption('Every 4 weeks')
  await edit.getByLabel('They join').check()
  await expectSoundScreen(admin)
  await edit.getByRole('button', { name: 'Save Programme' }).click()
  await expect(card).toContainText('Everybody · Those who join')
  await expect(card).toContainText('Every 4 weeks')

  await choose(card, 'Archive')
  await expect(admin.getByRole('alertdialog')).toContainText('It makes no further rounds')
  await admin.getByRole('button', { name: 'Archive', exact: true }).click()
  await expectSaid(admin, '"Lunch of four" is archived.')
  await expect(only.getByRole('button', { name: 'Save Programme' })).toBeVisible()
  expect(await read(admin, '/api/admin/programmes')).toHaveLength(1)
})
