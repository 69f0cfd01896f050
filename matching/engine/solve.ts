import { Random } from '../model/random'
import { classPrices, solveExactly } from './exact'
import { compare, LEVELS, plus, type Vector, ZERO } from './odd-sets'
import { mix } from './mix'
import { isAllowed, type Problem, valueOf, worthOf } from './problem'
import type { Solution, Solved } from './solution'
import { partsOf, solveParts } from './parts'
import { restrict, solveReduced } from './reduce'
import { dominantDepartment, solveSpread } from './spread'
import { sidesOf, solveSides } from './two-sides'
import { boundOf } from './witness'
import { newDraft } from './draft'
import { pairAcross, pairAmong, shuffled } from './pairing'
import { ANY, CROSS, SAME } from '../model/columns'
import { PriceBook } from './pricebook'
import { leastDebt, solveTeam, type Team } from './team'

/** Up to here the exact method is used at once; it takes a few milliseconds. */
const SMALL = 60
/** Up to this many people who are not in closed teams, the exact method solves what the quick ones cannot prove. */
const EXACT_LIMIT = 5_000

/** The same where people have no department: they suit everybody, so there is little to divide the search by. */
const AROUND_LIMIT = 2_000

/** Up to here a round drawn by a quick way is mixed too: chance is coarser in small companies. */
const MIXED = 300

/** The best pairing the engine knows how to find, with prices that bound every pairing. */
export function solve(problem: Problem, seed: number): Solved {
  const side = sidesOf(problem)
  const two = side && solveSides(problem, side)
  if (two) {
    mixAll(problem, two, new Random(seed))
    return two
  }
  const parts = partsOf(problem)
  return parts ? solveParts(problem, parts, (part) => solvePart(part, seed)) : solvePart(problem, seed)
}

/** Solves for people without bars between them. */
function solvePart(problem: Problem, seed: number): Solved {
  const random = new Random(seed)
  if (problem.none !== -1 && problem.count > SMALL && !problem.base) {
    const solution = solveAround(problem, random, seed)
    const known = proofOf(problem, solution)
    if (known || problem.count > AROUND_LIMIT) return { ...solution, known }
  }
  const quick = problem.count <= SMALL ? null : solveAtOnce(problem, random)
  if (quick?.proven) {
    if (problem.count > MIXED) return quick.solution
    mixAll(problem, quick.solution, random)
    return { ...quick.solution, known: null }
  }
  if (problem.count <= SMALL) {
    const exact = solveExactly(problem, seed)
    mixAll(problem, exact, random)
    return exact
  }
  const exact = solveReduced(problem, random, seed, EXACT_LIMIT)
  if (!exact) {
    const rough = quick?.solution ?? solveRoughly(problem, random)
    pairLeftOvers(problem, rough.mate, random)
    return rough
  }
  mixAll(problem, exact, random)
  return exact
}

function mixAll(problem: Problem, solution: Solution, random: Random) {
  mix(
    problem,
    solution.mate,
    random,
    problem.department.map((_, v) => v),
  )
}

interface Quick {
  solution: Solved
  proven: boolean
}

/** What the quick ways find; null when none fits. */
function solveAtOnce(problem: Problem, random: Random): Quick | null {
  let best: Solution | null = null
  for (const quick of quickWays(problem, random, dominantDepartment(problem))) {
    const solution = quick()
    if (!solution) continue
    const known = proofOf(problem, solution)
    if (known) return { solution: { ...solution, known }, proven: true }
    best ??= solution
  }
  return best && { solution: best, proven: false }
}

/** The shapes a large round can have, the commonest first. */
export function quickWays(problem: Problem, random: Random, dominant: number): (() => Solution | null)[] {
  const spread = () => solveSpread(problem, random, -1)
  if (dominant === -1) return [spread]
  return [
    spread,
    () => solveSpread(problem, random, dominant),
    () => solveShortage(problem, random, dominant),
  ]
}

/** What the pairing is worth, if that is exactly what its prices add up to; else null. */
export function proofOf(problem: Problem, solution: Solution): NonNullable<Solved['known']> | null {
  const value = valueOf(problem, solution.mate)
  const bound = boundOf(problem, solution)
  return compare(bound, worthOf(problem, value)) === 0 ? { value, bound } : null
}

/**
 * A sound round for a company too large for the exact method whose shape the quick ones do not know: same-only people
 * among themselves, the rest across departments, then any-people with those who are left. Its bounds hold, but may be
 * above what it reaches. O(people + history) expected.
 */
