import { LEVELS } from './odd-sets'

/** A value or price as a short vector, compared lexicographically. */
export type Vector = readonly number[]

export const ZERO: Vector = [0, 0, 0, 0]

/** a + factor · b */
export function plus(a: Vector, b: Vector, factor = 1): number[] {
  const sum = a.slice()
  for (let k = 0; k < LEVELS; k++) sum[k]! += factor * b[k]!
  return sum
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Vector, b: Vector): number {
  for (let k = 0; k < LEVELS; k++) if (a[k] !== b[k]) return a[k]! - b[k]!
  return 0
}
