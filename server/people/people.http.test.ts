import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteReplacedPhotos } from '../images/images.queries'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPerson, allow, signedIn } from '../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const group = await addGroup(app, 'Roastery', ['Engineering', 'Design'])
  await allow(app, '*@example.com', group.id)
  await allow(app, '*@common.test')
})
afterAll(() => app?.stop())

const PROFILE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  department: 'Design',
  matchingPreference: 'any',
  bio: 'Likes\nengines',
}
const person = async (more = {}) => {
  const row = await addPerson(app, { needsProfileSetup: true, department: null, ...more })
  return { row, client: await signedIn(app, row) }
}

describe('a profile', () => {
  it('is completed once, and then changed', async () => {
    const { client } = await person()
    const done = await client.request('POST', '/api/complete-registration', { ...PROFILE, agreed: true })
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject({ ...PROFILE, departmentDisplayName: 'Design', needsProfileSetup: false })
    const changed = await client.request('PUT', '/api/profile', {
      ...PROFILE,
      firstName: '  Augusta ',
      matchingPreference: 'cross-department',
      bio: '',
    })
    expect(changed.body).toMatchObject({
      firstName: 'Augusta',
      matchingPreference: 'cross-department',
      bio: '',
    })
    expect((await client.request('GET', '/api/auth/user')).body).toEqual(changed.body)
  })

  it('is changed in one field alone, and no field is no change', async () => {
    const { client } = await person({ needsProfileSetup: false, department: 'Design' })
    for (const change of [
      { language: 'de' },
      { language: null },
      { firstName: 'Grace' },
      { department: 'Engineering' },
      { bio: 'Ships' },
      { meetingLink: 'https://meet.example.com/grace' },
    ]) {
      const before = (await client.request('GET', '/api/auth/user')).body
      const { status, body } = await client.request('PUT', '/api/profile', change)
      expect([change, status]).toEqual([change, 200])
      const { language: _, ...shown } = change as { language?: string | null }
      const own = { departmentDisplayName: body.departmentDisplayName, updatedAt: body.updatedAt }
      const spoken = { language: change.language ?? 'en', languageChosen: change.language === 'de' }
      expect(body).toEqual({ ...before, ...own, ...spoken, ...shown })
    }
    expect((await client.request('PUT', '/api/profile', {})).status).toBe(400)
  })

  it('keeps the language that the browser asked for at set-up, and follows the company where it asked for none', async () => {
    const { client } = await person()
    await client.request('POST', '/api/complete-registration', PROFILE)
    const stored = async (email: string) =>
      (await app.owner.pool.query('select browser_language from users where email = $1', [email])).rows[0]
    const { body } = await client.request('GET', '/api/auth/user')
    expect([body.language, await stored(body.email)]).toEqual(['en', { browser_language: null }])
    const other = await person()
    const asked = { 'accept-language': 'xx, de-AT;q=0.5' }
    const set = await other.client.request('POST', '/api/complete-registration', PROFILE, asked)
    expect([set.body.language, await stored(set.body.email)]).toEqual(['de', { browser_language: 'de' }])
  })

  it('refuses a language that is not enabled, and names those that are', async () => {
    const { client } = await person()
    const some = app.context.config.languages
    app.context.config.languages = ['en', 'de']
    try {
      const { status, body } = await client.request('PUT', '/api/profile', { language: 'ja', bio: 'x' })
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'language', message: 'Choose one of the languages: en, de' }],
      ])
      expect((await client.request('GET', '/api/auth/user')).body).toMatchObject({ language: 'en', bio: '' })
    } finally {
      app.context.config.languages = some
    }
  })

  it('is not complete by a change: people who have not set up yet still have to', async () => {
    const { client } = await person()
    const { body } = await client.request('PUT', '/api/profile', { language: 'de' })
    expect(body).toMatchObject({ language: 'de', needsProfileSetup: true })
  })

  it('says when and where the person can meet: as usual in the zone of the programme, until they say otherwise', async () => {
    const { client } = await person()
    const registered = await client.request('POST', '/api/complete-registration', PROFILE)
    const usual = {
      timeZone: 'Europe/Berlin',
      workingHours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
      meetingLink: '',
    }
    expect(registered.body).toMatchObject(usual)
    const own = {
      timeZone: 'Asia/Kolkata',
      workingHours: { days: [1, 7], from: '06:45', to: '23:45' },
      meetingLink: 'https://meet.example.com/ada?x=1',
    }
    const change = { ...own, workingHours: { ...own.workingHours, days: [7, 1, 7] } }
    const changed = await client.request('PUT', '/api/profile', { ...PROFILE, ...change })
    expect(changed.body).toMatchObject(own)
    expect((await client.request('PUT', '/api/profile', PROFILE)).body).toMatchObject(own)
    const empty = await client.request('PUT', '/api/profile', { ...PROFILE, meetingLink: '' })
    expect(empty.body).toMatchObject({ ...own, meetingLink: '' })
  })

  it('is not changed from a page that still shows somebody else', async () => {
    const { row, client } = await person()
    const stranger = await person()
    const from = (id: string) => client.request('PUT', '/api/profile', PROFILE, { 'x-person': id })
    const refused = await from(stranger.row.id)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('other_person')
    expect((await client.request('GET', '/api/auth/user')).body.bio).toBe(row.bio)
    expect((await from(row.id)).status).toBe(200)
  })

  it('takes no more than it declares', async () => {
    const { row, client } = await person()
    await client.request('PUT', '/api/profile', {
      ...PROFILE,
      isAdmin: true,
      isValidated: false,
      email: 'evil@example.com',
      id: 'x',
    })
    const { body } = await client.request('GET', '/api/auth/user')
    expect(body).toMatchObject({ id: row.id, isAdmin: false, isValidated: true, email: row.email })
  })

  it("has a department of the person's own list only", async () => {
    const { client } = await person()
    for (const department of ['Marketing', 'design', 'Des%', '']) {
      const reply = await client.request('PUT', '/api/profile', { ...PROFILE, department })
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'department' }] } })
    }
    const spaced = await client.request('PUT', '/api/profile', { ...PROFILE, department: ' Design ' })
    expect(spaced.status).toBe(200)
    const common = await person({ email: 'solo@common.test' })
    expect((await common.client.request('PUT', '/api/profile', PROFILE)).status).toBe(400)
    const other = await common.client.request('PUT', '/api/profile', { ...PROFILE, department: 'Other' })
    expect(other.status).toBe(200)
  })

  it.each<[Record<string, unknown>, string]>([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: '   ' }, 'First name is required'],
    [{ firstName: '\u200b\u2060' }, 'First name is required'],
    [{ firstName: 'Ada\u202etxt' }, 'Line breaks and control characters are not allowed'],
    [{ bio: 'a\u0090b' }, 'Control characters are not allowed'],
    [{ bio: 'a\u202db' }, 'Control characters are not allowed'],
    [{ lastName: null }, 'Last name is required'],
    [{ department: null }, 'Department is required'],
    [{ firstName: 'A\u0000da' }, 'Line breaks and control characters are not allowed'],
    [{ firstName: 'A\nda' }, 'Line breaks and control characters are not allowed'],
    [{ bio: 'half \ud83d' }, 'A text has an invalid or invisible character. Please type it again.'],
    [{ bio: 'x'.repeat(1001) }, 'At most 1,000 letters'],
    [{ timeZone: '+01:00' }, 'This is not a valid time zone. Europe/Berlin is an example.'],
    [{ timeZone: 'Mars/Base' }, 'This is not a valid time zone. Europe/Berlin is an example.'],
    [{ workingHours: { days: [], from: '09:00', to: '17:00' } }, 'Choose at least one day'],
    [{ workingHours: { days: [1], from: '09:10', to: '17:00' } }, 'Choose a quarter hour'],
    [{ workingHours: { days: [1], from: '09:00', to: '24:00' } }, 'Choose a quarter hour'],
    [{ workingHours: { days: [1], from: '09:00', to: '09:45' } }, 'Must be at least one hour later'],
    [{ meetingLink: 'http://meet.example.com' }, 'Please enter an address that begins with https://'],
    [{ meetingLink: 'https://a@b.com/\r\nX: y' }, 'Please enter an address that begins with https://'],
    [{ meetingLink: `https://meet.example.com/${'x'.repeat(500)}` }, 'At most 500 letters'],
  ])('that says %.60j is refused in words', async (change, message) => {
    const { client } = await person()
    const body = JSON.stringify({ ...PROFILE, ...change })
    const reply = await client.request('PUT', '/api/profile', body, { 'content-type': 'application/json' })
    expect(reply.status).toBe(400)
    expect(reply.body.message).toBe(message)
    expect((await client.request('GET', '/api/auth/user')).body.needsProfileSetup).toBe(true)
  })

  it('keeps every letter of every script', async () => {
    const { client } = await person()
    const names = { firstName: 'Zoë 🫖', lastName: "O'Brien-Łukasz ’ 李 <b>&amp;" }
    expect((await client.request('PUT', '/api/profile', { ...PROFILE, ...names })).body).toMatchObject(names)
  })
})

