import { compatible, forMeetings, type Problem, RECENT_MONTHS, suits } from '../engine/problem'
import type { Columns } from '../model/columns'
import { solve } from '../engine/solve'
import type { Solution } from '../engine/solution'
import { valueOf } from '../engine/value'
import type { Names } from '../engine/witness'
import type { LeftOutExplanation, Person } from '../model/model'
import { monthInWords } from '../model/month'
import { AGE_STEP } from '../model/rows'
import { Scarcity } from './scarcity'
import { inWords, listed, upper } from './words'

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

/** Why each of the people who are left out is, and the smallest change that would have helped. */
export function explainLeftOut(
  people: readonly Person[],
  columns: Columns,
  names: Names,
  round: SolvedRound,
): LeftOutExplanation[] {
  if (round.left.length === 0) return []
  const reasons = new Reasons(people, columns, names, round)
  return round.left.map((v) => ({ id: people[round.problem.original[v]!]!.id, ...reasons.of(v) }))
}

/** Somebody whom a person could be paired with but for a meeting so many months ago. */
interface Recent {
  other: number
  ago: number
}

class Reasons {
  private readonly left: ReadonlySet<number>
  /** Those whom somebody left out is not to be paired with, whichever of the two says so. */
  private readonly barred = new Map<number, Set<number>>()
  /** People of one department, preference and kind of hours: one of them, and how many there are. */
  private readonly alike = new Map<number, { one: number; many: number }>()
  private readonly scarcity: Scarcity

  constructor(
    private readonly people: readonly Person[],
    private readonly columns: Columns,
    names: Names,
    private readonly round: SolvedRound,
  ) {
    const { problem, solution, left } = round
    const { count, departments, department, preference, hours } = problem
    this.left = new Set(left)
    this.scarcity = new Scarcity(problem, solution, (v) => names.department(problem.original[v]!))
    for (let v = 0; v < count; v++) {
      const key = ((hours?.of[v] ?? 0) * departments + department[v]!) * 3 + preference[v]!
      const same = this.alike.get(key)
      if (same) same.many++
      else this.alike.set(key, { one: v, many: 1 })
    }
    const { barredA = [], barredB = [] } = columns
    const number = new Int32Array(people.length).fill(-1)
    problem.original.forEach((i, v) => (number[i] = v))
    const bar = (one: number, other: number) => {
      const v = number[one]!
      const w = number[other]!
      if (w === -1 || !this.left.has(v)) return
      const others = this.barred.get(v)
      if (others) others.add(w)
      else this.barred.set(v, new Set([w]))
    }
    for (let k = 0; k < barredA.length; k++) {
      bar(barredA[k]!, barredB[k]!)
      bar(barredB[k]!, barredA[k]!)
    }
  }

  private personOf(v: number): Person {
    return this.people[this.round.problem.original[v]!]!
  }

  of(v: number): Omit<LeftOutExplanation, 'id'> {
    const { department, preference } = this.personOf(v)
    const where = {
      'same-department': `in ${department}`,
      'cross-department': `outside ${department}`,
      any: 'in the company',
    }[preference]
    const colleague = {
      'same-department': `one more colleague ${where} who is open to their own department`,
      'cross-department': `one more colleague ${where} who is open to other departments`,
      any: 'one more colleague they may meet',
    }[preference]
    const more = `If ${colleague} took part, they would have a partner.`
    if (this.countFits(v) === 0 && this.countFits(v, compatible) > 0)
      return {
        cause: 'no-partner-allowed',
        reason: `Their working hours have no half hour in common with those of anybody they could meet ${where}.`,
        change: `If ${colleague} took part at hours that suit them, they would have a partner.`,
      }
    const fits = this.unbarredFits(v)
    if (fits === 0)
      return {
        cause: 'no-partner-allowed',
        reason: `There is no compatible participant for them ${where}.`,
        change: more,
      }
    const recent = this.recentFits(v)
    const metAll = recent.length === fits
    const team = metAll ? this.stuckTeam(v) : null
    if (team)
      return {
        cause: 'recent-meetings',
        reason: team,
        change: `If they were brought together with one of the others in spite of that, or if ${colleague} took part, they would have a partner.`,
      }
    const change = this.ruleChange(v, recent) ?? more
    if (metAll) {
      const who = fits === 1 ? 'their only possible partner' : `all ${fits} possible partners`
      return {
        cause: 'recent-meetings',
        reason: `In the last three months they met ${who} ${where}.`,
        change,
      }
    }
    const fair = 'Nobody who could be left out instead was left out less before.'
    const group = this.scarcity.oddGroupOf(v)
    if (group) {
      const inside = group.department === null ? '' : ` of ${group.department}`
      const reason = `The ${group.size} people${inside} who can be paired with one another are an odd number, so one is left out. ${fair}`
      return { cause: 'odd-number', reason, change }
    }
    return { cause: 'too-few-partners', reason: `${this.scarcity.inWords(v)} ${fair}`, change }
  }

