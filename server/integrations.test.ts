import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { importsOf } from '../scripts/borders.mjs'
import { filesBelow, root } from '../scripts/sources.mjs'

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
