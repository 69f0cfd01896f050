import { lookAhead } from './ahead/ahead'
import { certify } from './engine/certificate'
import { buildProblem, holdsPrivate, type Problem, valueOf } from './engine/problem'
import { type Columns, type MeetingColumns, openColumns, sharedIn, toColumns } from './model/columns'
import { Random } from './model/random'
import { shareTopics } from './engine/mix'
import { solve } from './engine/solve'
import { boundOf, type Names, writeWitness } from './engine/witness'
import { explainLeftOut, type SolvedRound } from './explain/left-out'
import { explainMatches } from './explain/matches'
import type { Certificate, Instance, Person, Round } from './model/model'
import { certifyThrees, seatThrees } from './threes/threes'

/** A round by positions in the caller's columns. */
interface ColumnsRound extends SolvedRound {
  certificate: Certificate
  /** Two positions a pair. */
  pairs: number[]
  /** Three positions each, who joined last; absent where nobody may join. */
  trios?: number[]
}

/** The best round for columns of data, without building a single object a person. */
export function matchColumns(columns: Columns, names: Names): ColumnsRound {
  const problem = buildProblem(columns)
  const solution = solve(problem, columns.seed)
  const { mate } = solution
  // Another round of the same value is proven by the same prices.
  const planned = lookAhead(problem, mate, columns.seed)
  // Who could join which pair is no less good for the sake of topics.
  if (problem.topics && !(columns.threes && mate.includes(-1))) {
    const others = Array.from(mate.keys()).filter((v) => !planned.has(v))
    shareTopics(problem, mate, new Random(columns.seed), others)
  }
  const { value, bound } = solution.known ?? {
    value: valueOf(problem, mate),
    bound: boundOf(problem, solution),
  }
  const certified = certify(problem, value, bound, writeWitness(problem, solution, names))
  const pairs: number[] = []
  const left: number[] = []
  mate.forEach((w, v) => {
    if (w === -1) left.push(v)
    else if (problem.host ? problem.host[v] : v < w) pairs.push(problem.original[v]!, problem.original[w]!)
  })
  const certificate = { ...certified, ...topicsOf(columns, inParts(pairs, 2)) }
  const round = { problem, solution, certificate, pairs, left }
  if (!columns.threes) return round
  const seating = seatThrees(problem, mate, columns.seed)
  const joined = new Set(seating.trios.filter((_, k) => k % 3 === 2))
  const trios = seating.trios.map((v) => problem.original[v]!)
  const seated = new Set(trios)
  const matches = [...inParts(trios, 3), ...inParts(pairs, 2).filter(([a]) => !seated.has(a!))]
  return {
    ...round,
    certificate: {
      ...certificate,
      ...certifyThrees(problem, mate, seating, names),
      ...topicsOf(columns, matches),
    },
    trios,
    left: left.filter((v) => !joined.has(v)),
  }
}

/**
 * The best round for an instance, certified and explained. The same instance gives the same bytes.
 * @param meetings the history in columns, in place of the instance's
 */
export function match(instance: Instance, meetings?: MeetingColumns): Round {
  const { people } = instance
  const columns = toColumns(instance, meetings)
  const names = namesOf(people, columns)
  const { certificate, ...round } = matchColumns(columns, names)
  const pairs = inParts(round.pairs, 2)
  const trios = round.trios && inParts(round.trios, 3)
  const { waiting, resting } = whoRests(round.problem, round.left)
  return {
    pairs: byName(people, pairs) as Round['pairs'],
    unmatched: waiting.map((v) => people[round.problem.original[v]!]!.id),
    ...(resting && { resting: resting.map((v) => people[round.problem.original[v]!]!.id) }),
    certificate,
    ...(trios && { trios: byName(people, trios) as Round['trios'] }),
    explanations: {
      matches: explainMatches(people, columns, pairs, trios && { trios }),
      leftOut: explainLeftOut(people, columns, names, { ...round, left: waiting }, () =>
        holdsPrivate(columns, round.problem) ? buildProblem(openColumns(columns)) : round.problem,
      ),
    },
  }
}

/** How many two of a match have a topic in common, where people have topics. */
export const topicsOf = (
  { topics }: Columns,
  matches: readonly (readonly number[])[],
): Pick<Certificate, 'sharedTopics'> =>
  topics
    ? { sharedTopics: { value: matches.reduce((sum, at) => sum + sharedIn(topics, at), 0), proven: false } }
    : {}

/** Of people without a match, those who wait and, where there are hosts, those who rest. */
export function whoRests({ host }: Problem, left: number[]) {
  if (!host) return { waiting: left }
  return { waiting: left.filter((v) => !host[v]), resting: left.filter((v) => host[v]) }
}

/** Names of people, and of departments as they were first spelled. */
export function namesOf(people: readonly Person[], { department }: Columns): Names {
  const spelling: (string | null)[] = []
  for (let i = 0; i < people.length; i++) spelling[department[i]!] ??= people[i]!.department
  return { id: (i) => people[i]!.id, department: (i) => spelling[department[i]!] ?? null }
}

/** Positions, so many at a time. */
const inParts = (positions: ArrayLike<number>, size: number): number[][] =>
  Array.from({ length: positions.length / size }, (_, k) =>
    Array.from({ length: size }, (__, side) => positions[size * k + side]!),
  )

/** The ids of matches by position. */
export const byName = (people: readonly Person[], matches: readonly (readonly number[])[]): string[][] =>
  matches.map((ids) => ids.map((i) => people[i]!.id))
