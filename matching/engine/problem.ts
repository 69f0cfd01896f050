import { agree, type Columns, CROSS, SAME } from '../model/columns'
import { type Apart, HourKinds, type HoursColumns } from '../model/hours'
import { mix } from '../model/random'
import { AGE_STEP, type Rows, rowsOf } from '../model/rows'
import type { Price } from '../model/model'

/** Age in months of pairs that never met. */
export const NEVER = 64
/** From this age on a repeat costs the same. */
const OLDEST = 61
/** The most people whose numbers fit into 32 bits with an age. */
const MOST_PEOPLE = 2 ** 26

/** The instance as the engine computes on it: people renumbered in a seeded random order, meetings as adjacency rows. */
export interface Problem extends Rows {
  count: number
  /** Caller's position of each person. */
  original: Int32Array
  department: Int32Array
  departments: number
  /** The department of people who have none; -1 if everybody has one. */
  none: number
  /** What everybody prefers, where `preference` takes nobody for same-only; then kinds of hours say who is. */
  wishes?: Uint8Array | undefined
  preference: Uint8Array
  debt: Float64Array
  /** Pairs whose latest meeting is at most so many months old may not meet. */
  noRepeatMonths: number
  /**
   * Meetings by person: the other's number times AGE_STEP, plus the months since, at most OLDEST and at least 0.
   * A pair that met several times has several entries; the smallest age counts. A barred pair is one that met this month:
   * where meetings bar nobody, they are a month old at least.
   */
  meeting: Uint32Array
  /** Weight of one repeat in the last level; exceeds everything else there together. */
  repeatUnit: number
  /** Weight of one unit of recency cost there: 1, or more than all pairs that can stay where there is a `base`. */
  recencyUnit: number
  /** A round to prefer pairs of: each person's partner in it, or −1. A pair that stays is worth 1 in the last level. */
  base?: Int32Array
  /** The kind of each person's working hours; absent if everybody's suit everybody's. People of one group or role, who may not meet, have none in common. */
  hours: PeoplesHours | undefined
  /** For tables of three or more: their hours may suit in pairs but not all together. Absent if all have a time in common. */
  hoursTogether?: PeoplesHours | undefined
  /** 1 for hosts, 0 for guests; absent in an instance without hosts. */
  host?: Uint8Array | undefined
  /** Each person's topics; absent if nobody has any. */
  topics?: Columns['topics']
}

interface PeoplesHours {
  of: Int32Array
  kinds: HourKinds
}

/** Builds the problem: O(people + history). @throws RangeError beyond 67 million people */
export function buildProblem(columns: Columns): Problem {
  const count = columns.preference.length
  if (count > MOST_PEOPLE) throw new RangeError(`at most ${MOST_PEOPLE} people, not ${count}`)
  const original = seededOrder(columns)
  const position = new Int32Array(count)
  for (let v = 0; v < count; v++) position[original[v]!] = v
  const department = new Int32Array(count)
  const preference = new Uint8Array(count)
  const debt = new Float64Array(count)
  let departments = 0
  let largest = -1
  for (let i = 0; i < count; i++) largest = Math.max(largest, columns.department[i]!)
  const renumbered = new Int32Array(largest + 1).fill(-1)
  for (let v = 0; v < count; v++) {
    const i = original[v]!
    const d = columns.department[i]!
    if (renumbered[d] === -1) renumbered[d] = departments++
    department[v] = renumbered[d]!
    preference[v] = columns.preference[i]!
    debt[v] = columns.debt[i]!
  }
  const { meetingA, meetingB, meetingMonth } = columns
  const { noRepeatMonths, barredA = new Int32Array(), barredB = barredA } = columns
  const rows = rowsOf(
    position,
    [
      { a: meetingA, b: meetingB, month: meetingMonth },
      { a: barredA, b: barredB },
    ],
    { now: columns.month, youngest: noRepeatMonths === 0 ? 1 : 0, oldest: OLDEST },
  )
  const repeatUnit = 60 * Math.floor(count / 2) + 1
  return {
    count,
    original,
    department,
    departments,
    none: columns.none === undefined ? -1 : renumbered[columns.none]!,
    wishes: columns.wishes && Uint8Array.from(original, (i) => columns.wishes![i]!),
    preference,
    debt,
    noRepeatMonths,
    ...rows,
    repeatUnit,
    recencyUnit: 1,
    ...hoursOf(columns, original),
    host: columns.host && Uint8Array.from(original, (i) => columns.host![i]!),
    topics: columns.topics && Array.from(original, (i) => columns.topics![i]!),
  }
}

