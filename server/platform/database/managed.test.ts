import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    16,
    'a3b84dc6ad5160000836436d265a70cb8365b3317fcea4d47e718d60cba2f269',
  ])
})
