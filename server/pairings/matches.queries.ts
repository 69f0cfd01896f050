import { and, count, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { SLOT_MINUTES } from '../../shared/coffee-slots'
import type { Meeting } from '../../shared/contract/meetings'
import type { ownMatch } from '../../shared/contract/pairings'
import { nameOrAddress } from '../../shared/person-name'
import type { Queryable, Transaction } from '../platform/database/database'
import { cutPage, readOffset, totalOf } from '../platform/http/cursor'
import { prepared } from '../platform/database/prepared'
import {
  isOfMatch,
  isOpenFor,
  isPublished,
  matches,
  meetings,
  pairingMembers,
  pairings,
  partnerOf,
  thirdOf,
} from '../tables/pairings.tables'
import { feedback } from '../tables/feedback.tables'
import { newsletters } from '../tables/newsletters.tables'
import { users } from '../tables/people.tables'
import { departmentNameOf } from '../tables/coverage.tables'
import { addressOf } from '../tables/people.conditions'
import { SIDES, sideOf } from '../../shared/match-sides'
import { starterFor } from './starter.rules'
import { boolean, objectOf, orNull, text } from '../platform/database/rows'

/** A match as one of its people sees it, before the programme's settings. */
export type OwnMatchAnswer = Omit<z.input<typeof ownMatch>, 'canBook'>

const mate = alias(users, 'mate')
const third = alias(users, 'third')

const isMine = (userId: string | Placeholder) => isOfMatch('matches', userId)

/** SQL: the pairing of the match, of which its people know. */
const ofPublished = and(eq(pairings.id, matches.pairingId), isPublished)

/** SQL: the match is open for a person, and the partner was not erased. */
const isCurrent = (userId: string | Placeholder) => and(isOpenFor(userId), isNull(mate.erasedAt))

/** SQL: a match of the person that is not their current one. */
const isPast = (userId: string | Placeholder) => and(isMine(userId), sql`not ${isCurrent(userId)}`)

/** SQL: the pairing is completed. */
const isPairingOver = sql`${pairings.status} = 'completed'`.mapWith(boolean)

/** SQL: the third one of a match of three as JSON; null in a pair. Not a join: there is a third one in few matches. */
const thirdPerson = (userId: string | Placeholder) =>
  sql`(
    select json_build_object('id', ${third.id}, 'firstName', ${third.firstName}, 'lastName', ${third.lastName},
      'email', ${addressOf('third')}, 'department', ${third.department},
      'departmentDisplayName', ${departmentNameOf('third')},
      'profileImageUrl', '/admin-images/' || ${third.profileImage}, 'bio', ${third.bio})
    from users third where ${third.id} = ${thirdOf('matches', userId)} and ${matches.user3Id} is not null)`.mapWith(
    orNull(
      objectOf({
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: text,
        department: users.department,
        departmentDisplayName: orNull(text),
        profileImageUrl: orNull(text),
        bio: users.bio,
      }),
    ),
  )

const shownOfMeeting = {
  startsAt: meetings.startsAt,
  state: meetings.state,
  sequence: meetings.sequence,
  bookedBy: meetings.bookedBy,
  user1Id: meetings.user1Id,
  user2Id: meetings.user2Id,
  user3Id: meetings.user3Id,
  user1Reply: meetings.user1Reply,
  user2Reply: meetings.user2Reply,
  user3Reply: meetings.user3Reply,
}

/** The partner. */
const isMate = (userId: string | Placeholder) => eq(mate.id, partnerOf('matches', userId))

function selectOwn(db: Queryable, userId: string | Placeholder) {
  return db
    .select({
      // Only what is shown: the driver describes and reads every column of every row anew.
      match: {
        id: matches.id,
        pairingId: matches.pairingId,
        user1Id: matches.user1Id,
        user2Id: matches.user2Id,
        user3Id: matches.user3Id,
        why: matches.why,
        matchDate: matches.matchDate,
        status: matches.status,
        completedAt: matches.completedAt,
        user1ConnectionStatus: matches.user1ConnectionStatus,
        user2ConnectionStatus: matches.user2ConnectionStatus,
        user3ConnectionStatus: matches.user3ConnectionStatus,
        user1ConfirmedAt: matches.user1ConfirmedAt,
        user2ConfirmedAt: matches.user2ConfirmedAt,
        organiserId: matches.organiserId,
        createdAt: matches.createdAt,
      },
      meeting: shownOfMeeting,
      // The first one is never null in a row that there is: by it a missing row is known.
      given: { line: feedback.line, beans: feedback.beans, batchId: feedback.batchId },
      month: pairings.month,
      isOver: isPairingOver,
      /** The conversation starters of this pairing's newsletter. */
      starters: sql`(
        select ${newsletters.coffeeChatStarters} from ${newsletters}
        join newsletter_pairings linked on linked.newsletter_id = ${newsletters.id} and linked.pairing_id = ${pairings.id}
        where ${newsletters.status} in ('approved', 'sent')
        order by ${newsletters.sentAt} desc nulls last, ${newsletters.approvedAt} desc nulls last, ${newsletters.id}
        limit 1)`.mapWith(orNull(newsletters.coffeeChatStarters)),
      partner: {
        id: mate.id,
        firstName: mate.firstName,
        lastName: mate.lastName,
        email: addressOf('mate'),
        department: mate.department,
        departmentDisplayName: departmentNameOf('mate').mapWith(orNull(text)),
        profileImageUrl: sql`'/admin-images/' || ${mate.profileImage}`.mapWith(orNull(text)),
        bio: mate.bio,
      },
      third: thirdPerson(userId),
    })
    .from(matches)
    .innerJoin(pairings, ofPublished)
    .innerJoin(mate, isMate(userId))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .leftJoin(feedback, and(eq(feedback.matchId, matches.id), sql`${feedback.userId} = ${userId}`))
}

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

/** A meeting as its two people see it. */
export const toMeeting = (row: Pick<typeof meetings.$inferSelect, keyof typeof shownOfMeeting>): Meeting => ({
  start: row.startsAt.toISOString(),
  end: new Date(row.startsAt.getTime() + SLOT_MINUTES * 60_000).toISOString(),
  state: row.state,
  sequence: row.sequence,
  bookedBy: row.bookedBy,
  replies: [
    { userId: row.user1Id, reply: row.user1Reply },
    { userId: row.user2Id, reply: row.user2Reply },
    { userId: row.user3Id, reply: row.user3Reply },
  ].flatMap(({ userId, reply }) => (reply && userId ? { userId, reply } : [])),
})

function toOwnMatch(
  { match, meeting, given, month, isOver, starters, partner, third: thirdOne }: OwnRow,
  userId: string,
): OwnMatchAnswer {
  const side = sideOf(match, userId)
  const ownStatus = match[`${side}ConnectionStatus`] ?? 'pending'
  const [partnerStatus, thirdStatus] = SIDES.filter((other) => other !== side).map(
    (other) => match[`${other}ConnectionStatus`],
  )
  const iso = (instant: Date | null) => instant?.toISOString() ?? null
  // The row itself, as a copy of its many columns takes longer than all the rest.
  return Object.assign(match, {
    month,
    starter: starterFor(match.id, month, starters ?? []),
    matchDate: match.matchDate.toISOString(),
    completedAt: iso(match.completedAt),
    user1ConfirmedAt: iso(match.user1ConfirmedAt),
    user2ConfirmedAt: iso(match.user2ConfirmedAt),
    createdAt: match.createdAt.toISOString(),
    meeting: meeting && toMeeting(meeting),
    partner,
    side,
    ownStatus,
    canChange: !isOver && ownStatus !== 'pending' && match.status !== 'called_off',
    feedback: given?.beans ? { beans: given.beans, line: given.line } : null,
    canGiveFeedback: ownStatus === 'confirmed' && match.status !== 'called_off' && !given?.batchId,
    partnerStatus: partnerStatus ?? 'pending',
    third: thirdOne,
    thirdStatus: thirdOne && (thirdStatus ?? 'pending'),
  })
}

/**
 * Through the members of active pairings, of which a person has at most one: their older matches are not read. A subquery,
 * so that PostgreSQL begins with that one match.
 */
const currentQuery = prepared((db) =>
  selectOwn(db, sql.placeholder('userId'))
    .where(
      and(
        sql`${matches.id} = (
          select match_id from ${pairingMembers} where user_id = ${sql.placeholder('userId')} and is_active limit 1)`,
        isCurrent(sql.placeholder('userId')),
      ),
    )
    .limit(1)
    .prepare('current_match'),
)

/** The person's match of the active pairing, if there is one that is open for them. */
export async function currentMatch(db: Queryable, userId: string): Promise<OwnMatchAnswer | null> {
  const rows = await currentQuery(db).execute({ userId })
  return rows[0] ? toOwnMatch(rows[0], userId) : null
}

const historyQuery = prepared((db) =>
  selectOwn(db, sql.placeholder('userId'))
    .where(isPast(sql.placeholder('userId')))
    .orderBy(desc(pairings.month), desc(matches.matchDate), matches.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('match_history'),
)

/** The person's other matches, newest first. There is at most one per month, so offsets stay small. */
export async function matchHistory(
  db: Queryable,
  userId: string,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const offset = readOffset(cursor)
  const rows = await historyQuery(db).execute({ userId, limit: limit + 1, offset })
  const page = cutPage(rows, limit, () => String(offset + limit))
  const total = await totalOf(page, cursor, () => countPast(db, userId))
  return { ...page, rows: page.rows.map((row) => toOwnMatch(row, userId)), total }
}

async function countPast(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(matches)
    .innerJoin(pairings, ofPublished)
    .innerJoin(mate, isMate(userId))
    .where(isPast(userId))
  return counted?.count ?? 0
}

/** One of the person's matches; null also for a match of other people. */
export async function findOwnMatch(
  db: Queryable,
  userId: string,
  id: string,
): Promise<OwnMatchAnswer | null> {
  const rows = await selectOwn(db, userId).where(and(eq(matches.id, id), isMine(userId)))
  return rows[0] ? toOwnMatch(rows[0], userId) : null
}

/** Locks the person's match for the rest of the transaction; undefined also for a match of other people. */
export async function lockOwnMatch(db: Queryable, userId: string, id: string) {
  const rows = await db
    .select({ match: matches, isOver: isPairingOver })
    .from(matches)
    .innerJoin(pairings, ofPublished)
    .where(and(eq(matches.id, id), isMine(userId)))
    .for('update', { of: matches })
  return rows[0]
}

/** A person's full name, or their address if the name is missing. */
export async function nameOf(db: Queryable, userId: string): Promise<string> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return rows[0] ? nameOrAddress(rows[0]) : ''
}

/**
 * SQL, two CTEs: `made` is matches (id, user1_id, user2_id, user3_id, seed and more), `named` the same with who of each suggests
 * the time: whoever did so less often before, else one by the seed of the round.
 */
export const withOrganisers = (made: SQL): SQL => sql`
  made as (${made}),
  before as (
    select m.organiser_id as person, count(*) as times from ${matches} m
    where m.organiser_id in (
      select user1_id from made union all select user2_id from made union all select user3_id from made) and m.status <> 'called_off'
    group by m.organiser_id),
  named as (
    select made.*, case
      when made.user3_id is not null and coalesce(last.times, 0) < least(coalesce(one.times, 0), coalesce(other.times, 0))
        then made.user3_id
      when coalesce(one.times, 0) < coalesce(other.times, 0) then made.user1_id
      when coalesce(one.times, 0) > coalesce(other.times, 0) then made.user2_id
      when hashtextextended(made.id::text, made.seed) % 2 = 0 then made.user1_id
      else made.user2_id end as organiser_id
    from made left join before one on one.person = made.user1_id left join before other on other.person = made.user2_id
      left join before last on last.person = made.user3_id)`

/** Names who of each of these matches suggests the time. */
export async function nameOrganisers(db: Queryable, matchIds: string[]): Promise<void> {
  const made = sql`
    select m.id, m.user1_id, m.user2_id, m.user3_id, p.seed from ${matches} m join ${pairings} p on p.id = m.pairing_id
    where m.id = any(${sql.param(matchIds)}::uuid[])`
  await db.execute(sql`
    with ${withOrganisers(made)}
    update ${matches} set organiser_id = named.organiser_id from named where matches.id = named.id`)
}

export const updateMatch = (db: Queryable, id: string, change: Partial<typeof matches.$inferInsert>) =>
  db.update(matches).set(change).where(eq(matches.id, id))

/** Takes back what somebody gave a match. A shown one leaves an empty row, so that all of its batch is shown no longer. */
export async function takeFeedbackBack(tx: Transaction, matchId: string, userId: string): Promise<void> {
  const own = and(eq(feedback.matchId, matchId), eq(feedback.userId, userId))
  await tx.delete(feedback).where(and(own, isNull(feedback.batchId)))
  await tx.update(feedback).set({ beans: null, line: '' }).where(own)
}
