import { act, expectSaid, openDashboard, read, test } from './admin'
import { confirm, expectDefaults, expectToStand, press, reload } from './admin-silence'

test.beforeEach(({ admin }) => admin.clock.install())

test('people, departments and the whitelist say their own text when the server says nothing', async ({
  admin,
}) => {
  await openDashboard(admin, '/admin?tab=admin-tools&search=ada.abdi@example.com')
  await expectDefaults(admin, [
    {
      call: 'PATCH /api/admin/users/.+',
      when: async (page) => {
        // Her status would ask first when another test has paired her.
        await page.getByLabel('Department of Ada Abdi').selectOption({ label: 'Finance' })
        await page.getByRole('button', { name: 'Save Ada Abdi' }).click()
      },
      says: 'Failed to update user',
    },
    {
      call: 'POST /api/admin/create-pairings',
      when: confirm('Create Pairings for All Groups', 'Create pairings'),
      says: 'WarningFailed to create pairings',
      seconds: 8,
    },
    {
      call: 'POST /api/admin/sync-employee-data',
      when: press('Sync Employee Data'),
      says: 'Failed to sync employee data',
    },
    {
      call: 'POST /api/admin/seed-users',
      when: confirm('Seed Sample Users', 'Add sample users'),
      says: 'Failed to seed users',
    },
  ])
  await test.step('whoever is no longer an administrator reads so for seven seconds', async () => {
    const message = { message: "You don't have admin privileges.", code: 'not_admin' }
    await admin.route('**/api/admin/sync-employee-data', (route) =>
      route.fulfill({ status: 403, json: message }),
    )
    const says = 'Authentication RequiredAdmin access needed. Try refreshing or logging in again.'
    await expectToStand(admin, says, 7, () => press('Sync Employee Data')(admin))
  })

  const [{ id: group, displayName }] = await read(admin, '/api/admin/domain-groups')
  await openDashboard(admin, `/admin?tab=departments&group=${group}`)
  await expectDefaults(admin, [
    {
      call: 'DELETE /api/admin/departments/.+',
      when: confirm(/^Delete (?!Other)/, 'Delete department'),
      says: 'Failed to delete department',
    },
    {
      call: 'POST /api/admin/departments/.+',
      when: async (page) => {
        await press('Add Department')(page)
        await page.getByLabel('Department Name').fill('silent')
        await page.getByLabel('Display Name').fill('Silent')
        await page.getByRole('dialog').getByRole('button', { name: 'Add Department' }).click()
      },
      says: 'Failed to add department',
    },
  ])
  // Nobody has this address, so nothing is asked before it changes.
  const email = 'assigned@partner.example'
  await act(admin, 'POST', '/api/admin/allowed-emails', { email })
  await openDashboard(admin, '/admin?tab=email-whitelist')
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/allowed-emails',
      when: async (page) => {
        await page.getByLabel('Email', { exact: true }).fill('silent@partner.example')
        await press('Add Email')(page)
      },
      says: 'Failed to add email',
    },
    {
      call: 'PATCH /api/admin/allowed-emails/.+',
      when: (page) => page.getByLabel(`Domain group of ${email}`).selectOption({ index: 1 }),
      says: 'Failed to update email assignment',
    },
    {
      call: 'DELETE /api/admin/allowed-emails/.+',
      when: confirm(/^Remove /, 'Remove'),
      says: 'Failed to remove email',
    },
    {
      call: 'POST /api/admin/domain-groups',
      when: async (page) => {
        await press('Add Group')(page)
        await page.getByLabel('Name', { exact: true }).fill('silent')
        await page.getByLabel('Display Name').fill('Silent')
        await page.getByRole('dialog').getByRole('button', { name: 'Add Group' }).click()
      },
      says: 'Failed to create domain group',
    },
  ])
  await press('Cancel')(admin)
  await press(`Manage ${displayName}`)(admin)
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/allowed-emails',
      when: async (page) => {
        await page.getByLabel('Add an email').fill('silent@partner.example')
        await press('Add to Group')(page)
      },
      says: 'Failed to add email to group',
    },
    {
      call: 'DELETE /api/admin/domain-groups/.+',
      when: confirm('Delete group', 'Delete group'),
      says: 'Failed to delete domain group',
    },
  ])
})

test('logs, images and the sign-in say their own text when the server says nothing', async ({ admin }) => {
  await openDashboard(admin, '/admin?tab=email-logs&logs=archived')
  await admin
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await admin.getByRole('tab', { name: 'Preview Email' }).click()
  for (const [status, code, message, says] of [
    [
      404,
      'not_found',
      'Newsletter not found',
      /^This newsletter was sent and automatically archived\. Email previews/,
    ],
    [404, 'unknown_recipient', 'User not found', 'The selected user was not found in the system.'],
    [409, 'changed_meanwhile', 'The archive is being moved.', 'Error: The archive is being moved.'],
  ] as const) {
    await admin.route('**/api/admin/email-logs/preview', (route) =>
      route.fulfill({ status, json: { message, code } }),
    )
    const users = admin.getByRole('dialog').getByLabel('Recipient')
    const chosen = await users.evaluate(
      (select) => (select as unknown as { selectedIndex: number }).selectedIndex,
    )
    await users.selectOption({ index: chosen + 1 })
    await expectSaid(admin, says)
    await admin.unroute('**/api/admin/email-logs/preview')
  }
  await expectDefaults(admin, [
    { call: 'GET /api/admin/email-logs/archived', when: reload, says: 'Failed to fetch archived logs' },
  ])

  const images = await read(admin, '/api/admin/images')
  const available = images.find(({ source }: { source: string }) => source === 'attached-assets-available')
  await act(admin, 'POST', `/api/admin/images/copy/${available.filename}`)
  await openDashboard(admin, '/admin?tab=images')
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/images/upload',
      when: async (page) => {
        await page.locator('input[type=file]').setInputFiles({
          name: 'silent.png',
          mimeType: 'image/png',
          buffer: Buffer.from('never looked into'),
        })
        await press('Upload Image')(page)
      },
      says: 'Failed to upload image',
      title: 'Upload Failed',
    },
    {
      call: 'POST /api/admin/images/copy/.+',
      when: press(/^Copy to Gallery/),
      says: 'Failed to copy image',
    },
    {
      call: 'DELETE /api/admin/images/.+',
      when: confirm(/^Delete /, 'Delete image'),
      says: 'Failed to delete image',
    },
    {
      call: 'POST /api/signin',
      when: async (page) => {
        await page.goto('/admin-login')
        await page.getByLabel('Email').fill('silent@example.com')
        await page.getByLabel('Password', { exact: true }).fill('a password of some length')
        await press('Login as Admin')(page)
      },
      says: 'Login failed. Please check your credentials.',
    },
  ])
})
