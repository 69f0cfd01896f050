import type { ConnectionAnswer, MatchStatus } from '../../shared/limits'
import type { Context } from '../context/context'
import { HttpError, notFound } from '../http/errors'
import { findOwnMatch, lockOwnMatch, type OwnMatchAnswer, updateMatch } from './matches.queries'

/** @throws 409 the match was called off */
export function demandStanding({ status }: { status: MatchStatus }): void {
  if (status === 'called_off')
    throw new HttpError(
      409,
      'match_called_off',
      'This match was called off because one of the two could not make it.',
    )
}

/** Marks the caller's match as completed. @throws 404 not the caller's match; 409 completed already, or called off */
export async function completeMatch(context: Context, userId: string, id: string): Promise<OwnMatchAnswer> {
  return context.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, userId, id)
    if (!match) throw notFound('The match')
    demandStanding(match)
    if (match.status === 'completed')
      throw new HttpError(409, 'already_done', 'This coffee chat is marked as completed already.')
    await updateMatch(tx, id, { status: 'completed', completedAt: context.clock.now() })
    return (await findOwnMatch(tx, userId, id)) as OwnMatchAnswer
  })
}

/**
 * Stores the person's own answer to "did you meet?", once. When both say they met, the match is completed.
 * @throws 404 not the caller's match; 409 answered already, or called off
 */
export async function answerConnection(
  context: Context,
  userId: string,
  id: string,
  status: ConnectionAnswer,
): Promise<OwnMatchAnswer> {
  return context.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, userId, id)
    if (!match) throw notFound('The match')
    demandStanding(match)
    const isFirst = match.user1Id === userId
    if ((isFirst ? match.user1ConnectionStatus : match.user2ConnectionStatus) !== 'pending') {
      throw new HttpError(409, 'already_done', 'You have answered this already.')
    }
    const now = context.clock.now()
    const other = isFirst ? match.user2ConnectionStatus : match.user1ConnectionStatus
    const bothMet = status === 'confirmed' && other === 'confirmed' && match.status === 'active'
    await updateMatch(tx, id, {
      ...(isFirst
        ? { user1ConnectionStatus: status, user1ConfirmedAt: now }
        : { user2ConnectionStatus: status, user2ConfirmedAt: now }),
      ...(bothMet && { status: 'completed', completedAt: now }),
    })
    return (await findOwnMatch(tx, userId, id)) as OwnMatchAnswer
  })
}
