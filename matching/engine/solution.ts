import type { Price } from '../model/model'
import { LEVELS } from './odd-sets'
import type { Value } from './problem'

/** A pairing with the prices that bound every pairing, in the problem's numbering. */
export interface Solution {
  /** Partner of each person, or −1. */
  mate: Int32Array
  /** LEVELS numbers a person; their own debt is included. */
  price: Float64Array
  /** Odd sets with a price, inner ones before the sets around them. */
  sets: PricedSet[]
}

/** A solution with what is known of it already: what it is worth, and what its prices add up to. */
export interface Solved extends Solution {
  known?: { value: Value; bound: Price } | null
}

export interface PricedSet {
  price: number[]
  /** Members that are in no inner set. */
  loose: number[]
  /** Positions of the sets directly inside. */
  inner: number[]
  /** Members in all: an odd number. */
  size: number
}

/** Writes a solution for some people into one for all. */
export function include(whole: Solution, people: readonly number[], { mate, price, sets }: Solution) {
  const before = whole.sets.length
  people.forEach((v, i) => {
    whole.mate[v] = people[mate[i]!] ?? -1
    whole.price.set(price.subarray(i * LEVELS, i * LEVELS + LEVELS), v * LEVELS)
  })
  for (const set of sets)
    whole.sets.push({
      ...set,
      loose: set.loose.map((i) => people[i]!),
      inner: set.inner.map((s) => before + s),
    })
}

/** Turns nested lists of all members, inner ones first, into sets that refer to the sets inside them. */
export function nestSets(
  count: number,
  found: { id: number; members: number[] }[],
  price: Float64Array,
): PricedSet[] {
  const within = new Int32Array(count).fill(-1)
  return found.map(({ id, members }, s) => {
    const loose: number[] = []
    const inner = new Set<number>()
    for (const v of members) {
      if (within[v] === -1) loose.push(v)
      else inner.add(within[v]!)
      within[v] = s
    }
    return {
      price: Array.from(price.subarray(id * LEVELS, id * LEVELS + LEVELS)),
      loose,
      inner: [...inner],
      size: members.length,
    }
  })
}