  /**
   * Words for those who are left out together because those who could meet one another all have, lately: three or more
   * people, and nobody else fits any of them. Null if there is no such team around this person.
   */
  private stuckTeam(v: number): string | null {
    const team = new Set([v])
    let free = Number.POSITIVE_INFINITY
    for (const one of team) {
      if (!this.left.has(one)) return null
      const recent = this.recentFits(one)
      if (recent.length < this.unbarredFits(one)) return null
      for (const { other, ago } of recent) {
        team.add(other)
        free = Math.min(free, this.columns.month - ago + RECENT_MONTHS + 1)
      }
    }
    if (team.size < 3) return null
    const members = Array.from(team, (one) => this.personOf(one))
    const departments = new Map(members.map(({ department }) => [department.toLowerCase(), department]))
    const of = departments.size > 3 ? '' : ` of ${listed([...departments.values()])}`
    return `${upper(inWords(team.size))} people${of} can meet only one another, and in the last three months each of them met everyone they could. From ${monthInWords(free)} on, two of them can meet again.`
  }

  /** How many others suit somebody, history apart. */
  private countFits(v: number, fits = suits): number {
    const { problem } = this.round
    let many = fits(problem, v, v) ? -1 : 0
    for (const { one, many: alike } of this.alike.values()) if (fits(problem, v, one)) many += alike
    return many
  }

  /** The same without those who are barred. */
  private unbarredFits(v: number): number {
    const barred = [...(this.barred.get(v) ?? [])]
    return this.countFits(v) - barred.filter((w) => suits(this.round.problem, v, w)).length
  }

  /** The latest meeting last. */
  private recentFits(v: number): Recent[] {
    const latest = new Map<number, number>()
    forMeetings(this.round.problem, v, (w, age) => {
      if (age > RECENT_MONTHS || this.barred.get(v)?.has(w) || !suits(this.round.problem, v, w)) return
      latest.set(w, Math.min(age, latest.get(w) ?? age))
    })
    return Array.from(latest, ([other, ago]) => ({ other, ago })).sort((a, b) => b.ago - a.ago)
  }

  /** The shorter three-month rule for this person that would have given one more pair: tried out, or seen directly. */
  private ruleChange(v: number, recent: Recent[]): string | null {
    for (const months of [2, 1, 0]) {
      const freed = recent.filter(({ ago }) => ago > months)
      if (freed.length === 0) continue
      if (!freed.some(({ other }) => this.left.has(other)) && !this.helps(v, months)) continue
      return months === 0
        ? 'If the three-month rule did not apply to them, they would have a partner.'
        : `If the three-month rule were ${months === 2 ? 'two months' : 'one month'} for them, they would have a partner.`
    }
    return null
  }

  /** Whether there would be more pairs if somebody could meet again whom they met more than so many months ago. */
  private helps(v: number, months: number): boolean {
    const { problem, solution, left } = this.round
    if (problem.count > TRIED_PEOPLE || left.length > TRIED_LEFT_OUT) return false
    const freed = { ...problem, meeting: problem.meeting.slice() }
    for (let u = 0; u < problem.count; u++)
      for (let i = problem.rows[u]!; i < problem.rows[u + 1]!; i++) {
        const age = problem.meeting[i]! % AGE_STEP
        const other = (problem.meeting[i]! - age) / AGE_STEP
        if ((u === v || other === v) && age > months && age <= RECENT_MONTHS)
          freed.meeting[i] = other * AGE_STEP + RECENT_MONTHS + 1
      }
    const { mate } = solve(freed, this.columns.seed)
    return valueOf(freed, mate).pairs > valueOf(problem, solution.mate).pairs
  }
}
