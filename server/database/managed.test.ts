import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('Whoever changes what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    1,
    '706e5045ea075f9f4612a26e2113558168ed6ba3b5ae89a1febafb70c43ef574',
  ])
})
