import { expect, test } from 'vitest'
import { whyYouTwo } from './why.rules'

test('a match says whose wish applied and when the two last met', () => {
  expect(whyYouTwo(['cross-department', 'cross-department'], { kind: 'cross', lastMet: null })).toEqual([
    'You both asked for someone from another department.',
    'You have never met.',
  ])
  expect(whyYouTwo(['any', 'same-department'], { kind: 'same', lastMet: '2026-05' })).toEqual([
    'One of you asked for someone from your own department, the other is open to anyone.',
    'You last met in May 2026.',
  ])
  expect(whyYouTwo(['any', 'any'], { kind: 'cross', lastMet: null })[0]).toBe(
    'You are both open to anyone, and you work in different departments.',
  )
})
