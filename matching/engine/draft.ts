import type { Random } from '../model/random'
import type { Problem } from './problem'

/** People by department and preference, each list in the problem's (random) order. */
export class Classes {
  private readonly start: Int32Array
  private readonly sorted: Int32Array

  constructor(problem: Problem) {
    const { count, department, preference } = problem
    this.start = new Int32Array(problem.departments * 3 + 1)
    for (let v = 0; v < count; v++) this.start[department[v]! * 3 + preference[v]! + 1]!++
    for (let c = 0; c < problem.departments * 3; c++) this.start[c + 1]! += this.start[c]!
    const cursor = this.start.slice()
    this.sorted = new Int32Array(count)
    for (let v = 0; v < count; v++) this.sorted[cursor[department[v]! * 3 + preference[v]!]!++] = v
  }

  of(department: number, preference: number): Int32Array {
    const c = department * 3 + preference
    return this.sorted.subarray(this.start[c], this.start[c + 1])
  }

  /** Everyone of a department: same-only first, then any, then cross-only. */
  all(department: number): Int32Array {
    return this.sorted.subarray(this.start[department * 3], this.start[department * 3 + 3])
  }
}

/** A round in the making. */
export interface Draft {
  problem: Problem
  random: Random
  classes: Classes
  /** Partner of each person, or −1. */
  mate: Int32Array
}

/** A round in which nobody has a partner yet. */
export const newDraft = (problem: Problem, random: Random): Draft => ({
  problem,
  random,
  classes: new Classes(problem),
  mate: new Int32Array(problem.count).fill(-1),
})

/** Takes the partners of these people away. */
export function unpair(mate: Int32Array, ...lists: ArrayLike<number>[]) {
  for (const list of lists) for (let i = 0; i < list.length; i++) mate[list[i]!] = -1
}
