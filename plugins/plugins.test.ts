import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
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
import { sample } from '../server/testing/sample'

const run = promisify(execFile)

const PARTS = ['server', 'web', 'shared', 'languages', 'matching', 'plugins', 'scripts']
const FILES = ['tsconfig.base.json', 'package.json', 'vitest.config.ts']
const LISTS = ['plugins/server.ts', 'plugins/web.ts', 'plugins/words.ts']
/** The product, and the tests of the core's rules. */
const isCopied = (path: string) =>
  !/\.(test|bench)\.tsx?$|\/testing(?:\/|$)/.test(path) ||
  /\.rules\.test\.ts$|\/testing(\/(dice|needs)\.ts)?$/.test(path)

/** What is left of the lists, without the lines of some plugins. */
const without = (list: string, names: readonly string[]) =>
  readFileSync(join(root, list), 'utf8')
    .split('\n')
    .filter((line) => !names.some((name) => line.includes(`from './${name}/`)))
    .join('\n')

/** Works on a copy of the product without the folders of some plugins and their lines. */
async function withoutPlugins(
  names: readonly string[],
  work: (copy: string) => Promise<void>,
): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'cup-without-'))
  try {
    for (const part of [...PARTS, ...FILES])
      await cp(join(root, part), join(copy, part), { recursive: true, filter: isCopied })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [room, entry, include] of [
      ['server', 'main.ts', []],
      ['web', 'main.tsx', ['../plugins/*/words']],
    ] as const) {
      const { compilerOptions } = JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8'))
      await writeFile(
        join(copy, room, 'tsconfig.json'),
        JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, files: [entry], include }),
      )
    }
    for (const name of names) await rm(join(copy, 'plugins', name), { recursive: true })
    for (const list of LISTS) await writeFile(join(copy, list), without(list, names))
    await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** What a program of node_modules says in a copy of the product; nothing if all is well. */
const said = (copy: string, program: string, ...args: string[]): Promise<string> =>
  // A copy has no history, which choosing the long tests would need.
  run(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: copy,
    env: { ...process.env, LONG_SINCE: '' },
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )

async function assertCompiles(copy: string): Promise<void> {
  for (const room of ['server', 'web'])
    expect(await said(copy, 'typescript/bin/tsc', '-p', room, '--singleThreaded')).toBe('')
}

const names = readdirSync(join(root, 'plugins'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('without the folders of the plugins and their lines the product compiles, and the rules of the core hold', () =>
  withoutPlugins(names, async (copy) => {
    await assertCompiles(copy)
    expect(await said(copy, 'vitest/vitest.mjs', 'run', '--project', 'unit', '.rules.test.ts')).toBe('')
  }))

/** A folder in no list is a library of plugins. */
const listed = names.filter(
  (name) => without('plugins/server.ts', [name]) !== without('plugins/server.ts', []),
)

test.each(sample([], listed))('without the plugin %s alone the product compiles', (name) =>
  withoutPlugins([name], assertCompiles),
)

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

test('nothing of a chat is loaded before it is used', async () => {
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
  const ofChats = loaded.filter(({ path }) => /^@slack\/|^jose$/.test(path))
  expect(new Set(ofChats.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']))
})
