import { certify } from '../engine/certificate'
import type { Solution } from '../engine/solution'
import { type Value, valueOf, worthOf } from '../engine/value'
import { boundOf, type Names, writeWitness } from '../engine/witness'
import type { Certificate } from '../model/model'
import type { NearProblem } from './freed'

/**
 * What is proven of a changed round. The witness is about the people who are free: neither out nor brought together by
 * wish. On the last level of their problem a pair of the base is worth 1, a repeat costs `repeatUnit`, and recency does not
 * count.
 */
export interface ChangeCertificate extends Certificate {
  /** No round under the wishes with as many pairs, as little debt left out and as many cross pairs has fewer. */
  repeatsBound: number
  /** Pairs of the base round that stay. */
  kept: number
  /** No round under the wishes that is as good in those four figures keeps more. */
  keptBound: number
  /** True when the witness proves the four figures that make the price to be the best possible under the wishes. */
  priceOptimal: boolean
  /** True when it also proves that no more pairs can stay. */
  optimal: boolean
}

/** @param fixed what the pairs brought together by wish are worth */
export function certifyChange(
  problem: NearProblem,
  solution: Solution,
  fixed: Value,
  names: Names,
): ChangeCertificate {
  const value = valueOf(problem, solution.mate)
  const worth = worthOf(problem, value)
  const bound = boundOf(problem, solution)
  const free = certify(problem, value, bound, writeWitness(problem, solution, names))
  const crossMet = worth.slice(0, 3).every((part, k) => part === bound[k])
  const repeats = crossMet ? Math.max(0, Math.ceil(-bound[3] / problem.repeatUnit)) : 0
  const priceOptimal = crossMet && value.repeats === repeats
  let keepable = 0
  for (const w of problem.base.mate) if (w !== -1) keepable += 0.5
  const kept = priceOptimal ? Math.floor(bound[3] + repeats * problem.repeatUnit) : keepable
  return {
    pairs: fixed.pairs + free.pairs,
    pairsBound: fixed.pairs + free.pairsBound,
    leftOutDebt: free.leftOutDebt,
    crossPairs: fixed.crossPairs + free.crossPairs,
    crossPairsBound: fixed.crossPairs + free.crossPairsBound,
    repeats: fixed.repeats + free.repeats,
    repeatsBound: fixed.repeats + repeats,
    recencyCost: fixed.recencyCost + free.recencyCost,
    kept: fixed.kept + value.kept,
    keptBound: fixed.kept + Math.min(kept, keepable),
    priceOptimal,
    optimal: priceOptimal && value.kept === Math.min(kept, keepable),
    witness: free.witness,
  }
}
