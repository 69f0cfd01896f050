import { and, count, desc, eq, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailReason } from '../../languages/reasons'
import type { Meeting } from '../../shared/contract/meetings'
import type { ownMatch } from '../../shared/contract/pairings'
import { LANGUAGE_NAMES } from '../../shared/languages/languages'
import { MEETING_REPLIES } from '../../shared/limits'
import { mapValues, pick } from '../../shared/map-values'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import type { Queryable, Transaction } from '../platform/database/database'
import { onceFor } from '../platform/process/once-for'
import { boolean, listOf, objectOf, oneOf, optional, orNull, text } from '../platform/database/rows'
import { cutPage, readOffset, totalOf } from '../platform/http/cursor'
import { columnName } from '../tables/columns'
import { shownValues } from '../people/attributes/attributes.queries'
import { departmentNameOf } from '../tables/coverage.tables'
import { feedback } from '../tables/feedback.tables'
import { DEFAULT_PROGRAMME } from '../tables/programmes.tables'
import { newsletters } from '../tables/newsletters.tables'
import {
  isOpen,
  isPublished,
  matches,
  meetingGuests,
  meetings,
  pairings,
  peopleIn,
  seats,
} from '../tables/pairings.tables'
import { addressOf, somebodyLeft } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import type { Opening } from './conversation-starters'
import { ownKeys, placeOf } from './seats.rules'

/** A match as one of its people sees it, before the programme's settings. */
export type OwnMatchAnswer = Omit<
  z.input<typeof ownMatch>,
  'canBook' | 'isAsked' | 'meal' | 'minutes' | 'starter' | 'why'
> & {
  why: MailReason[]
  programmeId: string
  isOff: boolean
  isOver: boolean
  /** When its people were told of it: by the newsletter, else as it was shown, or made later. */
  toldAt: Date
  opening: Opening
}

/** SQL: the person's seats, each with its match and the pairing, of which its people know. */
const ofPublished = and(eq(pairings.id, matches.pairingId), isPublished)
const isMine = (userId: string | Placeholder) => sql`${seats.userId} = ${userId}`

/** SQL: the match is open for the person of the seat, and the first of the others was not erased. */
const isCurrent = sql`(${isOpen} and not exists (
  select from users mate where mate.id = (
    select other.user_id from seats other where other.match_id = ${matches.id} and other.user_id <> ${seats.userId}
    order by other.place limit 1) and mate.erased_at is not null))`

/** SQL: a match of the person that is not their current one. */
const isPast = (userId: string | Placeholder) => and(isMine(userId), sql`not ${isCurrent}`)

/** SQL: the pairing is completed. */
const isPairingOver = sql`${pairings.status} = 'completed'`.mapWith(boolean)

/** SQL: what people wrote about themselves for their match, by its names. */
const seenTexts = sql.raw(
  Object.keys(SEEN_TEXTS)
    .map((name) => `'${name}', person.${columnName(name)}`)
    .join(', '),
)

/** SQL: the people of the match in their places, as they see one another. */
const people = sql`(
  select json_agg(json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
    'email', ${addressOf('person')}, 'department', person.department, 'departmentDisplayName', ${departmentNameOf('person')},
    'attributes', ${shownValues(sql`person`)}, 'profileImageUrl', '/admin-images/' || person.profile_image, ${seenTexts}, 'meetingLink', person.meeting_link,
    'answer', seat.answer, 'answeredAt', seat.answered_at) order by seat.place)
  from seats seat join users person on person.id = seat.user_id where seat.match_id = ${matches.id})`.mapWith(
  listOf(
    objectOf({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: text,
      department: users.department,
      departmentDisplayName: orNull(text),
      attributes: listOf(text),
      profileImageUrl: orNull(text),
      ...pick(users, SEEN_TEXTS),
      meetingLink: users.meetingLink,
      answer: seats.answer,
      answeredAt: seats.answeredAt,
    }),
  ),
)

const reply = objectOf({ userId: meetingGuests.userId, reply: oneOf(...MEETING_REPLIES) })

/** SQL: what the calendars of the guests of a meeting replied. */
export const repliesTo = sql`(
  select coalesce(json_agg(json_build_object('userId', guest.user_id, 'reply', guest.reply) order by seat.place, guest.user_id), '[]')
  from meeting_guests guest left join seats seat on seat.match_id = meetings.match_id and seat.user_id = guest.user_id
  where guest.meeting_id = meetings.id and guest.reply is not null)`.mapWith(listOf(reply))

const startersOfNewsletter = objectOf({
  first: listOf(text),
  others: objectOf(mapValues(LANGUAGE_NAMES, () => optional(listOf(text)))),
  sentAt: newsletters.sentAt,
})

/** SQL: why these people, and what they have in common. */
const whyShown = sql`${matches.why} || ${matches.shared}`

