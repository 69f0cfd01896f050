import { describe, expect, it } from 'vitest'
import {
  changeRound,
  check,
  checkTables,
  type Instance,
  match,
  matchTables,
  type Person,
  parseInstance,
  type TableSize,
} from './index'
import { withBarredPairs } from './testing/barred'
import { asInstance, company } from './testing/company'
import { checkChange, matchesIn } from './testing/check-change'
import { ago, dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { withGroups } from './testing/groups'
import { HOURS_NAMES, withHours } from './testing/hours'
import {
  optimumByBlossom,
  optimumBySubsets,
  optimumSeating,
  optimumUnderWishes,
  vectorOf,
} from './testing/reference'
import { optimumTables } from './testing/table-reference'
import { randomWishes } from './testing/wishes'
import { toldOf } from './testing/english'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 500 : 9

/** A family with groups, and in turn with blocks or hours. */
function caseOf(family: string, seed: number, count: number): Instance {
  const plain = instanceOf(family, seed, count)
  const rules = [
    plain,
    withBarredPairs(plain, seed, 0.1),
    withHours(plain, HOURS_NAMES[seed % HOURS_NAMES.length]!, seed),
  ]
  return withGroups(rules[seed % 3]!, seed, 2 + (seed % 4))
}

describe('where only people of different groups meet', () => {
  it.each(FAMILY_NAMES)('a round is the best there is, and proven: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const small = seed % 3 > 0
      const d = dice(seed)
      const instance = caseOf(family, seed, small ? d.int(2, 12) : d.int(14, 60))
      const round = match(instance)
      const best = small ? optimumBySubsets(instance) : optimumByBlossom(instance)
      expect(vectorOf(instance, round.pairs), `${seed}`).toEqual(best)
      expect([check(instance, round), round.certificate.optimal], `${seed}`).toEqual([[], true])
    }
  })

  it.each(FAMILY_NAMES)(
    'so are three at a table, a changed round, and tables of few people: %s',
    (family) => {
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const instance = { ...caseOf(family, seed, 3 + (seed % 8)), threes: true }
        const round = match(instance)
        const { threes } = round.certificate
        expect(check(instance, round), `${seed}`).toEqual([])
        expect([round.trios!.length, threes!.leftOutDebt, threes!.crossEdges], `${seed}`).toEqual(
          optimumSeating(instance, round.pairs).slice(0, 3),
        )
        const pairs = { ...instance, threes: false }
        const base = match(pairs)
        const wishes = randomWishes(pairs, base, seed)
        const changed = changeRound(pairs, matchesIn(base), wishes)
        const reached = changed.ok ? changed.round.certificate : null
        const faults = changed.ok ? checkChange(pairs, wishes, changed.round) : []
        expect(faults, `${seed}`).toEqual([])
        expect(reached && [reached.pairs, reached.crossPairs, reached.recencyCost], `${seed}`).toEqual(
          reached && optimumUnderWishes(pairs, base.pairs, wishes).filter((_, level) => level % 2 === 0),
        )
        const tables = { ...pairs, size: 3 as const }
        const seated = matchTables(tables)
        const { certificate: c } = seated
        expect(checkTables(tables, seated), `${seed}`).toEqual([])
        expect([c.seated, c.leftOutDebt, c.otherSizes, c.repeats, c.crossEdges].map((g) => g.value)).toEqual(
          optimumTables(tables),
        )
      }
    },
  )

  it.each([
    [2, 901],
    [5, 901],
    [20, 2_000],
  ])('a company with %i groups and %i people has a proven round', (groups, count) => {
    const instance = withGroups(asInstance(company(count, 12, 12, 3)), 5, groups)
    const round = match(instance)
    expect(check(instance, round)).toEqual([])
    expect(round.certificate.optimal).toBe(true)
  })

  it.each<[number, TableSize]>([
    [4, 3],
    [9, 4],
  ])('tables of a company with %i groups are confirmed, size %i', (groups, size) => {
    const instance = { ...withGroups(asInstance(company(120, 6, 6, 3)), 5, groups), size }
    expect(checkTables(instance, matchTables(instance))).toEqual([])
  })
})

const person = (id: string, group: string): Person => ({ id, department: 'Legal', preference: 'any', group })
const instance = (people: Person[], history: Instance['history'] = []): Instance => ({
  month: '2026-12',
  seed: 1,
  people,
  history,
  between: true,
})

describe('people of one group', () => {
  const people = [person('ada', 'Berlin'), person('bob', 'berlin')]

  it('never meet, however their group is spelled, and the checker refuses them as a pair', () => {
    expect(match(instance(people)).pairs).toEqual([])
    const faults = check(instance(people), match({ ...instance(people), between: false }))
    expect(faults).toEqual([expect.stringMatching(/may not be paired: they are of one group$/)])
  })

  it('are not brought together, and nothing overrules it', () => {
    const wishes = { together: [['ada', 'bob'] as [string, string]], overrule: true }
    expect(changeRound(instance(people), [], wishes)).toMatchObject({
      refusals: [
        {
          message: {
            code: 'matching.refused.oneGroup',
            args: { name: { person: 'ada' }, other: { person: 'bob' } },
          },
        },
      ],
    })
  })

  it('are told that nobody of another group is there', () => {
    const [ada] = match(instance(people)).explanations.leftOut
    expect(ada!.reasons.map(({ code }) => code)).toEqual([
      'matching.meetsNobody',
      'matching.onlyBetweenGroups',
      'matching.meetsNobodyHelp',
    ])
  })

  it('are told how many of them depend on which people of another group', () => {
    const crowd = [...people, person('cyd', 'Berlin'), person('dan', 'Paris')]
    expect(toldOf(match(instance(crowd)).explanations.leftOut[0]!).reason).toBe(
      "Three people in Legal (Berlin) can't meet one another this month. Only one colleague in Legal (Paris) can meet them. Nobody else has sat out less often.",
    )
  })

  it('are told of meetings with people of another group, as in any round', () => {
    const two = [person('ada', 'Berlin'), person('bob', 'Paris')]
    const met = [{ a: 'ada', b: 'bob', month: ago(2) }]
    expect(match(instance(two, met)).explanations.leftOut[0]).toMatchObject({
      reasons: [{ code: 'matching.meetsNobody' }, {}, {}],
    })
  })
})

it.each([
  [{ between: 'yes' }, 'between: expected true or false, not "yes"'],
  [{ people: [person('ada', '')] }, 'people[0].group: expected a text that is not empty, not ""'],
  [
    { people: [{ ...person('ada', ''), group: undefined }] },
    'people[0].group: expected a text that is not empty, but it is missing',
  ],
])('%j is refused in words', (more, fault) => {
  expect(() => parseInstance({ ...instance([]), ...more })).toThrow(fault)
})
