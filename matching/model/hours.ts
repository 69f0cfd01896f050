import type { Hours, Person } from './model'

const WEEK = 7 * 24 * 60
/** Two people meet in one piece of so many minutes. */
const PIECE = 30
/** With more sets of hours than this no table of them is made: each pair is looked at when it is asked for. */
const MOST_TABLED = 4_096

/** Everybody's working hours: the place of each person's in `sets`, where those who have given none have null. */
export interface HoursColumns {
  of: Int32Array
  sets: (Hours | null)[]
}

/** Working hours in columns, each different list once; undefined if nobody has given any. */
export function hoursColumns(people: readonly Person[]): HoursColumns | undefined {
  if (!people.some(({ hours }) => hours)) return undefined
  const sets: HoursColumns['sets'] = [null]
  const places = new Map<string, number>()
  const of = Int32Array.from(people, ({ hours }) => {
    if (!hours) return 0
    const key = hours.join()
    const place = places.get(key) ?? sets.push(hours) - 1
    places.set(key, place)
    return place
  })
  return { of, sets }
}

/** Where somebody is in a division, and whom they would meet by it. */
export type Part = readonly [department: number, preference: number]

/** Who never meets: people of one group, people of one role, and whom a division keeps apart. Undefined where it doesn't matter. */
export interface Apart {
  group?: number | undefined
  role?: number | undefined
  divisions?: readonly Part[] | undefined
}

/**
 * Working hours as kinds: two people may meet if half an hour suits both, told by their kinds alone. Those of one group who
 * never meet, and those of one role, are taken to have no time in common.
 */
export class HourKinds {
  readonly count: number
  /** Kind of each set of hours. */
  readonly of: Int32Array
  /** When half an hour can begin: first and last minutes, one after the other; null suits everybody. */
  private readonly begins: (Int32Array | null)[] = []
  /** What keeps people of each kind apart. */
  private readonly apart: Apart[] = []
  private readonly table: Uint8Array | null

  /**
   * @param apart what keeps people of each set of hours apart
   * @param agree whether a division lets two meet
   */
  constructor(
    sets: HoursColumns['sets'],
    apart: readonly Apart[],
    private readonly agree: (one: Part, other: Part) => boolean,
  ) {
    const known = new Map<string, number>()
    this.of = Int32Array.from(sets, (hours, i) => {
      const begins = hours && beginnings(hours)
      const { group, role, divisions } = apart[i] ?? {}
      const key = `${begins ? begins.join() : 'none'} ${group} ${role} ${divisions?.join(';')}`
      const kind = known.get(key) ?? known.size
      if (kind === known.size) {
        known.set(key, kind)
        this.begins.push(begins)
        this.apart.push({ group, role, divisions })
      }
      return kind
    })
    const count = (this.count = known.size)
    this.table = count > MOST_TABLED ? null : new Uint8Array(count * count)
    for (let a = 0; this.table && a < count; a++)
      for (let b = 0; b <= a; b++)
        this.table[a * count + b] = this.table[b * count + a] = this.suit(a, b) ? 1 : 0
  }

  /** Whether people of two kinds have half an hour in common. */
  fit(a: number, b: number): boolean {
    return this.table ? this.table[a * this.count + b] === 1 : this.suit(a, b)
  }

  /** Whether people of these kinds, each two of whom fit, have half an hour in common, all at once. */
  fitTogether(kinds: readonly number[]): boolean {
    return allOverlap(kinds.map((kind) => this.begins[kind] ?? null))
  }

  /** The group of a kind; undefined where groups don't matter. */
  groupOf(kind: number): number | undefined {
    return this.apart[kind]!.group
  }

  /** The first minute of the week at which people of a kind can begin; 0 if they have not said. */
  first(kind: number): number {
    return this.begins[kind]?.[0] ?? 0
  }

  /** Whether one half hour suits all kinds, groups and roles aside. */
  allFitTogether(): boolean {
    // Two of a kind need a time, too.
    return allOverlap([...this.begins, ...this.begins])
  }

  /** Whether all kinds suit each other; false if they are too many to know. */
  allFit(): boolean {
    return this.table?.every((one) => one === 1) ?? false
  }

  private suit(a: number, b: number): boolean {
    const [one, two] = [this.apart[a]!, this.apart[b]!]
    if (one.group !== undefined && one.group === two.group) return false
    if (one.role !== undefined && one.role === two.role) return false
    if (one.divisions?.some((own, k) => !this.agree(own, two.divisions![k]!))) return false
    return overlap(this.begins[a] ?? null, this.begins[b] ?? null)
  }
}

/** Whether two people with these hours have half an hour in common. */
export function shareHalfHour(one: Hours | null, two: Hours | null): boolean {
  return overlap(one && beginnings(one), two && beginnings(two))
}

/** Whether people with these hours have half an hour in common, all at once. */
export const allShareHalfHour = (hours: readonly (Hours | null)[]): boolean =>
  allOverlap(hours.map((one) => one && beginnings(one)))

function overlap(one: Int32Array | null, two: Int32Array | null): boolean {
  if (!one || !two) return true
  for (let i = 0, j = 0; i < one.length && j < two.length; ) {
    if (one[i + 1]! < two[j]!) i += 2
    else if (two[j + 1]! < one[i]!) j += 2
    else return true
  }
  return false
}

/** Whether people with these hours have half an hour in common, all at once. */
function allOverlap(lists: readonly (Int32Array | null)[]): boolean {
  const given = lists.filter((list) => list !== null)
  if (given.length < 2) return true
  const at = given.map(() => 0)
  for (let minute = 0; ; ) {
    let suits = true
    for (const [k, list] of given.entries()) {
      while (at[k]! < list.length && list[at[k]! + 1]! < minute) at[k]! += 2
      if (at[k] === list.length) return false
      if (list[at[k]!]! <= minute) continue
      minute = list[at[k]!]!
      suits = false
    }
    if (suits) return true
  }
}

/** The minutes of the week at which half an hour in one piece can begin, as stretches; the week is a circle. */
function beginnings(hours: Hours): Int32Array {
  const pieces: [number, number][] = []
  for (const [start, end] of hours) {
    const last = pieces.at(-1)
    if (last?.[1] === start) last[1] = end
    else pieces.push([start, end])
  }
  const first = pieces[0]
  const last = pieces.at(-1)
  if (!first || !last) return new Int32Array()
  if (first[0] === 0 && last[1] === WEEK) {
    if (first === last) return Int32Array.of(0, WEEK - 1)
    last[1] += first[1]
    pieces.shift()
  }
  const found: [number, number][] = []
  for (const [start, end] of pieces) {
    const latest = end - PIECE
    if (latest < start) continue
    found.push([start, Math.min(latest, WEEK - 1)])
    if (latest >= WEEK) found.unshift([0, latest - WEEK])
  }
  return Int32Array.from(found.flat())
}
