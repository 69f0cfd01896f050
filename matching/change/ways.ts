import { CROSS, forMeetings, NEVER, SAME } from '../engine/problem'
import type { Scope } from './scope'

/** Pairs looked at for one person at most. */
const MOST_LOOKS = 1_000_000

/**
 * How somebody without a partner finds one at no loss: by taking somebody's partner, who then needs one, and so on, until
 * one is reached who has none either, or who may be left out. The shortest ways are found first.
 */
export class Ways {
  private readonly crossing: number[] = []
  private readonly inside: number[][]

  /** Months since the one who asks met each of the others. */
  private readonly age: Int32Array

  constructor(private readonly scope: Scope) {
    this.age = new Int32Array(scope.problem.count).fill(NEVER)
    const { count, departments, department, preference } = scope.problem
    this.inside = Array.from({ length: departments }, () => [])
    for (let v = 0; v < count; v++) {
      if (preference[v] !== SAME) this.crossing.push(v)
      if (preference[v] !== CROSS) this.inside[department[v]!]!.push(v)
    }
  }

  /** Everybody on the first few ways from a person. */
  from(source: number, most: number): Set<number> {
    const { scope, age } = this
    const { mate, problem } = scope
    const asker = new Int32Array(problem.count).fill(-1)
    asker[source] = source
    const asking = [source]
    const found = new Set([source])
    let ways = 0
    let looks = 0
    const isOver = () => ways >= most || looks >= MOST_LOOKS
    const goBack = (end: number) => {
      ways++
      for (let w = end; ; w = mate[asker[w]!]!) {
        found.add(w).add(asker[w]!)
        if (asker[w] === source) return
      }
    }
    /** Asks those of a list who were not asked before; leaves the others in it. */
    const ask = (v: number, list: number[]) => {
      let left = 0
      for (const w of list) {
        if (asker[w] !== -1 || ways === most) continue
        looks++
        if (!scope.fits(v, w, age[w])) {
          list[left++] = w
          continue
        }
        asker[w] = v
        const next = mate[w]!
        if (next !== -1) asking.push(next)
        if (next === -1 || scope.isSpare(next)) goBack(w)
        if (next !== -1 && found.has(w)) found.add(next)
      }
      list.length = left
    }
    const crossing = this.crossing.slice()
    const inside = new Map<number, number[]>()
    for (const v of asking) {
      if (isOver()) break
      const d = problem.department[v]!
      if (!inside.has(d)) inside.set(d, this.inside[d]!.slice())
      forMeetings(problem, v, (w, months) => (age[w] = Math.min(age[w]!, months)))
      if (problem.preference[v] !== CROSS) ask(v, inside.get(d)!)
      if (problem.preference[v] !== SAME) ask(v, crossing)
      forMeetings(problem, v, (w) => (age[w] = NEVER))
    }
    return found
  }

  /** Everybody whom a person may meet, as far as preferences go: of the department, and of others. */
  lists(v: number): number[][] {
    const { department, preference } = this.scope.problem
    const team = this.inside[department[v]!]!
    if (preference[v] === SAME) return [team]
    return preference[v] === CROSS ? [this.crossing] : [team, this.crossing]
  }
}
