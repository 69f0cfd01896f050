import { describe, expect, it } from 'vitest'
import { buildProblem, valueOf } from '../engine/problem'
import { toColumns } from '../model/columns'
import { solve } from '../engine/solve'
import { FAMILY_NAMES, instanceOf } from '../testing/families'
import { isFlawless, liveSeason, thisEngine } from '../testing/season'
import { lookAhead } from './ahead'

const SEEDS = process.env.MATCHING_CAMPAIGN ? 40 : 2

describe('a season of a team that stays the same', () => {
  it.each([6, 8, 10, 12, 16, 20, 24])(
    'of %i people: in as many months as there are colleagues everybody meets everybody once',
    (people) => {
      for (let seed = 1; seed <= SEEDS; seed++)
        expect(isFlawless(liveSeason(thisEngine, { people, months: people - 1, seed })), `${seed}`).toBe(true)
    },
  )

  it.each([5, 7, 9, 13, 15, 23])(
    'of %i people: everybody meets everybody and is left out exactly once',
    (people) => {
      for (let seed = 1; seed <= SEEDS; seed++)
        expect(isFlawless(liveSeason(thisEngine, { people, months: people, seed })), `${seed}`).toBe(true)
    },
  )

  it('is as flawless for teams inside a larger company, and for two departments who only cross', () => {
    const inside = { departments: 5, preference: 'same-department' as const }
    const across = { departments: 2, preference: 'cross-department' as const }
    for (let seed = 1; seed <= SEEDS; seed++) {
      expect(liveSeason(thisEngine, { people: 40, months: 7, seed, ...inside }).repeats).toBe(0)
      expect(liveSeason(thisEngine, { people: 16, months: 8, seed, ...across }).repeats).toBe(0)
    }
  })
})

it.each(FAMILY_NAMES)('a month is never made worse for a later one: %s', (family) => {
  for (let seed = 1; seed <= 12 * SEEDS; seed++) {
    const problem = buildProblem(toColumns(instanceOf(family, seed, 4 + (seed % 60))))
    const { mate } = solve(problem, seed)
    const before = valueOf(problem, mate)
    lookAhead(problem, mate, seed)
    expect(valueOf(problem, mate), `${seed}`).toEqual(before)
  }
})
