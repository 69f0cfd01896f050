import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { root } from '../scripts/sources.mjs'
import { type Config, loadConfig } from '../server/platform/context/config'
import type { Context } from '../server/platform/context/context'
import { plugins } from '../server/plugins'

const run = promisify(execFile)

const ROOMS = ['server', 'web', 'shared', 'languages', 'matching']
const LISTS = ['plugins/server.ts', 'plugins/web.ts', 'plugins/words.ts']
const isOfProduct = (path: string) => !/\.(test|bench)\.tsx?$|\/testing(?:\/|$)/.test(path)

test('without the folders of the plugins and their lines the product compiles', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'cup-without-'))
  const compile = (room: string) =>
    run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(copy, room),
      '--singleThreaded',
    ]).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  try {
    for (const room of [...ROOMS, 'tsconfig.base.json', 'package.json'])
      await cp(join(root, room), join(copy, room), { recursive: true, filter: isOfProduct })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [room, entry] of [
      ['server', 'main.ts'],
      ['web', 'main.tsx'],
    ] as const) {
      const { compilerOptions } = JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8'))
      await writeFile(
        join(copy, room, 'tsconfig.json'),
        JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, files: [entry] }),
      )
    }
    await mkdir(join(copy, 'plugins'))
    for (const list of LISTS) {
      const lines = readFileSync(join(root, list), 'utf8').split('\n')
      const rest = lines.filter((line) => !line.includes("from './"))
      await writeFile(join(copy, list), rest.join('\n'))
    }
    expect((await compile('server')).stdout).toBe('')
    expect((await compile('web')).stdout).toBe('')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

/** What the plugins do when they are started: what they ask the database, and which timers and connections they open. */
async function started(config: Config) {
  const unset = plugins.filter(({ settings }) => settings && settings.of(config) === undefined)
  const asked: string[] = []
  const opened: string[] = []
  const db = new Proxy({}, { get: (_, name) => (asked.push(String(name)), undefined) })
  const clock = { now: () => new Date(), timeZone: 'UTC' }
  const context = { config, db, database: { pool: db }, clock, log: pino({ level: 'silent' }) }
  const starting = new AsyncLocalStorage<true>()
  const hook = createHook({
    init: (_, type) => void (starting.getStore() && /Timeout|WRAP$/.test(type) && opened.push(type)),
  }).enable()
  const running = starting.run(true, () => unset.map(({ start }) => start?.(context as unknown as Context)))
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  hook.disable()
  for (const plugin of running) await plugin?.stop()
  return { asked, opened }
}

test('a plugin whose settings are missing does nothing at the start', async () => {
  expect(await started(loadConfig({}, plugins))).toEqual({ asked: [], opened: [] })
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
