import { solveExactly } from '../engine/exact'
import { compare } from '../engine/level'
import { Nest } from '../engine/nest'
import { LEVELS } from '../engine/odd-sets'
import { ageOf, isAllowed, type Problem, repeatWeight } from '../engine/problem'
import { restrict } from '../engine/reduce'
import type { Solution } from '../engine/solution'
import { valueOf, worthOf } from '../engine/value'
import { boundOf } from '../engine/witness'
import { CROSS, SAME } from '../model/columns'
import { Random } from '../model/random'

/** How many people are paired again: first a few, then more. */
const NEARBY = [60, 250, 1_000]
/** Up to so many people, all are paired again if that is not enough. */
const EXACT_LIMIT = 2_000
/** How many possible partners are added for each person, and how many people are tried for that. */
const PARTNERS = 6
const TRIES = 60

/**
 * Prefers pairs of an earlier round: pairs a few people again, and keeps all other pairs, if such a round is worth as much as
 * the solution. Otherwise the solution itself. In a large company the last level, how long ago repeats met, may be less than
 * the best for that. Returns the partner of each person.
 * @param base the partner of each person in the earlier round, or −1
 */
export function keepPairs(problem: Problem, solution: Solution, base: Int32Array, seed: number): Int32Array {
  const before = base.map((w, v) => (w !== -1 && isAllowed(problem, v, w) ? w : -1))
  const best = valueOf(problem, solution.mate)
  const proven = compare(boundOf(problem, solution), worthOf(problem, best)) === 0
  const nearby = new Nearby(problem, solution, before, { seed, proven })
  const isLarge = problem.count > EXACT_LIMIT
  for (const many of isLarge ? NEARBY : [...NEARBY, problem.count]) {
    const people = nearby.people(many)
    if (people.length > EXACT_LIMIT) break
    const mate = pairAgain(problem, before, people, seed)
    const value = valueOf(problem, mate)
    if (isLarge && many === NEARBY.at(-1)) value.recencyCost = best.recencyCost
    if (compare(worthOf(problem, value), worthOf(problem, best)) >= 0) return mate
  }
  return solution.mate
}

/** The best way to pair some people again while all others keep their partners; pairs that stay count last. */
function pairAgain(problem: Problem, base: Int32Array, people: number[], seed: number): Int32Array {
  const part = restrict(problem, people)
  const place = new Map(people.map((v, i) => [v, i]))
  const found = solveExactly(
    {
      ...part,
      base: Int32Array.from(people, (v) => place.get(base[v]!) ?? -1),
      repeatUnit: part.repeatUnit * people.length,
      recencyUnit: people.length,
    },
    seed,
  )
  const mate = base.slice()
  people.forEach((v, i) => (mate[v] = people[found.mate[i]!] ?? -1))
  return mate
}

/** The people for whom something has to change, then those around them: possible partners, with their own. */
class Nearby {
  /** Always both of a pair. */
  private readonly chosen = new Set<number>()
  private readonly order: number[] = []
  private readonly random: Random
  private readonly nest: Nest
  private readonly crossing: number[] = []
  private readonly inside: number[][]
  private readonly proven: boolean
  private next = 0

  constructor(
    private readonly problem: Problem,
    private readonly solution: Solution,
    private readonly base: Int32Array,
    { seed, proven }: { seed: number; proven: boolean },
  ) {
    const { count, departments, department, preference } = problem
    this.random = new Random(seed)
    this.nest = new Nest(count, solution.sets)
    this.proven = proven
    this.inside = Array.from({ length: departments }, () => [])
    for (let v = 0; v < count; v++) {
      if (preference[v] !== SAME) this.crossing.push(v)
      if (preference[v] !== CROSS) this.inside[department[v]!]!.push(v)
    }
    base.forEach((w, v) => {
      if (w === -1 || solution.mate[v] === -1 || !this.isTight(v, w)) this.add(v)
    })
  }

  /** At least so many people, if there are so many. */
  people(many: number): number[] {
    const { problem, chosen, order } = this
    while (chosen.size < many && this.next < order.length) this.addPartners(order[this.next++]!)
    if (many >= problem.count) return Array.from({ length: problem.count }, (_, v) => v)
    return [...chosen].sort((a, b) => a - b)
  }

  private addPartners(v: number) {
    const { department, preference } = this.problem
    for (const list of [
      preference[v] === CROSS ? [] : this.inside[department[v]!]!,
      preference[v] === SAME ? [] : this.crossing,
    ]) {
      const from = this.random.below(list.length)
      for (let t = 0, found = 0; t < Math.min(TRIES, list.length) && found < PARTNERS; t++) {
        const w = list[(from + t) % list.length]!
        if (v === w || !isAllowed(this.problem, v, w) || !this.isTight(v, w)) continue
        found++
        this.add(w)
      }
    }
  }

  private add(v: number) {
    const partner = this.base[v]!
    for (const w of partner === -1 ? [v] : [v, partner]) {
      if (this.chosen.has(w)) continue
      this.chosen.add(w)
      this.order.push(w)
    }
  }

  /**
   * Whether the two may be a pair of a best round: prices that prove one are, for all of its pairs, just what these are worth
   * (complementary slackness).
   */
  private isTight(u: number, v: number): boolean {
    if (!this.proven) return true
    const { problem, nest } = this
    const { debt, department } = problem
    const { price } = this.solution
    const cross = department[u] === department[v] ? 0 : 1
    const worth = [1, debt[u]! + debt[v]!, cross, repeatWeight(problem, ageOf(problem, u, v))]
    const shared = nest.common(u, v)
    return worth.every((part, k) => {
      const around = shared === -1 ? 0 : nest.total[shared * LEVELS + k]!
      return price[u * LEVELS + k]! + price[v * LEVELS + k]! + around === part
    })
  }
}
