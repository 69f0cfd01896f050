import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from './sources.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const tests = filesBelow(['server', 'shared', 'matching', 'web', 'plugins', 'e2e', 'scripts'], (path) =>
  /\.(test|spec)\.tsx?$/.test(path),
)

/** The files that a short name such as `access.http` or `participation-mug` means. */
const filesNamed = (name: string): string[] =>
  tests.filter((path) => `/${path.replace(/\.(?:test|spec)\.tsx?$/, '')}`.endsWith(`/${name}`))

const hasTitle = (path: string, beginning: string): boolean => {
  const text = read(path).replaceAll(String.raw`\'`, "'").replaceAll(/\s+/g, ' ')
  return ["'", '"', '`'].some((quote) => text.includes(quote + beginning))
}

/** What the last cell of each row names and no test has: `a file`, or "the beginning of a title" in the file before it. */
function untrue(document: string): string[] {
  const cells = read(document)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').at(-2) ?? '')
  return cells.flatMap((cell) => {
    let files: string[] = []
    return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([named, file, title = '']) => {
      if (file) files = filesNamed(file)
      const isTrue = file ? files.length > 0 : files.some((path) => hasTitle(path, title.replace(/…$/, '')))
      return isTrue ? [] : `${named} in:${cell}`
    })
  })
}

test.each(['docs/coverage-admin.md', 'docs/coverage-employee.md'])(
  'every test that %s names is there',
  (document) => {
    expect(untrue(document)).toEqual([])
  },
)
