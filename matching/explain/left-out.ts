import type { MailReason as Reason } from '../../languages/reasons'
import { type Problem, valueOf } from '../engine/problem'
import type { Columns } from '../model/columns'
import { solve } from '../engine/solve'
import type { Solution } from '../engine/solution'
import type { Names } from '../engine/witness'
import type { LeftOutExplanation, Person } from '../model/model'
import { Fits } from './fits'
import { Scarcity } from './scarcity'
import { FAIR, meetsNobody, moreOf, noSeat } from './parts'

/** A round in the numbers of its problem. */
export interface SolvedRound {
  problem: Problem
  solution: Solution
  /** Who neither has a partner nor joined a pair. */
  left: number[]
}

/**
 * Why each of the people who are left out is, and what would have helped: they can meet nobody; their preference finds too few;
 * or they are one of an odd number. A block, a manager, hours and an earlier meeting sound alike in each, whichever it was.
 * @param openly the problem without what only the people themselves know; the same one if nothing of that matters
 */
export function explainLeftOut(
  people: readonly Person[],
  columns: Columns,
  names: Names,
  { problem, solution, left }: SolvedRound,
  openly: () => Problem,
): LeftOutExplanation[] {
  if (left.length === 0) return []
  const between = columns.group !== undefined
  const fits = new Fits(problem)
  const personOf = (v: number) => people[problem.original[v]!]!
  let known: Scarcity | null | undefined
  /** What leaves out as many people, and as much debt, if nobody kept anything to themselves; null if nothing does. */
  const scarcity = () => {
    if (known !== undefined) return known
    const open = openly()
    const best = open === problem ? solution : solve(open, columns.seed)
    const nameOf = (v: number) => {
      const i = open.original[v]!
      const department = names.department(i) ?? ''
      return columns.group ? `${department} (${people[i]!.group})` : department
    }
    const [own, free] = [valueOf(problem, solution.mate), valueOf(open, best.mate)]
    const isSame = own.pairs === free.pairs && own.leftOutDebt === free.leftOutDebt
    return (known = isSame ? new Scarcity(open, best, nameOf) : null)
  }
  const reasonsOf = (v: number): Reason[] => {
    if (fits.allowed(v) === 0) return meetsNobody(personOf(v), columns)
    if (problem.host) return noSeat(problem)
    return [
      scarcity()?.needOf(v) ?? { code: 'matching.odd' },
      FAIR,
      { code: 'matching.oneMore', args: { more: moreOf(personOf(v), between) } },
    ]
  }
  return left.map((v) => ({ id: personOf(v).id, reasons: reasonsOf(v) }))
}
