import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../server/platform/database/embedded/embedded'
import { type RunningInstance, startBuilt } from '../server/testing/instances'
import { type Proxy, startProxy } from '../server/testing/round-robin'
import { allLoaded, expect, SAMPLE, takeFaults, test } from './product'

let dataDir: string
let database: Embedded
let proxy: Proxy
const instances: RunningInstance[] = []

/**
 * Another build of the same sources: every hash in a name of a file is another one, where the file is and where it is
 * named. It says what a second build would, in less than a second. It is within the repository, where its packages are.
 */
async function copyBuild(folder: string): Promise<string> {
  await cp('dist', folder, { recursive: true })
  const web = join(folder, 'web')
  const files = (await readdir(web, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const hashed = /^(.+-)([\w-]{8})(\.\w+)$/
  const renamed = new Map<string, string>()
  for (const { name } of files) {
    const [, first, hash, ending] = hashed.exec(name) ?? []
    if (hash) renamed.set(name, `${first}ZZ${hash.slice(2)}${ending}`)
  }
  const anyOf = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name)
    if (/\.(?:br|gz)$/.test(name)) await rm(path)
    else if (/\.(?:html|js|css)$/.test(name)) {
      const text = await readFile(path, 'utf8')
      await writeFile(
        path,
        text.replace(anyOf, (found) => renamed.get(found)!),
      )
    }
    const to = renamed.get(name)
    if (to) await rename(path, join(parentPath, to))
  }
  return join(folder, 'server/main.js')
}

test.beforeAll(async ({}, testInfo) => {
  dataDir = await mkdtemp(join(tmpdir(), 'cup-versions-'))
  ;[database, proxy] = await Promise.all([startEmbedded({ dataDir }), startProxy()])
  const env = {
    ...SAMPLE,
    APP_URL: proxy.url,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  const other = copyBuild(testInfo.outputPath('build'))
  instances.push(await startBuilt(env))
  instances.push(await startBuilt(env, { main: await other }))
  proxy.add(...instances.map(({ url }) => url))
  await expect.poll(() => proxy.ready(), { intervals: [20] }).toBe(2)
})
test.afterAll(async () => {
  await proxy.close()
  await Promise.all(instances.map((instance) => instance.end()))
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const question = (page: Page) => page.getByText('A new version is here')

test('a proxy that gives each request to the other one of two versions shows whole pages, and where files are gone one question', async ({
  browser,
}) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: proxy.url })
    await context.request.post('/api/simple-auth', { data: { email: 'ines.ulloa@example.com' } })
    return context.newPage()
  }
  const versions = new Set<boolean>()
  await test.step('pages of both versions work', async () => {
    const page = await open()
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) {
        expect([response.url(), response.status()]).toEqual([response.url(), 200])
        versions.add(/-ZZ[\w-]{6}\.\w+$/.test(response.url()))
      }
    })
    for (const path of ['/', '/auth', '/profile', '/matches', '/home']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await allLoaded(page)
      await expect(question(page)).toBeHidden()
    }
    await page.getByRole('link', { name: 'Matches', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'My Coffee Matches' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(versions).toEqual(new Set([true, false]))
  })
  await test.step('files that no instance has any more make one question, no blank page and no reload', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query('truncate page_files')
    await owner.end()
    const page = await open()
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    for (const path of ['/home', '/auth']) {
      await page.goto(path)
      await expect(question(page)).toBeVisible()
      await page.waitForTimeout(500)
    }
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { name: 'Come in, sit down' }).first()).toBeVisible()
    takeFaults()
  })
})
