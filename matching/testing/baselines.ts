/** What simpler systems do, for the bench: each gives partners (−1: none). */
import { ageOf, compatible, NEVER, type Problem, repeatWeight } from '../engine/problem'
import blossom from 'edmonds-blossom'

function allowed(problem: Problem, u: number, v: number): boolean {
  return compatible(problem, u, v) && ageOf(problem, u, v) > problem.noRepeatMonths
}

/** Shuffle, pair neighbours, drop what is not allowed. People of a problem are in random order already. */
export function shufflePairs(problem: Problem): Int32Array {
  const mate = new Int32Array(problem.count).fill(-1)
  for (let v = 0; v + 1 < problem.count; v += 2) {
    if (!allowed(problem, v, v + 1)) continue
    mate[v] = v + 1
    mate[v + 1] = v
  }
  return mate
}

/** Each in turn takes the first allowed partner of up to 2,000 still free, someone never met if there is one. */
export function greedyPairs(problem: Problem): Int32Array {
  const { count } = problem
  const mate = new Int32Array(count).fill(-1)
  const next = Int32Array.from({ length: count + 1 }, (_, v) => v)
  const free = (from: number): number => {
    let v = from
    while (next[v] !== v) v = next[v] = next[next[v]!]!
    return v
  }
  for (let u = free(0); u < count; u = free(u + 1)) {
    next[u] = u + 1
    let fallback = -1
    let v = free(u + 1)
    for (let tries = 0; v < count && tries < 2000; tries++, v = free(v + 1)) {
      if (!allowed(problem, u, v)) continue
      if (ageOf(problem, u, v) === NEVER) break
      if (fallback === -1) fallback = v
    }
    const partner = v < count && allowed(problem, u, v) ? v : fallback
    if (partner === -1) continue
    next[partner] = partner + 1
    mate[u] = partner
    mate[partner] = u
  }
  return mate
}

/** As many pairs as can be, with no regard to which: a maximum matching of the allowed pairs. */
export function mostPairs(problem: Problem): Int32Array {
  return blossomPairs(
    problem,
    blossomEdges(problem).map(([u, v]) => [u, v, 1]),
  )
}

/** The edges that npm's edmonds-blossom takes, all levels in one number as far as they fit. */
export function blossomEdges(problem: Problem): [number, number, number][] {
  const edges: [number, number, number][] = []
  for (let u = 0; u < problem.count; u++)
    for (let v = 0; v < u; v++) {
      if (!allowed(problem, u, v)) continue
      const cross = problem.department[u] === problem.department[v] ? 0 : 1
      const repeat = repeatWeight(problem, ageOf(problem, u, v)) === 0 ? 0 : 1
      edges.push([u, v, 2 ** 30 + (problem.debt[u]! + problem.debt[v]!) * 2 ** 20 + cross * 2 ** 10 - repeat])
    }
  return edges
}

export function blossomPairs(problem: Problem, edges: [number, number, number][]): Int32Array {
  const mate = new Int32Array(problem.count).fill(-1)
  mate.set(blossom(edges))
  return mate
}