const selectOwn = (db: Queryable, userId: string | Placeholder) =>
  db
    .select({
      // Only what is shown: the driver describes and reads every column of every row again.
      match: {
        id: matches.id,
        pairingId: matches.pairingId,
        why: whyShown.mapWith(matches.why),
        shared: matches.shared,
        matchDate: matches.matchDate,
        status: matches.status,
        completedAt: matches.completedAt,
        organiserId: matches.organiserId,
        hostId: matches.hostId,
        createdAt: matches.createdAt,
        publishedAt: pairings.publishedAt,
      },
      people,
      meeting: {
        startsAt: meetings.startsAt,
        endsAt: meetings.endsAt,
        state: meetings.state,
        sequence: meetings.sequence,
        bookedBy: meetings.bookedBy,
      },
      replies: repliesTo,
      // The first one is never null in a row that there is: by it a missing row is known.
      given: feedback,
      month: pairings.month,
      day: pairings.day,
      programmeId: pairings.programmeId,
      isOver: isPairingOver,
      /** Somebody has stepped out of it, or left. */
      isOff: sql`(${pairings.status} = 'active' and ${somebodyLeft('matches.id')})`.mapWith(boolean),
      /** The conversation starters of this pairing's newsletter. */
      starters: sql`(
        select jsonb_build_object('first', ${newsletters.coffeeChatStarters}, 'sentAt', ${newsletters.sentAt}, 'others', (
          select coalesce(jsonb_object_agg(language, texts -> 'coffeeChatStarters'), '{}')
          from jsonb_each(${newsletters.translations}) translated(language, texts)))
        from ${newsletters}
        join newsletter_rounds linked on linked.newsletter_id = ${newsletters.id} and linked.round_id = ${pairings.id}
        where ${newsletters.status} in ('approved', 'sent')
        order by ${newsletters.sentAt} desc nulls last, ${newsletters.approvedAt} desc nulls last, ${newsletters.id}
        limit 1)`.mapWith(orNull(startersOfNewsletter)),
    })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.matchId))
    .innerJoin(pairings, ofPublished)
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .leftJoin(feedback, and(eq(feedback.matchId, matches.id), sql`${feedback.userId} = ${userId}`))

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

/** A meeting as its people see it. */
export const toMeeting = (row: NonNullable<OwnRow['meeting']>, replies: OwnRow['replies']): Meeting => ({
  start: row.startsAt.toISOString(),
  end: row.endsAt.toISOString(),
  state: row.state,
  sequence: row.sequence,
  bookedBy: row.bookedBy,
  replies,
})

function toOwnMatch(
  { match, people: all, meeting, replies, given, month, day, programmeId, isOver, isOff, starters }: OwnRow,
  userId: string,
): OwnMatchAnswer {
  const own = ownKeys(all, userId)
  const isStanding = match.status !== 'called_off'
  const { hostId } = match
  // The row itself, as a copy of its many columns takes longer than all the rest.
  return Object.assign(match, own, {
    month,
    day,
    programmeId,
    role: hostId === null ? null : hostId === userId ? ('host' as const) : ('guest' as const),
    opening: { matchId: match.id, month, newsletter: starters, shared: match.shared },
    matchDate: match.matchDate.toISOString(),
    completedAt: match.completedAt?.toISOString() ?? null,
    createdAt: match.createdAt.toISOString(),
    meeting: meeting && toMeeting(meeting, replies),
    place: meeting?.state === 'booked' ? placeOf(all, match.organiserId) : null,
    isOff,
    isOver,
    toldAt: new Date(Math.max(+match.createdAt, +(starters?.sentAt ?? match.publishedAt ?? 0))),
    canChange: !isOver && own.ownStatus !== 'pending' && isStanding,
    feedback: given?.beans ? { beans: given.beans, line: given.line, mayBeQuoted: given.mayBeQuoted } : null,
    canGiveFeedback: own.ownStatus === 'confirmed' && isStanding && !given?.batchId,
  })
}

const isOwnOpen = and(eq(seats.isActive, true), isNull(seats.steppedOutAt), isCurrent)

const currentQuery = onceFor((db: Queryable) =>
  selectOwn(db, sql.placeholder('userId'))
    .where(and(isMine(sql.placeholder('userId')), isOwnOpen, eq(pairings.programmeId, DEFAULT_PROGRAMME)))
    .limit(1)
    .prepare('current_match'),
)

/** The person's match of the default programme's active pairing, if there is one that is open for them. */
export async function currentMatch(db: Queryable, userId: string): Promise<OwnMatchAnswer | null> {
  const rows = await currentQuery(db).execute({ userId })
  return rows[0] ? toOwnMatch(rows[0], userId) : null
}

