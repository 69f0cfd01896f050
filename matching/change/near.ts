import { classPrices, solveExactly } from '../engine/exact'
import { Nest } from '../engine/nest'
import type { Problem } from '../engine/problem'
import type { Solution } from '../engine/solution'
import { solve, solveQuickly } from '../engine/solve'
import { valueOf, worthOf } from '../engine/value'
import { boundOf } from '../engine/witness'
import { Random } from '../model/random'
import type { NearProblem } from './freed'
import { withKeptPairs } from './kept-bound'
import { Nearby, pairAgain, withKept } from './nearby'
import { Scope } from './scope'
import { Ways } from './ways'

/** Up to this many people, what is not proven near those concerned is solved among all. */
const EXACT_LIMIT = 2_000
/** How many people are paired again; then more, if the prices allow a better round. */
const NEARBY = [60, 250, 1_000]
/** Among so many people the prices of the pairs kept are found. */
const PRICED = 500

/**
 * The best round there is, and of those one that keeps as many pairs of the base as can be, with prices that bound both.
 * It is looked for near the people concerned first: seldom does the best change need anybody else.
 */
export function solveNear(problem: NearProblem, seed: number): Solution {
  const { base, count } = problem
  const few = count <= EXACT_LIMIT
  const plain: Problem = { ...problem, base: undefined }
  const proof = few ? { solution: solve(plain, seed), proven: true } : solveQuickly(plain, new Random(seed))
  const prices = proof?.solution ?? { price: classPrices(plain), sets: [] }
  const scope = new Scope(problem, prices, proof?.proven ?? false)
  const ways = new Ways(scope)
  const nearby = new Nearby(scope, ways, seed)
  const price = prices.price.slice()
  new Nest(count, prices.sets).fold(price)

  let best: Solution = { ...prices, mate: scope.mate }
  for (const many of NEARBY) {
    const people = nearby.people(many)
    const mate = pairAgain(problem, seed, people, { price, mate: scope.mate })
    best = { ...best, mate }
    if (people.length <= PRICED) best = { ...best, ...withKeptPairs(scope, ways, people) }
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
