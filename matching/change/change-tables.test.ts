import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTables, checkTables, type Instance, matchTables, type TableSize, type Wishes } from '../index'
import { withBarredPairs } from '../testing/barred'
import { asInstance, company } from '../testing/company'
import { ago, dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { factTable } from '../testing/reference'
import { asGoals, bestJudged, judgeOf } from '../testing/table-reference'
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
    .reduce((sum, worth) => sum && worth && sum.map((part, k) => part + worth[k]!), [0, 0, 0, 0, 0, 0, 0])
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
        expect(result.ok).toBe(isMet)
        if (!result.ok) return void refused++
        const { round } = result
        expect(judged(own, round.tables, of)).toEqual(best)
        expect(valuesOf(round)).toEqual(asGoals(own, best!))
        expect([...round.tables.flat(), ...round.leftOut].sort()).toEqual(own.people.map(({ id }) => id).sort())
        if (of.ties.length === 0) expect(checkTables(own, round)).toEqual([])
      }),
      { numRuns: CAMPAIGN ? 10_000 : 150, seed: 3 },
    )
    expect(refused).toBeGreaterThan(0)
  })

  it('are as wished and allowed among more people, with bounds that the checker confirms', () => {
    fc.assert(
      fc.property(cases(14, 40), ({ instance, base, wishes }) => {
        const result = changeTables(instance, base, wishes)
        const contradicts = isRefused(instance, base, wishes)
        if (contradicts) expect(result.ok).toBe(false)
        if (!result.ok && contradicts) return
        if (!result.ok) {
          expect(result.refusals.map(({ reason }) => reason)).toContain('no-table')
          return
        }
        const { round } = result
        const own = wished(instance, wishes)
        const of = { ties: tiesOf(wishes), base }
        const found = judged(own, round.tables, of)
        expect(found && found[0]).toBe(of.ties.length)
        expect(valuesOf(round)).toEqual(asGoals(own, found!))
        expect(new Set([...round.tables.flat(), ...round.leftOut]).size).toBe(own.people.length)
        if (of.ties.length === 0) expect(checkTables(own, round)).toEqual([])
        else if (instance.people.length > 30)
          expect(checkTables(loosened(own, of.ties), round).filter((fault) => /bound: says/.test(fault))).toEqual([])
      }),
      { numRuns: CAMPAIGN ? 2_000 : 60, seed: 4 },
    )
  })

  it('of a large company change at a few tables only, and cost next to nothing', () => {
    const instance: Tables = { ...asInstance(company(200, 6, 12, 3)), size: 4 }
    const { tables: base, certificate } = matchTables(instance)
    const d = dice(7)
    for (let k = 0; k < 8; k++) {
      const [one, two] = [d.pick(base), d.pick(base)] as [string[], string[]]
      if (one === two) continue
      const wishes: Wishes[] = [
        { apart: [[one[0]!, one[1]!]] },
        { out: [one[0]!] },
        { together: [[one[0]!, two[0]!]], overrule: true },
      ]
      for (const wish of wishes) {
        const result = changeTables(instance, base, wish)
        if (!result.ok) {
          expect(result.refusals).toMatchObject([{ reason: expect.stringMatching(/barred|no-table/) }])
          continue
        }
        const before = new Set(base.map((ids) => ids.toSorted().join()))
        const made = result.round.tables.filter((ids) => !before.has(ids.toSorted().join()))
        expect(made.length).toBeLessThanOrEqual(5)
        const sittingOut = wish.out?.length ?? 0
        expect(result.round.certificate.seated.value).toBe(certificate.seated.value - sittingOut)
      }
    }
  })
})

it('more than a table takes are not brought together, and who is brought together with two sits with both', () => {
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
    refusals: [{ message: 'A table takes four people at most, and five are to be brought together.' }],
  })
  const found = changeTables(instance, tables, { together: chain(4) })
  expect(found.ok && found.round.tables.some((ids) => ids.toSorted().join() === 'p0,p1,p2,p3')).toBe(true)
})
