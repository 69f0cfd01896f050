import { type Start, solveExactly } from '../engine/exact'
import { LEVELS } from '../engine/odd-sets'
import { shuffled } from '../engine/pairing'
import { restrict } from '../engine/reduce'
import { Random } from '../model/random'
import { type NearProblem, weights } from './freed'
import type { TightPairs } from './tight-pairs'
import type { AlternatingPaths } from './alternating-paths'

/** For so many people without a partner paths are looked for, and so many for each. */
const MOST_SEARCHED = 40
const PATHS = 6
/** So many people are added for each odd set. */
const EXITS = 4
/** So many possible partners are added for each person, and so many people are tried for that. */
const PARTNERS = 6
const TRIES = 60

/** The people whom a change may concern: those on the shortest alternating paths first, then those around them. */
export class Nearby {
  private readonly random: Random
  /** Always both of a pair of the base. */
  private readonly chosen = new Set<number>()
  /** The same in the order in which they came; those before `next` have had possible partners added. */
  private readonly order: number[] = []
  private next = 0

  constructor(
    private readonly tight: TightPairs,
    private readonly paths: AlternatingPaths,
    seed: number,
  ) {
    this.random = new Random(seed)
    const { nest, exits, unpaired } = tight
    // Only one member of an odd set can be left out, even where each of them could.
    const crowded = new Set(exits.filter((list) => list.length > 1).flat())
    const bound = unpaired.filter((v) => !tight.isSpare(v) || crowded.has(v))
    for (const v of shuffled(this.random, bound).slice(0, MOST_SEARCHED))
      for (const w of paths.from(v, PATHS)) this.add(w)
    for (const v of [...bound, ...crowded]) this.add(v)
    // A path through an odd set ends where it leaves the set.
    for (const s of new Set([...this.chosen].flatMap((v) => [...nest.chain(v)])))
      for (const w of exits[s]!.slice(0, EXITS)) this.add(w)
  }

  /** At least so many people, if there are so many. */
  people(many: number): number[] {
    while (this.chosen.size < many && this.next < this.order.length) {
      const v = this.order[this.next++]!
      for (const list of this.paths.candidates(v)) {
        const from = this.random.below(list.length)
        for (let t = 0, found = 0; t < Math.min(TRIES, list.length) && found < PARTNERS; t++) {
          const w = list[(from + t) % list.length]!
          if (!this.tight.isTight(v, w)) continue
          found++
          this.add(w)
        }
      }
    }
    return [...this.chosen].sort((a, b) => a - b)
  }

  private add(v: number) {
    const partner = this.tight.problem.base.mate[v]!
    for (const w of partner === -1 ? [v] : [v, partner]) {
      if (this.chosen.has(w)) continue
      this.chosen.add(w)
      this.order.push(w)
    }
  }
}

/**
 * The best way to pair some people again while all others keep their partners; recency counts last.
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
  people.forEach((v, i) => (mate[v] = people[found.mate[i]!] ?? -1))
  return mate
}

/** Prices raised so that they cover the pairs of the base round too. */
export function withKept({ base }: NearProblem, price: Float64Array): Float64Array {
  for (let v = 0; v < base.mate.length; v++)
    if (base.mate[v] !== -1) price[v * LEVELS + 3]! += base.keepUnit / 2
  return price
}
