import type { Roster } from './roster'

/** What tables come to, goal by goal. */
export interface TableFigures {
  seated: number
  leftOutDebt: number
  otherSizes: number
  repeats: number
  crossEdges: number
}

export const allows = (roster: Roster, a: number, b: number) => a !== b && roster.objection(a, b) === null

export const hasMet = (roster: Roster, a: number, b: number) => Number.isFinite(roster.monthsSince(a, b))

/** The best tables of a few people, goal by goal, by trying every table of the first one. */
export class FewPeople implements TableFigures {
  readonly seated: number
  readonly leftOutDebt: number
  readonly otherSizes: number
  readonly repeats: number
  readonly crossEdges: number
  private readonly known = new Map<number, number[]>()

  constructor(
    private readonly roster: Roster,
    readonly people: number[],
    private readonly size: number,
  ) {
    const [out, debt, others, repeats, cross] = this.best(0)
    this.seated = people.length - out!
    this.leftOutDebt = debt!
    this.otherSizes = others!
    this.repeats = repeats!
    this.crossEdges = -cross!
  }

  /** The least [left out, debt, other sizes, repeats, minus cross edges], in this order, if these have their seats already. */
  private best(gone: number): number[] {
    const first = this.people.findIndex((_, k) => !(gone & (1 << k)))
    if (first === -1) return [0, 0, 0, 0, 0]
    const known = this.known.get(gone)
    if (known) return known
    const alone = [1, this.roster.debt[this.people[first]!]!, 0, 0, 0]
    let best = plus(alone, this.best(gone | (1 << first)))
    const seat = (table: number[], figures: number[], taken: number) => {
      if (table.length >= this.size - 1 && this.roster.allShareTime(table.map((k) => this.people[k]!))) {
        const other = [0, 0, table.length === this.size ? 0 : 1, 0, 0]
        const whole = plus(plus(figures, other), this.best(gone | taken))
        if (isLess(whole, best)) best = whole
      }
      if (table.length > this.size) return
      for (let k = table.at(-1)! + 1; k < this.people.length; k++) {
        if (gone & (1 << k) || !table.every((j) => allows(this.roster, this.people[j]!, this.people[k]!)))
          continue
        const edges = table.map((j) => this.edge(j, k)).reduce(plus)
        seat([...table, k], plus(figures, edges), taken | (1 << k))
      }
    }
    seat([first], [0, 0, 0, 0, 0], 1 << first)
    this.known.set(gone, best)
    return best
  }

  private edge(j: number, k: number): number[] {
    const [a, b] = [this.people[j]!, this.people[k]!]
    const cross = this.roster.department[a] === this.roster.department[b] ? 0 : -1
    return [0, 0, 0, hasMet(this.roster, a, b) ? 1 : 0, cross]
  }
}

const plus = (a: number[], b: number[]) => a.map((part, k) => part + b[k]!)

function isLess(a: number[], b: number[]): boolean {
  const k = a.findIndex((part, at) => part !== b[at])
  return k !== -1 && a[k]! < b[k]!
}
