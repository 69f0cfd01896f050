import { describe, expect, it } from 'vitest'
import {
  changeTables,
  checkTables,
  type Instance,
  matchTables,
  type Person,
  parseInstance,
  type TableSize,
  type TablesRound,
} from '../index'
import { Roster } from '../check/roster'
import { boundsOfTables } from '../check/table-bounds'
import { withBarredPairs } from '../testing/barred'
import { asInstance, company } from '../testing/company'
import { dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { withGroups } from '../testing/groups'
import { withHosts } from '../testing/hosts'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { optimumTables } from '../testing/table-reference'

type Figures = [number, number, number, number, number, number]
type Tables = Instance & { size: TableSize }

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 500 : 15

/** A family with hosts, and in turn with blocks, hours, or groups. */
function caseOf(family: string, seed: number, count: number): Tables {
  const plain = instanceOf(family, seed, count)
  const rules = [
    plain,
    withBarredPairs(plain, seed, 0.2),
    withHours(plain, HOURS_NAMES[seed % HOURS_NAMES.length]!, seed),
    withGroups(plain, seed, 3),
  ]
  const size = (3 + (seed % 3)) as TableSize
  return { ...withHosts(rules[seed % 4]!, seed, [0.5, 0.3, 0.7, 0.1][Math.floor(seed / 4) % 4]!), size }
}

const valuesOf = ({ certificate: c }: ReturnType<typeof matchTables>) =>
  [c.seated, c.leftOutDebt, c.otherSizes, c.hostsResting!, c.repeats, c.crossEdges].map(({ value }) => value)

describe('tables of hosts and guests', () => {
  it.each(FAMILY_NAMES)('are the best there are among few people, and proven: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const instance = caseOf(family, seed, dice(seed).int(1, 12))
      const round = matchTables(instance)
      expect(valuesOf(round), `${seed}`).toEqual(optimumTables(instance))
      expect([checkTables(instance, round), round.certificate.optimal], `${seed}`).toEqual([[], true])
    }
  })

  it('are allowed and confirmed among more people, with everything that keeps them apart', () => {
    FAMILY_NAMES.forEach((family, f) => {
      for (let seed = 1; seed <= ROUNDS / 3; seed++) {
        const instance = caseOf(family, seed * 7 + f, dice(seed).int(14, 40))
        expect(checkTables(instance, matchTables(instance)), `${family} ${seed}`).toEqual([])
      }
    })
  })

  it('are never excluded by counting', () => {
    FAMILY_NAMES.forEach((family, f) => {
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const instance = caseOf(family, seed * 5 + f, dice(seed).int(3, 11))
        const best = optimumTables(instance)
        const [seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges] = best as Figures
        const said = { seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges }
        const bounds = boundsOfTables(new Roster(instance), said, instance.size, 0)
        const why = `${family} ${seed}`
        expect(Math.min(bounds.seated - seated, bounds.crossEdges - crossEdges), why).toBeGreaterThanOrEqual(
          0,
        )
        for (const goal of ['leftOutDebt', 'otherSizes', 'hostsResting', 'repeats'] as const)
          expect(bounds[goal], `${why} ${goal}`).toBeLessThanOrEqual(said[goal])
      }
    })
  })

  it.each([
    { guests: 500, hosts: 60, filled: 180 },
    { guests: 100, hosts: 60, filled: 100 },
  ])('of $guests guests and $hosts hosts fill all seats there are', ({ guests, hosts, filled }) => {
    const own = asInstance(company(guests + hosts, 12, 12, 3))
    const people = own.people.map((one, i) => ({
      ...one,
      preference: 'any' as const,
      host: i < hosts,
      leftOutDebt: i % 6,
    }))
    const instance: Tables = { ...own, people, size: 4 }
    const round = matchTables(instance)
    expect(checkTables(instance, round)).toEqual([])
    const { seated, leftOutDebt, crossEdges } = round.certificate
    expect([seated.value, leftOutDebt.gap]).toEqual([filled, 0])
    expect(crossEdges.value).toBeGreaterThanOrEqual(0.98 * crossEdges.bound)
  })
})

