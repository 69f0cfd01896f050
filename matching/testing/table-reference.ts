/** The best tables by trying everything, written from the definitions; it shares no code with the engine or the checker. */
import { hasHosts, type Instance } from '../model/model'
import { factTable, haveTime } from './reference'

/** What is wished of tables. */
interface Wished {
  /** Who is to sit at one table, whatever keeps them from one another. */
  ties?: string[][]
  /** The tables of before. */
  base?: string[][]
}

/**
 * What a table is worth: [wishes, seated, debt, of the wished size, what a host has waited, repeats, edges between departments,
 * edges of before], more being better; null if it is not allowed. Where there are hosts, the first two are about guests.
 */
export function judgeOf(instance: Instance & { size: number }, { ties = [], base = [] }: Wished = {}) {
  const { people, size } = instance
  const facts = factTable(instance)
  const hosted = hasHosts(instance)
  const owed = (at: number[]) => at.reduce((sum, i) => sum + (people[i]!.leftOutDebt ?? 0), 0)
  const isIn = (lists: string[][], i: number, j: number) =>
    lists.some((ids) => ids.includes(people[i]!.id) && ids.includes(people[j]!.id))
  return (at: number[]): number[] | null => {
    if (at.length < (isScarce(instance) ? 2 : size - 1) || at.length > (hosted ? size : size + 1)) return null
    const hosts = at.filter((i) => people[i]!.host)
    const guests = at.filter((i) => !people[i]!.host)
    if (hosts.length !== (hosted ? 1 : 0)) return null
    const edges = at.flatMap((i, k) =>
      at.slice(0, k).map((j) => ({ ...facts[i]![j]!, tied: isIn(ties, i, j), kept: isIn(base, i, j) })),
    )
    if (!edges.every(({ barred, forbidden, tied }) => tied || !(barred || forbidden))) return null
    if (!haveTime(...at.map((i) => people[i]!.hours))) return null
    const here = new Set(at.map((i) => people[i]!.id))
    const touched = ties.filter((ids) => ids.some((id) => here.has(id)))
    if (!touched.every((ids) => ids.every((id) => here.has(id)))) return null
    return [
      touched.length,
      guests.length,
      owed(guests),
      at.length === size ? 0 : -1,
      owed(hosts),
      -edges.filter(({ cost }) => cost > 0).length,
      edges.filter(({ cross }) => cross).length,
      edges.filter(({ kept }) => kept).length,
    ]
  }
}

/** Whether the guests are fewer than the smallest table of a host seats: then there is one table at most. */
const isScarce = ({ people, size }: Instance & { size: number }) =>
  hasHosts({ people }) && people.filter(({ host }) => !host).length < size - 2

/** What the best tables come to, as judged; at most 12 people. */
export function bestJudged(instance: Instance & { size: number }, wished?: Wished): number[] {
  const { people } = instance
  const judge = judgeOf(instance, wished)
  /** The tables there can be, as sets, by their first person. */
  const tables: { set: number; worth: number[] }[][] = people.map(() => [])
  for (let set = 1; set < 1 << people.length; set++) {
    const at = people.map((_, i) => i).filter((i) => set & (1 << i))
    const worth = judge(at)
    if (worth) tables[at[0]!]!.push({ set, worth })
  }
  const known = new Map<number, number[]>()
  const best = (from: number, taken: number): number[] => {
    if (from === people.length) return NOTHING
    const key = taken * 16 + from
    const found = known.get(key)
    if (found) return found
    let top = best(from + 1, taken)
    if (!(taken & (1 << from)))
      for (const { set, worth } of tables[from]!) {
        if (set & taken) continue
        const others = isScarce(instance) ? NOTHING : best(from + 1, taken | set)
        const whole = others.map((part, k) => part + worth[k]!)
        if (isBetter(whole, top)) top = whole
      }
    known.set(key, top)
    return top
  }
  return best(0, 0)
}

/** What no tables are worth. */
export const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0]

/**
 * [seated, left-out debt, tables of another size, repeats, edges between departments] of what is judged; with hosts, what those
 * who rest have waited comes before the repeats.
 */
export function asGoals(
  { people }: Instance,
  [, seated, debt, other, hosts, repeats, cross]: number[],
): number[] {
  const all = (those: Instance['people']) => those.reduce((sum, { leftOutDebt = 0 }) => sum + leftOutDebt, 0)
  const waited = all(people.filter(({ host }) => host)) - hosts!
  return [
    seated!,
    all(people.filter(({ host }) => !host)) - debt!,
    0 - other!,
    ...(hasHosts({ people }) ? [waited] : []),
    0 - repeats!,
    cross!,
  ]
}

/** The goals that the best tables reach; at most 12 people. */
export const optimumTables = (instance: Instance & { size: number }): number[] =>
  asGoals(instance, bestJudged(instance))

/** In the first that differs, more is better. */
function isBetter(one: number[], two: number[]): boolean {
  const k = one.findIndex((part, at) => part !== two[at])
  return k !== -1 && one[k]! > two[k]!
}
