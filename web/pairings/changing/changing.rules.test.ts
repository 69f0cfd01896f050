import { beforeAll, expect, test } from 'vitest'
import {
  askedOf,
  type Box,
  changeInWords,
  countsInWords,
  crossingOf,
  type WishChoice,
  wishChoices,
} from './changing.rules'
import { loadWords } from '../../words'

beforeAll(() => loadWords('rounds'))

const someone = (firstName: string) => ({ id: firstName, firstName, lastName: 'Hill', email: '' })
type Who = ReturnType<typeof someone>
const [ada, bob, cyd] = [someone('Ada'), someone('Bob'), someone('Cyd')]
const two = [ada, bob] as const

test('each wish about a match names its people, and asks for just that', () => {
  expect(wishChoices(two).map(({ label }) => label)).toEqual([
    'Pair differently: Ada Hill and Bob Hill',
    'Leave out this month: Ada Hill',
    'Leave out this month: Bob Hill',
    'Bring together: Ada Hill with…',
    'Bring together: Bob Hill with…',
  ])
  const [apart, , bobOut, adaWith] = wishChoices(two) as [WishChoice, WishChoice, WishChoice, WishChoice]
  expect(askedOf(apart)).toEqual({ apart: [['Ada', 'Bob']] })
  expect(askedOf(bobOut)).toEqual({ out: ['Bob'] })
  expect(askedOf(adaWith)).toBeUndefined()
  expect(askedOf(adaWith, cyd)).toEqual({ together: [['Ada', 'Cyd']] })
  const ofThree = wishChoices([ada, bob, cyd])
  expect(ofThree.map(({ kind, who }) => [kind, ...who.map((one) => one!.id)].join(' '))).toEqual([
    'apart Ada Bob',
    'apart Ada Cyd',
    'apart Bob Cyd',
    'out Ada',
    'out Bob',
    'out Cyd',
    'together Ada',
    'together Bob',
    'together Cyd',
  ])
  expect(askedOf(ofThree[2]!)).toEqual({ apart: [['Bob', 'Cyd']] })
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
    was: 'without a match',
  })
  expect(countsInWords({ ended: 2, made: 2, people: 4 })).toBe('2 new matches, 4 people')
  expect(countsInWords({ ended: 0, made: 0, people: 0 })).toBe('nobody changes')
  expect(countsInWords({ ended: 1, made: 0, people: 2 })).toBe('1 match fewer, 2 people')
})

test('two pairs that swap are drawn as four boxes with lines that cross; a person without anybody has a box of their own', () => {
  const dee = someone('Dee')
  const asDrawn = ({ people, alone }: Box) => [
    people
      .map(({ id }) => id)
      .sort()
      .join(' '),
    alone,
  ]
  const swap = crossingOf([
    { what: 'new-partner', before: [ada, bob], after: [ada, cyd] },
    { what: 'new-partner', before: [bob, ada], after: [bob, dee] },
    { what: 'new-partner', before: [cyd, dee], after: [cyd, ada] },
    { what: 'new-partner', before: [dee, cyd], after: [dee, bob] },
  ])
  expect(swap.before.map(({ people }) => people.map(({ id }) => id))).toEqual([
    ['Ada', 'Bob'],
    ['Cyd', 'Dee'],
  ])
  expect(swap.lines.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['Ada', { box: 0, row: 0 }, { box: 0, row: 0 }],
    ['Bob', { box: 0, row: 1 }, { box: 1, row: 2 }],
    ['Cyd', { box: 1, row: 2 }, { box: 0, row: 1 }],
    ['Dee', { box: 1, row: 3 }, { box: 1, row: 3 }],
  ])
  const { before, after } = crossingOf([
    { what: 'taken-out', before: [ada, bob], after: null },
    { what: 'new-partner', before: [bob, ada], after: [bob, cyd] },
    { what: 'now-in', before: null, after: [cyd, bob] },
  ])
  expect(before.map(asDrawn)).toEqual([
    ['Ada Bob', undefined],
    ['Cyd', 'without a match'],
  ])
  expect(after.map(asDrawn)).toEqual([
    ['Ada', 'sits out'],
    ['Bob Cyd', undefined],
  ])
  const many = Array.from({ length: 30 }, (_, i) => someone(`P${i}`))
  const left = crossingOf(many.map((one) => ({ what: 'left-out', before: [one, ada], after: null })))
  expect(left.lines).toHaveLength(12)
})

test('somebody who moves to another table is told with all others of both, and drawn at tables of their sizes', () => {
  const [dee, eve, fay, gus] = ['Dee', 'Eve', 'Fay', 'Gus'].map(someone) as [Who, Who, Who, Who]
  const moves = { what: 'new-partner' as const, before: [ada, bob, cyd, dee], after: [ada, eve, fay] }
  expect(changeInWords(moves)).toEqual({
    name: 'Ada Hill',
    was: 'with Bob Hill, Cyd Hill and Dee Hill',
    is: 'with Eve Hill and Fay Hill',
  })
  const { after, lines } = crossingOf([
    moves,
    { what: 'new-partner', before: [eve, fay, gus], after: [eve, fay, ada] },
    { what: 'new-partner', before: [gus, eve, fay], after: [gus, bob, cyd, dee] },
  ])
  expect(after.map(({ people }) => people.length)).toEqual([3, 4])
  expect(lines.map(({ to }) => to)).toEqual([
    { box: 0, row: 0 },
    { box: 0, row: 1 },
    { box: 1, row: 3 },
  ])
  expect(wishChoices([ada, bob, cyd], true)[0]!.label).toBe('Seat apart: Ada Hill and Bob Hill')
})
