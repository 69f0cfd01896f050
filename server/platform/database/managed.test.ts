import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    9,
    '7d0d5448cfe3e8c5e5279bf3b8e89f8924e09b32f2bae53fcf412481b4e6d389',
  ])
})
