import type { Responses } from '../../../languages/words'
import { hasLeft, nameOrAddress } from '../../../shared/person-name'
import { addDays, dayOf, instantOf, timeOf } from '../../platform/context/clock'
import { isByHand, type Plan } from '../../../shared/programme'
import { nextOccurrence } from '../../platform/jobs/plan.rules'

/** When the stranded are paired if every round is made by hand. */
const BY_HAND = '09:00'

interface Now {
  now: Date
  monthTaken?: string | undefined
}

/** The time of the day at which the stranded are paired: that of the cycle. */
export function rescueTime(plan: Plan, at: Now): string {
  // A day that was given by hand has no time.
  const next = isByHand(plan) ? undefined : nextOccurrence(plan, at)
  return next ? timeOf(next, plan.timeZone) : BY_HAND
}

/** The last moment at which the stranded were to be paired: today's, or yesterday's while that is still to come. */
export function lastRescueTime(plan: Plan, at: Now): Date {
  const day = dayOf(at.now, plan.timeZone)
  const ofDay = (one: string) => instantOf(one, rescueTime(plan, at), plan.timeZone)
  return at.now >= ofDay(day) ? ofDay(day) : ofDay(addDays(day, -1))
}

/** What is known of a person's current match of which they were told that it can't be, or that can't be now. */
export interface StrandingFacts {
  partner: { firstName: string; lastName: string; email: string }
  /** The person takes part, and the partner does not. */
  isStranded: boolean
  hasAsked: boolean
}

/** Where a stranding stands, with the sentence that the person reads. */
export function strandingState(
  { partner, isStranded, hasAsked }: StrandingFacts,
  /** Why it is too late for somebody else; empty while it is not. */
  { tooLate, time }: { tooLate: string; time: string },
  { isolated, month: { stranding: texts } }: Responses,
) {
  const name = hasLeft(partner) ? texts.yourMatch : isolated(nameOrAddress(partner))
  if (!isStranded) return { state: 'back' as const, message: texts.back(name) }
  if (tooLate) return { state: 'too-late' as const, message: `${texts.away(name)} ${tooLate}` }
  if (!hasAsked) return { state: 'stranded' as const, message: texts.away(name) }
  return { state: 'waiting' as const, message: texts.waiting(name, time) }
}
