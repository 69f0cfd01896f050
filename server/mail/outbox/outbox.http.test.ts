import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { startApp, type TestApp } from '../../testing/app'
import { readyNewsletter } from '../../testing/newsletters'
import { startSendEngine } from '../engine/send-engine'
import { loadConfig } from '../../platform/context/config'
import { createMailer } from '../mailer'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { MAIL_URL: 'outbox:' } })
})
afterAll(() => app.stop())

describe('the outbox', () => {
  test('holds the mail of everybody as files and as pages that run nothing', async () => {
    const visitor = app.client()
    expect((await visitor.request('GET', '/outbox')).body).toContain('No mail yet')
    const { admin, newsletter, people } = await readyNewsletter(app, 4)
    const engine = startSendEngine(app.context)
    const { body } = await admin.call(sendNewsletter, { params: { id: newsletter.id } })
    await engine.stop()
    expect(body).toMatchObject({ sent: 4, failed: 0, unknown: 0 })
    expect(await readdir(join(app.context.config.dataDir, 'outbox'))).toHaveLength(4)

    await app.context.mailer.send({
      to: 'ada@example.com',
      subject: 'Your code is <b>123456</b>',
      html: '<html><head></head><body><script>alert(1)</script>123456 <a href="http://localhost/x">in</a></body></html>',
      text: '123456',
    })
    const list = (await visitor.request('GET', '/outbox')).body as string
    expect(list).toContain('Your code is &lt;b&gt;123456&lt;/b&gt;')
    expect(list.match(/href="\/outbox\/[^"]+"/g)).toHaveLength(5)
    const found = (await visitor.request('GET', `/outbox?search=${encodeURIComponent(people[0]!.email)}`))
      .body
    const [, path] = /href="(\/outbox\/[^"]+)"/.exec(found as string) ?? []
    expect((found as string).match(/href="\/outbox\/[^"]+"/g)).toHaveLength(1)

    const page = await visitor.request('GET', path!)
    expect(page.body).toContain(people[0]!.email)
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const html = await visitor.request('GET', `${path}?part=html`)
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html.headers.get('content-security-policy')).toContain('sandbox')
    expect(html.body).toContain('data:image/png;base64,')
    const raw = await visitor.request('GET', `${path}?part=raw`)
    expect(raw.headers.get('content-disposition')).toContain('attachment')
    expect(raw.body).toContain(`To: ${people[0]!.email}`)
  })

  test('can be read on the disk by its owner only', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cup-outbox-'))
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    const folder = join(dataDir, 'outbox')
    const mailer = createMailer(loadConfig({ DATA_DIR: dataDir }))
    await mailer.send({
      to: 'ada@example.com',
      subject: 'Your code',
      html: '<p>123456</p>',
      text: '123456',
    })
    await mailer.close()
    const [name = ''] = await readdir(folder)
    expect([await modeOf(folder), await modeOf(join(folder, name))]).toEqual(['700', '600'])
    await rm(dataDir, { recursive: true })
  })

  test('serves nothing else from the disk', async () => {
    const visitor = app.client()
    for (const name of [
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e',
      'x.eml',
      '.hidden.eml',
      '%00.eml',
      'a'.repeat(300),
    ])
      expect((await visitor.request('GET', `/outbox/${name}`)).status).toBe(404)
    expect((await visitor.request('GET', '/outbox?search[]=x&before=%00')).status).toBe(200)
  })
})
