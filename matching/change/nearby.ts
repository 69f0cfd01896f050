import { type Start, solveExactly } from '../engine/exact'
import { LEVELS } from '../engine/odd-sets'
import { shuffled } from '../engine/pairing'
import { restrict } from '../engine/reduce'
import { Random } from '../model/random'
import { type NearProblem, weights } from './freed'
import type { Scope } from './scope'
import type { Ways } from './ways'

/** For how many who need a partner ways are looked for, and how many for each. */
const MOST_ASKING = 40
const WAYS = 6
/** How many are added for each odd set. */
const EXITS = 4
/** How many partners are added for each person, and how many people are tried for that. */
const REACH = 6
const TRIES = 60

/** The people whom a change may concern: those on the shortest ways first, then those around them. */
export class Nearby {
  private readonly random: Random
  /** In whole pairs of the base. */
  private readonly chosen = new Set<number>()
  /** The same in order; everybody before `next` has had partners added. */
  private readonly order: number[] = []
  private next = 0

  constructor(
    private readonly scope: Scope,
    private readonly ways: Ways,
    seed: number,
  ) {
    this.random = new Random(seed)
    const { nest, exits, loose } = scope
    // One too many in an odd set can't be left out, even if each of them could.
    const crowded = new Set(exits.filter((list) => list.length > 1).flat())
    const bound = loose.filter((v) => !scope.isSpare(v) || crowded.has(v))
    for (const v of shuffled(this.random, bound).slice(0, MOST_ASKING))
      for (const w of ways.from(v, WAYS)) this.add(w)
    for (const v of [...bound, ...crowded]) this.add(v)
    // A way through an odd set ends where the set is left.
    for (const s of new Set([...this.chosen].flatMap((v) => [...nest.chain(v)])))
      for (const w of exits[s]!.slice(0, EXITS)) this.add(w)
  }

  /** At least so many people, as far as there are. */
  people(many: number): number[] {
    while (this.chosen.size < many && this.next < this.order.length) {
      const v = this.order[this.next++]!
      for (const list of this.ways.lists(v)) {
        const from = this.random.below(list.length)
        for (let t = 0, found = 0; t < Math.min(TRIES, list.length) && found < REACH; t++) {
          const w = list[(from + t) % list.length]!
          if (!this.scope.fits(v, w)) continue
          found++
          this.add(w)
        }
      }
    }
    return [...this.chosen].sort((a, b) => a - b)
  }

  private add(v: number) {
    const partner = this.scope.problem.base.mate[v]!
    for (const w of partner === -1 ? [v] : [v, partner]) {
      if (this.chosen.has(w)) continue
      this.chosen.add(w)
      this.order.push(w)
    }
  }
}

/**
 * The best way to pair some people again while all others keep their partners; recency is weighed last.
 * @param people whole pairs of `start.mate` and of the base
 * @param start prices that cover every pair without odd sets and without pairs kept, and partners
 */
export function pairAgain(problem: NearProblem, seed: number, people: number[], start: Start): Int32Array {
  const part = restrict(problem, people)
  const position = new Map(people.map((v, i) => [v, i]))
  const inPart = (mate: Int32Array) => Int32Array.from(people, (v) => position.get(mate[v]!) ?? -1)
  const near = { ...part, ...weights(inPart(problem.base.mate), 1) }
  const price = new Float64Array(people.length * LEVELS)
  people.forEach((v, i) => {
    price.set(start.price.subarray(v * LEVELS, v * LEVELS + LEVELS), i * LEVELS)
    // Quarters of a repeat, so that the quotient is exact.
    price[i * LEVELS + 3] = (price[i * LEVELS + 3]! / problem.repeatUnit) * near.repeatUnit
  })
  const found = solveExactly(near, seed, { price: withKept(near, price), mate: inPart(start.mate) })
  const mate = start.mate.slice()
  people.forEach((v, i) => (mate[v] = found.mate[i] === -1 ? -1 : people[found.mate[i]!]!))
  return mate
}

/** Prices raised so that they cover the pairs of the base round too. */
export function withKept({ base }: NearProblem, price: Float64Array): Float64Array {
  for (let v = 0; v < base.mate.length; v++)
    if (base.mate[v] !== -1) price[v * LEVELS + 3]! += base.keepUnit / 2
  return price
}
