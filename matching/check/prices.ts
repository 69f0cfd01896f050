import type { Witness } from '../model/model'
import { addTo, RANKS, type Roster } from './roster'

/** Thrown for a witness that cannot be what it claims to be; the message is the fault. */
export class WitnessFault extends Error {}

const SIZE = 4
const LARGEST_SUM = 2 ** 50

/** A witness laid out per person and per set, its shape checked. */
export interface Prices {
  /** SIZE numbers a person, without their debt. */
  person: Float64Array
  /** SIZE numbers a set: the sum of the prices of it and of all sets around it. */
  total: Float64Array
  /** Innermost set of each person, or −1. */
  innermost: Int32Array
  /** Next larger set around each set, or −1. */
  around: Int32Array
  depth: Int32Array
  /** 1 if a set holds people of more than one department. */
  mixed: Uint8Array
  /** What the prices add up to: the bound on [pairs, debt covered, cross pairs, −repeat cost]. */
  bound: number[]
}

/** Lays a witness out. @throws WitnessFault */
export function readPrices(roster: Roster, witness: Witness): Prices {
  const { count } = roster
  const person = new Float64Array(count * SIZE)
  const classes = new Map<number, readonly number[]>()
  for (const entry of witness.classes) {
    const key = classKey(roster, entry, 'witness.classes')
    if (classes.has(key))
      throw new WitnessFault(`witness.classes: ${entry.department} ${entry.preference} twice`)
    classes.set(key, readPrice(entry.price, `witness.classes ${entry.department}`))
  }
  const classOf = (i: number) => roster.department[i]! * 3 + roster.rank[i]!
  for (let i = 0; i < count; i++) {
    const price = classes.get(classOf(i))
    if (price) person.set(price, i * SIZE)
  }
  for (const entry of witness.people)
    person.set(readPrice(entry.price, `witness.people ${entry.id}`), personIndex(roster, entry.id) * SIZE)

  const sets = witness.sets
  const own = new Float64Array(sets.length * SIZE)
  const around = new Int32Array(sets.length).fill(-1)
  const innermost = new Int32Array(count).fill(-1)
  const size = new Int32Array(sets.length)
  const home = new Int32Array(sets.length).fill(-1)
  const mixed = new Uint8Array(sets.length)
  const byClass = new Map<number, number[]>()
  for (let i = 0; i < count; i++) addTo(byClass, classOf(i), i)
  sets.forEach((set, s) => {
    own.set(readPrice(set.price, `witness.sets[${s}]`), s * SIZE)
    const noteHome = (department: number) => {
      if (home[s] === -1) home[s] = department
      else if (home[s] !== department) mixed[s] = 1
    }
    const enter = (i: number) => {
      if (innermost[i] !== -1)
        throw new WitnessFault(`witness.sets[${s}]: a person is in two sets that are not nested`)
      innermost[i] = s
      size[s]!++
      noteHome(roster.department[i]!)
    }
    const except = new Set(set.except.map((id) => personIndex(roster, id)))
    for (const id of set.people) enter(personIndex(roster, id))
    for (const entry of set.classes)
      for (const i of byClass.get(classKey(roster, entry, `witness.sets[${s}]`)) ?? [])
        if (!except.has(i)) enter(i)
    for (const inner of set.sets) {
      if (!Number.isInteger(inner) || inner < 0 || inner >= s || around[inner] !== -1)
        throw new WitnessFault(
          `witness.sets[${s}]: ${inner} is not an earlier set without a larger one around it`,
        )
      around[inner] = s
      size[s]! += size[inner]!
      noteHome(home[inner]!)
      if (mixed[inner]) mixed[s] = 1
    }
    if (size[s]! % 2 === 0)
      throw new WitnessFault(`witness.sets[${s}]: has ${size[s]} people, not an odd number`)
    if (isBelow(own.subarray(s * SIZE, s * SIZE + SIZE), [0, 0, 0, 0]))
      throw new WitnessFault(`witness.sets[${s}]: its price is below zero`)
  })
  const total = own.slice()
  const depth = new Int32Array(sets.length)
  for (let s = sets.length - 1; s >= 0; s--) {
    const outer = around[s]!
    if (outer === -1) continue
    depth[s] = depth[outer]! + 1
    for (let k = 0; k < SIZE; k++) total[s * SIZE + k]! += total[outer * SIZE + k]!
  }
  const bound = [0, 0, 0, 0]
  let magnitude = 0
  const add = (k: number, value: number) => {
    bound[k]! += value
    magnitude += Math.abs(value)
  }
  for (let i = 0; i < count; i++) {
    const at = i * SIZE
    if (
      isBelow(
        [person[at]!, person[at + 1]! + roster.debt[i]!, person[at + 2]!, person[at + 3]!],
        [0, 0, 0, 0],
      )
    )
      throw new WitnessFault(`witness: the price of ${[...roster.index.keys()][i]} is below zero`)
    for (let k = 0; k < SIZE; k++) add(k, person[at + k]! + (k === 1 ? roster.debt[i]! : 0))
  }
  for (let s = 0; s < sets.length; s++)
    for (let k = 0; k < SIZE; k++) add(k, (own[s * SIZE + k]! * (size[s]! - 1)) / 2)
  if (!(magnitude < LARGEST_SUM)) throw new WitnessFault('witness: prices too large to add up exactly')
  return { person, total, innermost, around, depth, mixed, bound }
}

/** Lexicographic order. */
export function isBelow(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! < b[k]!
  return false
}

function readPrice(price: readonly number[], where: string): readonly number[] {
  if (!Array.isArray(price) || price.length !== SIZE || !price.every((p) => Number.isInteger(4 * p)))
    throw new WitnessFault(`${where}: a price is not four multiples of a quarter`)
  return price
}

function personIndex(roster: Roster, id: string): number {
  const i = roster.index.get(id)
  if (i === undefined) throw new WitnessFault(`witness: names ${id}, who does not take part`)
  return i
}

function classKey(
  roster: Roster,
  entry: { department: string | null; preference: string },
  where: string,
): number {
  const department = roster.departmentNumber.get(entry.department?.toLowerCase() ?? null)
  const rank = RANKS.indexOf(entry.preference)
  if (department === undefined || rank === -1)
    throw new WitnessFault(`${where}: no class ${entry.department} ${entry.preference}`)
  return department * 3 + rank
}
