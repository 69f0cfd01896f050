import type { Random } from '../model/random'
import { type Draft, newDraft, unpair } from './draft'
import { compare, plus, type Vector } from './odd-sets'
import { pairAcross, pairAmong, shuffled } from './pairing'
import { type FlippedTeam, flipTeam, tracePrices } from './parity'
import { OddPool, PriceBook } from './pricebook'
import { type Problem, willingToCross } from './problem'
import { ANY, CROSS, SAME } from '../model/columns'
import type { Solution } from './solution'
import { leastDebt, solveIslands, solveTeam, type Team } from './team'

/** Half a pair and half a cross pair: what someone is worth to a pool in which nobody runs short of strangers. */
const EVEN_POOL: Vector = [0.5, 0, 0.5, 0]
/** With one dominant department, each person outside it makes a whole cross pair possible … */
const OUTSIDE: Vector = [0.5, 0, 1, 0]
/** … and those inside it make none. */
const DOMINANT: Vector = [0.5, 0, 0, 0]
/** More than any change of parity can cost. */
const FAR: Vector = [16, 0, 0, 0]

/** Turns in which teams that resist are handed to the exact way. */
const TURNS = 40

/** Who stays out when the number of people is odd, as the cheapest way to mend it. */
type Remedy =
  | { kind: 'pool'; person: number }
  | { kind: 'odd' | 'even'; team: Team; person: number }
  | { kind: 'exact'; flipped: FlippedTeam }

/**
 * Rounds in which everyone who may cross finds a partner: with no dominant department all of the pool crosses; with
 * one (`dominant` ≥ 0), everyone outside it crosses with it and the rest of it meets inside.
 * @returns null when this shape does not fit; the solution may fall short of its bound when history got in the way
 */
export function solveSpread(problem: Problem, random: Random, dominant: number): Solution | null {
  return new Spread(problem, random, dominant).solve()
}

class Spread {
  private readonly draft: Draft
  private teams: Team[] = []
  /** Everyone outside the dominant department who crosses. */
  private pool: number[] = []
  private readonly home: Int32Array
  private readonly worth: Vector

  constructor(
    private readonly problem: Problem,
    private readonly random: Random,
    private readonly dominant: number,
  ) {
    this.draft = newDraft(problem, random)
    this.home = dominant === -1 ? new Int32Array(0) : this.draft.classes.all(dominant)
    this.worth = dominant === -1 ? EVEN_POOL : OUTSIDE
  }

  solve(): Solution | null {
    const { problem, draft } = this
    for (let d = 0; d < problem.departments; d++) {
      if (d === this.dominant) continue
      const teams = solveIslands(draft, d, this.worth)
      if (!teams) return null
      this.teams.push(...teams)
    }
    const book = this.priceAll()
    if (!book) return null
    if (!(this.dominant === -1 ? this.pairPool() : this.pairWithDominant())) return null
    return { mate: draft.mate, price: book.price, sets: book.sets }
  }

  /** Prices the round, leaving someone out if the pool is odd. */
  private priceAll(): PriceBook | null {
    for (let turn = 0; turn < TURNS; turn++) {
      const book = new PriceBook(this.problem)
      this.gatherPool()
      if ((this.pool.length + this.home.length) % 2 === 0) {
        this.priceEven(book)
        return book
      }
      const remedy = this.findRemedy(book)
      if (!remedy) return null
      if (this.apply(remedy)) return book
      // The team cannot be rearranged without a repeat: from now on it is solved exactly.
      if (!('team' in remedy)) return null
      const { department } = remedy.team
      for (const { department: d, same, lent } of this.teams)
        if (d === department) unpair(this.draft.mate, same, lent)
      const team = solveTeam(this.draft, department, this.worth, 'exact')
      if (!team) return null
      this.teams = [...this.teams.filter((other) => other.department !== department), team]
    }
    return null
  }

  private gatherPool() {
    this.pool = []
    let department = -1
    for (const team of this.teams) {
      const lent = new Set(team.lent)
      for (const v of team.any) if (!lent.has(v)) this.pool.push(v)
      // The teams of a department, islands that they are, follow one another.
      if (team.department === department) continue
      department = team.department
      for (const v of this.draft.classes.of(department, CROSS)) this.pool.push(v)
    }
  }

  private priceEven(book: PriceBook) {
    book.set(this.pool, this.worth)
    book.set(this.home, DOMINANT)
    for (const team of this.teams) {
      if (team.kind === 'odd') book.set(team.lent, this.worth)
      book.addTeam(team, this.worth)
    }
  }

  /** Finds the cheapest way to leave an even number, prices the odd pool accordingly, and does it. */
  private findRemedy(book: PriceBook): Remedy | null {
    const { problem, random, worth } = this
    let drop: Vector = FAR
    let remedy: Remedy | null = null
    let rivals = 0
    const offer = (cost: Vector, many: number, make: () => Remedy) => {
      const order = compare(cost, drop)
      if (order > 0) return
      rivals = order < 0 ? many : rivals + many
      if (order === 0 && random.below(rivals) >= many) return
      drop = cost
      remedy = make()
    }
    const offerLeast = (list: ArrayLike<number>, price: Vector, make: (person: number) => Remedy) => {
      const least = leastDebt(problem, random, list)
      if (least) offer(plus(price, [0, least.debt, 0, 0]), least.many, () => make(least.person))
    }
    offerLeast(this.pool, worth, (person) => ({ kind: 'pool', person }))
    offerLeast(this.home, DOMINANT, (person) => ({ kind: 'pool', person }))
    for (const team of this.teams) {
      const out = team.any.length - team.lent.length
      if (team.kind === 'odd') {
        offerLeast(team.same, plus([1, 0, 0, 0], worth, -1), (person) => ({ kind: 'odd', team, person }))
        if (out > 0) offerLeast(team.lent, worth, (person) => ({ kind: 'odd', team, person }))
      } else if (team.kind === 'even' && out > 0) {
        offerLeast(team.same, worth, (person) => ({ kind: 'even', team, person }))
      } else if (team.kind === 'exact') {
        const flipped = flipTeam(problem, team, worth, FAR)
        if (flipped.cost) offer(flipped.cost, 1, () => ({ kind: 'exact', flipped }))
      }
    }
    if (remedy) this.priceOdd(book, new OddPool(drop))
    return remedy
  }

