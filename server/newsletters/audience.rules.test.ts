import { expect, test } from 'vitest'
import type { AudienceRow } from './audience.queries'
import { audience, count, criticalErrorsOf, emptyTally } from './audience.rules'

const person = (id: string, changes: Partial<AudienceRow> = {}) =>
  ({
    id,
    email: `${id}@example.com`,
    firstName: id,
    lastName: '',
    isEligible: true,
    participation: 'active',
    isOnLeave: false,
    isUnreachable: false,
    matchId: 'm',
    otherIds: [id === 'ada' ? 'ben' : 'ada'],
    wasInRound: true,
    hostId: null,
    isResting: false,
    waitRounds: null,
    ...changes,
  }) as AudienceRow

test('A newsletter to a pair goes out after one has left: it says so to the other one', () => {
  const some = audience([person('ada'), person('ben', { isEligible: false, participation: 'opted_out' })])
  expect(some.recipients).toMatchObject([{ person: { id: 'ada' }, partner: null, strandedBy: { id: 'ben' } }])
  const tally = emptyTally()
  count(tally, some, new Set(), () => 'en')
  expect(criticalErrorsOf(tally)).toEqual([])
  expect(tally.matchingErrors).toEqual([
    'ben (ben@example.com) has opted out since the pairing and gets no mail; ada (ada@example.com) is told, and offered someone else.',
  ])
})

test('A newsletter of which nobody is left is not sent', () => {
  const tally = emptyTally()
  const away = { isEligible: false, participation: 'paused' } as const
  count(tally, audience([person('ada', away), person('ben', away)]), new Set(), () => 'en')
  expect(criticalErrorsOf(tally)).toHaveLength(1)
})