const upload = (
  client: Client,
  content: Buffer | string,
  name = 'me.png',
  type = 'image/png',
  field = 'profileImage',
) => {
  const form = new FormData()
  form.append(
    field,
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
    name,
  )
  return client.request('POST', '/api/upload-profile-image', form)
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } })
const urlOf = async (client: Client) => (await client.request('GET', '/api/auth/user')).body.profileImageUrl
const frame = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** A square PNG of one bit per pixel, by hand: drawing 256 million pixels takes half a minute. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const named = Buffer.concat([Buffer.from(name), content])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a photo', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'of type %s becomes a 512 px square JPEG',
    async (format) => {
      const { client } = await person()
      const reply = await upload(
        client,
        await picture(900, 300).toFormat(format).toBuffer(),
        'x.bin',
        'text/plain',
      )
      expect(reply.status).toBe(200)
      expect(reply.body.imageUrl).toMatch(/^\/admin-images\/photo-[0-9a-f]{32}\.jpg$/)
      expect(await urlOf(client)).toBe(reply.body.imageUrl)
      const served = await fetch(app.url + reply.body.imageUrl)
      expect(served.headers.get('content-type')).toBe('image/jpeg')
      expect(served.headers.get('cache-control')).toBe('private, no-cache')
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
      const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect(meta).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
      const etag = served.headers.get('etag') ?? ''
      const again = await fetch(app.url + reply.body.imageUrl, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    },
  )

  it('loses its metadata and is turned upright', async () => {
    const { client } = await person()
    // The left half is red; turned as the camera's note says, the upper one.
    const file = await sharp(
      await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
        .composite([
          {
            input: { create: { width: 100, height: 200, channels: 3, background: '#ff0000' } },
            left: 0,
            top: 0,
          },
        ])
        .png()
        .toBuffer(),
    )
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(client, file)
    const served = Buffer.from(await (await fetch(app.url + body.imageUrl)).arrayBuffer())
    const meta = await sharp(served).metadata()
    expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(served.includes('SECRET-PLACE')).toBe(false)
    const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data.readUInt8((y * 512 + x) * 3)
    expect(at(400, 100)).toBeGreaterThan(200)
    expect(at(100, 400)).toBeLessThan(60)
  })

  it('that is no picture is refused, and the old one stays', async () => {
    const { client } = await person()
    await upload(client, await picture(64, 64).png().toBuffer())
    const before = await urlOf(client)
    const png = await picture(300, 300).png().toBuffer()
    const jpeg = await picture(300, 300).jpeg().toBuffer()
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a<script>alert(1)</script>',
      '',
      png.subarray(0, png.length / 2),
      jpeg.subarray(0, 200),
      Buffer.concat([png.subarray(0, 8), Buffer.alloc(500)]),
      Buffer.from('%PDF-1.7'),
    ])
      expect(await upload(client, content)).toMatchObject({
        status: 415,
        body: { message: 'Please select an image file (JPG, PNG, GIF or WebP).' },
      })
    expect(await urlOf(client)).toBe(before)
    expect((await fetch(app.url + before)).status).toBe(200)
  })

  it('over 5 MB is refused', async () => {
    const { client } = await person()
    const reply = await upload(client, Buffer.alloc(5 * 1024 * 1024 + 1, 1))
    expect(reply.status).toBe(413)
    expect(reply.body.message).toBe('The file is too large. The limit is 5 MB.')
  })

  it('16,000 px wide and high is refused without being decoded', async () => {
    const { client } = await person()
    const huge = blackPng(16_000)
    expect((await sharp(huge, { limitInputPixels: false }).metadata()).width).toBe(16_000)
    expect(huge.length).toBeLessThan(5_000_000)
    const before = process.memoryUsage.rss()
    const replies = await Promise.all(Array.from({ length: 5 }, () => upload(client, huge)))
    expect(replies.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413])
    expect(replies[0]?.body.message).toBe('This image has too many pixels. Please select a smaller one.')
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
  })

  it('that moves becomes its first frame', async () => {
    const { client } = await person()
    const animated = await sharp([await frame('#ff0000'), await frame('#0000ff')], {
      join: { animated: true },
    })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { body } = await upload(client, animated)
    const served = Buffer.from(await (await fetch(app.url + body.imageUrl)).arrayBuffer())
    const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[data.length - 1]).toBeLessThan(60)
  })

  it('comes as one file of a form in its field', async () => {
    const { client } = await person()
    const png = await picture(64, 64).png().toBuffer()
    expect((await upload(client, png, 'a.png', 'image/png', 'other')).status).toBe(400)
    expect((await client.request('POST', '/api/upload-profile-image', {})).status).toBe(415)
    expect((await client.request('POST', '/api/upload-profile-image')).status).toBe(415)
    const raw = await client.request('POST', '/api/upload-profile-image', png, {
      'content-type': 'image/png',
    })
    expect(raw.status).toBe(415)
    const broken = await client.request('POST', '/api/upload-profile-image', 'rubbish', {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(broken.status).toBe(400)
    const cut = await client.request(
      'POST',
      '/api/upload-profile-image',
      '--x\r\nContent-Disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\nabc',
      { 'content-type': 'multipart/form-data; boundary=x' },
    )
    expect(cut.status).toBe(400)
  })

  it('is deleted when the person likes, its file at once', async () => {
    const { client } = await person()
    const { imageUrl } = (await upload(client, await picture(64, 64).png().toBuffer())).body
    const removed = await client.request('DELETE', '/api/profile-image')
    expect(removed.status).toBe(200)
    expect(removed.body.profileImageUrl).toBeNull()
    expect(await urlOf(client)).toBeNull()
    expect((await fetch(app.url + imageUrl)).status).toBe(404)
    expect((await client.request('DELETE', '/api/profile-image')).status).toBe(200)
  })

  it('that was replaced is gone at once, also for a browser that had it', async () => {
    const { client } = await person()
    const png = await picture(64, 64).png().toBuffer()
    const old = (await upload(client, png)).body.imageUrl
    const seen = await fetch(app.url + old)
    expect(seen.headers.get('cache-control')).toBe('private, no-cache')
    const again = { headers: { 'if-none-match': seen.headers.get('etag')! } }
    expect((await fetch(app.url + old, again)).status).toBe(304)
    const fresh = (await upload(client, png)).body.imageUrl
    expect((await fetch(app.url + old, again)).status).toBe(404)
    expect((await fetch(app.url + fresh)).status).toBe(200)
  })

  it('of two uploads at once leaves one file', async () => {
    const { client } = await person()
    const png = await picture(64, 64).png().toBuffer()
    const urls = (await Promise.all([upload(client, png), upload(client, png)])).map(
      ({ body }) => body.imageUrl,
    )
    const codes = await Promise.all(urls.map(async (url) => (await fetch(app.url + url)).status))
    expect(codes.sort()).toEqual([200, 404])
  })

  it('that nobody has is deleted by the clean-up, the others stay', async () => {
    const { client } = await person()
    const png = await picture(64, 64).png().toBuffer()
    const { imageUrl } = (await upload(client, png)).body
    await app.owner.pool.query(
      `insert into images (filename, source, mime, width, height, content, created_at)
       select 'left-behind.jpg', source, mime, width, height, content, created_at from images where filename = $1`,
      [imageUrl.split('/').at(-1)],
    )
    expect(await deleteReplacedPhotos(app.context.db)).toBe(1)
    expect((await fetch(app.url + imageUrl)).status).toBe(200)
  })

  it.each(['nothing.jpg', '..%2f..%2fetc%2fpasswd', '%00', "x'--", 'a'.repeat(190)])(
    'named %s does not exist',
    async (name) => {
      expect((await fetch(`${app.url}/admin-images/${name}`)).status).toBe(404)
    },
  )
})

