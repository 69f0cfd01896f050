import { failureReason, MOST_TRIES, type Outcome, waitSeconds } from '../delivery.rules'
import type { LeasedRow, Transition } from './rows.queries'

const UNANSWERED =
  'The connection broke after the message was handed over, before it was answered, so it is not known whether it arrived.'

/**
 * What a row becomes after a try. `random` (0 to 1) spreads the next tries;
 * with `isNobodysFault` a broken connection does not count as a try of the message.
 */
export function transitionFor(
  { id, attempt, refusals }: Pick<LeasedRow, 'id' | 'attempt' | 'refusals'>,
  outcome: Outcome,
  { now, random, isNobodysFault }: { now: Date; random: number; isNobodysFault: boolean },
): Transition {
  const row = { id, attempt }
  if (outcome.kind === 'accepted')
    return { ...row, to: 'sent', sendStatus: 'success', isDelivered: !outcome.isRelayed }
  // Whoever took the row from this instance keeps it; one whose person may no longer be mailed is looked at again.
  if (outcome.kind === 'fenced') return { ...row, to: 'waiting' }
  const fault = { errorCode: outcome.code, errorMessage: outcome.message }
  if (outcome.kind === 'uncertain')
    return { ...row, ...fault, to: 'unknown', sendStatus: 'unknown', failureReason: UNANSWERED }
  if (outcome.kind === 'away' || (outcome.kind === 'dropped' && isNobodysFault))
    return { ...row, to: 'waiting' }
  if (outcome.kind === 'refused' && outcome.isTooOften) {
    const wait = waitSeconds(1, random, outcome.retryAfterSeconds)
    return {
      ...row,
      ...fault,
      to: 'waiting',
      nextAttemptAt: new Date(now.getTime() + Math.round(wait * 1000)),
    }
  }
  const isTemporary = outcome.kind === 'dropped' || outcome.isTemporary
  if (isTemporary && refusals + 1 < MOST_TRIES) {
    const retryAfter = outcome.kind === 'refused' ? outcome.retryAfterSeconds : undefined
    const wait = waitSeconds(refusals + 1, random, retryAfter)
    return {
      ...row,
      ...fault,
      to: 'waiting',
      refused: 1,
      nextAttemptAt: new Date(now.getTime() + Math.round(wait * 1000)),
    }
  }
  return {
    ...row,
    ...fault,
    to: 'failed',
    refused: 1,
    sendStatus: outcome.sendStatus ?? 'failed',
    failureReason: failureReason(outcome),
    isSendersFault: outcome.kind === 'refused' && outcome.isSendersFault === true,
    isAddressFault: outcome.isAddressFault === true,
  }
}
