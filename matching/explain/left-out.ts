import type { MailReason as Reason } from '../../languages/reasons'
import { type Problem, type Value, valueOf } from '../engine/problem'
import type { Columns } from '../model/columns'
import { solve } from '../engine/solve'
import type { Solution } from '../engine/solution'
import type { Names } from '../engine/witness'
import type { LeftOutExplanation, Person } from '../model/model'
import { monthText } from '../model/month'
import { AGE_STEP } from '../model/rows'
import { Fits, type Recent } from './fits'
import { Scarcity } from './scarcity'
import { FAIR, latelyOf, metAll, moreOf, nobodyFits, whereOf } from './parts'

/** Up to this many people, and this many left out, a change is tried by solving again. */
const TRIED_PEOPLE = 300
const TRIED_LEFT_OUT = 6

/** A round in the numbers of its problem. */
export interface SolvedRound {
  problem: Problem
  solution: Solution
  /** Who neither has a partner nor joined a pair. */
  left: number[]
}

/** What an explanation may tell of. */
export interface Told {
  /** The problem without what only the people themselves know; the same one if nothing of that matters. */
  open: Problem
  /** Pairs that somebody wishes to keep apart, by position. */
  apart?: [number, number][]
}

/**
 * Why each of the people who are left out is, and the smallest change that would have helped. Preferences and meetings are named
 * where they alone explain it. Otherwise nothing is told apart: a block, a manager and hours sound alike.
 */
export function explainLeftOut(
  people: readonly Person[],
  columns: Columns,
  names: Names,
  round: SolvedRound,
  told: () => Told,
): LeftOutExplanation[] {
  if (round.left.length === 0) return []
  const reasons = new Reasons(people, columns, names, round, told())
  return round.left.map((v) => ({ id: people[round.problem.original[v]!]!.id, reasons: reasons.of(v) }))
}

class Reasons {
  private readonly left: ReadonlySet<number>
  private readonly open: Problem
  private readonly fits: Fits
  private openly: { value: Value; scarcity: Scarcity } | undefined

  constructor(
    private readonly people: readonly Person[],
    private readonly columns: Columns,
    private readonly names: Names,
    private readonly round: SolvedRound,
    { open, apart = [] }: Told,
  ) {
    this.open = open
    this.left = new Set(round.left)
    /** Those from whom somebody left out is to be kept apart. */
    const parted = new Map<number, Set<number>>()
    const number = new Int32Array(people.length).fill(-1)
    open.original.forEach((i, v) => (number[i] = v))
    for (const [a, b] of apart)
      for (const [v, w] of [
        [number[a]!, number[b]!],
        [number[b]!, number[a]!],
      ] as const)
        if (w !== -1 && this.left.has(v)) parted.set(v, (parted.get(v) ?? new Set()).add(w))
    this.fits = new Fits(open, parted)
  }

  /** The best round if nobody kept anything to themselves. */
  private best() {
    const { open, round, columns, names } = this
    if (!this.openly) {
      const solution = open === round.problem ? round.solution : solve(open, columns.seed)
      const nameOf = (v: number) => {
        const i = open.original[v]!
        return columns.group ? `${names.department(i)} (${this.people[i]!.group})` : names.department(i)
      }
      this.openly = { value: valueOf(open, solution.mate), scarcity: new Scarcity(open, solution, nameOf) }
    }
    return this.openly
  }

  /** What leaves out as many people, and as much debt, if nobody kept anything to themselves; null if nothing does. */
  private openScarcity(): Scarcity | null {
    const { value, scarcity } = this.best()
    const { pairs, leftOutDebt } = valueOf(this.round.problem, this.round.solution.mate)
    return pairs === value.pairs && leftOutDebt === value.leftOutDebt ? scarcity : null
  }

  private personOf(v: number): Person {
    return this.people[this.open.original[v]!]!
  }

