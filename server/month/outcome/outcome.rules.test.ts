import { describe, expect, test } from 'vitest'
import { type OutcomeFacts, outcomeOf } from './outcome.routes'

const standing = (state: OutcomeFacts['standing']['state'], text = state as string) => ({
  state,
  until: null,
  text,
})
const nobody: OutcomeFacts = {
  month: '2026-11',
  standing: standing('active'),
  sitsOut: null,
  isSetUp: true,
  hasNoGroup: false,
  own: null,
  round: null,
}
const own: NonNullable<OutcomeFacts['own']> = {
  isPublished: true,
  partner: null,
  isCalledOff: false,
  isOpen: false,
  isStanding: true,
  hasSteppedOut: null,
  reasons: null,
}
const matched = { ...own, partner: 'Ines Vargas', isOpen: true }
const round = { isPublished: true, isBeforeAccount: false }
const skipping = (isOver: boolean) => ({
  standing: standing('skipped'),
  sitsOut: { round: null, backIn: null, isOver },
})

describe('What the month brought somebody', () => {
  test.each<[Partial<OutcomeFacts>, string, string]>([
    [{ own: matched, round }, 'matched', 'You are matched with Ines Vargas.'],
    [{ own: matched, round, standing: standing('paused') }, 'matched', 'You are matched with Ines Vargas.'],
    [
      { own: { ...matched, isStanding: false }, round },
      'stranded',
      'Ines Vargas can’t make it for coffee after all.',
    ],
    [
      { own: { ...matched, hasSteppedOut: true }, round, standing: standing('paused') },
      'paused',
      'You stepped out of November. Ines Vargas has been told.',
    ],
    [
      { own: { ...matched, hasSteppedOut: true }, round },
      'joined-later',
      'You stepped out of November. Ines Vargas has been told. You’re in the next one.',
    ],
    [
      { own: { ...matched, hasSteppedOut: false }, round, standing: standing('opted-out') },
      'opted-out',
      'opted-out',
    ],
    [
      { own: { ...matched, isOpen: false }, round },
      'matched',
      `You were matched with Ines Vargas in November.`,
    ],
    [
      { round },
      'joined-later',
      'You have no match in November: you couldn’t take part. You’re in the next one.',
    ],
    [
      { round: { ...round, isBeforeAccount: true }, isSetUp: false },
      'joined-later',
      'The round of November was made before you joined. Complete your profile, and you’re in the next one.',
    ],
    [
      { own: { ...matched, isCalledOff: true }, round },
      'joined-later',
      'Your match in November was called off because you couldn’t make it. You’re in the next one.',
    ],
    [
      { hasNoGroup: true },
      'no-group',
      "You're not in a group yet, and rounds are made by group. The people who run Cup of Joe can add you to one.",
    ],
    [{ hasNoGroup: true, round, own: matched }, 'matched', 'You are matched with Ines Vargas.'],
    [{}, 'no-round', `There has been no round in November yet.`],
  ])('%j: %s, "%s"', (facts, outcome, text) => {
    expect(outcomeOf({ ...nobody, ...facts })).toEqual({ outcome, text })
  })

  test.each(['paused', 'opted-out', 'on-leave', 'dormant'] as const)(
    'is that they are %s, also if the round left them out',
    (state) => {
      const facts = { ...nobody, standing: standing(state, 'Why.'), own, round }
      expect(outcomeOf(facts)).toEqual({ outcome: state, text: 'Why.' })
    },
  )

  const where = (code: 'anywhere' | 'inside') =>
    code === 'anywhere'
      ? ({ code: 'matching.where.anywhere' } as const)
      : ({ code: 'matching.where.inside', args: { department: 'Design' } } as const)
  const FIRST = ' You are first in line next time.'
  test.each<[NonNullable<(typeof own)['reasons']>, string]>([
    [[{ code: 'matching.odd' }], `it was an odd number, and it was your turn.${FIRST}`],
    [[{ code: 'matching.nobodyLeft' }], `there were too few people who fit, and it was your turn.${FIRST}`],
    [
      [{ code: 'matching.leftOutByWish' }],
      `the people who run the programme decided so for this round.${FIRST}`,
    ],
    [
      [{ code: 'matching.meetsNobody', args: { where: where('anywhere') } }],
      'nobody you can meet was ready. It helps when more colleagues take part.',
    ],
    [
      [{ code: 'matching.meetsNobody', args: { where: where('inside') } }],
      'nobody you can meet was ready in Design. It helps to be open to anyone: choose that on your profile.',
    ],
    [
      [{ code: 'matching.table.fewPartners', args: { count: 1, where: where('anywhere') } }],
      'nobody you can meet was ready. It helps when more colleagues take part.',
    ],
    [
      [
        {
          code: 'matching.table.metMost',
          args: {
            lately: { code: 'matching.lately', args: { months: 3 } },
            count: 3,
            people: 4,
            where: where('inside'),
          },
        },
      ],
      'nobody you can meet was ready in Design. It helps to be open to anyone: choose that on your profile.',
    ],
  ])(
    'is that they sat out, why (%j), and the first place next time unless they can meet nobody',
    (reasons, why) => {
      const text = `You sat out November: ${why}`
      expect(outcomeOf({ ...nobody, own: { ...own, reasons }, round })).toEqual({ outcome: 'left-out', text })
    },
  )

  test('is that they skip the round, unless it is the next one and they were in this one', () => {
    expect(outcomeOf({ ...nobody, ...skipping(false) }).outcome).toBe('skipped')
    expect(outcomeOf({ ...nobody, ...skipping(true), round }).outcome).toBe('skipped')
    expect(outcomeOf({ ...nobody, ...skipping(false), round, own }).outcome).toBe('left-out')
    expect(outcomeOf({ ...nobody, ...skipping(false), round }).outcome).toBe('joined-later')
  })

  test('is the same for everybody until the matches are shown', () => {
    const hidden = { ...round, isPublished: false }
    const all = [{ ...matched, isPublished: false }, { ...own, isPublished: false }, null].map((one) =>
      outcomeOf({ ...nobody, own: one, round: hidden }),
    )
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(all[0]?.outcome).toBe('not-shown-yet')
  })
})
