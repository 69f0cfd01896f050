import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTables, checkTables, type Instance, matchTables, type TableSize, type Wishes } from '../index'
import { withBarredPairs } from '../testing/barred'
import { asInstance, company } from '../testing/company'
import { ago, dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { factTable } from '../testing/reference'
import { asGoals, bestJudged, judgeOf, NOTHING } from '../testing/table-reference'
import { randomWishes } from '../testing/wishes'

type Tables = Instance & { size: TableSize }

const CAMPAIGN = Boolean(process.env.MATCHING_CAMPAIGN)

/** A company, its tables, and wishes about two of them at a time. */
const cases = (least: number, most: number) =>
  fc
    .record({
      family: fc.constantFrom(...FAMILY_NAMES),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      count: fc.integer({ min: least, max: most }),
      size: fc.constantFrom<TableSize[]>(3, 4, 5),
      barred: fc.constantFrom(0, 0, 0.1),
      hours: fc.constantFrom(null, null, null, ...HOURS_NAMES),
    })
    .map(({ family, seed, count, size, barred, hours }) => {
      const plain = withBarredPairs(instanceOf(family, seed, count), seed, barred)
      const instance: Tables = { ...(hours === null ? plain : withHours(plain, hours, seed)), size }
      const base = matchTables(instance).tables
      const pairs = base.flatMap((ids) => ids.slice(1).map((id): [string, string] => [ids[0]!, id]))
      return { instance, base, wishes: randomWishes(instance, { pairs }, seed) }
    })

/** Who is to sit together, by the definition: joined by wishes one after the other. */
function tiesOf({ together = [] }: Wishes) {
  const ties: string[][] = []
  for (const [one] of together) {
    if (ties.flat().includes(one)) continue
    const ids = [one]
    for (const id of ids)
      for (const pair of together)
        if (pair.includes(id)) ids.push(...pair.filter((other) => !ids.includes(other)))
    ties.push([...new Set(ids)])
  }
  return ties
}
const pairsIn = (ids: string[]) => ids.flatMap((a, k) => ids.slice(0, k).map((b) => [a, b] as const))

/** The instance without who sits out, those who are kept apart being barred from each other. */
function wished(instance: Tables, { apart = [], out = [] }: Wishes): Tables {
  const people = instance.people
    .filter(({ id }) => !out.includes(id))
    .map((person) => ({
      ...person,
      avoid: [
        ...(person.avoid ?? []),
        ...apart.flatMap(([a, b]) => (a === person.id ? [b] : b === person.id ? [a] : [])),
      ],
    }))
  return { ...instance, people }
}

/** Whether wishes contradict themselves or a rule, by the definition. */
function isRefused(instance: Tables, base: string[][], wishes: Wishes) {
  const { together = [], apart = [], out = [], overrule } = wishes
  if ([...together, ...apart].some(([a, b]) => a === b)) return true
  const facts = factTable(instance)
  const at = (id: string) => instance.people.findIndex((person) => person.id === id)
  return tiesOf(wishes).some(
    (ids) =>
      ids.length > instance.size + 1 ||
      ids.some((id) => out.includes(id)) ||
      pairsIn(ids).some((pair) => {
        if (apart.some((other) => other.every((id) => pair.includes(id)))) return true
        const { barred, forbidden } = facts[at(pair[0])]![at(pair[1])]!
        const isThere = base.some((table) => pair.every((id) => table.includes(id)))
        return !isThere && (barred || (forbidden && !overrule))
      }),
  )
}

const valuesOf = ({ certificate: c }: Pick<ReturnType<typeof matchTables>, 'certificate'>) =>
  [c.seated, c.leftOutDebt, c.otherSizes, c.repeats, c.crossEdges].map(({ value }) => value)

/** What tables come to, judged one by one; null if one of them is not allowed. */
function judged(instance: Tables, tables: string[][], of: { ties: string[][]; base: string[][] }) {
  const judge = judgeOf(instance, of)
  const place = new Map(instance.people.map(({ id }, i) => [id, i]))
  return tables
    .map((ids) => judge(ids.map((id) => place.get(id)!)))
    .reduce((sum, worth) => sum && worth && sum.map((part, k) => part + worth[k]!), NOTHING)
}

/** The instance in which nothing keeps those apart who are tied. */
function loosened(instance: Tables, ties: string[][]): Tables {
  const facts = factTable({ ...instance, history: [] })
  const tied = ties.flatMap(pairsIn)
  const at = (id: string) => instance.people.findIndex((person) => person.id === id)
  const free = new Set(tied.flatMap(([a, b]) => (facts[at(a)]![at(b)]!.forbidden ? [a, b] : [])))
  return {
    ...instance,
    people: instance.people.map((one) => (free.has(one.id) ? { ...one, preference: 'any' } : one)),
    history: instance.history.map((met) =>
      tied.some((pair) => pair.includes(met.a) && pair.includes(met.b)) ? { ...met, month: ago(13) } : met,
    ),
  }
}

/** What changed tables come to and claim, and what the checker has against them; null if the wishes are refused. */
function seen(
  result: ReturnType<typeof changeTables>,
  own: Tables,
  of: { ties: string[][]; base: string[][] },
) {
  if (!result.ok) return null
  const { round } = result
  const hasTies = of.ties.length > 0
  const faults = checkTables(hasTies ? loosened(own, of.ties) : own, round)
  return {
    judged: judged(own, round.tables, of),
    values: valuesOf(round),
    people: [...round.tables.flat(), ...round.leftOut].sort(),
    // Of those who are tied only the bounds are as without, and those of a few people are better.
    faults: faults.filter((fault) => !hasTies || (own.people.length > 30 && /bound: says/.test(fault))),
  }
}
const asSaid = (own: Tables, best: number[]) => ({
  judged: best,
  values: asGoals(own, best),
  people: own.people.map(({ id }) => id).sort(),
  faults: [],
})

describe('tables under wishes', () => {
  it('are the best there are among few people, and keep as many together as can be', () => {
    let refused = 0
    fc.assert(
      fc.property(cases(3, 10), ({ instance, base, wishes }) => {
        const result = changeTables(instance, base, wishes)
        expect(changeTables(instance, base, wishes)).toEqual(result)
        const own = wished(instance, wishes)
        const of = { ties: tiesOf(wishes), base }
        const best = isRefused(instance, base, wishes) ? null : bestJudged(own, of)
        // A wish for which there is no table is refused.
        const isMet = best !== null && best[0] === of.ties.length
        if (!isMet) refused++
        expect(seen(result, own, of)).toEqual(isMet ? asSaid(own, best) : null)
      }),
      { numRuns: CAMPAIGN ? 10_000 : 150, seed: 3 },
    )
    expect(refused).toBeGreaterThan(0)
  })

  it('are as wished and allowed among more people, with bounds that the checker confirms', () => {
    fc.assert(
      fc.property(cases(14, 40), ({ instance, base, wishes }) => {
        const result = changeTables(instance, base, wishes)
        const own = wished(instance, wishes)
        const of = { ties: tiesOf(wishes), base }
        const found = seen(result, own, of)
        expect(found).toEqual(found && asSaid(own, found.judged!))
        expect(found ? found.judged![0] : of.ties.length).toBe(of.ties.length)
        const reasons = result.ok ? [] : result.refusals.map(({ message }) => message.code)
        const isContradicted = reasons.length > 0 && !reasons.includes('matching.refused.noTable')
        expect(isContradicted).toBe(isRefused(instance, base, wishes))
      }),
      { numRuns: CAMPAIGN ? 2_000 : 60, seed: 4 },
    )
  })

  it('of a large company change at a few tables only, and leave nobody out for it', () => {
    const instance: Tables = { ...asInstance(company(200, 6, 12, 3)), size: 4 }
    const { tables: base, certificate } = matchTables(instance)
    const before = new Set(base.map((ids) => ids.toSorted().join()))
    const d = dice(7)
    const found = Array.from({ length: 8 }, () => d.pick(base)).flatMap((ids) => {
      const [one, two, other] = [ids[0]!, ids[1]!, d.pick(base.filter((table) => table !== ids))[0]!]
      const wishes: Wishes[] = [
        { apart: [[one, two]] },
        { out: [one] },
        { together: [[one, other]], overrule: true },
      ]
      return wishes.flatMap((wish) => {
        const result = changeTables(instance, base, wish)
        if (!result.ok) return []
        const { tables, out, certificate: now } = result.round
        const made = tables.filter((table) => !before.has(table.toSorted().join())).length
        return [{ made, lost: certificate.seated.value - out.length - now.seated.value }]
      })
    })
    expect(found.length).toBeGreaterThan(16)
    // Of fifty.
    expect(Math.max(...found.map(({ made }) => made))).toBeLessThanOrEqual(8)
    expect(found.filter(({ lost }) => lost !== 0)).toEqual([])
  })
})

it('more than a table takes are not brought together, and a person brought together with two sits with both', () => {
  const people = Array.from({ length: 12 }, (_, i) => ({
    id: `p${i}`,
    department: `d${i % 4}`,
    preference: 'any' as const,
  }))
  const instance: Tables = { month: '2026-12', seed: 1, people, history: [], size: 3 }
  const { tables } = matchTables(instance)
  const chain = (many: number) =>
    Array.from({ length: many - 1 }, (_, i): [string, string] => [`p${i}`, `p${i + 1}`])
  expect(changeTables(instance, tables, { together: chain(5) })).toMatchObject({
    ok: false,
    refusals: [{ message: { code: 'matching.refused.noRoom', args: { most: 4, people: 5 } } }],
  })
  const found = changeTables(instance, tables, { together: chain(4) })
  expect(found.ok && found.round.tables.some((ids) => ids.toSorted().join() === 'p0,p1,p2,p3')).toBe(true)
})
