import type { Price } from '../model/model'
import { monthsSince, NEVER, type Problem, repeatCost } from './problem'

/** The value vector of a pairing, in the order in which rounds are compared. */
export interface Value {
  pairs: number
  leftOutDebt: number
  crossPairs: number
  repeats: number
  recencyCost: number
}

/** Adds up what a pairing is worth. O(people + history). */
export function valueOf(problem: Problem, mate: Int32Array): Value {
  const value: Value = { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0, recencyCost: 0 }
  for (let v = 0; v < problem.count; v++) {
    const w = mate[v]!
    if (w === -1) value.leftOutDebt += problem.debt[v]!
    if (w <= v) continue
    value.pairs++
    if (problem.department[v] !== problem.department[w]) value.crossPairs++
    const age = monthsSince(problem, v, w)
    if (age === NEVER) continue
    value.repeats++
    value.recencyCost += repeatCost(age)
  }
  return value
}

/** A value as the vector in which weights are added up, covered debt in the place of debt left out. */
export function worthOf(problem: Problem, value: Value): Price {
  let debt = -value.leftOutDebt
  for (let v = 0; v < problem.count; v++) debt += problem.debt[v]!
  const last = -value.repeats * problem.repeatUnit - value.recencyCost * problem.recencyUnit
  return [value.pairs, debt, value.crossPairs, last]
}
