import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    16,
    '19b69bb3f65610a5dfad2b67ae0eab9ca84407829c6495efabc6b62f71906113',
  ])
})
