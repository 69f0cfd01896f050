import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, test, toastOf } from './employee'
import { expectSoundScreen } from './product'

const picture = (side: number, background = '#7a3b1d') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })

/** Two frames, red and blue. */
const moving = async () =>
  sharp(await Promise.all(['#ff0000', '#0000ff'].map((colour) => picture(64, colour).png().toBuffer())), {
    join: { animated: true },
  })

const photoOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).profileImageUrl

const NO_IMAGE = 'Please select an image file (JPG, PNG, GIF or WebP).'

test('a photo is accepted in every format, animated or not; any other file is refused with a message, and the old photo stays', async ({
  browser,
  product,
}) => {
  const page = await enter(browser, product, 'anouk.costa@example.com')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Profile photo').setInputFiles({ name, mimeType, buffer })
  const shown = page.getByRole('main').locator('img')

  const animated = await moving()
  for (const [name, type, content] of [
    ['still.png', 'image/png', await picture(64).png().toBuffer()],
    ['moving.gif', 'image/gif', await animated.clone().gif().toBuffer()],
    ['moving.webp', 'image/webp', await animated.clone().webp().toBuffer()],
  ] as const)
    await test.step(`${name} is accepted`, async () => {
      const before = await photoOf(page)
      const answered = page.waitForResponse('**/api/upload-profile-image')
      await upload(name, type, content)
      await answered
      await expect(toastOf(page, 'Profile picture updated!')).toBeVisible()
      expect(await photoOf(page)).not.toBe(before)
      const served = await page.request.get(await photoOf(page))
      expect(served.headers()['content-type']).toBe('image/jpeg')
    })

  // As after a reload: the stored photo, no preview.
  await page.reload()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const kept = await photoOf(page)
  await expect(shown).toHaveAttribute('src', kept)

  // The server's other refusals are tested over HTTP.
  await test.step('a page.png is refused by the server', async () => {
    const answered = page.waitForResponse('**/api/upload-profile-image')
    await upload('page.png', 'image/png', Buffer.from('<html><script>alert(1)</script>'))
    expect((await answered).status()).toBe(415)
    await expect(toastOf(page, 'Upload failed').filter({ hasText: NO_IMAGE })).toBeVisible()
    await expect(shown).toHaveAttribute('src', kept)
    expect(await photoOf(page)).toBe(kept)
  })
  await expectSoundScreen(page)

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
