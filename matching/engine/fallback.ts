import type { Random } from '../model/random'
import { newDraft } from './draft'
import { classPrices } from './exact'
import { pairAmong } from './pairing'
import { isAllowed, type Problem } from './problem'
import { ANY, CROSS, SAME } from '../model/columns'
import type { Solution } from './solution'

/**
 * A sound round for a company too large for the exact method whose shape the quick ones do not know: same-only people
 * among themselves, the rest across departments, then any-people with those who are left. Its bounds hold, but may be
 * above what it reaches. O(people + history) expected.
 */
export function solveRoughly(problem: Problem, random: Random): Solution {
  const draft = newDraft(problem, random)
  const { classes, mate } = draft
  const free = (list: Int32Array) => list.filter((v) => mate[v] === -1)
  for (let d = 0; d < problem.departments; d++) pairAmong(draft, classes.of(d, SAME), false)
  const pool: number[] = []
  for (let d = 0; d < problem.departments; d++) pool.push(...classes.of(d, ANY), ...classes.of(d, CROSS))
  pairAmong(draft, pool, true)
  for (let d = 0; d < problem.departments; d++)
    pairAmong(draft, [...free(classes.of(d, SAME)), ...free(classes.of(d, ANY))], false)
  return { mate, price: classPrices(problem), sets: [] }
}

/** How many partners, and pairs to break up, are tried for each person left over. */
const TRIES = 300

/**
 * Pairs people left over by an unproven method: with one another where that is allowed, else two of them with the
 * halves of a pair. Repeats are taken: a pair comes before everything else.
 */
export function pairLeftOvers(problem: Problem, mate: Int32Array, random: Random) {
  const join = (u: number, v: number) => {
    mate[u] = v
    mate[v] = u
  }
  const left: number[] = []
  for (let v = 0; v < problem.count; v++) if (mate[v] === -1) left.push(v)
  for (let i = 0; i < left.length; i++) {
    const u = left[i]!
    for (let t = 0; t < TRIES && mate[u] === -1; t++) {
      const v = left.length <= TRIES ? left[t] : left[random.below(left.length)]
      if (v !== undefined && v !== u && mate[v] === -1 && isAllowed(problem, u, v)) join(u, v)
    }
    for (let t = 0; t < TRIES && mate[u] === -1; t++) {
      const v = left[random.below(left.length)]!
      const a = random.below(problem.count)
      const b = mate[a]!
      if (v === u || mate[v] !== -1 || b === -1 || !isAllowed(problem, u, a) || !isAllowed(problem, v, b))
        continue
      join(u, a)
      join(v, b)
    }
  }
}
