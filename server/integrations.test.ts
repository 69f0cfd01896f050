import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { importsOf } from '../scripts/borders.mjs'
import { filesBelow, root } from '../scripts/sources.mjs'
import * as integrations from './integrations'
import { type Config, loadConfig } from './platform/context/config'
import type { Context } from './platform/context/context'

const run = promisify(execFile)

const lines = readFileSync(join(root, 'server/integrations.ts'), 'utf8').split('\n')
const parts = lines.flatMap((line) => /^export \{ (\w+) \} from /.exec(line)?.[1] ?? [])
const isOfProduct = (path: string) => !/\.(test|bench)\.tsx?$|\/testing(?:\/|$)/.test(path)

test('nothing needs an optional part but its line in server/integrations.ts', () => {
  expect(parts).not.toEqual([])
  const files = filesBelow(['server'], (path) => /\.tsx?$/.test(path) && isOfProduct(path))
  for (const part of parts) {
    const folder = `server/integrations/${part}/`
    const others = files.filter((path) => !path.startsWith(folder))
    const users = others.filter((path) =>
      importsOf(path, readFileSync(join(root, path), 'utf8')).some((to) => to.startsWith(folder)),
    )
    const rooms = new Set(users.map((path) => /^server\/integrations\/(\w+)\//.exec(path)?.[1] ?? path))
    expect([...rooms]).toEqual(['server/integrations.ts'])
    expect(lines.filter((line) => line.includes(`/${part}/`))).toHaveLength(1)
  }
})

// All at once: by the imports above a part is compiled from the rest alone, whichever others are there.
test('without the folders of the optional parts and their lines the product compiles', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'cup-without-'))
  const compile = () =>
    run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(copy, 'server'),
      '--singleThreaded',
    ]).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  try {
    for (const room of ['server', 'shared', 'languages', 'matching', 'tsconfig.base.json', 'package.json'])
      await cp(join(root, room), join(copy, room), { recursive: true, filter: isOfProduct })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'server/tsconfig.json'), 'utf8'))
    await writeFile(
      join(copy, 'server/tsconfig.json'),
      JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, files: ['main.ts'] }),
    )
    await rm(join(copy, 'server/integrations'), { recursive: true })
    const rest = lines.filter((line) => !parts.some((part) => line.includes(`/${part}/`)))
    await writeFile(join(copy, 'server/integrations.ts'), rest.join('\n'))
    expect((await compile()).stdout).toBe('')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

/** What the parts do when they are started: what they ask the database, and which timers and connections they open. */
async function started(config: Config) {
  const asked: string[] = []
  const opened: string[] = []
  const db = new Proxy({}, { get: (_, name) => (asked.push(String(name)), undefined) })
  const clock = { now: () => new Date(), timeZone: 'UTC' }
  const context = { config, db, database: { pool: db }, clock, log: pino({ level: 'silent' }) }
  const starting = new AsyncLocalStorage<true>()
  const hook = createHook({
    init: (_, type) => void (starting.getStore() && /Timeout|WRAP$/.test(type) && opened.push(type)),
  }).enable()
  const running = starting.run(true, () =>
    Object.values(integrations).map(({ start }: integrations.Part) => start?.(context as unknown as Context)),
  )
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  hook.disable()
  for (const part of running) await part?.stop()
  return { asked, opened }
}

test('without its settings an optional part does nothing at the start; webhooks, which have none, look once', async () => {
  expect(await started(loadConfig({}))).toEqual({ asked: ['select'], opened: ['Timeout'] })
})

test('nothing of Slack is loaded before it is used', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, 'server/main.ts')],
    outdir: 'unused',
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const loaded = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const ofSlack = loaded.filter(({ path }) => path.startsWith('@slack/'))
  expect(new Set(ofSlack.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']))
})
