import { LEVELS } from './odd-sets'
import type { PricedSet } from './solution'

/** Priced odd sets as a forest: the innermost set that two people share, and what it and all around it are worth. */
export class Nest {
  /** LEVELS numbers a set: its price and those of all sets around it. */
  readonly total: Float64Array
  /** The smallest set that holds each person, or −1. */
  readonly innermost: Int32Array
  private readonly around: Int32Array

  /** @param sets inner ones before the sets around them */
  constructor(count: number, sets: readonly PricedSet[]) {
    this.innermost = new Int32Array(count).fill(-1)
    this.around = new Int32Array(sets.length).fill(-1)
    this.total = new Float64Array(sets.length * LEVELS)
    for (const [s, { loose, inner }] of sets.entries()) {
      for (const v of loose) this.innermost[v] = s
      for (const within of inner) this.around[within] = s
    }
    for (let s = sets.length - 1; s >= 0; s--) {
      const outer = this.around[s]!
      for (let k = 0; k < LEVELS; k++)
        this.total[s * LEVELS + k] = sets[s]!.price[k]! + (outer === -1 ? 0 : this.total[outer * LEVELS + k]!)
    }
  }

  /** The innermost set that holds both, or −1; the sets around a set have larger numbers. */
  common(u: number, v: number): number {
    let a = this.innermost[u]!
    let b = this.innermost[v]!
    while (a !== b) {
      if (a === -1 || b === -1) return -1
      if (a < b) a = this.around[a]!
      else b = this.around[b]!
    }
    return a
  }

  /** The sets that hold a person, from the innermost outwards. */
  *chain(v: number): Generator<number> {
    for (let s = this.innermost[v]!; s !== -1; s = this.around[s]!) yield s
  }
}
