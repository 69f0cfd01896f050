import { act, expectSaid, openAdminTools, openDashboard, settled, test } from './admin'
import { expect } from './product'

test('a location: named with its values, asked for by a programme that mixes by it, and a column of the list of users', async ({
  admin,
}) => {
  await openAdminTools(admin, 'attributes')
  await admin.getByRole('button', { name: 'Add Location' }).click()
  const form = admin.getByRole('form', { name: 'Location' })
  await form.getByLabel('Where values come from').selectOption('People choose themselves')
  await form.getByLabel('Values', { exact: true }).fill('Berlin\nberlin\nParis')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectSaid(admin, 'The attribute is saved.')
  await expect(form.getByLabel('Values', { exact: true })).toHaveValue('Berlin\nParis')

  await openAdminTools(admin, 'programme')
  await admin.getByRole('button', { name: 'New programme' }).click()
  await admin.getByRole('button', { name: /^Cross-site coffee/ }).click()
  const wizard = admin.getByRole('region', { name: 'New programme' })
  await wizard.getByLabel('Location').selectOption('Berlin')
  await expect(wizard.getByRole('list', { name: 'Location' })).toContainText('Berlin')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByLabel('Who sits together')).toHaveValue('different location')
  await expect(wizard.getByLabel('Keep to wishes about departments, too')).toBeChecked()

  await openDashboard(admin, '/admin?tab=admin-tools')
  await settled(admin)
  await expect(admin.getByRole('columnheader', { name: 'Location' })).toBeVisible()
  await admin.getByLabel('Attributes').selectOption('Paris')
  await expect(admin.getByText('No users match your search criteria')).toBeVisible()
  await act(admin, 'DELETE', '/api/admin/attributes/location')
})
