import { SAME } from '../model/columns'
import type { TableSize } from '../model/model'
import {
  crosses,
  ageOf,
  compatible,
  hoursFitTogether,
  monthsSince,
  NEVER,
  type Problem,
} from '../engine/problem'

/** What two people are to each other: sums of these. Two of one department who never met are 0. */
const MET = 1
const CROSS = 2
const BARRED = 4
/** What an edge costs by that number: a repeat more than all edges between departments that two tables can lose. */
const EDGE_COST = [1, 33, 0, 32, 2 ** 31]
/** The costs while a search may pass through barred pairs. */
const LENIENT_COST = [1, 33, 0, 32, 64]
/** What it costs to leave out somebody with a debt of one. */
const DEBT_COST = 1024
/** What it costs to keep somebody for later who can only sit now: more than all barred edges of a table. */
const SEAT_COST = 2 ** 40
/** The table of people left out, and of people who get a seat across departments later. */
export const OUT = -1
export const LATER = -2
/** Up to so many people, what two of them are to each other is kept once it is known: a byte for each two. */
const MOST_KEPT = 6_000

/** What tables come to; where there are hosts, the first two are about guests. */
export interface Figures {
  seated: number
  leftOutDebt: number
  otherSizes: number
  /** What the hosts without a table have waited. */
  hostsResting: number
  repeats: number
  crossEdges: number
}

/** What is wished of tables, and those to which they stay close. */
export interface Ties {
  /** The people to be seated together, the person included; bars between them do not count. */
  parties: (number[] | undefined)[]
  /** The table of each person before, or OUT. */
  before: Int32Array
  /** The preferences as they are: in the hall's problem, those that a wish is against count for nothing, as in its bounds. */
  rules: Problem
}

/** Tables in the making. While they are searched, people may sit together who are barred; that costs more than all else. */
export class Hall {
  readonly tables: number[][] = []
  /** The table of each person, or OUT, or LATER. */
  readonly at: Int32Array
  /** Whether guests are too few for any table of a host: then as many as can sit at one. */
  readonly isScarce: boolean
  /** How many sit at a table. */
  readonly least: number
  readonly most: number
  private readonly kept: Uint8Array | null
  private edgeCost = EDGE_COST

  constructor(
    readonly problem: Problem,
    readonly size: TableSize,
    readonly ties?: Ties,
  ) {
    const { count, host } = problem
    this.at = new Int32Array(count).fill(OUT)
    const guests = host ? host.filter((isHost) => !isHost).length : count
    this.isScarce = host !== undefined && guests < size - 2
    this.least = this.isScarce ? 2 : size - 1
    this.most = host ? size : size + 1
    this.kept = count <= MOST_KEPT ? new Uint8Array(count * count) : null
  }

  /** Whether people who are barred may come to sit together for less. */
  set lenient(lenient: boolean) {
    this.edgeCost = lenient ? LENIENT_COST : EDGE_COST
  }

  private factOf(u: number, v: number): number {
    const { kept } = this
    if (!kept) return this.lookUp(u, v)
    const place = u < v ? u * this.problem.count + v : v * this.problem.count + u
    const known = kept[place]!
    if (known > 0) return known - 1
    const fact = this.lookUp(u, v)
    kept[place] = fact + 1
    return fact
  }

  private lookUp(u: number, v: number): number {
    const { problem, ties } = this
    const isWished = ties?.parties[u]?.includes(v) ?? false
    const rules = ties?.rules ?? problem
    if (!isWished && !compatible(rules, u, v)) return BARRED
    const age = isWished ? monthsSince(rules, u, v) : ageOf(rules, u, v)
    if (!isWished && age <= problem.noRepeatMonths) return BARRED
    return (age === NEVER ? 0 : MET) + (crosses(problem, u, v) ? CROSS : 0)
  }

  allows(u: number, v: number): boolean {
    return this.factOf(u, v) !== BARRED
  }

  isNew(u: number, v: number): boolean {
    return (this.factOf(u, v) & ~CROSS) === 0
  }

  isRepeat(u: number, v: number): boolean {
    return (this.factOf(u, v) & MET) !== 0
  }

