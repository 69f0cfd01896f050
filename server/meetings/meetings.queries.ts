import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { MEETING_REPLIES } from '../../shared/limits'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean, orNull, readRows, type Row, text } from '../platform/database/rows'
import {
  answerOf,
  answers,
  isOfMatch,
  isPublished,
  matches,
  meetings,
  pairings,
  stands,
} from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { peopleOf, sideOf } from '../../shared/match-sides'
import { takesPart } from '../tables/people.conditions'
import { sendRecipients, sends } from '../tables/sending.tables'
import { KINDS_THAT_NAME_A_MATCH } from '../mail/engine/sends.queries'

const first = alias(users, 'first')
const second = alias(users, 'second')
const third = alias(users, 'third')

/** What a suggestion needs of a person. */
const suggestedTo = <Person extends typeof first | typeof second | typeof third>(person: Person) => ({
  id: person.id as Person['id'],
  firstName: person.firstName as Person['firstName'],
  lastName: person.lastName as Person['lastName'],
  email: person.email as Person['email'],
  timeZone: person.timeZone as Person['timeZone'],
  workingDays: person.workingDays as Person['workingDays'],
  worksFrom: person.worksFrom as Person['worksFrom'],
  worksTo: person.worksTo as Person['worksTo'],
})

/** What planning needs of matches: their people, and what is booked. */
export const matchesToPlan = async (db: Queryable, matchIds: string[]) => {
  const rows = await db
    .select({
      id: matches.id,
      organiserId: matches.organiserId,
      first: suggestedTo(first),
      second: suggestedTo(second),
      third: suggestedTo(third),
      meeting: meetings,
    })
    .from(matches)
    .innerJoin(first, eq(first.id, matches.user1Id))
    .innerJoin(second, eq(second.id, matches.user2Id))
    .leftJoin(third, eq(third.id, matches.user3Id))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .where(sql`${matches.id} = any(${sql.param(matchIds)}::uuid[])`)
  return rows.map(({ first: one, second: two, third: three, ...row }) => ({
    ...row,
    people: three ? [one, two, three] : [one, two],
  }))
}
export type MatchToPlan = Awaited<ReturnType<typeof matchesToPlan>>[number]
export type PersonOfMatch = MatchToPlan['people'][number]

export type MeetingRow = typeof meetings.$inferSelect

/** The times that are booked for any of these people within two instants, in whatever match. */
export function bookedTimes(db: Queryable, people: string[], window: { start: number; end: number }) {
  const of = (person: SQL) => sql`
    select ${person} as "userId", match_id as "matchId", starts_at as "startsAt" from meetings
    where ${person} = any(${sql.param(people)}::uuid[]) and state = 'booked'
      and starts_at between ${new Date(window.start)} and ${new Date(window.end)}`
  return readRows(
    db,
    { userId: meetings.user1Id, matchId: orNull(text), startsAt: meetings.startsAt },
    sql`${of(sql`user1_id`)} union all ${of(sql`user2_id`)} union all ${of(sql`user3_id`)}`,
  )
}

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
  const [row] = await tx
    .select({ match: matches, pairingStatus: pairings.status })
    .from(matches)
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .where(and(eq(matches.id, matchId), isOfMatch('matches', userId)))
    .for('update', { of: matches })
  if (!row) return undefined
  const [meeting] = await tx.select().from(meetings).where(eq(meetings.matchId, matchId))
  return { ...row, meeting }
}

export async function storeMeeting(
  tx: Transaction,
  meeting: Omit<typeof meetings.$inferInsert, 'id'>,
): Promise<MeetingRow> {
  const { startsAt, state, sequence, uid, bookedBy, changedAt } = meeting
  const [row] = await tx
    .insert(meetings)
    .values(meeting)
    .onConflictDoUpdate({
      target: meetings.matchId,
      set: {
        startsAt,
        state,
        sequence,
        uid,
        bookedBy,
        changedAt,
        user1Reply: null,
        user2Reply: null,
        user3Reply: null,
      },
    })
    .returning()
  return row as MeetingRow
}

