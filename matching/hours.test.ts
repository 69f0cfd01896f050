import { describe, expect, it } from 'vitest'
import { changeRound, check, type Hours, type Instance, match, type Person, parseInstance } from './index'
import { withBarredPairs } from './testing/barred'
import { asInstance, company } from './testing/company'
import { dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { HOURS_NAMES, withHours } from './testing/hours'
import { optimumByBlossom, optimumBySubsets, vectorOf } from './testing/reference'
import { withRules } from './testing/rules'

const CAMPAIGN = Boolean(process.env.MATCHING_CAMPAIGN)

const person = (id: string, hours?: Hours): Person => ({
  id,
  department: 'Legal',
  preference: 'any',
  ...(hours && { hours }),
})
const instance = (...people: Person[]): Instance => ({ month: '2026-12', seed: 1, people, history: [] })

const isPaired = (one?: Hours, two?: Hours) =>
  match(instance(person('a', one), person('b', two))).pairs.length === 1

describe('working hours', () => {
  it('make a pair possible when they have thirty minutes in one piece in common', () => {
    expect(isPaired([[540, 1020]], [[990, 1200]])).toBe(true)
    expect(isPaired([[540, 1020]], [[991, 1200]])).toBe(false)
    expect(isPaired([[540, 570]], [[540, 570]])).toBe(true)
    expect(isPaired([[540, 569]], [[540, 569]])).toBe(false)
    expect(
      isPaired(
        [
          [540, 555],
          [600, 615],
        ],
        [[0, 10_080]],
      ),
    ).toBe(false)
  })

  it('touch one another, also over Sunday night', () => {
    expect(
      isPaired(
        [
          [540, 555],
          [555, 570],
        ],
        [[500, 600]],
      ),
    ).toBe(true)
    expect(
      isPaired(
        [
          [0, 15],
          [10_065, 10_080],
        ],
        [
          [0, 20],
          [10_000, 10_080],
        ],
      ),
    ).toBe(true)
    expect(
      isPaired(
        [
          [0, 15],
          [10_066, 10_080],
        ],
        [
          [0, 20],
          [10_000, 10_080],
        ],
      ),
    ).toBe(false)
  })

  it('suit everybody who has given none', () => {
    expect(isPaired([[0, 5]])).toBe(true)
    expect(isPaired(undefined, [])).toBe(true)
    expect(isPaired([[0, 60]], [])).toBe(false)
  })

  it('are known to the checker', () => {
    const round = match(instance(person('a'), person('b')))
    expect(check(instance(person('a', [[0, 60]]), person('b', [[60, 120]])), round)).toEqual([
      expect.stringMatching(/ may not be paired: their working hours have no half hour in common$/),
    ])
  })
})

describe('with working hours a round is the best there is, and proven', () => {
  const proven = (given: Instance) => {
    const round = match(given)
    return [vectorOf(given, round.pairs), round.certificate.optimal, check(given, round)]
  }

  it.each(HOURS_NAMES)('in companies up to 60: %s', (hours) => {
    FAMILY_NAMES.forEach((family, f) => {
      for (let seed = 1; seed <= (CAMPAIGN ? 60 : 2); seed++) {
        const d = dice(seed * 13 + f)
        const small = seed % 3 > 0
        const count = small ? d.int(2, 11) : d.int(14, 60)
        const plain = withHours(instanceOf(family, seed, count), hours, seed)
        const given = d.chance(0.3) ? withBarredPairs(plain, seed, 0.1) : plain
        const best = small ? optimumBySubsets(given) : optimumByBlossom(given)
        expect(proven(given), `${family} ${seed} ${count}`).toEqual([best, true, []])
      }
    })
  })

  it.each(HOURS_NAMES)('in companies of hundreds: %s', CAMPAIGN ? { timeout: 600_000 } : {}, (hours) => {
    FAMILY_NAMES.forEach((family, f) => {
      for (const count of CAMPAIGN ? [[300, 451, 600, 900][f % 4]!] : f === 0 ? [130] : []) {
        const given = withHours(instanceOf(family, count, count), hours, f)
        const owed = {
          ...given,
          people: given.people.map((one, i) => ({ ...one, leftOutDebt: i % 40 === 0 ? 2 : 0 })),
        }
        expect(proven(owed), `${family} ${count}`).toEqual([optimumByBlossom(owed), true, []])
      }
    })
  })
})

describe('in large companies', () => {
  // Everywhere; a department in two places; in two places that never meet, most of it in one.
  it.each(['anywhere', 'at home', 'apart'])('where people work %s, the round is proven', (where) => {
    const columns = withRules(company(5_001, 25, 12, 3), 5, where === 'at home')
    const { of, sets } = columns.hours!
    if (where === 'apart')
      columns.department.forEach((d, i) => (of[i] = ((d % 3) + (i % 7 === 0 ? 6 : 0)) % sets.length))
    const given = asInstance(columns)
    const round = match(given)
    expect(round.certificate.optimal).toBe(true)
    expect(check(given, round)).toEqual([])
  })
})

describe('people who are left out because of working hours', () => {
  it('are told what people are told who are left out for a block or a manager', () => {
    const night = { ...person('a', [[0, 60]]), preference: 'same-department' as const }
    const day = ['b', 'c', 'd'].map((id) => person(id, [[60, 120]]))
    const { leftOut } = match(instance(night, ...day)).explanations
    const codes = leftOut.map(({ id, reasons }) => [id === 'a', reasons[0]!.code])
    expect(Object.fromEntries(codes)).toEqual({ true: 'matching.meetsNobody', false: 'matching.odd' })
  })

  it('are told the same when only a barred pair is in the way', () => {
    const people = [
      { ...person('a', [[0, 60]]), avoid: ['b'] },
      person('b', [[0, 60]]),
      person('c', [[60, 120]]),
    ]
    for (const { reasons } of match(instance(...people)).explanations.leftOut.filter(({ id }) => id !== 'c'))
      expect(reasons[0]).toMatchObject({ code: 'matching.meetsNobody' })
  })

  it('are never brought together with somebody in spite of them, and no word says why', () => {
    const given = instance(person('a', [[0, 60]]), person('b', [[60, 120]]), person('c', [[0, 60]]))
    const wishes = { together: [['a', 'b']] as [string, string][] }
    const barred = instance({ ...person('a'), avoid: ['b'] }, person('b'), person('c'))
    for (const overrule of [false, true]) {
      const refused = changeRound(given, [], { ...wishes, overrule })
      expect(refused).toMatchObject({
        refusals: [{ message: { code: 'matching.refused.barred' } }],
      })
      expect(refused).toEqual(changeRound(barred, [], { ...wishes, overrule }))
    }
  })
})

describe('an instance', () => {
  const parse = (hours: unknown) => () =>
    parseInstance({ month: '2026-12', people: [{ id: 'a', department: 'x', preference: 'any', hours }] })

  it('with invalid hours is refused, with the field named', () => {
    expect(parse('9-5')).toThrow('people[0].hours: expected an array, not "9-5"')
    for (const bad of [[5], [5, 5], [9, 5], [-1, 5], [0.5, 5], [0, 10_081], ['0', '5'], [0, 5, 9], 7, null])
      expect(parse([bad]), JSON.stringify(bad)).toThrow(/^people\[0\]\.hours\[0\]: expected \[start, end\]/)
    expect(
      parse([
        [60, 120],
        [90, 180],
      ]),
    ).toThrow('people[0].hours[1]: expected a start at 120 or later, not 90')
    expect(
      parse([
        [60, 120],
        [10, 30],
      ]),
    ).toThrow('people[0].hours[1]: expected a start at 120 or later, not 10')
    expect(parse([[0, 10_080]])).not.toThrow()
  })
})
