import { expect, test } from 'vitest'
import { metIn, shownTies, tellable } from './report.rules'

const tie = (one: number, other: number, count: number, people: number) => ({ one, other, count, people })

test('ties of five people or more are shown by their departments', () =>
  expect(shownTies([tie(0, 1, 9, 15), tie(0, 2, 3, 5)])).toEqual([
    { one: 0, other: 1, count: 9 },
    { one: 0, other: 2, count: 3 },
  ]))

test('ties of fewer are one entry without departments, which holds five people or more', () =>
  expect(shownTies([tie(0, 1, 9, 15), tie(0, 2, 3, 5), tie(1, 2, 1, 2)])).toEqual([
    { one: 0, other: 1, count: 9 },
    { one: null, other: null, count: 4 },
  ]))

test('where all ties are of fewer than five people nothing is shown', () =>
  expect(shownTies([tie(0, 1, 2, 4), tie(0, 2, 1, 2)])).toEqual([]))

const said = (bothSaid: number, silent = 0) => ({
  matches: bothSaid + silent,
  bothSaid,
  oneSaid: 0,
  didNot: 0,
  silent,
})

test('the answers of fewer than three pairs are not told, nor can they be worked out from those of all months', () => {
  expect(metIn(said(2, 9))).toBeNull()
  expect(metIn(said(3))).toMatchObject({ met: 3, answered: 3 })
  expect(tellable([said(10, 1), said(2, 3)])).toEqual(said(10, 1))
  expect(tellable([said(10), said(2), said(1)])).toEqual(said(13))
})
