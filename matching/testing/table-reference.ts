/** The best tables by trying everything, written from the definitions; it shares no code with the engine or the checker. */
import type { Instance } from '../model/model'
import { factTable, haveTime } from './reference'

/** What is wished of tables. */
interface Wished {
  /** Who is to sit at one table, whatever keeps them from one another. */
  ties?: string[][]
  /** The tables of before. */
  base?: string[][]
}

/**
 * What a table is worth: [wishes, seated, debt, of the wished size, repeats, edges between departments, edges of before], more
 * being better; null if it is not allowed.
 */
export function judgeOf(instance: Instance & { size: number }, { ties = [], base = [] }: Wished = {}) {
  const { people, size } = instance
  const facts = factTable(instance)
  const isIn = (lists: string[][], i: number, j: number) =>
    lists.some((ids) => ids.includes(people[i]!.id) && ids.includes(people[j]!.id))
  return (at: number[]): number[] | null => {
    if (at.length < size - 1 || at.length > size + 1) return null
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
      at.length,
      at.reduce((sum, i) => sum + (people[i]!.leftOutDebt ?? 0), 0),
      at.length === size ? 0 : -1,
      -edges.filter(({ cost }) => cost > 0).length,
      edges.filter(({ cross }) => cross).length,
      edges.filter(({ kept }) => kept).length,
    ]
  }
}

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
    if (from === people.length) return [0, 0, 0, 0, 0, 0, 0]
    const key = taken * 16 + from
    const found = known.get(key)
    if (found) return found
    let top = best(from + 1, taken)
    if (!(taken & (1 << from)))
      for (const { set, worth } of tables[from]!) {
        if (set & taken) continue
        const whole = best(from + 1, taken | set).map((part, k) => part + worth[k]!)
        if (isBetter(whole, top)) top = whole
      }
    known.set(key, top)
    return top
  }
  return best(0, 0)
}

/** [seated, left-out debt, tables of another size, repeats, edges between departments] of what is judged. */
export function asGoals({ people }: Instance, [, seated, debt, other, repeats, cross]: number[]): number[] {
  const all = people.reduce((sum, { leftOutDebt = 0 }) => sum + leftOutDebt, 0)
  return [seated!, all - debt!, 0 - other!, 0 - repeats!, cross!]
}

/** The goals that the best tables reach; at most 12 people. */
export const optimumTables = (instance: Instance & { size: number }): number[] =>
  asGoals(instance, bestJudged(instance))

/** In the first that differs, more is better. */
function isBetter(one: number[], two: number[]): boolean {
  const k = one.findIndex((part, at) => part !== two[at])
  return k !== -1 && one[k]! > two[k]!
}
