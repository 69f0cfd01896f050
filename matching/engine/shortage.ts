import type { Random } from '../model/random'
import { newDraft } from './draft'
import { compare, plus, type Vector, ZERO } from './level'
import { pairAcross, pairAmong, shuffled } from './pairing'
import { PriceBook } from './pricebook'
import type { Problem } from './problem'
import { ANY, CROSS, SAME } from '../model/columns'
import type { Solution } from './solution'
import { leastDebt, solveTeam, type Team } from './team'

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
export function solveShortage(problem: Problem, random: Random, dominant: number): Solution | null {
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
