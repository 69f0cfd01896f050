import { allows, hasMet } from './few-tables'
import type { Roster } from './roster'

/** The people of a department, by what they want. */
export interface Wants {
  same: number[]
  any: number[]
  cross: number[]
}

/** Up to so many people, all ways to spread them over tables are tried. */
const FEW_OF_DEPARTMENT = 10
/** What a repeat costs, tried in turn; the last allows none. */
const PRICES = [0, 0.5, 1, 2, 3, 4, 6, 9, 1e6]

/** The fewest pairs at one table among so many people: they are spread evenly. */
export function pairsWithin(people: number, tables: number): number {
  let pairs = 0
  for (let k = 0; k < people; k++) pairs += Math.floor(k / tables)
  return pairs
}

/** One way to seat a department's same-only people: how many sit at their tables with them, and what it is worth. */
interface Seating {
  otherSizes: number
  home: number
  repeats: number
}

/** The same-only people of a department. */
export class SameOnly {
  readonly people: number[]
  readonly open: number
  readonly crossOnly: number
  readonly seatings: Seating[]
  /** The fewest repeats at so many tables and fewer. */
  private readonly fewest: number[]

  constructor(
    private readonly roster: Roster,
    { same, any, cross }: Wants,
    private readonly size: number,
    private readonly others: number,
  ) {
    this.people = same.toSorted((a, b) => a - b)
    this.open = any.length
    this.crossOnly = cross.length
    this.fewest = same.length <= FEW_OF_DEPARTMENT ? this.tryAll() : this.count()
    this.seatings = same.length === 0 ? [{ otherSizes: 0, home: 0, repeats: 0 }] : this.allSeatings()
  }

  repeatsAt(tables: number): number {
    return this.fewest[Math.min(tables, this.people.length)]!
  }

  private allSeatings(): Seating[] {
    const found: Seating[] = []
    for (let tables = 1; tables * (this.size - 1) <= this.people.length + this.open; tables++) {
      const repeats = this.repeatsAt(tables)
      if (repeats === Number.POSITIVE_INFINITY) continue
      for (let otherSizes = 0; otherSizes <= Math.min(this.others, tables); otherSizes++)
        for (let more = 0; more <= otherSizes; more++) {
          const home = tables * this.size + 2 * more - otherSizes
          if (home >= this.people.length && home <= this.people.length + this.open)
            found.push({ otherSizes, home, repeats })
        }
    }
    return found
  }

  /** By dynamic programming over sets of these people: at one table more, what the last of them sits with. */
  private tryAll(): number[] {
    const { people, roster } = this
    const sets = 1 << people.length
    const room = this.size + (this.others > 0 ? 1 : 0)
    /** The repeats of each set at one table. */
    const atOne = Array.from({ length: sets }, (_, set) => {
      const table = people.filter((_person, k) => set & (1 << k))
      if (table.length > room) return Number.POSITIVE_INFINITY
      const pairs = table.flatMap((a, k) => table.slice(0, k).map((b) => [a, b] as const))
      if (pairs.some(([a, b]) => !allows(roster, a, b))) return Number.POSITIVE_INFINITY
      return pairs.filter(([a, b]) => hasMet(roster, a, b)).length
    })
    let best = atOne.map((_, set) => (set === 0 ? 0 : Number.POSITIVE_INFINITY))
    const fewest = [best.at(-1)!]
    for (let tables = 1; tables <= people.length; tables++) {
      const before = best
      best = before.map((known, set) => {
        const last = 1 << (31 - Math.clz32(set))
        let least = known
        for (let table = set; table > 0; table = (table - 1) & set)
          if (table & last) least = Math.min(least, before[set ^ table]! + atOne[table]!)
        return least
      })
      fewest.push(best.at(-1)!)
    }
    return fewest
  }

  /** By those who all know one another, and by the pairs that are new. */
  private count(): number[] {
    const { people, roster } = this
    const isNew = (a: number, b: number) => allows(roster, a, b) && !hasMet(roster, a, b)
    const apart = this.largest((a, b) => !allows(roster, a, b))
    const known = this.largest((a, b) => !isNew(a, b))
    const newPairs = people.reduce(
      (sum, a, k) => sum + people.slice(0, k).filter((b) => isNew(a, b)).length,
      0,
    )
    return Array.from({ length: people.length + 1 }, (_, tables) =>
      tables === 0 || tables < apart
        ? Number.POSITIVE_INFINITY
        : Math.max(0, pairsWithin(known, tables), pairsWithin(people.length, tables) - newPairs),
    )
  }

  /** The size of the largest set found in which each two are such a pair; the search begins at each person. */
  private largest(isPair: (a: number, b: number) => boolean): number {
    const sizes = this.people.map((first) => {
      const set = [first]
      for (const one of this.people)
        if (one !== first && set.every((other) => isPair(one, other))) set.push(one)
      return set.length
    })
    return Math.max(...sizes)
  }
}

/** The least sum of costs over departments, by the number of tables at home that have another size, with so many repeats allowed. */
export function leastSum(
  departments: SameOnly[],
  others: number,
  repeats: number,
  costOf: (one: SameOnly, home: number) => number,
): number[] {
  const sums = PRICES.map((price) => {
    let sum = [0]
    for (const one of departments) {
      const next: number[] = []
      for (const { otherSizes, home, repeats: own } of one.seatings)
        sum.forEach((before, used) => {
          const all = used + otherSizes
          const cost = before + costOf(one, home) + price * own
          if (all <= others && !(next[all]! <= cost)) next[all] = cost
        })
      sum = next
    }
    return Array.from(
      { length: others + 1 },
      (_, used) => (sum[used] ?? Number.POSITIVE_INFINITY) - price * repeats,
    )
  })
  return Array.from({ length: others + 1 }, (_, used) => Math.max(0, ...sums.map((sum) => sum[used]!)))
}
