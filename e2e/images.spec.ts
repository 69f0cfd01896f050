import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { act, expectSaid, read, test } from './admin'
import { expect, expectSoundScreen, takeFaults } from './product'

/** Noise can't be compressed: a PNG of it is heavier than any mail program likes. */
const heavy = () =>
  sharp(randomBytes(700 * 400 * 3), { raw: { width: 700, height: 400, channels: 3 } })
    .png()
    .toBuffer()

test('the gallery on its own page, the size report, and an email-safe version with one click', async ({
  admin,
}) => {
  for (const { filename, source } of await read(admin, '/api/admin/images'))
    if (source !== 'attached-assets-available') await act(admin, 'DELETE', `/api/admin/images/${filename}`)
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await admin.goto('/admin/images')
  await expectSaid(admin, 'No images uploaded yet. Upload your first image above.')

  await test.step('a file that is not an image is refused by its content', async () => {
    await expect(admin.getByRole('button', { name: 'Upload Image' })).toBeDisabled()
    const file = admin.locator('input[type=file]')
    await expect(file).toHaveAttribute('accept', 'image/*')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
    await expectSaid(admin, 'Please choose a JPEG, PNG, GIF or WebP image.')
    await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not one') })
    await admin.getByRole('button', { name: 'Upload Image' }).click()
    await expect(admin.locator('[data-tone]')).toContainText('Upload Failed')
  })

  await test.step('a heavy one is accepted, with its badges and its address', async () => {
    await admin
      .locator('input[type=file]')
      .setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer: await heavy() })
    await admin.getByRole('button', { name: 'Upload Image' }).click()
    await expect(admin.locator('[data-tone]')).toContainText('Image Uploaded')
    const card = admin
      .getByRole('listitem')
      .filter({ has: admin.getByRole('heading', { name: 'heavy', exact: true }) })
    await expect(card).toContainText('Uploaded')
    await expect(card).toContainText('likely broken in email')
    const address = await card.getByLabel('Public URL of heavy').inputValue()
    await card.getByRole('button', { name: 'Copy URL of heavy' }).click()
    await expectSaid(admin, 'URL Copied')
    await expect.poll(() => admin.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const [viewed] = await Promise.all([
      admin.context().waitForEvent('page'),
      card.getByRole('link', { name: 'View heavy in a new tab' }).click(),
    ])
    await expect.poll(() => new URL(viewed.url()).pathname).toBe(new URL(address).pathname)
    await viewed.waitForLoadState()
    await viewed.close()
    // A picture alone in a tab is styled by the browser itself, which the picture's own policy refuses: nothing is lost.
    for (const text of takeFaults()) expect(text).toMatch(/^Applying inline style violates/)
  })

  await test.step('the report: an error card, a second try, the counts', async () => {
    const report = '**/api/admin/image-compatibility'
    await admin.route(report, (route) => route.fulfill({ status: 500, body: '' }))
    await admin.getByRole('link', { name: 'Check sizes for email' }).click()
    await expectSaid(admin, 'Internal Server Error')
    await admin.unroute(report)
    // What is no sentence is not shown.
    await admin.route(report, (route) => route.fulfill({ status: 500, json: {} }))
    await admin.reload()
    await expectSaid(admin, 'Internal Server Error')
    await expect(admin.getByText('{}')).toHaveCount(0)
    await admin.unroute(report)
    await admin.getByRole('button', { name: 'Try Again' }).click()
    const fact = (label: string) => admin.getByRole('term').filter({ hasText: label }).locator('..')
    await expect(fact('Problematic')).toContainText('1')
    await expect(fact('Size Limit')).toContainText('200 KB')
    const total = (await read(admin, '/api/admin/image-compatibility')).summary.total
    await expect(fact('Total')).toContainText(String(total))
    for (const heading of ['Recommended default image', 'Email-safe images', 'Guidelines'])
      await expect(admin.getByRole('heading', { name: heading })).toBeVisible()
    await expectSoundScreen(admin)

    await admin.getByRole('button', { name: 'Make email-safe: heavy' }).click()
    await expect(fact('Total')).toContainText(String(total + 1))
    await expect(fact('Email-Safe')).toContainText(String(total))
    await admin.getByRole('button', { name: 'Refresh Analysis' }).click()
    await expect(fact('Problematic')).toContainText('1')
  })

  await test.step('copied and deleted', async () => {
    await admin.goto('/admin/images')
    await admin
      .getByRole('button', { name: /^Copy to Gallery/ })
      .first()
      .click()
    await expect(admin.locator('[data-tone]')).toContainText('Image Copied')
    await expect(admin.getByText('Copied', { exact: true })).toBeVisible()
    await admin.getByRole('button', { name: 'Delete heavy' }).first().click()
    await admin.getByRole('button', { name: 'Delete image' }).click()
    await expect(admin.locator('[data-tone]')).toContainText('Image Deleted')
  })
})
