import { type Hall, OUT } from './hall'

/** Up to so many people are seated exactly. */
export const FEW = 12

/** Weights of the goals in one number, each more than all after it for a few people. */
const REPEAT = 2 ** 6
const OTHER_SIZE = 2 ** 12
const DEBT = 2 ** 15
const SEAT = 2 ** 39
const WISH = 2 ** 44
const KEPT = 2 ** -6

/** What a table is worth; 0 if it is not allowed, so that its people may as well be left out. */
export function worthOf(hall: Hall, table: readonly number[]): number {
  if (Math.abs(table.length - hall.size) > 1 || !hall.allowsTable(table)) return 0
  const { department, debt } = hall.problem
  const { parties, before } = hall.ties ?? {}
  let worth = table.length === hall.size ? 0 : -OTHER_SIZE
  for (const v of table) {
    const party = parties?.[v]
    if (party?.some((w) => !table.includes(w))) return 0
    if (party?.[0] === v) worth += WISH
  }
  table.forEach((v, i) => {
    worth += SEAT + debt[v]! * DEBT
    for (const w of table.slice(0, i)) {
      if (hall.isRepeat(v, w)) worth -= REPEAT
      if (department[v] !== department[w]) worth++
      if (before && before[v] !== OUT && before[v] === before[w]) worth += KEPT
    }
  })
  return worth
}

/** The best tables of a few people, by dynamic programming over the sets of them. */
export function bestTables(hall: Hall, people: readonly number[]): number[][] {
  const many = people.length
  /** The tables in which somebody is the last: as sets, and what they are worth. */
  const sets: number[][] = people.map(() => [])
  const worths: number[][] = people.map(() => [])
  const grow = (last: number, next: number, set: number, table: number[]) => {
    if (table.length >= hall.size - 1) {
      const worth = worthOf(hall, table)
      if (worth > 0) {
        sets[last]!.push(set)
        worths[last]!.push(worth)
      }
    }
    if (table.length > hall.size) return
    for (let i = next; i >= 0; i--)
      if (table.every((v) => hall.allows(v, people[i]!)))
        grow(last, i - 1, set | (1 << i), [...table, people[i]!])
  }
  people.forEach((v, i) => grow(i, i - 1, 1 << i, [v]))

  const best = new Float64Array(1 << many)
  const taken = new Int32Array(1 << many)
  for (let set = 1; set < 1 << many; set++) {
    const last = 31 - Math.clz32(set)
    let most = best[set ^ (1 << last)]!
    const tables = sets[last]!
    for (let k = 0; k < tables.length; k++) {
      const table = tables[k]!
      if ((table & set) !== table) continue
      const worth = worths[last]![k]! + best[set ^ table]!
      if (worth <= most) continue
      most = worth
      taken[set] = table
    }
    best[set] = most
  }
  const found: number[][] = []
  for (let set = (1 << many) - 1; set > 0; set ^= taken[set] || 1 << (31 - Math.clz32(set)))
    if (taken[set]) found.push(people.filter((_, i) => taken[set]! & (1 << i)))
  return found
}
