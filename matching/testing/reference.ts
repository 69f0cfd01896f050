/**
 * Reference solvers for the tests. They share no code with the engine: they read the instance by themselves, with
 * their own month arithmetic, and find the optimum in other ways.
 */
import type { Instance, Person } from '../model/model'
import { DenseBlossom } from './dense-blossom'

/** [pairs, left-out debt, cross pairs, repeats, recency cost] */
export type Vector = [number, number, number, number, number]

function months(text: string): number {
  return Number.parseInt(text.slice(0, 4), 10) * 12 + Number.parseInt(text.slice(5), 10)
}

interface Fact {
  cross: boolean
  /** Recency cost if they met before, 0 if they never did. */
  cost: number
  barred: boolean
  /** Whether preferences or a meeting in the last months forbid the pair. */
  forbidden: boolean
}

/** For each two people what a pair of them would be; null if it is not allowed. */
export function pairTable(instance: Instance): (Fact | null)[][] {
  return factTable(instance).map((line) =>
    line.map((fact) => (fact === null || fact.barred || fact.forbidden ? null : fact)),
  )
}

/** The same whether it is allowed or not; null for somebody with themselves. */
export function factTable(instance: Instance): (Fact | null)[][] {
  const { people, history, noRepeatMonths: rule = 3, size } = instance
  const hosts = people.some(({ host }) => host !== undefined)
  const latest = new Map<string, number>()
  for (const { a, b, month } of history) {
    const key = JSON.stringify([a, b].sort())
    latest.set(key, Math.max(latest.get(key) ?? 0, months(month)))
  }
  return people.map((p) =>
    people.map((q) => {
      if (p.id === q.id) return null
      const apart = !haveTime(p.hours, q.hours) || (instance.between && p.group === q.group)
      const oneRole = hosts && Boolean(p.host) === Boolean(q.host) && (p.host || !size)
      const barred = Boolean(apart || oneRole || p.avoid?.includes(q.id) || q.avoid?.includes(p.id))
      const own = divided(p, q)
      const met = latest.get(JSON.stringify([p.id, q.id].sort()))
      const ago =
        met === undefined ? Number.POSITIVE_INFINITY : Math.max(rule ? 0 : 1, months(instance.month) - met)
      return {
        cross: own.cross,
        cost: met === undefined ? 0 : Math.max(1, 61 - ago),
        barred,
        forbidden:
          own.apart || (p.besides && q.besides && divided(p.besides, q.besides).apart) || ago <= rule,
      }
    }),
  )
}

type Division = Pick<Person, 'department' | 'preference'>

/** Whether two are of different departments, and whether that keeps them apart. Who has none may be with everybody. */
function divided(p: Division, q: Division) {
  if (p.department === null || q.department === null) return { cross: false, apart: false }
  const cross = p.department.toLowerCase() !== q.department.toLowerCase()
  const unwanted = cross ? 'same-department' : 'cross-department'
  return { cross, apart: p.preference === unwanted || q.preference === unwanted }
}

/** Whether there are thirty minutes one after the other in all, by looking at each minute of two weeks. */
export function haveTime(...weeks: (readonly number[][] | undefined)[]): boolean {
  const given = weeks.filter((week) => week !== undefined)
  if (given.length < 2) return true
  const key = given
    .map((week) => JSON.stringify(week))
    .sort()
    .join()
  let known = timeKnown.get(key)
  if (known === undefined) timeKnown.set(key, (known = hasHalfHour(given.map(minutes))))
  return known
}

const timeKnown = new Map<string, boolean>()

function hasHalfHour([first, ...others]: Uint8Array[]): boolean {
  // Loops by hand: of people who each have hours of their own, this is what the reference costs.
  const shared = first!.slice()
  for (const other of others) for (let t = 0; t < shared.length; t++) shared[t]! &= other[t]!
  for (let twice = 0, run = 0; twice < 2; twice++)
    for (let t = 0; t < shared.length; t++) {
      run = shared[t] ? run + 1 : 0
      if (run === 30) return true
    }
  return false
}

const minutesKnown = new Map<string, Uint8Array>()

function minutes(hours: readonly number[][]): Uint8Array {
  const key = JSON.stringify(hours)
  let found = minutesKnown.get(key)
  if (!found) {
    found = new Uint8Array(7 * 24 * 60)
    for (const [from, to] of hours) found.fill(1, from, to)
    minutesKnown.set(key, found)
  }
  return found
}

