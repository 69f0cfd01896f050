import { buildProblem, hoursFitTogether } from '../engine/problem'
import { type MeetingColumns, toColumns } from '../model/columns'
import type { Instance, MatchExplanation, TableSize } from '../model/model'
import { explainMatches } from '../explain/matches'
import { Hall } from './hall'

/**
 * Gives people a seat at tables that there are, which keep theirs: one more than `size` at most, with a host `size`, and everybody may sit with
 * everybody who comes. One for each table at a time, as many as can be and of these those who are owed most; then again where
 * there is room. Returns the tables that somebody has joined, who are named last.
 * @param instance of the people of the tables, and of those who wait
 * @param meetings the history in columns, in place of the instance's
 */
export function joinTables(
  instance: Instance & { size: TableSize },
  tables: string[][],
  meetings?: MeetingColumns,
): MatchExplanation[] {
  const { people, size } = instance
  const columns = toColumns(instance, meetings)
  const problem = buildProblem(columns)
  const hall = new Hall(problem, size)
  const numbers = new Map(Array.from(problem.original, (i, v) => [people[i]!.id, v]))
  const seated = tables.map((ids) => ids.map((id) => numbers.get(id)!))
  const sitting = new Set(seated.flat())
  const owed = (v: number) => problem.debt[v]!
  let waiting = Array.from(problem.original.keys())
    .filter((v) => !sitting.has(v))
    .sort((a, b) => owed(b) - owed(a))
  const mayJoin = (v: number, at: number[]) =>
    at.length < hall.most &&
    at.every((w) => hall.allows(v, w)) &&
    (!problem.hoursTogether || hoursFitTogether(problem, [...at, v]))
  const count = (at: number[], isSo: (w: number) => boolean) => at.filter(isSo).length
  /** The smallest first, then those with fewer people already met, then those with more of other departments. */
  const tablesFor = (v: number) =>
    seated
      .flatMap((at, k) => (mayJoin(v, at) ? [{ k, at }] : []))
      .map(({ k, at }) => {
        const met = count(at, (w) => hall.isRepeat(v, w))
        const same = count(at, (w) => problem.department[v] === problem.department[w])
        return { k, cost: [at.length, met, same] as const }
      })
      .sort(({ cost: a }, { cost: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      .map(({ k }) => k)
  const joined = new Set<number>()
  for (let before = waiting.length + 1; waiting.length < before; ) {
    before = waiting.length
    for (const [k, v] of oneEach(waiting, tablesFor)) {
      seated[k]!.push(v)
      joined.add(k)
      sitting.add(v)
    }
    waiting = waiting.filter((v) => !sitting.has(v))
  }
  return explainMatches(
    people,
    columns,
    [...joined].sort((a, b) => a - b).map((k) => seated[k]!.map((v) => problem.original[v]!)),
  )
}

/** A place each for as many as can be, by augmenting paths: whoever is named earlier goes before all who are named later. */
function oneEach(people: readonly number[], placesFor: (v: number) => number[]): Map<number, number> {
  const places = new Map(people.map((v) => [v, placesFor(v)]))
  const taken = new Map<number, number>()
  const seat = (v: number, tried: Set<number>): boolean =>
    places.get(v)!.some((k) => {
      if (tried.has(k)) return false
      tried.add(k)
      const other = taken.get(k)
      if (other !== undefined && !seat(other, tried)) return false
      taken.set(k, v)
      return true
    })
  for (const v of people) seat(v, new Set())
  return taken
}
