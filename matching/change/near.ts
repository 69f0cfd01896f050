import { classPrices, solveExactly } from '../engine/exact'
import type { Problem } from '../engine/problem'
import type { Solution } from '../engine/solution'
import { solve, solveQuickly } from '../engine/solve'
import { valueOf, worthOf } from '../engine/value'
import { boundOf } from '../engine/witness'
import { Random } from '../model/random'
import type { NearProblem } from './freed'
import { withKeptPairs } from './kept-bound'
import { Nearby, pairAgain, withKept } from './nearby'
import { TightPairs } from './tight-pairs'
import { AlternatingPaths } from './alternating-paths'

/** Up to this many people, what is not proven near those concerned is solved among all. */
const EXACT_LIMIT = 2_000
/** So many people are paired again at first; then more, if the prices allow a better round. */
const NEARBY = [60, 250, 1_000]
/** Up to so many people, prices for the pairs that stay are looked for. */
const PRICED = 500

/**
 * The best round, and among equally good ones one that keeps as many pairs of the base as possible, with prices that bound
 * both. First it is looked for near the people concerned: the best change seldom needs anybody else.
 */
export function solveNear(problem: NearProblem, seed: number): Solution {
  const { base, count } = problem
  const few = count <= EXACT_LIMIT
  const plain: Problem = { ...problem, base: undefined }
  const proof = few ? { solution: solve(plain, seed), proven: true } : solveQuickly(plain, new Random(seed))
  const prices = proof?.solution ?? { price: classPrices(plain), sets: [] }
  const tight = new TightPairs(problem, prices, proof?.proven ?? false)
  const paths = new AlternatingPaths(tight)
  const nearby = new Nearby(tight, paths, seed)
  const price = prices.price.slice()
  tight.nest.fold(price)

  let best: Solution = { ...prices, mate: tight.mate }
  for (const many of NEARBY) {
    const people = nearby.people(many)
    const mate = pairAgain(problem, seed, people, { price, mate: tight.mate })
    best = { ...best, mate }
    if (people.length <= PRICED) best = { ...best, ...withKeptPairs(tight, paths, people) }
    if (isBest(problem, best)) return best
  }
  if (!few) return best
  const exact = solveExactly(problem, seed, { price: withKept(problem, price.slice()), mate: best.mate })
  const changed = Array.from(exact.mate, (_, v) => v).filter((v) => exact.mate[v] !== base.mate[v])
  return { ...exact, mate: pairAgain(problem, seed, changed, { price, mate: exact.mate }) }
}

/** Whether no round is worth more: pairs kept and repeats are whole numbers, so the bound on them is rounded down. */
function isBest(problem: NearProblem, solution: Solution): boolean {
  const bound = boundOf(problem, solution)
  bound[3] = Math.floor(bound[3])
  return worthOf(problem, valueOf(problem, solution.mate)).every((part, k) => part === bound[k])
}
