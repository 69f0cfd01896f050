import { describe, expect, it } from 'vitest'
import { rules } from '../languages/en/rules'
import { standingOf } from './standing'

const active = {
  participationStatus: 'active',
  pauseEndDate: null,
  employeeStatus: 'active',
  leaveEndDate: null,
} as const
const DAY = '2026-11-16'
const skipped = { round: '2026-12', backIn: '2027-01', isOver: false }

describe('Whether somebody takes part', () => {
  it.each([
    [{}, null, 'active', "You're in."],
    [{}, skipped, 'skipped', "You sit out December, and you're back in January."],
    [
      { participationStatus: 'paused', pauseEndDate: '2026-12-16' },
      skipped,
      'paused',
      "You're paused until 16 December.",
    ],
    [{ participationStatus: 'paused' }, null, 'paused', "You're paused."],
    [{ employeeStatus: 'leave', leaveEndDate: '2027-01-22' }, null, 'on-leave', 'On leave until 22 January.'],
    [
      { employeeStatus: 'leave', leaveEndDate: '2028-01-22', participationStatus: 'opted_out' },
      skipped,
      'on-leave',
      'On leave until 22 January 2028.',
    ],
    [{ employeeStatus: 'leave' }, null, 'on-leave', 'On leave.'],
    [
      { participationStatus: 'opted_out' },
      null,
      'opted-out',
      "You've opted out, so rounds go on without you.",
    ],
  ] as const)('%j, sitting out %j, is %s: "%s"', (change, sitsOut, state, text) => {
    expect(
      standingOf({ ...active, ...change }, { sitsOut, isDormant: false }, DAY, rules.standing),
    ).toMatchObject({
      state,
      text,
    })
  })
  it('says to the dormant how they come back', () => {
    expect(standingOf(active, { sitsOut: skipped, isDormant: true }, DAY, rules.standing)).toMatchObject({
      state: 'dormant',
      text: expect.stringContaining("and you're back."),
    })
  })
})

it.each([
  ['2026-12', '2027-01', "You sit out December, and you're back in January."],
  ['2026-12', null, "You sit out December, and you're back in the one after it."],
  [null, null, "You sit out the next round, and you're back in the one after it."],
])('who sits out %s and is back in %s reads "%s"', (round, backIn, text) => {
  expect(rules.standing.sitsOut(round, backIn)).toBe(text)
})

it.each([
  ['2026-12-07', '2026-12-14', "You sit out the round of 7 December, and you're back on 14 December."],
  ['2026-12-07', null, "You sit out the round of 7 December, and you're back in the one after it."],
])('who sits out the round of the day %s and is back on %s reads "%s"', (round, backIn, text) => {
  const sitsOut = { round, backIn, isOver: false }
  expect(standingOf(active, { sitsOut, isDormant: false }, DAY, rules.standing).text).toBe(text)
})
