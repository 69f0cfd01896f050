import type { Certificate, Price, Witness } from '../model/model'
import { compare } from './odd-sets'
import { type Problem, type Value, willingToCross, worthOf } from './problem'

/**
 * What a pairing's value and the bound of its witness prove together. The bound is lexicographic: it speaks about a
 * level only when every level above is met exactly.
 */
export function certify(problem: Problem, value: Value, bound: Price, witness: Witness): Certificate {
  const worth = worthOf(problem, value)
  const debtMet = bound[0] === worth[0] && bound[1] === worth[1]
  return {
    pairs: value.pairs,
    pairsBound: Math.floor(bound[0]),
    leftOutDebt: value.leftOutDebt,
    crossPairs: value.crossPairs,
    crossPairsBound: Math.min(
      debtMet ? Math.floor(bound[2]) : Number.POSITIVE_INFINITY,
      plainCrossBound(problem),
    ),
    repeats: value.repeats,
    recencyCost: value.recencyCost,
    optimal: compare(bound, worth) === 0,
    witness,
  }
}

/** Holds for every pairing: a cross pair takes two people of different departments, both willing to cross. */
function plainCrossBound(problem: Problem): number {
  const { all, most } = willingToCross(problem)
  return Math.min(Math.floor(all / 2), all - most)
}
