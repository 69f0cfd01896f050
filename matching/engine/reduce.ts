import type { Random } from '../model/random'
import { AGE_STEP } from '../model/rows'
import { newDraft } from './draft'
import { solveExactly } from './exact'
import { ZERO } from './odd-sets'
import { PriceBook } from './pricebook'
import { forMeetings, type Problem } from './problem'
import { ANY, SAME } from '../model/columns'
import { include, type Solution } from './solution'
import { solveTeam } from './team'

/**
 * The exact method on what is left when closed teams have been solved by themselves: same-only people of a department
 * without any-people can meet nobody else, so their pairs and prices are independent of all others'.
 * @returns null when more people are left than `most`
 */
export function solveReduced(problem: Problem, random: Random, seed: number, most: number): Solution | null {
  const draft = newDraft(problem, random)
  const { classes, mate } = draft
  const book = new PriceBook(problem)
  const solved = new Uint8Array(problem.count)
  for (let d = 0; d < problem.departments; d++) {
    const same = classes.of(d, SAME)
    if (same.length === 0 || classes.of(d, ANY).length > 0) continue
    const team = solveTeam(draft, d, ZERO, 'keep')
    if (!team) continue
    book.addTeam(team, ZERO)
    for (const v of same) solved[v] = 1
  }
  const rest: number[] = []
  for (let v = 0; v < problem.count; v++) if (!solved[v]) rest.push(v)
  if (rest.length > most) return null
  const whole = { mate, price: book.price, sets: book.sets }
  include(whole, rest, solveExactly(restrict(problem, rest), seed))
  return whole
}

/** Restricts the problem to some of its people. */
export function restrict(problem: Problem, people: number[]): Problem {
  const { hours, hoursTogether } = problem
  const among = (own: NonNullable<typeof hours>) => ({
    ...own,
    of: Int32Array.from(people, (v) => own.of[v]!),
  })
  const position = new Int32Array(problem.count).fill(-1)
  people.forEach((v, i) => (position[v] = i))
  const rows = new Int32Array(people.length + 1)
  const most = people.reduce((sum, v) => sum + problem.rows[v + 1]! - problem.rows[v]!, 0)
  const meeting = new Uint32Array(most)
  let kept = 0
  people.forEach((v, i) => {
    forMeetings(problem, v, (w, age) => {
      if (position[w] !== -1) meeting[kept++] = position[w]! * AGE_STEP + age
    })
    rows[i + 1] = kept
  })
  return {
    ...problem,
    count: people.length,
    original: Int32Array.from(people, (v) => problem.original[v]!),
    department: Int32Array.from(people, (v) => problem.department[v]!),
    preference: Uint8Array.from(people, (v) => problem.preference[v]!),
    wishes: problem.wishes && Uint8Array.from(people, (v) => problem.wishes![v]!),
    debt: Float64Array.from(people, (v) => problem.debt[v]!),
    rows,
    meeting: meeting.slice(0, kept),
    host: problem.host && Uint8Array.from(people, (v) => problem.host![v]!),
    topics: problem.topics && people.map((v) => problem.topics![v]!),
    hours: hours && among(hours),
    hoursTogether: hoursTogether && among(hoursTogether),
  }
}
