import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getAuthStatus } from '../../shared/contract/sign-in'
import { signOutUser } from '../../shared/contract/directory'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, adminClient, allow, signedIn } from '../testing/factories'
import { clientKey } from '../platform/http/limits'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())
beforeEach(() => app.owner.pool.query('truncate rate_limits'))

it('one client can ask for 500 sign-in mails in a minute, whomever they are for and whether they may join or not', async () => {
  const send = (call: string, name: string) =>
    app.client().request('POST', `/api/auth/${call}`, {
      email: name.includes('@') ? `${name}.test` : `${name}@example.com`,
    })
  expect((await send('magic-link', 'first')).status).toBe(200)
  const counted = `sign-in-mail:${clientKey('127.0.0.1')}`
  const { rowCount } = await app.owner.pool.query('update rate_limits set points = 499 where key = $1', [
    counted,
  ])
  expect(rowCount).toBe(1)
  expect((await send('send-code', 'second')).status).toBe(200)
  for (const [call, name] of [
    ['send-code', 'third'],
    ['magic-link', 'may.not.join@elsewhere'],
  ] as const) {
    const refused = await send(call, name)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'too_many_tries',
      message: expect.stringContaining('1 minute. Links you already have still work'),
    })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  }
  expect(app.sink.received.some(({ to }) => to.includes('third@example.com'))).toBe(false)
})

it('a photo is changed sixty times an hour at most', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#9a4a22' } })
    .png()
    .toBuffer()
  const upload = (client: Client) => {
    const form = new FormData()
    form.set('profileImage', new Blob([new Uint8Array(png)]), 'me.png')
    return client.request('POST', '/api/upload-profile-image', form)
  }
  const person = await addPerson(app)
  const client = await signedIn(app, person)
  expect((await upload(client)).status).toBe(200)
  await app.owner.pool.query('update rate_limits set points = 60 where key = $1', [
    `photo:${clientKey(person.id)}`,
  ])
  const refused = await upload(client)
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('many times')])
  expect((await upload(await signedIn(app, await addPerson(app)))).status).toBe(200)
})

it('an administrator signs somebody out everywhere, and nobody else can', async () => {
  const person = await addPerson(app)
  const [phone, laptop] = [await signedIn(app, person), await signedIn(app, person)]
  const other = await signedIn(app, await addPerson(app))
  const isIn = async (client: Client) => (await client.call(getAuthStatus)).body.authenticated
  const params = { id: person.id }
  expect((await other.call(signOutUser, { params })).status).toBe(403)
  expect(await Promise.all([phone, laptop].map(isIn))).toEqual([true, true])
  const admin = await adminClient(app)
  expect((await admin.call(signOutUser, { params })).body.message).toBe(
    `${person.email} is signed out everywhere.`,
  )
  expect(await Promise.all([phone, laptop, other, admin].map(isIn))).toEqual([false, false, true, true])
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect((await admin.call(signOutUser, { params: { id } })).status).toBe(404)
})
