import { isErased } from '../../shared/former-colleague'
import { personName } from '../../shared/person-name'
import type { AudienceRow } from './audience.queries'

/** Someone who gets the newsletter. */
export interface Recipient {
  person: AudienceRow
  /** The partner whom the mail names; null: the placeholder text. */
  partner: AudienceRow | null
  /** Who of their match can't make it any more, so that it says so and offers someone else. */
  strandedBy?: AudienceRow
  /** The other one of a match of three. */
  third?: AudienceRow | null
  /** Why their match can't be named, if they had one. */
  issues: string[]
}

export interface Audience {
  recipients: Recipient[]
  /** Recipients whose mail names their match. */
  matchedPeople: number
  /** Recipients whose mail says that their match can't make it, and offers someone else. */
  strandedPeople: number
  totalMatches: number
  /** Matches of which two people or more get the newsletter. */
  validatedMatches: number
  matchingErrors: string[]
}

/** Audiences by their figures, without the people. */
export interface Tally extends Omit<Audience, 'recipients'> {
  recipients: number
  /** Recipients who have got the newsletter already. */
  mailed: number
  /** What is to be said of single recipients. */
  issues: string[]
}

/**
 * Where each person of several pairings gets the newsletter, so that nobody gets it twice: who has changed groups since is in
 * the scope of two, and stays where their match is, or else with the first.
 */
export class Homes {
  private readonly found = new Map<string, { place: number; isMatched: boolean }>()

  /** Takes people of a pairing in, by its place; the pairings come in their order. */
  add(place: number, rows: AudienceRow[]): void {
    for (const { id, matchId } of rows) {
      const isMatched = matchId !== null
      const known = this.found.get(id)
      if (!known || (isMatched && !known.isMatched)) this.found.set(id, { place, isMatched })
    }
  }

  /** Those of some people of a pairing who get it there. */
  at(place: number, rows: AudienceRow[]): AudienceRow[] {
    return rows.filter(({ id }) => this.found.get(id)?.place === place)
  }
}

/** With the address, by which an administrator finds them; an erased person has no address. */
const named = (person: AudienceRow): string =>
  isErased(person.email) ? personName(person) : `${personName(person)} (${person.email})`

/** Why someone who was paired gets nothing now, in words. */
function departure(person: AudienceRow): string {
  if (isErased(person.email)) return 'has left'
  if (person.participation === 'paused') return 'has paused'
  if (person.participation === 'opted_out') return 'has opted out'
  return person.isOnLeave ? 'is on leave' : 'can no longer take part'
}

/**
 * Who gets the newsletter, and with which match. Who has paused, opted out or left since the pairing gets nothing, and
 * their partner reads so, and is offered someone else; the errors name both. Of three, the other two are each other's match.
 */
export function audience(rows: AudienceRow[]): Audience {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const recipients: Recipient[] = []
  const matchingErrors: string[] = []
  let matchedPeople = 0
  let strandedPeople = 0
  const matchesInMail = new Set<string>()
  for (const person of rows) {
    const ofMatch = (person.otherIds ?? []).map((id) => byId.get(id))
    const others = ofMatch.filter((other) => other?.isEligible)
    const [partner = ofMatch[0], third] = others
    if (!person.isEligible) {
      const [one, other] = others as AudienceRow[]
      const left =
        one && other
          ? `; ${named(one)} and ${named(other)} are each other’s match`
          : one
            ? `; ${named(one)} is told so, and offered someone else`
            : ''
      matchingErrors.push(`${named(person)} ${departure(person)} since the pairing and gets nothing${left}.`)
      continue
    }
    if (person.isUnreachable)
      matchingErrors.push(
        `${named(person)} could not be reached by mail in the last months. It is tried again; ask them, or pause them.`,
      )
    if (person.otherIds && !partner?.isEligible) {
      const issue = partner
        ? `The match, ${personName(partner)}, ${departure(partner)} since the pairing.`
        : 'The match is gone.'
      if (partner) strandedPeople += 1
      recipients.push({ person, partner: null, ...(partner && { strandedBy: partner }), issues: [issue] })
      continue
    }
    if (partner) {
      matchedPeople += 1
      matchesInMail.add(person.matchId ?? '')
    } else
      matchingErrors.push(
        person.wasInRound
          ? `${named(person)} has no match and gets the placeholder text.`
          : `${named(person)} joined after the pairing and is told that they are in the next one.`,
      )
    recipients.push({ person, partner: partner ?? null, third: third ?? null, issues: [] })
  }
  return {
    recipients,
    matchedPeople,
    strandedPeople,
    totalMatches: new Set(rows.flatMap(({ matchId }) => matchId ?? [])).size,
    validatedMatches: matchesInMail.size,
    matchingErrors,
  }
}

/** Nobody yet. */
export const nobody = (): Tally => ({
  recipients: 0,
  mailed: 0,
  matchedPeople: 0,
  strandedPeople: 0,
  totalMatches: 0,
  validatedMatches: 0,
  matchingErrors: [],
  issues: [],
})

/** Counts people in; those of one match come together. `mailed`: the ids of those who have got it already. */
export function count(tally: Tally, { recipients, ...more }: Audience, mailed: ReadonlySet<string>): void {
  tally.recipients += recipients.length
  tally.mailed += recipients.filter(({ person }) => mailed.has(person.id)).length
  tally.matchedPeople += more.matchedPeople
  tally.strandedPeople += more.strandedPeople
  tally.totalMatches += more.totalMatches
  tally.validatedMatches += more.validatedMatches
  tally.matchingErrors.push(...more.matchingErrors)
  tally.issues.push(...recipients.flatMap(({ issues }) => issues))
}

/** Why a newsletter can't go out at all. */
export function criticalErrorsOf({ matchedPeople, strandedPeople, totalMatches }: Tally): string[] {
  if (totalMatches === 0) return ['The linked pairing has no matches.']
  if (matchedPeople + strandedPeople === 0)
    return ['Nobody of the linked pairing takes part any more. Make a new pairing and link it.']
  return []
}