/** Whether something that only the people themselves know keeps pairs of this problem apart. */
export const holdsPrivate = (columns: Columns, { hours }: Problem): boolean =>
  (columns.hours !== undefined && hours !== undefined) ||
  (columns.barredA !== undefined && columns.barredA.length > 0)

function hoursOf(columns: Columns, original: Int32Array): Pick<Problem, 'hours' | 'hoursTogether'> {
  const { hours, group, host, divisions = [] } = columns
  const isApart = group || host || divisions.length > 0
  if (!hours && !isApart) return { hours: undefined }
  const { of, sets, apart } = isApart ? whoIsApart(columns) : { ...hours!, apart: [] }
  const kinds = new HourKinds(sets, apart, agree)
  const together = kinds.allFitTogether()
  if (together && !isApart) return { hours: undefined }
  const given = { of: original.map((i) => kinds.of[of[i]!]!), kinds }
  return { hours: kinds.allFit() ? undefined : given, hoursTogether: together ? undefined : given }
}

/**
 * Each different set of hours once for each group, role and part of a division that has people of it. Two hosts never meet; two guests do where
 * they sit at one table.
 */
function whoIsApart({ hours, group, host, size, department, divisions = [] }: Columns) {
  const sets: HoursColumns['sets'] = []
  const apart: Apart[] = []
  const places = new Map<string, number>()
  const of = department.map((_, i) => {
    const set = hours?.of[i] ?? 0
    const own: Apart = {
      group: group?.[i],
      role: size && !host?.[i] ? undefined : host?.[i],
      divisions: divisions.map((one) => [one.department[i]!, one.preference[i]!] as const),
    }
    const key = `${set} ${own.group} ${own.role} ${own.divisions?.join(';')}`
    const place = places.get(key) ?? sets.push(hours?.sets[set] ?? null) - 1
    places.set(key, place)
    apart[place] = own
    return place
  })
  return { of, sets, apart }
}

/** A random order of people that depends on their keys and the seed alone: least-significant-digit radix sort. */
function seededOrder(columns: Columns): Int32Array {
  const count = columns.preference.length
  const salt = mix((columns.seed >>> 0) ^ mix(Math.floor(columns.seed / 4294967296) + 0x51ed270b))
  const keys = new Uint32Array(count)
  for (let i = 0; i < count; i++) keys[i] = mix((columns.key ? columns.key[i]! : mix(i + 1)) ^ salt)
  let order = new Int32Array(count)
  let other = new Int32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  if (count < 4096) return order.sort((a, b) => keys[a]! - keys[b]!)
  const buckets = new Int32Array(65537)
  for (let shift = 0; shift <= 16; shift += 16) {
    buckets.fill(0)
    for (let i = 0; i < count; i++) buckets[((keys[i]! >>> shift) & 0xffff) + 1]!++
    for (let b = 0; b < 65536; b++) buckets[b + 1]! += buckets[b]!
    for (let i = 0; i < count; i++) {
      const item = order[i]!
      other[buckets[(keys[item]! >>> shift) & 0xffff]!++] = item
    }
    ;[order, other] = [other, order]
  }
  return order
}

/** Whether the working hours of two people have half an hour in common. */
export function hoursFit({ hours }: Problem, u: number, v: number): boolean {
  return hours === undefined || hours.kinds.fit(hours.of[u]!, hours.of[v]!)
}

/** Whether people have half an hour in common, all at once. */
export function hoursFitTogether({ hoursTogether }: Problem, people: readonly number[]): boolean {
  if (!hoursTogether) return true
  const { of, kinds } = hoursTogether
  return kinds.fitTogether(people.map((v) => of[v]!))
}

/** Months since u and v last met as far as pairing goes: two without a time in common are like a barred pair. */
export function ageOf(problem: Problem, u: number, v: number): number {
  return hoursFit(problem, u, v) ? monthsSince(problem, u, v) : 0
}

/** Months since u and v last met (at most 61), NEVER if they never did. O(meetings of the one with fewer). */
export function monthsSince(problem: Problem, u: number, v: number): number {
  const { rows, meeting } = problem
  let from = rows[u]!
  let to = rows[u + 1]!
  let sought = v
  if (to - from > rows[v + 1]! - rows[v]!) {
    from = rows[v]!
    to = rows[v + 1]!
    sought = u
  }
  const low = sought * AGE_STEP
  let latest = NEVER
  for (let i = from; i < to; i++) {
    const months = meeting[i]! - low
    if (months >= 0 && months < latest) latest = months
  }
  return latest
}

