import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_PEOPLE, MOST_SHOWN, mergeSmall } from './connection-map.queries'

/** The line of those that are merged. */
const REST = 'The others'

const sizes = (...people: number[]) =>
  people.map((count, index) => ({ key: `d${index}`, label: `D${index}`, people: count }))
const lines = (...people: number[]) =>
  mergeSmall(sizes(...people), REST).departments.map((line) => [line.name, line.people, line.merged])

test('departments of fewer than five people are merged', () => {
  expect(lines(8, 3, 2)).toEqual([
    ['D0', 8, 1],
    [REST, 5, 2],
  ])
})

test('what is merged has five people at least: else the next larger department joins it', () => {
  expect(lines(9, 7, 2)).toEqual([
    ['D0', 9, 1],
    [REST, 9, 2],
  ])
  expect(lines(7, 1)).toEqual([[REST, 8, 2]])
})

test('without small departments nothing is merged', () => {
  expect(lines(5, 6)).toEqual([
    ['D1', 6, 1],
    ['D0', 5, 1],
  ])
})

test('fewer than five people have no map', () => {
  expect(mergeSmall(sizes(2, 2), REST).departments).toEqual([])
  expect(mergeSmall([], REST).departments).toEqual([])
})

test('whatever the company: nobody is lost, no line shows fewer than five, and there are twenty-one lines at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }), (people) => {
      const { departments, placeOf } = mergeSmall(sizes(...people), REST)
      const total = people.reduce((sum, count) => sum + count, 0)
      fc.pre(total >= LEAST_PEOPLE)
      expect(departments.reduce((sum, line) => sum + line.people, 0)).toBe(total)
      expect(departments.reduce((sum, line) => sum + line.merged, 0)).toBe(people.length)
      expect(departments.length).toBeLessThanOrEqual(MOST_SHOWN + 1)
      for (const line of departments) expect(line.people).toBeGreaterThanOrEqual(LEAST_PEOPLE)
      for (const [index, count] of people.entries())
        expect(departments[placeOf.get(`d${index}`)!]!.people).toBeGreaterThanOrEqual(count)
    }),
  )
})
