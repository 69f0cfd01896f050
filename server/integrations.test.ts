import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '../scripts/borders.mjs'
import { filesBelow, root } from '../scripts/sources.mjs'

/** By whom a part is needed, besides its line. */
const NEEDED_BY: Record<string, string[]> = { webhooks: ['channels'] }

test('each optional part can be deleted with its line in server/integrations.ts, and the rest compiles', () => {
  const lines = readFileSync(join(root, 'server/integrations.ts'), 'utf8').split('\n')
  const parts = lines.flatMap((line) => /^export \{ (\w+) \} from /.exec(line)?.[1] ?? [])
  expect(parts).not.toEqual([])
  const files = filesBelow(
    ['server'],
    (path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|\/testing\//.test(path),
  )
  for (const part of parts) {
    const folder = `server/integrations/${part}/`
    const others = files.filter((path) => !path.startsWith(folder))
    const users = others.filter((path) =>
      importsOf(path, readFileSync(join(root, path), 'utf8')).some((to) => to.startsWith(folder)),
    )
    const rooms = new Set(users.map((path) => /^server\/integrations\/(\w+)\//.exec(path)?.[1] ?? path))
    expect([part, ...rooms].toSorted()).toEqual(
      [part, 'server/integrations.ts', ...(NEEDED_BY[part] ?? [])].toSorted(),
    )
    expect(lines.filter((line) => line.includes(`/${part}/`))).toHaveLength(1)
  }
})
