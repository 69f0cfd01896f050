import type { Wishes } from './change/wishes'
import { shareHalfHour } from './engine/hours'
import { Context } from './explain'
import { fit } from './explain-groups'
import { countPairs, explain } from './match'
import type { Instance, LeftOutExplanation, PairExplanation, Person, Round } from './model/model'
import { monthNumber } from './model/month'

type Core = Pick<Round, 'pairs' | 'unmatched' | 'certificate'>

/** Explains a changed round, or some of its pairs: the people who are free as an ordinary round, the others by the wishes. */
export function explainChange(instance: Instance, round: Core, wishes: Wishes): Round['explanations'] {
  const taken = new Set([...(wishes.together ?? []).flat(), ...(wishes.out ?? [])])
  const apart = new Map<string, string[]>()
  for (const [a, b] of wishes.apart ?? []) {
    apart.set(a, [...(apart.get(a) ?? []), b])
    apart.set(b, [...(apart.get(b) ?? []), a])
  }
  // Why somebody is left out depends on everybody, why two are paired on these two.
  const told = round.unmatched.length === 0 ? new Set(round.pairs.flat()) : null
  const people = instance.people.filter(({ id }) => !taken.has(id) && (!told || told.has(id)))
  const free = {
    ...instance,
    people: people.map((person) => {
      const others = apart.get(person.id)
      return others ? { ...person, avoid: [...(person.avoid ?? []), ...others] } : person
    }),
  }
  const freePairs = round.pairs.filter(([a]) => !taken.has(a))
  const found = explain(free, { ...round, pairs: freePairs })
  const byPerson = new Map(found.pairs.map((explanation) => [explanation.pair[0], explanation]))
  const all = wishes.together?.length ? new Context(instance, round, countPairs) : null
  const person = new Map(round.unmatched.length > 0 ? instance.people.map((one) => [one.id, one]) : [])
  return {
    pairs: round.pairs.map((pair) => byPerson.get(pair[0]) ?? broughtTogether(all!.pair(pair))),
    leftOut: found.leftOut.map((explanation) => {
      const others = [...taken, ...(apart.get(explanation.id) ?? [])].map((id) => person.get(id)!)
      const isOpen = couldMeet(instance, person.get(explanation.id)!, others)
      return NOBODY_LEFT.has(explanation.cause) && isOpen ? takenByWishes(explanation.id) : explanation
    }),
  }
}

function broughtTogether(explanation: PairExplanation): PairExplanation {
  const { lastMet } = explanation
  const before = lastMet === null ? 'They have never met over coffee.' : `They last met in ${lastMet}.`
  return { ...explanation, reason: `They were brought together by wish. ${before}` }
}

/** Causes by which nobody is left for somebody to meet. */
const NOBODY_LEFT = new Set<LeftOutExplanation['cause']>(['no-partner-allowed', 'recent-meetings'])

function takenByWishes(id: string): LeftOutExplanation {
  return {
    id,
    cause: 'wishes',
    reason:
      'Everybody they could meet sits out, is brought together with somebody else or is kept apart from them.',
    change: 'If one of these wishes were dropped, they might have a partner.',
  }
}

/** Whether somebody could be paired with one of these, wishes apart. */
function couldMeet({ month, history }: Instance, person: Person, others: Person[]): boolean {
  const now = monthNumber(month)
  const lately = new Set(
    history
      .filter((meeting) => now - monthNumber(meeting.month) <= 3)
      .flatMap(({ a, b }) => (a === person.id ? [b] : b === person.id ? [a] : [])),
  )
  return others.some(
    (other) =>
      other.id !== person.id &&
      fit(person, other) &&
      shareHalfHour(person.hours ?? null, other.hours ?? null) &&
      !lately.has(other.id) &&
      !person.avoid?.includes(other.id) &&
      !other.avoid?.includes(person.id),
  )
}
