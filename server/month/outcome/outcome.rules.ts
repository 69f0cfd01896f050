import type { OUTCOMES } from '../../../shared/limits'
import type { SittingOut, Standing } from '../../../shared/standing'
import { monthTitle } from '../../platform/context/clock'

/** In place of the name of a partner who was erased. */
export const LEFT = 'somebody who has left'

export interface OutcomeFacts {
  /** YYYY-MM */
  month: string
  standing: Standing
  sitsOut: SittingOut | null
  /** They have a profile, and the whitelist covers them. */
  isSetUp: boolean
  /** Their part in the month's newest round that considered them. */
  own: {
    isPublished: boolean
    /** Whom they are matched with, in words; null: they were left out. */
    partner: string | null
    isCalledOff: boolean
    /** The match is still to take place. */
    isOpen: boolean
    /** Another one of the match is still there for it. */
    isStanding: boolean
    /** They stepped out of it: after it was shown to them, or (false) before; null: they did not. */
    hasSteppedOut: boolean | null
    /** Why they were left out, as administrators read it. */
    reason: string | null
  } | null
  /** The month's newest round of their scope. */
  round: { isPublished: boolean; isBeforeAccount: boolean } | null
}

/** What the month's round brought a person, with the sentences that they read. */
export function outcomeOf(facts: OutcomeFacts): { outcome: (typeof OUTCOMES)[number]; text: string } {
  const { standing, sitsOut, own, round } = facts
  const month = monthTitle(facts.month).split(' ')[0] as string
  const next = facts.isSetUp
    ? 'You are in the next one.'
    : 'Complete your profile, and you are in the next one.'
  if (own?.hasSteppedOut) {
    const told = `You stepped out of ${month}. ${capital(own.partner ?? '')} has been told.`
    return standing.state === 'active'
      ? { outcome: 'joined-later', text: `${told} ${next}` }
      : { outcome: standing.state, text: told }
  }
  if (own?.isPublished && own.partner !== null && !own.isCalledOff && own.hasSteppedOut === null) {
    if (own.isOpen && !own.isStanding)
      return { outcome: 'stranded', text: `${capital(own.partner)} can’t make it for coffee after all.` }
    const text = own.isOpen
      ? `You are matched with ${own.partner}.`
      : `You were matched with ${own.partner} in ${month}.`
    return { outcome: 'matched', text }
  }
  // Who skips the next round may well have been in this month's.
  const skips = standing.state === 'skipped' && (sitsOut?.isOver || (!own && !round))
  if (standing.state !== 'active' && (standing.state !== 'skipped' || skips))
    return { outcome: standing.state, text: standing.text }
  if (own && !own.isPublished) return notShownYet(month)
  if (own?.partner === null)
    return {
      outcome: 'left-out',
      text: `You were left out in ${month}. ${toThem(own.reason ?? '')} You are first in line next time.`,
    }
  if (own)
    return {
      outcome: 'joined-later',
      text: `Your match in ${month} was called off because you could not make it. ${next}`,
    }
  if (!round) return { outcome: 'no-round', text: `There has been no round in ${month} yet.` }
  if (!round.isPublished) return notShownYet(month)
  return {
    outcome: 'joined-later',
    // Perhaps they left a match of three, which went on without them.
    text: `${round.isBeforeAccount ? `The round of ${month} was made before you joined.` : `The round of ${month} has no match for you, as you could not take part.`} ${next}`,
  }
}

/** "Somebody who has left" at the beginning of a sentence; a name stays as it is. */
const capital = (who: string) => (who === LEFT ? `S${who.slice(1)}` : who)

/** Says neither whether the person is in the round, nor whether they are matched. */
const notShownYet = (month: string) => ({
  outcome: 'not-shown-yet' as const,
  text: `The matches of ${month} are not shown yet. They come with the newsletter.`,
})

/** A reason as the person whom it is about reads it: "they met their only possible partner" in the second person. */
export const toThem = (reason: string): string =>
  reason
    .replace(/\bthey\b/g, 'you')
    // "Only two colleagues can meet them", and people who want "their own department", are others.
    .replace(/(?<!can meet )\bthem\b/g, 'you')
    .replace(/\btheir\b(?! own department)/g, 'your')
