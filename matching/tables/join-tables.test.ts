import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Instance, joinTables, matchTables, type TableSize } from '../index'
import { withBarredPairs } from '../testing/barred'
import { dice } from '../testing/families'
import { HOURS_NAMES, withHours } from '../testing/hours'
import { judgeOf } from '../testing/table-reference'

type Tables = Instance & { size: TableSize }

/** People of a few departments, most of whom may meet, and some of whom are owed a match. */
function crowd(seed: number, many: number): Instance {
  const d = dice(seed)
  const people = Array.from({ length: many }, (_, i) => ({
    id: `p${i}`,
    department: `d${d.int(0, 3)}`,
    preference: d.pick(['any', 'any', 'any', 'cross-department'] as const),
    leftOutDebt: d.pick([0, 0, 3, 7]),
  }))
  return { month: '2026-12', seed, people, history: [] }
}

/** The most of those who wait who can have a seat where each table takes one, and the most that they are owed, by trying all. */
function most(waiting: { id: string; debt: number }[], tables: string[][], may: (ids: string[]) => boolean) {
  const best = (at: number, taken: Set<number>): [number, number] => {
    const one = waiting[at]
    if (!one) return [0, 0]
    let top = best(at + 1, taken)
    tables.forEach((ids, k) => {
      if (taken.has(k) || !may([...ids, one.id])) return
      const [seats, debt] = best(at + 1, new Set([...taken, k]))
      if (seats + 1 > top[0] || (seats + 1 === top[0] && debt + one.debt > top[1]))
        top = [seats + 1, debt + one.debt]
    })
    return top
  }
  return best(0, new Set())
}

it('as many of those who wait as can be get a seat at a table that there is, those who are owed most first', () => {
  let joins = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 5, max: 18 }),
      fc.constantFrom<TableSize[]>(3, 4, 5),
      fc.constantFrom(null, null, ...HOURS_NAMES),
      (seed, many, size, hours) => {
        const plain = withBarredPairs(crowd(seed, many), seed, 0.15)
        const instance: Tables = { ...(hours ? withHours(plain, hours, seed) : plain), size }
        const wait = new Set(instance.people.slice(0, 5).map(({ id }) => id))
        const others = { ...instance, people: instance.people.filter(({ id }) => !wait.has(id)) }
        // Of full tables each has room for one.
        const tables = matchTables(others).tables.filter(({ length }) => length === size)
        const sitting = new Set(tables.flat())
        const people = instance.people.filter(({ id }) => wait.has(id) || sitting.has(id))
        const found = joinTables({ ...instance, people }, tables).map((one) => one.people)
        const judge = judgeOf({ ...instance, people })
        const may = (ids: string[]) =>
          judge(ids.map((id) => people.findIndex((one) => one.id === id))) !== null
        expect(found.filter((ids) => !may(ids))).toEqual([])
        expect(tables.map((ids) => ids.join())).toEqual(
          expect.arrayContaining(found.map((ids) => ids.slice(0, -1).join())),
        )
        const waiting = people.flatMap(({ id, leftOutDebt: debt = 0 }) =>
          wait.has(id) ? [{ id, debt }] : [],
        )
        const seated = waiting.filter(({ id }) => found.flat().includes(id))
        joins += seated.length
        expect([seated.length, seated.reduce((sum, { debt }) => sum + debt, 0)]).toEqual(
          most(waiting, tables, may),
        )
      },
    ),
    { numRuns: process.env.MATCHING_CAMPAIGN ? 5_000 : 150, seed: 8 },
  )
  expect(joins).toBeGreaterThan(20)
})

it('a table that has lost people takes several, who may sit with one another, and none more than one above its size', () => {
  const people = Array.from({ length: 8 }, (_, i) => ({
    id: `p${i}`,
    department: `d${i % 3}`,
    preference: 'any' as const,
    // Who waits and is kept apart from somebody else who waits.
    ...(i === 4 && { avoid: ['p5'] }),
  }))
  const instance: Tables = { month: '2026-12', seed: 3, people, history: [], size: 3 }
  const [found] = joinTables(instance, [['p0', 'p1']])
  expect(found!.people).toHaveLength(4)
  const [four] = joinTables(
    { ...instance, people: people.slice(0, 6) },
    [
      ['p0', 'p1'],
      ['p2', 'p3', 'p4'],
    ].slice(0, 1),
  )
  expect(four!.people.includes('p4') && four!.people.includes('p5')).toBe(false)
})
