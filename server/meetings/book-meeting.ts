import { randomBytes } from 'node:crypto'
import type { Meeting } from '../../shared/contract/meetings'
import type { MatchStatus, MEETING_REPLIES, PairingStatus } from '../../shared/limits'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { HttpError, type Localized, notFound } from '../platform/http/errors'
import { localizedAbout } from '../platform/http/language'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../platform/http/limits'
import { assertNotCalledOff, contextForMatch } from '../pairings/matches.actions'
import { answersIn, findOwnMatch, toMeeting } from '../pairings/matches.queries'
import {
  emitMeetingEvents,
  invitationId,
  invitationValues,
  invite,
  mailTo,
  queueMails,
  whenInWords,
} from './invite'
import {
  dateChange,
  findMeetingOf,
  lockMatchToBook,
  type MeetingRow,
  sequenceOf,
  storeMeeting,
  storeReply,
} from './meetings.queries'
import { LATEST_DAYS, planMatches, toCome } from './plan-matches'
import { assertBooking, assertFree, assertTakingPart, assertToMeetAgain } from './taking-part'
import { namesInMail } from '../mail/mailto'
import type { Freeze } from '../mail/engine/queue-mailing.queries'
import { guestsOf } from './guests.queries'
import { declinedSnapshot } from './no-time.email'
import { planMail } from './plan-in-mail'

const QUARTER_MS = 15 * 60_000

/** Bookings and moves of one person: each mails the others, and nobody may flood them. */
const MOST_A_DAY = 20
const TOO_OFTEN: LocalizedWait = (w) => w.meetings.tooMany
const bookings = (context: Context) => createLimiter(context, 'meeting', MOST_A_DAY, 86_400)

/**
 * Books the time at which the people of the caller's match meet, or moves it, and invites all of them. Those of an earlier match meet again.
 * @throws 404 not the caller's match; 400 a time that can't be; 409 changed meanwhile, the match is over, somebody does not
 * take part, has another coffee then, or the programme books nothing; 429 too often
 */
export async function bookMeeting(
  outer: Context,
  userId: string,
  matchId: string,
  { start, sequence }: { start: string; sequence?: number | null | undefined },
  { arrivedAt = outer.clock.now(), mayBeOver = false } = {},
): Promise<Meeting> {
  const context = await contextForMatch(outer, matchId)
  assertBooking(context)
  // Of many who book at once, all have seen what was there before the first: without a number, what was there when they came.
  // What has changed since then they have not seen either.
  const seen = sequence === undefined ? await sequenceOf(context.db, matchId) : sequence
  await countTry(bookings(context), clientKey(userId), TOO_OFTEN)
  const startsAt = new Date(start)
  const endsAt = new Date(startsAt.getTime() + context.programme.settings.minutes * 60_000)
  return changeMeeting(context, async (tx) => {
    const { match, meeting, replies, pairingStatus } = await lockMeeting(tx, userId, matchId)
    const now = context.clock.now()
    const booked = toCome(meeting, now)
    // What is booked can be moved, also of a match that is over.
    if (mayBeOver || booked) assertNotCalledOff(match)
    else assertOpen(match, pairingStatus)
    assertPossible(startsAt, now)
    const day = today(context.clock)
    const ids = (await answersIn(tx, matchId)).map(({ id }) => id)
    const people = await assertTakingPart(tx, { userId, ids, matchId, day })
    if (!booked && !isOpen(match, pairingStatus)) await assertToMeetAgain(tx, people, day)
    const isUnseen = sequence === undefined && meeting && meeting.changedAt > arrivedAt
    if (meeting && (meeting.sequence !== seen || isUnseen))
      throw changed(context, meeting, replies, people.own.timeZone ?? context.clock.timeZone)
    if (booked?.startsAt.getTime() === startsAt.getTime()) return { row: booked, replies }
    await assertFree(tx, ids, { matchId, startsAt, endsAt, timeZone: context.clock.timeZone })
    // A coffee that was had stays in their calendars.
    const isPast = meeting?.state === 'booked' && !booked
    const stored = await storeMeeting(tx, {
      matchId,
      startsAt,
      endsAt,
      state: 'booked',
      sequence: meeting ? meeting.sequence + 1 : 0,
      uid: meeting && !isPast ? meeting.uid : randomBytes(16).toString('hex'),
      bookedBy: userId,
      changedAt: now,
      createdAt: now,
    })
    const description = await findOwnMatch(tx, userId, matchId)
    await invite(context, tx, booked ? 'moved' : 'booked', [{ meeting: stored, description }])
    return { row: stored }
  })
}

/** Nobody has seen a change before it is committed, so that is its moment. `work` returns replies of what it leaves as it was. */
async function changeMeeting(
  context: Context,
  work: (tx: Transaction) => Promise<{ row: MeetingRow; replies?: Meeting['replies'] }>,
): Promise<Meeting> {
  const { row, replies } = await context.db.transaction(work)
  if (!replies) await dateChange(context.db, row, context.clock.now())
  return toMeeting(row, replies ?? [])
}

const isOpen = (match: { status: MatchStatus }, pairingStatus: PairingStatus) =>
  match.status === 'active' && pairingStatus === 'active'

/** @throws 409 the match was called off or is over */
export function assertOpen(match: { status: MatchStatus }, pairingStatus: PairingStatus): void {
  assertNotCalledOff(match)
  if (!isOpen(match, pairingStatus)) throw new HttpError(409, 'match_over', (w) => w.meetings.over)
}

