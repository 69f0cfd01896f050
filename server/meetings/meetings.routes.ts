import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/meetings'
import { getInvite } from '../../shared/contract/pairings'
import type { Context } from '../platform/context/context'
import { existingId, route } from '../platform/http/route'
import { bookMeeting, cancelMeeting } from './book-meeting'
import { suggestOtherTimes, suggestSlots } from './suggest-slots'
import type { ServerWords } from '../../languages/words'
import { coffeeSlots } from '../../shared/coffee-slots'
import { hasLeft, nameOrAddress } from '../../shared/person-name'
import { othersOf } from '../../shared/match-sides'
import { instantOf, today } from '../platform/context/clock'
import { contextForProgramme } from '../platform/context/programmes'
import { HttpError, notFound } from '../platform/http/errors'
import { localizedAbout, wordsAbout } from '../platform/http/language'
import { starterFor } from '../pairings/conversation-starters'
import { assertNotCalledOff } from '../pairings/matches.actions'
import { findOwnMatch } from '../pairings/matches.queries'
import { calendarWith, unquoted } from './invitation.rules'
import { inviteesById } from './guests.queries'

/** When the people of a match meet. */
export function meetingRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getSlots, ({ caller, params, words }) =>
    suggestSlots(context, caller.userId, existingId(params.id, 'match'), words),
  )

  route(server, calls.getOtherTimes, ({ caller, params }) =>
    suggestOtherTimes(context, caller.userId, existingId(params.id, 'match')),
  )

  route(server, calls.bookMeeting, async ({ caller, params, body, request }) => ({
    meeting: await bookMeeting(context, caller.userId, existingId(params.id, 'match'), body, {
      arrivedAt: request.arrivedAt,
      mayBeOver: true,
    }),
  }))

  route(server, calls.cancelMeeting, async ({ caller, params }) => ({
    meeting: await cancelMeeting(context, caller.userId, existingId(params.id, 'match')),
  }))

  route(server, getInvite, async ({ caller, params, query, reply, words }) => {
    const id = existingId(params.id, 'match')
    return reply
      .type('text/calendar; charset=utf-8; method=REQUEST')
      .header('content-disposition', 'attachment; filename="coffee-chat.ics"')
      .send(await downloadInvitation(context, caller, id, { start: query.start, words }))
  })
}

/**
 * A calendar invitation for the people of the caller's match.
 * @param start ISO 8601 with offset; if missing, the first of next week's slots, in the product's time zone
 * @throws 404 not the caller's match; 409 the partner was erased, or it was called off; 400 a start that is not in this century
 */
async function downloadInvitation(
  outer: Context,
  caller: { userId: string; email: string },
  id: string,
  { start, words: asked }: { start?: string | undefined; words: ServerWords },
) {
  const match = await findOwnMatch(outer.db, caller.userId, id)
  if (!match) throw notFound('match')
  assertNotCalledOff(match)
  const others = othersOf(match).filter((other) => !hasLeft(other))
  const context = contextForProgramme(outer, match.programmeId)
  if (others.length === 0)
    throw new HttpError(
      409,
      'match_left',
      localizedAbout(context, (w) => w.meetings.nobodyToInvite),
    )
  const words = wordsAbout(asked, context).mail
  const { clock, config } = context
  const [person] = await inviteesById(context.db, [caller.userId], { matchId: id, day: today(clock) })
  const own = person ? nameOrAddress(person) : ''
  const [slot] = coffeeSlots(today(clock))
  const begins = start
    ? new Date(start)
    : instantOf(slot?.day as string, slot?.time as string, clock.timeZone)
  const year = begins.getUTCFullYear()
  // A calendar file has four digits for the year, and a chat in another century is a mistake.
  if (!(year >= 2000 && year < 2100)) throw new HttpError(400, 'invalid_input', (w) => w.meetings.thisCentury)
  return calendarWith('REQUEST', {
    id: `${match.id}@${config.appUrl.hostname}`,
    stamp: clock.now(),
    start: begins,
    end: new Date(begins.getTime() + context.programme.settings.minutes * 60_000),
    summary: words.meetings.calendar.chat(
      words.listed([own, ...others.map(nameOrAddress)].map(words.isolated)),
    ),
    description: [
      words.meetings.calendar.ofTheMonth,
      words.meetings.calendar.toBegin(starterFor(context, words, match.opening)),
      new URL('/matches', config.appUrl).href,
    ].join('\n'),
    url: new URL('/matches', config.appUrl).href,
    organizer: { name: 'Cup of Joe', email: config.contactEmail },
    attendees: [
      { email: caller.email, name: unquoted(own), rsvp: true },
      ...others.map((other) => ({ email: other.email, name: unquoted(nameOrAddress(other)), rsvp: true })),
    ],
  })
}
