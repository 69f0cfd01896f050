import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('Whoever changes what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    3,
    'c15538f3c1739b2a1678cf0f400ea1c14a9e2ad1bc0c3fd1907c96ff6f548365',
  ])
})
