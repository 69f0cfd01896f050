import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    13,
    '6ae10b64bf37b688bfa7fc4cb9a5599c17e13810adf97d682c73b67addf390e6',
  ])
})
