import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('Whoever changes what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    8,
    '400d7ef35d5812bf71b57f451e8d89f588836c66600158f3ca2c7b531a6ab68e',
  ])
})