const person = (id: string, host: boolean, more: Partial<Person> = {}): Person => ({
  id,
  department: 'Legal',
  preference: 'any',
  host,
  ...more,
})
const instanceFor = (people: Person[], size: TableSize): Tables => ({
  month: '2026-12',
  seed: 1,
  people,
  history: [],
  size,
})
/** So many hosts and guests. */
const crowd = (hosts: number, guests: number, more: (i: number) => Partial<Person> = () => ({})) => [
  ...Array.from({ length: hosts }, (_, i) => person(`h${i}`, true, more(i))),
  ...Array.from({ length: guests }, (_, i) => person(`g${i}`, false)),
]
/** Tables by the number of their people, and the people of none. */
function seen(people: Person[], size: TableSize) {
  const round = matchTables(instanceFor(people, size))
  expect(checkTables(instanceFor(people, size), round)).toEqual([])
  const { tables, leftOut, resting } = round
  return { sizes: tables.map((ids) => ids.length).sort(), waiting: leftOut.length, resting: resting!.length }
}

describe('a table', () => {
  it('has one host, who is named first, and of guests as many as it seats or one fewer', () => {
    const { tables } = matchTables(instanceFor(crowd(4, 8), 4))
    expect(tables.map(([first]) => first![0])).toEqual(['h', 'h', 'h'])
    expect(tables.flatMap(([, ...rest]) => rest).map((id) => id[0])).toEqual(Array(8).fill('g'))
    expect(tables.map((ids) => ids.length).sort()).toEqual([3, 4, 4])
  })

  it.each<[number, number, TableSize, ReturnType<typeof seen>]>([
    [3, 1, 4, { sizes: [2], waiting: 0, resting: 2 }],
    [3, 1, 5, { sizes: [2], waiting: 0, resting: 2 }],
    [3, 2, 5, { sizes: [3], waiting: 0, resting: 2 }],
    [3, 2, 4, { sizes: [3], waiting: 0, resting: 2 }],
    [3, 1, 3, { sizes: [2], waiting: 0, resting: 2 }],
    [3, 5, 5, { sizes: [5], waiting: 1, resting: 2 }],
    [1, 9, 4, { sizes: [4], waiting: 6, resting: 0 }],
    [0, 5, 3, { sizes: [], waiting: 5, resting: 0 }],
    [5, 0, 3, { sizes: [], waiting: 0, resting: 5 }],
    [20, 2, 5, { sizes: [3], waiting: 0, resting: 19 }],
    [20, 6, 4, { sizes: [4, 4], waiting: 0, resting: 18 }],
  ])('%i hosts and %i guests at tables of %i', (hosts, guests, size, expected) => {
    expect(seen(crowd(hosts, guests), size)).toEqual(expected)
  })

  it('is the only one of guests who are too few for any, even if they may not sit together', () => {
    const apart = [
      person('h', true),
      person('i', true),
      person('a', false, { avoid: ['b'] }),
      person('b', false),
    ]
    expect(seen(apart, 5)).toEqual({ sizes: [2], waiting: 1, resting: 1 })
  })

  it('has the hosts who have waited longest', () => {
    const people = crowd(30, 40, (i) => ({ leftOutDebt: i }))
    const { resting } = matchTables(instanceFor(people, 4))
    expect(resting!.toSorted()).toEqual(Array.from({ length: 16 }, (_, i) => `h${i}`).toSorted())
  })

  it('has nobody whom all hosts keep apart: they wait, for a reason that tells nothing', () => {
    const people = crowd(3, 6, () => ({ avoid: ['g0'] }))
    const { leftOut, explanations } = matchTables(instanceFor(people, 4))
    expect(leftOut).toContain('g0')
    const codes = explanations.leftOut.find(({ id }) => id === 'g0')!.reasons.map(({ code }) => code)
    expect(codes).toEqual(['matching.meetsNobody', 'matching.meetsNobodyHelp'])
  })

  it('is of no third person: that three may sit at a table of two counts for nothing', () => {
    const people = crowd(2, 6)
    expect(parseInstance({ ...instanceFor(people, 4), threes: true })).toMatchObject({ size: 4 })
  })
})

describe('guests who wait', () => {
  it('are those who are owed least, and each is told of; hosts who rest are not', () => {
    const guests = Array.from({ length: 20 }, (_, i) => person(`g${i}`, false, { leftOutDebt: i }))
    const { leftOut, explanations } = matchTables(instanceFor([...crowd(3, 0), ...guests], 4))
    expect(leftOut.toSorted()).toEqual(Array.from({ length: 11 }, (_, i) => `g${i}`).toSorted())
    expect(explanations.leftOut.map(({ id }) => id)).toEqual(leftOut)
    expect(explanations.leftOut[0]!.reasons.map(({ code }) => code)).toEqual([
      'matching.moreGuests',
      'matching.moreHosts',
    ])
  })
})

