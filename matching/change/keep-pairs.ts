import { solveExactly } from '../engine/exact'
import { compare, LEVELS } from '../engine/odd-sets'
import { Nest } from '../engine/nest'
import { addTo } from '../engine/parts'
import { ageOf, crosses, isAllowed, type Problem, repeatWeight, valueOf, worthOf } from '../engine/problem'
import { restrict } from '../engine/reduce'
import type { Solution } from '../engine/solution'
import { boundOf } from '../engine/witness'
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
  const near = peopleNear(problem, solution, before, seed)
  const isLarge = problem.count > EXACT_LIMIT
  let tried = 0
  for (const many of isLarge ? NEARBY : [...NEARBY, problem.count]) {
    const people = near(many)
    if (people.length > EXACT_LIMIT) break
    const isLast = isLarge && many === NEARBY.at(-1)
    if (people.length === tried && !isLast) continue
    tried = people.length
    const mate = pairAgain(problem, before, people, seed)
    const value = valueOf(problem, mate)
    if (isLast) value.recencyCost = best.recencyCost
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

/** Gives as many people as wanted for whom something has to change, and around them possible partners with their own. */
function peopleNear(problem: Problem, solution: Solution, base: Int32Array, seed: number) {
  const { department } = problem
  const everybody = Array.from(department.keys())
  const teams = new Map<number, number[]>()
  for (const v of everybody) addTo(teams, department[v]!, v)
  const random = new Random(seed)
  const isTight = tightPairs(problem, solution)
  /** In the order in which they came, and always both of a pair. */
  const chosen = new Set<number>()
  const add = (v: number) => {
    chosen.add(v)
    if (base[v] !== -1) chosen.add(base[v]!)
  }
  base.forEach((w, v) => {
    if (w === -1 || solution.mate[v] === -1 || !isTight(v, w)) add(v)
  })
  const waiting = chosen.values()
  return (many: number): number[] => {
    if (many >= problem.count) return everybody
    while (chosen.size < many) {
      const { value: v, done } = waiting.next()
      if (done) break
      for (const list of [teams.get(department[v]!)!, everybody]) {
        const from = random.below(list.length)
        for (let t = 0, found = 0; t < Math.min(TRIES, list.length) && found < PARTNERS; t++) {
          const w = list[(from + t) % list.length]!
          if (v === w || !isAllowed(problem, v, w) || !isTight(v, w)) continue
          found++
          add(w)
        }
      }
    }
    return [...chosen].sort((a, b) => a - b)
  }
}

/**
 * Tells whether two may be a pair of a best round: prices that prove one are, for all of its pairs, just what these are worth
 * (complementary slackness). Prices that prove nothing exclude no pair.
 */
function tightPairs(problem: Problem, solution: Solution): (u: number, v: number) => boolean {
  const { debt } = problem
  const { price, sets, mate } = solution
  if (compare(boundOf(problem, solution), worthOf(problem, valueOf(problem, mate))) !== 0) return () => true
  const nest = new Nest(problem.count, sets)
  return (u, v) => {
    const cross = crosses(problem, u, v) ? 1 : 0
    const worth = [1, debt[u]! + debt[v]!, cross, repeatWeight(problem, ageOf(problem, u, v))]
    const shared = nest.common(u, v)
    return worth.every((part, k) => {
      const around = shared === -1 ? 0 : nest.total[shared * LEVELS + k]!
      return price[u * LEVELS + k]! + price[v * LEVELS + k]! + around === part
    })
  }
}
