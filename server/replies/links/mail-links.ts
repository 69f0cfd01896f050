import type { ConnectionAnswer, ParticipationStatus, UnsubscribeChoice } from '../../../shared/limits'
import { fullName, inWords } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import { HttpError, type Localized } from '../../platform/http/errors'
import { localizedAbout } from '../../platform/http/language'
import { answerConnection, contextForMatch } from '../../pairings/matches.actions'
import {
  answerAsk,
  pauseAtLeast,
  skipNextRound,
  updateParticipation,
} from '../../people/participation/participation.actions'
import { type MailLink, readLinkToken } from '../../mail/link-token'
import { sidesOf } from '../../pairings/seats.rules'
import { noteActivity } from '../../sign-in/sessions.queries'
import { assertActive } from '../../sign-in/sign-in.actions'
import { findLinkedMatch, findLinkedPerson } from './mail-links.queries'
import { readAnswer } from '../../people/participation/asks.queries'

const INVALID: Localized = (w) => w.replies.invalid

const EXPIRED: Localized = (w) => w.replies.expired

/** What a link is for. @throws 404 */
export function readLink(context: Context, token: string): MailLink {
  const link = readLinkToken(context.secret, token, context.clock.now())
  if (!link) throw new HttpError(404, 'invalid_link', INVALID)
  if (link === 'expired') throw new HttpError(404, 'invalid_link', EXPIRED)
  return link
}

/** The person of a link. @throws 404 they were erased */
export async function findPerson(context: Context, userId: string) {
  const person = await findLinkedPerson(context.db, userId, today(context.clock))
  if (!person) throw new HttpError(404, 'invalid_link', INVALID)
  return person
}

/** Finds the active person behind a link that acts for them. @throws 404; 403 their account is turned off */
export async function findActivePerson(context: Context, userId: string) {
  const person = await findPerson(context, userId)
  assertActive(person)
  return person
}

/** What a link is for, so that its page can say so. Changes nothing. @throws 404; 403 their account is turned off */
export async function describeLink(context: Context, token: string) {
  const link = readLink(context, token)
  const { purpose } = link
  if (purpose === 'unsubscribe') {
    const person = await findPerson(context, link.userId)
    return {
      purpose,
      ...person,
      saidIn: await readAnswer(context.db, link.userId, link.programmeId ?? context.programme.id),
      meal: context.programme.settings.meal,
      partnerName: null,
      month: null,
      ownStatus: null,
    }
  }
  const person = await findActivePerson(context, link.userId)
  if (purpose === 'plan') throw new HttpError(404, 'invalid_link', INVALID)
  const match = await findLinkedMatch(context.db, link.matchId)
  if (!match?.people.some(({ id }) => id === link.userId)) throw new HttpError(404, 'invalid_link', INVALID)
  const { own, others } = sidesOf(match, link.userId)
  return {
    purpose,
    ...person,
    saidIn: null,
    meal: (await contextForMatch(context, link.matchId)).programme.settings.meal,
    partnerName: inWords(others.map(fullName)),
    month: match.day === null ? match.month : null,
    ownStatus: own.answer,
  }
}

/** Answers "did you meet?" for the link's person. @throws 404; 403 their account is turned off; 409 answered before */
export async function answerMet(
  context: Context,
  token: string,
  status: ConnectionAnswer,
): Promise<Localized> {
  const link = readLink(context, token)
  if (link.purpose !== 'met') throw new HttpError(404, 'invalid_link', INVALID)
  return answerFor(context, link, status)
}

/** Stores the answer of a known person. @throws as answerMet does */
export async function answerFor(
  context: Context,
  { userId, matchId }: { userId: string; matchId: string },
  status: ConnectionAnswer,
): Promise<Localized> {
  await findActivePerson(context, userId)
  await answerConnection(context, userId, matchId, { status })
  await noteActivity(context.db, userId, context.clock.now())
  return localizedAbout(await contextForMatch(context, matchId), ({ replies }) =>
    status === 'confirmed' ? replies.met : replies.notMet,
  )
}

const ON_CHOICES = ['stay', 'skip', 'in', 'not_in'] as const satisfies UnsubscribeChoice[]
type OnChoice = (typeof ON_CHOICES)[number]

/** Stays in, sits out one round, or says whether they are in one. A link brings no paused or opted-out person back. */
async function goOn(
  context: Context,
  userId: string,
  participation: ParticipationStatus,
  choice: OnChoice,
  programmeId = context.programme.id,
): Promise<Localized> {
  if (participation !== 'active')
    return participation === 'paused' ? (w) => w.replies.staysPaused : (w) => w.replies.staysOut
  if (choice === 'stay') return (w) => w.replies.in
  if (!context.programmes().some(({ id }) => id === programmeId))
    throw new HttpError(404, 'invalid_link', EXPIRED)
  const own = contextForProgramme(context, programmeId)
  if (choice === 'skip') {
    await skipNextRound(own, userId)
    return (w) => w.replies.skipped
  }
  await answerAsk(own, userId, choice === 'in')
  return (w) => (choice === 'in' ? w.replies.saidIn : w.replies.saidNotIn)
}

/**
 * Pauses the link's person or opts them out; without a choice (one-click), opts them out. An old mail can't bring
 * anybody back: people who have opted out stay out, and a pause never becomes shorter. @throws 404
 */
export async function unsubscribe(
  context: Context,
  token: string,
  choice: UnsubscribeChoice = 'opt_out',
): Promise<Localized> {
  const link = readLink(context, token)
  if (link.purpose !== 'unsubscribe') throw new HttpError(404, 'invalid_link', INVALID)
  return chooseFor(context, link, choice)
}

/** Stores the choice of a known person. @throws as unsubscribe does */
export async function chooseFor(
  context: Context,
  { userId, programmeId }: { userId: string; programmeId?: string | undefined },
  choice: UnsubscribeChoice,
): Promise<Localized> {
  const person = await findPerson(context, userId)
  const goesOn = ON_CHOICES.find((one) => one === choice)
  if (goesOn) assertActive(person)
  await noteActivity(context.db, userId, context.clock.now())
  if (choice === 'decline') {
    // A person who joined meanwhile is not invited any more; an old mail does not take them out.
    if (person.needsProfileSetup)
      await updateParticipation(context, userId, { participationStatus: 'opted_out' })
    return (w) => w.replies.noMoreInvitations
  }
  if (goesOn) return goOn(context, userId, person.participationStatus, goesOn, programmeId)
  if (choice === 'opt_out') {
    await updateParticipation(context, userId, { participationStatus: 'opted_out' })
    return (w) => w.replies.optedOut
  }
  const months = choice === 'pause_1' ? 1 : 3
  const before = await pauseAtLeast(context, userId, months)
  if (before === 'opted_out') return (w) => w.replies.optedOutAlready
  if (before === 'paused') return (w) => w.replies.pausedLonger
  return (w) => w.replies.pausedFor[months]
}
