import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean, orNull, type Row, readRow, readRows } from '../platform/database/rows'
import { meetings, peopleIn, seats } from '../tables/pairings.tables'
import { holdsSeat, languageColumns, languagesOf, takesPart } from '../tables/people.conditions'
import { users } from '../tables/people.tables'

/** Makes the current people of the matches the guests of their meetings; nobody has replied yet. */
export async function inviteSeated(tx: Transaction, those: { id: string }[]): Promise<void> {
  const ids = sql`any(${sql.param(those.map(({ id }) => id))}::uuid[])`
  await tx.execute(sql`
    delete from meeting_guests guest using meetings m
    where m.id = guest.meeting_id and m.id = ${ids} and guest.user_id not in ${peopleIn(sql`m.match_id`)}`)
  await tx.execute(sql`
    insert into meeting_guests (meeting_id, user_id)
    select m.id, seats.user_id from meetings m join seats on seats.match_id = m.match_id where m.id = ${ids}
    on conflict (meeting_id, user_id) do update set reply = null`)
}

const invitee = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  timeZone: users.timeZone,
  meetingLink: users.meetingLink,
  ...languageColumns,
  isErased: boolean,
  /** Today, in the match. */
  takesPart: boolean,
}
/** A person of a meeting, as its invitation needs them. */
export type Invitee = Row<typeof invitee>

/** SQL: an invitee `u` with their seat. */
const inviteeOn = (day: string) => sql`
  u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.time_zone as "timeZone",
  u.meeting_link as "meetingLink", ${languagesOf('u')}, u.erased_at is not null as "isErased", ${holdsSeat(day, 'seat')} as "takesPart"`

/** These people, as they are in a match. */
export const inviteesById = (
  db: Queryable,
  ids: string[],
  { matchId, day }: { matchId: string | null; day: string },
): Promise<Invitee[]> =>
  readRows(
    db,
    invitee,
    sql`select ${inviteeOn(day)} from users u left join seats seat on seat.match_id = ${matchId} and seat.user_id = u.id
    where u.id = any(${sql.param(ids)}::uuid[])`,
  )

/** Whether all of these people would be in a round of the day. */
export async function allTakePart(db: Queryable, ids: string[], day: string): Promise<boolean> {
  const { all } = await readRow(
    db,
    { all: boolean },
    sql`select bool_and(${takesPart(day, 'one.id')}) as all from unnest(${sql.param(ids)}::uuid[]) as one(id)`,
  )
  return all
}

const guest = {
  meetingId: meetings.id,
  answer: orNull(seats.answer),
  /** They suggest the time of the match. */
  isOrganiser: boolean,
  ...invitee,
}
/** Somebody invited to a meeting, with what they say of the match. */
export type Guest = Row<typeof guest>

/** The guests of each of some meetings. */
export async function guestsOf(
  db: Queryable,
  some: { id: string }[],
  day: string,
): Promise<(meeting: { id: string }) => Guest[]> {
  const rows = await readRows(
    db,
    guest,
    sql`
    select g.meeting_id as "meetingId", seat.answer, coalesce(match.organiser_id = u.id, false) as "isOrganiser", ${inviteeOn(day)}
    from meeting_guests g join meetings m on m.id = g.meeting_id join users u on u.id = g.user_id
    left join matches match on match.id = m.match_id
    left join seats seat on seat.match_id = m.match_id and seat.user_id = u.id
    where m.id = any(${sql.param(some.map(({ id }) => id))}::uuid[]) order by seat.place, u.id`,
  )
  const byMeeting = new Map<string, Guest[]>()
  for (const row of rows) byMeeting.set(row.meetingId, [...(byMeeting.get(row.meetingId) ?? []), row])
  return ({ id }) => byMeeting.get(id) ?? []
}
