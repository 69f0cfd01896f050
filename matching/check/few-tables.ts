import type { Roster } from './roster'

/** What tables come to, goal by goal. */
export interface TableFigures {
  seated: number
  leftOutDebt: number
  otherSizes: number
  /** What hosts without a table have waited. */
  hostsResting: number
  repeats: number
  crossEdges: number
}

export const allows = (roster: Roster, a: number, b: number) => a !== b && roster.objection(a, b) === null

export const hasMet = (roster: Roster, a: number, b: number) => Number.isFinite(roster.monthsSince(a, b))

/**
 * The best tables of a few people, goal by goal, by trying every table of the first one. Where there are hosts, a table has one
 * of them and is not larger than its size.
 */
export class FewPeople implements TableFigures {
  readonly seated: number
  readonly leftOutDebt: number
  readonly otherSizes: number
  readonly hostsResting: number
  readonly repeats: number
  readonly crossEdges: number
  private readonly known = new Map<number, number[]>()

  constructor(
    private readonly roster: Roster,
    readonly people: number[],
    private readonly size: number,
    private readonly least = size - 1,
  ) {
    const [out, debt, others, resting, repeats, cross] = this.best(0)
    this.seated = people.filter((i) => !roster.host?.[i]).length - out!
    this.leftOutDebt = debt!
    this.otherSizes = others!
    this.hostsResting = resting!
    this.repeats = repeats!
    this.crossEdges = -cross!
  }

  /**
   * The least [left out, debt, other sizes, waiting of hosts, repeats, minus cross edges], in this order, if these have their
   * seats already.
   */
  private best(gone: number): number[] {
    const first = this.people.findIndex((_, k) => !(gone & (1 << k)))
    if (first === -1) return NOTHING
    const known = this.known.get(gone)
    if (known) return known
    const { host, debt } = this.roster
    const own = debt[this.people[first]!]!
    const alone = host?.[this.people[first]!] ? [0, 0, 0, own, 0, 0] : [1, own, 0, 0, 0, 0]
    let best = plus(alone, this.best(gone | (1 << first)))
    const seat = (table: number[], figures: number[], taken: number) => {
      const ids = table.map((k) => this.people[k]!)
      const isHosted = !host || ids.some((i) => host[i])
      if (table.length >= this.least && isHosted && this.roster.allShareTime(ids)) {
        const other = [0, 0, table.length === this.size ? 0 : 1, 0, 0, 0]
        const whole = plus(plus(figures, other), this.best(gone | taken))
        if (isLess(whole, best)) best = whole
      }
      if (table.length === (host ? this.size : this.size + 1)) return
      for (let k = table.at(-1)! + 1; k < this.people.length; k++) {
        if (gone & (1 << k) || !table.every((j) => allows(this.roster, this.people[j]!, this.people[k]!)))
          continue
        const edges = table.map((j) => this.edge(j, k)).reduce(plus)
        seat([...table, k], plus(figures, edges), taken | (1 << k))
      }
    }
    seat([first], NOTHING, 1 << first)
    this.known.set(gone, best)
    return best
  }

  private edge(j: number, k: number): number[] {
    const [a, b] = [this.people[j]!, this.people[k]!]
    const cross = this.roster.crosses(a, b) ? -1 : 0
    return [0, 0, 0, 0, hasMet(this.roster, a, b) ? 1 : 0, cross]
  }
}

/** Figures in the order in which tables are compared, each to be the least. */
export const inOrder = (of: TableFigures) => [
  -of.seated,
  of.leftOutDebt,
  of.otherSizes,
  of.hostsResting,
  of.repeats,
  -of.crossEdges,
]

const NOTHING = [0, 0, 0, 0, 0, 0]

const plus = (a: number[], b: number[]) => a.map((part, k) => part + b[k]!)

/** Whether figures in order are better. */
export function isLess(a: number[], b: number[]): boolean {
  const k = a.findIndex((part, at) => part !== b[at])
  return k !== -1 && a[k]! < b[k]!
}
