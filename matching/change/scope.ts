import { Nest } from '../engine/nest'
import { LEVELS } from '../engine/odd-sets'
import { ageOf, compatible, hoursFit, RECENT_MONTHS, repeatWeight } from '../engine/problem'
import type { Solution } from '../engine/solution'
import type { NearProblem } from './freed'

/**
 * What prices that prove the first four figures say about rounds that are as good: they have only pairs that are worth
 * just what their prices say, and leave out only people without a price. Of prices that prove nothing, nothing follows.
 */
export class Scope {
  /** Pairs of the base that can stay; people without one are loose. */
  readonly mate: Int32Array
  /** Loose people. */
  readonly loose: number[] = []
  /** Of each odd set those who are loose, or keep a partner outside: in a round that good there is just one. */
  readonly exits: number[][]
  readonly nest: Nest

  constructor(
    readonly problem: NearProblem,
    readonly prices: Pick<Solution, 'price' | 'sets'>,
    private readonly proven: boolean,
  ) {
    this.nest = new Nest(problem.count, prices.sets)
    this.mate = problem.base.mate.map((w, v) => (w !== -1 && this.fits(v, w) ? w : -1))
    this.exits = prices.sets.map(() => [])
    this.mate.forEach((w, v) => {
      if (w === -1) this.loose.push(v)
      for (const s of this.nest.chain(v, w === -1 ? -1 : this.nest.common(v, w))) this.exits[s]!.push(v)
    })
  }

  /** Whether the two may be paired, and at no loss. @param age months since they met, if it is known */
  fits(u: number, v: number, age = ageOf(this.problem, u, v)): boolean {
    const { problem } = this
    if (u === v || age <= RECENT_MONTHS || !compatible(problem, u, v) || !hoursFit(problem, u, v))
      return false
    if (!this.proven) return true
    const cross = problem.department[u] === problem.department[v] ? 0 : 1
    const last = repeatWeight(problem, age)
    const shared = this.nest.common(u, v)
    return (
      this.covers(u, v, shared, 0, 1) &&
      this.covers(u, v, shared, 1, problem.debt[u]! + problem.debt[v]!) &&
      this.covers(u, v, shared, 2, cross) &&
      this.covers(u, v, shared, 3, last)
    )
  }

  private covers(u: number, v: number, shared: number, level: number, worth: number): boolean {
    const { price } = this.prices
    const around = shared === -1 ? 0 : this.nest.total[shared * LEVELS + level]!
    return price[u * LEVELS + level]! + price[v * LEVELS + level]! + around === worth
  }

  /** Whether somebody has no price, so that they may be left out at no loss. */
  isSpare(v: number): boolean {
    for (let k = 0; k < LEVELS; k++) if (this.prices.price[v * LEVELS + k] !== 0) return false
    return true
  }
}
