import { fit, GroupsOfWitness } from './explain-groups'
import { Timetable } from './explain-hours'
import { inWords, listed, Needs, upper } from './explain-needs'
import type { Certificate, Instance, LeftOutExplanation, PairExplanation, Person } from './model/model'
import { monthInWords, monthNumber } from './model/month'

type Core = { pairs: [string, string][]; unmatched: string[]; certificate: Certificate }
/** Pairs that a changed instance would have; lets the explanation try a change instead of guessing. */
type CountPairs = (instance: Instance) => number

/** Who met within so many months is not paired. */
const RECENT = 3

/** Up to this many people, and this many left out, a change is tried by solving again. */
const TRIED_PEOPLE = 300
const TRIED_LEFT_OUT = 6

/** Explains why each pair was made, why each person was left out, and what would have helped. */
export function explainRound(
  instance: Instance,
  round: Core,
  countPairs: CountPairs,
): { pairs: PairExplanation[]; leftOut: LeftOutExplanation[] } {
  const context = new Context(instance, round, countPairs)
  return {
    pairs: round.pairs.map((pair) => context.pair(pair)),
    leftOut: round.unmatched.map((id) => context.leftOut(id)),
  }
}

/** People who could meet one another only, and have; from the month `free` on two of them can meet again. */
interface Team {
  people: Person[]
  free: number
}

export class Context {
  private readonly person = new Map<string, Person>()
  /** Latest meetings of those left out with anyone, and of others with their partner. */
  private readonly met = new Map<string, Map<string, string>>()
  private readonly left = new Set<string>()
  /** Those whom somebody left out is not to be paired with, whichever of the two says so. */
  private readonly barred = new Map<string, Set<string>>()
  private readonly time: Timetable
  private groups: GroupsOfWitness | null = null
  private needs: Needs | null = null

  constructor(
    private readonly instance: Instance,
    private readonly round: Core,
    private readonly countPairs: CountPairs,
  ) {
    this.time = new Timetable(instance.people)
    for (const person of instance.people) this.person.set(person.id, person)
    const partner = new Map<string, string>()
    for (const [a, b] of round.pairs) partner.set(a, b).set(b, a)
    const { left } = this
    for (const id of round.unmatched) left.add(id)
    for (const { id, avoid = [] } of instance.people)
      for (const other of avoid) {
        if (left.has(id)) this.noteBarred(id, other)
        if (left.has(other)) this.noteBarred(other, id)
      }
    for (const { a, b, month } of instance.history) {
      if (partner.get(a) === b) {
        this.note(a, b, month)
        this.note(b, a, month)
      } else if (left.size > 0) {
        if (left.has(a)) this.note(a, b, month)
        if (left.has(b)) this.note(b, a, month)
      }
    }
  }

  private noteBarred(id: string, other: string) {
    const row = this.barred.get(id)
    if (row) row.add(other)
    else this.barred.set(id, new Set([other]))
  }

  private note(a: string, b: string, month: string) {
    let row = this.met.get(a)
    if (!row) this.met.set(a, (row = new Map()))
    const known = row.get(b)
    if (known === undefined || known < month) row.set(b, month)
  }

  pair([a, b]: [string, string]): PairExplanation {
    const one = this.person.get(a)!
    const two = this.person.get(b)!
    const same = one.department.toLowerCase() === two.department.toLowerCase()
    const lastMet = this.met.get(a)?.get(b) ?? null
    const wish = same ? 'same-department' : 'cross-department'
    const asked = [one, two].filter((person) => person.preference === wish).length
    const place = same ? 'their own department' : 'another department'
    const reasons = [
      `Both are open to anyone; they are from ${same ? 'the same department' : 'different departments'}.`,
      `One asked for someone from ${place}, the other is open to anyone.`,
      `Both asked for someone from ${place}.`,
    ]
    const before = lastMet === null ? 'They have never met over coffee.' : `They last met in ${lastMet}.`
    return { pair: [a, b], kind: same ? 'same' : 'cross', lastMet, reason: `${reasons[asked]} ${before}` }
  }

