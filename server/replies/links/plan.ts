import type { ServerWords } from '../../../languages/words'
import type { getOtherTimesByLink, getPlan } from '../../../shared/contract/mail'
import type { bookMeeting as bookContract, Meeting } from '../../../shared/contract/meetings'
import type { Answer, ParsedBody } from '../../../shared/endpoint'
import { fullName } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { assertOpen, bookMeeting, cancelMeeting } from '../../meetings/book-meeting'
import { placeInWords } from '../../meetings/plan-in-mail'
import { type Plan, toCome } from '../../meetings/plan-matches'
import { assertNotCalledOff, contextForMatch } from '../../pairings/matches.actions'
import { sidesOf } from '../../pairings/seats.rules'
import { limitSlotReads, offerTo, otherTimesOf, planOf } from '../../meetings/suggest-slots'
import { assertBooking, assertTakingPart } from '../../meetings/taking-part'
import { toMeeting } from '../../pairings/matches.queries'
import { noteActivity } from '../../sign-in/sessions.queries'
import { findLinkedMatch } from './mail-links.queries'
import { findActivePerson, readLink } from './mail-links'

/** Who plans which match by a link. @throws 404 the link is for something else, or its person was erased; 403 their account is turned off */
export async function readPlanLink(context: Context, token: string) {
  const link = readLink(context, token)
  if (link.purpose !== 'plan') throw new HttpError(404, 'invalid_link', (w) => w.replies.otherLink)
  const { firstName } = await findActivePerson(context, link.userId)
  return { ...link, firstName }
}

/**
 * What a link plans: the time that is booked, or times to book. Changes nothing.
 * @throws 404 no such link, or the match is gone; 409 it is over, somebody does not take part, or nothing is booked here;
 * 429 too often
 */
export async function describePlan(
  outer: Context,
  { token, start }: { token: string; start?: string | undefined },
  words: ServerWords,
): Promise<Answer<typeof getPlan>> {
  const { context, userId, matchId, found } = await openPlanLink(outer, token)
  const { clock } = context
  const { meal, minutes } = context.programme.settings
  const booked = toCome(found.meeting, clock.now())
  const { own, others } = sidesOf(found, userId)
  const [partner = own, ...more] = others
  const plan = await planOf(context, matchId)
  return {
    firstName: own.firstName,
    partnerName: fullName(partner),
    moreNames: more.map(fullName),
    timeZone: own.timeZone ?? clock.timeZone,
    meal,
    minutes,
    meeting: booked ? toMeeting(booked, found.replies) : null,
    place: booked ? placeInWords(words.mail, found.people, found.match.organiserId) : null,
    sequence: found.meeting?.sequence ?? null,
    picked:
      plan && start !== undefined && Date.parse(start) !== booked?.startsAt.getTime()
        ? picked(plan, new Date(start), clock.now())
        : null,
    ...(plan
      ? offerTo(userId, plan, clock, words)
      : {
          slots: [],
          partnerTimeZone: partner.timeZone ?? clock.timeZone,
          moreTimeZones: more.map(({ timeZone }) => timeZone ?? clock.timeZone),
        }),
  }
}

/** Of a time that is not offered nothing is told: otherwise, by asking for every quarter hour, one could read calendars. */
const picked = ({ allStarts }: Plan, at: Date, now: Date) => ({
  start: at.toISOString(),
  state:
    at <= now
      ? ('past' as const)
      : allStarts().includes(at.getTime())
        ? ('free' as const)
        : ('unsuitable' as const),
})

/** All other times that suit the people of a link's match. @throws as describePlan does */
export async function otherTimesByLink(
  outer: Context,
  token: string,
): Promise<Answer<typeof getOtherTimesByLink>> {
  const { context, matchId } = await openPlanLink(outer, token)
  const plan = await planOf(context, matchId)
  return plan ? otherTimesOf(plan) : { starts: [] }
}

/** The match of a link, of which times can be looked at, and the context of its programme. @throws as describePlan does */
async function openPlanLink(outer: Context, token: string) {
  const { userId, matchId } = await readPlanLink(outer, token)
  const context = await contextForMatch(outer, matchId)
  const { clock, db } = context
  const found = await findLinkedMatch(db, matchId)
  if (!found?.people.some(({ id }) => id === userId))
    throw new HttpError(404, 'not_found', (w) => w.replies.matchGone)
  await limitSlotReads(context, 'link', userId, matchId)
  const { match, pairingStatus, people, meeting } = found
  const isBooked = toCome(meeting, clock.now()) !== undefined
  // What is booked can be moved and cancelled, also of a match that is over.
  if (isBooked) assertNotCalledOff(match)
  else assertOpen(match, pairingStatus)
  await assertTakingPart(db, { userId, ids: people.map(({ id }) => id), matchId, day: today(clock) })
  if (!isBooked) assertBooking(context)
  return { context, userId, matchId, found }
}

/** Books or moves the coffee of a link's person. @throws as bookMeeting does, or 404 no such link */
export async function bookByLink(
  context: Context,
  token: string,
  wanted: ParsedBody<typeof bookContract>,
  arrivedAt: Date,
): Promise<Meeting> {
  return bookFor(context, await readPlanLink(context, token), wanted, arrivedAt)
}

/** Books for a known person. @throws as bookMeeting does */
export async function bookFor(
  context: Context,
  { userId, matchId }: { userId: string; matchId: string },
  wanted: ParsedBody<typeof bookContract>,
  arrivedAt: Date,
): Promise<Meeting> {
  const meeting = await bookMeeting(context, userId, matchId, wanted, { arrivedAt })
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
