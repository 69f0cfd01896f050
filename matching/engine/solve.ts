import { Random } from '../model/random'
import { solveExactly, classPrices } from './exact'
import { compare } from './level'
import { mix } from './mix'
import { type Problem, isAllowed } from './problem'
import type { Solution, Solved } from './solution'
import { partsOf, solveParts } from './parts'
import { solveReduced } from './reduce'
import { solveShortage } from './shortage'
import { dominantDepartment, solveSpread } from './spread'
import { valueOf, worthOf } from './value'
import { boundOf } from './witness'
import { newDraft } from './draft'
import { pairAmong } from './pairing'
import { ANY, CROSS, SAME } from '../model/columns'

/** Up to here the exact method is used at once; it takes a few milliseconds. */
const SMALL = 60
/** Up to this many people who are not in closed teams, the exact method solves what the quick ones cannot prove. */
const EXACT_LIMIT = 5_000

/** Up to here a round drawn by a quick way is mixed too: chance is coarser in small companies. */
const MIXED = 300

/** The best pairing the engine knows how to find, with prices that bound every pairing. */
export function solve(problem: Problem, seed: number): Solved {
  const parts = partsOf(problem)
  return parts ? solveParts(problem, parts, (part) => solvePart(part, seed)) : solvePart(problem, seed)
}

/** Solves for people without bars between them. */
function solvePart(problem: Problem, seed: number): Solved {
  const random = new Random(seed)
  const quick = problem.count <= SMALL ? null : solveAtOnce(problem, random)
  if (quick?.proven) {
    if (problem.count > MIXED) return quick.solution
    mixAll(problem, quick.solution, random)
    return { ...quick.solution, known: null }
  }
  if (problem.count <= SMALL) {
    const exact = solveExactly(problem, seed)
    mixAll(problem, exact, random)
    return exact
  }
  const exact = solveReduced(problem, random, seed, EXACT_LIMIT)
  if (!exact) {
    const rough = quick?.solution ?? solveRoughly(problem, random)
    pairLeftOvers(problem, rough.mate, random)
    return rough
  }
  mixAll(problem, exact, random)
  return exact
}

function mixAll(problem: Problem, solution: Solution, random: Random) {
  mix(
    problem,
    solution.mate,
    random,
    problem.department.map((_, v) => v),
  )
}

interface Quick {
  solution: Solved
  proven: boolean
}

/** What the quick ways find; null when none fits. */
function solveAtOnce(problem: Problem, random: Random): Quick | null {
  let best: Solution | null = null
  for (const quick of quickWays(problem, random, dominantDepartment(problem))) {
    const solution = quick()
    if (!solution) continue
    const known = proofOf(problem, solution)
    if (known) return { solution: { ...solution, known }, proven: true }
    best ??= solution
  }
  return best && { solution: best, proven: false }
}

/** The shapes a large round can have, the commonest first. */
export function quickWays(problem: Problem, random: Random, dominant: number): (() => Solution | null)[] {
  const spread = () => solveSpread(problem, random, -1)
  if (dominant === -1) return [spread]
  return [
    spread,
    () => solveSpread(problem, random, dominant),
    () => solveShortage(problem, random, dominant),
  ]
}

/** What the pairing is worth, if that is exactly what its prices add up to; else null. */
export function proofOf(problem: Problem, solution: Solution): NonNullable<Solved['known']> | null {
  const value = valueOf(problem, solution.mate)
  const bound = boundOf(problem, solution)
  return compare(bound, worthOf(problem, value)) === 0 ? { value, bound } : null
}

/**
 * A sound round for a company too large for the exact method whose shape the quick ones do not know: same-only people
 * among themselves, the rest across departments, then any-people with those who are left. Its bounds hold, but may be
 * above what it reaches. O(people + history) expected.
 */
function solveRoughly(problem: Problem, random: Random): Solution {
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
function pairLeftOvers(problem: Problem, mate: Int32Array, random: Random) {
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
