import type { getPlan } from '../../../shared/contract/mail'
import type { bookMeeting as bookContract, Meeting } from '../../../shared/contract/meetings'
import type { Answer, ParsedBody } from '../../../shared/endpoint'
import { fullName } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { bookMeeting, cancelMeeting, demandOpen } from '../../meetings/book-meeting'
import { toCome } from '../../meetings/plan-matches'
import { sidesOf } from '../../pairings/seats.rules'
import { offerTo, planOf } from '../../meetings/suggest-slots'
import { demandBooking, demandTakingPart } from '../../meetings/taking-part'
import { toMeeting } from '../../pairings/matches.queries'
import { noteActivity } from '../../sign-in/sessions.queries'
import { findLinkedMatch } from './mail-links.queries'
import { findActivePerson, readLink } from './mail-links'

/** @throws 404 the link is for something else, or its person was erased; 403 their account is turned off */
async function readPlanLink(context: Context, token: string): Promise<{ userId: string; matchId: string }> {
  const link = readLink(context, token)
  if (link.purpose !== 'plan') throw new HttpError(404, 'invalid_link', 'This link is for something else.')
  await findActivePerson(context, link.userId)
  return link
}

/**
 * What a link plans: the time that is booked, or times to book. Changes nothing.
 * @throws 404 no such link, or the match is gone; 409 it is over, somebody does not take part, or nothing is booked here
 */
export async function describePlan(
  context: Context,
  { token, start }: { token: string; start?: string | undefined },
): Promise<Answer<typeof getPlan>> {
  const { userId, matchId } = await readPlanLink(context, token)
  const { clock, db } = context
  const found = await findLinkedMatch(db, matchId)
  if (!found?.people.some(({ id }) => id === userId))
    throw new HttpError(
      404,
      'not_found',
      'This match is gone: the round was changed. Your page has the newest.',
    )
  const { match, pairingStatus, people, meeting } = found
  demandOpen(match, pairingStatus)
  await demandTakingPart(db, { userId, ids: people.map(({ id }) => id), day: today(clock) })
  const now = clock.now()
  const booked = toCome(meeting, now)
  if (!booked) demandBooking(context)
  const { own, others } = sidesOf(found, userId)
  const [partner = own, third] = others
  const plan = await planOf(context, matchId)
  const at = start === undefined ? undefined : new Date(start)
  return {
    firstName: own.firstName,
    partnerName: fullName(partner),
    thirdName: third ? fullName(third) : null,
    timeZone: own.timeZone ?? clock.timeZone,
    meeting: booked ? toMeeting(booked, found.replies) : null,
    sequence: meeting?.sequence ?? null,
    picked:
      at && plan
        ? {
            start: at.toISOString(),
            state: at <= now ? 'past' : plan.fits(at.getTime()) ? 'free' : 'unsuitable',
          }
        : null,
    ...(plan
      ? offerTo(userId, plan, clock)
      : {
          slots: [],
          partnerTimeZone: partner.timeZone ?? clock.timeZone,
          ...(third && { thirdTimeZone: third.timeZone ?? clock.timeZone }),
        }),
  }
}

/** Books or moves the coffee of a link's person. @throws as bookMeeting does, or 404 no such link */
export async function bookByLink(
  context: Context,
  token: string,
  wanted: ParsedBody<typeof bookContract>,
): Promise<Meeting> {
  const { userId, matchId } = await readPlanLink(context, token)
  const meeting = await bookMeeting(context, userId, matchId, wanted)
  await noteActivity(context.db, userId, context.clock.now())
  return meeting
}

/** Cancels the coffee of a link's person. @throws as cancelMeeting does, or 404 no such link */
export async function cancelByLink(context: Context, token: string): Promise<Meeting> {
  const { userId, matchId } = await readPlanLink(context, token)
  const meeting = await cancelMeeting(context, userId, matchId)
  await noteActivity(context.db, userId, context.clock.now())
  return meeting
}
