import { EventHeap } from './event-heap'
import { LEVELS } from './odd-sets'
import {
  crosses,
  forMeetings,
  kindOf,
  monthsSince,
  NEVER,
  type Problem,
  repeatWeight,
  suits,
} from './problem'
import { addTo } from './parts'
import type { Solution } from './solution'

/** With more pairs of kinds than this, they are not listed. */
const MOST_KINDS = 12_000_000
/** Who has met one in so many of those who suit them, or more, has a list of everybody they may meet. */
const LISTED = 8
/** Counts below this decide among people who are owed as much. */
const COUNTED = 1_000
/** If fewer than one in so many of a kind have a new price, they are put in order one by one. */
const FEW = 20
/** How many there may be on one side for each on the other where few are left out. */
const NEARLY_EVEN = 1.25

/** 1 for the people of one side and 0 for those of the other, if a pair has one of each; else null. */
export function sidesOf({ host, hours, count }: Problem): Uint8Array | null {
  if (host) return host
  const groups: number[] = []
  const side = new Uint8Array(count)
  for (let v = 0; v < count; v++) {
    const group = hours?.kinds.groupOf(hours.of[v]!)
    if (group === undefined) return null
    if (!groups.includes(group) && groups.push(group) > 2) return null
    side[v] = groups.indexOf(group)
  }
  return side
}

/** The best pairing of two sides, with its prices; null where people are of too many kinds. */
export function solveSides(problem: Problem, side: Uint8Array): Solution | null {
  const kinds = new SideKinds(problem, side)
  return kinds.areTooMany ? null : new TwoSides(problem, side, kinds).solve()
}

/** People who are alike to everybody, history apart. */
class SideKinds {
  readonly of: Int32Array
  readonly members: number[][] = []
  /** The kinds that suit each kind. */
  readonly suiting: number[][] = []
  readonly areTooMany: boolean

  constructor(problem: Problem, side: Uint8Array) {
    const numbers = new Map<number, number>()
    this.of = new Int32Array(problem.count)
    for (let v = 0; v < problem.count; v++) {
      const key = kindOf(problem, v)
      let kind = numbers.get(key)
      if (kind === undefined) numbers.set(key, (kind = this.members.push([]) - 1))
      this.members[kind]!.push(v)
      this.of[v] = kind
    }
    const onSide = (s: number) => this.members.flatMap(([v], k) => (side[v!] === s ? k : []))
    const [one, two] = [onSide(0), onSide(1)]
    this.areTooMany = one.length * two.length > MOST_KINDS
    if (this.areTooMany) return
    for (const _ of this.members) this.suiting.push([])
    for (const a of one)
      for (const b of two)
        if (suits(problem, this.members[a]![0]!, this.members[b]![0]!)) {
          this.suiting[a]!.push(b)
          this.suiting[b]!.push(a)
        }
  }
}

/**
 * Maximum-weight matching where a pair has one of each side, exact, by prices of people alone: without odd cycles there are no
 * odd sets (Kuhn 1955). From each person the cheapest way is sought to a partner, or to somebody who is left out at no loss
 * (Dijkstra 1959). Pairs that never met are no list: people of a kind are alike but for whom they met, so a search looks at
 * kinds, and at the meetings of the people whom it reaches.
 *
 * Prices are kept without debts: price(u) + price(v) ≥ (1, 0, [departments differ], −cost), and price(v) + (0, debt, 0, 0) ≥ 0.
 */
class TwoSides {
  private readonly mate: Int32Array
  private readonly price: Float64Array
  /** As the problem says, or one more. */
  private readonly debt: Float64Array
  /** Of each kind, those who have a partner, then those who have none; in order of price and debt. */
  private readonly lists: number[][]
  /** Pairs of each person that are looked at one by one: those that met, or all; with the months since. */
  private readonly rows: Int32Array
  private readonly other: number[] = []
  private readonly age: number[] = []
  private readonly isListed: Uint8Array

