import { isBelow, type Prices, WitnessFault } from './prices'
import { addTo, type Roster } from './roster'

const SIZE = 4

/** People who are alike to the prices: same price, same innermost set. */
interface Group {
  price: number[]
  set: number
  people: number[]
  /** The parts by working hours, groups and roles; computed when needed. */
  parts: Part[] | null
}

/** Those of a group who work at the same hours, and are of one group and role of the instance, sorted by department. */
interface Part {
  people: number[]
  /** For each place, the first later place with another department. */
  nextDepartment: number[]
}

/** What a pair costs who met so many months ago. */
export type CostOf = (ago: number) => number

/**
 * Confirms that no allowed pair is worth more than its prices. Never-met pairs are judged by groups; a pair that falls
 * short must be excused by its own meetings, or be barred, so each failed pair is paid for by an entry.
 * O(people + history + k²) for k groups: a few dozen in a large company. @throws WitnessFault
 */
export function checkPairs(roster: Roster, prices: Prices, costOf: CostOf) {
  const inside: number[][] = Array.from({ length: roster.departmentNumber.size }, () => [])
  const crossing: number[] = []
  for (let i = 0; i < roster.count; i++) {
    if (!roster.wantsOther[i]) inside[roster.department[i]!]!.push(i)
    if (!roster.wantsSame[i] && !roster.hasNone(i)) crossing.push(i)
  }
  const mixedSet = (i: number) => {
    let s = prices.innermost[i]!
    while (s !== -1 && !prices.mixed[s]) s = prices.around[s]!
    return s
  }
  checkAmong(roster, prices, costOf, groupBy(prices, crossing, mixedSet), true)
  const alone = (people: number[]) => groupBy(prices, people, (i) => prices.innermost[i]!)
  for (const people of inside) checkAmong(roster, prices, costOf, alone(people), false)
  // Whoever has no department meets everybody, and is worth no edge across.
  if (roster.departmentNumber.has(null))
    checkAmong(roster, prices, costOf, alone([...roster.index.values()]), false, true)
}

/** So many groups are compared one by one before one is looked for by a text. */
const FEW = 8

function groupBy({ person }: Prices, people: number[], setOf: (i: number) => number): Group[] {
  const groups = new Map<string, Group>()
  const first: Group[] = []
  for (const i of people) {
    const set = setOf(i)
    const at = i * SIZE
    let group = first.find(
      ({ price, set: own }) =>
        own === set &&
        price[0] === person[at] &&
        price[1] === person[at + 1] &&
        price[2] === person[at + 2] &&
        price[3] === person[at + 3],
    )
    if (!group) {
      const price = Array.from(person.subarray(at, at + SIZE))
      const key = `${set}:${price.join(',')}`
      group = groups.get(key)
      if (!group) groups.set(key, (group = { price, set, people: [], parts: null }))
      if (first.length < FEW && !first.includes(group)) first.push(group)
    }
    group.people.push(i)
  }
  return [...groups.values()].sort((a, b) =>
    isBelow(a.price, b.price) ? -1 : isBelow(b.price, a.price) ? 1 : 0,
  )
}

function partsOf(roster: Roster, group: Group): Part[] {
  if (group.parts) return group.parts
  const parts = new Map<string, number[]>()
  for (const i of group.people) addTo(parts, roster.partOf(i), i)
  return (group.parts = Array.from(parts.values(), (people) => {
    people.sort((a, b) => roster.department[a]! - roster.department[b]!)
    const many = people.length
    const nextDepartment = Array.from({ length: many }, () => many)
    for (let p = many - 2; p >= 0; p--)
      nextDepartment[p] =
        roster.department[people[p]!] === roster.department[people[p + 1]!] ? nextDepartment[p + 1]! : p + 1
    return { people, nextDepartment }
  }))
}

/** @param withNone only pairs of somebody without a department */
function checkAmong(
  roster: Roster,
  prices: Prices,
  costOf: CostOf,
  groups: Group[],
  crossing: boolean,
  withNone = false,
) {
  const worth = [1, 0, crossing ? 1 : 0, 0]
  const sum = [0, 0, 0, 0]
  for (let g = 0; g < groups.length; g++) {
    for (let h = 0; h <= g; h++) {
      const one = groups[g]!
      const two = groups[h]!
      for (let k = 0; k < SIZE; k++) sum[k] = one.price[k]! + two.price[k]!
      if (!isBelow(sum, worth)) break
      const shared = commonSet(prices, one.set, two.set)
      if (shared !== -1) for (let k = 0; k < SIZE; k++) sum[k]! += prices.total[shared * SIZE + k]!
      if (!isBelow(sum, worth)) continue
      const parts = partsOf(roster, two)
      partsOf(roster, one).forEach((part, p) => {
        for (const other of one === two ? parts.slice(0, p + 1) : parts)
          if (
            mayMeet(roster, part, other) &&
            (!withNone || roster.hasNone(part.people[0]!) || roster.hasNone(other.people[0]!))
          )
            checkEach(roster, costOf, part, other, sum, worth, crossing)
      })
    }
  }
}

/** Whether hours, groups, roles and divisions let people of two parts meet. */
function mayMeet(roster: Roster, { people: [a] }: Part, { people: [b] }: Part): boolean {
  return (
    !roster.areOneGroup(a!, b!) &&
    !roster.areOneRole(a!, b!) &&
    !roster.areDivided(a!, b!) &&
    roster.shareTime(a!, b!)
  )
}

/** The pairs between two parts of groups whose prices fall short of a never-met pair: each must have met or be barred. */
function checkEach(
  roster: Roster,
  costOf: CostOf,
  one: Part,
  two: Part,
  sum: number[],
  worth: number[],
  crossing: boolean,
) {
  for (let p = 0; p < one.people.length; p++) {
    const a = one.people[p]!
    const end = one === two ? p : two.people.length
    for (let q = 0; q < end; q++) {
      const b = two.people[q]!
      if (crossing && roster.department[a] === roster.department[b]) {
        q = two.nextDepartment[q]! - 1
        continue
      }
      const ago = roster.monthsSince(a, b)
      if (roster.isRecent(ago) || roster.isBarred(a, b)) continue
      const cost = ago === Number.POSITIVE_INFINITY ? 0 : costOf(ago)
      if (isBelow(sum, [worth[0]!, worth[1]!, worth[2]!, -cost])) throw notCovered(roster, a, b)
    }
  }
}

function notCovered(roster: Roster, a: number, b: number): WitnessFault {
  const names = [...roster.index.keys()]
  return new WitnessFault(`witness: the prices of ${names[a]} and ${names[b]} do not cover that pair`)
}

/** The innermost set that holds both of two sets, or −1. */
function commonSet(prices: Prices, one: number, two: number): number {
  let a = one
  let b = two
  while (a !== b) {
    if (a === -1 || b === -1) return -1
    if (prices.depth[a]! >= prices.depth[b]!) a = prices.around[a]!
    else b = prices.around[b]!
  }
  return a
}
