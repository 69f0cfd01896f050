import { forMeetings, NEVER } from '../engine/problem'
import { CROSS, SAME } from '../model/columns'
import type { TightPairs } from './tight-pairs'

/** The most pairs that are looked at for one person. */
const MOST_LOOKS = 1_000_000

/**
 * Alternating paths along which somebody without a partner finds one at no loss: they take somebody's partner, who then needs
 * another one, and so on, until somebody is reached who has no partner either, or who may be left out. Shortest paths first.
 */
export class AlternatingPaths {
  private readonly crossing: number[] = []
  private readonly inside: number[][]

  /** Months since the person in question met each of the others. */
  private readonly age: Int32Array

  constructor(private readonly tight: TightPairs) {
    this.age = new Int32Array(tight.problem.count).fill(NEVER)
    const { count, departments, department, preference } = tight.problem
    this.inside = Array.from({ length: departments }, () => [])
    for (let v = 0; v < count; v++) {
      if (preference[v] !== SAME) this.crossing.push(v)
      if (preference[v] !== CROSS) this.inside[department[v]!]!.push(v)
    }
  }

  /** Everybody on the first few paths from a person. */
  from(source: number, most: number): Set<number> {
    const { tight, age } = this
    const { mate, problem } = tight
    const reachedFrom = new Int32Array(problem.count).fill(-1)
    reachedFrom[source] = source
    const waiting = [source]
    const found = new Set([source])
    let ends = 0
    let looks = 0
    const isOver = () => ends >= most || looks >= MOST_LOOKS
    const addPath = (end: number) => {
      ends++
      for (let w = end; ; w = mate[reachedFrom[w]!]!) {
        found.add(w).add(reachedFrom[w]!)
        if (reachedFrom[w] === source) return
      }
    }
    /** Looks for partners of v in a list, and keeps there only those who are not reached yet. */
    const reach = (v: number, list: number[]) => {
      let left = 0
      for (const w of list) {
        if (reachedFrom[w] !== -1 || ends === most) continue
        looks++
        if (!tight.isTight(v, w, age[w])) {
          list[left++] = w
          continue
        }
        reachedFrom[w] = v
        const next = mate[w]!
        if (next !== -1) waiting.push(next)
        if (next === -1 || tight.isSpare(next)) addPath(w)
        if (next !== -1 && found.has(w)) found.add(next)
      }
      list.length = left
    }
    const crossing = this.crossing.slice()
    const inside = new Map<number, number[]>()
    for (const v of waiting) {
      if (isOver()) break
      const d = problem.department[v]!
      if (!inside.has(d)) inside.set(d, this.inside[d]!.slice())
      forMeetings(problem, v, (w, months) => (age[w] = Math.min(age[w]!, months)))
      if (problem.preference[v] !== CROSS) reach(v, inside.get(d)!)
      if (problem.preference[v] !== SAME) reach(v, crossing)
      forMeetings(problem, v, (w) => (age[w] = NEVER))
    }
    return found
  }

  /** The people whom the preferences let somebody meet: in the department, and in others. */
  candidates(v: number): number[][] {
    const { department, preference } = this.tight.problem
    const team = this.inside[department[v]!]!
    if (preference[v] === SAME) return [team]
    return preference[v] === CROSS ? [this.crossing] : [team, this.crossing]
  }
}
