import { Nest } from '../engine/nest'
import { LEVELS } from '../engine/odd-sets'
import { ageOf, repeatWeight, suits } from '../engine/problem'
import type { Solution } from '../engine/solution'
import type { NearProblem } from './freed'

/**
 * What prices that prove the first four figures say about all rounds that are as good (complementary slackness): such a round
 * has only tight pairs, which are worth exactly their prices, and leaves out only people whose price is zero. Prices that prove
 * nothing say nothing.
 */
export class TightPairs {
  /** Pairs of the base that can stay. */
  readonly mate: Int32Array
  /** People without such a pair. */
  readonly unpaired: number[] = []
  /** The members of each odd set who are unpaired, or keep a partner outside it: a round that good has exactly one in each. */
  readonly exits: number[][]
  readonly nest: Nest

  constructor(
    readonly problem: NearProblem,
    readonly prices: Pick<Solution, 'price' | 'sets'>,
    private readonly proven: boolean,
  ) {
    this.nest = new Nest(problem.count, prices.sets)
    this.mate = problem.base.mate.map((w, v) => (w !== -1 && this.isTight(v, w) ? w : -1))
    this.exits = prices.sets.map(() => [])
    this.mate.forEach((w, v) => {
      if (w === -1) this.unpaired.push(v)
      for (const s of this.nest.chain(v, w === -1 ? -1 : this.nest.common(v, w))) this.exits[s]!.push(v)
    })
  }

  /** Whether the two may be paired at no loss. @param age months since they met, if known */
  isTight(u: number, v: number, age = ageOf(this.problem, u, v)): boolean {
    const { problem } = this
    if (u === v || age <= problem.noRepeatMonths || !suits(problem, u, v)) return false
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

  /** Whether the price of a person is zero, so that they may be left out at no loss. */
  isSpare(v: number): boolean {
    for (let k = 0; k < LEVELS; k++) if (this.prices.price[v * LEVELS + k] !== 0) return false
    return true
  }
}
