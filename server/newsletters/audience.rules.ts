import type { Reason } from '../../languages/reasons'
import type { Responses } from '../../languages/words'
import { isErased, personName } from '../../shared/person-name'
import type { Language } from '../../shared/languages/languages'
import type { AudienceRow } from './audience.queries'
import { ENGLISH, type Localized, localized } from '../platform/http/errors'

/** Someone who gets the newsletter. */
export interface Recipient {
  person: AudienceRow
  /** The partner that the mail names; null: the placeholder text. */
  partner: AudienceRow | null
  /** Who of their match can't make it any more, so that it says so and offers someone else. */
  strandedBy?: AudienceRow
  /** The others of a table, beside the partner. */
  more: AudienceRow[]
  /** Why their match can't be named, if they had one. */
  issues: Localized[]
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
  issues: Localized[]
  /** How many of those who have not got it read each language. */
  readers: Map<Language, number>
}

/**
 * Where each person of several pairings gets the newsletter, so that nobody gets it twice. A person who changed groups
 * since is in the scope of two pairings: they stay with the one of their match, or else with the first.
 */
export class RecipientAssignment {
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

type Texts = Responses['newsletters']['notes']

/** With the address, by which an administrator finds them; an erased person has no address. */
const named = (person: AudienceRow): string =>
  isErased(person.email) ? personName(person) : `${personName(person)} (${person.email})`

/** Why a matched person gets nothing now. */
function departure(person: AudienceRow): keyof Texts['departed'] {
  if (isErased(person.email)) return 'left'
  if (person.participation === 'paused') return 'paused'
  if (person.participation === 'opted_out') return 'optedOut'
  return person.isOnLeave ? 'onLeave' : 'other'
}

/**
 * The recipients of the newsletter, with their matches. People who paused, opted out or left since the pairing get nothing;
 * their partner reads so and gets the offer of someone else, and the errors name both. Of a table, the others are each
 * other's match.
 */
export function audience(rows: AudienceRow[], texts: Texts = ENGLISH.responses.newsletters.notes): Audience {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const recipients: Recipient[] = []
  const matchingErrors: string[] = []
  let matchedPeople = 0
  let strandedPeople = 0
  const matchesInMail = new Set<string>()
  for (const person of rows) {
    const mates = (person.otherIds ?? []).map((id) => byId.get(id))
    const others = mates.filter((other) => other?.isEligible)
    const [partner = mates[0], ...more] = others
    if (!person.isEligible) {
      const staying = others.flatMap((other) => (other ? named(other) : []))
      const who = named(person)
      const gone = texts.departed[departure(person)]
      matchingErrors.push(
        staying.length > 1
          ? texts.goneOfMore(who, gone, staying)
          : staying[0]
            ? texts.goneOfTwo(who, gone, staying[0])
            : texts.gone(who, gone),
      )
      continue
    }
    if (person.isUnreachable) matchingErrors.push(texts.unreachable(named(person)))
    if (person.otherIds && !partner?.isEligible) {
      const reason: Reason = partner
        ? {
            code: 'newsletters.notes.matchDeparted',
            args: [{ person: partner.id }, { code: `newsletters.notes.departed.${departure(partner)}` }],
          }
        : { code: 'newsletters.notes.matchGone' }
      const issue = localized(reason, () => (partner ? personName(partner) : ''))
      if (partner) strandedPeople += 1
      recipients.push({
        person,
        partner: null,
        more: [],
        ...(partner && { strandedBy: partner }),
        issues: [issue],
      })
      continue
    }
    if (partner) {
      matchedPeople += 1
      matchesInMail.add(person.matchId ?? '')
    } else if (!person.isResting)
      matchingErrors.push(person.wasInRound ? texts.noMatch(named(person)) : texts.joinedLater(named(person)))
    recipients.push({
      person,
      partner: partner ?? null,
      more: more.flatMap((other) => other ?? []),
      issues: [],
    })
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
export const emptyTally = (): Tally => ({
  recipients: 0,
  mailed: 0,
  matchedPeople: 0,
  strandedPeople: 0,
  totalMatches: 0,
  validatedMatches: 0,
  matchingErrors: [],
  issues: [],
  readers: new Map(),
})

/** Counts people in; those of one match come together. `mailed`: the ids of those who have got it already. */
export function count(
  tally: Tally,
  { recipients, ...more }: Audience,
  mailed: ReadonlySet<string>,
  languageOf: (person: AudienceRow) => Language,
): void {
  tally.recipients += recipients.length
  for (const { person } of recipients) {
    if (mailed.has(person.id)) tally.mailed += 1
    else tally.readers.set(languageOf(person), (tally.readers.get(languageOf(person)) ?? 0) + 1)
  }
  tally.matchedPeople += more.matchedPeople
  tally.strandedPeople += more.strandedPeople
  tally.totalMatches += more.totalMatches
  tally.validatedMatches += more.validatedMatches
  tally.matchingErrors.push(...more.matchingErrors)
  tally.issues.push(...recipients.flatMap(({ issues }) => issues))
}

/** Why a newsletter can't go out at all. */
export function criticalErrorsOf({ matchedPeople, strandedPeople, totalMatches }: Tally): Localized[] {
  if (totalMatches === 0) return [localized({ code: 'newsletters.noMatches' })]
  return matchedPeople + strandedPeople === 0 ? [localized({ code: 'newsletters.nobodyTakesPart' })] : []
}
