import { and, eq, getTableColumns, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { MEETING_REPLIES } from '../../shared/limits'
import type { Moment } from '../platform/context/clock'
import type { Stretch } from '../platform/context/context'
import { KINDS_THAT_NAME_A_MATCH } from '../mail/engine/sends.queries'
import { lockOwnMatch, repliesTo } from '../pairings/matches.queries'
import { whyStill } from '../pairings/seats.rules'
import type { Queryable, Transaction } from '../platform/database/database'
import { listOf, number, objectOf, orNull, type Row, readRows } from '../platform/database/rows'
import { type Window, windowRows } from '../platform/database/uuids'
import { groupLanguageOf } from '../tables/coverage.tables'
import {
  isNotCalledOff,
  matches,
  meetingGuests,
  meetings,
  pairings,
  somebodySays,
} from '../tables/pairings.tables'
import { holdsSeat, languageColumns, somebodyLeft } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { DEFAULT_PROGRAMME, programmes } from '../tables/programmes.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import { inviteSeated } from './guests.queries'

const suggestedTo = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  timeZone: users.timeZone,
  workingDays: users.workingDays,
  worksFrom: users.worksFrom,
  worksTo: users.worksTo,
  meetingLink: users.meetingLink,
  employeeStatus: users.employeeStatus,
  leaveStartDate: users.leaveStartDate,
  leaveEndDate: users.leaveEndDate,
  ...languageColumns,
}
/** What a suggestion needs of a person. */
export type PersonOfMatch = Row<typeof suggestedTo>

/** SQL: the people of a match in their places. */
const people = sql`(
  select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
    'timeZone', u.time_zone, 'workingDays', u.working_days, 'worksFrom', u.works_from, 'worksTo', u.works_to,
    'meetingLink', u.meeting_link, 'employeeStatus', u.employee_status, 'leaveStartDate', u.leave_start_date,
    'leaveEndDate', u.leave_end_date, 'language', u.language, 'directoryLanguage', u.directory_language, 'browserLanguage', u.browser_language,
    'groupLanguage', ${groupLanguageOf('u')}) order by seat.place)
  from seats seat join users u on u.id = seat.user_id where seat.match_id = ${matches.id})`.mapWith(
  listOf(objectOf(suggestedTo)),
)

/** What planning needs of matches: their people, and what is booked. */
export const matchesToPlan = (db: Queryable, matchIds: string[]) =>
  db
    .select({ id: matches.id, organiserId: matches.organiserId, people, meeting: meetings })
    .from(matches)
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .where(sql`${matches.id} = any(${sql.param(matchIds)}::uuid[])`)
export type MatchToPlan = Awaited<ReturnType<typeof matchesToPlan>>[number]

export type MeetingRow = typeof meetings.$inferSelect

/** The times that are booked for any of these people and overlap a stretch, in whatever match. */
export const bookedTimes = (db: Queryable, ids: string[], { start, end }: Stretch) =>
  db
    .select({
      userId: meetingGuests.userId,
      matchId: meetings.matchId,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
    })
    .from(meetingGuests)
    .innerJoin(meetings, eq(meetings.id, meetingGuests.meetingId))
    .where(
      and(
        sql`${meetingGuests.userId} = any(${sql.param(ids)}::uuid[])`,
        eq(meetings.state, 'booked'),
        lt(meetings.startsAt, new Date(end)),
        gt(meetings.endsAt, new Date(start)),
      ),
    )

/** The sequence of a match's meeting; null: there was none yet. */
export async function sequenceOf(db: Queryable, matchId: string): Promise<number | null> {
  const [row] = await db
    .select({ sequence: meetings.sequence })
    .from(meetings)
    .where(eq(meetings.matchId, matchId))
  return row?.sequence ?? null
}

/** Locks the person's match, of which nothing else is booked meanwhile; undefined also for a match of other people. */
export async function lockMatchToBook(tx: Transaction, userId: string, matchId: string) {
  const locked = await lockOwnMatch(tx, userId, matchId)
  if (!locked) return undefined
  const [booked] = await tx
    .select({ meeting: meetings, replies: repliesTo })
    .from(meetings)
    .where(eq(meetings.matchId, matchId))
  return { ...locked, meeting: booked?.meeting, replies: booked?.replies ?? [] }
}

