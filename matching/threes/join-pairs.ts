import { buildProblem, type MeetingColumns, toColumns } from '../engine/problem'
import type { Instance } from '../model/model'
import { seatThrees } from './threes'

/** Pairs that there are. */
interface Tables {
  pairs: [string, string][]
  /** Who neither joins a pair nor is joined. */
  away: string[]
}

/**
 * Who joins which of some pairs, c named last: whoever is in none of them and not away, seated as `match` seats them.
 * @param meetings the history in columns of a large instance
 */
export function joinPairs(
  instance: Instance,
  { pairs, away }: Tables,
  meetings?: MeetingColumns,
): [string, string, string][] {
  const { people, seed } = instance
  const problem = buildProblem(toColumns(instance, meetings))
  const place = new Map<string, number>()
  for (let v = 0; v < problem.count; v++) place.set(people[problem.original[v]!]!.id, v)
  const mate = new Int32Array(problem.count).fill(-1)
  for (const [a, b] of pairs) {
    mate[place.get(a)!] = place.get(b)!
    mate[place.get(b)!] = place.get(a)!
  }
  // Their own mate: neither left out nor a pair.
  for (const id of away) mate[place.get(id)!] = place.get(id)!
  const { trios } = seatThrees(problem, mate, seed)
  const id = (k: number) => people[problem.original[trios[k]!]!]!.id
  return Array.from({ length: trios.length / 3 }, (_, k) => [id(3 * k), id(3 * k + 1), id(3 * k + 2)])
}
