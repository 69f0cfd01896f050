import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { act, choose, expectSaid, openAdminTools, openDashboard, read, settled, test } from './admin'
import { enter } from './employee'
import { expect, expectSoundScreen } from './product'

test('the whitelist: add, assign, find, import, remove', async ({ admin }) => {
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await admin.getByRole('button', { name: 'Add Email' }).click()
  await expectSaid(admin, 'Email is required')
  const email = admin.getByLabel('Email', { exact: true })
  await email.fill('not an address')
  await admin.getByRole('button', { name: 'Add Email' }).click()
  await expectSaid(admin, 'Please enter a valid email address')
  await email.fill('guest@partner.example')
  await admin.getByRole('button', { name: 'Add Email' }).click()
  await expectSaid(admin, 'guest@partner.example is on the whitelist')

  await admin.getByLabel('Domain group of guest@partner.example').selectOption({ index: 1 })
  await expectSaid(admin, /guest@partner.example belongs to /)
  await admin.getByLabel('Domain group of guest@partner.example').selectOption('')
  await expectSaid(admin, 'guest@partner.example is unassigned')

  // As "Import people" of This Month leads here.
  await openDashboard(admin, '/admin?tab=email-whitelist&open=import')
  await admin
    .getByRole('textbox', { name: 'Or paste a list' })
    .fill('one@list.example\nnonsense\nguest@partner.example\n*@list.example')
  await admin.getByRole('button', { name: 'Preview' }).click()
  await expect(admin.getByText('Not an e-mail address: 1 row')).toBeVisible()
  await admin.getByRole('button', { name: '1 refused' }).click()
  await expect(admin.getByRole('region', { name: 'Refused rows' })).toContainText(
    'line 2"nonsense" is not an e-mail address',
  )
  await expectSoundScreen(admin)
  await admin.getByRole('button', { name: 'Import 2 people' }).click()
  await expectSaid(admin, 'Imported: 2 new, 0 changed, 1 unchanged, 1 refused.')
  await expect(admin.getByRole('link', { name: 'Invite them' })).toHaveAttribute('href', /&open=invite$/)
  await admin.getByRole('button', { name: 'Undo the import' }).click()
  await admin.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectSaid(admin, /Import undone: 0 people, 2 whitelist entries/)
  await admin.getByRole('button', { name: 'Close' }).last().click()

  // A file whose departments are new: what to choose comes before the counts.
  await admin.getByRole('button', { name: 'Import people' }).click()
  await admin
    .getByRole('textbox', { name: 'Or paste a list' })
    .fill(
      'Mail,Name,Team,Old team\nada@list.example,Ada,Roasting,Tea\nbob@list.example,Bob,Rosting,Tea\neve@list.example,Eve,Roasting,Milk',
    )
  await admin.getByRole('button', { name: 'Preview' }).click()
  await expectSaid(admin, '3 rows need your choice')
  await expect(admin.getByRole('button', { name: '0 new' })).toBeHidden()
  await expectSoundScreen(admin)
  await expect(admin.getByText('Rosting: 1 row. Did you mean Roasting?')).toBeVisible()
  await expect(admin.getByText('Check these: they look like typos')).toContainText('Rosting (Roasting?)')
  await admin.getByLabel('What to do with Rosting').selectOption('Put them in Roasting')
  await expect(admin.getByLabel('What to do with Roasting')).toHaveValue('\n')
  await admin.getByRole('button', { name: '3 new' }).click()
  await expect(admin.getByRole('region', { name: 'New rows' })).toContainText('bob@list.exampleBob, Roasting')
  // A label moves to another column; its old column is not imported then.
  const label = (column: string) => admin.getByLabel(`What "${column}" holds`)
  await label('Old team').selectOption('department')
  await expect(label('Team')).toHaveValue('')
  await expect(admin.getByText('Milk: 1 row')).toBeVisible()
  await expectSaid(admin, '3 rows need your choice')
  await admin.getByRole('button', { name: 'Back' }).click()
  await admin.getByRole('button', { name: 'Cancel' }).click()

  await admin.getByLabel('Search whitelist').fill('guest@partner')
  await expectSaid(admin, '1 entry found')
  await choose(admin, 'Remove', 'More for guest@partner.example')
  await expect(admin.getByRole('alertdialog')).toContainText(
    'Are you sure you want to remove "guest@partner.example" from the whitelist?',
  )
  await admin.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectSaid(admin, 'Nothing matches "guest@partner".')
})