/** Cancels the time that is booked, and tells all. @throws 404 not the caller's match; 409 nothing is booked */
export async function cancelMeeting(outer: Context, userId: string, matchId: string): Promise<Meeting> {
  const context = await contextForMatch(outer, matchId)
  return changeMeeting(context, async (tx) => {
    const { match, meeting, pairingStatus } = await lockMeeting(tx, userId, matchId)
    const booked = toCome(meeting, context.clock.now())
    if (!booked) throw new HttpError(409, 'no_meeting', (w) => w.meetings.nothingBooked)
    const cancelled = await storeCancelled(context, tx, userId, booked)
    await tellCancelled(context, tx, userId, { meeting: cancelled, canPlan: isOpen(match, pairingStatus) })
    return { row: cancelled }
  })
}

const storeCancelled = (context: Context, tx: Transaction, userId: string, booked: MeetingRow) =>
  storeMeeting(tx, {
    ...booked,
    state: 'cancelled',
    sequence: booked.sequence + 1,
    bookedBy: userId,
    changedAt: context.clock.now(),
  })

/** @param told also whether another time can be booked by a link */
async function tellCancelled(
  context: Context,
  tx: Transaction,
  userId: string,
  told: { meeting: MeetingRow; canPlan: boolean },
): Promise<void> {
  const description = await findOwnMatch(tx, userId, told.meeting.matchId ?? '')
  await invite(context, tx, 'cancelled', [{ ...told, description }])
}

/** What somebody's calendar replies to an invitation. */
export interface CalendarReply {
  uid: string
  sequence: number
  email: string
  reply: (typeof MEETING_REPLIES)[number] | 'declined'
}

/**
 * Stores what somebody's calendar replied, for the others to see. To decline is to cancel, and the mail that tells all offers other times.
 * A reply about an earlier time, or one that is past, changes nothing. False: this person has no such meeting.
 */
export async function takeReply(
  outer: Context,
  tx: Transaction,
  { uid, sequence, email, reply }: CalendarReply,
): Promise<boolean> {
  await lock(tx, BOOKING_LOCK)
  const found = await findMeetingOf(tx, uid, email)
  if (!found) return false
  const { userId } = found
  const { matchId } = found.meeting
  // Of a match that was deleted nothing is left to answer.
  if (matchId === null) return true
  const context = await contextForMatch(outer, matchId)
  const locked = await lockMatchToBook(tx, userId, matchId)
  const booked = locked ? toCome(locked.meeting, context.clock.now()) : undefined
  if (!locked || booked?.sequence !== sequence) return true
  if (reply !== 'declined') {
    await storeReply(tx, booked, userId, reply)
    return true
  }
  const cancelled = await storeCancelled(context, tx, userId, booked)
  const { match, pairingStatus } = locked
  const isTold = isOpen(match, pairingStatus) && (await offerOtherTimes(context, tx, cancelled, userId))
  if (!isTold) await tellCancelled(context, tx, userId, { meeting: cancelled, canPlan: false })
  return true
}

/** The lock keeps an erasure from missing the names that are about to be mailed. */
async function lockMeeting(tx: Transaction, userId: string, matchId: string) {
  await lock(tx, BOOKING_LOCK)
  const locked = await lockMatchToBook(tx, userId, matchId)
  if (!locked) throw notFound('match')
  return locked
}

function assertPossible(startsAt: Date, now: Date): void {
  const time = startsAt.getTime()
  if (time % QUARTER_MS !== 0) throw refusal((w) => w.meetings.quarterHour)
  if (time <= now.getTime()) throw refusal((w) => w.meetings.past)
  if (time > now.getTime() + LATEST_DAYS * 86_400_000) throw refusal((w) => w.meetings.tooFar(LATEST_DAYS))
}

const refusal = (text: Localized) =>
  new HttpError(400, 'invalid_input', text, { errors: [{ path: 'start', text }] })

function changed(
  context: Context,
  row: MeetingRow,
  replies: Meeting['replies'],
  timeZone: string,
): HttpError {
  const text = localizedAbout(context, ({ meetings }, { mail }) =>
    meetings[row.state](whenInWords(mail, row.startsAt, timeZone)),
  )
  return new HttpError(409, 'meeting_changed', text, { body: { meeting: toMeeting(row, replies) } })
}

/**
 * Tells the people of a match that the calendar of one of them has declined the time that was booked, by one mail: it cancels
 * the time in their calendars, and offers others. False, and nobody is told, where no other can be booked.
 */
async function offerOtherTimes(
  context: Context,
  tx: Transaction,
  meeting: MeetingRow,
  declinedBy: string,
): Promise<boolean> {
  const { clock, config } = context
  const matchId = meeting.matchId ?? ''
  const plan = (await planMatches(context, tx, [matchId])).get(matchId)
  const guests = (await guestsOf(tx, [meeting], today(clock)))(meeting)
  if (!plan || !guests.every(({ takesPart }) => takesPart)) return false
  const invitation = invitationValues(context, { meeting }, guests)
  await emitMeetingEvents(context, tx, 'meeting.cancelled', clock.now(), [{ meeting, guests }])
  const mails = guests.map((person) => {
    const who = guests.find(({ id }) => id === declinedBy && id !== person.id)
    return {
      ...planMail(context, plan, person.id, (words) => {
        const { personal } = words.meetings.changes.cancelled
        const { subject, when } = mailTo(context, words, { meeting, guests }, person, personal).values
        return {
          ...(who && { partnerName: namesInMail(words, [who]) }),
          ...invitation(words),
          subject,
          when,
          hasDeclined: person.id === declinedBy ? 'yes' : '',
          matchId,
        }
      }),
      messageId: invitationId(context, meeting, person.id),
    }
  })
  const title = 'Your coffee needs another time'
  const snapshot: Freeze = (words) => declinedSnapshot(config, words)
  await queueMails(context, tx, { title, snapshot }, mails)
  return true
}
