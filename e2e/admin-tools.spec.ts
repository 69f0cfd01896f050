import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { act, expectSaid, openAdminTools, openDashboard, pairGroup, read, settled, test } from './admin'
import { expect, expectSoundScreen } from './product'

test('the employee file: missing it says where it belongs, and with bad lines the good ones count', async ({
  admin,
  product,
}) => {
  // What is above the button comes first, or it moves away while it is pressed.
  await openDashboard(admin)
  const file = join(product.dataDir, 'employees.csv')
  await admin.getByRole('button', { name: 'Sync Employee Status' }).click()
  await expectSaid(admin, /employees\.csv/)
  await expectSaid(admin, /jane\.doe@example\.com,Jane,Doe/)

  const [person] = await read(admin, '/api/admin/users?status=active&search=example.org&limit=1')
  await writeFile(
    file,
    [
      'email,first_name,last_name,department,status,leave_start,leave_end,leave_reason',
      `${person.email},Renamed,${person.lastName},,active,,,`,
      'not an address,Eve,Stone,,active,,,',
      'new.hire@example.com,New,Hire,,gone,,,',
    ].join('\n'),
  )
  await admin.getByRole('button', { name: 'Sync Employee Status' }).click()
  const report = admin.getByRole('dialog', { name: 'Employee sync' })
  await expect(report).toContainText('1 line skipped')
  await expect(report.getByRole('row', { name: /^3 / })).toContainText('is not an e-mail address')
  // A status that nobody knows refuses no line.
  await expect(report).toContainText("Status 'gone' unknown")
  await expectSoundScreen(admin)
  await report.getByRole('button', { name: 'Close' }).last().click()
  const [renamed] = await read(admin, `/api/admin/users?search=${person.email}`)
  expect(renamed.firstName).toBe('Renamed')

  await writeFile(
    file,
    'email,first_name,last_name,department,status,leave_start,leave_end,leave_reason\nnew.hire@example.com,New,Hire,,active,,,\n',
  )
  await openAdminTools(admin, 'tools')
  await admin.getByRole('button', { name: 'Sync Employee Data' }).click()
  await expectSaid(admin, /1 created/)
  await rm(file)
})

test('the programme: the next dates are shown as one chooses, a wrong zone is said, and matches wait to be shown', async ({
  admin,
}) => {
  await openAdminTools(admin, 'programme')
  const card = admin.getByRole('region', { name: 'Programme', exact: true })
  await card.getByLabel('Automatically, on a weekday of the month').check()
  await card.getByLabel('Which one').selectOption('the last')
  await card.getByLabel('Weekday', { exact: true }).selectOption('Friday')
  await expect(card.getByRole('listitem').first()).toHaveText(/^Friday, .*, 09:00$/)
  await card.getByLabel('Time zone').fill('Mars/Base')
  await card.getByRole('button', { name: 'Save Programme' }).click()
  await expect(card.getByLabel('Time zone')).toHaveAccessibleDescription(/not a valid time zone/)
  await card.getByLabel('Time zone').fill('Europe/Berlin')
  await card.getByLabel('With the newsletter').check()
  await card.getByRole('button', { name: 'Save Programme' }).click()
  await expectSaid(admin, 'The programme has been changed.')
  await admin.reload()
  await settled(admin)
  await expect(card.getByLabel('Which one')).toHaveValue('L')
  await expect(card.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(card.getByRole('listitem')).toHaveCount(3)

  const { id } = await pairGroup(admin, 'Juniper Studio')
  await openDashboard(admin)
  const current = admin.getByRole('region', { name: 'Current Pairings' })
  await expect(current.getByText('Not shown yet')).toBeVisible()
  await current.getByRole('button', { name: /^Show the matches of / }).click()
  await expect(admin.getByRole('alertdialog')).toContainText(/\d+ people see their match/)
  await admin.getByRole('button', { name: 'Show the matches', exact: true }).click()
  await expectSaid(admin, /people see their match now/)
  await expect(current.getByText('Not shown yet')).toHaveCount(0)
  await act(admin, 'DELETE', `/api/admin/pairings/${id}`)
  await act(admin, 'PUT', '/api/admin/programme', { cycle: null, timeZone: 'UTC', publish: 'at-once' })
})