  leftOut(id: string): LeftOutExplanation {
    this.groups ??= new GroupsOfWitness(this.instance, this.round.certificate.witness, this.time)
    const person = this.person.get(id)!
    const { groups } = this
    const where = placeOf(person)
    const colleague =
      person.preference === 'same-department'
        ? `one more colleague in ${person.department} who is open to their own department`
        : person.preference === 'cross-department'
          ? `one more colleague outside ${person.department} who is open to other departments`
          : 'one more colleague they may meet'
    const more = `If ${colleague} took part, they would have a partner.`
    const fits = groups.countFits(person) - this.barredFits(person)
    if (groups.countFits(person) === 0 && groups.countFits(person, true) > 0)
      return {
        id,
        cause: 'no-partner-allowed',
        reason: `Their working hours have no half hour in common with those of anybody they could meet ${where}.`,
        change: `If ${colleague} took part at hours that suit them, they would have a partner.`,
      }
    if (fits === 0)
      return {
        id,
        cause: 'no-partner-allowed',
        reason: `There is no compatible participant for them ${where}.`,
        change: more,
      }
    const recent = this.recentFits(person)
    const team = recent.length === fits ? this.stuckTeam(person) : null
    if (team)
      return {
        id,
        cause: 'recent-meetings',
        reason: stuckInWords(team),
        change: `If they were brought together with one of the others in spite of that, or if ${colleague} took part, they would have a partner.`,
      }
    const rule = this.ruleChange(person, recent)
    if (recent.length === fits) {
      const who = fits === 1 ? 'their only possible partner' : `all ${fits} possible partners`
      return {
        id,
        cause: 'recent-meetings',
        reason: `In the last three months they met ${who} ${where}.`,
        change: rule ?? more,
      }
    }
    const group = groups.groupOf(person)
    if (group && !group.dependent) {
      const inside = group.department === null ? '' : ` of ${group.department}`
      return {
        id,
        cause: 'odd-number',
        reason: `The ${group.size} people${inside} who can be paired with one another are an odd number, so one is left out. Nobody who could be left out instead was left out less before.`,
        change: rule ?? more,
      }
    }
    this.needs ??= new Needs(this.instance.people, this.round.certificate.witness, groups)
    return {
      id,
      cause: 'too-few-partners',
      reason: `${this.needs.inWords(person)} Nobody who could be left out instead was left out less before.`,
      change: rule ?? more,
    }
  }

  /**
   * Everybody who is left out together because those who could meet one another all have, lately: three or more people,
   * and nobody else fits any of them. Null if there is no such team around this person.
   */
  private stuckTeam(person: Person): Team | null {
    const people = new Set([person])
    let free = Number.POSITIVE_INFINITY
    for (const one of people) {
      const recent = this.recentFits(one)
      const fits = this.groups!.countFits(one) - this.barredFits(one)
      if (!this.left.has(one.id) || recent.length < fits) return null
      for (const { other, ago } of recent) {
        people.add(other)
        free = Math.min(free, monthNumber(this.instance.month) - ago + RECENT + 1)
      }
    }
    return people.size < 3 ? null : { people: [...people], free }
  }

  private fit(one: Person, two: Person): boolean {
    return fit(one, two) && this.time.fit(one, two)
  }

  /** How many of those who fit by preference, department and hours are barred. */
  private barredFits(person: Person): number {
    let many = 0
    for (const id of this.barred.get(person.id) ?? []) {
      const other = this.person.get(id)
      if (other && this.fit(person, other)) many++
    }
    return many
  }

  /** People they could be paired with but for a meeting in the last three months, latest meeting last. */
  private recentFits(person: Person): { other: Person; ago: number }[] {
    const now = monthNumber(this.instance.month)
    const found: { other: Person; ago: number }[] = []
    for (const [id, month] of this.met.get(person.id) ?? []) {
      const other = this.person.get(id)
      const ago = now - monthNumber(month)
      const isBarred = this.barred.get(person.id)?.has(id)
      if (other && ago <= RECENT && !isBarred && this.fit(person, other)) found.push({ other, ago })
    }
    return found.sort((a, b) => b.ago - a.ago)
  }

  /** The shorter three-month rule for this person that would have given one more pair: tried out, or seen directly. */
  private ruleChange(person: Person, recent: { other: Person; ago: number }[]): string | null {
    for (const months of [2, 1, 0]) {
      const freed = recent.filter(({ ago }) => ago > months && ago > 0)
      if (freed.length === 0) continue
      const alone = freed.some(({ other }) => this.left.has(other.id))
      if (!alone && !this.helps(person, months)) continue
      return months === 0
        ? 'If the three-month rule did not apply to them, they would have a partner.'
        : `If the three-month rule were ${months === 2 ? 'two months' : 'one month'} for them, they would have a partner.`
    }
    return null
  }

  private helps(person: Person, months: number): boolean {
    const { instance, round } = this
    if (instance.people.length > TRIED_PEOPLE || round.unmatched.length > TRIED_LEFT_OUT) return false
    const now = monthNumber(instance.month)
    const history = instance.history.filter(({ a, b, month }) => {
      const ago = now - monthNumber(month)
      return (a !== person.id && b !== person.id) || ago <= months || ago > 3
    })
    return this.countPairs({ ...instance, history }) > round.pairs.length
  }
}

function stuckInWords({ people, free }: Team): string {
  const departments = new Map(people.map(({ department }) => [department.toLowerCase(), department]))
  const of = departments.size > 3 ? '' : ` of ${listed([...departments.values()])}`
  return `${upper(inWords(people.length))} people${of} can meet only one another, and in the last three months each of them met everyone they could. From ${monthInWords(free)} on, two of them can meet again.`
}

function placeOf(person: Person): string {
  if (person.preference === 'same-department') return `in ${person.department}`
  if (person.preference === 'cross-department') return `outside ${person.department}`
  return 'in the company'
}
