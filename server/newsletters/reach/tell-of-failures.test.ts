import { expect, test } from 'vitest'
import { roundsOf } from './tell-of-failures'

const OF_SENDER = { code: '5.7.1', message: '550 5.7.1 Not from you' }
const of = (
  programmeId: string,
  firstName: string,
  said = { code: '5.1.1', message: '550 5.1.1 unknown' },
) => ({
  round: 'Tea, 7 December 2026',
  programmeId,
  firstName,
  lastName: 'Bauer',
  email: `${firstName}@example.com`,
  way: 'mail' as const,
  status: 'failed',
  isSendersFault: false,
  ...said,
})

test('rounds of one name in two programmes have a line each in the mail about people not reached', () => {
  expect(roundsOf([of('archived', 'Ada'), of('new', 'Ben'), of('archived', 'Cem')])).toEqual([
    { name: 'Tea, 7 December 2026', programmeId: 'archived', people: ['Ada Bauer', 'Cem Bauer'] },
    { name: 'Tea, 7 December 2026', programmeId: 'new', people: ['Ben Bauer'] },
  ])
})

test('three hundred refusals of a round for one reason of the sender are one trouble, told once; a person with another one is named', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => of('new', `Person ${n}`, OF_SENDER))
  const [round] = roundsOf([of('new', 'Ada'), ...many(300)])
  expect(round).toMatchObject({ people: ['Ada Bauer'], cause: { trouble: 'sender', people: 300 } })
  const known = [round!.cause!.key]
  expect(roundsOf(many(40), known)).toEqual([])
  expect(roundsOf([...many(40), of('new', 'Ben')], known)).toEqual([
    { name: 'Tea, 7 December 2026', programmeId: 'new', people: ['Ben Bauer'] },
  ])
  // Many unknown addresses are many people’s troubles; a few refusals are named.
  const unknown = Array.from({ length: 9 }, (_, n) => of('new', `Person ${n}`))
  expect(roundsOf(unknown)[0]!.people).toHaveLength(9)
  expect(roundsOf(many(4))[0]).not.toHaveProperty('cause')
})
