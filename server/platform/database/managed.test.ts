import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    18,
    'ea1a4712373b70c03c0e7c5bd4d7d09cf875c8cc0ad3e1b09f47442d6caefa3f',
  ])
})
