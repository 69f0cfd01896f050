import { hasLeft } from '../../../shared/former-colleague'
import { isolated } from '../../../shared/isolated'
import { nameOrAddress } from '../../../shared/person-name'
import { addDays, dayOf, instantOf, timeOf } from '../../platform/context/clock'
import type { Plan } from '../../../shared/programme'
import { nextOccurrence } from '../../platform/jobs/plan.rules'

/** When the stranded are paired if every month is run by hand. */
const BY_HAND = '09:00'

interface Now {
  now: Date
  monthTaken?: string | undefined
}

/** The time of the day at which the stranded are paired: that of the cycle. */
export function rescueTime(plan: Plan, at: Now): string {
  // A day that was given by hand has no time.
  const next = plan.cycle === null ? undefined : nextOccurrence(plan, at)
  return next ? timeOf(next, plan.timeZone) : BY_HAND
}

/** The last moment at which the stranded were to be paired: today's, or yesterday's while that is still to come. */
export function lastRescueTime(plan: Plan, at: Now): Date {
  const day = dayOf(at.now, plan.timeZone)
  const ofDay = (one: string) => instantOf(one, rescueTime(plan, at), plan.timeZone)
  return at.now >= ofDay(day) ? ofDay(day) : ofDay(addDays(day, -1))
}

/** "Grace Hopper", or "Your match" for somebody who was erased. */
export const partnerInWords = (partner: { firstName: string; lastName: string; email: string }): string =>
  hasLeft(partner) ? 'Your match' : nameOrAddress(partner)

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
  { over, time }: { over: string | undefined; time: string },
) {
  const name = isolated(partnerInWords(partner))
  if (!isStranded)
    return { state: 'back' as const, message: `${name} takes part again, so your coffee together stands.` }
  const away = `${name} can’t make it for coffee after all.`
  if (over) return { state: 'too-late' as const, message: `${away} ${over}` }
  if (!hasAsked) return { state: 'stranded' as const, message: away }
  return {
    state: 'waiting' as const,
    message: `${away} You asked for someone else: we look every day at ${time}, and mail you both as soon as somebody is free.`,
  }
}
