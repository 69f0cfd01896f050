import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.mjs'

test('each line of the page for the works council names a test that is there', () => {
  const [facts = ''] = readFileSync(join(root, 'docs/guide/works-council.md'), 'utf8').split('\n## Draft')
  const lines = facts.split('\n').filter((line) => /^(- |\| (?!what \|))/.test(line))
  expect(lines.length).toBeGreaterThan(15)
  for (const line of lines) {
    const [, path] = /`([\w/.-]+\.test\.tsx?)`/.exec(line) ?? []
    expect([line, path && existsSync(join(root, path))]).toEqual([line, true])
  }
})
