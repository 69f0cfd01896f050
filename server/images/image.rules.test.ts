import { expect, test } from 'vitest'
import { hasVersion } from './image.rules'

test('a client has a version that it names among others, with or without spaces', () => {
  expect(hasVersion(undefined, '"b"')).toBe(false)
  for (const tags of ['"b"', '"a","b"', '"a" ,  "b" , W/"c"']) expect(hasVersion(tags, '"b"')).toBe(true)
  for (const tags of ['', '"a"', 'W/"b"', '"a b"']) expect(hasVersion(tags, '"b"')).toBe(false)
})

test('a million spaces in a header take no longer than a million letters', () => {
  // By a pattern that looks for the spaces around commas it would be half an hour.
  expect(hasVersion(`"a${' '.repeat(1_000_000)}"`, '"b"')).toBe(false)
})
