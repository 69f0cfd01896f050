import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import { isByHand, type Plan } from '../../shared/programme'
import { nextOccurrence, roundDays } from '../platform/jobs/plan.rules'

const DAY_MS = 86_400_000
/** After a round was shown, by how long rounds last (35 days of a month's): who waits longer is told of the next round instead. */
const LONGEST = 1.25
/** So long before the next round too little time is left to meet: a week, or a quarter of a round that is shorter than a month's. */
const CLOSE = 0.25
const CLOSE_DAYS = 7

interface OfRound {
  now: Date
  monthTaken?: string | undefined
  /** When its people were shown their matches. */
  publishedAt: Date | null
}

/** It is too late to give anybody another match; when the next round is, if that is known. */
export interface RescueOver {
  next: Date | undefined
  timeZone: string
}

/** Whether it is too late to give anybody another match; undefined while it is not. */
export function whenOver(plan: Plan, { publishedAt, ...at }: OfRound): RescueOver | undefined {
  const found = nextOccurrence(plan, at)
  // By hand, the day of the next round may be that of this one, of a group alone, made before it.
  const isThis = publishedAt && publishedAt.getTime() >= (plan.nextRoundAt?.getTime() ?? 0)
  const next = isByHand(plan) && isThis ? undefined : found
  const roundMs = roundDays(plan) * DAY_MS
  const isLate = publishedAt !== null && at.now.getTime() - publishedAt.getTime() > LONGEST * roundMs
  const closeMs = Math.min(CLOSE_DAYS * DAY_MS, CLOSE * roundMs)
  const isClose = next !== undefined && next.getTime() - at.now.getTime() < closeMs
  if (!isLate && !isClose) return undefined
  return { next, timeZone: plan.timeZone }
}

/** Why it is too late, for the people concerned; empty while it is not. */
export function tooLateInWords(
  { dates, reminders: { stranded } }: MailWords,
  over: RescueOver | undefined,
): string {
  if (!over) return ''
  return over.next ? stranded.tooLateUntil(dates.longDay(over.next, over.timeZone)) : stranded.tooLate
}

/** Why it is too late to give anybody another match, in English; undefined while it is not. */
export const rescueOver = (plan: Plan, ofRound: OfRound): string | undefined =>
  tooLateInWords(wordsIn('en').mail, whenOver(plan, ofRound)) || undefined
