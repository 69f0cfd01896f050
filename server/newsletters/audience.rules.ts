import { isErased } from '../../shared/former-colleague'
import { personName } from '../../shared/person-name'
import type { AudienceRow } from './audience.queries'

/** Someone who gets the newsletter. */
export interface Recipient {
  person: AudienceRow
  /** The partner whom the mail names; null: the placeholder text. */
  partner: AudienceRow | null
  /** The other one of a match of three. */
  third?: AudienceRow | null
  matchValidated: boolean
  issues: string[]
}

export interface Audience {
  recipients: Recipient[]
  totalMatches: number
  /** Matches of which two people or more get the newsletter. */
  validatedMatches: number
  validation: Validation
}

export interface Validation {
  level: 'valid' | 'warning' | 'error'
  isValid: boolean
  criticalErrors: string[]
  matchingErrors: string[]
  usersWithMatches: number
  usersWithoutMatches: number
}

/**
 * The people of several pairings, nobody twice: who has changed groups since is in the scope of two, and stays where
 * their match is, or else with the first.
 */
export function withoutDoubles(rowsOfEach: AudienceRow[][]): AudienceRow[][] {
  const home = new Map<string, number>()
  for (const onlyMatched of [true, false])
    for (const [place, rows] of rowsOfEach.entries())
      for (const { id, matchId } of rows)
        if (!home.has(id) && (matchId !== null || !onlyMatched)) home.set(id, place)
  return rowsOfEach.map((rows, place) => rows.filter(({ id }) => home.get(id) === place))
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
 * Who gets the newsletter, and with which match. Whoever paused, opted out or left since the pairing gets nothing, and
 * their partner gets the placeholder text; the errors name both. Of three, the other two are each other's match.
 */
export function audience(rows: AudienceRow[]): Audience {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const recipients: Recipient[] = []
  const matchingErrors: string[] = []
  let matchedPeople = 0
  const matchesInMail = new Set<string>()
  for (const person of rows) {
    const first = person.partnerId === null ? undefined : byId.get(person.partnerId)
    const others = [first, byId.get(person.thirdId ?? '')].filter((other) => other?.isEligible)
    const [partner = first, third] = others
    if (!person.isEligible) {
      const [one, other] = others as AudienceRow[]
      const left =
        one && other
          ? `; ${named(one)} and ${named(other)} are each other’s match`
          : one
            ? `; ${named(one)} gets the placeholder text`
            : ''
      matchingErrors.push(`${named(person)} ${departure(person)} since the pairing and gets nothing${left}.`)
      continue
    }
    if (person.isUnreachable)
      matchingErrors.push(
        `${named(person)} could not be reached by mail in the last months. It is tried again; ask them, or pause them.`,
      )
    if (person.partnerId !== null && !partner?.isEligible) {
      const issue = partner
        ? `The match, ${personName(partner)}, ${departure(partner)} since the pairing.`
        : 'The match is gone.'
      recipients.push({ person, partner: null, matchValidated: false, issues: [issue] })
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
    recipients.push({
      person,
      partner: partner ?? null,
      third: third ?? null,
      matchValidated: true,
      issues: [],
    })
  }
  const totalMatches = new Set(rows.flatMap(({ matchId }) => matchId ?? [])).size
  const criticalErrors: string[] = []
  if (totalMatches === 0) criticalErrors.push('The linked pairing has no matches.')
  else if (matchedPeople === 0)
    criticalErrors.push('Nobody of the linked pairing takes part any more. Make a new pairing and link it.')
  return {
    recipients,
    totalMatches,
    validatedMatches: matchesInMail.size,
    validation: {
      level: criticalErrors.length > 0 ? 'error' : matchingErrors.length > 0 ? 'warning' : 'valid',
      isValid: criticalErrors.length === 0,
      criticalErrors,
      matchingErrors,
      usersWithMatches: matchedPeople,
      usersWithoutMatches: recipients.length - matchedPeople,
    },
  }
}
