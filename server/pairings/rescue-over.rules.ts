import type { Plan } from '../../shared/programme'
import { dayOf, longDate } from '../platform/context/clock'
import { nextOccurrence } from '../platform/jobs/plan.rules'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** After a round was shown: who gets a match later than this is told of the next round instead. */
const LONGEST_MS = 35 * DAY_MS

interface OfRound {
  now: Date
  monthTaken?: string | undefined
  /** When its people were shown their matches. */
  publishedAt: Date | null
}

/** Why it is too late to give anybody another match, in words; undefined while it is not. */
export function rescueOver(plan: Plan, { publishedAt, ...at }: OfRound): string | undefined {
  const found = nextOccurrence(plan, at)
  // By hand, the day of the next round may be that of this one.
  const isThis = publishedAt && plan.nextRound && dayOf(publishedAt, plan.timeZone) >= plan.nextRound
  const next = plan.cycle === null && isThis ? undefined : found
  const isLate = publishedAt !== null && at.now.getTime() - publishedAt.getTime() > LONGEST_MS
  const isClose = next !== undefined && next.getTime() - at.now.getTime() < WEEK_MS
  if (!isLate && !isClose) return undefined
  return next
    ? `It is too late for another match now. The next pairing is on ${longDate(next, plan.timeZone)}.`
    : 'It is too late for another match now. The next pairing brings one.'
}
