import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangeResult, changeRound, type Instance, match, type Round, type Wishes } from '../index'
import { withBarredPairs } from '../testing/barred'
import { checkChange, matchesIn } from '../testing/check-change'
import { asInstance, company } from '../testing/company'
import { FAMILY_NAMES, instanceOf } from '../testing/families'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { isRefused, optimumUnderWishes } from '../testing/reference'
import { randomBase, randomWishes } from '../testing/wishes'
import { english } from '../testing/english'

const CAMPAIGN = Boolean(process.env.MATCHING_CAMPAIGN)

/** A company, a round of it (the best one, or any), and wishes about it. */
const cases = (least: number, most: number) =>
  fc
    .record({
      family: fc.constantFrom(...FAMILY_NAMES),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      count: fc.integer({ min: least, max: most }),
      isBest: fc.boolean(),
      barred: fc.constantFrom(0, 0, 0.2),
      hours: fc.constantFrom(null, null, ...HOURS_NAMES),
    })
    .map(({ family, seed, count, isBest, barred, hours }) => {
      const plain = withBarredPairs(instanceOf(family, seed, count), seed, barred)
      const instance = hours === null ? plain : withHours(plain, hours, seed)
      const base = isBest ? match(instance) : randomBase(instance, seed)
      return { instance, base, wishes: randomWishes(instance, base, seed) }
    })

const changed = (instance: Instance, base: Pick<Round, 'pairs'>, wishes: Wishes) => {
  const result = changeRound(instance, matchesIn(base), wishes)
  if (!result.ok) throw new Error(result.refusals.map(({ message }) => english(message)).join(' '))
  return result.round
}

const keptOf = ({ pairs }: Pick<Round, 'pairs'>, base: Pick<Round, 'pairs'>) => {
  const before = new Set(base.pairs.map((pair) => pair.toSorted().join()))
  return pairs.filter((pair) => before.has(pair.toSorted().join())).length
}

/** What a change comes to, if it is proven to be the best; null if it is refused. */
const figuresOf = (result: ChangeResult, base: Pick<Round, 'pairs'>) => {
  if (!result.ok) return null
  const { pairs, leftOutDebt, crossPairs, repeats, recencyCost, optimal } = result.round.certificate
  const kept = keptOf(result.round, base)
  return optimal ? [pairs, leftOutDebt, crossPairs, repeats, recencyCost, kept] : 'not proven'
}

describe('a changed round', () => {
  it('is the best under the wishes, which the checker confirms, and of a few people keeps all pairs that can stay', () => {
    fc.assert(
      fc.property(cases(2, 11), ({ instance, base, wishes }) => {
        const result = changeRound(instance, matchesIn(base), wishes)
        const best = isRefused(instance, base.pairs, wishes)
          ? null
          : optimumUnderWishes(instance, base.pairs, wishes)
        expect(figuresOf(result, base)).toEqual(best)
        expect(result.ok ? checkChange(instance, wishes, result.round) : []).toEqual([])
        expect(changeRound(instance, matchesIn(base), wishes)).toEqual(result)
      }),
      { numRuns: CAMPAIGN ? 20_000 : 100 },
    )
  })

  it.each(CAMPAIGN ? [60, 150, 300, 600] : [60, 100])(
    'of %i people is proven to be the best, and differs in a few pairs',
    CAMPAIGN ? { timeout: 600_000 } : {},
    (count) => {
      for (const [k, family] of FAMILY_NAMES.entries()) {
        const instance = instanceOf(family, k + 1, count)
        const base = match(instance)
        const out = base.pairs.slice(0, 2).map(([id]) => id)
        const wishes: Wishes = { apart: base.pairs.slice(2, 4), out }
        const round = changed(instance, base, wishes)
        expect(round.certificate.optimal, family).toBe(true)
        expect(checkChange(instance, wishes, round), family).toEqual([])
        expect(keptOf(round, base), family).toBeGreaterThanOrEqual(base.pairs.length - 12)
      }
    },
  )

  it.each(CAMPAIGN ? [2_000, 12_001, 100_001] : [2_000, 6_001])(
    'of %i people has the best figures, and differs in a few pairs',
    CAMPAIGN ? { timeout: 600_000 } : {},
    (count) => {
      const instance = asInstance(company(count, Math.round(count / 40), 24, 5))
      const base = match(instance)
      const wishes: Wishes = { apart: [base.pairs[7]!], out: [base.pairs[5]![0]] }
      const round = changed(instance, base, wishes)
      expect(round.certificate.optimal).toBe(true)
      expect(keptOf(round, base)).toBeGreaterThanOrEqual(base.pairs.length - 12)
      expect(checkChange(instance, wishes, round)).toEqual([])
    },
  )
})

describe('wishes that break a rule', () => {
  const people = [
    { id: 'ada', department: 'Legal', preference: 'same-department' as const },
    { id: 'bob', department: 'Sales', preference: 'any' as const, avoid: ['dee'] },
    { id: 'cyd', department: 'Legal', preference: 'any' as const },
    { id: 'dee', department: 'Sales', preference: 'any' as const },
  ]
  const history = [{ a: 'ada', b: 'cyd', month: '2026-10' }]
  const instance: Instance = { month: '2026-12', seed: 1, people, history }
  const base: Pick<Round, 'pairs'> = { pairs: [['cyd', 'dee']] }
  const refusals = (wishes: Wishes) => {
    const result = changeRound(instance, matchesIn(base), wishes)
    return result.ok ? [] : result.refusals.map(({ message }) => english(message))
  }

  it.each<[string, Wishes, string]>([
    [
      'a preference',
      { together: [['ada', 'bob']] },
      'ada asked for their own department only, but ada is in Legal and bob is in Sales.',
    ],
    ['the three months', { together: [['ada', 'cyd']] }, 'ada and cyd met in October 2026.'],
    ['a stranger', { out: ['eve'] }, 'Somebody here is not in this round.'],
    [
      'two wishes',
      { together: [['cyd', 'dee']], out: ['cyd'] },
      "cyd can't both sit out and meet dee: choose one.",
    ],
  ])('are refused in words: %s', (_, wishes, message) => {
    expect(refusals(wishes)).toEqual([message])
  })

  it('are met when they are overruled, and the round says what it breaks', () => {
    const round = changed(instance, base, { together: [['ada', 'bob']], overrule: true })
    expect(round.pairs).toContainEqual(['ada', 'bob'])
    expect(round.overruled).toMatchObject([{ pair: ['ada', 'bob'] }])
  })

  it('never bring two together who are barred, and no word says why', () => {
    const wishes: Wishes = { together: [['bob', 'dee']] }
    for (const overrule of [false, true])
      expect(refusals({ ...wishes, overrule })).toEqual(["These two can't be paired this month."])
  })

  it('keep a pair that is there although it is barred since, and count no meeting for that', () => {
    const barred = {
      ...instance,
      people: people.map((one) => ({ ...one, avoid: one.id === 'cyd' ? ['dee'] : [] })),
    }
    const { pairs, certificate } = changed(barred, base, { together: [['dee', 'cyd']] })
    expect([pairs.length, certificate.repeats]).toEqual([1, 0])
  })

  it('that nothing breaks, or that hold already, give the round that there is', () => {
    const there: Wishes[] = [{}, { apart: [['ada', 'bob']] }, { together: [base.pairs[0]!] }]
    for (const wishes of there) expect(changed(instance, base, wishes).pairs).toEqual(base.pairs)
  })
})
