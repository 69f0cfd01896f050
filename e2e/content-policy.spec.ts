// What the content security policy and Trusted Types refuse. That no screen needs any of it, every other journey shows:
// each fails when the policy refuses something (product.ts).
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeNewsletter, test } from './admin'
import { closeBrowser, expect, openBrowser, takeFaults } from './product'

/** Another site, with a red picture and a count of the requests that reach it. */
async function anotherSite() {
  const create = { width: 30, height: 20, channels: 3 as const, background: '#c00' }
  const picture = await sharp({ create }).png().toBuffer()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isThere = request.url === '/red.png'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/png' }).end(isThere ? picture : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, close: () => server.close() }
}

/** Adds HTML to the front page on its way, as if somebody's words had got into it unescaped; its headers stay. */
const smuggle = (page: Page, html: string) =>
  page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${html}`) })
  })

/** Waits until the policy has refused something by each of these directives, and by no other. */
async function expectRefused(...directives: string[]): Promise<void> {
  const seen = new Set<string>()
  await expect
    .poll(() => {
      for (const text of takeFaults()) {
        const [, directive] = /^securitypolicyviolation (\S+)/.exec(text) ?? []
        if (directive) seen.add(directive)
      }
      return [...seen].sort()
    })
    .toEqual(directives)
}

/** The same directive refuses several things, and some may be said later. */
async function forget(page: Page): Promise<void> {
  await closeBrowser(page.context())
  takeFaults()
}

test('what gets into a page unescaped runs nothing, styles nothing, loads nothing from another site, and is reported', async ({
  browser,
  product,
}) => {
  const site = await anotherSite()
  const page = await openBrowser(browser, product, '/healthz')
  await smuggle(
    page,
    `<script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 1">
    <script src="${site.url}/x.js"></script><link rel="stylesheet" href="${site.url}/x.css">
    <style>#smuggled { color: rgb(1, 2, 3) }</style><p id="smuggled" style="font-size: 77px">Smuggled</p>
    <img src="${site.url}/red.png"><iframe src="${site.url}/frame"></iframe>
    <form action="${site.url}/form"><button>Send</button></form>`,
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const smuggled = page.locator('#smuggled')
  await expect(smuggled).not.toHaveCSS('font-size', '77px')
  await expect(smuggled).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await page.evaluate(() => document.querySelector('form')?.submit())
  await expectRefused(
    'form-action',
    'frame-src',
    'img-src',
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  )
  expect(site.asked).toEqual([])
  site.close()
  await forget(page)
})

test('a script makes no HTML of a text, no code of a text, and no policy by which it might', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product)
  const tried = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const element = document.createElement('div')
    const frame = document.createElement('iframe')
    const script = document.createElement('script')
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): unknown } }
    return {
      innerHTML: attempt(() => (element.innerHTML = '<b>bold</b>')),
      insertAdjacentHTML: attempt(() => element.insertAdjacentHTML('beforeend', '<b>bold</b>')),
      srcdoc: attempt(() => (frame.srcdoc = '<b>bold</b>')),
      scriptSrc: attempt(() => (script.src = '/start.js')),
      parse: attempt(() => new DOMParser().parseFromString('<b>bold</b>', 'text/html')),
      policy: attempt(() => trustedTypes.createPolicy('default')),
    }
  })
  expect(tried).toEqual({
    innerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    srcdoc: 'TypeError',
    scriptSrc: 'TypeError',
    parse: 'TypeError',
    policy: 'TypeError',
  })
  await expectRefused('require-trusted-types-for', 'trusted-types')
  await forget(page)
})

test('a picture of another site is shown in the editor in a frame without rights, or said to be broken', async ({
  admin,
}) => {
  const site = await anotherSite()
  const id = await makeNewsletter(admin, 'A foreign picture')
  await admin.goto(`/admin?edit=${id}`)
  await admin.getByLabel('Mood Image URL').fill(`${site.url}/red.png`)
  const frame = admin.locator('iframe[title="Picture"]').first()
  await expect(frame).toHaveAttribute('sandbox', '')
  const picture = frame.contentFrame().getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 30)
  await expect(picture).toHaveCSS('object-fit', 'contain')

  await admin.getByLabel('Mood Image URL').fill(`${site.url}/gone.png`)
  await expect(frame.contentFrame().getByAltText('Image failed to load. Please check the URL.')).toBeVisible()
  site.close()
})

test('pages without a script have their style: the calls, the outbox and a mail in it', async ({
  browser,
  product,
}) => {
  const page = await openBrowser(browser, product, '/api/docs')
  await expect(page.locator('body')).toHaveCSS('max-width', '832px')
  await page.goto('/outbox')
  await expect(page.getByRole('main')).toHaveCSS('max-width', '960px')
})
