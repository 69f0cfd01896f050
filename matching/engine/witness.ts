import type { Price, Witness, WitnessSet } from '../model/model'
import { LEVELS } from './odd-sets'
import { addTo } from './parts'
import type { Problem } from './problem'
import { PREFERENCES } from '../model/columns'
import type { Solution } from './solution'

/** How the witness names people and departments: by position in the caller's list. */
export interface Names {
  id: (original: number) => string
  department: (original: number) => string | null
}

/** A set is written by classes when a class has at least this many of its members. */
const CLASS_WORTH_NAMING = 4

/**
 * Writes prices and sets compactly: the commonest price of a class once, other people's one by one; sets by whole
 * classes where they hold nearly all of one. O(people + total size of the sets).
 */
export function writeWitness(problem: Problem, solution: Solution, names: Names): Witness {
  const { count, department, wishes: preference = problem.preference, debt, original } = problem
  const classCount = problem.departments * 3
  const classOf = (v: number) => department[v]! * 3 + preference[v]!
  const { price } = solution

  // The majority price of each class (Boyer and Moore's vote): a class whose prices differ just gets longer to write.
  const candidate = new Int32Array(classCount).fill(-1)
  const votes = new Int32Array(classCount)
  const size = new Int32Array(classCount)
  const samePrice = (u: number, v: number) => {
    if (price[u * LEVELS + 1]! - debt[u]! !== price[v * LEVELS + 1]! - debt[v]!) return false
    for (const k of [0, 2, 3]) if (price[u * LEVELS + k] !== price[v * LEVELS + k]) return false
    return true
  }
  for (let v = 0; v < count; v++) {
    const c = classOf(v)
    size[c]!++
    if (votes[c] === 0) candidate[c] = v
    votes[c]! += samePrice(v, candidate[c]!) ? 1 : -1
  }
  const priceOf = (v: number): Price => [
    price[v * LEVELS]!,
    price[v * LEVELS + 1]! - debt[v]!,
    price[v * LEVELS + 2]!,
    price[v * LEVELS + 3]!,
  ]
  const witness: Witness = { repeatUnit: problem.repeatUnit, classes: [], people: [], sets: [] }
  const nameClass = (v: number) => ({
    department: names.department(original[v]!),
    preference: PREFERENCES[preference[v]!]!,
  })
  for (const v of candidate) if (v !== -1) witness.classes.push({ ...nameClass(v), price: priceOf(v) })
  for (let v = 0; v < count; v++)
    if (!samePrice(v, candidate[classOf(v)]!))
      witness.people.push({ id: names.id(original[v]!), price: priceOf(v) })

  for (const { price: own, loose, inner } of solution.sets) {
    const written: WitnessSet = {
      price: [own[0]!, own[1]!, own[2]!, own[3]!],
      people: [],
      classes: [],
      except: [],
      sets: inner,
    }
    writeLoose(loose, written)
    witness.sets.push(written)
  }
  return witness

  function writeLoose(loose: number[], written: WitnessSet) {
    const members = new Map<number, number[]>()
    for (const v of loose) addTo(members, classOf(v), v)
    for (const [c, list] of members) {
      const missing = size[c]! - list.length
      if (list.length < CLASS_WORTH_NAMING || missing > list.length / 4) {
        for (const v of list) written.people.push(names.id(original[v]!))
        continue
      }
      written.classes.push(nameClass(list[0]!))
      if (missing === 0) continue
      const present = new Set(list)
      for (let v = 0; v < count; v++)
        if (classOf(v) === c && !present.has(v)) written.except.push(names.id(original[v]!))
    }
  }
}

/**
 * Sum of the prices: Σ y + Σ z·(|B|−1)/2, the lexicographic bound on [pairs, debt covered, cross pairs, −repeat cost].
 */
export function boundOf(problem: Problem, solution: Solution): Price {
  const total: Price = [0, 0, 0, 0]
  for (let v = 0; v < problem.count; v++)
    for (let k = 0; k < LEVELS; k++) total[k]! += solution.price[v * LEVELS + k]!
  for (const set of solution.sets)
    for (let k = 0; k < LEVELS; k++) total[k]! += (set.price[k]! * (set.size - 1)) / 2
  return total
}
