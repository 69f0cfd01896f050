import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../shared/contract/audit'
import * as calls from '../../shared/contract/images'
import * as newsletters from '../../shared/contract/newsletters'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** A picture that hardly compresses, like a photo. */
const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const plain = (width: number, height: number, alpha = 1): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 154, g: 74, b: 34, alpha } } })

async function animation(width: number, height: number, frames: number): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, () => noise(width, height).png().toBuffer()),
  )
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

function form(content: Buffer, name = 'Team photo_2026.png', field = 'image'): FormData {
  const data = new FormData()
  data.set(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  return data
}
const upload = (content: Buffer, name?: string, field?: string) =>
  admin.request('POST', calls.uploadImage.path, form(content, name, field))

async function served(url: string) {
  const response = await fetch(app.url + url)
  return { response, picture: sharp(Buffer.from(await response.arrayBuffer()), { animated: true }) }
}

describe('uploading to the gallery', () => {
  test('stores the picture re-encoded under a name nobody can guess, and serves it to everyone', async () => {
    const file = await plain(1800, 900)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .toBuffer()
    const { status, body } = await upload(file)
    expect(status).toBe(200)
    expect(body.image).toMatchObject({
      source: 'admin-uploaded',
      title: 'Team photo 2026',
      mime: 'image/jpeg',
      width: 1600,
      height: 800,
      compatibility: 'safe',
    })
    expect(body.image.filename).toMatch(/^team-photo-2026-[0-9a-f]{32}\.jpg$/)
    expect(body.image.publicUrl).toBe(new URL(body.image.url, app.context.config.appUrl).href)
    const { response, picture } = await served(body.image.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('max-age=31536000')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await picture.metadata()).exif).toBeUndefined()
    expect((await admin.call(calls.getImages)).body[0]).toEqual(body.image)
  })

  test('transparent pictures stay transparent, animations stay animated; WebP becomes what mails can show', async () => {
    const stored = async (file: Buffer) => {
      const { status, body } = await upload(file)
      expect(status).toBe(200)
      return { mime: body.image.mime, meta: await (await served(body.image.url)).picture.metadata() }
    }
    const transparent = await stored(await plain(40, 30, 0.5).png().toBuffer())
    expect(transparent).toMatchObject({ mime: 'image/png', meta: { hasAlpha: true } })
    expect(await stored(await plain(40, 30, 0.5).webp().toBuffer())).toMatchObject({ mime: 'image/png' })
    expect(await stored(await noise(40, 30).webp().toBuffer())).toMatchObject({ mime: 'image/jpeg' })
    const gif = await stored(await animation(40, 30, 3))
    expect(gif).toMatchObject({ mime: 'image/gif', meta: { pages: 3, pageHeight: 30 } })
    const still = await stored(await noise(40, 30).gif().toBuffer())
    expect(still).toMatchObject({ mime: 'image/png' })
  })

  test('refuses what is no picture, whatever it is called, and pictures that are too large', async () => {
    const before = (await admin.call(calls.getImages)).body.length
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await upload(svg, 'x.png')).toMatchObject({ status: 415, body: { code: 'invalid_image' } })
    expect((await upload(Buffer.from('<!doctype html>'), 'x.png')).status).toBe(415)
    expect((await upload(Buffer.from('\xff\xd8\xff broken', 'latin1'), 'x.jpg')).status).toBe(415)
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'x.jpg')).status).toBe(413)
    // What they say of themselves is enough: the pixels are counted before any is decoded.
    const bomb = await plain(9, 9).png().toBuffer()
    bomb.writeUInt32BE(9000, 16)
    bomb.writeUInt32BE(9000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    expect(await upload(bomb)).toMatchObject({ status: 413, body: { code: 'too_many_pixels' } })
    const film = await animation(10, 10, 21)
    film.writeUInt16LE(1000, 6)
    film.writeUInt16LE(1000, 8)
    expect(await upload(film)).toMatchObject({ status: 413, body: { code: 'too_many_pixels' } })
    expect((await upload(await plain(9, 9).png().toBuffer(), 'x.png', 'photo')).status).toBe(400)
    expect((await admin.request('POST', calls.uploadImage.path, {})).status).toBe(415)
    expect((await admin.call(calls.getImages)).body).toHaveLength(before)
  })

  test('a name of any kind becomes one plain line', async () => {
    const file = await plain(9, 9).png().toBuffer()
    const titles = async (name: string) => (await upload(file, name)).body.image
    expect(await titles('../../etc/Größe & <b>Maß</b>.PNG')).toMatchObject({ title: 'b>' })
    expect((await titles('Café – Größe.png')).filename).toMatch(/^cafe-gro-e-[0-9a-f]{32}\.png$/)
    expect((await titles('💡'.repeat(100))).title.length).toBeLessThanOrEqual(80)
    expect((await titles('.png')).title).toBe('Image')
  })
})