const set = (client: Client, body: object) => client.request('PUT', '/api/participation', body)

describe('participation', () => {
  it('pauses for a month from today, whatever the browser says of the start', async () => {
    const { client } = await person()
    const { body } = await set(client, {
      participationStatus: 'paused',
      pauseStartDate: '1999-01-01',
      pauseEndDate: '2026-12-16',
      pauseReason: 'temporary',
    })
    expect(body).toMatchObject({
      participationStatus: 'paused',
      pauseStartDate: '2026-11-16',
      pauseEndDate: '2026-12-16',
      pauseReason: 'temporary',
    })
  })

  it('ends by itself, and clears its dates when one comes back or opts out', async () => {
    const { client } = await person()
    const pause = { participationStatus: 'paused', pauseEndDate: '2027-02-16' }
    const gone = { pauseStartDate: null, pauseEndDate: null, pauseReason: null }
    for (const participationStatus of ['opted_out', 'active']) {
      expect((await set(client, pause)).body.pauseEndDate).toBe('2027-02-16')
      expect((await set(client, { ...pause, participationStatus })).body).toMatchObject({
        participationStatus,
        ...gone,
      })
    }
    const own = app.clock.now()
    app.clock.set('2027-02-15T22:59:00Z') // In Berlin a minute before the 16th.
    const { row } = await person({ participationStatus: 'paused', pauseEndDate: '2027-02-16' })
    const late = await signedIn(app, row)
    expect((await late.request('GET', '/api/auth/user')).body.participationStatus).toBe('paused')
    app.clock.set('2027-02-15T23:01:00Z')
    expect((await late.request('GET', '/api/auth/user')).body).toMatchObject({
      participationStatus: 'active',
      ...gone,
    })
    app.clock.set(own.toISOString())
  })

  it.each([
    { participationStatus: 'paused' },
    { participationStatus: 'paused', pauseEndDate: '2026-11-16' },
    { participationStatus: 'paused', pauseEndDate: '2030-01-01' },
    { participationStatus: 'paused', pauseEndDate: '2026-99-99' },
    { participationStatus: 'paused', pauseEndDate: 'soon' },
    { participationStatus: 'inactive' },
    {},
    [],
    null,
  ])('refuses %j', async (body) => {
    const { client } = await person()
    expect(
      (
        await client.request('PUT', '/api/participation', JSON.stringify(body), {
          'content-type': 'application/json',
        })
      ).status,
    ).toBe(400)
    expect((await client.request('GET', '/api/auth/user')).body.participationStatus).toBe('active')
  })
})