/** Stores what is booked or cancelled of a match. */
export async function storeMeeting(
  tx: Transaction,
  meeting: Omit<typeof meetings.$inferInsert, 'id'>,
): Promise<MeetingRow> {
  const { startsAt, endsAt, state, sequence, uid, bookedBy, changedAt } = meeting
  const [row] = await tx
    .insert(meetings)
    .values(meeting)
    .onConflictDoUpdate({
      target: meetings.matchId,
      set: { startsAt, endsAt, state, sequence, uid, bookedBy, changedAt },
    })
    .returning()
  await inviteSeated(tx, [row as MeetingRow])
  return row as MeetingRow
}

/** Stores when a change was committed, unless another one came after it. */
export const dateChange = (db: Queryable, { id, sequence }: MeetingRow, changedAt: Date) =>
  db
    .update(meetings)
    .set({ changedAt })
    .where(and(eq(meetings.id, id), eq(meetings.sequence, sequence)))

/** The meeting that calendars know by a UID, if it is one of the person with this address. */
export async function findMeetingOf(tx: Transaction, uid: string, email: string) {
  const [row] = await tx
    .select({ meeting: meetings, userId: users.id })
    .from(meetings)
    .innerJoin(meetingGuests, eq(meetingGuests.meetingId, meetings.id))
    .innerJoin(users, eq(users.id, meetingGuests.userId))
    .where(and(eq(meetings.uid, uid), eq(users.email, email)))
    .for('update', { of: meetings })
  return row
}

export const storeReply = (
  tx: Transaction,
  { id }: MeetingRow,
  userId: string,
  reply: (typeof MEETING_REPLIES)[number],
) =>
  tx
    .update(meetingGuests)
    .set({ reply })
    .where(and(eq(meetingGuests.meetingId, id), eq(meetingGuests.userId, userId)))

const ROWS_AT_ONCE = 1000

/** Stores meetings of matches that have none; returns those that were stored. */
export async function insertMeetings(
  tx: Transaction,
  rows: Omit<typeof meetings.$inferInsert, 'id'>[],
): Promise<MeetingRow[]> {
  const stored: MeetingRow[] = []
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows.slice(i, i + ROWS_AT_ONCE)
    stored.push(
      ...(await tx
        .insert(meetings)
        .values(some)
        .onConflictDoNothing({ target: meetings.matchId })
        .returning()),
    )
  }
  await inviteSeated(tx, stored)
  return stored
}