test('a domain group: made, filled, given a department, deleted', async ({ admin }) => {
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await admin.getByRole('button', { name: 'Add Group' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Group' }).click()
  await expectSaid(admin, 'Name and display name are required')
  await dialog.getByLabel('Name', { exact: true }).fill('kiosk')
  await dialog.getByLabel('Display Name').fill('Kiosk Crew')
  await dialog.getByRole('button', { name: 'Add Group' }).click()
  await expectSaid(admin, 'The group Kiosk Crew was created')

  await admin.getByRole('button', { name: 'Manage Kiosk Crew' }).click()
  await dialog.getByLabel('Add an email').fill('*@kiosk.example')
  await dialog.getByRole('button', { name: 'Add to Group' }).click()
  await expectSaid(admin, '*@kiosk.example belongs to Kiosk Crew')
  await expect(dialog.getByRole('button', { name: 'Unassign *@kiosk.example' })).toBeVisible()
  await expectSoundScreen(admin)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await admin.getByRole('tab', { name: 'Departments' }).click()
  await settled(admin)
  await admin.getByRole('button', { name: /^Kiosk Crew/ }).click()
  await expectSaid(admin, 'Default')
  await admin.getByRole('button', { name: 'Add Department' }).click()
  await dialog.getByRole('button', { name: 'Add Department' }).click()
  await expectSaid(admin, 'Please select a group and enter both department name and display name.')
  await dialog.getByLabel('Department Name').fill('counter')
  await dialog.getByLabel('Display Name').fill('Counter')
  await dialog.getByRole('button', { name: 'Add Department' }).click()
  await expectSaid(admin, 'The department Counter was added')
  await expect(admin.getByRole('button', { name: 'Delete Other' })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Delete Counter' }).click()
  await expect(admin.getByRole('alertdialog')).toContainText('This can’t be undone.')
  await admin.getByRole('button', { name: 'Delete department' }).click()
  await expect(admin.getByRole('heading', { name: 'Counter' })).toHaveCount(0)

  await admin.getByRole('tab', { name: 'Email Whitelist' }).click()
  await settled(admin)
  await admin.getByRole('button', { name: 'Manage Kiosk Crew' }).click()
  await admin.getByRole('button', { name: 'Delete group' }).click()
  await expect(admin.getByRole('alertdialog')).toContainText('This will unassign all emails from this group.')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click()
  await expect(admin.getByRole('button', { name: 'Manage Kiosk Crew' })).toHaveCount(0)
})

test('users: searched on the server, changed in place, saved row by row', async ({ admin }) => {
  // Nobody who is paused is in an active pairing, so saving asks nothing.
  const [person] = await read(admin, '/api/admin/users?status=paused&limit=1')
  await openDashboard(admin, '/admin?tab=admin-tools')
  await expectSaid(admin, /^Showing \d+ of \d+ users$/)
  await admin.getByLabel('Filter by status').selectOption('paused')
  await expect(admin).toHaveURL(/status=paused/)
  const row = admin.getByRole('row').filter({ hasText: person.email })
  const groups: { id: string; displayName: string }[] = await read(admin, '/api/admin/domain-groups')
  await expect(row).toContainText(groups.find(({ id }) => id === person.domainGroupId)!.displayName)
  await row.getByRole('button', { name: /^Save / }).click()
  await expectSaid(admin, 'No changes to save for this user')
  await row.getByLabel(/^Status of/).selectOption('opted_out')
  await expectSaid(admin, '1 user with unsaved changes')

  await test.step('the change survives a visit to another tab', async () => {
    await admin.getByRole('tab', { name: 'Departments' }).click()
    await admin.getByRole('tab', { name: 'Admin Tools' }).click()
    await expectSaid(admin, '1 user with unsaved changes')
  })

  await admin.getByLabel('Search users').fill(person.email)
  await expectSaid(admin, 'Showing 1 of 1 users')
  await expect(row.getByLabel(/^Status of/)).toHaveValue('opted_out')
  await row.getByRole('button', { name: /^Save / }).click()
  await expectSaid(admin, 'User updated successfully')
  await expect(admin.getByText('with unsaved changes')).toHaveCount(0)
  await test.step('leaving without saving gives it up', async () => {
    await row.getByLabel(/^Status of/).selectOption('active')
    await expectSaid(admin, '1 user with unsaved changes')
    await admin.getByRole('link', { name: 'Your account' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(admin).toHaveURL(/\/account/)
    await admin.goBack()
    await expectSaid(admin, /^Showing \d+ of \d+ users$/)
    await expect(admin.getByText('with unsaved changes')).toHaveCount(0)
  })
  await admin.getByLabel('Search users').fill('nobody has this name')
  await expectSaid(admin, 'No users match your search criteria')
})

test('a sent newsletter is read in the logs: overview, entries, validation, the mail itself', async ({
  admin,
}) => {
  await openDashboard(admin, '/admin?tab=email-logs')
  await admin.getByRole('tab', { name: /^Archived Logs \(\d+\)$/ }).click()
  await expectSaid(admin, 'Archived')
  await admin
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText('Recipients')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Send Entries' }).click()
  await expect(dialog.getByLabel('Recipients', { exact: true }).getByText('Success').first()).toBeVisible()
  await expectSoundScreen(admin)
  await dialog.getByLabel('Search recipients').fill('nobody has this name')
  await expect(dialog.getByText('Nobody found.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Validation Summary' }).click()
  await expect(dialog.getByText('Total matches')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Preview Email' }).click()
  await dialog.getByLabel('Recipient').selectOption({ index: 1 })
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '')
  await expect(dialog.frameLocator('iframe').getByText('Pro Tips')).toBeVisible()
  await admin.keyboard.press('Escape')

  await test.step('as CSV: this send, and every send of its month', async () => {
    for (const [name, file] of [
      [/^Download CSV of (?!all)/, /^email_log_\w+\d{4}_\w+\.csv$/],
      [/^Download CSV of all sends of /, /^email_log_[A-Z][a-z]+\d{4}\.csv$/],
    ] as const) {
      const download = admin.waitForEvent('download')
      await admin.getByRole('link', { name }).first().click()
      const csv = await download
      expect(csv.suggestedFilename()).toMatch(file)
      expect(await readFile(await csv.path(), 'utf8')).toMatch(/user_email.*\r\n.+@example\.(com|org)/)
    }
  })
})

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
  await expect(report).toContainText('Unknown status: "gone"')
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

test('a new manager of a group sees the dashboard of that group alone, until they are removed', async ({
  admin,
  browser,
  product,
}) => {
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await admin.getByRole('button', { name: 'Manage Juniper Studio' }).click()
  const dialog = admin.getByRole('dialog')
  const [{ email: manager }] = await read(admin, '/api/admin/users?search=example.org&limit=1')
  await dialog.getByLabel('Add a manager').fill('nobody@elsewhere.example')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectSaid(admin, /Not on the whitelist, or turned off: nobody@elsewhere.example/)
  await dialog.getByLabel('Add a manager').fill(manager)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectSaid(admin, `${manager} manages Juniper Studio`)
  await dialog.getByLabel('Domains they may allow').fill('example.org')
  await dialog.getByRole('button', { name: 'Allow' }).click()
  await expectSaid(admin, 'Managers may allow addresses at example.org')
  await expectSoundScreen(admin)

  const page = await enter(browser, product, manager, '/home')
  const refused: string[] = []
  page.on('response', (response) => {
    // Not 409: the group may have a round of this month already.
    if ([401, 403, 404].includes(response.status())) refused.push(response.url())
  })
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expectSaid(page, /, Juniper Studio$/)
  await expect(page.getByLabel('Domain group').locator('option')).toHaveText([/Juniper Studio/])
  await page.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
  await expectSaid(page, /A trial run for Juniper Studio/)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Newsletter', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync Employee Status' })).toHaveCount(0)
  for (const tab of [
    'Admin Tools',
    'Departments',
    'Analytics & Metrics',
    'Email Whitelist',
    'Email Send Logs',
    'Image Gallery',
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect.poll(() => underWay.size).toBe(0)
    await expect(page.getByText('Harbour Roastery')).toHaveCount(0)
  }
  await expect(page.getByText('Directory Access')).toHaveCount(0)
  expect(refused).toEqual([])

  const [{ id: first }] = await read(admin, '/api/admin/programmes')
  const rounds = (scope: string) => act(admin, 'PATCH', `/api/admin/programmes/${first}`, { scope })
  await rounds('across')
  await openDashboard(page)
  await expect(page.getByText('No programme makes rounds for your groups at the moment.')).toBeVisible()
  await expectSoundScreen(page)
  await openDashboard(page, '/admin?tab=metrics')
  await expect(page.getByText('Active Matches')).toBeVisible()
  expect(refused).toEqual([])
  await rounds('per-group')

  await dialog.getByRole('button', { name: `Remove ${manager}` }).click()
  await expectSaid(admin, `${manager} no longer manages Juniper Studio`)
  await page.goto('/admin', { waitUntil: 'commit' })
  await expectSaid(page, "You don't have admin privileges.")
})
