import { describe, expect, it } from 'vitest'
import { changeRound, check, checkTables, type Instance, match, matchTables, parseInstance } from './index'
import { checkChange, matchesIn } from './testing/check-change'
import { ago, dice, FAMILY_NAMES, instanceOf } from './testing/families'
import {
  optimumByBlossom,
  optimumBySubsets,
  optimumSeating,
  optimumUnderWishes,
  vectorOf,
} from './testing/reference'
import { optimumTables } from './testing/table-reference'
import { randomWishes } from './testing/wishes'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 500 : 8
const MONTHS = [0, 1, 2, 6, 12]

/** Two who met so many months ago, in a round that lets nobody meet again for so long. */
const pair = (met: number, noRepeatMonths?: number): Instance => ({
  month: '2026-12',
  seed: 1,
  people: ['ada', 'bob'].map((id) => ({ id, department: 'Legal', preference: 'any' })),
  history: [{ a: 'ada', b: 'bob', month: ago(met) }],
  ...(noRepeatMonths !== undefined && { noRepeatMonths }),
})

describe('people who met in the last so many months', () => {
  it.each([
    [1, undefined, 0],
    [3, undefined, 0],
    [4, undefined, 1],
    [1, 1, 0],
    [2, 1, 1],
    [12, 12, 0],
    [13, 12, 1],
    [1, 0, 1],
    [0, 0, 1],
    [-1, 0, 1],
  ])('%i months ago, with a rule of %s months: %i pairs', (met, rule, pairs) => {
    const round = match(pair(met, rule))
    expect(round.pairs).toHaveLength(pairs)
    expect(round.certificate.repeats).toBe(pairs)
    expect(check(pair(met, rule), round)).toEqual([])
  })

  it.each(FAMILY_NAMES)('are not paired, and the round is the best there is and proven: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const d = dice(seed)
      const small = seed % 3 > 0
      const instance = {
        ...instanceOf(family, seed, small ? d.int(2, 11) : d.int(14, 60)),
        noRepeatMonths: d.pick(MONTHS),
      }
      const round = match(instance)
      const best = small ? optimumBySubsets(instance) : optimumByBlossom(instance)
      expect(vectorOf(instance, round.pairs), `${seed}`).toEqual(best)
      expect([check(instance, round), round.certificate.optimal], `${seed}`).toEqual([[], true])
    }
  })

  it.each(FAMILY_NAMES)('do not sit together either, at tables and where three may meet: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const d = dice(seed)
      const instance = { ...instanceOf(family, seed, d.int(3, 10)), noRepeatMonths: d.pick(MONTHS) }
      const threes = { ...instance, threes: true }
      const round = match(threes)
      const best = optimumSeating(threes, round.pairs)
      const figures = round.certificate.threes!
      expect(check(threes, round), `${seed}`).toEqual([])
      expect([round.trios!.length, figures.leftOutDebt, figures.crossEdges, figures.repeats]).toEqual(
        best.slice(0, 4),
      )
      const tables = { ...instance, size: 3 as const }
      const seated = matchTables(tables)
      const { certificate: c } = seated
      expect(checkTables(tables, seated), `${seed}`).toEqual([])
      expect([c.seated, c.leftOutDebt, c.otherSizes, c.repeats, c.crossEdges].map((g) => g.value)).toEqual(
        optimumTables(tables),
      )
    }
  })

  it.each(FAMILY_NAMES)(
    'are not paired in a changed round either, which is the best there is: %s',
    (family) => {
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const d = dice(seed)
        const instance = { ...instanceOf(family, seed, d.int(3, 11)), noRepeatMonths: d.pick(MONTHS) }
        const base = match(instance)
        const wishes = randomWishes(instance, base, seed)
        const result = changeRound(instance, matchesIn(base), wishes)
        if (!result.ok) continue
        const { certificate: c } = result.round
        expect(checkChange(instance, wishes, result.round), `${seed}`).toEqual([])
        expect([c.pairs, c.leftOutDebt, c.crossPairs, c.repeats, c.recencyCost], `${seed}`).toEqual(
          optimumUnderWishes(instance, base.pairs, wishes).slice(0, 5),
        )
      }
    },
  )
})

it('two are brought together who met this month only if the rule lets everybody meet again, or is overruled', () => {
  const together = { together: [['ada', 'bob'] as [string, string]] }
  expect(changeRound(pair(0, 1), [], together)).toMatchObject({
    refusals: [{ message: { code: 'matching.refused.metLately', args: { month: '2026-12' } } }],
  })
  expect(changeRound(pair(0, 0), [], together)).toMatchObject({ ok: true, round: { overruled: [] } })
})

it.each([[-1], [13], [1.5], ['3']])('a rule of %j months is refused in words', (noRepeatMonths) => {
  expect(() => parseInstance({ ...pair(1), noRepeatMonths })).toThrow(
    /^noRepeatMonths: expected a whole number from 0 to 12, not/,
  )
})
