import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('Whoever changes what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    4,
    'f88277d56455972eab2f1cc6c3c9d740001a2246b0f6eabf8df2aca80d94ebef',
  ])
})