  /** What happens next in a search: an outer person has no price, an inner person or one of a list is reached. */
  private readonly events: EventHeap
  /** People of the root's side who could give up their partner, and people of the other side. */
  private outer: number[] = []
  private inner: number[] = []
  private readonly isReached: Uint8Array
  /** How far the root's price has fallen when somebody is reached. */
  private readonly fallen: Float64Array
  /** Through whom an inner person is reached; −1 if not yet. */
  private readonly from: Int32Array
  /** Inner people who may be reached one by one. */
  private seen: number[] = []
  /** Those of them who have met the one who offers most to their kind. */
  private aside: number[] = []
  /** Outer people by kind, those who offer most first. */
  private readonly offering: number[][]
  private offeringKinds: number[] = []
  /** What is offered to each kind, and by whom. */
  private readonly offer: Float64Array
  private readonly offerFrom: Int32Array
  private offeredKinds: number[] = []
  /** How many of each list have been passed. */
  private readonly next: Int32Array
  /** Whether nobody in a list has a partner of a kind that offers nothing. */
  private readonly isSearched: Uint8Array
  /** An outer person has no price left by then. */
  private readonly latest = new Float64Array(LEVELS)
  private readonly now = new Float64Array(LEVELS)
  private readonly sum = new Float64Array(LEVELS)

  constructor(
    private readonly problem: Problem,
    private readonly side: Uint8Array,
    private readonly kinds: SideKinds,
  ) {
    const { count } = problem
    const many = kinds.members.length
    this.mate = new Int32Array(count).fill(-1)
    this.price = new Float64Array(count * LEVELS)
    this.debt = problem.debt.slice()
    this.lists = kinds.members.flatMap((members) => [[], [...members]])
    this.rows = new Int32Array(count + 1)
    this.isListed = new Uint8Array(count)
    this.listPairs()
    this.events = new EventHeap(count + 2 * many)
    this.isReached = new Uint8Array(count)
    this.fallen = new Float64Array(count * LEVELS)
    this.from = new Int32Array(count).fill(-1)
    this.offering = kinds.members.map(() => [])
    this.offer = new Float64Array(many * LEVELS)
    this.offerFrom = new Int32Array(many).fill(-1)
    this.next = new Int32Array(2 * many)
    this.isSearched = new Uint8Array(2 * many)
  }

  private listPairs() {
    const { problem, kinds } = this
    const latest = new Uint8Array(problem.count).fill(NEVER)
    for (let v = 0; v < problem.count; v++) {
      const met: number[] = []
      forMeetings(problem, v, (w, age) => {
        if (!suits(problem, v, w)) return
        if (latest[w] === NEVER) met.push(w)
        latest[w] = Math.min(latest[w]!, age)
      })
      const suiting = kinds.suiting[kinds.of[v]!]!
      const many = suiting.reduce((sum, k) => sum + kinds.members[k]!.length, 0)
      this.isListed[v] = met.length * LISTED > many ? 1 : 0
      for (const w of this.isListed[v] ? suiting.flatMap((k) => kinds.members[k]!) : met)
        if (latest[w]! > problem.noRepeatMonths) {
          this.other.push(w)
          this.age.push(latest[w]!)
        }
      this.rows[v + 1] = this.other.length
      for (const w of met) latest[w] = NEVER
    }
  }

  solve(): Solution {
    const { price, side, mate, debt, kinds } = this
    const { count } = this.problem
    const ones = side.reduce((sum, s) => sum + s, 0)
    const larger = 2 * ones > count ? 1 : 0
    const many = Math.max(ones, count - ones)
    // Where few are left out, one more is owed to everybody of the larger side: otherwise they would not mind being left out,
    // and those of the smaller side would find partners by long ways. So many more are left out anyway.
    const more = many < NEARLY_EVEN * (count - many) ? 1 : 0
    for (let v = 0; v < count; v++) {
      if (side[v] === larger) debt[v]! += more
      else {
        price[v * LEVELS] = 1
        const mayCross = kinds.suiting[kinds.of[v]!]!.some(
          (k) => this.worth(v, kinds.members[k]![0]!, 2) === 1,
        )
        price[v * LEVELS + 2] = mayCross ? 1 : 0
      }
    }
    for (const k of kinds.members.keys()) this.sort(k)
    // Whoever is owed more comes first, so that few have to give way later.
    const order = Array.from(side.keys()).sort((u, v) => debt[v]! - debt[u]!)
    for (const s of [larger, 1 - larger])
      for (const v of order) if (side[v] === s && mate[v] === -1 && !this.pairAtOnce(v)) this.search(v)
    for (let v = 0; v < count; v++) {
      // On the first level one of two has a price of 1, the other none.
      const isLarger = side[v] === larger
      if (price[v * LEVELS] === (isLarger ? 0 : 1)) price[v * LEVELS + 1]! += isLarger ? more : -more
      price[v * LEVELS + 1]! += this.problem.debt[v]!
    }
    return { mate, price, sets: [] }
  }

