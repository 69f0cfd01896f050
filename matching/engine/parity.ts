import { LEVELS, plus, type Vector } from './odd-sets'
import type { OddPool, PriceBook } from './pricebook'
import { ageOf, type Problem, repeatWeight } from './problem'
import { nestSets } from './solution'
import { cheapest, InnerGraph, type Team } from './team'

/*
 * A team next to an odd pool. Everybody outside is held together by tight pairs, so the pool is one odd set of which
 * any member can be spared: the root of an alternating search into each team (one phase of Edmonds's algorithm, which
 * can be run in every team on its own, since teams touch only through the root).
 */

/** A team rearranged so that one person more or fewer is outside. */
export interface FlippedTeam {
  team: Team
  /** What that costs; null if it cannot be done. */
  cost: Vector | null
  pairs: [number, number][]
  lent: number[]
  /** An any-person left out entirely now, or −1. */
  leftAny: number
}

/** The cheapest way to change the number of people this team has outside by one. */
export function flipTeam(problem: Problem, team: Team, pool: Vector, far: Vector): FlippedTeam {
  const graph = new InnerGraph(problem, team, team.inner!.offered, pool, far)
  const { blossom, people } = graph.solve(true)
  const { root } = graph
  const { mate } = blossom
  const flipped: FlippedTeam = { team, cost: null, pairs: [], lent: [], leftAny: -1 }
  if (mate[root] === -1) return flipped
  const same = team.same.length
  const known = new Set(people)
  const others = Array.from(team.any).filter((v) => !known.has(v))
  const lent = new Set<number>()
  for (let i = 0; i < root; i++) {
    const j = mate[i]!
    const v = people[i]!
    if (j === -1 && i >= same) flipped.leftAny = v
    if (i >= same || j < i) continue
    // Meeting the root means borrowing one of the any-people it represents.
    const partner = j < root ? people[j]! : cheapestPartner(problem, v, others, lent)
    if (partner === -1) return flipped
    flipped.pairs.push([v, partner])
    if (j >= same) lent.add(partner)
  }
  flipped.lent = Array.from(team.any).filter((v) => lent.has(v))
  flipped.cost = [0, 1, 2, 3].map((k) => far[k]! - blossom.price[root * LEVELS + k]!)
  return flipped
}

function cheapestPartner(problem: Problem, v: number, others: number[], taken: Set<number>): number {
  const free = others.filter((w) => !taken.has(w))
  const best = cheapest(problem, v, free)
  if (best === null) return -1
  return free.find((w) => {
    const age = ageOf(problem, v, w)
    return age > problem.noRepeatMonths && repeatWeight(problem, age) === best
  })!
}

/**
 * Prices of a team next to an odd pool whose price has fallen by `odd.drop`: sets that hold the root become part of the
 * pool's nest, at the level at which they were reached.
 */
export function tracePrices(problem: Problem, team: Team, pool: Vector, odd: OddPool, book: PriceBook) {
  const graph = new InnerGraph(problem, team, team.inner!.offered, pool, odd.drop)
  const { blossom, people } = graph.solve(true)
  const { root } = graph
  for (let i = 0; i < root; i++)
    book.price.set(blossom.price.subarray(i * LEVELS, i * LEVELS + LEVELS), people[i]! * LEVELS)
  const found = blossom.pricedSets()
  const reached = found.map(({ members }) => members.includes(root))
  const nested = nestSets(blossom.vertexCount, found, blossom.price)
  const persons = (vertices: number[]) => vertices.filter((i) => i < root).map((i) => people[i]!)
  const position: number[] = []
  nested.forEach((set, s) => {
    const inner = set.inner.map((t) => position[t]!)
    position.push(reached[s] ? -1 : book.addSet(set.price, persons(set.loose), inner))
  })
  // From the outermost set around the root inwards: the price had fallen the less when it was formed.
  let level: Vector = odd.drop
  for (let s = nested.length - 1; s >= 0; s--) {
    if (!reached[s]) continue
    const set = nested[s]!
    level = plus(level, set.price, -0.5)
    const inner = set.inner.filter((t) => !reached[t]).map((t) => position[t]!)
    odd.join(level, persons(set.loose), inner)
  }
}