/** Invites everybody of matches that have grown to what is booked there and still to come. Returns these meetings. */
export async function growMeetings(tx: Transaction, matchIds: string[], now: Date): Promise<MeetingRow[]> {
  const grown = await tx
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1`, changedAt: now })
    .where(
      and(
        sql`${meetings.matchId} = any(${sql.param(matchIds)}::uuid[])`,
        eq(meetings.state, 'booked'),
        gt(meetings.startsAt, now),
      ),
    )
    .returning()
  await inviteSeated(tx, grown)
  return grown
}

/**
 * Cancels every meeting to come that can't be: somebody takes part no longer, the match was called off, or it is deleted.
 * Returns them.
 */
export async function cancelImpossible(tx: Transaction, now: Date): Promise<CancelledRow[]> {
  return tx
    .update(meetings)
    .set({ state: 'cancelled', sequence: sql`${meetings.sequence} + 1`, bookedBy: null, changedAt: now })
    .where(
      and(
        eq(meetings.state, 'booked'),
        gt(meetings.startsAt, now),
        sql`(not exists (select from matches m where m.id = meetings.match_id and ${isNotCalledOff})
          or ${somebodyLeft('meetings.match_id')})`,
      ),
    )
    .returning({
      ...getTableColumns(meetings),
      programmeId: sql`(select p.programme_id from matches m join rounds p on p.id = m.round_id
        where m.id = meetings.match_id)`.mapWith(orNull(pairings.programmeId)),
    })
}

/** A meeting that can't be any more; without its programme, if its match is deleted. */
type CancelledRow = MeetingRow & { programmeId: string | null }

/**
 * Those of these meetings whose match a change of the round ended, each with the programme of the round: one of their people
 * still has a place in it.
 */
export async function ofChangedMatches(tx: Transaction, ids: string[]): Promise<Map<string, string>> {
  const rows = await readRows(
    tx,
    { id: meetings.id, programmeId: pairings.programmeId },
    sql`
    select distinct on (b.id) b.id, p.programme_id as "programmeId"
    from meetings b join meeting_guests g on g.meeting_id = b.id
    join seats s on s.user_id = g.user_id and s.is_active join rounds p on p.id = s.round_id and p.version > 1
    where b.id = any(${sql.param(ids)}::uuid[]) and b.match_id is null
    order by b.id, p.created_at desc`,
  )
  return new Map(rows.map(({ id, programmeId }) => [id, programmeId]))
}

const leavingOne = { matchId: matches.id, gone: users.id, programmeId: pairings.programmeId, people: number }

/**
 * Who takes part no longer of matches of three or more in which two go on without them, one of them the host where there is one, with how many it has with them: of active
 * pairings, nobody says that they met, and no time that was booked has passed. The matches are locked. Of pairings that their
 * people were shown; or of these hidden ones, which are about to be shown: until then whoever comes back has their seat.
 */
export const leavingOnes = (
  tx: Transaction,
  { now, day }: Moment,
  hidden?: string[],
): Promise<Row<typeof leavingOne>[]> =>
  readRows(
    tx,
    leavingOne,
    sql`
    select m.id as "matchId", seat.user_id as gone, p.programme_id as "programmeId",
      (select count(*)::int from seats all_of_it where all_of_it.match_id = m.id) as people
    from rounds p join seats third on third.round_id = p.id and third.place = 2
    join matches m on m.id = third.match_id join seats seat on seat.match_id = m.id
    where p.status = 'active' and m.status = 'active' and not ${somebodySays('confirmed')}
      and ${hidden ? sql`p.published_at is null and p.id = any(${sql.param(hidden)}::uuid[])` : sql`p.published_at is not null`}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked' and b.starts_at <= ${now.toISOString()})
      and not ${holdsSeat(day, 'seat')}
      and (m.host_id is null or exists (select from seats hosting
        where hosting.match_id = m.id and hosting.user_id = m.host_id and ${holdsSeat(day, 'hosting')}))
      and (select count(*) from seats staying where staying.match_id = m.id and ${holdsSeat(day, 'staying')}) > 1
    order by m.id, seat.place for update of m`,
  )

/** Takes people out of matches and of their meetings, which get one more sequence. Returns these. */
export async function letGo(
  tx: Transaction,
  leaving: Row<typeof leavingOne>[],
  now: Date,
): Promise<MeetingRow[]> {
  const column = (key: 'matchId' | 'gone') => sql`${sql.param(leaving.map((each) => each[key]))}::uuid[]`
  const theirs = sql`any(${column('matchId')})`
  const hasLeft = sql`any(${column('gone')})`
  await tx.execute(sql`
    update matches m set why = case (select count(*) from seats where match_id = m.id)
        when 3 then ${JSON.stringify(whyStill(3))}::jsonb else ${JSON.stringify(whyStill(4))}::jsonb end, shared = '[]',
      organiser_reminded_at = case when organiser_id <> all(${column('gone')}) then organiser_reminded_at end,
      organiser_id = case when organiser_id = ${hasLeft} then (
        select user_id from seats where match_id = m.id and user_id <> all(${column('gone')}) order by place limit 1)
        else organiser_id end
    where m.id = ${theirs}`)
  await tx.execute(sql`
    delete from seats using unnest(${column('matchId')}, ${column('gone')}) as left_one(match_id, gone)
    where seats.match_id = left_one.match_id and seats.user_id = left_one.gone`)
  await tx.execute(sql`
    update seats set place = moved.place
    from (select id, row_number() over (partition by match_id order by place) - 1 as place from seats where match_id = ${theirs}) moved
    where seats.id = moved.id and seats.place <> moved.place`)
  const changed = await tx
    .update(meetings)
    .set({
      sequence: sql`${meetings.sequence} + 1`,
      changedAt: now,
      bookedBy: sql`case when ${meetings.bookedBy} = ${hasLeft} then null else ${meetings.bookedBy} end`,
    })
    .where(sql`${meetings.matchId} = ${theirs}`)
    .returning()
  await inviteSeated(tx, changed)
  return changed
}

/** SQL: the programme that minds a match; the default one also has those of archived ones. */
const minding = sql`case when ${programmes.archivedAt} is null then ${programmes.id}
  else ${DEFAULT_PROGRAMME} end`.mapWith(programmes.id)

/** What is booked between two instants, with the programme that minds the match: of one, or of all. */
export const bookedMeetings = (
  db: Queryable,
  { after, until }: { after: Date; until: Date },
  programmeId?: string,
) =>
  db
    .select({ ...getTableColumns(meetings), programmeId: minding })
    .from(meetings)
    .innerJoin(matches, eq(matches.id, meetings.matchId))
    .innerJoin(pairings, eq(pairings.id, matches.pairingId))
    .innerJoin(programmes, eq(programmes.id, pairings.programmeId))
    .where(
      and(
        eq(meetings.state, 'booked'),
        gt(meetings.startsAt, after),
        lte(meetings.startsAt, until),
        programmeId === undefined ? undefined : sql`${minding} = ${programmeId}`,
      ),
    )
    .orderBy(meetings.startsAt, meetings.id)

const withoutTime = {
  programmeId: pairings.programmeId,
  matchId: matches.id,
  /** Who suggests the time. */
  userId: users.id,
  mailedAt: sends.createdAt,
}

/**
 * The matches without a booked time whose organiser was mailed of it between two instants of their programme's own, by a newsletter
 * or a rescue: they are open, all take part, and nobody has answered yet. Only those whose organiser was not reminded.
 */
export const matchesWithoutTime = (db: Queryable, windows: Window[]) =>
  readRows(
    db,
    withoutTime,
    sql`
    select distinct on (m.id) p.programme_id as "programmeId", m.id as "matchId", m.organiser_id as "userId",
      r.finished_at as "mailedAt"
    from ${windowRows(windows)} as mailed(programme_id, after, until)
    join rounds p on p.programme_id = mailed.programme_id and p.status = 'active' and p.published_at is not null
    join sends s on s.round_id = p.id and s.kind in ${KINDS_THAT_NAME_A_MATCH}
    join matches m on m.round_id = p.id and m.status = 'active'
    join send_recipients r on r.send_id = s.id and r.state = 'sent' and r.user_id = m.organiser_id
      and r.values ->> 'matchId' = m.id::text
    where r.finished_at > mailed.after and r.finished_at <= mailed.until
      and m.organiser_reminded_at is null
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked')
      and not exists (select from seats where seats.match_id = m.id and seats.answer <> 'pending')
      and not ${somebodyLeft('m.id')}
    order by m.id, r.finished_at`,
  )

export const markReminded = (tx: Transaction, matchIds: string[], now: Date) =>
  tx.update(matches).set({ organiserRemindedAt: now }).where(inArray(matches.id, matchIds))

/** Those of these mails that were not queued before, by their Message-IDs. */
export async function notQueuedYet<Mail extends { userId: string; messageId: string }>(
  db: Queryable,
  mails: Mail[],
): Promise<Mail[]> {
  const of = (key: 'userId' | 'messageId') => sql.param(mails.map((mail) => mail[key]))
  const rows = await db
    .select({ messageId: sendRecipients.messageId })
    .from(sendRecipients)
    .where(
      sql`${sendRecipients.userId} = any(${of('userId')}::uuid[]) and ${sendRecipients.messageId} = any(${of('messageId')}::text[])`,
    )
  const known = new Set(rows.map((row) => row.messageId))
  return mails.filter((mail) => !known.has(mail.messageId))
}