/** All that are open for the person, one for each programme at most, with what their rounds are for: the soonest meeting first, then the newest. */
export async function openMatches(db: Queryable, userId: string) {
  const rows = await selectOwn(db, userId)
    .where(and(isMine(userId), isOwnOpen))
    .orderBy(
      sql`case when ${meetings.state} = 'booked' then ${meetings.startsAt} end`,
      desc(matches.createdAt),
    )
  return rows.map((row) => ({ match: toOwnMatch(row, userId), period: row.day ?? row.month }))
}

/** SQL: where the person is in the active rounds that they may know of. */
const isShown = (userId: string | Placeholder) =>
  and(
    isMine(userId),
    eq(seats.isActive, true),
    sql`exists (select from rounds where rounds.id = ${seats.pairingId} and ${isPublished})`,
  )

const shownQuery = onceFor((db: Queryable) =>
  db
    .select({ changedAt: seats.changedAt, seenAt: seats.seenAt })
    .from(seats)
    .where(isShown(sql.placeholder('userId')))
    .prepare('shown_seats'),
)

/** Whether an administrator changed what the person had seen. From here on they have seen what there is now. */
export async function seeChange(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const shown = await shownQuery(db).execute({ userId })
  if (shown.some(({ seenAt }) => seenAt === null))
    await db
      .update(seats)
      .set({ seenAt: now })
      .where(and(isShown(userId), isNull(seats.seenAt)))
  return shown.some(({ changedAt }) => changedAt !== null)
}

/** The person has looked at what was changed. */
export const forgetChange = (db: Queryable, userId: string) =>
  db
    .update(seats)
    .set({ changedAt: null })
    .where(and(isShown(userId), isNotNull(seats.changedAt)))

/** The person's other matches, newest first. There are few a month, so offsets stay small. */
export async function matchHistory(
  db: Queryable,
  userId: string,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const offset = readOffset(cursor)
  const rows = await selectOwn(db, userId)
    .where(isPast(userId))
    .orderBy(desc(pairings.month), desc(matches.matchDate), matches.id)
    .limit(limit + 1)
    .offset(offset)
  const page = cutPage(rows, limit, () => String(offset + limit))
  const total = await totalOf(page, cursor, () => countPast(db, userId))
  return { ...page, rows: page.rows.map((row) => toOwnMatch(row, userId)), total }
}

async function countPast(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.matchId))
    .innerJoin(pairings, ofPublished)
    .where(isPast(userId))
  return counted?.count ?? 0
}

/** One of the person's matches; null also for a match of other people. */
export async function findOwnMatch(db: Queryable, userId: string, id: string) {
  const rows = await selectOwn(db, userId).where(and(eq(matches.id, id), isMine(userId)))
  return rows[0] ? toOwnMatch(rows[0], userId) : null
}

/** The programme of a match; undefined if the match is unknown. */
export async function programmeIdOf(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ programmeId: pairings.programmeId })
    .from(matches)
    .innerJoin(pairings, eq(pairings.id, matches.pairingId))
    .where(eq(matches.id, id))
  return row?.programmeId
}

/** Locks the person's match for the rest of the transaction; undefined also for a match of other people. */
export async function lockOwnMatch(db: Queryable, userId: string, id: string) {
  const rows = await db
    .select({ match: matches, pairingStatus: pairings.status, programmeId: pairings.programmeId })
    .from(matches)
    .innerJoin(pairings, ofPublished)
    .where(and(eq(matches.id, id), sql`${userId} in ${peopleIn(matches.id)}`))
    .for('update', { of: matches })
  return rows[0]
}

/** What the people of a match say, in their places. */
export const answersIn = (db: Queryable, matchId: string) =>
  db
    .select({ id: seats.userId, answer: seats.answer, answeredAt: seats.answeredAt })
    .from(seats)
    .where(eq(seats.matchId, matchId))
    .orderBy(seats.place)

/** Stores what somebody says of their match. */
export const storeAnswer = (
  db: Queryable,
  matchId: string,
  userId: string,
  answer: Pick<typeof seats.$inferInsert, 'answer' | 'answeredAt'>,
) =>
  db
    .update(seats)
    .set(answer)
    .where(and(eq(seats.matchId, matchId), eq(seats.userId, userId)))

export const updateMatch = (db: Queryable, id: string, change: Partial<typeof matches.$inferInsert>) =>
  db.update(matches).set(change).where(eq(matches.id, id))

/** Takes back what somebody gave a match. A shown one leaves an empty row, so that all of its batch is shown no longer. */
export async function takeFeedbackBack(tx: Transaction, matchId: string, userId: string): Promise<void> {
  const own = and(eq(feedback.matchId, matchId), eq(feedback.userId, userId))
  await tx.delete(feedback).where(and(own, isNull(feedback.batchId)))
  await tx.update(feedback).set({ beans: null, line: '' }).where(own)
}
