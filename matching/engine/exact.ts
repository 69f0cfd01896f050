import { Random } from '../model/random'
import { Blossom } from './blossom'
import { LEVELS } from './odd-sets'
import { nestSets, type Solution } from './solution'
import {
  ANY,
  compatible,
  CROSS,
  forMeetings,
  NEVER,
  type Problem,
  RECENT_MONTHS,
  repeatWeight,
  SAME,
} from './problem'

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
  const startPrice = classPrices(problem)
  for (;;) {
    const blossom = edges.solve(startPrice)
    const sets = blossom.pricedSets()
    if (count <= ALL_EDGES || !addViolated(problem, edges, blossom, sets))
      return {
        mate: blossom.mate,
        price: blossom.price.slice(0, count * LEVELS),
        sets: nestSets(count, sets, blossom.price),
      }
  }
}

/** Months since each two people met, as a full table: the exact method asks for every pair several times. */
function ageTable(problem: Problem): Uint8Array {
  const { count } = problem
  const table = new Uint8Array(count * count).fill(NEVER)
  for (let v = 0; v < count; v++)
    forMeetings(problem, v, (w, age) => {
      if (age < table[v * count + w]!) table[v * count + w] = age
    })
  return table
}

/** The pairs considered so far, each once. */
class EdgeList {
  private readonly ages: Uint8Array
  private readonly known = new Set<number>()
  private readonly us: number[] = []
  private readonly vs: number[] = []
  private readonly weights: number[] = []

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
    const key = u < v ? u * problem.count + v : v * problem.count + u
    if (this.known.has(key)) return false
    const age = this.ageOf(u, v)
    if (age <= RECENT_MONTHS) return false
    this.known.add(key)
    this.us.push(u)
    this.vs.push(v)
    const cross = problem.department[u] === problem.department[v] ? 0 : 1
    this.weights.push(1, problem.debt[u]! + problem.debt[v]!, cross, repeatWeight(problem, age))
    return true
  }

  has(u: number, v: number): boolean {
    return this.known.has(u < v ? u * this.problem.count + v : v * this.problem.count + u)
  }

  solve(startPrice: Float64Array): Blossom {
    return new Blossom(
      this.problem.count,
      Int32Array.from(this.us),
      Int32Array.from(this.vs),
      Float64Array.from(this.weights),
      startPrice,
    ).solve()
  }
}

/** Prices that are feasible whatever the history: half a pair each, half a cross pair for those who may cross. */
export function classPrices(problem: Problem): Float64Array {
  const price = new Float64Array(problem.count * LEVELS)
  for (let v = 0; v < problem.count; v++) {
    price[v * LEVELS] = 0.5
    price[v * LEVELS + 1] = problem.debt[v]!
    price[v * LEVELS + 2] = problem.preference[v] === SAME ? 0 : 0.5
  }
  return price
}

/** A few random pairs a person in every way they can be paired, and all pairs of small departments. */
function addFirstEdges(problem: Problem, edges: EdgeList, random: Random) {
  const { count, department, preference } = problem
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

/** Adds, for each person, the pairs that most violate the prices; false when none does. */
function addViolated(
  problem: Problem,
  edges: EdgeList,
  blossom: Blossom,
  sets: { id: number; members: number[] }[],
): boolean {
  const { count, debt, department } = problem
  const { price } = blossom
  const around: number[][] = Array.from({ length: count }, () => [])
  for (const set of sets) for (const v of set.members) around[v]!.push(set.id)
  let added = false
  for (let u = 0; u < count; u++) {
    const found: { v: number; excess: number[] }[] = []
    for (let v = 0; v < count; v++) {
      if (u === v || !compatible(problem, u, v)) continue
      const pairs = price[u * LEVELS]! + price[v * LEVELS]! - 1
      if (pairs > 0) continue
      const owed = price[u * LEVELS + 1]! + price[v * LEVELS + 1]! - debt[u]! - debt[v]!
      const cross = department[u] === department[v] ? 0 : 1
      const excess = [pairs, owed, price[u * LEVELS + 2]! + price[v * LEVELS + 2]! - cross]
      excess.push(price[u * LEVELS + 3]! + price[v * LEVELS + 3]!)
      if (!negative(excess)) continue
      for (const id of around[u]!)
        if (around[v]!.includes(id)) for (let k = 0; k < LEVELS; k++) excess[k]! += price[id * LEVELS + k]!
      if (!negative(excess)) continue
      const age = edges.ageOf(u, v)
      if (age <= RECENT_MONTHS || edges.has(u, v)) continue
      if (age !== NEVER) excess[3]! -= repeatWeight(problem, age)
      if (!negative(excess)) continue
      found.push({ v, excess })
      if (found.length > 4 * MOST_VIOLATED) keepWorst(found)
    }
    keepWorst(found)
    for (const { v } of found) if (edges.add(u, v)) added = true
  }
  return added
}

function keepWorst(found: { excess: number[] }[]) {
  found.sort((a, b) => compareLevels(a.excess, b.excess))
  found.length = Math.min(found.length, MOST_VIOLATED)
}

function negative(vector: number[]): boolean {
  for (const value of vector) if (value !== 0) return value < 0
  return false
}

function compareLevels(a: number[], b: number[]): number {
  for (let k = 0; k < LEVELS; k++) if (a[k] !== b[k]) return a[k]! - b[k]!
  return 0
}
