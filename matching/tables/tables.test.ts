import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTables, type Instance, matchTables, type Person, parseInstance, type TableSize } from '../index'
import { Roster } from '../check/roster'
import { boundsOfTables } from '../check/table-bounds'
import { withBarredPairs } from '../testing/barred'
import { asInstance, company } from '../testing/company'
import { FAMILY_NAMES, instanceOf } from '../testing/families'
import { withGroups } from '../testing/groups'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { optimumTables } from '../testing/table-reference'

type Tables = Instance & { size: TableSize }
type Vector = [number, number, number, number, number]

const person = (i: number, more: Partial<Person> = {}): Person => ({
  id: `p${i}`,
  department: 'Legal',
  preference: 'any',
  ...more,
})
const crowd = (many: number, more: (i: number) => Partial<Person> = () => ({})): Person[] =>
  Array.from({ length: many }, (_, i) => person(i, more(i)))
const tablesOf = (people: Person[], size: TableSize, history: Instance['history'] = []): Tables => ({
  month: '2026-12',
  seed: 1,
  people,
  history,
  size,
})

/** The tables of an instance, confirmed by the checker. */
function confirmed(instance: Tables) {
  const round = matchTables(instance)
  expect(checkTables(instance, round)).toEqual([])
  return { ...round, sizes: round.tables.map((table) => table.length).sort() }
}

const valuesOf = ({ certificate: c }: ReturnType<typeof matchTables>) =>
  [c.seated, c.leftOutDebt, c.otherSizes, c.repeats, c.crossEdges].map(({ value }) => value)

describe('tables of three to five', () => {
  it.each(FAMILY_NAMES)('are the best there are among few people, and proven, with %s', (family) => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom<TableSize[]>(3, 4, 5),
        fc.constantFrom(0, 0, 0.2),
        fc.option(fc.constantFrom(...HOURS_NAMES), { freq: 2 }),
        (seed, many, size, barred, hours) => {
          const plain = withBarredPairs(instanceOf(family, seed, many), seed, barred)
          const instance = { ...(hours ? withHours(plain, hours, seed) : plain), size }
          const round = confirmed(instance)
          expect(valuesOf(round)).toEqual(optimumTables(instance))
          expect(round.certificate.optimal).toBe(true)
        },
      ),
      { numRuns: 8, seed: 5 },
    )
  })

  it('are allowed and confirmed among more people, with everything that keeps them apart', () => {
    FAMILY_NAMES.forEach((family, f) => {
      for (const many of [15, 25]) {
        const size = (3 + ((f + many) % 3)) as TableSize
        const plain = withBarredPairs(instanceOf(family, f, many), f, 0.03)
        const hours = f % 2 ? withHours(plain, HOURS_NAMES[f % HOURS_NAMES.length]!, f) : plain
        expect(checkTables({ ...hours, size }, matchTables({ ...hours, size }))).toEqual([])
      }
    })
  })

  it('seat everybody of a company with a year of history, with nearly as many edges between departments as can be', () => {
    const { certificate } = confirmed({ ...asInstance(company(200, 6, 12, 3)), size: 4 })
    const { seated, otherSizes, crossEdges } = certificate
    expect([seated.gap, otherSizes.gap]).toEqual([0, 0])
    expect(crossEdges.value).toBeGreaterThanOrEqual(0.95 * crossEdges.bound)
  })
})

it('counting never excludes the best tables of few people', () => {
  FAMILY_NAMES.forEach((family, f) => {
    for (let seed = 1; seed <= 8; seed++) {
      const size = 3 + ((seed + f) % 3)
      const plain = withBarredPairs(
        instanceOf(family, seed, 3 + ((7 * seed + f) % 8)),
        seed,
        seed % 3 ? 0 : 0.1,
      )
      const grouped = seed % 3 ? plain : withGroups(plain, seed, 2 + (f % 4))
      const instance = {
        ...(seed % 4 ? grouped : withHours(grouped, HOURS_NAMES[f % 11]!, seed)),
        size: size as 3,
      }
      const [seated, leftOutDebt, otherSizes, repeats, crossEdges] = optimumTables(instance) as Vector
      const best = { seated, leftOutDebt, otherSizes, hostsResting: 0, repeats, crossEdges }
      const bounds = boundsOfTables(new Roster(instance), best, size, 0)
      const why = `${family} ${seed}`
      expect(Math.min(bounds.seated - seated, bounds.crossEdges - crossEdges), why).toBeGreaterThanOrEqual(0)
      expect(bounds.leftOutDebt, why).toBeLessThanOrEqual(leftOutDebt)
      expect(bounds.otherSizes, why).toBeLessThanOrEqual(otherSizes)
      expect(bounds.repeats, why).toBeLessThanOrEqual(repeats)
    }
  })
})

