import type { Certificate, Price, ThreesWitness } from '../model/model'
import { Random } from '../model/random'
import { Blossom } from '../engine/blossom'
import { compare, LEVELS, plus, type Vector } from '../engine/odd-sets'
import { shuffled } from '../engine/pairing'
import { Edges } from '../engine/priced-graph'
import {
  crosses,
  ageOf,
  compatible,
  hoursFitTogether,
  monthsSince,
  NEVER,
  type Problem,
  repeatCost,
} from '../engine/problem'
import type { Names } from '../engine/witness'

/** The most pairs given to the search, of all people who are left out. */
const MOST_EDGES = 2_000_000
/** Each person is offered so many pairs, however many are left out. */
const FEWEST_OFFERS = 20
/** A cross edge against any repeat cost of two edges. */
const CROSS_UNIT = 2 ** 40

/** The most that somebody who joins a pair can be worth, debt apart: a seat, and two edges of two departments. */
const BEST_SEAT: Vector = [1, 0, 2, 0]

/** Who joins which pair, and prices that bound every seating. */
interface Seating {
  /** a and b of the pair, and c who joins it: three after three. */
  trios: number[]
  /** Everybody that the round of two leaves out, with LEVELS numbers each, debt included. */
  out: number[]
  price: Float64Array
  /** Pairs with a price, by their smaller number. */
  pairs: { one: number; price: Vector }[]
  /** Weight of one repeat in the last level. */
  repeatUnit: number
}

/**
 * Seats people who are left out with pairs of the round: a maximum-weight matching of these people to these pairs. Only the
 * best pairs of each person are looked at, as many as there are people left out: others can't take all of them.
 */
export function seatThrees(problem: Problem, mate: Int32Array, seed: number): Seating {
  const random = new Random(seed)
  const ones: number[] = []
  const out: number[] = []
  for (let v = 0; v < problem.count; v++) {
    if (mate[v] === -1) out.push(v)
    else if (v < mate[v]!) ones.push(v)
  }
  const tables = shuffled(random, ones)
  const most = Math.min(out.length, Math.max(FEWEST_OFFERS, Math.floor(MOST_EDGES / (out.length + 1))))
  const repeatUnit = 2 * problem.repeatUnit
  const worthOf = (rank: number): Vector => {
    const cross = Math.ceil(rank / CROSS_UNIT)
    return [1, 0, cross, rank - cross * CROSS_UNIT]
  }
  const edges = new Edges()
  /** The vertex of each pair that somebody is offered. */
  const place = new Map<number, number>()
  const least: (Vector | null)[] = []
  const fitting = new Map<string, Int32Array>()
  out.forEach((v, i) => {
    const kind = `${problem.department[v]} ${problem.preference[v]}`
    let tablesOfKind = fitting.get(kind)
    if (!tablesOfKind) {
      const fits = tables.flatMap((one, t) =>
        compatible(problem, v, one) && compatible(problem, v, mate[one]!) ? [t] : [],
      )
      fitting.set(kind, (tablesOfKind = Int32Array.from(fits)))
    }
    const found: { table: number; rank: number }[] = []
    const start = random.below(Math.max(1, tablesOfKind.length))
    let best = 0
    for (let k = 0; k < tablesOfKind.length && best < most; k++) {
      const table = tablesOfKind[(start + k) % tablesOfKind.length]!
      const rank = rankOf(problem, v, tables[table]!, mate[tables[table]!]!, repeatUnit)
      if (Number.isNaN(rank)) continue
      found.push({ table, rank })
      if (rank === 2 * CROSS_UNIT) best++
    }
    found.sort((a, b) => b.rank - a.rank)
    // A pair that was not looked at is worth no more than the last one that is offered.
    least.push(found.length >= most && most > 0 ? worthOf(found[most - 1]!.rank) : null)
    for (const { table, rank } of found.slice(0, most)) {
      if (!place.has(table)) place.set(table, out.length + place.size)
      edges.add(i, place.get(table)!, plus(worthOf(rank), [0, problem.debt[v]!, 0, 0]))
    }
  })
  const used = [...place.keys()]
  const startPrice = new Float64Array((out.length + used.length) * LEVELS)
  out.forEach((v, i) => startPrice.set(plus(BEST_SEAT, [0, problem.debt[v]!, 0, 0]), i * LEVELS))
  const blossom = new Blossom(out.length + used.length, edges, startPrice).solve()

  const trios: number[] = []
  const price = blossom.price.slice(0, out.length * LEVELS)
  out.forEach((v, i) => {
    const table = blossom.mate[i]!
    if (table !== -1) {
      const one = tables[used[table - out.length]!]!
      trios.push(one, mate[one]!, v)
    }
    const own = Array.from(price.subarray(i * LEVELS, i * LEVELS + LEVELS))
    const wanted = least[i] && plus(least[i], [0, problem.debt[v]!, 0, 0])
    if (wanted && compare(own, wanted) < 0) price.set(wanted, i * LEVELS)
  })
  const pairs = used.flatMap((table, k) => {
    const at = (out.length + k) * LEVELS
    const own = Array.from(blossom.price.subarray(at, at + LEVELS))
    return own.some((part) => part !== 0) ? [{ one: tables[table]!, price: own }] : []
  })
  return { trios, out, price, pairs, repeatUnit }
}

