import { expect, test } from 'vitest'
import { ENGLISH } from '../../platform/http/errors'
import {
  isAsAsked,
  mergeWishes,
  movesBetween,
  priceFigures,
  priceInWords,
  wishesInWords,
} from './changes.rules'

const words = ENGLISH.responses
const none = { together: [], apart: [], out: [] }

test('a new wish goes before an earlier one that it contradicts, and the others still hold', () => {
  const earlier = {
    together: [
      ['a', 'b'],
      ['c', 'd'],
    ] as [string, string][],
    apart: [['e', 'f']] as [string, string][],
    out: ['g', 'h'],
  }
  expect(mergeWishes(earlier, none)).toEqual(earlier)
  expect(mergeWishes(earlier, { ...none, apart: [['b', 'a']] }).together).toEqual([['c', 'd']])
  expect(mergeWishes(earlier, { ...none, together: [['f', 'e']] }).apart).toEqual([])
  expect(mergeWishes(earlier, { ...none, together: [['a', 'g']] })).toMatchObject({
    together: [
      ['c', 'd'],
      ['a', 'g'],
    ],
    out: ['h'],
  })
  expect(mergeWishes(earlier, { ...none, out: ['c', 'g'] })).toMatchObject({
    together: [['a', 'b']],
    out: ['h', 'c', 'g'],
  })
  const takesPart = (id: string) => id !== 'e' && id !== 'a'
  expect(mergeWishes(earlier, none, { takesPart })).toEqual({
    together: [['c', 'd']],
    apart: [],
    out: ['g', 'h'],
  })
})

test('a round is as asked where pairs are there, others are apart, and people to sit out do so by wish', () => {
  const matches = [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]
  const mates = new Map(['ab', 'ba', 'de', 'ed'].map((pair) => [pair.charAt(0), [pair.charAt(1)]]))
  const round = { matches, mates, out: ['o'], takesPart: (id: string) => id !== 'gone' }
  const isMet = (wishes: Partial<Parameters<typeof isAsAsked>[1]>) => isAsAsked(round, { ...none, ...wishes })
  expect([isMet({}), isMet({ together: [['b', 'a']] }), isMet({ apart: [['a', 'd']], out: ['o'] })]).toEqual([
    true,
    true,
    true,
  ])
  for (const wishes of [
    { together: [['a', 'd']] as [string, string][] },
    // Who joined a pair is in no pair.
    { together: [['a', 'c']] as [string, string][] },
    { apart: [['b', 'c']] as [string, string][] },
    { apart: [['a', 'a']] as [string, string][] },
    { apart: [['a', 'gone']] as [string, string][] },
    { out: ['p'] },
  ])
    expect(isMet(wishes)).toBe(false)
})

test('wishes and their price are told in words', () => {
  const asked = { ...none, apart: [['a', 'b']] as [string, string][], out: ['c'] }
  expect(wishesInWords(words, asked, (id) => id.toUpperCase())).toEqual([
    'A and B are kept apart.',
    'C sits out.',
  ])
  const free = { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0, threes: 0 }
  expect(priceInWords(words, priceFigures(words, free))).toMatch(/^Costs nothing/)
  const dear = priceFigures(words, { ...free, pairs: -1, leftOutDebt: 12, crossPairs: -2, repeats: 1 })
  expect(dear.map(({ by }) => by)).toEqual([-1, -2, 1, 12])
  expect(priceInWords(words, dear)).toBe(
    'Compared with the original round: 1 fewer pair, 2 fewer pairs across departments, 1 more pair that met before, people sit out again too soon.',
  )
})

test('of tables that change, those have moved who no longer sit with most of theirs', () => {
  const tables = (...all: string[]) => all.map((people) => people.split(''))
  const moved = (ended: string[], made: string[], out: string[] = []) =>
    movesBetween(tables(...ended), tables(...made), out).map(({ id, what, before, after }) =>
      [id, what, before?.join(''), after?.join('')].filter(Boolean).join(' '),
    )
  expect(moved(['abcd', 'efgh'], ['abce', 'dfgh'])).toEqual([
    'd new-partner dabc dfgh',
    'e new-partner efgh eabc',
  ])
  expect(moved(['abcd', 'efgh'], ['bcd', 'efghi'], ['a'])).toEqual(['a taken-out abcd', 'i now-in iefgh'])
  // Of a pair with another partner, both have.
  expect(moved(['ab', 'cd'], ['ac', 'bd'])).toHaveLength(4)
  expect(moved(['abc', 'de'], ['ab', 'dec'])).toEqual(['c new-partner cab cde'])
  // A table that ends: its people have moved, whoever goes with them.
  expect(moved(['abc', 'def'], ['defa'])).toEqual([
    'a new-partner abc adef',
    'b left-out bac',
    'c left-out cab',
  ])
})

test('the price of tables is told in people at tables, sizes and introductions', () => {
  const price = {
    pairs: 0,
    leftOutDebt: 0,
    crossPairs: -3,
    repeats: 1,
    threes: 0,
    tables: { seated: -1, otherSizes: 1 },
  }
  expect(priceFigures(words, price).map(({ inWords }) => inWords)).toEqual([
    '1 fewer person at a table',
    '1 more table of another size',
    '3 fewer introductions across departments',
    '1 more repeat introduction',
  ])
})

test('at a table, a person brought together with one more stays with the one before', () => {
  const earlier = { ...none, together: [['a', 'b']] as [string, string][] }
  const asked = { ...none, together: [['b', 'c']] as [string, string][] }
  expect(mergeWishes(earlier, asked).together).toEqual([['b', 'c']])
  expect(mergeWishes(earlier, asked, { isTables: true }).together).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})