describe('under wishes', () => {
  const instance = instanceFor(crowd(6, 14), 4)
  const base = matchTables(instance).tables
  const isSound = (round: TablesRound, own: Tables = instance) => checkTables(own, round)

  it.each([false, true])('two hosts never sit at one table (overrule: %s)', (overrule) => {
    const args = { name: { person: 'h0' }, other: { person: 'h1' } }
    expect(changeTables(instance, base, { together: [['h0', 'h1']], overrule })).toEqual({
      ok: false,
      refusals: [{ message: { code: 'matching.refused.twoHosts', args } }],
    })
  })

  it('guests are brought together with a host, and five are too many', () => {
    const result = changeTables(instance, base, {
      together: [
        ['g0', 'g1'],
        ['g1', 'h0'],
      ],
    })
    if (!result.ok) throw new Error('refused')
    expect(result.round.tables.some((ids) => ['h0', 'g0', 'g1'].every((id) => ids.includes(id)))).toBe(true)
    expect(isSound(result.round)).toEqual([])
    const chain = Array.from({ length: 4 }, (_, i): [string, string] => [`g${i}`, `g${i + 1}`])
    expect(changeTables(instance, base, { together: chain })).toMatchObject({
      refusals: [{ message: { code: 'matching.refused.noRoom', args: { most: 4, people: 5 } } }],
    })
  })

  it('a table whose host sits out gets another one', () => {
    const [out] = base[0]!
    const result = changeTables(instance, base, { out: [out!] })
    if (!result.ok) throw new Error('refused')
    const own = { ...instance, people: instance.people.filter(({ id }) => id !== out) }
    expect(isSound(result.round, own)).toEqual([])
    expect(result.round.certificate.seated.value).toBe(14)
    expect(result.round.resting).not.toContain(out)
  })
})

describe('the checker refuses', () => {
  const instance = instanceFor(crowd(4, 8), 4)
  const round = matchTables(instance)
  it.each<[string, (copy: typeof round) => void, RegExp]>([
    ['a host who is not named first', ({ tables }) => tables[0]!.reverse(), /the first is not a host/],
    [
      'two hosts at a table',
      ({ tables, resting }) => tables.find((ids) => ids.length === 3)!.push(resting!.pop()!),
      /may not sit together: both are hosts/,
    ],
    [
      'one guest more than a table seats',
      ({ tables }) =>
        tables.find((ids) => ids.length === 4)!.push(tables.find((ids) => ids.length === 3)!.pop()!),
      /5 at a table, not 3 to 4/,
    ],
    [
      'a host who waits',
      ({ leftOut, resting }) => leftOut.push(resting!.pop()!),
      /is a host, and not among those/,
    ],
    ['a missing list of those who rest', (copy) => delete copy.resting, /resting: missing/],
    [
      'a wrong waiting of hosts',
      ({ certificate }) => certificate.hostsResting!.value++,
      /certificate\.hostsResting\.value/,
    ],
    [
      'no goal for them',
      ({ certificate }) => delete certificate.hostsResting,
      /certificate\.hostsResting: missing/,
    ],
  ])('%s', (_, change, fault) => {
    const copy = structuredClone(round)
    expect(checkTables(instance, copy)).toEqual([])
    change(copy)
    expect(checkTables(instance, copy).join('\n')).toMatch(fault)
  })

  it('a second table where guests are too few for one', () => {
    const few = instanceFor(crowd(2, 2), 5)
    const one = matchTables(few)
    const [, a, b] = one.tables[0]!
    const two = {
      ...one,
      tables: [
        ['h0', a!],
        ['h1', b!],
      ],
      resting: [],
    }
    expect(checkTables(few, two).join()).toMatch(/so few guests sit at one table/)
  })
})

it('the same people and seed give the same tables, in whatever order they are listed', () => {
  const instance = caseOf('mixed departments', 6, 40)
  const { tables, resting } = matchTables(instance)
  const turned = { ...instance, people: instance.people.toReversed(), history: instance.history.toReversed() }
  const again = matchTables(turned)
  expect([again.tables, again.resting]).toEqual([tables, resting])
})
