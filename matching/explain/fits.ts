import { forMeetings, kindOf, type Problem, suits } from '../engine/problem'

/** Somebody whom a person could be paired with but for a meeting so many months ago. */
export interface Recent {
  other: number
  ago: number
}

/** How many suit each person, and which of these they met too lately. */
export class Fits {
  /** People of one kind: one of them, and how many there are. */
  private readonly alike = new Map<number, { one: number; many: number }>()

  /** @param apart those from whom somebody is to be kept apart */
  constructor(
    private readonly problem: Problem,
    private readonly apart: ReadonlyMap<number, ReadonlySet<number>> = new Map(),
  ) {
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
    return many - [...(this.apart.get(v) ?? [])].filter((w) => suits(problem, v, w)).length
  }

  /** Those that they met too lately, the latest meeting last. */
  recent(v: number): Recent[] {
    const { problem } = this
    const latest = new Map<number, number>()
    forMeetings(problem, v, (w, age) => {
      if (age > problem.noRepeatMonths || this.apart.get(v)?.has(w) || !suits(problem, v, w)) return
      latest.set(w, Math.min(age, latest.get(w) ?? age))
    })
    return Array.from(latest, ([other, ago]) => ({ other, ago })).sort((a, b) => b.ago - a.ago)
  }
}
