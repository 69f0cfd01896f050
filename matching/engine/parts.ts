import { kindOf, type Problem } from './problem'
import { CROSS, SAME } from '../model/columns'
import { restrict } from './reduce'
import { include, type Solution } from './solution'
import { LEVELS } from './odd-sets'

/** Parts of fewer people are solved together. */
const FEW = 300
const TOGETHER = 2_000

/**
 * The people in parts whose hours and wishes keep them apart: nobody of one could be paired with anybody of another.
 * Null if there is one part only, as always where hours keep nobody apart.
 */
export function partsOf(problem: Problem): number[][] | null {
  const { hours, count, departments } = problem
  if (!hours) return null
  const { kinds } = hours
  // People alike are looked at as one.
  const alike = new Map<number, number[]>()
  for (let v = 0; v < count; v++) addTo(alike, kindOf(problem, v), v)
  const homeOf = (key: number) => Math.floor(key / 3) % departments
  const hoursOf = (key: number) => Math.floor(key / 3 / departments)
  /** Those not reached yet: who meets inside, by department, and who crosses, by kind of hours. */
  const inside = new Map<number, number[]>()
  const crossing = new Map<number, number[]>()
  for (const key of alike.keys()) {
    if (key % 3 !== CROSS) addTo(inside, homeOf(key), key)
    if (key % 3 !== SAME) addTo(crossing, hoursOf(key), key)
  }
  const reached = new Set<number>()
  const parts: number[][] = []
  for (const start of alike.keys()) {
    if (reached.has(start)) continue
    const part = [start]
    reached.add(start)
    const reach = (lists: Map<number, number[]>, at: number, suits: (key: number) => boolean) => {
      const left: number[] = []
      for (const key of lists.get(at) ?? []) {
        if (reached.has(key)) continue
        if (!suits(key)) left.push(key)
        else {
          reached.add(key)
          part.push(key)
        }
      }
      if (left.length > 0) lists.set(at, left)
      else lists.delete(at)
    }
    for (const one of part) {
      const [home, kind] = [homeOf(one), hoursOf(one)]
      if (one % 3 !== CROSS) reach(inside, home, (key) => kinds.fit(kind, hoursOf(key)))
      if (one % 3 !== SAME)
        for (const other of crossing.keys())
          if (kinds.fit(kind, other)) reach(crossing, other, (key) => homeOf(key) !== home)
    }
    parts.push(part.flatMap((key) => alike.get(key)!))
  }
  return parts.length < 2 ? null : gathered(parts)
}

/** Adds one to the list under a key. */
export function addTo(lists: Map<number, number[]>, key: number, one: number) {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}

/** Small parts put together, so that there are not thousands of them. */
function gathered(parts: number[][]): number[][] {
  const found = parts.filter((part) => part.length >= FEW)
  let some: number[] = []
  for (const part of parts) {
    if (part.length >= FEW) continue
    if (some.length + part.length > TOGETHER) {
      found.push(some)
      some = []
    }
    some = some.concat(part)
  }
  if (some.length > 0) found.push(some)
  return found
}

/** Solves each part by itself. */
export function solveParts(
  problem: Problem,
  parts: number[][],
  solve: (part: Problem) => Solution,
): Solution {
  const whole: Solution = {
    mate: new Int32Array(problem.count).fill(-1),
    price: new Float64Array(problem.count * LEVELS),
    sets: [],
  }
  for (const people of parts) include(whole, people, solve(restrict(problem, people)))
  return whole
}
