import { compare, LEVELS, plus, type Vector, ZERO } from './odd-sets'
import type { Problem } from './problem'
import type { PricedSet } from './solution'
import type { Inner, Team } from './team'

/** Collects the prices and odd sets of a structured solution. */
export class PriceBook {
  readonly price: Float64Array
  readonly sets: PricedSet[] = []

  constructor(private readonly problem: Problem) {
    this.price = new Float64Array(problem.count * LEVELS)
  }

  /** Gives people a price, each their own debt on top. */
  set(people: ArrayLike<number>, price: Vector) {
    for (let i = 0; i < people.length; i++) this.setOne(people[i]!, price)
  }

  setOne(v: number, price: Vector) {
    const at = v * LEVELS
    for (let k = 0; k < LEVELS; k++) this.price[at + k] = price[k]!
    this.price[at + 1]! += this.problem.debt[v]!
  }

  /** Adds an odd set, unless it is a single person, which has no pair inside. Returns its position or −1. */
  addSet(price: Vector, loose: number[], inner: number[] = []): number {
    let size = loose.length
    for (const s of inner) size += this.sets[s]!.size
    if (size === 1) return -1
    this.sets.push({ price: price.slice(), loose, inner, size })
    return this.sets.length - 1
  }

  /** Prices a team whose department's any-people are worth `pool` outside. */
  addTeam({ kind, same, leftOutDebt, inner }: Team, pool: Vector) {
    if (kind === 'exact') this.addInner(inner!)
    else if (same.length === 0) return
    else if (kind === 'even') this.set(same, [0.5, 0, 0, 0])
    else if (kind === 'odd') {
      this.set(same, plus([1, 0, 0, 0], pool, -1))
      this.addSet(plus([-1, 0, 0, 0], pool, 2), Array.from(same))
    } else {
      this.set(same, [0, -leftOutDebt, 0, 0])
      this.addSet([1, 2 * leftOutDebt, 0, 0], Array.from(same))
    }
  }

  /** Copies individual prices and sets. */
  private addInner({ people, price, sets }: Inner) {
    people.forEach((v, i) => this.price.set(price.subarray(i * LEVELS, i * LEVELS + LEVELS), v * LEVELS))
    const position: number[] = []
    for (const set of sets) {
      const loose = set.loose.map((i) => people[i]!)
      const inner = set.inner.map((s) => position[s]!)
      position.push(this.addSet(set.price, loose, inner))
    }
  }
}

/**
 * The odd pool as a nest of odd sets. Matching everybody but one is dearer by `drop` than the prices say; taking `drop`
 * off the price of everybody in the pool, and giving it back to every pair inside, lowers the bound by exactly that.
 * People who are reached by the falling prices only later (at `level`) join a larger set around the pool.
 */
export class OddPool {
  private readonly levels: { level: Vector; loose: number[]; inner: number[] }[] = [
    { level: ZERO, loose: [], inner: [] },
  ]

  constructor(readonly drop: Vector) {}

  /** Adds people or whole sets who join when the price has fallen by `level`. */
  join(level: Vector, people: ArrayLike<number>, sets: number[] = []) {
    let at = this.levels.find((known) => compare(known.level, level) === 0)
    if (!at) this.levels.push((at = { level, loose: [], inner: [] }))
    for (let i = 0; i < people.length; i++) at.loose.push(people[i]!)
    at.inner.push(...sets)
  }

  /** What is taken off the price of someone who joined at a level. */
  off(level: Vector): number[] {
    return plus(this.drop, level, -1)
  }

  write(book: PriceBook) {
    this.levels.sort((a, b) => compare(a.level, b.level))
    let around: { set: number; single: number[] } = { set: -1, single: [] }
    this.levels.forEach(({ level, loose, inner }, i) => {
      const until = this.levels[i + 1]?.level ?? this.drop
      const people = loose.concat(around.single)
      const price = plus(until, level, -1).map((value) => 2 * value)
      const set = book.addSet(price, people, around.set === -1 ? inner : [...inner, around.set])
      around = { set, single: set === -1 ? people : [] }
    })
  }
}
