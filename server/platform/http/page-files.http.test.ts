import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../testing/app'
import { keepPageFiles } from './page-files'

const DAY_MS = 86_400_000
const SCRIPT = `export const words = '${'much '.repeat(500)}'`
const folders: string[] = []
let before: TestApp
let today: TestApp

/** A build whose page asks for one script. */
async function build(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-web-'))
  folders.push(folder)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'app.html'), `<script src="/assets/${name}">`)
  for (const file of [name, 'shared-1.css']) await writeFile(join(folder, 'assets', file), SCRIPT)
  return folder
}
const ask = ({ url }: TestApp, name: string, init?: RequestInit) => fetch(`${url}/assets/${name}`, init)
const statuses = async (app: TestApp, ...names: string[]) =>
  Promise.all(names.map(async (name) => (await ask(app, name)).status))

beforeAll(async () => {
  const [old, fresh] = [await build('index-old.js'), await build('index-new.js')]
  before = await startApp({ webRoot: old })
  today = await startApp({ webRoot: fresh, beside: before })
  // As main.ts does before it listens.
  await keepPageFiles(before.context, old)
  await keepPageFiles(today.context, fresh)
})
afterAll(async () => {
  await today?.stop()
  await before?.stop()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

it('two versions next to one another have the hashed files of both', async () => {
  for (const app of [before, today])
    expect(await statuses(app, 'index-old.js', 'index-new.js', 'shared-1.css')).toEqual([200, 200, 200])
})

it('a file of the other version comes as one of its own does', async () => {
  const [own, others] = [await ask(before, 'index-old.js'), await ask(today, 'index-old.js')]
  for (const header of ['content-type', 'cache-control', 'content-encoding', 'x-content-type-options'])
    expect([header, others.headers.get(header)]).toEqual([header, own.headers.get(header)])
  expect(await others.text()).toBe(SCRIPT)
  expect((await ask(today, 'index-old.js', { method: 'HEAD' })).status).toBe(200)
  expect((await ask(today, 'index-old.js', { method: 'POST' })).status).toBe(404)
})

it('what no version has is not found', async () => {
  for (const name of ['index-none.js', 'index-old.js.gz', '', '..%2f..%2fpackage.json'])
    expect([name, (await ask(today, name)).status]).toEqual([name, 404])
})

it('files of a version that was replaced are forgotten after fourteen days, those of now never', async () => {
  before.clock.advance(14 * DAY_MS)
  await keepPageFiles(today.context, folders[1]!)
  expect(await statuses(today, 'index-old.js')).toEqual([200])
  before.clock.advance(1)
  await keepPageFiles(today.context, folders[1]!)
  expect(await statuses(today, 'index-old.js', 'shared-1.css')).toEqual([404, 200])
  expect(await statuses(before, 'index-new.js')).toEqual([200])
})

it('a version that comes back is the one of now', async () => {
  await keepPageFiles(before.context, folders[0]!)
  before.clock.advance(15 * DAY_MS)
  await keepPageFiles(before.context, folders[0]!)
  expect(await statuses(today, 'index-old.js', 'shared-1.css')).toEqual([200, 200])
  expect(await statuses(before, 'index-new.js')).toEqual([404])
})
