import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    14,
    '133ac3e067ffedd62d0100f9ac8a240bca1ef8579f05328c99ed066fdb5da905',
  ])
})
