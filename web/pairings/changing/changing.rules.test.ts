import { expect, test } from 'vitest'
import { askedOf, changeInWords, countsInWords, wishChoices } from './changing.rules'

const someone = (firstName: string) => ({ id: firstName, firstName, lastName: 'Hill', email: '' })
const [ada, bob, cyd] = [someone('Ada'), someone('Bob'), someone('Cyd')]
const two = [ada, bob] as const

test('each wish about a match names whom it is about, and asks for just that', () => {
  expect(wishChoices(two).map(({ label, hint }) => [label, hint])).toEqual([
    ['Pair differently', 'Ada Hill and Bob Hill meet other people'],
    ['Leave out this month', 'Ada Hill'],
    ['Leave out this month', 'Bob Hill'],
    ['Bring together', 'Ada Hill with a person you choose'],
    ['Bring together', 'Bob Hill with a person you choose'],
  ])
  expect(askedOf('apart-0-1', two, undefined)).toEqual({ apart: [['Ada', 'Bob']] })
  expect(askedOf('out-1', two, undefined)).toEqual({ out: ['Bob'] })
  expect(askedOf('together-0', two, undefined)).toBeUndefined()
  expect(askedOf('together-0', two, cyd)).toEqual({ together: [['Ada', 'Cyd']] })
  expect(wishChoices([ada, bob, cyd]).map(({ value }) => value)).toEqual(
    'apart-0-1 apart-0-2 apart-1-2 out-0 out-1 out-2 together-0 together-1 together-2'.split(' '),
  )
  expect(askedOf('apart-1-2', [ada, bob, cyd], undefined)).toEqual({ apart: [['Bob', 'Cyd']] })
  expect(askedOf('together-0', [bob], cyd)).toEqual({ together: [['Bob', 'Cyd']] })
})

test('what changes is told for each person, and how much it is', () => {
  expect(changeInWords({ what: 'new-partner', before: [ada, bob], after: [ada, cyd] })).toEqual({
    name: 'Ada Hill',
    was: 'with Bob Hill',
    is: 'with Cyd Hill',
  })
  expect(changeInWords({ what: 'taken-out', before: [ada, bob], after: null }).is).toBe('sits out')
  expect(changeInWords({ what: 'now-in', before: null, after: [cyd, bob] })).toMatchObject({
    name: 'Cyd Hill',
    was: 'left out',
  })
  expect(countsInWords({ ended: 2, made: 2, people: 4 })).toBe('2 new matches, 4 people')
  expect(countsInWords({ ended: 0, made: 0, people: 0 })).toBe('nobody changes')
  expect(countsInWords({ ended: 1, made: 0, people: 2 })).toBe('1 match fewer, 2 people')
})
