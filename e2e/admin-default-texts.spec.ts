import type { Page } from '@playwright/test'
import { act, expectSaid, makeNewsletter, openDashboard, pairGroup, settled, test } from './admin'
import { confirm, expectDefaults, expectToStand, press, reload } from './admin-silence'
import { expect } from './product'

test.beforeEach(({ admin }) => admin.clock.install())

test('operations say their own text when the server says nothing', async ({ admin }) => {
  const { fileName } = await pairGroup(admin, 'Juniper Studio')
  await makeNewsletter(admin, 'Silent draft')
  const id = await makeNewsletter(admin, 'Silent approved', { pairingFile: fileName })
  await act(admin, 'POST', `/api/admin/newsletters/${id}/approve`)
  await openDashboard(admin)
  const files = '/api/admin/completed-pairings/.+'
  await expectDefaults(admin, [
    {
      call: 'GET /api/admin/pairing-validation',
      when: reload,
      says: 'Failed to fetch pairing validation',
    },
    { call: 'GET /api/admin/current-pairings', when: reload, says: 'Failed to load pairing data' },
  ])
  await admin.reload()
  // Timed steps stop the clock, and a page whose clock is stopped does not load.
  await settled(admin)
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/sync-employee-status',
      when: press('Sync Employee Status'),
      says: 'Failed to sync employee status',
      seconds: 5,
    },
    {
      call: 'POST /api/admin/complete-pairing/.+',
      when: confirm(/^Complete pairing/, 'Complete pairing'),
      says: 'Failed to complete pairings',
    },
    {
      call: 'DELETE /api/admin/pairings/.+',
      when: confirm(/^Delete pairing/, 'Delete pairing'),
      says: 'Failed to delete pairing',
    },
    {
      call: `DELETE ${files}`,
      when: (page) => {
        page.once('dialog', (dialog) => void dialog.accept())
        return page
          .getByRole('button', { name: /^Delete .* Group A - / })
          .first()
          .click()
      },
      says: 'Failed to delete completed pairing file',
    },
    {
      call: 'GET /completed_pairings/.+',
      when: press(/^View .* Group A - /),
      says: 'Failed to load pairing data',
    },
  ])
  await admin.keyboard.press('Escape')
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/newsletters/generate',
      when: press('Create Newsletter'),
      says: 'Failed to generate newsletter template',
    },
    {
      call: 'POST /api/admin/newsletters/.+/approve',
      when: press('Approve Silent draft'),
      says: 'Failed to approve newsletter',
    },
    {
      call: 'DELETE /api/admin/newsletters/.+',
      when: confirm('Delete Silent draft', 'Delete newsletter'),
      says: 'Cannot Delete NewsletterFailed to delete newsletter',
      seconds: 6,
    },
    {
      call: 'POST /api/admin/newsletters/.+/send',
      when: async (page) => {
        await press('Send to Users: Silent approved')(page)
        await press(/^Send to \d+ people$/)(page)
      },
      says: 'Failed to send newsletter',
      title: 'Newsletter Send Error',
    },
    {
      call: 'POST /api/admin/generate-pairing',
      when: press('Generate Monthly Pairings'),
      says: 'Failed to generate pairings',
    },
  ])
})

test('the newsletter editor says its own text when the server says nothing', async ({ admin }) => {
  const { fileName } = await pairGroup(admin, 'Harbour Roastery')
  const id = await makeNewsletter(admin, 'Silent editor', { pairingFile: fileName })
  await act(admin, 'POST', `/api/admin/newsletters/${id}/approve`)
  const openEditor = (page: Page) => page.goto(`/admin?edit=${id}`)
  await openEditor(admin)
  await expectDefaults(admin, [
    {
      call: 'POST /api/admin/newsletters/.+/validate',
      when: press('Validate Matches'),
      says: 'Failed to validate newsletter',
      title: 'Validation Error',
    },
    {
      call: 'POST /api/admin/newsletters/.+/preview-email',
      when: async (page) => {
        await page.getByLabel('Recipient email to preview').fill('someone@example.com')
        await page.getByRole('button', { name: 'Preview', exact: true }).click()
      },
      says: 'Failed to generate email preview',
      title: 'Preview Error',
    },
    {
      call: 'POST /api/admin/newsletters/.+/send-test',
      when: press('Send Test Email'),
      says: 'Failed to send test email',
    },
    {
      call: 'PUT /api/admin/newsletters/.+',
      when: press('Save Changes'),
      says: 'Failed to save newsletter',
    },
    {
      call: 'POST /api/admin/newsletters/.+/send',
      when: async (page) => {
        await press('Send to All Users')(page)
        await press(/^Send to \d+ people$/)(page)
      },
      says: 'Failed to send newsletter. Please check the logs for details.',
      title: 'Newsletter Send Error',
    },
    {
      call: 'GET /api/admin/pairing-groups',
      when: reload,
      says: 'Error loading pairing groups: Authentication required',
    },
  ])
  await test.step('a passed validation is shown for eight seconds', async () => {
    await openEditor(admin)
    const validate = admin.getByRole('button', { name: 'Validate Matches' })
    await expect(validate).toBeVisible()
    await expectToStand(admin, /Validation (Passed|Warning)/, 8, () => validate.click())
  })
  await test.step('no pairing to link, and no pairing linked', async () => {
    await admin.route('**/api/admin/pairing-groups', (route) => route.fulfill({ json: {} }))
    await admin.reload()
    await expectSaid(admin, 'No pairing groups available')
    await admin.getByLabel('Linked Pairing Group').selectOption('')
    await admin.getByRole('button', { name: 'Validate Matches' }).click()
    await expectSaid(admin, 'Please select a pairing file first')
  })
})
