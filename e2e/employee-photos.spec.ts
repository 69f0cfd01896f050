import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, test, toastOf } from './employee'

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a3b1d' } })

const photoOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).profileImageUrl

const NO_IMAGE = 'Please select an image file (JPG, PNG, GIF or WebP).'

test('a photo is accepted; any other file is refused with a message, and the old photo stays', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'anouk.costa@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Profile photo').setInputFiles({ name, mimeType, buffer })
  const shown = page.getByRole('main').locator('img')

  // The other formats are tested over HTTP.
  const answered = page.waitForResponse('**/api/upload-profile-image')
  await upload('still.png', 'image/png', await picture.png().toBuffer())
  await answered
  await expect(toastOf(page, 'Profile picture updated!')).toBeVisible()

  // As after a reload: the stored photo, no preview.
  await page.reload()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const kept = await photoOf(page)
  await expect(shown).toHaveAttribute('src', kept)

  // The server's other refusals are tested over HTTP.
  await test.step('a page.png is refused by the server', async () => {
    const refused = page.waitForResponse('**/api/upload-profile-image')
    await upload('page.png', 'image/png', Buffer.from('<html><script>alert(1)</script>'))
    expect((await refused).status()).toBe(415)
    await expect(toastOf(page, 'Upload failed').filter({ hasText: NO_IMAGE })).toBeVisible()
    await expect(shown).toHaveAttribute('src', kept)
    expect(await photoOf(page)).toBe(kept)
  })

  for (const [name, type, content, title, reason] of [
    [
      'heavy.png',
      'image/png',
      Buffer.alloc(5 * 1024 * 1024 + 1),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
    [
      'notes.txt',
      'text/plain',
      Buffer.from('me'),
      'Invalid file type',
      'Please select an image file (JPG, PNG, GIF, etc.)',
    ],
  ] as const)
    await test.step(`${name} is not even sent`, async () => {
      await upload(name, type, content)
      await expect(toastOf(page, title).filter({ hasText: reason })).toBeVisible()
      await expect(shown).toHaveAttribute('src', kept)
    })
})
