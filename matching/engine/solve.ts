import { type Solution, solveExactly } from './exact'
import type { Problem } from './problem'

/** The best pairing the engine knows how to find, with prices that bound every pairing. */
export function solve(problem: Problem, seed: number): Solution {
  return solveExactly(problem, seed)
}