describe('a lunch of four', () => {
  it('seats four friends who want only their own department', () => {
    const friends = crowd(4, () => ({ preference: 'same-department' }))
    const { tables, leftOut, certificate } = confirmed(tablesOf(friends, 4))
    expect([tables.length, leftOut, certificate.optimal]).toEqual([1, [], true])
    const met = [{ a: 'p0', b: 'p1', month: '2026-11' }]
    expect(confirmed(tablesOf(friends, 4, met))).toMatchObject({ sizes: [3], certificate: { optimal: true } })
  })

  it('leaves nobody alone, whatever the number of people', () => {
    for (const many of [5, 7, 11, 13, 17, 19, 23, 29, 31, 37])
      for (const size of [3, 4, 5] as const) {
        const { leftOut, certificate } = confirmed(
          tablesOf(
            crowd(many, (i) => ({ department: `d${i % 6}` })),
            size,
          ),
        )
        // No tables of four, five or six hold seven people.
        expect(leftOut.length, `${many} by ${size}`).toBe(many === 7 && size === 5 ? 1 : 0)
        expect(certificate.optimal, `${many} by ${size}`).toBe(true)
      }
  })

  it('seats a department that has all people but one', () => {
    const people = crowd(41, (i) => ({ department: i === 7 ? 'Sales' : 'Legal' }))
    const { certificate } = confirmed(tablesOf(people, 4))
    expect(certificate).toMatchObject({ optimal: true, crossEdges: { value: 4 } })
  })

  it('leaves one of two out who are kept apart, of five people for a table of five', () => {
    const people = crowd(5, (i) => (i === 0 ? { avoid: ['p1'], leftOutDebt: 3 } : {}))
    const { sizes, leftOut, certificate } = confirmed(tablesOf(people, 5))
    expect([sizes, leftOut, certificate.optimal]).toEqual([[4], ['p1'], true])
  })

  it('is at a time at which all of a table can come', () => {
    const people = crowd(3, (i) => ({
      hours: [
        [0, 60],
        [100, 160],
        [200, 260],
      ].filter((_, k) => k !== i) as [number, number][],
    }))
    expect(confirmed(tablesOf(people, 3)).sizes).toEqual([2])
  })
})

describe('the checker refuses', () => {
  const instance = tablesOf(
    crowd(9, (i) => ({ department: `d${i % 3}`, ...(i === 0 && { avoid: ['p1'] }) })),
    4,
  )
  const round = matchTables(instance)
  const faultsAfter = (change: (copy: typeof round) => void) => {
    const copy = structuredClone(round)
    change(copy)
    return checkTables(instance, copy)
  }

  it.each<[string, (copy: typeof round) => void, RegExp]>([
    ['somebody unknown', ({ tables }) => (tables[0]![0] = 'who'), /^who does not take part$/m],
    ['somebody twice', ({ tables, leftOut }) => leftOut.push(tables[0]![0]!), /appears twice/],
    ['somebody missing', ({ tables }) => tables.pop(), /is missing from the round/],
    [
      'a table that is too large',
      ({ tables }) => tables[0]!.push(...tables.pop()!),
      /9 at a table, not 3 to 5/,
    ],
    [
      'two who are kept apart',
      (copy) =>
        (copy.tables = [
          ['p0', 'p1', 'p2', 'p3'],
          ['p4', 'p5', 'p6', 'p7', 'p8'],
        ]),
      /may not sit together: one of them is not to be paired/,
    ],
    ['a wrong value', ({ certificate }) => certificate.crossEdges.value++, /certificate\.crossEdges\.value/],
    [
      'a bound that is too good',
      ({ certificate: { crossEdges } }) => {
        crossEdges.bound--
        crossEdges.gap = 1
      },
      /certificate\.crossEdges\.bound: says/,
    ],
    ['a wrong claim', ({ certificate }) => (certificate.optimal = false), /certificate\.optimal/],
  ])('%s', (_, change, fault) => {
    expect(faultsAfter(() => undefined)).toEqual([])
    expect(faultsAfter(change).join('\n')).toMatch(fault)
  })
})

it('the same people and seed give the same tables, in whatever order they are listed; another seed gives others', () => {
  const instance = { ...instanceOf('mixed departments', 4, 20), size: 4 as const }
  const { tables } = matchTables(instance)
  const turned = { ...instance, people: instance.people.toReversed(), history: instance.history.toReversed() }
  expect(matchTables(turned).tables).toEqual(tables)
  expect(matchTables({ ...instance, seed: 99 }).tables).not.toEqual(tables)
})

it.each([
  [{ size: 1 }, 'size: expected 2 for pairs, or 3, 4 or 5 at a table, not 1'],
  [{ size: 6 }, 'size: expected 2 for pairs, or 3, 4 or 5 at a table, not 6'],
  [{ size: '4' }, 'size: expected 2 for pairs, or 3, 4 or 5 at a table, not "4"'],
  [
    { size: 5, people: [] },
    'size: expected at most 1: a table takes one more or one fewer, and there are 0 people, not 5',
  ],
  [{ size: 4, threes: true }, 'threes: expected false where there are tables'],
])('%j is refused in words', (more, fault) => {
  expect(() => parseInstance({ ...tablesOf(crowd(4), 4), ...more })).toThrow(fault)
})
