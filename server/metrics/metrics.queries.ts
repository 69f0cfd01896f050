import { and, eq, sql } from 'drizzle-orm'
import { ping, type Queryable } from '../platform/database/database'
import { inLetters } from '../tables/columns'
import { boolean, number, numbers, readRow, readRows, text } from '../platform/database/rows'
import { deniedIn, isNotCalledOff, isPairingOf, pairings, standingIn } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { sends } from '../tables/sending.tables'
import { isPerson, participationOn } from '../tables/people.conditions'
import { ANSWER_COUNTS } from './meeting-rate.rules'

/** SQL: joins to each pairing p the number of its matches, of those who met, and of those under way. */
const matchesByStatus = sql`
    cross join lateral (
      select count(*) as standing,
        -- As standingIn has it, in half the time: only what is denied is looked up.
        count(*) filter (where status = 'completed') - (
          select count(*) from ${deniedIn} denied join matches d on d.id = denied.match_id and d.status = 'completed') as met,
        count(*) filter (where status = 'active') as going
      from matches m where round_id = p.id and ${isNotCalledOff}) m`
const matchSums = sql`coalesce(sum(m.standing), 0)::int as "totalMatches",
      coalesce(sum(m.going) filter (where p.status = 'active'), 0)::int as "activeMatches",
      coalesce(sum(m.met), 0)::int as "completedMatches"`
const matchShape = numbers('totalMatches', 'activeMatches', 'completedMatches')

/** Of a programme, or of all. Matches under way: active ones of active pairings. Chats completed: ever. */
export async function countMatches(db: Queryable, programmeId: string | undefined) {
  const { activeMatches, completedMatches } = await readRow(
    db,
    matchShape,
    sql`select ${matchSums} from rounds p ${matchesByStatus} where ${isPairingOf('p', programmeId)}`,
  )
  return { activeMatches, completedChats: completedMatches }
}

/** SQL: a department as it is compared: in lower case, without blanks around it; empty if it is not set. */
export const departmentKey = sql`lower(trim(coalesce(${users.department}, '')))`

/**
 * SQL: what a department is called, by its key: the display name an administrator gave it, else its commonest spelling
 * among people. Needs `counted (key, spelling, total)`.
 */
export const departmentLabels = sql`
  named as (
    select lower(trim(name)) as key, min(display_name) as display_name from departments group by 1),
  labelled as (
    select key, coalesce(named.display_name, nullif(spelled.spelling, ''), 'Not Set') as label
    from (select key, (array_agg(trim(spelling) order by total desc, spelling))[1] as spelling from counted group by 1)
      spelled left join named using (key))`

const usersShape = {
  department: text,
  ...numbers('total', 'pending', 'active', 'paused', 'optedOut'),
}

/** Users on a day, by their participation and by department, the largest first. Counted alike by alike, then named. */
export const countUsers = (db: Queryable, day: string) =>
  readRows(
    db,
    usersShape,
    sql`
    with counted as materialized (
      select ${departmentKey} as key, coalesce(department, '') as spelling, sum(n) as total,
        sum(n) filter (where needs_profile_setup) as pending,
        sum(n) filter (where status = 'active') as active,
        sum(n) filter (where status = 'paused') as paused,
        sum(n) filter (where status = 'opted_out') as opted_out
      from (
        select department, needs_profile_setup, ${participationOn(day)} as status, n from (
          select department, participation_status, pause_end_date, needs_profile_setup, count(*) as n
          from users where ${isPerson} group by 1, 2, 3, 4) users) users
      group by 1, 2),
    ${departmentLabels}
    select label as department, sum(total)::int as total, coalesce(sum(pending), 0)::int as pending,
      coalesce(sum(active), 0)::int as active, coalesce(sum(paused), 0)::int as paused,
      coalesce(sum(opted_out), 0)::int as "optedOut"
    from counted join labelled using (key)
    group by 1 order by 2 desc, 1`,
  )

/** The rounds that are counted: from a month (YYYY-MM) to another, of a programme or of all. */
export interface Asked {
  first: string
  last: string
  programmeId: string | undefined
}

/** SQL: the pairing p is one of them. */
export const isAsked = ({ first, last, programmeId }: Asked) =>
  sql`p.month between ${first} and ${last} and ${isPairingOf('p', programmeId)}`

/** Matches month by month; months without any are left out. */
export const countMatchesByMonth = (db: Queryable, asked: Asked) =>
  readRows(
    db,
    { month: pairings.month, ...matchShape },
    sql`
    select p.month, ${matchSums}
    from rounds p ${matchesByStatus}
    where ${isAsked(asked)}
    group by 1 having sum(m.standing) > 0 order by 1`,
  )

