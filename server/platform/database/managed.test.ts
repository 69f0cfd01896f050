import { expect, it } from 'vitest'
import { digestOf, FORM, VERSION } from './managed'

it('A change of what managers see raises its version, so that an earlier one leaves it alone in a rolling restart', () => {
  // Raise VERSION by one, and put the new digest here.
  expect([VERSION, digestOf(FORM)]).toEqual([
    11,
    '975cbfb5a34b161f92fb3759fdb492515560260c00204f35920aa1f7c4396159',
  ])
})
