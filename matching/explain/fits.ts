import { forMeetings, kindOf, type Problem, suits } from '../engine/problem'

/** How many suit each person, and which of these they met too lately. */
export class Fits {
  /** People of one kind: one of them, and how many there are. */
  private readonly alike = new Map<number, { one: number; many: number }>()

  constructor(private readonly problem: Problem) {
    for (let v = 0; v < problem.count; v++) {
      const kind = kindOf(problem, v)
      const same = this.alike.get(kind)
      if (same) same.many++
      else this.alike.set(kind, { one: v, many: 1 })
    }
  }

  /** How many others suit somebody, history apart. */
  count(v: number): number {
    const { problem } = this
    let many = suits(problem, v, v) ? -1 : 0
    for (const { one, many: alike } of this.alike.values()) if (suits(problem, v, one)) many += alike
    return many
  }

  /** How many of them they met too lately. A barred pair is one that met this month. */
  recent(v: number): number {
    const { problem } = this
    const met = new Set<number>()
    forMeetings(problem, v, (w, age) => {
      if (age <= problem.noRepeatMonths && suits(problem, v, w)) met.add(w)
    })
    return met.size
  }

  /** How many others they may meet. */
  allowed(v: number): number {
    return this.count(v) - this.recent(v)
  }
}
