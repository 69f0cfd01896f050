import { describe, expect, it } from 'vitest'
import {
  changeRound,
  check,
  hasHosts,
  type Instance,
  match,
  type Meeting,
  type Person,
  parseInstance,
  type Preference,
  type Round,
} from './index'
import { monthText } from './model/month'
import { withBarredPairs } from './testing/barred'
import { asInstance, company } from './testing/company'
import { dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { withGroups } from './testing/groups'
import { withHosts } from './testing/hosts'
import { HOURS_NAMES, withHours } from './testing/hours'
import { checkChange, matchesIn } from './testing/check-change'
import {
  isRefused,
  optimumByBlossom,
  optimumBySubsets,
  optimumUnderWishes,
  vectorOf,
} from './testing/reference'
import { randomWishes } from './testing/wishes'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 500 : 12

/** A family with hosts, and in turn with blocks, hours, or groups. */
function caseOf(family: string, seed: number, count: number): Instance {
  const plain = instanceOf(family, seed, count)
  const rules = [
    plain,
    withBarredPairs(plain, seed, 0.2),
    withHours(plain, HOURS_NAMES[seed % HOURS_NAMES.length]!, seed),
    withGroups(plain, seed, 3),
  ]
  return withHosts(rules[seed % 4]!, seed, [0.5, 0.3, 0.7, 0.1][Math.floor(seed / 4) % 4]!)
}

describe('a round of hosts and guests', () => {
  it.each(FAMILY_NAMES)('is the best there is, and proven: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const isSmall = seed % 3 > 0
      const d = dice(seed)
      const instance = caseOf(family, seed, isSmall ? d.int(2, 12) : d.int(14, 60))
      const round = match(instance)
      const best = isSmall ? optimumBySubsets(instance) : optimumByBlossom(instance)
      expect(vectorOf(instance, round.pairs), `${seed}`).toEqual(best)
      expect([check(instance, round), round.certificate.optimal], `${seed}`).toEqual([[], true])
    }
  })

  it.each([
    ['as they come', 0.5, {}],
    ['with few hosts', 0.2, {}],
    ['who are open to anyone, owed for up to a hundred rounds', 0.3, { preference: 'any', debts: 100 }],
    ['in teams of twenty', 0.4, { departments: 100 }],
  ] as const)('of 2,000 people is proven, and confirmed by the checker: %s', (_, share, shape) => {
    const {
      preference,
      debts,
      departments = 25,
    }: { preference?: 'any'; debts?: number; departments?: number } = shape
    const d = dice(4)
    const plain = asInstance(company(2_000, departments, 24, 3))
    const crowd = plain.people.map((one) => ({
      ...one,
      ...(preference && { preference }),
      ...(debts && { leftOutDebt: d.int(0, debts) }),
    }))
    const instance = withHosts({ ...plain, people: crowd }, 5, share)
    const round = match(instance)
    expect([check(instance, round), round.certificate.optimal]).toEqual([[], true])
  })
})

describe('a changed round of hosts and guests', () => {
  it.each(FAMILY_NAMES)('is the best under the wishes, and proven: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const some = caseOf(family, seed, 2 + (seed % 10))
      const people = some.people.map(({ host = false, ...one }) => ({ ...one, host }))
      const instance = { ...some, people }
      const base = match(instance)
      const wishes = randomWishes(instance, base, seed)
      const changed = changeRound(instance, matchesIn(base), wishes)
      const reached = changed.ok ? changed.round.certificate : null
      const best = isRefused(instance, base.pairs, wishes)
        ? null
        : optimumUnderWishes(instance, base.pairs, wishes)
      const figures = reached && [
        reached.pairs,
        reached.leftOutDebt,
        reached.crossPairs,
        reached.repeats,
        reached.recencyCost,
      ]
      expect(figures, `${seed}`).toEqual(best && best.slice(0, 5))
      expect(changed.ok ? checkChange(instance, wishes, changed.round) : [], `${seed}`).toEqual([])
    }
  })

  it('names hosts first, says who rests, and makes no pair of two hosts', () => {
    const crowd = instance([person('ada', false), person('bob', true), person('cyd', true)])
    const together = (a: string, b: string) => changeRound(crowd, [], { together: [[a, b]], overrule: true })
    expect(together('ada', 'cyd')).toMatchObject({
      round: { pairs: [['cyd', 'ada']], unmatched: [], resting: ['bob'] },
    })
    expect(together('bob', 'cyd').ok).toBe(false)
  })
})

const person = (id: string, host?: boolean, more?: Partial<Person>): Person => ({
  id,
  department: 'Legal',
  preference: 'any',
  ...(host !== undefined && { host }),
  ...more,
})
const instance = (people: Person[], more?: Partial<Instance>): Instance => ({
  month: '2026-12',
  seed: 1,
  people,
  history: [],
  ...more,
})
const parts = ({ pairs, unmatched, resting }: Round) => ({ pairs, unmatched, resting })

