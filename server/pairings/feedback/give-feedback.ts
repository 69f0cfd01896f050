import type { BodyOf } from '../../../shared/endpoint'
import type { giveFeedback as contract } from '../../../shared/contract/pairings'
import { currentMonth } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError, notFound } from '../../platform/http/errors'
import { assertNotCalledOff } from '../matches.actions'
import { findOwnMatch, lockOwnMatch, type OwnMatchAnswer } from '../matches.queries'
import { makeBatches, storeFeedback } from './feedback.queries'

/**
 * Stores what the caller gives their match, or changes it; it is shown as soon as it makes a batch with that of others.
 * @throws 404 not the caller's match; 409 called off, they have not said that they met, or it is shown already
 */
export async function giveFeedback(
  { db, clock }: Context,
  userId: string,
  id: string,
  { beans, line, mayBeQuoted }: Required<BodyOf<typeof contract>>,
): Promise<OwnMatchAnswer> {
  return db.transaction(async (tx) => {
    const match = (await lockOwnMatch(tx, userId, id)) && (await findOwnMatch(tx, userId, id))
    if (!match) throw notFound('match')
    assertNotCalledOff(match)
    if (match.ownStatus !== 'confirmed') throw new HttpError(409, 'not_met', (w) => w.pairings.sayThatYouMet)
    if (!match.canGiveFeedback) throw new HttpError(409, 'feedback_shown', (w) => w.pairings.feedbackShown)
    const { month } = match
    await storeFeedback(tx, { matchId: id, userId, month, beans, line, mayBeQuoted, givenAt: clock.now() })
    await makeBatches(tx, currentMonth(clock), month)
    return (await findOwnMatch(tx, userId, id)) as OwnMatchAnswer
  })
}

/** Shows what was left of months that are over, where it is of five people together. Returns the number of batches. */
export const showWaitingFeedback = ({ db, clock }: Context): Promise<number> =>
  db.transaction((tx) => makeBatches(tx, currentMonth(clock)))