/** The meeting that calendars know by a UID, if it is one of the person with this address. */
export async function findMeetingOf(
  tx: Transaction,
  uid: string,
  email: string,
): Promise<{ meeting: MeetingRow; userId: string } | undefined> {
  const [row] = await tx
    .select({ meeting: meetings, userId: users.id })
    .from(meetings)
    .innerJoin(users, isOfMatch('meetings', users.id))
    .where(and(eq(meetings.uid, uid), eq(users.email, email)))
    .for('update', { of: meetings })
  return row
}

export const storeReply = (
  tx: Transaction,
  meeting: MeetingRow,
  userId: string,
  reply: (typeof MEETING_REPLIES)[number],
) =>
  tx
    .update(meetings)
    .set({ [`${sideOf(meeting, userId)}Reply`]: reply })
    .where(eq(meetings.id, meeting.id))

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
  return stored
}

const invitee = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  timeZone: users.timeZone,
  meetingLink: users.meetingLink,
  isErased: boolean,
  /** Today. */
  takesPart: boolean,
}
/** A person of a meeting, as its invitation needs them. */
export type Invitee = Row<typeof invitee>

export const inviteesById = (db: Queryable, ids: string[], day: string): Promise<Invitee[]> =>
  readRows(
    db,
    invitee,
    sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.time_zone as "timeZone",
      u.meeting_link as "meetingLink", u.erased_at is not null as "isErased", ${takesPart(day, 'u.id')} as "takesPart"
    from users u where u.id = any(${sql.param(ids)}::uuid[])`,
  )

/** The people of each of some meetings. */
export async function peopleOfMeetings(
  db: Queryable,
  some: MeetingRow[],
  day: string,
): Promise<(meeting: MeetingRow) => Invitee[]> {
  const ids = some.flatMap(peopleOf)
  const people = ids.length > 0 ? await inviteesById(db, ids, day) : []
  const byId = new Map(people.map((person) => [person.id, person]))
  return (meeting) => peopleOf(meeting).flatMap((id) => byId.get(id) ?? [])
}

/**
 * Cancels every meeting to come that can't be: somebody takes part no longer, the match was called off, or it is deleted.
 * Returns them.
 */
export async function cancelImpossible(tx: Transaction, now: Date, day: string): Promise<MeetingRow[]> {
  return tx
    .update(meetings)
    .set({ state: 'cancelled', sequence: sql`${meetings.sequence} + 1`, bookedBy: null, changedAt: now })
    .where(
      and(
        eq(meetings.state, 'booked'),
        gt(meetings.startsAt, now),
        sql`(not exists (select from matches m where m.id = meetings.match_id and ${stands})
          or not ${takesPart(day, 'meetings.user1_id')} or not ${takesPart(day, 'meetings.user2_id')}
          or meetings.user3_id is not null and not ${takesPart(day, 'meetings.user3_id')})`,
      ),
    )
    .returning()
}

const leavingOne = { matchId: matches.id, gone: users.id, first: users.id, second: users.id }

/**
 * The matches of three of whom one takes part no longer, with the other two: of active pairings, nobody says that they met,
 * and no time that was booked has passed. They are locked.
 */
export const leavingOnesOfThree = (
  tx: Transaction,
  now: Date,
  day: string,
): Promise<Row<typeof leavingOne>[]> =>
  readRows(
    tx,
    leavingOne,
    sql`
    select m.id as "matchId", seat.gone, seat.first, seat.second
    from matches m join pairings p on p.id = m.pairing_id and p.status = 'active'
    cross join lateral (values (m.user1_id, m.user2_id, m.user3_id), (m.user2_id, m.user1_id, m.user3_id),
      (m.user3_id, m.user1_id, m.user2_id)) as seat(gone, first, second)
    where m.user3_id is not null and m.status = 'active' and 'confirmed' not in ${answers('m')}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked' and b.starts_at <= ${now.toISOString()})
      and not ${takesPart(day, 'seat.gone')} and ${takesPart(day, 'seat.first')} and ${takesPart(day, 'seat.second')}
    order by m.id for update of m`,
  )

/**
 * Leaves two people in each of some matches of three, and in their meetings, which get one more sequence. Returns these.
 */
export async function leaveTwo(
  tx: Transaction,
  leaving: Row<typeof leavingOne>[],
  { why, now }: { why: string[]; now: Date },
): Promise<MeetingRow[]> {
  const column = (key: keyof typeof leavingOne) => sql`${sql.param(leaving.map((each) => each[key]))}::uuid[]`
  const left = sql`unnest(${column('matchId')}, ${column('gone')}, ${column('first')}, ${column('second')})
    as left_one(match_id, gone, first, second)`
  const saidAt = (person: SQL) => sql`case ${person} when m.user1_id then m.user1_confirmed_at
    when m.user2_id then m.user2_confirmed_at else m.user3_confirmed_at end`
  const [one, two] = [sql`left_one.first`, sql`left_one.second`]
  await tx.execute(sql`
    update matches m set user1_id = ${one}, user2_id = ${two}, user3_id = null,
      user1_connection_status = ${answerOf('m', one)}, user1_confirmed_at = ${saidAt(one)},
      user2_connection_status = ${answerOf('m', two)}, user2_confirmed_at = ${saidAt(two)},
      user3_connection_status = null, user3_confirmed_at = null, why = ${JSON.stringify(why)}::jsonb,
      organiser_id = case when m.organiser_id = left_one.gone then left_one.first else m.organiser_id end,
      organiser_reminded_at = case when m.organiser_id <> left_one.gone then m.organiser_reminded_at end
    from ${left} where m.id = left_one.match_id`)
  await tx.execute(sql`
    delete from pairing_members using ${left}
    where pairing_members.match_id = left_one.match_id and pairing_members.user_id = left_one.gone`)
  await tx.execute(sql`
    update meetings b set user1_id = ${one}, user2_id = ${two}, user3_id = null,
      user1_reply = null, user2_reply = null, user3_reply = null, booked_by = nullif(b.booked_by, left_one.gone),
      sequence = b.sequence + 1, changed_at = ${now}
    from ${left} where b.match_id = left_one.match_id`)
  return tx
    .select()
    .from(meetings)
    .where(sql`meetings.match_id = any(${column('matchId')})`)
}

/** What is booked between two instants, with its match. */
export const bookedMeetings = (db: Queryable, { after, until }: { after: Date; until: Date }) =>
  db
    .select({ meeting: meetings, match: matches })
    .from(meetings)
    .innerJoin(matches, eq(matches.id, meetings.matchId))
    .where(and(eq(meetings.state, 'booked'), gt(meetings.startsAt, after), lte(meetings.startsAt, until)))
    .orderBy(meetings.startsAt, meetings.id)

const withoutTime = {
  matchId: matches.id,
  /** Who suggests the time. */
  userId: users.id,
  mailedAt: sends.createdAt,
}

/**
 * The matches without a booked time whose organiser was mailed of it between two instants, by a newsletter or a rescue: they
 * are open, all take part, and nobody has answered yet. Only those whose organiser was not reminded.
 */
export const matchesWithoutTime = (
  db: Queryable,
  { after, until }: { after: Date; until: Date },
  day: string,
): Promise<Row<typeof withoutTime>[]> =>
  readRows(
    db,
    withoutTime,
    sql`
    select distinct on (m.id) m.id as "matchId", m.organiser_id as "userId", r.finished_at as "mailedAt"
    from sends s join pairings p on p.id = s.pairing_id and p.status = 'active' and p.published_at is not null
    join matches m on m.pairing_id = p.id and m.status = 'active'
    join send_recipients r on r.send_id = s.id and r.state = 'sent' and r.user_id = m.organiser_id
      and r.values ->> 'matchId' = m.id::text
    where s.kind in ${KINDS_THAT_NAME_A_MATCH} and r.finished_at > ${after} and r.finished_at <= ${until}
      and m.organiser_reminded_at is null
      and 'confirmed' not in ${answers('m')} and 'not_confirmed' not in ${answers('m')}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked')
      and ${takesPart(day, 'm.user1_id')} and ${takesPart(day, 'm.user2_id')}
      and (m.user3_id is null or ${takesPart(day, 'm.user3_id')})
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
