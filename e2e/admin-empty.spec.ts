import { expectSaid, openAdminTools, read, test } from './admin'
import { expect, goTo, openAdmin, startProduct } from './product'

test('an empty installation says what comes next, and is filled with the sample company', async ({
  browser,
}) => {
  test.slow()
  const product = await startProduct()
  const admin = await openAdmin(browser, product, '/healthz')
  for (const [address, ...texts] of [
    [
      '/admin',
      'No newsletters created yet',
      'No current pairings',
      'No completed pairings',
      'Not met (4 required)',
      '0 is Even',
    ],
    ['/admin?tab=images', 'No images uploaded yet. Upload your first image above.'],
    ['/admin?tab=metrics&view=matching', 'No pairing data available'],
    ['/admin?tab=metrics&view=system', 'Last synced: Never'],
    ['/admin?tab=email-logs', 'Nothing was sent this month', 'Current Logs (0)', 'Archived Logs (0)'],
    ['/admin?tab=admin-tools&section=inquiries', 'No inquiries yet'],
    ['/admin?tab=admin-tools', 'Showing 1 of 1 users'],
  ] as const) {
    await admin.goto(address)
    for (const text of texts) await expectSaid(admin, text)
  }
  await test.step('This Month leads to where people are imported', async () => {
    await goTo(admin, '/admin')
    await admin.getByRole('link', { name: 'Import people' }).click()
    await expect(admin.getByRole('heading', { name: 'Email Whitelist' })).toBeVisible()
  })
  await openAdminTools(admin, 'tools')
  await test.step('pairings for all groups need a group', async () => {
    await admin.getByRole('button', { name: 'Create Pairings for All Groups' }).click()
    await expectSaid(admin, 'There is no domain group yet. Add one, or generate a company-wide pairing.')
    await expect(admin.getByRole('button', { name: 'Create pairings', exact: true })).toHaveCount(0)
    await admin.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('the sample company', async () => {
    const seed = async () => {
      await admin.getByRole('button', { name: 'Seed Sample Users' }).click()
      await admin.getByRole('button', { name: 'Add sample users' }).click()
    }
    await seed()
    await expectSaid(admin, /^100 sample users and \d+ matches were added\.$/)
    await seed()
    await expectSaid(admin, 'The 100 sample users exist already.')
    await admin.getByRole('link', { name: 'User Management' }).click()
    await expectSaid(admin, 'Showing 50 of 101 users')
    const { userMetrics } = await read(admin, '/api/admin/enhanced-metrics')
    expect(userMetrics.totalRegistered).toBe(101)
  })
  await admin.context().close()
  await product.stop()
})