  /** Somebody at no loss who has no partner either and never met this person; of the kind that has most of them. */
  private pairAtOnce(v: number): boolean {
    const { price, kinds, lists } = this
    if (this.isListed[v]) return false
    let best = -1
    let rank = 0
    for (const k of kinds.suiting[kinds.of[v]!]!) {
      const w = lists[2 * k + 1]![0]
      if (w === undefined || this.rankOf(w) >= rank) continue
      let isTight = true
      for (let i = 0; isTight && i < LEVELS; i++)
        isTight = this.worth(v, w, i) === price[v * LEVELS + i]! + price[w * LEVELS + i]!
      if (!isTight || this.haveMet(v, w)) continue
      best = w
      rank = this.rankOf(w)
    }
    if (best === -1) return false
    this.setMate(v, best)
    this.setMate(best, v)
    return true
  }

  /** Of people who are reached at once, those without a partner come first, of them whoever is owed most. */
  private rankOf(v: number): number {
    if (this.mate[v] !== -1) return 1
    const many = this.lists[2 * this.kinds.of[v]! + 1]!.length
    return -1 - this.debt[v]! * COUNTED - Math.min(many, COUNTED - 1)
  }

  /** A level of the worth of a pair, debts and meetings apart. */
  private worth(u: number, v: number, level: number): number {
    return level === 0 ? 1 : level === 2 && crosses(this.problem, u, v) ? 1 : 0
  }

  private haveMet(u: number, v: number): boolean {
    return monthsSince(this.problem, u, v) !== NEVER
  }

  /** Gives somebody a partner, or somebody of their side who gives up theirs at no loss. */
  private search(root: number) {
    const { events, now, mate, side } = this
    const { count } = this.problem
    this.latest[0] = Number.POSITIVE_INFINITY
    now.fill(0)
    this.reachOuter(root)
    for (;;) {
      const item = events.first()
      for (let i = 0; i < LEVELS; i++) now[i] = events.moment[item * LEVELS + i]!
      if (item < count && side[item] === side[root]) {
        this.changePrices()
        const partner = mate[item]!
        this.setMate(item, -1)
        if (item !== root) this.turn(partner, root)
        break
      }
      const v = item < count ? item : this.passFirst(item - count)
      if (item < count) events.dropFirst()
      if (v === -1 || this.isReached[v]) continue
      this.isReached[v] = 1
      this.inner.push(v)
      this.fallen.set(now, v * LEVELS)
      if (mate[v] === -1) {
        this.changePrices()
        this.turn(v, root)
        break
      }
      this.reachOuter(mate[v]!)
    }
    this.forget()
  }

  /** Somebody of a list who is reached now; −1 if nobody is. */
  private passFirst(list: number): number {
    const people = this.lists[list]!
    const u = this.offerFrom[list >> 1]!
    let v = list % 2 === 0 && !this.isSearched[list] ? this.withNewPartner(people, this.next[list]!, u) : -1
    if (v === -1 && list % 2 === 0 && !this.isSearched[list]) {
      this.isSearched[list] = 1
      this.events.put(this.problem.count + list, 2)
      return -1
    }
    if (v === -1) {
      v = people[this.next[list]!++]!
      while (this.isReached[people[this.next[list]!] ?? -1]) this.next[list]!++
      this.schedule(list)
      if (this.isReached[v]) return -1
      if (this.haveMet(u, v)) {
        this.setAside(v)
        return -1
      }
    }
    this.from[v] = u
    this.seen.push(v)
    return v
  }

  /**
   * Of those who are reached at the same time as the first of a list, one whose partner is of a kind that offers nothing yet.
   * They come before all others: a way to somebody without a partner leads through few kinds.
   */
  private withNewPartner(people: number[], first: number, u: number): number {
    for (let at = first; at < people.length; at++) {
      const v = people[at]!
      if (!this.isPricedAs(v, people[first]!)) return -1
      const isNew = this.offering[this.kinds.of[this.mate[v]!]!]!.length === 0
      if (isNew && !this.isReached[v] && !this.haveMet(u, v)) return v
    }
    return -1
  }

