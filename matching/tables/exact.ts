import { crosses } from '../engine/problem'
import { type Hall, OUT } from './hall'

/** Up to so many people are seated exactly. */
export const FEW = 12

/** Weights of the first goals in one number, and of the others in another, each more than all after it for a few people. */
const DEBT = 2 ** 3
const SEAT = 2 ** 27
const WISH = 2 ** 32
const KEPT = 2 ** -6
const REPEAT = 2 ** 6
const WAITED = 2 ** 12

/** What tables are worth by the first goals, and by the others. */
export type Worth = readonly [first: number, others: number]

/** What a table is worth; nothing if it is not allowed, so that its people may as well be left out. */
export function worthOf(hall: Hall, table: readonly number[]): Worth {
  if (!hall.allowsTable(table)) return NOTHING
  const { debt, host } = hall.problem
  const { parties, before } = hall.ties ?? {}
  let first = table.length === hall.size ? 0 : -1
  let others = 0
  for (const v of table) {
    const party = parties?.[v]
    if (party?.some((w) => !table.includes(w))) return NOTHING
    if (party?.[0] === v) first += WISH
  }
  table.forEach((v, i) => {
    if (host?.[v]) others += debt[v]! * WAITED
    else first += SEAT + debt[v]! * DEBT
    for (const w of table.slice(0, i)) {
      if (hall.isRepeat(v, w)) others -= REPEAT
      if (crosses(hall.problem, v, w)) others++
      if (before && before[v] !== OUT && before[v] === before[w]) others += KEPT
    }
  })
  return [first, others]
}

const NOTHING: Worth = [0, 0]

/** Whether one is worth more. */
export const isMore = (one: Worth, two: Worth) => one[0] > two[0] || (one[0] === two[0] && one[1] > two[1])

/** Whether people are so few that the best tables of them are found for certain. */
export const isFew = (hall: Hall, people: readonly number[]) => people.length <= FEW || hall.isScarce

/** The best tables of people, if these are few; of guests who are too few, the best one with any of the hosts. */
export function exactTables(hall: Hall, people: readonly number[]): number[][] | null {
  if (!isFew(hall, people)) return null
  if (!hall.isScarce) return bestTables(hall, people)
  const { host } = hall.problem
  const guests = people.filter((v) => !host![v])
  return people
    .filter((v) => host![v])
    .flatMap((v) => bestTables(hall, [v, ...guests]))
    .sort((a, b) => (isMore(worthOf(hall, b), worthOf(hall, a)) ? 1 : -1))
    .slice(0, 1)
}

/** The best tables of a few people, by dynamic programming over the sets of them. */
export function bestTables(hall: Hall, people: readonly number[]): number[][] {
  const many = people.length
  /** The tables in which somebody is the last: as sets, and what they are worth. */
  const sets: number[][] = people.map(() => [])
  const worths: Worth[][] = people.map(() => [])
  const grow = (last: number, next: number, set: number, table: number[]) => {
    const worth = worthOf(hall, table)
    if (worth[0] > 0) {
      sets[last]!.push(set)
      worths[last]!.push(worth)
    }
    if (table.length === hall.most) return
    for (let i = next; i >= 0; i--)
      if (table.every((v) => hall.allows(v, people[i]!)))
        grow(last, i - 1, set | (1 << i), [...table, people[i]!])
  }
  people.forEach((v, i) => grow(i, i - 1, 1 << i, [v]))

  const best = new Float64Array(1 << many)
  const besides = new Float64Array(1 << many)
  const taken = new Int32Array(1 << many)
  for (let set = 1; set < 1 << many; set++) {
    const last = 31 - Math.clz32(set)
    let most: Worth = [best[set ^ (1 << last)]!, besides[set ^ (1 << last)]!]
    const tables = sets[last]!
    for (let k = 0; k < tables.length; k++) {
      const table = tables[k]!
      if ((table & set) !== table) continue
      const [first, others] = worths[last]![k]!
      const rest = set ^ table
      const worth: Worth = [first + best[rest]!, others + besides[rest]!]
      if (!isMore(worth, most)) continue
      most = worth
      taken[set] = table
    }
    ;[best[set], besides[set]] = most
  }
  const found: number[][] = []
  for (let set = (1 << many) - 1; set > 0; set ^= taken[set] || 1 << (31 - Math.clz32(set)))
    if (taken[set]) found.push(people.filter((_, i) => taken[set]! & (1 << i)))
  return found
}
