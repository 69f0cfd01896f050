import type { Random } from '../random'
import { Classes } from './classes'
import { classPrices } from './exact'
import { pairAmong } from './pairing'
import { ANY, CROSS, type Problem, SAME } from './problem'
import type { Solution } from './solution'

/**
 * A sound round for a company too large for the exact method whose shape the quick ones do not know: same-only people
 * among themselves, the rest across departments, then any-people with whoever is left. Its bounds hold, but may be
 * above what it reaches. O(people + history) expected.
 */
export function solveRoughly(problem: Problem, random: Random): Solution {
  const classes = new Classes(problem)
  const mate = new Int32Array(problem.count).fill(-1)
  const free = (list: Int32Array) => list.filter((v) => mate[v] === -1)
  for (let d = 0; d < problem.departments; d++) pairAmong(problem, random, classes.of(d, SAME), false, mate)
  const pool: number[] = []
  for (let d = 0; d < problem.departments; d++) pool.push(...classes.of(d, ANY), ...classes.of(d, CROSS))
  pairAmong(problem, random, pool, true, mate)
  for (let d = 0; d < problem.departments; d++)
    pairAmong(problem, random, [...free(classes.of(d, SAME)), ...free(classes.of(d, ANY))], false, mate)
  return { mate, price: classPrices(problem), sets: [] }
}
