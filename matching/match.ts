import { lookAhead } from './ahead/ahead'
import { certify } from './engine/certificate'
import { buildProblem, type Columns, type MeetingColumns, toColumns } from './engine/problem'
import { solve } from './engine/solve'
import { certifyThrees, seatThrees } from './threes/threes'
import { valueOf } from './engine/value'
import { boundOf, type Names, writeWitness } from './engine/witness'
import { Context, explainRound } from './explain'
import type {
  Certificate,
  Instance,
  LeftOutExplanation,
  Meeting,
  PairExplanation,
  Person,
  Round,
} from './model/model'
import { monthText } from './model/month'

/** A round by positions in the caller's columns. */
interface ColumnsRound {
  pairs: Int32Array
  unmatched: Int32Array
  certificate: Certificate
  /** Three positions each, who joined last; absent where nobody may join. */
  trios?: Int32Array
}

/**
 * The best round for columns of data, without building a single object a person.
 * @returns pairs as positions, two after two
 */
export function matchColumns(columns: Columns, names: Names): ColumnsRound {
  const problem = buildProblem(columns)
  const solution = solve(problem, columns.seed)
  const { mate } = solution
  const isAnother = lookAhead(problem, mate, columns.seed)
  const known = isAnother ? null : solution.known
  const { value, bound } = known ?? { value: valueOf(problem, mate), bound: boundOf(problem, solution) }
  const certificate = certify(problem, value, bound, writeWitness(problem, solution, names))
  const pairs = new Int32Array(2 * value.pairs)
  const unmatched = new Int32Array(problem.count - 2 * value.pairs)
  let p = 0
  let u = 0
  for (let v = 0; v < problem.count; v++) {
    const w = mate[v]!
    if (w === -1) unmatched[u++] = problem.original[v]!
    else if (v < w) {
      pairs[p++] = problem.original[v]!
      pairs[p++] = problem.original[w]!
    }
  }
  if (!columns.threes) return { pairs, unmatched, certificate }
  const seating = seatThrees(problem, mate, columns.seed)
  const trios = Int32Array.from(seating.trios, (v) => problem.original[v]!)
  const joined = new Set(trios.filter((_, k) => k % 3 === 2))
  return {
    pairs,
    unmatched: unmatched.filter((i) => !joined.has(i)),
    certificate: { ...certificate, ...certifyThrees(problem, mate, seating, names) },
    trios,
  }
}

/** The best round for an instance, certified and explained. The same instance gives the same bytes. */
export function match(instance: Instance): Round {
  return roundOf(instance, toColumns(instance))
}

/**
 * The same for a large history in columns, of which objects are made only where an explanation reads them. For more than
 * a few hundred people: below that, explanations try changes out on the whole history.
 */
export function matchLarge(instance: Omit<Instance, 'history'>, meetings: MeetingColumns): Round {
  const withoutHistory = { ...instance, history: [] }
  return roundOf(withoutHistory, toColumns(withoutHistory, meetings), ({ pairs, unmatched }) =>
    telling(instance.people, pairs, unmatched, meetings),
  )
}

/** The meetings that explanations read: those of people left out, and of the two of each pair. */
export function telling(
  people: Person[],
  pairs: Int32Array,
  unmatched: Int32Array,
  { meetingA, meetingB, meetingMonth }: MeetingColumns,
): Meeting[] {
  const LEFT_OUT = -1
  const mate = new Int32Array(people.length).fill(-2)
  for (let i = 0; i < pairs.length; i += 2) {
    mate[pairs[i]!] = pairs[i + 1]!
    mate[pairs[i + 1]!] = pairs[i]!
  }
  for (const i of unmatched) mate[i] = LEFT_OUT
  const meetings: Meeting[] = []
  for (let i = 0; i < meetingA.length; i++) {
    const a = meetingA[i]!
    const b = meetingB[i]!
    if (mate[a] === b || mate[a] === LEFT_OUT || mate[b] === LEFT_OUT)
      meetings.push({ a: people[a]!.id, b: people[b]!.id, month: monthText(meetingMonth[i]!) })
  }
  return meetings
}

function roundOf(
  instance: Instance,
  columns: Columns,
  historyFor: (found: ColumnsRound) => Meeting[] = () => instance.history,
): Round {
  const names = namesOf(instance.people, columns)
  const found = matchColumns(columns, names)
  const { unmatched, certificate } = found
  const round = {
    pairs: pairsByName(found.pairs, names),
    unmatched: Array.from(unmatched, names.id),
    certificate,
    ...(found.trios && { trios: triosByName(found.trios, names) }),
  }
  return { ...round, explanations: explain({ ...instance, history: historyFor(found) }, round) }
}

/** Names of people, and of departments as they were first spelled. */
export function namesOf(people: readonly Person[], { department }: Columns): Names {
  const spelling: string[] = []
  for (let i = 0; i < people.length; i++) spelling[department[i]!] ??= people[i]!.department
  return { id: (i) => people[i]!.id, department: (i) => spelling[department[i]!]! }
}

function triosByName(trios: Int32Array, { id }: Names): [string, string, string][] {
  return Array.from({ length: trios.length / 3 }, (_, k) => [
    id(trios[3 * k]!),
    id(trios[3 * k + 1]!),
    id(trios[3 * k + 2]!),
  ])
}

/** Pairs of ids from positions, two a pair. */
export function pairsByName(pairs: Int32Array, { id }: Names): [string, string][] {
  return Array.from({ length: pairs.length / 2 }, (_, k) => [id(pairs[2 * k]!), id(pairs[2 * k + 1]!)])
}

/**
 * Explains a round. For a caller of `matchColumns` who keeps no history as objects: meetings of those left out, and of
 * the two of each pair, are enough.
 */
export function explain(instance: Instance, round: Core): Round['explanations'] {
  return explainRound(instance, round, countPairs)
}

/** Why these two. */
export function explainPair(instance: Instance, round: Core, pair: [string, string]): PairExplanation {
  return new Context(instance, round, countPairs).pair(pair)
}

/** Why this person was left out, and the smallest change that would have helped. */
export function explainLeftOut(instance: Instance, round: Core, id: string): LeftOutExplanation {
  return new Context(instance, round, countPairs).leftOut(id)
}

type Core = Pick<Round, 'pairs' | 'unmatched' | 'certificate'>

/** How many pairs an instance allows. */
export function countPairs(instance: Instance): number {
  const problem = buildProblem(toColumns(instance))
  return valueOf(problem, solve(problem, instance.seed).mate).pairs
}
