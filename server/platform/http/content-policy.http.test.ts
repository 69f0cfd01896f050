import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  saveNewsletter,
  showDraftFrame,
  showPicture,
  showPreview,
} from '../../../shared/contract/newsletters'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { fillPath } from '../../../shared/paths'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addPerson, adminClient, allow, signedIn } from '../../testing/factories'

let app: TestApp
let webRoot: string
let admin: Client
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'cup-web-'))
  for (const file of ['index.html', 'app.html'])
    await writeFile(join(webRoot, file), '<!doctype html><body></body>')
  app = await startApp({ webRoot, env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
})
afterAll(async () => {
  await app?.stop()
  await rm(webRoot, { recursive: true })
})

/** The policy of a document, directive by directive. */
async function policyAt(path: string, client: Client = app.client()) {
  const { headers, body, status } = await client.request('GET', path)
  const directives = (headers.get('content-security-policy') ?? '').split('; ').map((text) => {
    const [name = '', ...values] = text.split(' ')
    return [name, values.join(' ')] as const
  })
  return { policy: Object.fromEntries(directives), headers, html: String(body), status }
}

const SCREENS = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

describe('the content policy', () => {
  it.each([
    '/',
    '/auth',
    '/admin',
    '/met?token=x',
    '/another?token=x',
    '/plan?token=x',
    '/unsubscribe?token=x',
    '/nowhere',
    '/api/auth/user',
  ])('of %s allows files of our own alone, no HTML made of texts, and asks for reports', async (path) => {
    const { policy, headers } = await policyAt(path)
    expect(policy).toEqual(SCREENS)
    expect(headers.get('reporting-endpoints')).toBeNull()
  })

  it.each(['/api/docs', '/outbox'])('of %s allows its one style by its hash, and no script', async (path) => {
    const { policy, html } = await policyAt(path)
    expect(policy['default-src']).toBe("'none'")
    expect(policy['style-src']).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(policy['script-src']).toBeUndefined()
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style=|<script/)
  })

  it('of an open evaluation allows the style of its warning, too, and still no other', async () => {
    const open = await startApp({ webRoot, env: { HOST: '0.0.0.0' } })
    for (const path of ['/', '/outbox', '/api/docs']) {
      const { policy, html } = await policyAt(path, open.client())
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '')
      const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
      expect(html).toContain('class="open-evaluation"')
      expect(html).not.toContain(' style=')
      expect(policy['style-src']?.split(' ').toSorted()).toEqual(
        [...hashes, ...(path === '/' ? ["'self'"] : [])].toSorted(),
      )
    }
    await open.stop()
  })
})

describe('a mail in a frame of ours', () => {
  it('is a document that may be styled inline, and nothing else; for administrators only', async () => {
    const [ada] = await addPeople(app, [{ firstName: 'Ada' }, {}])
    const { body } = await admin.call(generateCompanyPairing)
    const { body: draft } = await admin.request('POST', '/api/admin/newsletters/generate')
    await admin.call(saveNewsletter, {
      params: { id: draft.id },
      body: { pairingFile: body.pairing!.fileName, updatedAt: draft.updatedAt },
    })
    const path = `${fillPath(showPreview.path, { id: draft.id })}?recipientEmail=${ada!.email}`
    const { policy, html, headers } = await policyAt(path, admin)
    expect(html).toContain('Ada')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(policy).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      'img-src': 'data: https: http:',
      'style-src': "'unsafe-inline'",
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    })
    const employee = await signedIn(app, await addPerson(app))
    expect((await policyAt(path, employee)).status).toBe(403)
    expect((await policyAt(path)).status).toBe(401)
  })

  it('that is not saved is written into an empty document of our origin, in which no script runs', async () => {
    const { policy, html } = await policyAt(showDraftFrame.path, admin)
    expect(html).not.toMatch(/<body|<script/)
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      sandbox: 'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    })
    expect(policy['script-src']).toBeUndefined()
    expect((await policyAt(showDraftFrame.path)).status).toBe(401)
  })

  it('may be one picture of another site, whatever its address tries', async () => {
    const at = (url: string) => policyAt(`${showPicture.path}?url=${encodeURIComponent(url)}`, admin)
    const { policy, html } = await at('https://elsewhere.test/a"onerror="x()"><script>x()</script>.png')
    expect(html).toContain('src="https://elsewhere.test/a%22onerror=%22x()%22%3E%3Cscript%3Ex()')
    expect(html).not.toContain('<script')
    expect(policy['default-src']).toBe("'none'")
    expect(policy['style-src']).toMatch(/^'sha256-/)
    expect(policy.sandbox).toBe('')
    for (const url of ['javascript:x()', 'data:text/html,x', '/a.png', 'x'])
      expect((await at(url)).status, url).toBe(400)
  })
})
