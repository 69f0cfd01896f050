import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from './sources.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

const config = filesBelow(
  ['server/platform/context', 'plugins'],
  (path) =>
    /\/config[\w-]*\.ts$|\/settings\.ts$|^plugins\/[\w-]+\/server\/.*\.ts$/.test(path) &&
    !path.includes('.test.'),
)
const settings = namesIn(config.map(read).join('\n'), /\b(?:read|setting)\(\s*'([A-Z_]+)'/g)

test('.env.example has every setting, and no other', () => {
  expect(settings.length).toBeGreaterThan(25)
  expect(namesIn(read('.env.example'), /^#([A-Z_]+)=/gm)).toEqual(settings)
})

test('the README explains every setting, and no other', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '')
    .filter((cell) => !cell.includes('npm'))
  expect(namesIn(table.join(), /`([A-Z_]+)`/g)).toEqual(settings)
})
