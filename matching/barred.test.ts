import { describe, expect, it } from 'vitest'
import { check, type Instance, match, parseInstance, type Person } from './index'
import { withBarredPairs } from './testing/barred'
import { asInstance, company } from './testing/company'
import { ago, dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { optimumByBlossom, optimumBySubsets, vectorOf } from './testing/reference'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 2000 : 15

const person = (id: string, avoid?: string[]): Person => ({
  id,
  department: 'Legal',
  preference: 'any',
  avoid,
})
const instance = (people: Person[], history: Instance['history'] = []): Instance => ({
  month: '2026-12',
  seed: 1,
  people,
  history,
})

describe('a pair that is barred', () => {
  it('is never made, whichever of the two names the other', () => {
    for (const people of [
      [person('a', ['b']), person('b')],
      [person('a'), person('b', ['a'])],
    ])
      expect(match(instance(people))).toMatchObject({
        pairs: [],
        unmatched: expect.arrayContaining(['a', 'b']),
      })
  })

  it('stays barred when the two met long ago', () => {
    const met = [{ a: 'a', b: 'b', month: ago(30) }]
    expect(match(instance([person('a', ['b']), person('b')], met)).pairs).toEqual([])
  })

  it('bars nothing when the id is unknown', () => {
    expect(match(instance([person('a', ['z']), person('b')])).pairs).toHaveLength(1)
  })

  it('is refused by the checker', () => {
    const free = instance([person('a'), person('b')])
    const faults = check(instance([person('a', ['b']), person('b')]), match(free))
    expect(faults).toEqual([
      expect.stringMatching(
        /^[ab] and [ab] may not be paired: one of them is not to be paired with the other$/,
      ),
    ])
  })
})

describe('with barred pairs a round is the best there is, and proven', () => {
  it.each(FAMILY_NAMES)('in companies with %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const d = dice(seed)
      const small = seed % 3 > 0
      const count = small ? d.int(2, 12) : d.int(14, 60)
      const barred = withBarredPairs(instanceOf(family, seed, count), seed, d.pick([0.02, 0.1, 0.4]))
      const round = match(barred)
      const best = small ? optimumBySubsets(barred) : optimumByBlossom(barred)
      expect(vectorOf(barred, round.pairs), `${family} ${seed} ${count}`).toEqual(best)
      expect(check(barred, round), `${family} ${seed} ${count}`).toEqual([])
      expect(round.certificate.optimal, `${family} ${seed} ${count}`).toBe(true)
    }
  })

  it('in a company of 5,000 where one in a hundred bars five', () => {
    const large = asInstance(company(5_000, 60, 24, 3))
    const d = dice(5)
    const people = large.people.map((one) =>
      d.chance(0.01) ? { ...one, avoid: Array.from({ length: 5 }, () => d.pick(large.people).id) } : one,
    )
    const avoid = people.map((one) => ({ ...one, avoid: one.avoid?.filter((id) => id !== one.id) }))
    const barred = { ...large, people: avoid }
    const round = match(barred)
    expect(check(barred, round)).toEqual([])
    expect(round.certificate.optimal).toBe(true)
  })
})

describe('people who are left out because of a barred pair', () => {
  it('are told what two are told who met last month', () => {
    const people = [person('a'), person('b')]
    const { leftOut } = match(instance([person('a', ['b']), person('b')])).explanations
    const met = match(instance(people, [{ a: 'a', b: 'b', month: ago(1) }])).explanations
    expect(leftOut).toEqual(met.leftOut)
    expect(leftOut[0]).toMatchObject({ reasons: [{ code: 'matching.meetsNobody' }, {}] })
  })

  it('are one of an odd number while they can meet somebody, whatever keeps them from the others', () => {
    const reports = ['b', 'c', 'd'].map((id) => person(id))
    const { leftOut } = match(instance([person('a', ['b', 'c', 'd']), ...reports])).explanations
    const codes = Object.fromEntries(leftOut.map(({ id, reasons }) => [id === 'a', reasons[0]!.code]))
    expect(codes).toEqual({ true: 'matching.meetsNobody', false: 'matching.odd' })
  })

  it('are told of preferences and recent meetings where these alone explain it, as if nobody were barred', () => {
    const met = (pair: string) => ({ a: pair.charAt(0), b: pair.charAt(1), month: ago(2) })
    const cases = [
      // All have met; one left of an odd number; more people than their colleagues can meet.
      { people: 'abc', history: ['ab', 'ac', 'bc'].map(met), avoid: 'ab' },
      { people: 'abcde', history: [], avoid: 'ab' },
      { people: 'abcd', history: ['bc', 'bd', 'cd'].map(met), avoid: 'bc' },
    ]
    for (const { people, history, avoid } of cases) {
      const everybody = Array.from(people, (id) => person(id))
      const open = match(instance(everybody, history)).explanations.leftOut
      const [a, b] = avoid
      const barred = everybody.map((one) => (one.id === a ? { ...one, avoid: [b!] } : one))
      const told = match(instance(barred, history)).explanations.leftOut
      expect(told.map(({ reasons }) => reasons)).toEqual(open.map(({ reasons }) => reasons))
    }
  })

  it('are told the same in one case of either kind: a meeting does not show which of their colleagues is barred', () => {
    const people = [person('a', ['b']), person('b'), person('c')]
    const history = [
      { a: 'a', b: 'c', month: ago(2) },
      { a: 'b', b: 'c', month: ago(2) },
    ]
    const left = match(instance(people, history)).explanations.leftOut.find(({ id }) => id === 'a')
    expect(left).toMatchObject({ reasons: [{ code: 'matching.meetsNobody' }, {}] })
  })
})

describe('an instance', () => {
  const parse = (avoid: unknown) => () =>
    parseInstance({ month: '2026-12', people: [{ id: 'a', department: 'x', preference: 'any', avoid }] })

  it('that bars somebody from themselves, or has no list of ids, is refused with the field named', () => {
    expect(parse(['a'])).toThrow('people[0].avoid: expected ids of other people, not their own ("a")')
    expect(parse('b')).toThrow('people[0].avoid: expected an array, not "b"')
    expect(parse([7])).toThrow('people[0].avoid[0]: expected a text that is not empty, not 7')
  })
})
