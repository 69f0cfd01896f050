import { type ConnectionStatus, type MatchStatus, UNDO_MS } from '../../shared/limits'
import type { Context } from '../context/context'
import { HttpError, notFound } from '../http/errors'
import {
  findOwnMatch,
  lockOwnMatch,
  type OwnMatchAnswer,
  takeFeedbackBack,
  updateMatch,
} from './matches.queries'

/** An undo that was pressed in time may arrive a little later. */
const UNDO_GRACE_MS = 3000

/** A match as its person is shown it: where nothing is booked, nobody is named who would suggest a time. */
export function shownMatch({ programme }: Context, match: OwnMatchAnswer) {
  const canBook = programme.settings.booking !== 'off'
  return { ...match, canBook, organiserId: canBook ? match.organiserId : null }
}

/** @throws 409 the match was called off */
export function demandStanding({ status }: { status: MatchStatus }): void {
  if (status === 'called_off')
    throw new HttpError(
      409,
      'match_called_off',
      'This match was called off because one of the two could not make it.',
    )
}

/**
 * Says for the caller that the two met, which closes the match for them. The other one keeps it until they say so, too.
 * @throws 404 not the caller's match; 409 closed already, or called off
 */
export async function completeMatch(context: Context, userId: string, id: string): Promise<OwnMatchAnswer> {
  return changeOwnMatch(context, userId, id, (match, { own, now }) => {
    if (match.status === 'completed' && own.status === 'confirmed')
      throw new HttpError(409, 'already_done', 'This coffee chat is marked as completed already.')
    return { answer: 'confirmed', status: 'completed', completedAt: match.completedAt ?? now }
  })
}

interface Answer {
  status: ConnectionStatus
  /** Changes an earlier answer. Without it the first one stays. */
  change?: boolean | undefined
}

/**
 * Stores the person's own answer to "did you meet?", once, or changes it. When both say they met, the match is completed;
 * when one of them takes that back, it is active again.
 * @throws 404 not the caller's match; 409 answered already, called off, or too late to change it
 */
export async function answerConnection(
  context: Context,
  userId: string,
  id: string,
  { status: answer, change = false }: Answer,
): Promise<OwnMatchAnswer> {
  return changeOwnMatch(context, userId, id, (match, { own, other, now, isOver }) => {
    if (own.status === answer && change) return null
    if (own.status !== 'pending') {
      if (!change) throw new HttpError(409, 'already_done', 'You have answered this already.')
      demandInTime(answer, { isOver, age: now.getTime() - (own.at?.getTime() ?? 0) })
    }
    if (answer === 'confirmed' && other === 'confirmed' && match.status === 'active')
      return { answer, status: 'completed', completedAt: now }
    if (own.status === 'confirmed') return { answer, status: 'active', completedAt: null }
    return { answer }
  })
}

/** @throws 409 an answer can be taken back for ten seconds, and changed while the pairing is active */
function demandInTime(answer: ConnectionStatus, { isOver, age }: { isOver: boolean; age: number }): void {
  if (answer === 'pending' && age > UNDO_MS + UNDO_GRACE_MS)
    throw new HttpError(
      409,
      'undo_over',
      'It is too late to take this back. You can still change your answer.',
    )
  if (answer !== 'pending' && isOver)
    throw new HttpError(
      409,
      'pairing_completed',
      'This month is completed, so your answer can no longer be changed.',
    )
}

type Match = NonNullable<Awaited<ReturnType<typeof lockOwnMatch>>>

/** Changes the caller's side of their match, which is locked; `decide` returns null to leave it. @throws 404, 409 */
function changeOwnMatch(
  { db, clock }: Context,
  userId: string,
  id: string,
  decide: (
    match: Match['match'],
    sides: {
      own: { status: ConnectionStatus; at: Date | null }
      other: ConnectionStatus
      now: Date
      /** The pairing is completed. */
      isOver: boolean
    },
  ) => { answer: ConnectionStatus; status?: MatchStatus; completedAt?: Date | null } | null,
): Promise<OwnMatchAnswer> {
  return db.transaction(async (tx) => {
    const found = await lockOwnMatch(tx, userId, id)
    if (!found) throw notFound('The match')
    const { match, isOver } = found
    demandStanding(match)
    const isFirst = match.user1Id === userId
    const first = { status: match.user1ConnectionStatus, at: match.user1ConfirmedAt }
    const second = { status: match.user2ConnectionStatus, at: match.user2ConfirmedAt }
    const now = clock.now()
    const [own, other] = isFirst ? [first, second] : [second, first]
    const decided = decide(match, { own, other: other.status, now, isOver })
    if (decided) {
      const { answer, ...state } = decided
      const at = answer === 'pending' ? null : now
      const side = isFirst
        ? { user1ConnectionStatus: answer, user1ConfirmedAt: at }
        : { user2ConnectionStatus: answer, user2ConfirmedAt: at }
      await updateMatch(tx, id, { ...side, ...state })
      if (answer !== 'confirmed') await takeFeedbackBack(tx, id, userId)
    }
    return (await findOwnMatch(tx, userId, id)) as OwnMatchAnswer
  })
}