  of(v: number): Reason[] {
    const person = this.personOf(v)
    const between = this.columns.group !== undefined
    const more = moreOf(person, between)
    const oneMore: Reason = { code: 'matching.oneMore', args: { more } }
    const fits = this.fits.count(v)
    if (fits === 0) return [...nobodyFits(person, between), oneMore]
    const recent = this.fits.recent(v)
    const metEverybody = recent.length === fits
    const team = metEverybody ? this.stuckTeam(v) : null
    if (team) return [...team, { code: 'matching.togetherOrOneMore', args: { more } }]
    const change = this.ruleChange(v, recent) ?? oneMore
    if (metEverybody) return [metAll(person, this.open.noRepeatMonths, fits), change]
    const scarcity = this.openScarcity()
    if (!scarcity)
      return [
        { code: 'matching.nobodyLeft' },
        { code: 'matching.oneMoreAllowed', args: { where: whereOf(person) } },
      ]
    return [scarcity.oddGroupOf(v) ?? scarcity.needOf(v), FAIR, change]
  }

  /**
   * What is told to those who are left out together because those who could meet one another all have, lately: three or more
   * people, and nobody else fits any of them. Null if there is no such team around this person.
   */
  private stuckTeam(v: number): Reason[] | null {
    const team = new Set([v])
    let free = Number.POSITIVE_INFINITY
    for (const one of team) {
      if (!this.left.has(one)) return null
      const recent = this.fits.recent(one)
      if (recent.length < this.fits.count(one)) return null
      for (const { other, ago } of recent) {
        team.add(other)
        free = Math.min(free, this.columns.month - ago + this.open.noRepeatMonths + 1)
      }
    }
    if (team.size < 3) return null
    const members = Array.from(team, (one) => this.personOf(one))
    const departments = new Map(members.map(({ department }) => [department.toLowerCase(), department]))
    const [only, ...others] = [...departments.values()]
    const args = { people: team.size, lately: latelyOf(this.open.noRepeatMonths) }
    const of: Reason =
      others.length === 0
        ? { code: 'matching.teamOf', args: { ...args, department: only! } }
        : others.length > 2
          ? { code: 'matching.team', args }
          : { code: 'matching.teamAcross', args: { ...args, departments: [only, ...others].join(', ') } }
    return [of, { code: 'matching.teamFrom', args: { month: monthText(free) } }]
  }

  /** The shorter rule of months for this person that could have given one more pair: tried out, or seen directly. */
  private ruleChange(v: number, recent: Recent[]): Reason | null {
    const { noRepeatMonths: months } = this.open
    for (const fewer of new Set(recent.map(({ ago }) => ago - 1))) {
      if (fewer < 0) continue
      const freed = recent.filter(({ ago }) => ago > fewer)
      if (!freed.some(({ other }) => this.left.has(other)) && !this.helps(v, fewer)) continue
      return fewer > 0
        ? { code: 'matching.ruleOfMonths', args: { months, fewer } }
        : { code: 'matching.noRule', args: { months } }
    }
    return null
  }

  /** Whether more pairs would be possible if somebody could meet the people again that they last met so many months ago. */
  private helps(v: number, months: number): boolean {
    const { open } = this
    const { noRepeatMonths } = open
    if (open.count > TRIED_PEOPLE || this.left.size > TRIED_LEFT_OUT) return false
    const freed = { ...open, meeting: open.meeting.slice() }
    for (let u = 0; u < open.count; u++)
      for (let i = open.rows[u]!; i < open.rows[u + 1]!; i++) {
        const age = open.meeting[i]! % AGE_STEP
        const other = (open.meeting[i]! - age) / AGE_STEP
        if ((u === v || other === v) && age > months && age <= noRepeatMonths)
          freed.meeting[i] = other * AGE_STEP + noRepeatMonths + 1
      }
    const { mate } = solve(freed, this.columns.seed)
    return valueOf(freed, mate).pairs > this.best().value.pairs
  }
}
