import type { Random } from '../model/random'
import { Blossom } from './blossom'
import { LEVELS, plus, type Vector, ZERO } from './odd-sets'
import { type Draft, unpair } from './draft'
import { mix } from './mix'
import { pairAmong } from './pairing'
import { ageOf, NEVER, type Problem, repeatWeight } from './problem'
import { ANY, SAME } from '../model/columns'
import { Edges } from './priced-graph'
import { nestSets, type PricedSet } from './solution'

/** Most same-only people of a department whose inner problem is solved on all pairs. */
const MOST_INNER = 400
/** Any-people considered for each same-only one before the prices ask for more. */
const FIRST_OFFERS = 6
/** An island has so many any-people that lending one leaves another. */
const SPARE = 2
const HALF: Vector = [0.5, 0, 0, 0]

/**
 * The inside of a department: its same-only people, who can meet only each other and the department's any-people. An
 * any-person not lent to them goes to the pool of people who cross, at the pool's price.
 */
export interface Team {
  department: number
  same: Int32Array
  any: Int32Array
  /** Any-people matched to same-only ones. */
  lent: number[]
  /** The debt of the person that a short team leaves out. */
  leftOutDebt: number
  /** even, odd: all pairs never met, prices known in closed form. exact: solved by matching, prices in `inner`. */
  kind: 'even' | 'odd' | 'short' | 'exact'
  inner?: Inner
}

export interface Inner {
  /** Everyone whose price is individual: the same-only people, then those offered. */
  people: number[]
  offered: number[]
  /** LEVELS numbers each, debt included. */
  price: Float64Array
  /** Sets; members as positions in `people`. */
  sets: PricedSet[]
}

/**
 * Solves the inside of a department for a given pool price.
 * @param pool what an any-person is worth outside (debt apart)
 * @param way `lend`: an odd team borrows an any-person; `keep`: the one with the least debt is left out instead;
 * `exact`: no quick way is tried
 * @returns null when the department is too large for the exact way and the quick one failed
 */
export function solveTeam(
  draft: Draft,
  department: number,
  pool: Vector,
  way: 'lend' | 'keep' | 'exact',
): Team | null {
  const { problem, classes, random, mate } = draft
  const same = classes.of(department, SAME)
  const team = newTeam(department, same, classes.of(department, ANY))
  if (way !== 'exact' && pairTeam(draft, team, way)) return team
  if (same.length > MOST_INNER) return null
  solveInner(problem, team, pool, mate)
  mix(problem, mate, random, same)
  return team
}

const newTeam = (department: number, same: Int32Array, any: Int32Array): Team => ({
  department,
  same,
  any,
  lent: [],
  leftOutDebt: 0,
  kind: 'even',
})

/**
 * Solves the inside of a department as `solveTeam` does, island by island where hours keep same-only people apart.
 * An any-person belongs to an island that suits them.
 */
export function solveIslands(draft: Draft, department: number, pool: Vector): Team[] | null {
  const { problem, classes, mate } = draft
  const islands = islandsOf(problem, classes.of(department, SAME), classes.of(department, ANY))
  if (islands) {
    const teams = islands.map(({ same, any }) =>
      newTeam(department, Int32Array.from(same), Int32Array.from(any)),
    )
    if (teams.every((team) => pairTeam(draft, team, 'lend'))) return teams
    for (const { same, lent } of teams) unpair(mate, same, lent)
  }
  const team = solveTeam(draft, department, pool, 'lend')
  return team && [team]
}

interface Island {
  same: number[]
  any: number[]
}

/**
 * The islands of a department, and last the any-people who suit none of its same-only people. Null if hours keep nobody
 * apart, or if an island has so few any-people that they are scarce: those may be wanted by several islands.
 */
