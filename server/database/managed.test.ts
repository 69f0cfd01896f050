import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('Whoever changes what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    2,
    '83feb21984171f6e0292c2c2a93184bbbfa18a03342932e540f282ea4c9bebfc',
  ])
})
