import type { Certificate, Instance, LeftOutExplanation, PairExplanation, Person } from './model'
import { monthNumber } from './month'

type Core = { pairs: [string, string][]; unmatched: string[]; certificate: Certificate }

/** Says of every pair why it stands and of everyone left out why, and what would have helped. */
export function explainRound(
  instance: Instance,
  round: Core,
): { pairs: PairExplanation[]; leftOut: LeftOutExplanation[] } {
  const context = new Context(instance, round)
  return {
    pairs: round.pairs.map((pair) => context.pair(pair)),
    leftOut: round.unmatched.map((id) => context.leftOut(id)),
  }
}

/** Why these two. */
export function explainPair(instance: Instance, round: Core, pair: [string, string]): PairExplanation {
  return new Context(instance, round).pair(pair)
}

/** Why this person was left out, and the smallest change that would have helped. */
export function explainLeftOut(instance: Instance, round: Core, id: string): LeftOutExplanation {
  return new Context(instance, round).leftOut(id)
}

class Context {
  private readonly person = new Map<string, Person>()
  private readonly met = new Map<string, Map<string, string>>()

  constructor(
    private readonly instance: Instance,
    round: Core,
  ) {
    for (const person of instance.people) this.person.set(person.id, person)
    const partner = new Map<string, string>()
    for (const [a, b] of round.pairs) partner.set(a, b).set(b, a)
    for (const id of round.unmatched) this.met.set(id, new Map())
    for (const { a, b, month } of instance.history) {
      if (partner.get(a) === b || this.met.has(a)) this.note(a, b, month)
      if (partner.get(b) === a || this.met.has(b)) this.note(b, a, month)
    }
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
    const kind = one.department.toLowerCase() === two.department.toLowerCase() ? 'same' : 'cross'
    const lastMet = this.met.get(a)?.get(b) ?? null
    const wish = kind === 'same' ? 'same-department' : 'cross-department'
    const asked = [one, two].filter((person) => person.preference === wish).length
    const place = kind === 'same' ? 'their own department' : 'another department'
    const why =
      asked === 2
        ? `Both asked for someone from ${place}`
        : asked === 1
          ? `One asked for someone from ${place}, the other is open to anyone`
          : `Both are open to anyone, and they are from ${kind === 'same' ? 'the same department' : 'different departments'}`
    return {
      pair: [a, b],
      kind,
      lastMet,
      reason: `${why}. ${lastMet === null ? 'They have never met over coffee.' : `They last met in ${lastMet}.`}`,
    }
  }

  leftOut(id: string): LeftOutExplanation {
    const person = this.person.get(id)!
    const own = person.department.toLowerCase()
    const now = monthNumber(this.instance.month)
    const fits = this.instance.people.filter((other) => {
      if (other.id === id) return false
      return other.department.toLowerCase() === own
        ? person.preference !== 'cross-department' && other.preference !== 'cross-department'
        : person.preference !== 'same-department' && other.preference !== 'same-department'
    })
    const where =
      person.preference === 'same-department'
        ? `in ${person.department}`
        : person.preference === 'cross-department'
          ? `outside ${person.department}`
          : 'open to anyone'
    const change = `If one more colleague ${where} took part, ${id} would have a partner.`
    if (fits.length === 0)
      return {
        id,
        cause: 'no-partner-allowed',
        reason: `No participant ${where} may be paired with ${id} under both their preferences.`,
        change,
      }
    const free = fits.filter((other) => {
      const month = this.met.get(id)?.get(other.id)
      return month === undefined || now - monthNumber(month) > 3
    })
    if (free.length === 0)
      return {
        id,
        cause: 'recent-meetings',
        reason: `${id} has met everyone they may be paired with in the last three months.`,
        change,
      }
    return this.instance.people.length % 2 === 1
      ? { id, cause: 'odd-number', reason: 'An odd number of people took part, so one is left over.', change }
      : {
          id,
          cause: 'too-few-partners',
          reason: `There are too few partners ${where} for everyone who needs one.`,
          change,
        }
  }
}