/** Calls `each` with everyone v has met and the months since, once a meeting. */
export function forMeetings(problem: Problem, v: number, each: (other: number, age: number) => void) {
  for (let i = problem.rows[v]!; i < problem.rows[v + 1]!; i++) {
    const entry = problem.meeting[i]!
    const other = Math.floor(entry / AGE_STEP)
    each(other, entry - other * AGE_STEP)
  }
}

/** Whether the two are of different departments; of people without one nobody knows. */
export const crosses = ({ department, none }: Pick<Problem, 'department' | 'none'>, u: number, v: number) =>
  department[u] !== department[v] && department[u] !== none && department[v] !== none

/** Whether the two preferences and departments allow the pair, history apart. */
export function compatible(problem: Problem, u: number, v: number): boolean {
  const { preference, department } = problem
  return department[u] === department[v]
    ? preference[u] !== CROSS && preference[v] !== CROSS
    : preference[u] !== SAME && preference[v] !== SAME
}

/** Whether the two may be paired: their preferences, departments, hours and history allow it. */
export function isAllowed(problem: Problem, u: number, v: number): boolean {
  return compatible(problem, u, v) && ageOf(problem, u, v) > problem.noRepeatMonths
}

/** A number of those who are alike to everybody, history apart: by department, preference and hours. */
export function kindOf({ department, departments, preference, hours }: Problem, v: number): number {
  return ((hours?.of[v] ?? 0) * departments + department[v]!) * 3 + preference[v]!
}

/** Whether the two may be paired, history apart. */
export function suits(problem: Problem, u: number, v: number): boolean {
  return compatible(problem, u, v) && hoursFit(problem, u, v)
}

/** How many people would meet somebody of another department, and the department that has the most of them. */
export function willingToCross(problem: Problem) {
  const { count, department, departments, none, wishes = problem.preference } = problem
  const willing = new Int32Array(departments)
  let all = 0
  for (let v = 0; v < count; v++) {
    if (wishes[v] === SAME || department[v] === none) continue
    willing[department[v]!]!++
    all++
  }
  const most = willing.reduce((one, other) => Math.max(one, other), 0)
  return { all, most, department: willing.indexOf(most) }
}

/** What a repeat costs by the months since the two met: the longer ago, the less. */
export function repeatCost(age: number): number {
  return Math.max(1, 61 - age)
}

/** Level 4 of a pair's weight: 0 for a first meeting, else minus the repeat and its recency cost. */
export function repeatWeight(problem: Problem, age: number): number {
  return age === NEVER ? 0 : -(problem.repeatUnit + problem.recencyUnit * repeatCost(age))
}

/** The weight of a pair, plus 1 if it is a pair of the base. */
export function lastWeight(problem: Problem, u: number, v: number, age: number): number {
  return repeatWeight(problem, age) + (problem.base?.[u] === v ? 1 : 0)
}

/** The value vector of a pairing, in the order in which rounds are compared. */
export interface Value {
  pairs: number
  leftOutDebt: number
  crossPairs: number
  repeats: number
  recencyCost: number
}

/** Adds up what a pairing is worth. O(people + history). */
export function valueOf(problem: Problem, mate: Int32Array): Value {
  const value: Value = { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0, recencyCost: 0 }
  for (let v = 0; v < problem.count; v++) {
    const w = mate[v]!
    if (w === -1) value.leftOutDebt += problem.debt[v]!
    if (w <= v) continue
    value.pairs++
    if (crosses(problem, v, w)) value.crossPairs++
    const age = monthsSince(problem, v, w)
    if (age === NEVER) continue
    value.repeats++
    value.recencyCost += repeatCost(age)
  }
  return value
}

/** A value as the vector in which weights are added up, covered debt in the place of debt left out. */
export function worthOf(problem: Problem, value: Value): Price {
  let debt = -value.leftOutDebt
  for (let v = 0; v < problem.count; v++) debt += problem.debt[v]!
  const last = -value.repeats * problem.repeatUnit - value.recencyCost * problem.recencyUnit
  return [value.pairs, debt, value.crossPairs, last]
}
