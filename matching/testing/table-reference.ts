/** The best tables by trying everything, written from the definitions; it shares no code with the engine or the checker. */
import type { Instance } from '../model/model'
import { haveTime, pairTable } from './reference'

/** [seated, left-out debt, tables of another size, repeats, edges between departments]; at most 12 people. */
export function optimumTables(instance: Instance & { size: number }): number[] {
  const { people, size } = instance
  const pairs = pairTable(instance)
  /** The tables there can be, as sets, by their first person. */
  const tables: { set: number; worth: number[] }[][] = people.map(() => [])
  for (let set = 1; set < 1 << people.length; set++) {
    const at = people.map((_, i) => i).filter((i) => set & (1 << i))
    if (at.length < size - 1 || at.length > size + 1) continue
    const edges = at.flatMap((i, k) => at.slice(0, k).map((j) => pairs[i]![j]))
    if (!edges.every(Boolean) || !haveTime(...at.map((i) => people[i]!.hours))) continue
    const debt = at.reduce((sum, i) => sum + (people[i]!.leftOutDebt ?? 0), 0)
    const other = at.length === size ? 0 : 1
    const repeats = edges.filter((edge) => edge!.cost > 0).length
    tables[at[0]!]!.push({
      set,
      worth: [at.length, -debt, other, repeats, edges.filter((edge) => edge!.cross).length],
    })
  }
  const known = new Map<number, number[]>()
  const best = (from: number, taken: number): number[] => {
    if (from === people.length) return [0, 0, 0, 0, 0]
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
  const all = people.reduce((sum, { leftOutDebt = 0 }) => sum + leftOutDebt, 0)
  return best(0, 0).map((part, k) => (k === 1 ? all + part : part))
}

/** More seated, then less debt, fewer other sizes, fewer repeats, more edges between departments. */
function isBetter(one: number[], two: number[]): boolean {
  const k = one.findIndex((part, at) => part !== two[at])
  return k !== -1 && (k === 0 || k === 4 ? one[k]! > two[k]! : one[k]! < two[k]!)
}
