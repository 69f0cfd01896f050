import { buildProblem, holdsPrivate, type Problem } from '../engine/problem'
import { restrict } from '../engine/reduce'
import { type Columns, openColumns } from '../model/columns'
import { partnersIn } from '../model/pairs'
import type { ColumnWishes } from './wishes'

/** Two positions of a pair, or those of a pair and of the person who joins it. */
export type Match = readonly number[]

/** Everybody, and those whom no wish takes from the others: an ordinary round is made of these. */
interface FreePeople {
  /** Pairs kept apart are barred in it, and in the other two. */
  all: Problem
  free: Problem
  /** The free people without what only they themselves know. */
  open: () => Problem
}

/** Takes the people who are out, and those who are brought together, out of the problem. */
export function freePeople(columns: Columns, { together, apart, out }: ColumnWishes): FreePeople {
  const withBars = ({ barredA = new Int32Array(), barredB = barredA, ...rest }: Columns): Columns => ({
    ...rest,
    barredA: Int32Array.from([...barredA, ...apart.map(([a]) => a)]),
    barredB: Int32Array.from([...barredB, ...apart.map(([, b]) => b)]),
  })
  const all = buildProblem(withBars(columns))
  const taken = new Set([...together.flat(), ...out])
  const people = Array.from(all.original.keys()).filter((v) => !taken.has(all.original[v]!))
  const among = (problem: Problem) => (taken.size === 0 ? problem : restrict(problem, people))
  const free = among(all)
  // The order of people depends on their ids and the seed alone.
  const open = () => (holdsPrivate(columns, all) ? among(buildProblem(withBars(openColumns(columns)))) : free)
  return { all, free, open }
}

/** Partners in the engine's numbering from pairs by position; −1 for nobody, or somebody who is not in the problem. */
export function matesOf({ original }: Problem, pairs: Match[], people: number): Int32Array {
  const partner = partnersIn(
    pairs.flatMap(([a, b]) => [a!, b!]),
    people,
  )
  const number = new Int32Array(people).fill(-1)
  original.forEach((i, v) => (number[i] = v))
  return original.map((i) => (partner[i] === -1 ? -1 : number[partner[i]!]!))
}
