import type { Problem } from '../engine/problem'
import type { Instance } from '../model/model'
import { partnersIn } from '../model/pairs'
import { seatThrees } from '../threes/threes'
import { matesOf } from './freed'
import type { ColumnWishes } from './wishes'

/** Two positions of a pair, and that of the person who joins them. */
export type Three = [number, number, number]

/**
 * Who joins which pair of a changed round: people who joined a pair before stay with it if pair and wishes allow it. If the
 * instance has three at a table, other people who are left out are seated as in any round.
 * @param all everybody; pairs kept apart are barred
 * @param pairs two positions a pair
 * @param before three positions each, who joined last
 */
export function seat(
  { people, seed, threes }: Instance,
  all: Problem,
  pairs: number[],
  before: Three[],
  { apart, out }: ColumnWishes,
): Three[] {
  const partner = partnersIn(pairs, people.length)
  const kept = before.filter(([a, b, c]) => {
    const isParted = apart.some((two) => two.includes(c) && (two.includes(a) || two.includes(b)))
    return partner[a] === b && partner[c] === -1 && !out.includes(c) && !isParted
  })
  if (!threes) return kept
  // People who are seated already, or sit out, are their own partners: neither left out nor a pair.
  const away = [...kept.flat(), ...out].flatMap((i) => [i, i])
  const { trios } = seatThrees(all, matesOf(all, [...pairs, ...away]), seed)
  const at = (k: number) => all.original[trios[k]!]!
  return [
    ...kept,
    ...Array.from({ length: trios.length / 3 }, (_, k): Three => [at(3 * k), at(3 * k + 1), at(3 * k + 2)]),
  ]
}
