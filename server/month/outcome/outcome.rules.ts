import { type MailReason, reasonText } from '../../../languages/reasons'
import type { ServerWords } from '../../../languages/words'
import type { OUTCOMES } from '../../../shared/limits'
import type { SittingOut, Standing } from '../../../shared/standing'
import { ENGLISH } from '../../platform/http/errors'

/** In place of the name of an erased partner. */
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
    /** Their match, in words; null: they were left out. */
    partner: string | null
    isCalledOff: boolean
    /** The match is still to take place. */
    isOpen: boolean
    /** Another one of the match is still there for it. */
    isStanding: boolean
    /** They stepped out of it: after it was shown to them, or (false) before; null: they did not. */
    hasSteppedOut: boolean | null
    /** Why they were left out. */
    reasons: MailReason[] | null
  } | null
  /** The month's newest round of their scope. */
  round: { isPublished: boolean; isBeforeAccount: boolean } | null
}

/** What the month's round brought a person, with the sentences that they read. */
export function outcomeOf(
  facts: OutcomeFacts,
  { mail, responses }: ServerWords = ENGLISH,
): { outcome: (typeof OUTCOMES)[number]; text: string } {
  const texts = responses.month.outcome
  const { standing, sitsOut, own, round } = facts
  const month = mail.dates.monthName(facts.month)
  const next = facts.isSetUp ? texts.nextOne : texts.nextOneWithProfile
  const partner = own?.partner === LEFT ? texts.somebodyLeft : (own?.partner ?? '')
  const atBeginning = own?.partner === LEFT ? texts.somebodyLeftAtBeginning : partner
  if (own?.hasSteppedOut) {
    const told = texts[standing.state === 'on-leave' ? 'awayToTheEnd' : 'steppedOut'](month, atBeginning)
    return standing.state === 'active'
      ? { outcome: 'joined-later', text: `${told} ${next}` }
      : { outcome: standing.state, text: told }
  }
  if (own?.isPublished && own.partner !== null && !own.isCalledOff && own.hasSteppedOut === null) {
    if (own.isOpen && !own.isStanding)
      return { outcome: 'stranded', text: responses.month.stranding.away(atBeginning) }
    const text = own.isOpen ? texts.matched(partner) : texts.wasMatched(partner, month)
    return { outcome: 'matched', text }
  }
  // Who skips the next round may well have been in this month's.
  const skips = standing.state === 'skipped' && (sitsOut?.isOver || (!own && !round))
  // Whoever reached their limit may have done so by this round.
  const isIn = standing.state === 'at-cap' && own !== null
  if (standing.state !== 'active' && !isIn && (standing.state !== 'skipped' || skips))
    return { outcome: standing.state, text: standing.text }
  if (own && !own.isPublished) return { outcome: 'not-shown-yet', text: texts.notShownYet(month) }
  if (own?.partner === null)
    return {
      outcome: 'left-out',
      text: texts.leftOut(month, reasonText({ mail }, own.reasons ?? [])),
    }
  if (own)
    return {
      outcome: 'joined-later',
      text: `${texts.calledOff(month)} ${next}`,
    }
  if (!round) return { outcome: 'no-round', text: texts.noRound(month) }
  if (!round.isPublished) return { outcome: 'not-shown-yet', text: texts.notShownYet(month) }
  return {
    outcome: 'joined-later',
    // Perhaps they left a match of three, which went on without them.
    text: `${round.isBeforeAccount ? texts.beforeYou(month) : texts.noMatch(month)} ${next}`,
  }
}
