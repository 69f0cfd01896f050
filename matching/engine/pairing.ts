import type { Random } from '../model/random'
import type { Draft } from './draft'
import { ageOf, NEVER, type Problem } from './problem'

/** Random tries for a clashing pair before all other pairs are looked through. */
const TRIES = 60
/** Longest list that is looked through in full for one clashing pair. */
const FULL_SCAN = 20_000
/** Where hours keep people apart, a clash may be handed on so often. */
const STEPS = 40
/** After so many fruitless full looks, random tries must do: the group is too dense for this way. */
const MOST_FRUITLESS = 8

/**
 * Pairs that are drawn at random and then mended: a pair that clashes exchanges partners with another pair when
 * neither new pair clashes. In a group that is large against its members' meetings this always succeeds soon
 * (a graph in which everyone has at least half of the others left has a perfect matching: Dirac 1952).
 */
class Pairing {
  private fruitless = 0

  /**
   * @param one first members
   * @param two second members, as many
   * @param sides false: anyone may change place with anyone; true: first members stay first
   * @param crossing whether partners must be of different departments
   */
  constructor(
    private readonly problem: Problem,
    private readonly random: Random,
    private readonly one: number[],
    private readonly two: number[],
    private readonly sides: boolean,
    private readonly crossing: boolean,
  ) {}

  /** Mends all clashes and writes the pairs; false if some clash still: those stay apart. O(pairs) expected in large groups. */
  mendInto(mate: Int32Array): boolean {
    const isWhole = this.mend()
    for (let i = 0; i < this.one.length; i++) {
      const u = this.one[i]!
      const v = this.two[i]!
      if (!isWhole && this.clash(u, v)) continue
      mate[u] = v
      mate[v] = u
    }
    return isWhole
  }

  private mend(): boolean {
    if (this.crossing && !this.sides) this.spreadLargeDepartments()
    for (let round = 0; round < 3; round++) {
      let stuck = 0
      for (let i = 0; i < this.one.length; i++)
        if (this.clash(this.one[i]!, this.two[i]!) && !this.mendOne(i)) stuck++
      if (stuck === 0) return true
    }
    return false
  }

  private clash(u: number, v: number): boolean {
    return (
      (this.crossing && this.problem.department[u] === this.problem.department[v]) ||
      ageOf(this.problem, u, v) !== NEVER
    )
  }

  private mendOne(i: number): boolean {
    const pairs = this.one.length
    for (let t = 0; t < TRIES; t++) if (this.exchange(i, this.random.below(pairs))) return true
    if (pairs <= FULL_SCAN && this.fruitless < MOST_FRUITLESS) {
      const from = this.random.below(pairs)
      for (let t = 0; t < pairs; t++) if (this.exchange(i, (from + t) % pairs)) return true
      this.fruitless++
    }
    return this.problem.hours !== undefined && this.handOn(i)
  }

  /**
   * Morning and evening may have no pair to exchange with, but one of noon: the clashing pair takes a partner who suits
   * one of the two, and it is their partner's turn.
   */
  private handOn(i: number): boolean {
    const { one, two, random } = this
    const pairs = one.length
    let at = i
    for (let step = 0; step < STEPS; step++) {
      let next = -1
      for (let t = 0; t < TRIES && next === -1; t++) {
        const j = random.below(pairs)
        if (j !== at && !this.clash(one[at]!, two[j]!)) next = j
      }
      if (next === -1) return false
      const partner = two[at]!
      two[at] = two[next]!
      two[next] = partner
      at = next
      for (let t = 0; t < TRIES; t++)
        if (!this.clash(one[at]!, two[at]!) || this.exchange(at, random.below(pairs))) return true
    }
    return false
  }

  private exchange(i: number, j: number): boolean {
    const { one, two } = this
    if (i === j) return false
    const a = one[i]!
    const b = two[i]!
    const c = one[j]!
    const d = two[j]!
    if (!this.clash(a, d) && !this.clash(c, b)) {
      two[i] = d
      two[j] = b
      return true
    }
    if (this.sides || this.clash(a, c) || this.clash(b, d)) return false
    two[i] = c
    one[j] = b
    return true
  }

  /** Breaks up pairs inside the large departments first, with pairs that have nobody of that department. */
  private spreadLargeDepartments() {
    const { one, two } = this
    const { department, departments } = this.problem
    const share = new Int32Array(departments)
    for (const list of [one, two]) for (const v of list) share[department[v]!]!++
    const large = Array.from(share.keys())
      .filter((d) => share[d]! > one.length / 5)
      .sort((a, b) => share[b]! - share[a]! || a - b)
    for (const d of large) {
      let j = 0
      for (let i = 0; i < one.length; i++) {
        if (department[one[i]!] !== d || department[two[i]!] !== d) continue
        while (j < one.length && (department[one[j]!] === d || department[two[j]!] === d)) j++
        if (j === one.length) break
        const partner = two[i]!
        two[i] = one[j]!
        one[j] = partner
      }
    }
  }
}

/** Pairs a list of even length among itself, never-met pairs only; false if some stay apart. */
export function pairAmong(
  { problem, random, mate }: Draft,
  people: ArrayLike<number>,
  crossing: boolean,
): boolean {
  const one: number[] = []
  const two: number[] = []
  for (let i = 0; i + 1 < people.length; i += 2) {
    one.push(people[i]!)
    two.push(people[i + 1]!)
  }
  return new Pairing(problem, random, one, two, false, crossing).mendInto(mate)
}

/** Pairs each person of one list with one of the other, of another department; never-met pairs only. */
export function pairAcross({ problem, random, mate }: Draft, one: number[], two: number[]) {
  new Pairing(problem, random, one, two, true, true).mendInto(mate)
}

/** A random order of a list (Fisher and Yates). */
export function shuffled<T>(random: Random, list: ArrayLike<T>): T[] {
  const out = Array.from(list)
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = out[i]!
    out[i] = out[j]!
    out[j] = kept
  }
  return out
}