function solveRoughly(problem: Problem, random: Random): Solution {
  const draft = newDraft(problem, random)
  const { classes, mate } = draft
  const free = (list: Int32Array) => list.filter((v) => mate[v] === -1)
  for (let d = 0; d < problem.departments; d++) pairAmong(draft, classes.of(d, SAME), false)
  const pool: number[] = []
  for (let d = 0; d < problem.departments; d++) pool.push(...classes.of(d, ANY), ...classes.of(d, CROSS))
  pairAmong(draft, pool, true)
  for (let d = 0; d < problem.departments; d++)
    pairAmong(draft, [...free(classes.of(d, SAME)), ...free(classes.of(d, ANY))], false)
  return { mate, price: classPrices(problem), sets: [] }
}

/**
 * People without a department suit everybody: the others are paired by themselves, and those who are left over with these. The
 * prices prove it where that leaves out nobody, or one person who is owed the least, and nobody meets again.
 */
function solveAround(problem: Problem, random: Random, seed: number): Solution {
  const { count, department, debt, none, wishes = problem.preference } = problem
  const all = Array.from(department.keys())
  const divided = all.filter((v) => department[v] !== none)
  const part = restrict(problem, divided)
  const own = Uint8Array.from(divided, (v) => wishes[v]!)
  const { mate: inside } = solve({ ...part, none: -1, preference: own, wishes: undefined }, seed)
  const mate = new Int32Array(count).fill(-1)
  inside.forEach((w, i) => w !== -1 && (mate[divided[i]!] = divided[w]!))
  const draft = { ...newDraft(problem, random), mate }
  const left = divided.filter((v) => mate[v] === -1)
  const others = shuffled(
    random,
    all.filter((v) => department[v] === none),
  ).sort((a, b) => debt[b]! - debt[a]!)
  const met = Math.min(left.length, others.length)
  pairAcross(draft, left.slice(0, met), others.slice(0, met))
  const rest = others.slice(met)
  pairAmong(draft, rest.slice(0, rest.length - (rest.length % 2)), false)
  pairLeftOvers(problem, mate, random)

  const price = new Float64Array(count * LEVELS)
  const crossing = divided.filter((v) => wishes[v] !== SAME)
  // An odd number of people make half a pair less: the price of the odd set of them all.
  const isOdd = crossing.length % 2 === 1
  const least =
    count % 2 === 0 ? null : all.reduce((low, v) => Math.min(low, debt[v]!), Number.POSITIVE_INFINITY)
  for (const v of all) price.set(least === null ? [0.5, debt[v]!] : [0, debt[v]! - least], v * LEVELS)
  if (!isOdd) for (const v of crossing) price[v * LEVELS + 2] = 0.5
  const sets: Solution['sets'] = []
  if (isOdd) sets.push({ price: [0, 0, 1, 0], loose: crossing, inner: [], size: crossing.length })
  if (least !== null) {
    const inner = new Set(isOdd ? crossing : [])
    sets.push({
      price: [1, 2 * least, 0, 0],
      loose: all.filter((v) => !inner.has(v)),
      inner: isOdd ? [0] : [],
      size: count,
    })
  }
  return { mate, price, sets }
}

/** How many partners, and pairs to break up, are tried for each person left over. */
const TRIES = 300

/**
 * Pairs people left over by an unproven method: with one another where that is allowed, else two of them with the
 * halves of a pair. Repeats are taken: a pair comes before everything else.
 */
function pairLeftOvers(problem: Problem, mate: Int32Array, random: Random) {
  const join = (u: number, v: number) => {
    mate[u] = v
    mate[v] = u
  }
  const left: number[] = []
  for (let v = 0; v < problem.count; v++) if (mate[v] === -1) left.push(v)
  for (let i = 0; i < left.length; i++) {
    const u = left[i]!
    for (let t = 0; t < TRIES && mate[u] === -1; t++) {
      const v = left.length <= TRIES ? left[t] : left[random.below(left.length)]
      if (v !== undefined && v !== u && mate[v] === -1 && isAllowed(problem, u, v)) join(u, v)
    }
    for (let t = 0; t < TRIES && mate[u] === -1; t++) {
      const v = left[random.below(left.length)]!
      const a = random.below(problem.count)
      const b = mate[a]!
      if (v === u || mate[v] !== -1 || b === -1 || !isAllowed(problem, u, a) || !isAllowed(problem, v, b))
        continue
      join(u, a)
      join(v, b)
    }
  }
}

/** Turns in which prices and departments that are solved exactly must agree. */
const TURNS = 6

/** Someone (or an odd group) who needs one of the scarce people outside the dominant department. */
interface Claim {
  /** What is lost without: [debt, cross pairs]. */
  debt: number
  cross: number
  /** A cross-only person of the dominant department, its odd inside, or the odd team of another department. */
  kind: 'person' | 'home' | 'team'
  subject: number
}

/**
 * Rounds in which one department has more cross-only people than there are willing people outside it. Each of those
 * outside can satisfy one claim: a cross-only person, an odd same-only team of their own department, or the odd inside
 * of the dominant one. The claims worth most are met (the sets that can be met form a matroid), and the first claim
 * not met sets the price of everyone outside.
 * @returns null when there is no shortage
 */