/** The optimum by dynamic programming over subsets; at most 16 people. */
export function optimumBySubsets(instance: Instance): Vector {
  const table = pairTable(instance)
  const n = instance.people.length
  const debt = instance.people.map((p) => p.leftOutDebt ?? 0)
  const best: Vector[] = [[0, 0, 0, 0, 0]]
  for (let mask = 1; mask < 1 << n; mask++) {
    const i = 31 - Math.clz32(mask)
    const rest = mask & ~(1 << i)
    const alone = best[rest]!
    let top: Vector = [alone[0], alone[1] + debt[i]!, alone[2], alone[3], alone[4]]
    for (let j = 0; j < i; j++) {
      const pair = rest & (1 << j) ? table[i]![j] : null
      if (!pair) continue
      const without = best[rest & ~(1 << j)]!
      const candidate: Vector = [
        without[0] + 1,
        without[1],
        without[2] + (pair.cross ? 1 : 0),
        without[3] + (pair.cost > 0 ? 1 : 0),
        without[4] + pair.cost,
      ]
      if (better(candidate, top)) top = candidate
    }
    best.push(top)
  }
  return best[(1 << n) - 1]!
}

/** The optimum by a plain weighted blossom on one number a pair; up to some sixty people with ordinary debts. */
export function optimumByBlossom(instance: Instance): Vector {
  const table = pairTable(instance)
  const n = instance.people.length
  const debt = instance.people.map((p) => p.leftOutDebt ?? 0)
  const half = Math.floor(n / 2)
  const perRepeat = 60 * half + 1
  const perCross = perRepeat * (half + 1)
  const perDebt = perCross * (half + 1)
  const perPair = perDebt * (debt.reduce((a, b) => a + b, 0) + 1)
  if (perPair * n * 4 > 2 ** 52) throw new Error('too large for weights in one number')
  const weight = table.map((line, i) =>
    line.map((pair, j) => {
      if (!pair) return 0
      const repeat = pair.cost > 0 ? perRepeat + pair.cost : 0
      return perPair + perDebt * (debt[i]! + debt[j]!) + (pair.cross ? perCross : 0) - repeat
    }),
  )
  const pairs: [string, string][] = []
  new DenseBlossom(weight).solve().forEach((j, i) => {
    if (j > i) pairs.push([instance.people[i]!.id, instance.people[j]!.id])
  })
  const vector = vectorOf(instance, pairs)
  if (typeof vector === 'string') throw new Error(vector)
  return vector
}

/** More pairs, else less debt left out, else more cross pairs, else fewer repeats, else less recency cost. */
export function better(a: Vector, b: Vector): boolean {
  if (a[0] !== b[0]) return a[0] > b[0]
  if (a[1] !== b[1]) return a[1] < b[1]
  if (a[2] !== b[2]) return a[2] > b[2]
  if (a[3] !== b[3]) return a[3] < b[3]
  return a[4] < b[4]
}

/** The vector of given pairs, or a fault: adds everything up from the instance. */
export function vectorOf(instance: Instance, pairs: [string, string][]): Vector | string {
  const table = pairTable(instance)
  const index = new Map(instance.people.map((p, i) => [p.id, i]))
  const left = new Set(instance.people.map((p) => p.id))
  const vector: Vector = [0, 0, 0, 0, 0]
  for (const [a, b] of pairs) {
    const pair = table[index.get(a) ?? -1]?.[index.get(b) ?? -1]
    if (!pair) return `${a}–${b} is not allowed`
    if (!left.delete(a) || !left.delete(b)) return `${a} or ${b} appears twice`
    vector[0]++
    vector[2] += pair.cross ? 1 : 0
    vector[3] += pair.cost > 0 ? 1 : 0
    vector[4] += pair.cost
  }
  for (const p of instance.people) if (left.has(p.id)) vector[1] += p.leftOutDebt ?? 0
  return vector
}

/** What wishes ask of a round, read by themselves. */
export type WishList = {
  together?: [string, string][]
  apart?: [string, string][]
  out?: string[]
  overrule?: boolean
}

/** Whether wishes contradict themselves, or bring two together who may not be and are not a pair of the base. */
export function isRefused(
  instance: Instance,
  base: [string, string][],
  { together = [], apart = [], out = [], overrule }: WishList,
): boolean {
  const index = new Map(instance.people.map((p, i) => [p.id, i]))
  const facts = factTable(instance)
  const isIn = (list: [string, string][], [a, b]: [string, string]) =>
    list.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
  if ([...together, ...apart].some(([a, b]) => a === b)) return true
  return together.some((pair) => {
    const fact = facts[index.get(pair[0])!]![index.get(pair[1])!]!
    const others = together.filter((other) => !isIn([pair], other)).flat()
    return (
      isIn(apart, pair) ||
      pair.some((id) => out.includes(id) || others.includes(id)) ||
      (!isIn(base, pair) && (fact.barred || (fact.forbidden && !overrule)))
    )
  })
}

