import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '../../words'
import { ENTRIES, NOTHING, reachInWords, toggled, USERS } from './bulk-bar'

beforeAll(() => loadWords('dashboard'))

const reach = { people: 0, signedIn: 0, paired: 0, matches: 0, booked: 0, pairs: [], changed: 0, refused: 0 }

it('Rows are selected one by one; out of all, those that are loaded stay', () => {
  const one = toggled(NOTHING, 'a', ['a', 'b'])
  expect([...one.ids]).toEqual(['a'])
  expect([...toggled(one, 'a', ['a', 'b']).ids]).toEqual([])
  expect(toggled({ ids: new Set(), isAll: true }, 'a', ['a', 'b'])).toEqual({
    ids: new Set(['b']),
    isAll: false,
  })
})

it('A change of many says its numbers before it is made', () => {
  expect(reachInWords({ ...reach, changed: 2790, refused: 14 }, 2814, USERS)).toEqual([
    'Changes 2,790 of 2,814 users.',
    '14 people have no such department on their list.',
  ])
  expect(reachInWords({ ...reach, changed: 1, people: 120 }, 3, ENTRIES)).toEqual([
    'Changes 1 of 3 entries.',
    'They cover 120 people with an account.',
  ])
  expect(reachInWords(reach, 1, USERS)).toEqual(['None of 1 user needs a change.'])
})