/** What it is worth that somebody joins two others, but for the seat and the debt, in one number; NaN if they may not. */
function rankOf(problem: Problem, v: number, one: number, two: number, repeatUnit: number): number {
  let rank = 0
  for (const other of [one, two]) {
    if (ageOf(problem, v, other) <= problem.noRepeatMonths) return Number.NaN
    if (crosses(problem, v, other)) rank += CROSS_UNIT
    const months = monthsSince(problem, v, other)
    if (months !== NEVER) rank -= repeatUnit + repeatCost(months)
  }
  return hoursFitTogether(problem, [v, one, two]) ? rank : Number.NaN
}

/** What a seating is worth, and what its prices prove. */
export function certifyThrees(
  problem: Problem,
  mate: Int32Array,
  { trios, out, price, pairs, repeatUnit }: Seating,
  names: Names,
): Required<Pick<Certificate, 'trios' | 'triosBound' | 'threes'>> {
  const id = (v: number) => names.id(problem.original[v]!)
  const figures = { leftOutDebt: 0, crossEdges: 0, repeats: 0, recencyCost: 0 }
  let covered = 0
  const joined = new Set<number>()
  for (let k = 0; k < trios.length; k += 3) {
    const v = trios[k + 2]!
    joined.add(v)
    covered += problem.debt[v]!
    for (const other of [trios[k]!, trios[k + 1]!]) {
      if (crosses(problem, v, other)) figures.crossEdges++
      const months = monthsSince(problem, v, other)
      if (months === NEVER) continue
      figures.repeats++
      figures.recencyCost += repeatCost(months)
    }
  }
  let bound: number[] = [0, 0, 0, 0]
  const people: ThreesWitness['people'] = []
  out.forEach((v, i) => {
    if (!joined.has(v)) figures.leftOutDebt += problem.debt[v]!
    const own = Array.from(price.subarray(i * LEVELS, i * LEVELS + LEVELS))
    bound = plus(bound, own)
    const apart = plus(own, [0, problem.debt[v]!, 0, 0], -1)
    if (compare(apart, BEST_SEAT) !== 0) people.push({ id: id(v), price: asPrice(apart) })
  })
  for (const pair of pairs) bound = plus(bound, pair.price)
  const { crossEdges, repeats, recencyCost } = figures
  const worth = [trios.length / 3, covered, crossEdges, -repeats * repeatUnit - recencyCost]
  return {
    trios: trios.length / 3,
    triosBound: Math.floor(bound[0]!),
    threes: {
      ...figures,
      optimal: compare(bound, worth) === 0,
      witness: {
        repeatUnit,
        people,
        pairs: pairs.map((pair) => ({
          pair: [id(pair.one), id(mate[pair.one]!)],
          price: asPrice(pair.price),
        })),
      },
    },
  }
}

/** Without a zero below zero, so that the same numbers are written alike. */
const asPrice = ([pairs, debt, cross, last]: Vector): Price => [pairs! + 0, debt! + 0, cross! + 0, last! + 0]
