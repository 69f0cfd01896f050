import { reasonText } from '../../languages/reasons'
import type { ServerWords } from '../../languages/words'
import { type ConnectionStatus, type MatchStatus, UNDO_MS } from '../../shared/limits'
import type { Context } from '../platform/context/context'
import { contextForFoundProgramme, contextForProgramme } from '../platform/context/programmes'
import { emitEvents } from '../platform/events/emit-events'
import { HttpError, notFound } from '../platform/http/errors'
import { localizedAbout, wordsAbout } from '../platform/http/language'
import { askAfterMs } from '../platform/jobs/plan.rules'
import { starterFor } from './conversation-starters'
import {
  answersIn,
  findOwnMatch,
  lockOwnMatch,
  type OwnMatchAnswer,
  programmeIdOf,
  storeAnswer,
  takeFeedbackBack,
  updateMatch,
} from './matches.queries'
import { sidesOf } from './seats.rules'

/** An undo that was pressed in time may arrive a little later. */
const UNDO_GRACE_MS = 3000

/** The context of the programme whose match it is. */
export const contextForMatch = (context: Context, matchId: string): Promise<Context> =>
  contextForFoundProgramme(context, () => programmeIdOf(context.db, matchId))

/** A match as its person is shown it, in their words: where nothing is booked, nobody is named who would suggest a time. */
export function shownMatch(outer: Context, match: OwnMatchAnswer, words: ServerWords) {
  const context = contextForProgramme(outer, match.programmeId)
  const { mail } = wordsAbout(words, context)
  const { clock, programme } = context
  const { booking, meal, minutes } = programme.settings
  const canBook = booking !== 'off' && !match.isOff
  // The match itself, as a copy of its many fields takes longer than all the rest.
  return Object.assign(match, {
    canBook,
    meal,
    minutes,
    isAsked:
      match.meeting?.state === 'booked'
        ? Date.parse(match.meeting.end) <= clock.now().getTime()
        : clock.now().getTime() - match.toldAt.getTime() >= askAfterMs(programme.settings),
    organiserId: canBook ? match.organiserId : null,
    why: match.why.map((reason) => reasonText({ mail }, reason)),
    starter: starterFor(context, mail, match.opening),
    place: match.place === '' ? mail.meetings.toBeAgreed : match.place,
  })
}

/** @throws 409 the match was called off */
export function assertNotCalledOff({ status }: { status: MatchStatus }): void {
  if (status === 'called_off') throw new HttpError(409, 'match_called_off', (w) => w.pairings.calledOff)
}

/**
 * Says for the caller that they met, which closes the match for them. The others keep it until they say so, too.
 * @throws 404 not the caller's match; 409 closed already, or called off
 */
export async function completeMatch(context: Context, userId: string, id: string): Promise<OwnMatchAnswer> {
  return changeOwnMatch(context, userId, id, (match, { own, now, programmeId }) => {
    if (own.answer === 'confirmed') {
      const programme = contextForProgramme(context, programmeId)
      throw new HttpError(
        409,
        'already_done',
        localizedAbout(programme, (w) => w.pairings.markedCompleted),
      )
    }
    return theyMet(match, now)
  })
}

/** One act, by whichever button: it closes the match for the person who says so. */
const theyMet = ({ completedAt }: { completedAt: Date | null }, now: Date) => ({
  answer: 'confirmed' as const,
  status: 'completed' as const,
  completedAt: completedAt ?? now,
})

interface Answer {
  status: ConnectionStatus
  /** Changes an earlier answer. Without it the first one stays. */
  change?: boolean | undefined
}

/**
 * Stores the person's own answer to "did you meet?", once, or changes it. Saying that they met is what completing the match is;
 * to take that back concerns one's own answer only: the match stays completed while another one says so.
 * @throws 404 not the caller's match; 409 answered already, called off, or too late to change it
 */
export async function answerConnection(
  context: Context,
  userId: string,
  id: string,
  { status: answer, change = false }: Answer,
): Promise<OwnMatchAnswer> {
  return changeOwnMatch(context, userId, id, (match, { own, others, now, isOver, programmeId }) => {
    if (own.answer === answer && change) return null
    if (own.answer !== 'pending') {
      if (!change) throw new HttpError(409, 'already_done', (w) => w.pairings.answeredAlready)
      assertInTime(contextForProgramme(context, programmeId), answer, {
        isOver,
        age: now.getTime() - (own.answeredAt?.getTime() ?? 0),
      })
    }
    if (answer === 'confirmed') return theyMet(match, now)
    const isLast = own.answer === 'confirmed' && !others.some((other) => other.answer === 'confirmed')
    return isLast ? { answer, status: 'active', completedAt: null } : { answer }
  })
}

/** @throws 409 an answer can be taken back for ten seconds, and changed while the pairing is active */
function assertInTime(
  context: Context,
  answer: ConnectionStatus,
  { isOver, age }: { isOver: boolean; age: number },
): void {
  if (answer === 'pending' && age > UNDO_MS + UNDO_GRACE_MS)
    throw new HttpError(409, 'undo_over', (w) => w.pairings.tooLateToUndo)
  if (answer !== 'pending' && isOver)
    throw new HttpError(
      409,
      'pairing_completed',
      localizedAbout(context, (w) => w.pairings.monthCompleted),
    )
}

type Match = NonNullable<Awaited<ReturnType<typeof lockOwnMatch>>>
type AnswerOf = Awaited<ReturnType<typeof answersIn>>[number]

/** Changes the caller's answer in their match, which is locked; `decide` returns null to leave it. @throws 404, 409 */
function changeOwnMatch(
  { db, clock, plugins }: Context,
  userId: string,
  id: string,
  /** @param answers `isOver`: the pairing is completed */
  decide: (
    match: Match['match'],
    answers: ReturnType<typeof sidesOf<AnswerOf>> & { now: Date; isOver: boolean; programmeId: string },
  ) => { answer: ConnectionStatus; status?: MatchStatus; completedAt?: Date | null } | null,
): Promise<OwnMatchAnswer> {
  return db.transaction(async (tx) => {
    const found = await lockOwnMatch(tx, userId, id)
    if (!found) throw notFound('match')
    const { match, pairingStatus, programmeId } = found
    assertNotCalledOff(match)
    const now = clock.now()
    const people = await answersIn(tx, id)
    const decided = decide(match, {
      ...sidesOf({ people }, userId),
      now,
      isOver: pairingStatus === 'completed',
      programmeId,
    })
    if (decided) {
      const { answer, ...state } = decided
      const answeredAt = answer === 'pending' ? null : now
      await storeAnswer(tx, id, userId, { answer, answeredAt })
      if (state.status) await updateMatch(tx, id, state)
      if (state.status === 'completed' && match.status !== 'completed')
        await emitEvents({ plugins }, tx, 'match.met', now, [
          { match: id, round: match.pairingId, people: people.map((each) => ({ id: each.id })) },
        ])
      if (answer !== 'confirmed') await takeFeedbackBack(tx, id, userId)
    }
    return (await findOwnMatch(tx, userId, id)) as OwnMatchAnswer
  })
}