  private isPricedAs(v: number, w: number): boolean {
    for (let i = 0; i < LEVELS; i++)
      if (this.price[v * LEVELS + i] !== this.price[w * LEVELS + i]) return false
    return true
  }

  /** Somebody whom the one who offers most has met may be reached through others. */
  private setAside(v: number) {
    this.aside.push(v)
    for (const k of this.offeringKinds) {
      if (!suits(this.problem, this.offering[k]![0]!, v)) continue
      const best = this.offering[k]!.find((one) => !this.haveMet(one, v))
      if (best !== undefined) this.reachable(v, best, NEVER)
    }
  }

  /** Puts a list where its first person belongs; one whose time does not come is left, or dropped if it is the first. */
  private schedule(list: number) {
    const { events, price, offer, sum } = this
    const v = this.lists[list]![this.next[list]!]
    const item = this.problem.count + list
    if (v !== undefined)
      for (let i = 0; i < LEVELS; i++) sum[i] = offer[(list >> 1) * LEVELS + i]! + price[v * LEVELS + i]!
    if (v !== undefined && this.isInTime(sum, 0)) {
      events.moment.set(sum, item * LEVELS)
      events.put(item, this.isSearched[list] ? 2 : this.rankOf(v))
    } else if (events.first() === item) events.dropFirst()
  }

  /** Whether something happens before an outer person has no price. */
  private isInTime(moments: Float64Array, item: number): boolean {
    return isLess(moments, item, this.latest, 0)
  }

  /** Whether an offer (`sum`) reaches the first of a kind in time; if not, it reaches nobody of them. */
  private isKindInTime(kind: number): boolean {
    const { lists, next, price, latest, sum } = this
    for (const list of [2 * kind, 2 * kind + 1]) {
      const v = lists[list]![next[list]!]
      if (v === undefined) continue
      for (let i = 0; i < LEVELS; i++) {
        const difference = sum[i]! + price[v * LEVELS + i]! - latest[i]!
        if (difference < 0) return true
        if (difference > 0) break
      }
    }
    return false
  }

  /** Notes that an inner person may be reached through an outer one. */
  private reachable(v: number, u: number, age: number) {
    const { events, price, sum } = this
    for (let i = 0; i < LEVELS; i++)
      sum[i] = this.priceAt(u, i) + price[v * LEVELS + i]! - this.worth(u, v, i)
    sum[3]! -= repeatWeight(this.problem, age)
    if (!this.isInTime(sum, 0) || (this.from[v] !== -1 && !isLess(sum, 0, events.moment, v))) return
    if (age === NEVER && !this.isListed[u] && this.haveMet(u, v)) return
    if (this.from[v] === -1) this.seen.push(v)
    this.from[v] = u
    events.moment.set(sum, v * LEVELS)
    events.put(v, this.rankOf(v))
  }

  /** The price of an outer person, plus how far the root's had fallen when they were reached. */
  private priceAt(u: number, level: number): number {
    return this.fallen[u * LEVELS + level]! + this.price[u * LEVELS + level]!
  }

  private reachOuter(u: number) {
    const { events, kinds, now, problem, sum } = this
    this.isReached[u] = 1
    this.outer.push(u)
    this.fallen.set(now, u * LEVELS)
    for (let i = 0; i < LEVELS; i++)
      events.moment[u * LEVELS + i] = this.priceAt(u, i) + (i === 1 ? this.debt[u]! : 0)
    if (this.isInTime(events.moment, u)) {
      for (let i = 0; i < LEVELS; i++) this.latest[i] = events.moment[u * LEVELS + i]!
      events.put(u, 0)
    }
    for (let i = this.rows[u]!; i < this.rows[u + 1]!; i++)
      if (!this.isReached[this.other[i]!]) this.reachable(this.other[i]!, u, this.age[i]!)
    if (this.isListed[u]) return
    for (const v of this.aside) if (!this.isReached[v] && suits(problem, u, v)) this.reachable(v, u, NEVER)
    const kind = kinds.of[u]!
    const { length } = this.offering[kind]!
    if (this.rankAmong(this.offering[kind]!, u) > 0) return
    if (length === 0) this.offeringKinds.push(kind)
    for (const k of kinds.suiting[kind]!) {
      const one = kinds.members[k]![0]!
      for (let i = 0; i < LEVELS; i++) sum[i] = this.priceAt(u, i) - this.worth(u, one, i)
      if (!this.isKindInTime(k)) continue
      if (this.offerFrom[k] === -1) this.offeredKinds.push(k)
      else if (!isLess(sum, 0, this.offer, k)) continue
      this.offerFrom[k] = u
      this.offer.set(sum, k * LEVELS)
      this.schedule(2 * k)
      this.schedule(2 * k + 1)
    }
  }

