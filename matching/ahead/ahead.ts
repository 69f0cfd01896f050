import { crosses, forMeetings, type Problem, suits } from '../engine/problem'
import { ANY, SAME } from '../model/columns'
import { Random } from '../model/random'

/** Teams of more people have so many partners that the months take care of themselves. */
const MOST_PEOPLE = 24
/** Steps of a plan's search, for each pair that never met: a few times what was ever needed. */
const STEPS_EACH = 20

/**
 * Looks a season ahead: in teams of people who can only meet each other, replaces the round by one that is equal on all
 * five levels and leaves the coming months open. Prices that proved the round stay valid, as its value is the same.
 * Returns the people for whom a month of a plan was played.
 */
export function lookAhead(problem: Problem, mate: Int32Array, seed: number): Set<number> {
  const teams = closedTeams(problem, MOST_PEOPLE)
  const planned = new Set<number>()
  const random = new Random(seed)
  /** The place in the team of each of its people, else −1. */
  const place = new Int8Array(problem.count).fill(-1)
  for (const people of teams) {
    people.forEach((v, i) => (place[v] = i))
    const now = people.map((v) => (mate[v] === -1 ? -1 : place[mate[v]!]!))
    const chosen = new TeamAhead(problem, people, now, place).choose(random)
    people.forEach((v, i) => {
      if (chosen !== now) planned.add(v)
      mate[v] = chosen[i] === -1 ? -1 : people[chosen[i]!]!
      place[v] = -1
    })
  }
  return planned
}

/** From so many partners left for each, whatever is played, the rest falls into perfect months (Csaba et al. 2016). */
const enough = (people: number) => 2 * Math.ceil(people / 4)

/** A team's months to come. Its edges are the pairs who never met; an odd team's extra vertex is to be left out. */
class TeamAhead {
  private readonly vertices: number
  private readonly edges: number[] = []
  private readonly met: Uint8Array
  /** How many months in which everybody meets someone new there can be at most. */
  private readonly months: number

  constructor(
    private readonly problem: Problem,
    private readonly people: number[],
    private readonly now: number[],
    place: Int8Array,
  ) {
    const count = people.length
    const odd = count % 2
    this.vertices = count + odd
    this.met = new Uint8Array(count * count)
    people.forEach((v, i) =>
      forMeetings(problem, v, (w) => {
        if (place[w] !== -1) this.met[i * count + place[w]!] = 1
      }),
    )
    const unmet = this.addNewPairs()
    const least = Math.min(...unmet)
    // One month more if each of those with the fewest can be the one left out in one of them.
    const fewest = unmet.filter((many) => many === least).length
    this.months = least + (odd && fewest <= least + 1 ? 1 : 0)
    if (!odd) return
    const owed = (i: number) => problem.debt[people[i]!]!
    // The next to be left out: least owed first, then left out longest ago (they have met most people).
    const turns = unmet.map((_, i) => i).sort((i, j) => owed(i) - owed(j) || unmet[i]! - unmet[j]!)
    for (const i of turns.slice(0, this.months)) this.edges.push(i * this.vertices + count)
  }

  /** A month of a perfect plan, if there is one; else the round as it is. */
  choose(random: Random): number[] {
    const { vertices, edges, months, now } = this
    if (months === 0 || months >= enough(vertices)) return now
    if (now.some((j, i) => j !== -1 && this.met[i * now.length + j])) return now
    const plan = new Colouring(vertices, months, edges)
    if (!plan.improve(random, STEPS_EACH * edges.length)) return now
    const from = random.below(months)
    for (let k = 0; k < months; k++) {
      const month = (from + k) % months
      const round = now.map((_, i) => (plan.at(i, month) === now.length ? -1 : plan.at(i, month)))
      if (this.isAsGood(round)) return round
    }
    return now
  }

  /** Whether a round without repeats is worth what the present one is, which has none either. */
  private isAsGood(round: number[]): boolean {
    const { problem, people, now } = this
    const { debt } = problem
    let pairs = 0
    let owed = 0
    let cross = 0
    people.forEach((v, i) => {
      for (const [mate, sign] of [
        [round[i]!, 1],
        [now[i]!, -1],
      ] as const) {
        if (mate === -1) owed += sign * debt[v]!
        else {
          pairs += sign
          if (crosses(problem, v, people[mate]!)) cross += sign
        }
      }
    })
    return pairs === 0 && owed === 0 && cross === 0
  }

  /** Makes edges of the pairs that never met and that a best round could have if there were no history. */
  private addNewPairs(): number[] {
    const { problem, people, met, edges, vertices } = this
    const { department, preference } = problem
    const count = people.length
    const crossing = people.filter((v) => preference[v] !== SAME).map((v) => department[v]!)
    /** The department with more than half of those who cross: everybody else crosses with it. */
    const large = crossing.find((d) => 2 * crossing.filter((e) => e === d).length > crossing.length)
    const fits = (u: number, v: number) =>
      preference[u] === SAME ||
      preference[v] === SAME ||
      (large === undefined
        ? department[u] !== department[v]
        : department[u] === large || department[v] === large)
    const unmet = people.map(() => 0)
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const u = people[i]!
        const v = people[j]!
        if (met[i * count + j] || !suits(problem, u, v) || !fits(u, v)) continue
        edges.push(i * vertices + j)
        unmet[i]!++
        unmet[j]!++
      }
    return unmet
  }
}

const KINDS = 3

/**
 * The small groups of people who can only meet each other, history apart: same-only people of a department without
 * any-people, and all who cross with the teams of their any-people, if they are few. O(people).
 * @param most groups of more people are not given
 */