function islandsOf(problem: Problem, same: Int32Array, any: Int32Array): Island[] | null {
  const { hours } = problem
  if (!hours || same.length === 0) return null
  const { of, kinds } = hours
  const known = new Set<number>()
  for (const v of same) known.add(of[v]!)
  const islandOf = new Map<number, number>()
  let count = 0
  for (const start of known) {
    if (islandOf.has(start)) continue
    const island = [start]
    islandOf.set(start, count)
    for (const kind of island)
      for (const other of known)
        if (!islandOf.has(other) && kinds.fit(kind, other)) {
          islandOf.set(other, count)
          island.push(other)
        }
    count++
  }
  const islands = Array.from({ length: count + 1 }, (): Island => ({ same: [], any: [] }))
  for (const v of same) islands[islandOf.get(of[v]!)!]!.same.push(v)
  const suiting = new Map<number, number[]>()
  let turn = 0
  for (const v of any) {
    const kind = of[v]!
    let homes = suiting.get(kind)
    if (!homes) {
      const found = new Set(
        [...known].filter((other) => kinds.fit(kind, other)).map((other) => islandOf.get(other)!),
      )
      suiting.set(kind, (homes = [...found]))
    }
    islands[homes.length === 0 ? count : homes[turn++ % homes.length]!]!.any.push(v)
  }
  const wanted = new Set([...suiting.values()].flat())
  if (islands.some((island, i) => wanted.has(i) && island.any.length < SPARE)) return null
  return count === 1 && islands[1]!.any.length === 0 ? null : islands
}

/** Pairs a team of people who never met; false if some of them stay apart. */
function pairTeam(draft: Draft, team: Team, way: 'lend' | 'keep'): boolean {
  const { problem, random, mate } = draft
  const { same, any } = team
  let circle: ArrayLike<number> = same
  if (same.length % 2 === 1) {
    if (way === 'lend' && any.length > 0) {
      team.kind = 'odd'
      team.lent = [any[random.below(any.length)]!]
      circle = [...same, team.lent[0]!]
    } else {
      team.kind = 'short'
      const { person, debt } = leastDebt(problem, random, same)!
      team.leftOutDebt = debt
      circle = same.filter((v) => v !== person)
    }
  }
  if (pairAmong(draft, circle, false)) return true
  unpair(mate, same, team.lent)
  return false
}

/** Exact: matching on the same-only people and enough any-people, an unmatched any-person being worth the pool price. */
function solveInner(problem: Problem, team: Team, pool: Vector, mate: Int32Array) {
  const { same, any } = team
  for (let offers = FIRST_OFFERS; ; offers = same.length + 1) {
    const offered = offer(problem, same, any, offers)
    const { blossom, people } = new InnerGraph(problem, team, offered, pool, ZERO).solve()
    // An any-person not offered is worth the plain pool price; that is sure once one of those offered stays free.
    const complete = offers > same.length || offered.length === any.length
    if (!complete && !coversOthers(problem, team, offered, blossom, pool)) continue
    const members = same.length + offered.length
    for (let i = 0; i < members; i++) mate[people[i]!] = people[blossom.mate[i]!] ?? -1
    team.kind = 'exact'
    team.lent = offered.filter((_, j) => blossom.mate[same.length + j] !== -1)
    const sets = nestSets(blossom.vertexCount, blossom.pricedSets(), blossom.price)
    team.inner = { people, offered, price: blossom.price.slice(0, members * LEVELS), sets }
    return
  }
}

/**
 * The matching problem inside a department. Vertices: the same-only people, the any-people offered to them, and two
 * stand-ins for the rest of the pool. Among any-people and stand-ins every pair is worth the pool price of both: they
 * are outside together. Those outside edges are used only once the pool is known to be odd.
 */
export class InnerGraph {
  readonly people: number[]
  /** The stand-in that is without a partner in an odd pool. */
  readonly root: number
  private readonly edges = new Edges()

  /** @param limit what it costs to leave the root alone */
  constructor(
    private readonly problem: Problem,
    private readonly team: Team,
    offered: number[],
    private readonly pool: Vector,
    private readonly limit: Vector,
  ) {
    this.people = [...team.same, ...offered]
    this.root = this.people.length
  }

  /** Solves the inside, the pool being even; then, if asked, with one person of the pool to spare. */
  solve(odd = false): { blossom: Blossom; people: number[] } {
    const { problem, team, people, root } = this
    const same = team.same.length
    const debt = (i: number) => problem.debt[people[i]!]!
    for (let i = 0; i < same; i++)
      for (let j = i + 1; j < root; j++) {
        const age = ageOf(problem, people[i]!, people[j]!)
        if (age > problem.noRepeatMonths)
          this.edges.add(i, j, [1, debt(i) + debt(j), 0, repeatWeight(problem, age)])
      }
    const inside = this.edges.from.length
    if (odd) this.addOutside()
    const start = new Float64Array((root + 2) * LEVELS)
    for (let i = 0; i < root + 2; i++) {
      const price = i < same ? HALF : i < root ? this.pool : this.limit
      for (let k = 0; k < LEVELS; k++) start[i * LEVELS + k] = price[k]!
      if (i < root) start[i * LEVELS + 1]! += debt(i)
    }
    const blossom = new Blossom(root + 2, this.edges, start)
    blossom.activeEdges = inside
    blossom.floor.set(start.subarray(same * LEVELS), same * LEVELS)
    blossom.solve()
    if (odd) this.turnOdd(blossom, inside)
    return { blossom, people }
  }