  /** Puts somebody among the outer people of their kind, and gives their place. */
  private rankAmong(people: number[], u: number): number {
    let at = people.length
    while (at > 0 && this.offersMore(u, people[at - 1]!)) at--
    people.splice(at, 0, u)
    return at
  }

  private offersMore(u: number, v: number): boolean {
    for (let i = 0; i < LEVELS; i++) {
      const difference = this.priceAt(u, i) - this.priceAt(v, i)
      if (difference !== 0) return difference < 0
    }
    return false
  }

  /** Takes from outer people, and gives to inner ones, what the root's price has fallen since they were reached. */
  private changePrices() {
    const { now, price, fallen } = this
    const changed = new Map<number, number[]>()
    const change = (v: number, sign: number) => {
      let isChanged = false
      for (let i = 0; i < LEVELS; i++) {
        const by = now[i]! - fallen[v * LEVELS + i]!
        price[v * LEVELS + i]! += sign * by
        isChanged ||= by !== 0
      }
      if (isChanged) addTo(changed, this.kinds.of[v]!, v)
    }
    for (const u of this.outer) change(u, -1)
    for (const v of this.inner) change(v, 1)
    for (const [k, people] of changed) {
      if (people.length * FEW > this.kinds.members[k]!.length) this.sort(k)
      else {
        for (const v of people) this.remove(v)
        for (const v of people) this.insert(v)
      }
    }
  }

  private sort(kind: number) {
    for (const list of [2 * kind, 2 * kind + 1]) this.lists[list]!.sort(this.inOrder)
  }

  private readonly inOrder = (u: number, v: number): number => {
    const { price, debt } = this
    for (let i = 0; i < LEVELS; i++) {
      const difference = price[u * LEVELS + i]! - price[v * LEVELS + i]!
      if (difference !== 0) return difference
    }
    return debt[v]! - debt[u]! || u - v
  }

  /** Everybody on the way from the root to an inner person takes the partner through whom they were reached. */
  private turn(last: number, root: number) {
    for (let v = last; ; ) {
      const u = this.from[v]!
      const before = this.mate[u]!
      this.setMate(v, u)
      this.setMate(u, v)
      if (u === root) return
      v = before
    }
  }

  /** Sets somebody's partner, and puts them into the list where they belong. */
  private setMate(v: number, partner: number) {
    const isMoved = (this.mate[v] === -1) !== (partner === -1)
    if (isMoved) this.remove(v)
    this.mate[v] = partner
    if (isMoved) this.insert(v)
  }

  private listOf(v: number): number[] {
    return this.lists[2 * this.kinds.of[v]! + (this.mate[v] === -1 ? 1 : 0)]!
  }

  private remove(v: number) {
    const people = this.listOf(v)
    people.splice(people.indexOf(v), 1)
  }

  private insert(v: number) {
    const people = this.listOf(v)
    let [low, high] = [0, people.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.inOrder(people[middle]!, v) < 0) low = middle + 1
      else high = middle
    }
    people.splice(low, 0, v)
  }

  private forget() {
    for (const v of this.outer) this.isReached[v] = 0
    for (const v of this.inner) this.isReached[v] = 0
    for (const v of this.seen) this.from[v] = -1
    for (const k of this.offeringKinds) this.offering[k] = []
    for (const k of this.offeredKinds) {
      this.offerFrom[k] = -1
      this.next[2 * k] = this.next[2 * k + 1] = this.isSearched[2 * k] = 0
    }
    this.outer = []
    this.inner = []
    this.seen = []
    this.aside = []
    this.offeringKinds = []
    this.offeredKinds = []
    this.events.clear()
  }
}

function isLess(a: Float64Array, u: number, b: Float64Array, v: number): boolean {
  for (let i = 0; i < LEVELS; i++) {
    const difference = a[u * LEVELS + i]! - b[v * LEVELS + i]!
    if (difference !== 0) return difference < 0
  }
  return false
}
