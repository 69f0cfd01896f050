import { Blossom } from '../engine/blossom'
import { LEVELS } from '../engine/odd-sets'
import { Edges } from '../engine/priced-graph'
import { nestSets, type Solution } from '../engine/solution'
import type { TightPairs } from './tight-pairs'
import type { AlternatingPaths } from './alternating-paths'

/** The most pairs with unpaired people far away that are looked at; with more, all of them count as possible partners. */
const MOST_LOOKS = 2_000_000
/** The lowest price of somebody who has to find a partner among the people nearby. */
const NO_FLOOR = -1e6

/**
 * The prices that prove the other figures, and on top of them prices for the pairs that stay: together at least 1 for two who
 * stay together, at least 0 for two who may meet, at least 0 for a person who may be left out; others may have a price below
 * zero. Far from the change, people who keep their partner have ½ and the others 0. Near it the sum is the smallest possible.
 */
export function withKeptPairs(
  tight: TightPairs,
  paths: AlternatingPaths,
  near: readonly number[],
): Pick<Solution, 'price' | 'sets'> {
  const { mate, prices, nest, problem } = tight
  const { keepUnit } = problem.base
  const blossom = solveAmong(tight, paths, near)
  const kept = Float64Array.from(mate, (w) => (w === -1 ? 0 : 0.5))
  near.forEach((v, i) => (kept[v] = blossom.price[i * LEVELS]!))
  const found = blossom.pricedSets().flatMap(({ id, members }) => {
    const people = members.map((i) => near[i]!)
    const worth = blossom.price[id * LEVELS]!
    if (people.every((v) => nest.innermost[v] === nest.innermost[people[0]!])) return [{ worth, people }]
    // The set might cross one of the proof. Half of its price for each member covers the same pairs.
    for (const v of people) kept[v]! += worth / 2
    return []
  })
  const price = prices.price.slice()
  kept.forEach((pairs, v) => (price[v * LEVELS + 3]! += pairs * keepUnit))
  if (found.length === 0) return { price, sets: prices.sets }
  const all = [
    ...found.map(({ worth, people }) => ({ price: [0, 0, 0, worth * keepUnit], members: people })),
    ...tight.nest.whole(prices.sets),
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

/** These prices among the people nearby, where those of all others are known. */
function solveAmong(tight: TightPairs, paths: AlternatingPaths, near: readonly number[]): Blossom {
  const { mate } = tight
  const edges = new Edges()
  const kept: number[] = []
  for (let i = 0; i < near.length; i++)
    for (let j = 0; j < i; j++) {
      if (!tight.isTight(near[i]!, near[j]!)) continue
      const keeps = mate[near[i]!] === near[j]
      const e = edges.add(i, j, [keeps ? 1 : 0, 0, 0, 0])
      if (keeps) kept.push(e)
    }
  const start = new Float64Array(near.length * LEVELS)
  near.forEach((v, i) => (start[i * LEVELS] = mate[v] === -1 ? 0 : 0.5))
  const blossom = new Blossom(near.length, edges, start)
  lowest(tight, paths, near).forEach((least, i) => (blossom.floor[i * LEVELS] = least))
  for (const e of kept) blossom.joinIfTight(e)
  return blossom.solve()
}

/** How low each price may be because of people far away: −½ for somebody who may meet a person who keeps their partner. */
function lowest(tight: TightPairs, paths: AlternatingPaths, near: readonly number[]): number[] {
  const { mate } = tight
  const isNear = new Set(near)
  const unpaired = tight.unpaired.filter((v) => !isNear.has(v))
  const anyUnpaired = unpaired.length * near.length > MOST_LOOKS
  return near.map((v) => {
    if (anyUnpaired || tight.isSpare(v) || unpaired.some((w) => tight.isTight(v, w))) return 0
    const meets = (w: number) => mate[w] !== -1 && !isNear.has(w) && tight.isTight(v, w)
    return paths.candidates(v).some((list) => list.some(meets)) ? -0.5 : NO_FLOOR
  })
}
