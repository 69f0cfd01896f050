import { describe, expect, it } from 'vitest'
import { check, type Instance, match, parseInstance, type Person, type Round } from '../index'
import { withBarredPairs } from '../testing/barred'
import { dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { optimumSeating } from '../testing/reference'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 1000 : 12

const person = (id: string, department = 'Legal', leftOutDebt = 0): Person => ({
  id,
  department,
  preference: 'any',
  leftOutDebt,
})
const instance = (people: Person[], history: Instance['history'] = []): Instance => ({
  month: '2026-12',
  seed: 1,
  people,
  history,
  threes: true,
})
const seatingOf = ({ certificate, trios }: Round) => {
  const { leftOutDebt, crossEdges, repeats, recencyCost } = certificate.threes!
  return [trios!.length, leftOutDebt, crossEdges, repeats, recencyCost]
}

describe('three at a table', () => {
  it('is only where it is allowed', () => {
    const { trios, unmatched, certificate } = match({
      ...instance(['a', 'b', 'c'].map((id) => person(id))),
      threes: false,
    })
    expect([trios, unmatched.length, certificate.triosBound]).toEqual([undefined, 1, undefined])
  })

  it('seats people who are left out with a pair that both suit, and says so in the certificate', () => {
    const given = instance(['a', 'b', 'c'].map((id) => person(id)))
    const round = match(given)
    expect(round.trios).toEqual([[...round.pairs[0]!, expect.any(String)]])
    expect(round).toMatchObject({ unmatched: [], certificate: { pairs: 1, trios: 1, triosBound: 1 } })
    expect(check(given, round)).toEqual([])
    const three = new Set(round.trios![0])
    expect(three.size).toBe(3)
  })

  it('seats nobody with somebody they met lately, and one at most with a pair', () => {
    const met = ['a', 'b'].flatMap((a) => ['c', 'd'].map((b) => ({ a, b, month: '2026-11' })))
    const same = ['a', 'b', 'c', 'd'].map((id): Person => ({ ...person(id), preference: 'same-department' }))
    expect(match(instance(same, met)).trios).toEqual([])
    const five = ['a', 'b']
      .map((id) => person(id))
      .concat(
        ['x', 'y', 'z'].map((id): Person => ({ ...person(id, 'Sales'), preference: 'cross-department' })),
      )
    expect(match(instance(five)).trios!.length).toBeLessThanOrEqual(2)
  })

  it('seats three only at hours that all of them have in common', () => {
    const hours: [number, number][][] = [
      [
        [0, 60],
        [100, 160],
      ],
      [
        [0, 60],
        [200, 260],
      ],
      [
        [100, 160],
        [200, 260],
      ],
    ]
    const each = ['a', 'b', 'c'].map((id, i): Person => ({ ...person(id), hours: hours[i]! }))
    const given = instance(each)
    const round = match(given)
    // Any two of them find a time.
    expect(round).toMatchObject({
      trios: [],
      certificate: { pairs: 1, triosBound: 0, threes: { optimal: true } },
    })
    expect(check(given, round)).toEqual([])
    const trios = [[...round.pairs[0]!, round.unmatched[0]!]] as [string, string, string][]
    expect(check(given, { ...round, trios, unmatched: [] })).toEqual([
      expect.stringMatching(/^trios: the working hours of .* have no half hour in common$/),
    ])
    const together = {
      ...given,
      people: each.map((one) => ({ ...one, hours: [...one.hours!, [300, 330] as [number, number]] })),
    }
    expect(match(together).trios).toHaveLength(1)
    const [free, ...others] = each
    expect(match({ ...given, people: [{ ...free!, hours: undefined }, ...others] }).trios).toHaveLength(1)
  })

  it.each(FAMILY_NAMES)('is the best seating there is, and proven, in companies with %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const d = dice(seed * 3)
      const plain = instanceOf(family, seed, d.int(3, 17))
      const hours = d.chance(0.4) ? withHours(plain, d.pick(HOURS_NAMES), seed) : plain
      const given = { ...(d.chance(0.4) ? withBarredPairs(hours, seed, 0.2) : hours), threes: true }
      const round = match(given)
      expect(seatingOf(round), `${family} ${seed}`).toEqual(optimumSeating(given, round.pairs))
      expect(round.certificate.threes!.optimal, `${family} ${seed}`).toBe(true)
      expect(check(given, round), `${family} ${seed}`).toEqual([])
    }
  })

  it('is proven where hundreds are left out', () => {
    const people = Array.from(
      { length: 3_000 },
      (_, i): Person => ({
        ...person(`p${i}`, i % 5 ? 'Big' : `Small ${i % 7}`, i % 11),
        preference: i % 5 ? 'cross-department' : 'any',
      }),
    )
    const given = instance(people)
    const round = match(given)
    expect(round.certificate.threes!.optimal).toBe(true)
    expect(check(given, round)).toEqual([])
  })

  it('is refused by the checker when a figure, a price or a seat is changed', () => {
    const given = instance(['a', 'b', 'c', 'd', 'e'].map((id, i) => person(id, `D${i}`)))
    const round = match(given)
    const changed = (change: (copy: Round) => void) => {
      const copy = structuredClone(round)
      change(copy)
      return check(given, copy)
    }
    expect(changed(() => undefined)).toEqual([])
    expect(changed(({ certificate }) => (certificate.triosBound = 0))).not.toEqual([])
    expect(changed(({ certificate }) => (certificate.threes!.crossEdges = 1))).not.toEqual([])
    expect(
      changed(({ certificate, trios }) =>
        certificate.threes!.witness.people.push({ id: trios![0]![2], price: [0, 0, 0, 0] }),
      ),
    ).toEqual([expect.stringMatching(/do not cover that seat$/)])
    expect(changed(({ trios }) => trios!.push(trios![0]!))).not.toEqual([])
    expect(check({ ...given, threes: false }, round)).toEqual(['trios: nobody may join a pair'])
  })

  it('is asked for by true or false', () => {
    expect(() => parseInstance({ ...instance([]), threes: 'yes' })).toThrow(
      'threes: expected true or false, not "yes"',
    )
  })
})
