import { expect, it } from 'vitest'
import { directionOf, sortAfter, sortIn } from './sort.rules'

it('A column head sorts ascending at the first press, and descending at the next', () => {
  const first = sortAfter('name', 'email')
  const second = sortAfter(first, 'email')
  expect([first, second, sortAfter(second, 'email')]).toEqual(['email', '-email', 'email'])
  expect([directionOf(first, 'email'), directionOf(second, 'email'), directionOf(second, 'name')]).toEqual([
    'ascending',
    'descending',
    undefined,
  ])
})

it('An address can ask only for a sort that the list has', () => {
  const columns = ['name', 'email'] as const
  expect(['email', '-email', '', 'salary', '--name'].map((text) => sortIn(text, columns))).toEqual([
    'email',
    '-email',
    undefined,
    undefined,
    undefined,
  ])
})
