import { Blossom } from '../engine/blossom'
import { LEVELS } from '../engine/odd-sets'
import { nestSets, type Solution } from '../engine/solution'
import type { Scope } from './scope'
import type { Ways } from './ways'

/** Looks at loose people far away; beyond, all of them are taken for possible partners. */
const MOST_LOOKS = 2_000_000
/** For somebody who has to find a partner among the people looked at. */
const NO_FLOOR = -1e6

/**
 * The prices that prove the other figures, and on top of them what pairs kept are worth: at least 1 for two who keep each
 * other, at least 0 for two who may meet and for one who may be left out; anybody else may have less than nothing. Far from
 * the change everybody who keeps a partner has ½, the others 0. Near it the sum is the least there is.
 */
export function withKeptPairs(
  scope: Scope,
  ways: Ways,
  near: readonly number[],
): Pick<Solution, 'price' | 'sets'> {
  const { mate, prices, nest, problem } = scope
  const { keepUnit } = problem.base
  const blossom = solveAmong(scope, ways, near)
  const kept = Float64Array.from(mate, (w) => (w === -1 ? 0 : 0.5))
  near.forEach((v, i) => (kept[v] = blossom.price[i * LEVELS]!))
  const found = blossom.pricedSets().flatMap(({ id, members }) => {
    const people = members.map((i) => near[i]!)
    const worth = blossom.price[id * LEVELS]!
    if (people.every((v) => nest.innermost[v] === nest.innermost[people[0]!])) return [{ worth, people }]
    // It might cross a set of the proof: half of its price for each member covers the same pairs.
    for (const v of people) kept[v]! += worth / 2
    return []
  })
  const price = prices.price.slice()
  kept.forEach((pairs, v) => (price[v * LEVELS + 3]! += pairs * keepUnit))
  if (found.length === 0) return { price, sets: prices.sets }
  const all = [
    ...found.map(({ worth, people }) => ({ price: [0, 0, 0, worth * keepUnit], members: people })),
    ...scope.nest.whole(prices.sets),
  ]
  const setPrice = Float64Array.from(all.flatMap((set) => set.price))
  return {
    price,
    sets: nestSets(
      problem.count,
      all.map(({ members }, id) => ({ id, members })),
      setPrice,
    ),
  }
}

/** The prices of pairs kept among some people, those of all others being known. */
function solveAmong(scope: Scope, ways: Ways, near: readonly number[]): Blossom {
  const { mate } = scope
  const from: number[] = []
  const to: number[] = []
  const weight: number[] = []
  const kept: number[] = []
  for (let i = 0; i < near.length; i++)
    for (let j = 0; j < i; j++) {
      if (!scope.fits(near[i]!, near[j]!)) continue
      const keeps = mate[near[i]!] === near[j]
      if (keeps) kept.push(from.length)
      from.push(i)
      to.push(j)
      weight.push(keeps ? 1 : 0, 0, 0, 0)
    }
  const start = new Float64Array(near.length * LEVELS)
  near.forEach((v, i) => (start[i * LEVELS] = mate[v] === -1 ? 0 : 0.5))
  const graph = [Int32Array.from(from), Int32Array.from(to), Float64Array.from(weight)] as const
  const blossom = new Blossom(near.length, ...graph, start)
  lowest(scope, ways, near).forEach((least, i) => (blossom.floor[i * LEVELS] = least))
  for (const e of kept) blossom.joinIfTight(e)
  return blossom.solve()
}

/** How low each price may be, by those who are far: −½ for people who may meet somebody who keeps a partner. */
function lowest(scope: Scope, ways: Ways, near: readonly number[]): number[] {
  const { mate } = scope
  const isNear = new Set(near)
  const loose = scope.loose.filter((v) => !isNear.has(v))
  const anyLoose = loose.length * near.length > MOST_LOOKS
  return near.map((v) => {
    if (anyLoose || scope.isSpare(v) || loose.some((w) => scope.fits(v, w))) return 0
    const meets = (w: number) => mate[w] !== -1 && !isNear.has(w) && scope.fits(v, w)
    return ways.lists(v).some((list) => list.some(meets)) ? -0.5 : NO_FLOOR
  })
}
