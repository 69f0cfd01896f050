import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOneView } from '../../../shared/contract/month'
import { getCurrentUser, getPublicSettings } from '../../../shared/contract/sign-in'
import { type TestApp, startApp } from '../../testing/app'
import { addPerson, adminClient, allow, signedIn } from '../../testing/factories'
import { PRODUCTION } from '../../testing/production'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: PRODUCTION })
  await allow(app)
})
afterAll(() => app?.stop())

describe('in production', () => {
  it('there is no outbox, even where mails of an evaluation were left behind', async () => {
    const outbox = join(app.context.config.dataDir, 'outbox')
    await mkdir(outbox, { recursive: true })
    await writeFile(join(outbox, 'left-behind.eml'), 'Subject: secret\r\n\r\nsecret')
    for (const path of ['/outbox', '/outbox/left-behind.eml', '/outbox/left-behind.eml?part=raw'])
      for (const client of [app.client(), await adminClient(app)])
        expect([path, (await client.request('GET', path)).status]).toEqual([path, 404])
  })

  it('an address alone signs nobody in, a sample person neither', async () => {
    const { email } = await addPerson(app, { isSample: true })
    const client = app.client()
    const refused = await client.request('POST', '/api/simple-auth', { email })
    expect([refused.status, refused.body.code]).toEqual([403, 'test_access_off'])
    expect(client.cookies.size).toBe(0)
    const { body } = await client.call(getPublicSettings)
    expect(body).toMatchObject({ testAccess: false, evaluation: false, outbox: false, sampleData: false })
  })

  it('no sample people are made', async () => {
    const admin = await adminClient(app)
    expect((await admin.request('POST', '/api/admin/seed-users')).status).toBe(403)
  })

  it('an administrator sees nobody’s page', async () => {
    const admin = await adminClient(app)
    const params = { id: '00000000-0000-4000-8000-000000000000' }
    const { status, body } = await admin.call(getOneView, { params })
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'evaluation_only' })])
  })

  it('every cookie is Secure, HttpOnly, SameSite=Lax and of this host alone', async () => {
    const { headers, status } = await app
      .client()
      .request(
        'POST',
        '/api/auth/magic-link',
        { email: 'nora@example.com' },
        { origin: 'https://coffee.test' },
      )
    expect(status).toBe(200)
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-auth_browser=/)
      for (const part of ['; Secure', '; HttpOnly', '; SameSite=Lax', '; Path=/'])
        expect(cookie).toContain(part)
      expect(cookie).not.toMatch(/domain=/i)
    }
  })

  it('a cookie that another host could have set opens no session', async () => {
    const client = await signedIn(app, await addPerson(app))
    const token = client.cookies.get('__Host-auth_session')!
    expect((await client.call(getCurrentUser)).status).toBe(200)
    client.cookies.clear()
    client.cookies.set('auth_session', token)
    expect((await client.call(getCurrentUser)).status).toBe(401)
  })

  it('localhost is another origin', async () => {
    const from = (origin: string) =>
      app.client().request('POST', '/api/auth/send-code', { email: 'x' }, { origin })
    expect((await from('https://coffee.test')).status).toBe(400)
    for (const origin of ['http://coffee.test', 'http://localhost:3000', 'https://localhost'])
      expect((await from(origin)).status).toBe(403)
  })
})