  private priceOdd(book: PriceBook, odd: OddPool) {
    const { problem, worth } = this
    const { drop } = odd
    const start = [0, 0, 0, 0]
    book.set(this.pool, plus(worth, drop, -1))
    book.set(this.home, plus(DOMINANT, drop, -1))
    // The any-people offered to an exactly solved team join with it.
    const offered = new Set<number>()
    for (const team of this.teams) for (const v of team.inner?.offered ?? []) offered.add(v)
    odd.join(start, offered.size === 0 ? this.pool : this.pool.filter((v) => !offered.has(v)))
    odd.join(start, this.home)
    // Two same-only people part as soon as the price of their department's any-people has fallen by this.
    const evenLevel = plus(worth, [-0.5, 0, 0, 0])
    for (const team of this.teams) {
      const out = team.any.length - team.lent.length
      if (team.kind === 'odd') {
        const price = plus(plus([1, 0, 0, 0], worth, -1), drop, -1)
        book.set(team.same, price)
        const members = Array.from(team.same)
        if (out > 0) {
          book.set(team.lent, plus(worth, drop, -1))
          const set = book.addSet(plus([-1, 0, 0, 0], worth, 2), members)
          odd.join(start, set === -1 ? [...members, ...team.lent] : team.lent, set === -1 ? [] : [set])
        } else {
          // The only any-person is lent: the team is reached through that person, whose price rises as the team's falls.
          book.set(team.lent, plus(worth, drop))
          book.addSet(plus(plus([-1, 0, 0, 0], worth, 2), drop, 2), members)
        }
      } else if (team.kind === 'even' && out > 0 && compare(drop, evenLevel) > 0) {
        book.set(team.same, plus([0.5, 0, 0, 0], odd.off(evenLevel), -1))
        odd.join(evenLevel, team.same)
      } else if (team.kind === 'exact') tracePrices(problem, team, worth, odd, book)
      else book.addTeam(team, worth)
    }
    odd.write(book)
  }

  private apply(remedy: Remedy): boolean {
    const { random, draft } = this
    const { mate } = draft
    if (remedy.kind === 'pool') {
      this.without = remedy.person
      return true
    }
    if (remedy.kind === 'exact') {
      const { team, pairs, lent } = remedy.flipped
      unpair(mate, team.same, team.lent)
      for (const [u, v] of pairs) {
        mate[u] = v
        mate[v] = u
      }
      team.lent = lent
      this.gatherPool()
      if (remedy.flipped.leftAny !== -1) this.without = remedy.flipped.leftAny
      return true
    }
    const { team, person } = remedy
    unpair(mate, team.same, team.lent)
    const free = Array.from(team.any).filter((v) => !team.lent.includes(v))
    const circle = Array.from(team.same)
    if (team.lent.includes(person)) {
      team.lent = [free[random.below(free.length)]!]
      this.without = person
    } else {
      circle.splice(circle.indexOf(person), 1)
      team.lent = remedy.kind === 'even' ? [free[random.below(free.length)]!] : []
    }
    circle.push(...team.lent)
    this.gatherPool()
    if (pairAmong(draft, circle, false)) return true
    unpair(mate, circle, team.same)
    return false
  }

  private without = -1

  /** Everybody of the pool crosses: possible when no department has more than half of it. */
  private pairPool(): boolean {
    const crowd = shuffled(
      this.random,
      this.pool.filter((v) => v !== this.without),
    )
    const share = new Int32Array(this.problem.departments)
    for (const v of crowd) share[this.problem.department[v]!]!++
    for (const many of share) if (2 * many > crowd.length) return false
    pairAmong(this.draft, crowd, true)
    return true
  }

  /** Everybody outside crosses with the dominant department; the rest of it meets inside. */
  private pairWithDominant(): boolean {
    const { random, dominant, draft } = this
    const outside = shuffled(
      random,
      this.pool.filter((v) => v !== this.without),
    )
    const kept = (preference: number) =>
      shuffled(random, draft.classes.of(dominant, preference)).filter((v) => v !== this.without)
    const crossing = kept(CROSS)
    const any = kept(ANY)
    const lacking = outside.length - crossing.length
    if (lacking < 0 || lacking > any.length) return false
    crossing.push(...any.splice(0, lacking))
    const inside = shuffled(random, [...kept(SAME), ...any])
    if (inside.length % 2 === 1) return false
    pairAcross(draft, outside, shuffled(random, crossing))
    pairAmong(draft, inside, false)
    return true
  }
}

/** The department with more people in the pool than all others together, if there is one; every any-person counts. */
export function dominantDepartment(problem: Problem): number {
  const { all, most, department } = willingToCross(problem)
  return 5 * most > 2 * all ? department : -1
}