  private addOutside() {
    const { problem, team, people, root, pool, limit } = this
    const worth = (i: number) => (i < root ? plus(pool, [0, problem.debt[people[i]!]!, 0, 0]) : limit)
    for (let i = team.same.length; i < root + 2; i++)
      for (let j = i + 1; j < root + 2; j++) this.edges.add(i, j, plus(worth(i), worth(j)))
    const known = new Set(people)
    const others = team.any.filter((v) => !known.has(v))
    for (let i = 0; i < team.same.length; i++) {
      const best = cheapest(problem, people[i]!, others)
      if (best === null) continue
      const weight = plus(plus([1, problem.debt[people[i]!]!, 0, best], pool, -1), limit)
      this.edges.add(i, root, weight)
      this.edges.add(i, root + 1, weight)
    }
  }

  /** Pairs off those who are outside, all but the root, and searches from it. */
  private turnOdd(blossom: Blossom, inside: number) {
    const { from, to } = this.edges
    blossom.activeEdges = from.length
    blossom.floor.fill(0)
    for (let e = inside; e < from.length; e++) {
      const i = from[e]!
      const j = to[e]!
      if (i < this.team.same.length || i === this.root || j === this.root) continue
      if (blossom.mate[i] === -1 && blossom.mate[j] === -1) blossom.force(e)
    }
    // An even number of any-people are outside: the second stand-in has no partner and is not used here.
    if (blossom.mate[this.root + 1] === -1) blossom.isolate(this.root + 1)
    blossom.search(this.root)
  }
}

/** For each same-only person the first any-people they have never met, and all they met before if those are few. */
function offer(problem: Problem, same: Int32Array, any: Int32Array, offers: number): number[] {
  if (any.length <= 24) return Array.from(any)
  const chosen = new Set<number>()
  for (const v of same) {
    let found = 0
    for (const w of any) {
      if (ageOf(problem, v, w) !== NEVER) continue
      chosen.add(w)
      if (++found === offers) break
    }
    if (found < offers) for (const w of any) if (ageOf(problem, v, w) > problem.noRepeatMonths) chosen.add(w)
  }
  return Array.from(any).filter((w) => chosen.has(w))
}

/** Whether the prices also hold for any-people who were not offered: each costs the pool price and nothing more. */
function coversOthers(
  problem: Problem,
  team: Team,
  candidates: number[],
  blossom: Blossom,
  pool: Vector,
): boolean {
  const known = new Set(candidates)
  const others = Array.from(team.any).filter((w) => !known.has(w))
  for (let i = 0; i < team.same.length; i++) {
    const best = cheapest(problem, team.same[i]!, others)
    if (best === null) continue
    const worth = plus([1, problem.debt[team.same[i]!]!, 0, best], pool, -1)
    for (let k = 0; k < LEVELS; k++) {
      const spare = blossom.price[i * LEVELS + k]! - worth[k]!
      if (spare > 0) break
      if (spare < 0) return false
    }
  }
  return true
}

/** The best repeat weight a person can have with one of a list: 0 if someone is new to them, null if none is allowed. */
export function cheapest(problem: Problem, v: number, list: ArrayLike<number>): number | null {
  let best: number | null = null
  for (let j = 0; j < list.length; j++) {
    const age = ageOf(problem, v, list[j]!)
    if (age === NEVER) return 0
    if (age <= problem.noRepeatMonths) continue
    const weight = repeatWeight(problem, age)
    if (best === null || weight > best) best = weight
  }
  return best
}

/** The least debt in a list, how many have it, and one of them at random. */
export function leastDebt(
  problem: Problem,
  random: Random,
  list: ArrayLike<number>,
): { debt: number; many: number; person: number } | null {
  let least = Number.POSITIVE_INFINITY
  let many = 0
  for (let i = 0; i < list.length; i++) {
    const debt = problem.debt[list[i]!]!
    if (debt < least) {
      least = debt
      many = 1
    } else if (debt === least) many++
  }
  if (many === 0) return null
  let skip = random.below(many)
  for (let i = 0; ; i++)
    if (problem.debt[list[i]!] === least && skip-- === 0) return { debt: least, many, person: list[i]! }
}