/** Counts by month and group, with the number of pairings and of people left out; no group: the whole company. */
export async function countByMonthAndGroup(db: Queryable, asked: Asked) {
  return readRows(
    db,
    {
      month: pairings.month,
      group: pairings.domainGroupName,
      ...numbers('pairings', 'leftOut'),
      ...matchShape,
    },
    sql`
    select p.month, p.domain_group_name as "group", count(*)::int as pairings,
      ${matchSums}, sum(alone.n)::int as "leftOut"
    from rounds p ${matchesByStatus}
    cross join lateral (
      select count(*) as n from seats m where m.round_id = p.id and m.match_id is null) alone
    where ${isAsked(asked)}
    group by 1, 2 order by 1, ${inLetters(sql`coalesce(p.domain_group_name, '')`)}, 2`,
  )
}

/** What the people of each month's matches said, by whether a time was booked, and whether the organiser was reminded. */
export const countSaid = (db: Queryable, asked: Asked) =>
  readRows(
    db,
    {
      month: pairings.month,
      isBooked: boolean,
      isReminded: boolean,
      ...numbers(...ANSWER_COUNTS),
    },
    sql`
    select p.month, said.is_booked as "isBooked", said.is_reminded as "isReminded", sum(matches)::int as matches,
      sum("bothSaid")::int as "bothSaid", sum("oneSaid")::int as "oneSaid", sum("didNot")::int as "didNot",
      sum(silent)::int as silent
    from rounds p
    cross join lateral (
      select exists (select from meetings where match_id = said.id and state = 'booked') as is_booked,
        organiser_reminded_at is not null as is_reminded, count(*) as matches,
        count(*) filter (where is_both) as "bothSaid",
        count(*) filter (where is_met and not is_both) as "oneSaid",
        count(*) filter (where is_denied) as "didNot", count(*) filter (where is_silent) as silent
      from ${standingIn} said
      left join (
        select match_id, count(*) as yes from seats
        where round_id = p.id and answer = 'confirmed' group by 1) a on a.match_id = said.id
      cross join lateral (select is_met and coalesce(yes > 1, false) as is_both) both_said
      group by 1, 2) said
    where ${isAsked(asked)} group by 1, 2, 3 order by 1, 2, 3`,
  )

/** The median of the days from a pairing's newsletter to the booked time, by month. */
export const daysToMeeting = (db: Queryable, asked: Asked) =>
  readRows(
    db,
    { month: pairings.month, days: number },
    sql`
    select p.month,
      percentile_cont(0.5) within group (order by extract(epoch from meeting.starts_at - mailed.at) / 86400)::float8 as days
    from meetings meeting
    join matches m on m.id = meeting.match_id
    join rounds p on p.id = m.round_id
    join (select round_id, min(created_at) as at from sends where kind = 'newsletter' group by 1) mailed
      on mailed.round_id = p.id
    where meeting.state = 'booked' and ${isAsked(asked)} group by 1`,
  )

/** How many people met: each counts once, however often and in whatever programmes. Who says that they did not, did not. */
export async function countPeopleMet(db: Queryable, asked: Asked): Promise<number> {
  const { people } = await readRow(
    db,
    { people: number },
    sql`
    select count(distinct seat.user_id)::int as people
    from rounds p cross join lateral ${standingIn} said
    join seats seat on seat.match_id = said.id and seat.answer <> 'not_confirmed'
    where is_met and ${isAsked(asked)}`,
  )
  return people
}

/** People who have opened the product since an instant: their session was used. */
export async function countVisitors(db: Queryable, since: Date): Promise<number> {
  const { people } = await readRow(
    db,
    { people: number },
    sql`
    select count(*)::int as people from (
      select distinct user_id from auth_sessions where last_accessed_at >= ${since.toISOString()}::timestamptz) seen`,
  )
  return people
}

/** All users, and those who opted out. */
export async function countRetention(db: Queryable): Promise<{ total: number; optedOut: number }> {
  return readRow(
    db,
    numbers('total', 'optedOut'),
    sql`
    select count(*)::int as total, count(*) filter (where participation_status = 'opted_out')::int as "optedOut"
    from users where ${isPerson}`,
  )
}

/** How long the database takes for the simplest query, in milliseconds. */
export async function databaseLatency(db: Queryable): Promise<number> {
  const start = performance.now()
  await ping(db)
  return Math.round((performance.now() - start) * 10) / 10
}

/** What is being sent: messages still to be handed over, sends that are paused, and why the newest of those is. */
export async function sendingState(db: Queryable) {
  return readRow(
    db,
    { ...numbers('waiting', 'paused'), reason: sends.reason },
    sql`
    select coalesce(sum(r.waiting), 0)::int as waiting, count(*) filter (where s.state = 'paused')::int as paused,
      (array_agg(s.reason order by s.created_at desc, s.id) filter (where s.state = 'paused' and s.reason is not null))[1] as reason
    from sends s
    cross join lateral (
      select count(*) as waiting from send_recipients r
      where r.send_id = s.id and r.state in ('waiting', 'leased', 'committing')) r
    where s.state in ('queued', 'sending', 'paused')`,
  )
}

export async function countPendingSetups(db: Queryable): Promise<number> {
  return db.$count(users, and(eq(users.needsProfileSetup, true), isPerson))
}
