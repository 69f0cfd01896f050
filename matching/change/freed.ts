import { buildProblem, holdsPrivate, isAllowed, type Problem } from '../engine/problem'
import { type Columns, openColumns } from '../model/columns'
import { restrict } from '../engine/reduce'
import { type Value, valueOf } from '../engine/value'
import { partnersIn } from '../model/pairs'
import type { ColumnWishes } from './wishes'

/** A problem with a round to stay close to. */
export type NearProblem = Problem & Required<Pick<Problem, 'base'>>

/** A round under wishes: the pairs that are wished for, and the people who are free to be paired. */
interface Freed {
  /** Everybody; pairs kept apart are barred. */
  all: Problem
  /** The people who are free, without what only the people themselves know. */
  open: () => Problem
  /** What the pairs wished for are worth. The debt of people who are out does not count. */
  fixed: Value
  /** The people who are free, with their part of the base round. */
  free: NearProblem
}

/**
 * Takes the people who are out, and those who are brought together, out of the problem. What remains is an ordinary round
 * that has to stay close to the base.
 * @param base positions, two a pair
 */
export function freePeople(columns: Columns, base: number[], wishes: ColumnWishes): Freed {
  const kept = ({ barredA = new Int32Array(), barredB = barredA, ...rest }: Columns): Columns => ({
    ...rest,
    barredA: Int32Array.from([...barredA, ...wishes.apart.map(([a]) => a)]),
    barredB: Int32Array.from([...barredB, ...wishes.apart.map(([, b]) => b)]),
  })
  const all = buildProblem(kept(columns))
  const before = matesOf(all, base)
  const together = matesOf(all, wishes.together.flat())
  const fixed = valueOf({ ...all, base: { mate: before, keepUnit: 1 } }, together)
  fixed.leftOutDebt = 0

  const isOut = new Uint8Array(all.count)
  for (const i of wishes.out) isOut[i] = 1
  const people: number[] = []
  const position = new Int32Array(all.count).fill(-1)
  for (let v = 0; v < all.count; v++)
    if (together[v] === -1 && !isOut[all.original[v]!]) position[v] = people.push(v) - 1
  const mate = Int32Array.from(people, (v) => {
    const w = before[v]!
    return w !== -1 && isAllowed(all, v, w) ? position[w]! : -1
  })
  const among = (problem: Problem) => (people.length === all.count ? problem : restrict(problem, people))
  const free = { ...among(all), ...weights(mate, 0) }
  // The order of people depends on their ids and the seed alone.
  const open = () => (holdsPrivate(columns, all) ? among(buildProblem(kept(openColumns(columns)))) : free)
  return { all, fixed, free, open }
}

/** Partners in the engine's numbering from pairs by position; −1 for nobody. */
export function matesOf({ count, original }: Problem, pairs: number[]): Int32Array {
  const partner = partnersIn(pairs, count)
  const number = new Int32Array(count)
  original.forEach((i, v) => (number[i] = v))
  return original.map((i) => (partner[i] === -1 ? -1 : number[partner[i]!]!))
}

/**
 * Weights of the last level: a quarter of a repeat outweighs all pairs kept. Recency comes after that and only counts among
 * few people, where a quarter of a pair kept outweighs all of it. So all sums stay exact.
 */
export function weights(
  mate: Int32Array,
  recencyUnit: 0 | 1,
): Pick<NearProblem, 'repeatUnit' | 'recencyUnit' | 'base'> {
  const most = Math.floor(mate.length / 2)
  const keepUnit = recencyUnit === 0 ? 1 : 240 * most + 4
  return { repeatUnit: 4 * (most + 1) * keepUnit, recencyUnit, base: { mate, keepUnit } }
}