/**
 * The optimum under wishes as [pairs, left-out debt, cross pairs, repeats, recency cost, pairs of the base kept]; at most 16
 * people.
 */
export function optimumUnderWishes(
  instance: Instance,
  base: [string, string][],
  { together = [], apart = [], out = [] }: WishList,
): number[] {
  const { people } = instance
  const index = new Map(people.map((p, i) => [p.id, i]))
  const facts = factTable(instance)
  const table = pairTable(instance)
  const partner = new Map(base.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const apartOf = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const value = (i: number, j: number, fact: Fact) => [
    1,
    0,
    fact.cross ? 1 : 0,
    fact.cost > 0 ? -1 : 0,
    -fact.cost,
    partner.get(people[i]!.id) === people[j]!.id ? 1 : 0,
  ]
  const plus = (a: number[], b: number[]) => a.map((x, k) => x + b[k]!)
  const isBelow = (a: number[], b: number[]) => {
    const k = a.findIndex((x, at) => x !== b[at])
    return k !== -1 && a[k]! < b[k]!
  }
  const taken = new Set(out)
  let fixed = [0, 0, 0, 0, 0, 0]
  for (const [a, b] of together) {
    if (taken.has(a)) continue
    taken.add(a).add(b)
    const [i, j] = [index.get(a)!, index.get(b)!]
    fixed = plus(fixed, value(i, j, facts[i]![j]!))
  }
  const free = people.flatMap((p, i) => (taken.has(p.id) ? [] : [i]))
  const best: number[][] = [[0, 0, 0, 0, 0, 0]]
  for (let mask = 1; mask < 1 << free.length; mask++) {
    const at = 31 - Math.clz32(mask)
    const rest = mask & ~(1 << at)
    const i = free[at]!
    let top = plus(best[rest]!, [0, -(people[i]!.leftOutDebt ?? 0), 0, 0, 0, 0])
    for (let k = 0; k < at; k++) {
      const j = free[k]!
      const fact = rest & (1 << k) ? table[i]![j]! : null
      if (!fact || apartOf.has(`${people[i]!.id} ${people[j]!.id}`)) continue
      const candidate = plus(best[rest & ~(1 << k)]!, value(i, j, fact))
      if (isBelow(top, candidate)) top = candidate
    }
    best.push(top)
  }
  const [pairs, debt, cross, repeats, cost, kept] = plus(fixed, best[(1 << free.length) - 1]!)
  return [pairs!, -debt! + 0, cross!, -repeats! + 0, -cost! + 0, kept!]
}

/** [people who join, debt left out, cross edges, repeats, recency cost], best first as in `better`. */
export function optimumSeating(instance: Instance, pairs: [string, string][]): Vector {
  const facts = pairTable(instance)
  const index = new Map(instance.people.map((p, i) => [p.id, i]))
  const paired = new Set(pairs.flat())
  const tables = pairs.map((pair) => pair.map((id) => index.get(id)!))
  let best = new Map<number, Vector>([[0, [0, 0, 0, 0, 0]]])
  for (const p of instance.people) {
    if (paired.has(p.id)) continue
    const next = new Map<number, Vector>()
    const offer = (mask: number, found: Vector) => {
      const known = next.get(mask)
      if (!known || better(found, known)) next.set(mask, found)
    }
    for (const [mask, [t, debt, cross, repeats, cost]] of best) {
      offer(mask, [t, debt + (p.leftOutDebt ?? 0), cross, repeats, cost])
      tables.forEach((table, k) => {
        const edges = table.map((other) => facts[index.get(p.id)!]![other]!)
        if (mask & (1 << k) || edges.includes(null as never)) return
        if (!haveTime(p.hours, ...table.map((other) => instance.people[other]!.hours))) return
        const sum = (of: (fact: Fact) => number) => edges.reduce((total, fact) => total + of(fact), 0)
        offer(mask | (1 << k), [
          t + 1,
          debt,
          cross + sum((fact) => (fact.cross ? 1 : 0)),
          repeats + sum((fact) => (fact.cost > 0 ? 1 : 0)),
          cost + sum((fact) => fact.cost),
        ])
      })
    }
    best = next
  }
  return [...best.values()].reduce((one, other) => (better(other, one) ? other : one))
}
