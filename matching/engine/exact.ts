import { Random } from '../model/random'
import { Blossom } from './blossom'
import { compare, ZERO } from './level'
import { Nest } from './nest'
import { LEVELS } from './odd-sets'
import { Edges } from './priced-graph'
import { nestSets, type Solution } from './solution'
import { compatible, forMeetings, hoursFit, lastWeight, NEVER, type Problem } from './problem'
import { ANY, CROSS, SAME } from '../model/columns'

/** Below this many people every allowed pair is an edge; above, edges are added as the prices ask for them. */
const ALL_EDGES = 150
const MOST_VIOLATED = 6
/** Most pairs of those without a partner that are edges from the beginning. */
const MOST_FIRST = 200_000

/** Where the exact method begins: prices that cover every allowed pair, and pairs that are worth trying first. */
export interface Start {
  /** LEVELS numbers a person, without odd sets. */
  price: Float64Array
  mate: Int32Array
}

/**
 * Exact optimum by maximum-weight matching on a sparse part of the allowed pairs, which grows until no pair outside
 * it violates the prices: then the prices are feasible for all pairs and the pairing is optimal among all
 * (Cook and Rohe 1999, "Computing minimum-weight perfect matchings"). O(people²) memory-free price checks a turn.
 * @param start near the optimum, only what differs is searched
 */
export function solveExactly(problem: Problem, seed: number, start?: Start): Solution {
  const { count } = problem
  const edges = new EdgeList(problem)
  if (count <= ALL_EDGES) {
    for (let u = 0; u < count; u++) for (let v = u + 1; v < count; v++) edges.add(u, v)
  } else addFirstEdges(problem, edges, new Random(seed), start?.mate)
  let { price, mate } = start ?? { price: classPrices(problem), mate: new Int32Array(count).fill(-1) }
  for (;;) {
    const blossom = edges.solve(price, mate)
    const found = { mate: blossom.mate, price: blossom.price.slice(0, count * LEVELS) }
    const sets = nestSets(count, blossom.pricedSets(), blossom.price)
    const nest = new Nest(count, sets)
    const violated = count <= ALL_EDGES ? [] : addViolated(problem, edges, found.price, nest)
    if (violated.length === 0) return { ...found, sets }
    if (!start) continue
    // The next turn begins where this one ended: without its sets, and with the new pairs covered.
    ;({ price, mate } = found)
    nest.fold(price)
    for (const [u, v] of violated) edges.cover(u, v, price)
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
    const cross = problem.department[u] === problem.department[v] ? 0 : 1
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

  /** @param mate pairs to begin with, where the prices are just theirs */
  solve(startPrice: Float64Array, mate: Int32Array): Blossom {
    const blossom = new Blossom(this.problem.count, this.edges, startPrice)
    mate.forEach((w, v) => {
      const e = w > v ? this.known.get(this.keyOf(v, w)) : undefined
      if (e !== undefined) blossom.joinIfTight(e)
    })
    return blossom.solve()
  }

  /** Raises the price of one end of the pair until it is covered. */
  cover(u: number, v: number, price: Float64Array) {
    const e = this.known.get(this.keyOf(u, v))!
    const lacking = [0, 0, 0, 0]
    for (let k = 0; k < LEVELS; k++)
      lacking[k] = this.edges.weight[e * LEVELS + k]! - price[u * LEVELS + k]! - price[v * LEVELS + k]!
    if (compare(lacking, ZERO) < 0) return
    for (let k = 0; k < LEVELS; k++) price[u * LEVELS + k]! += lacking[k]!
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
function addFirstEdges(problem: Problem, edges: EdgeList, random: Random, mate?: Int32Array) {
  const { count, department, preference } = problem
  for (const pairs of [problem.base?.mate, mate]) pairs?.forEach((w, v) => w > v && edges.add(v, w))
  const alone = mate ? Array.from(mate, (_, v) => v).filter((v) => mate[v] === -1) : []
  if (alone.length * count <= MOST_FIRST)
    for (const v of alone) for (let other = 0; other < count; other++) edges.add(v, other)
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

/** Adds, for each person, the pairs that most violate the prices, and gives those added. */
function addViolated(problem: Problem, edges: EdgeList, price: Float64Array, nest: Nest): [number, number][] {
  const { count, debt, department } = problem
  const added: [number, number][] = []
  for (let u = 0; u < count; u++) {
    const found: { v: number; excess: number[] }[] = []
    const at = u * LEVELS
    for (let v = 0; v < count; v++) {
      // Level by level: this is asked for every pair, and most are covered.
      const pairs = price[at]! + price[v * LEVELS]! - 1
      if (pairs > 0 || u === v || !compatible(problem, u, v)) continue
      const owed = price[at + 1]! + price[v * LEVELS + 1]! - debt[u]! - debt[v]!
      if (pairs === 0 && owed > 0) continue
      const cross = price[at + 2]! + price[v * LEVELS + 2]! - (department[u] === department[v] ? 0 : 1)
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
    for (const { v } of found) if (edges.add(u, v)) added.push([u, v])
  }
  return added
}

function keepWorst(found: { excess: number[] }[]) {
  found.sort((a, b) => compare(a.excess, b.excess))
  found.length = Math.min(found.length, MOST_VIOLATED)
}