function closedTeams(problem: Problem, most: number): number[][] {
  const { count, departments, department, preference } = problem
  const size = new Int32Array(departments * KINDS)
  for (let v = 0; v < count; v++) size[department[v]! * KINDS + preference[v]!]!++
  const sizeOf = (d: number, kind: number) => size[d * KINDS + kind]!
  /** Whether these people are in the one group around those who cross. */
  const mayCross = (d: number, kind: number) => kind !== SAME || sizeOf(d, ANY) > 0
  let crossing = 0
  for (let d = 0; d < departments; d++)
    for (let kind = 0; kind < KINDS; kind++) if (mayCross(d, kind)) crossing += sizeOf(d, kind)
  const groupOf = (v: number) => (mayCross(department[v]!, preference[v]!) ? departments : department[v]!)
  const small = (group: number) => {
    const people = group === departments ? crossing : sizeOf(group, SAME)
    return people > 2 && people <= most
  }
  const isSmall = Uint8Array.from({ length: departments + 1 }, (_, group) => (small(group) ? 1 : 0))
  if (!isSmall.includes(1)) return []
  const teams: number[][] = []
  for (let v = 0; v < count; v++) if (isSmall[groupOf(v)]) (teams[groupOf(v)] ??= []).push(v)
  return teams.filter((team) => team.length > 0)
}

const NONE = -1

/**
 * Colours edges of a small graph so that each vertex has at most one of each colour: a colour is a month, its edges are
 * the pairs who meet in it. Found by exchanging two colours along alternating paths (Kempe 1879), at random.
 */
class Colouring {
  /** The vertex at the other end of each vertex's edge of each colour, or −1. */
  private readonly partner: Int8Array
  /** Edges without a colour. */
  private readonly open: number[]
  private coloured = 0

  /** @param edges u·count + v each, u < v */
  constructor(
    private readonly count: number,
    private readonly colours: number,
    edges: readonly number[],
  ) {
    this.partner = new Int8Array(count * colours).fill(NONE)
    this.open = edges.slice()
  }

  /** The vertex that a vertex's edge of a colour leads to, or −1. */
  at(v: number, colour: number): number {
    return this.partner[v * this.colours + colour]!
  }

  /**
   * Colours as many edges as it can in so many steps, until every vertex has an edge of every colour.
   * @returns whether every vertex has an edge of every colour
   */
  improve(random: Random, steps: number): boolean {
    for (let left = steps; left > 0 && this.open.length > 0 && !this.isFull(); left--) {
      const i = random.below(this.open.length)
      const edge = this.open[i]!
      const u = Math.floor(edge / this.count)
      const v = edge - u * this.count
      if (this.fit(u, v, i)) continue
      // An edge at one end gives way, or two colours are exchanged around it.
      const colour = random.below(this.colours)
      const partnerOfU = this.at(u, colour)
      const partnerOfV = this.at(v, colour)
      if (partnerOfU === NONE) this.replace(i, v, partnerOfV, u, colour)
      else if (partnerOfV === NONE) this.replace(i, u, partnerOfU, v, colour)
      else {
        const other = random.below(this.colours)
        const path = other === colour ? [] : this.path(u, colour, other)
        this.turn(path, colour, other)
      }
    }
    return this.isFull()
  }

  private isFull(): boolean {
    return 2 * this.coloured === this.count * this.colours
  }

  /** Gives an edge the first colour free at both ends, or frees one along a path. */
  private fit(u: number, v: number, i: number): boolean {
    let freeAtU = NONE
    let freeAtV = NONE
    for (let c = 0; c < this.colours; c++) {
      const u0 = this.at(u, c) === NONE
      const v0 = this.at(v, c) === NONE
      if (u0 && v0) return this.take(i, u, v, c)
      if (u0 && freeAtU === NONE) freeAtU = c
      if (v0 && freeAtV === NONE) freeAtV = c
    }
    if (freeAtU === NONE || freeAtV === NONE) return false
    const path = this.path(v, freeAtU, freeAtV)
    if (path.includes(u)) return false
    this.turn(path, freeAtU, freeAtV)
    return this.take(i, u, v, freeAtU)
  }

  private take(i: number, u: number, v: number, colour: number): boolean {
    this.set(u, v, colour)
    this.coloured++
    const last = this.open.pop()!
    if (i < this.open.length) this.open[i] = last
    return true
  }

  /** The open edge from `end` to `free` takes the colour of the edge from `end` to `other`. */
  private replace(i: number, end: number, other: number, free: number, colour: number) {
    this.partner[other * this.colours + colour] = NONE
    this.set(end, free, colour)
    this.open[i] = Math.min(end, other) * this.count + Math.max(end, other)
  }

  /** The vertices of the path or circle through v whose edges have two colours in turn. */
  private path(v: number, a: number, b: number): number[] {
    const path = [v]
    for (const first of [a, b]) {
      let colour = first
      let w = this.at(v, colour)
      while (w !== NONE && w !== v) {
        path.push(w)
        colour = colour === a ? b : a
        w = this.at(w, colour)
      }
      if (w === v) break
    }
    return path
  }

  private turn(path: number[], a: number, b: number) {
    for (const v of path) {
      const kept = this.at(v, a)
      this.partner[v * this.colours + a] = this.at(v, b)
      this.partner[v * this.colours + b] = kept
    }
  }

  private set(u: number, v: number, colour: number) {
    this.partner[u * this.colours + colour] = v
    this.partner[v * this.colours + colour] = u
  }
}