describe('attached assets', () => {
  test('ship with the product: drawn for it, small enough for mails, served to everyone', async () => {
    const { body } = await admin.call(calls.getImages)
    const attached = body.filter(({ source }) => source === 'attached-assets-available')
    expect(attached.length).toBeGreaterThanOrEqual(5)
    for (const { url, size, compatibility } of attached) {
      expect(compatibility).toBe('safe')
      const { response, picture } = await served(url)
      expect(await picture.metadata()).toMatchObject({ width: 1200, height: 600, format: 'png', size })
      const again = await fetch(app.url + url, {
        headers: { 'if-none-match': response.headers.get('etag')! },
      })
      expect(again.status).toBe(304)
    }
  })

  test('are copied to the gallery once, and available again when the copy is deleted', async () => {
    const filename = 'corner-cafe.png'
    const state = async () =>
      (await admin.call(calls.getImages)).body.filter((image) => image.filename.startsWith('corner-cafe'))
    const copies = await Promise.all(
      [1, 2, 3].map(() => admin.call(calls.copyImage, { params: { filename } })),
    )
    expect(copies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const copy = copies.find(({ status }) => status === 200)!.body.image
    expect(await state()).toMatchObject([{ source: 'copied', filename: copy.filename }])
    expect((await served(copy.url)).response.status).toBe(200)
    expect((await admin.call(calls.deleteImage, { params: { filename: copy.filename } })).status).toBe(200)
    expect(await state()).toMatchObject([{ source: 'attached-assets-available', filename }])
    expect((await served(copy.url)).response.status).toBe(404)
  })

  test('cannot be deleted, and nothing else can be copied', async () => {
    expect((await admin.call(calls.deleteImage, { params: { filename: 'rainy-window.png' } })).status).toBe(
      409,
    )
    const { body } = await upload(await plain(9, 9).png().toBuffer())
    expect((await admin.call(calls.copyImage, { params: { filename: body.image.filename } })).status).toBe(
      404,
    )
    expect((await admin.call(calls.copyImage, { params: { filename: '../main.ts' } })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('is refused while a newsletter that is still to be sent shows the image', async () => {
    const { image } = (await upload(await plain(9, 9).png().toBuffer())).body
    const draft = (await admin.call(newsletters.generateNewsletter, { body: {} })).body
    await admin.call(newsletters.saveNewsletter, {
      params: { id: draft.id },
      body: { moodImageUrl: image.publicUrl },
    })
    const remove = () => admin.call(calls.deleteImage, { params: { filename: image.filename } })
    const refused = await remove()
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(draft.title)
    await admin.call(newsletters.deleteNewsletter, { params: { id: draft.id } })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })

  test('never reaches an employee’s photo, and the gallery never shows one', async () => {
    const person = await addPerson(app)
    const photo = await (await signedIn(app, person)).request(
      'POST',
      '/api/upload-profile-image',
      form(await plain(9, 9).png().toBuffer(), 'me.png', 'profileImage'),
    )
    const filename = photo.body.imageUrl.split('/').pop()
    expect((await admin.call(calls.deleteImage, { params: { filename } })).status).toBe(404)
    expect((await admin.call(calls.makeImageEmailSafe, { params: { filename } })).status).toBe(404)
    expect((await admin.call(calls.getImages)).body.map((image) => image.filename)).not.toContain(filename)
  })
})

describe('images in mails', () => {
  test('are judged by 200 and 500 KB, and the best one is named', async () => {
    await app.owner.pool.query(`delete from images where source <> 'profile'`)
    const sized = async (kilobytes: number, extra: number) =>
      app.owner.pool.query(
        `insert into images (filename, title, source, mime, width, height, content, created_at)
         values ($1, 'x', 'admin-uploaded', 'image/png', 800, 400, $2, '2026-11-01')`,
        [`${kilobytes}-${extra + 1}.png`, Buffer.alloc(kilobytes * 1024 + extra)],
      )
    await sized(200, -1)
    await sized(200, 0)
    await sized(500, 0)
    await sized(500, 1)
    const { body } = await admin.call(calls.getImageCompatibility)
    expect(body.problematicImages.map(({ filename, compatibility }) => [filename, compatibility])).toEqual([
      ['500-2.png', 'broken'],
      ['500-1.png', 'risky'],
      ['200-1.png', 'risky'],
    ])
    expect(body.emailSafeImages[0]).toMatchObject({ filename: '200-0.png', sizeFormatted: '200 KB' })
    expect(body.summary).toMatchObject({ emailSafe: 6, problematic: 3, total: 9 })
    expect(body.recommendedDefault?.filename).toBe('200-0.png')
    await app.owner.pool.query(`delete from images where source <> 'profile'`)
    expect((await admin.call(calls.getImageCompatibility)).body.recommendedDefault?.source).toBe(
      'attached-assets-available',
    )
  })

  test.each([
    ['a photo', () => noise(720, 576).jpeg({ quality: 90 }).toBuffer(), 'image/jpeg'],
    ['a screenshot', () => noise(300, 300).png().toBuffer(), 'image/jpeg'],
    [
      'a transparent drawing',
      () =>
        sharp(randomBytes(250 * 250 * 4), { raw: { width: 250, height: 250, channels: 4 } })
          .png()
          .toBuffer(),
      'image/png',
    ],
    ['an animation', () => animation(200, 140, 7), 'image/'],
  ])('%s gets a version under 200 KB with one call; the original stays', async (_, make, mime) => {
    const { image } = (await upload(await make())).body
    expect(image.compatibility).not.toBe('safe')
    const { status, body } = await admin.call(calls.makeImageEmailSafe, {
      params: { filename: image.filename },
    })
    expect(status).toBe(200)
    expect(body.image.size).toBeLessThan(200 * 1024)
    expect(body.image.mime).toContain(mime)
    expect(body.image.width / body.image.height).toBeCloseTo(image.width / image.height, 1)
    const { response, picture } = await served(body.image.url)
    expect(response.status).toBe(200)
    expect((await picture.metadata()).width).toBe(body.image.width)
    expect((await served(image.url)).response.status).toBe(200)
    const again = await admin.call(calls.makeImageEmailSafe, { params: { filename: body.image.filename } })
    expect(again.status).toBe(409)
  })

  test('everything done to the gallery is in the audit log', async () => {
    const { body } = await admin.call(getAuditLog, { query: { search: 'image', limit: 500 } })
    const actions = new Set(body.map(({ action }) => action))
    expect([...actions].filter((action) => action.startsWith('image.')).toSorted()).toEqual([
      'image.copied',
      'image.deleted',
      'image.made_email_safe',
      'image.uploaded',
    ])
  })
})
