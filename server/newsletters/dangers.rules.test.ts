import { expect, test } from 'vitest'
import { ENGLISH, inWords } from '../platform/http/errors'
import { dangersOf, isOverruled } from './dangers.rules'

const dangers = (...asked: Parameters<typeof dangersOf>) =>
  dangersOf(...asked).map((text) => inWords(text, ENGLISH))

const december = { month: 12, year: 2026 }
const pairing = { name: 'December 2026 Group A - Design', month: '2026-12' }

test('A newsletter for the first mail to a pairing of its own month is no mistake', () => {
  expect(dangers(december, pairing, [], 'UTC')).toEqual([])
})

test('A newsletter to a pairing of another month would name the partners of that month', () => {
  expect(dangers(december, { name: 'May 2026 Group A - Design', month: '2026-05' }, [], 'UTC')).toEqual([
    'The newsletter is for December 2026, but "May 2026 Group A - Design" is a pairing of May 2026: everyone would be told their match of that month.',
  ])
})

test('People who were told their match are told when and by what', () => {
  const at = new Date('2026-12-01T23:30:00Z')
  expect(
    dangers(december, pairing, [{ title: 'Hello December', at, people: 1063 }], 'Europe/Berlin'),
  ).toEqual([
    '"Hello December" told 1,063 people their match of "December 2026 Group A - Design" on Wednesday, 2 December 2026: they would be told again.',
  ])
})

test('Only the name of the pairing overrides, give or take blanks', () => {
  expect(isOverruled(undefined, pairing.name)).toBe(false)
  expect(isOverruled('', pairing.name)).toBe(false)
  expect(isOverruled('May 2026 Group A - Design', pairing.name)).toBe(false)
  expect(isOverruled(' December 2026  Group A - Design ', pairing.name)).toBe(true)
})