  /** Whether people make a table: so many, who may all sit together, with one host where there are hosts. */
  allowsTable(people: readonly number[]): boolean {
    const { host } = this.problem
    return (
      people.length >= this.least &&
      people.length <= this.most &&
      (!host || people.some((v) => host[v])) &&
      people.every((u, i) => people.every((v, j) => j >= i || this.allows(u, v))) &&
      hoursFitTogether(this.problem, people)
    )
  }

  /** What it costs that somebody sits with these people, one of them apart. */
  private costOf(v: number, people: readonly number[], except: number): number {
    let cost = 0
    for (const other of people) if (other !== except) cost += this.edgeCost[this.factOf(v, other)]!
    return cost
  }

  /** What somebody's edges cost, or that they are left out where most are. */
  strainOf(v: number): number {
    const table = this.tables[this.at[v]!]
    if (table) return this.costOf(v, table, v) + this.costOfHours(table)
    return this.problem.host && this.at[v] === OUT ? DEBT_COST * this.problem.debt[v]! : 0
  }

  private costOfHours(people: readonly number[]): number {
    return hoursFitTogether(this.problem, people) ? 0 : this.edgeCost[BARRED]!
  }

  /** What it costs that two people who don't sit together change places; below 0 if it is better. */
  costOfSwap(u: number, v: number): number {
    const [one, two] = [this.at[u]!, this.at[v]!]
    return this.costOfTaking(u, v, one) + this.costOfTaking(v, u, two)
  }

  /** What it costs that `enters` sits at a table where `leaves` did, or is left out in their place. */
  private costOfTaking(leaves: number, enters: number, at: number): number {
    const { debt, hoursTogether, preference } = this.problem
    if (at === LATER) return preference[enters] === SAME ? SEAT_COST : 0
    if (at === OUT) return DEBT_COST * (debt[enters]! - debt[leaves]!)
    const table = this.tables[at]!
    let cost = this.costOf(enters, table, leaves) - this.costOf(leaves, table, leaves)
    if (hoursTogether)
      cost += this.costOfHours(table.map((v) => (v === leaves ? enters : v))) - this.costOfHours(table)
    return cost
  }

  swap(u: number, v: number) {
    const [one, two] = [this.at[u]!, this.at[v]!]
    if (one >= 0) this.tables[one]![this.tables[one]!.indexOf(u)] = v
    if (two >= 0) this.tables[two]![this.tables[two]!.indexOf(v)] = u
    this.at[u] = two
    this.at[v] = one
  }

  /** Seats people at a new table. */
  add(people: number[]) {
    for (const v of people) this.at[v] = this.tables.length
    this.tables.push(people)
  }

  /** Leaves somebody out. */
  leave(v: number) {
    const table = this.tables[this.at[v]!]
    table?.splice(table.indexOf(v), 1)
    this.at[v] = OUT
  }

  /** Ends a table; its people are left out. */
  clear(table: number) {
    for (const v of this.tables[table]!) this.at[v] = OUT
    this.tables[table] = []
  }

  /** Seats people where they were; their tables hold nobody else. */
  restore(people: readonly number[], seats: readonly number[]) {
    for (const at of new Set(seats)) if (at >= 0) this.tables[at] = []
    people.forEach((v, i) => {
      this.at[v] = seats[i]!
      this.tables[seats[i]!]?.push(v)
    })
  }

  /** What tables come to for these people; those of a table are all among them, or none is. */
  figuresOf(people: readonly number[]): Figures & { barred: number } {
    const figures = {
      barred: 0,
      seated: 0,
      leftOutDebt: 0,
      otherSizes: 0,
      hostsResting: 0,
      repeats: 0,
      crossEdges: 0,
    }
    const { debt, host } = this.problem
    for (const v of people) {
      const table = this.tables[this.at[v]!]
      if (this.at[v] === OUT) figures[host?.[v] ? 'hostsResting' : 'leftOutDebt'] += debt[v]!
      if (table) {
        if (!host?.[v]) figures.seated++
        if (table[0] === v && table.length !== this.size) figures.otherSizes++
        if (table[0] === v && !hoursFitTogether(this.problem, table)) figures.barred++
        for (const w of table) {
          if (w >= v) continue
          if (!this.allows(v, w)) figures.barred++
          if (this.isRepeat(v, w)) figures.repeats++
          if (crosses(this.problem, v, w)) figures.crossEdges++
        }
      }
    }
    return figures
  }
}