function solveShortage(problem: Problem, random: Random, dominant: number): Solution | null {
  const draft = newDraft(problem, random)
  const { classes, mate } = draft
  const cross = classes.of(dominant, CROSS)
  const home = [...classes.of(dominant, SAME), ...classes.of(dominant, ANY)]
  const homeAny = classes.of(dominant, ANY)
  const homeLeast = leastDebt(problem, random, home)
  const homeOdd = home.length % 2 === 1

  let shortfall = ZERO
  let exactTeams = exactOnes(solveTeams([1, 0, 1, 0], () => 'lend'))
  for (let turn = 0; turn < TURNS; turn++) {
    const claims: Claim[] = []
    let outside = 0
    for (let d = 0; d < problem.departments; d++) {
      if (d === dominant) continue
      const any = classes.of(d, ANY).length
      outside += any + classes.of(d, CROSS).length
      const exact = exactTeams.get(d)
      if (exact) outside -= exact.lent.length
      const same = classes.of(d, SAME)
      if (exact || any === 0 || same.length % 2 === 0) continue
      const least = leastDebt(problem, random, same)!
      claims.push({ debt: least.debt, cross: -1, kind: 'team', subject: d })
    }
    for (const v of cross) claims.push({ debt: problem.debt[v]!, cross: 0, kind: 'person', subject: v })
    if (homeOdd && homeAny.length > 0)
      claims.push({ debt: homeLeast!.debt, cross: 0, kind: 'home', subject: -1 })
    const order = shuffled(random, claims).sort((a, b) => b.debt - a.debt || b.cross - a.cross)
    if (order.length <= outside) return null
    const next = order[outside]!
    shortfall = [0, next.debt, next.cross, 0]
    const met = order.slice(0, outside)
    const lending = new Set(met.filter((claim) => claim.kind === 'team').map((claim) => claim.subject))
    const pool = plus([1, 0, 1, 0], shortfall)

    const wayOf = (d: number) => (exactTeams.has(d) ? 'exact' : lending.has(d) ? 'lend' : 'keep')

    const teams = solveTeams(pool, wayOf)
    if (!teams) return null
    const found = exactOnes(teams)
    const expected = (d: number) => exactTeams.get(d)?.lent.length ?? (lending.has(d) ? 1 : 0)
    if ([...found.values()].some((team) => team.lent.length !== expected(team.department))) {
      exactTeams = found
      continue
    }
    const book = new PriceBook(problem)
    const crossing: number[] = met.filter((claim) => claim.kind === 'person').map((claim) => claim.subject)
    const scarce: number[] = []
    for (const team of teams) {
      const lent = new Set(team.lent)
      const out = team.any.filter((v) => !lent.has(v))
      scarce.push(...out, ...classes.of(team.department, CROSS))
      book.set(team.any, pool)
      book.set(classes.of(team.department, CROSS), pool)
      book.addTeam(team, pool)
    }
    const value = plus(ZERO, shortfall, -1)
    for (const v of cross)
      if (compare(plus(value, [0, problem.debt[v]!, 0, 0]), ZERO) >= 0) book.setOne(v, value)

    let inside = shuffled(random, home)
    if (!homeOdd) book.set(home, [0.5, 0, 0, 0])
    else if (met.some((claim) => claim.kind === 'home')) {
      const goes = homeAny[random.below(homeAny.length)]!
      crossing.push(goes)
      inside = inside.filter((v) => v !== goes)
      book.set(home, value)
      book.addSet(plus([1, 0, 0, 0], shortfall, 2), home)
    } else {
      const { debt, person } = homeLeast!
      inside = inside.filter((v) => v !== person)
      book.set(home, [0, -debt, 0, 0])
      book.addSet([1, 2 * debt, 0, 0], home)
    }
    if (crossing.length !== scarce.length) return null
    pairAmong(draft, inside, false)
    pairAcross(draft, shuffled(random, scarce), shuffled(random, crossing))
    return { mate, price: book.price, sets: book.sets }
  }
  return null

  function solveTeams(pool: Vector, way: (department: number) => 'lend' | 'keep' | 'exact'): Team[] | null {
    mate.fill(-1)
    const teams: Team[] = []
    for (let d = 0; d < problem.departments; d++) {
      if (d === dominant) continue
      const team = solveTeam(draft, d, pool, way(d))
      if (!team) return null
      teams.push(team)
    }
    return teams
  }
}

/** The departments that had to be solved exactly. */
function exactOnes(teams: Team[] | null): Map<number, Team> {
  return new Map((teams ?? []).filter((team) => team.kind === 'exact').map((team) => [team.department, team]))
}
