import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../shared/error-codes'
import { filesBelow, root } from './sources.mjs'

test('every code of the API is given by a refusal of the server', () => {
  const sources = filesBelow(
    ['server', 'plugins'],
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
  )
  const text = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  const given = new Set(
    [...text.matchAll(/(?:new HttpError\(\s*\w+,|\bcode:)\s*'(\w+)'/g)].map(([, code]) => code),
  )
  expect(Object.keys(ERROR_CODES).filter((code) => !given.has(code))).toEqual([])
})
