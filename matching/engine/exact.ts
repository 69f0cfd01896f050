import { Random } from '../model/random'
import { Blossom } from './blossom'
import { compare, LEVELS, ZERO } from './odd-sets'
import { Nest } from './nest'
import { Edges } from './priced-graph'
import { nestSets, type Solution } from './solution'
import { compatible, crosses, forMeetings, hoursFit, lastWeight, NEVER, type Problem } from './problem'
import { ANY, CROSS, SAME } from '../model/columns'

/** Below this many people every allowed pair is an edge; above, edges are added as the prices ask for them. */
const ALL_EDGES = 150
const MOST_VIOLATED = 6

/**
 * Exact optimum by maximum-weight matching on a sparse part of the allowed pairs, which grows until no pair outside
 * it violates the prices: then the prices are feasible for all pairs and the pairing is optimal among all
 * (Cook and Rohe 1999, "Computing minimum-weight perfect matchings"). O(people²) memory-free price checks a turn.
 */
export function solveExactly(problem: Problem, seed: number): Solution {
  const { count } = problem
  const edges = new EdgeList(problem)
  if (count <= ALL_EDGES) {
    for (let u = 0; u < count; u++) for (let v = u + 1; v < count; v++) edges.add(u, v)
  } else addFirstEdges(problem, edges, new Random(seed))
  const price = classPrices(problem)
  for (;;) {
    const blossom = edges.solve(price)
    const found = { mate: blossom.mate, price: blossom.price.slice(0, count * LEVELS) }
    const sets = nestSets(count, blossom.pricedSets(), blossom.price)
    if (count <= ALL_EDGES || !addViolated(problem, edges, found.price, new Nest(count, sets)))
      return { ...found, sets }
  }
}

/** Months since each two people met (see `ageOf`), as a full table: the exact method asks for every pair several times. */
function ageTable(problem: Problem): Uint8Array {
  const { count } = problem
  const table = new Uint8Array(count * count).fill(NEVER)
  for (let v = 0; v < count; v++)
    forMeetings(problem, v, (w, age) => {
      if (age < table[v * count + w]!) table[v * count + w] = age
    })
  if (problem.hours)
    for (let u = 0; u < count; u++)
      for (let v = 0; v < count; v++) if (!hoursFit(problem, u, v)) table[u * count + v] = 0
  return table
}

/** The pairs considered so far, each once. */
class EdgeList {
  private readonly ages: Uint8Array
  private readonly known = new Map<number, number>()
  private readonly edges = new Edges()

  constructor(private readonly problem: Problem) {
    this.ages = ageTable(problem)
  }

  ageOf(u: number, v: number): number {
    return this.ages[u * this.problem.count + v]!
  }

  /** Adds the pair if it is allowed and new. */
  add(u: number, v: number): boolean {
    const { problem } = this
    if (u === v || !compatible(problem, u, v)) return false
    const key = this.keyOf(u, v)
    if (this.known.has(key)) return false
    const age = this.ageOf(u, v)
    if (age <= problem.noRepeatMonths) return false
    const cross = crosses(problem, u, v) ? 1 : 0
    const weight = [1, problem.debt[u]! + problem.debt[v]!, cross, lastWeight(problem, u, v, age)]
    this.known.set(key, this.edges.add(u, v, weight))
    return true
  }

  has(u: number, v: number): boolean {
    return this.known.has(this.keyOf(u, v))
  }

  private keyOf(u: number, v: number): number {
    return u < v ? u * this.problem.count + v : v * this.problem.count + u
  }

  solve(startPrice: Float64Array): Blossom {
    return new Blossom(this.problem.count, this.edges, startPrice).solve()
  }
}

/** Prices that are feasible whatever the history: half a pair each, half a cross pair for those who may cross. */
export function classPrices(problem: Problem): Float64Array {
  const price = new Float64Array(problem.count * LEVELS)
  for (let v = 0; v < problem.count; v++) {
    price[v * LEVELS] = 0.5
    price[v * LEVELS + 1] = problem.debt[v]!
    price[v * LEVELS + 2] = problem.preference[v] === SAME ? 0 : 0.5
    if (problem.base && problem.base[v] !== -1) price[v * LEVELS + 3] = 0.5
  }
  return price
}

/** A few random pairs a person in every way they can be paired, and all pairs of small departments. */
function addFirstEdges(problem: Problem, edges: EdgeList, random: Random) {
  const { count, department, preference } = problem
  problem.base?.forEach((w, v) => w > v && edges.add(v, w))
  const inside: number[][] = Array.from({ length: problem.departments }, () => [])
  const crossing: number[] = []
  for (let v = 0; v < count; v++) {
    if (preference[v] !== CROSS) inside[department[v]!]!.push(v)
    if (preference[v] !== SAME) crossing.push(v)
  }
  const sample = (v: number, pool: number[], wanted: number) => {
    for (let tries = 0, found = 0; pool.length > 0 && found < wanted && tries < 4 * wanted; tries++)
      if (edges.add(v, pool[random.below(pool.length)]!)) found++
  }
  for (let v = 0; v < count; v++) {
    if (preference[v] !== SAME) sample(v, crossing, 6)
    const group = inside[department[v]!]!
    if (preference[v] === CROSS) continue
    if (group.length <= 16) for (const w of group) edges.add(v, w)
    else sample(v, group, preference[v] === ANY ? 3 : 6)
  }
}

/** Adds, for each person, the pairs that most violate the prices; false if none does. */
function addViolated(problem: Problem, edges: EdgeList, price: Float64Array, nest: Nest): boolean {
  const { count, debt } = problem
  let added = false
  for (let u = 0; u < count; u++) {
    const found: { v: number; excess: number[] }[] = []
    const at = u * LEVELS
    for (let v = 0; v < count; v++) {
      // Level by level: this is asked for every pair, and most are covered.
      const pairs = price[at]! + price[v * LEVELS]! - 1
      if (pairs > 0 || u === v || !compatible(problem, u, v)) continue
      const owed = price[at + 1]! + price[v * LEVELS + 1]! - debt[u]! - debt[v]!
      if (pairs === 0 && owed > 0) continue
      const cross = price[at + 2]! + price[v * LEVELS + 2]! - (crosses(problem, u, v) ? 1 : 0)
      if (pairs === 0 && owed === 0 && cross > 0) continue
      const last = price[at + 3]! + price[v * LEVELS + 3]!
      if (pairs === 0 && owed === 0 && cross === 0 && last >= 0) continue
      const excess = [pairs, owed, cross, last]
      const shared = nest.common(u, v)
      if (shared !== -1) for (let k = 0; k < LEVELS; k++) excess[k]! += nest.total[shared * LEVELS + k]!
      if (compare(excess, ZERO) >= 0) continue
      const age = edges.ageOf(u, v)
      if (age <= problem.noRepeatMonths || edges.has(u, v)) continue
      excess[3]! -= lastWeight(problem, u, v, age)
      if (compare(excess, ZERO) >= 0) continue
      found.push({ v, excess })
      if (found.length > 4 * MOST_VIOLATED) keepWorst(found)
    }
    keepWorst(found)
    for (const { v } of found) added = edges.add(u, v) || added
  }
  return added
}

function keepWorst(found: { excess: number[] }[]) {
  found.sort((a, b) => compare(a.excess, b.excess))
  found.length = Math.min(found.length, MOST_VIOLATED)
}