describe('hosts', () => {
  it('are named first in their pairs, rest where there are too few guests, and are not unmatched', () => {
    const round = match(
      instance([person('ada', false), person('bob', true), person('cyd', true, { leftOutDebt: 3 })]),
    )
    expect(parts(round)).toEqual({ pairs: [['cyd', 'ada']], unmatched: [], resting: ['bob'] })
  })

  it('all rest where nobody is a guest, and all guests wait where nobody hosts', () => {
    const all = (host: boolean) => instance([person('ada', host), person('bob', host)], { seed: 3 })
    const rested = match(all(true))
    expect({ ...parts(rested), resting: rested.resting!.toSorted() }).toEqual({
      pairs: [],
      unmatched: [],
      resting: ['ada', 'bob'],
    })
    expect(match(all(false))).toMatchObject({ pairs: [], resting: [], unmatched: { length: 2 } })
    expect([check(all(true), rested), check(all(false), match(all(false)))]).toEqual([[], []])
  })

  it('are there if anybody carries the field: then people without it are guests', () => {
    const some = instance([person('ada'), person('bob', false)])
    expect(hasHosts(some)).toBe(true)
    expect(match(some).pairs).toEqual([])
    expect(match(instance([person('ada'), person('bob')])).resting).toBeUndefined()
  })

  it('are joined by nobody: three at a table are for pairs of equals', () => {
    const read = parseInstance(
      instance([person('ada', true), person('bob'), person('cyd')], { threes: true }),
    )
    expect(read.threes).toBeUndefined()
    const round = match({ ...read, threes: true })
    expect(round.trios).toBeUndefined()
    expect(check({ ...read, threes: true }, round)).toEqual([])
  })

  it.each([
    [{ host: 'yes' }, 'people[0].host: expected true or false, not "yes"'],
    [{ host: null }, 'people[0].host: expected true or false, not null'],
  ])('%j is refused in words', (more, fault) => {
    expect(() => parseInstance({ month: '2026-12', people: [{ ...person('ada'), ...more }] })).toThrow(fault)
  })
})

describe('the checker', () => {
  const people = [person('ada', true), person('bob', true), person('cyd', false), person('dan', false)]
  const crowd = instance(people, { history: [] })
  const right = match(crowd)
  const other = instance([...people, person('eve', true)])

  it.each<[string, Instance, Partial<Round>, RegExp]>([
    [
      'two hosts as a pair',
      crowd,
      {
        pairs: [
          ['ada', 'bob'],
          ['cyd', 'dan'],
        ],
      },
      /both are hosts/,
    ],
    [
      'two guests as a pair',
      crowd,
      {
        pairs: [
          ['ada', 'bob'],
          ['cyd', 'dan'],
        ],
      },
      /both are guests/,
    ],
    [
      'a guest named before the host',
      crowd,
      {
        pairs: [
          ['cyd', 'ada'],
          ['bob', 'dan'],
        ],
      },
      /the first is not a host/,
    ],
    [
      'a host among those who wait',
      other,
      { unmatched: ['eve'] },
      /eve is a host, and not among those who rest/,
    ],
    [
      'a guest among those who rest',
      crowd,
      { pairs: [right.pairs[0]!], resting: right.pairs[1]! },
      /rests, and is not a host/,
    ],
    ['no word of those who rest', crowd, { resting: undefined }, /resting: missing/],
    ['a host who is nowhere', other, {}, /eve is missing from the round/],
    [
      'people who rest without hosts',
      instance([person('ada')]),
      { pairs: [], resting: ['ada'] },
      /no hosts in this instance/,
    ],
  ])('refuses %s', (_, about, change, fault) => {
    expect(check(about, { ...right, ...change })).toContainEqual(expect.stringMatching(fault))
  })
})

/** Two years of rounds, debts and waiting fed back as the product does: each person's rounds with a match. */
function twoYears(hosts: number, guests: number, preferences: readonly Preference[]) {
  const d = dice(9)
  const names = (count: number, letter: string) => Array.from({ length: count }, (_, i) => `${letter}${i}`)
  const people = [...names(hosts, 'h'), ...names(guests, 'g')].map((id, i) =>
    person(id, i < hosts, { department: `d${i % 5}`, preference: d.pick(preferences) }),
  )
  const seats = new Map<string, number[]>(people.map(({ id }) => [id, []]))
  const history: Meeting[] = []
  for (let m = 0; m < 24; m++) {
    const month = monthText(2026 * 12 + m)
    const owed = ({ id, host }: Person) => m - (seats.get(id)!.at(-1) ?? (host ? -2 : -1)) - 1
    const crowd = people.map((one) => ({ ...one, leftOutDebt: owed(one) }))
    const { pairs } = match({ month, seed: m, people: crowd, history })
    for (const [a, b] of pairs) {
      for (const id of [a, b]) seats.get(id)!.push(m)
      history.push({ a, b, month })
    }
  }
  const rounds = (letter: string) => [...seats].flatMap(([id, own]) => (id.startsWith(letter) ? [own] : []))
  const shares = rounds('h').map(({ length }) => length)
  return {
    /** The most rounds in a row without a seat. */
    longestWait: Math.max(
      ...rounds('g').flatMap((own) => [...own, 24].map((m, k) => m - (own[k - 1] ?? -1) - 1)),
    ),
    shares: [Math.min(...shares), Math.max(...shares)],
  }
}

describe('over two years', () => {
  it('a guest waits no longer than the others take, and hosts who are all needed host each time', () => {
    expect(twoYears(20, 120, ['any'])).toEqual({ longestWait: 5, shares: [24, 24] })
  })

  it('hosts of whom there are too many take turns', () => {
    expect(twoYears(20, 8, ['any'])).toEqual({ longestWait: 0, shares: [9, 11] })
  })

  it('preferences make some guests wait longer', () => {
    const { longestWait, shares } = twoYears(20, 120, ['any', 'any', 'cross-department', 'same-department'])
    expect(longestWait).toBe(9)
    expect(shares).toEqual([24, 24])
  })
})
