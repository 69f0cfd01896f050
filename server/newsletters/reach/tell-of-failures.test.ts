import { expect, test } from 'vitest'
import { roundsOf } from './tell-of-failures'

test('rounds of one name in two programmes have a line each in the mail of who was not reached', () => {
  const of = (programmeId: string, firstName: string) => ({
    round: 'Tea, 7 December 2026',
    programmeId,
    firstName,
    lastName: 'Bauer',
    email: `${firstName}@example.com`,
  })
  expect(roundsOf([of('archived', 'Ada'), of('new', 'Ben'), of('archived', 'Cem')])).toEqual([
    { name: 'Tea, 7 December 2026', programmeId: 'archived', people: ['Ada Bauer', 'Cem Bauer'] },
    { name: 'Tea, 7 December 2026', programmeId: 'new', people: ['Ben Bauer'] },
  ])
})
