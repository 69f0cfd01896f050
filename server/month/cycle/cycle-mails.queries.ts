import { lt, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { boolean, listOf, number, objectOf, readRow, readRows, type Row } from '../../platform/database/rows'
import { type Window, windowRows } from '../../platform/database/uuids'
import { matches, pairings, periodOf } from '../../tables/pairings.tables'
import { reminders } from '../../tables/cycles.tables'
import { KINDS_THAT_NAME_A_MATCH, mailedOn } from '../../mail/engine/sends.queries'
import { sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { joinCoverage, whitelistCoverage } from '../../tables/coverage.tables'
import { holdsSeat, languageColumns, languagesOf } from '../../tables/people.conditions'
import { headsUps, silences } from '../../tables/participation.tables'
import { dayByHand } from '../../people/participation/skip.queries'
import { isLeftInPeace } from '../../people/participation/asks.queries'
import {
  type AskedProgramme,
  isAsked,
  isExpectedIn,
  isInRoundOf,
  isResting,
} from '../../people/rounds.queries'
import { addressee } from '../../mail/engine/queue-mailing.queries'
import type { Programme } from '../../platform/context/context'

const named = objectOf({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
})

const unanswered = {
  matchId: matches.id,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  ...languageColumns,
  others: listOf(named),
  pairingId: pairings.id,
  pairingFile: pairings.fileName,
  mailedAt: sends.finishedAt,
  /** YYYY-MM */
  month: pairings.month,
  domainGroupId: pairings.domainGroupId,
  domainGroupName: pairings.domainGroupName,
}
/** A person who learned of a match a while ago and has not said whether they met. */
export type Unanswered = Row<typeof unanswered>

/** SQL: the send `s` named people's matches, and ended between two instants. */
const isMailed = (
  after: Date | SQL,
  until: Date | SQL,
) => sql`s.kind in ${KINDS_THAT_NAME_A_MATCH} and s.state = 'sent'
  and s.finished_at > ${after} and s.finished_at <= ${until}`

/** The active pairings of which such a mail was sent, each between two instants of its programme's own. */
export const mailedPairings = (db: Queryable, windows: Window[]) =>
  readRows(
    db,
    { id: pairings.id, programmeId: pairings.programmeId },
    sql`
    select distinct p.id, p.programme_id as "programmeId"
    from ${windowRows(windows)} as sent(programme_id, after, until)
    join rounds p on p.programme_id = sent.programme_id and p.status = 'active'
    join sends s on s.round_id = p.id and ${isMailed(sql`sent.after`, sql`sent.until`)} order by p.id`,
  )

/**
 * The people of a pairing to remind: the mail that named their match, a newsletter or that of a rescue, was sent between
 * the two instants and reached them, they have not answered, nobody marked the match as completed, its pairing is still
 * active, they and somebody else of it keep their seats, and they were not reminded before. People who booked a time are asked on the day after it instead.
 */
export const unansweredMatches = (
  db: Queryable,
  pairingId: string,
  { after, until }: Omit<Window, 'programmeId'>,
  day: string,
) =>
  readRows(
    db,
    unanswered,
    sql`
    select distinct on (m.id, ${users.id}) m.id as "matchId", ${users.id} as "userId", ${users.email} as email,
      ${users.firstName} as "firstName", ${languagesOf('users')},
      others.named as others, s.finished_at as "mailedAt",
      p.id as "pairingId", p.file_name as "pairingFile", p.month, p.domain_group_id as "domainGroupId",
      p.domain_group_name as "domainGroupName"
    from sends s
    join rounds p on p.id = s.round_id and p.status = 'active' and p.id = ${pairingId}
    join matches m on m.round_id = p.id and m.status = 'active'
    join send_recipients r on r.send_id = s.id and r.state = 'sent' and r.values ->> 'matchId' = m.id::text
    join users on ${users.id} = r.user_id
    join whitelist_coverage on ${whitelistCoverage.userId} = ${users.id}
    join seats own on own.match_id = m.id and own.user_id = ${users.id} and own.answer = 'pending'
    cross join lateral (
      select json_agg(json_build_object('id', other.id, 'firstName', other.first_name, 'lastName', other.last_name, 'email', other.email)
        order by seat.place) as named
      from seats seat join users other on other.id = seat.user_id and other.erased_at is null
      where seat.match_id = m.id and seat.user_id <> ${users.id} and ${holdsSeat(day, 'seat')}) others
    left join reminders on reminders.match_id = m.id and reminders.user_id = ${users.id}
    where ${isMailed(after, until)}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked')
      and not jsonb_exists(r.values, 'strandedBy')
      and reminders.match_id is null and others.named is not null and ${holdsSeat(day, 'own')}
    order by m.id, ${users.id}`,
  )

/** Stores the people that a send reminds. @throws if one of them was reminded before: the caller's transaction ends */
export async function insertReminders(
  db: Queryable,
  sendId: string,
  people: Pick<Unanswered, 'matchId' | 'userId'>[],
  now: Date,
): Promise<void> {
  const ids = (key: 'matchId' | 'userId') => sql.param(people.map((person) => person[key]))
  await db.execute(sql`
    insert into ${reminders} (match_id, user_id, send_id, created_at)
    select match_id, user_id, ${sendId}::uuid, ${now.toISOString()}::timestamptz
    from unnest(${ids('matchId')}::uuid[], ${ids('userId')}::uuid[]) as one(match_id, user_id)`)
}

/**
 * People in the next round of a programme who were silent in so many completed rounds in a row (matched, mailed, and
 * without any sign of life since the first of them) and were not asked yet. Rounds without them do not count. Ordered by
 * group.
 */
export const silentPeople = (db: Queryable, programme: AskedProgramme, rounds: number, day: string) =>
  readRows(
    db,
    { ...addressee, since: pairings.createdAt },
    sql`
    select silent.since, users.id, users.email, users.first_name as "firstName", ${languagesOf('users')}, g.id as "domainGroupId", g.display_name as "domainGroupName"
    from users ${joinCoverage}
    join (
      select m.user_id, max(p.completed_at) as since from seats m
      join (select id, created_at, completed_at from rounds where programme_id = ${programme.id} and status = 'completed' and ${mailedOn} is not null) p on p.id = m.round_id
      join users u on u.id = m.user_id
      where m.match_id is not null and p.created_at > coalesce(u.last_active_at, u.created_at)
      group by m.user_id having count(distinct m.round_id) >= ${rounds}
    ) silent on silent.user_id = users.id
    left join domain_groups g on g.id = whitelist_coverage.domain_group_id
    where ${isInRoundOf(day, programme)} and not exists (select from silences s where s.user_id = users.id)
    order by g.number, users.id`,
  )

export async function insertSilences(db: Queryable, userIds: string[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${silences} (user_id, asked_at)
    select id, ${now.toISOString()}::timestamptz from unnest(${sql.param(userIds)}::uuid[]) as one(id)`)
}

/** Nobody is silent or dormant any more. */
export const deleteSilences = (db: Queryable) => db.delete(silences)

interface Round {
  programme: Pick<Programme, 'id' | 'settings'>
  /** What it is for: its month, or its day. */
  period: string
  /** YYYY-MM-DD: when it is made. */
  day: string
  /** A domain group; null: all of the company. */
  domainGroupId: string | null
  /** A group with fewer people is not paired. */
  minimumUsers: number
  /** Today, where the day is given: groups may have another one, or have used it up. */
  given?: string | undefined
  /** Only people who are asked whether they take part. */
  onlyAsked?: boolean | undefined
}

/**
 * SQL: the people of a coming round, each with whether they were told of it. Where there are domain
 * groups, people without a group are in no round; people who were paired in this period, or host and were not needed, are in no other one.
 */
const peopleOf = ({ programme, period, day, domainGroupId, minimumUsers, given, onlyAsked }: Round) => sql`
  select * from (
    select users.id, users.email, users.first_name, users.created_at, ${languagesOf('users')}, whitelist_coverage.domain_group_id,
      count(*) over (${programme.settings.scope === 'per-group' ? sql`partition by whitelist_coverage.domain_group_id` : sql``}) as people,
      ${isAsked(programme)} as is_asked, asks.is_in, coalesce(${isLeftInPeace(day)}, false) as is_left,
      coalesce(asks.period = ${period}, false) or (not ${isAsked(programme)} and exists (
        select from heads_ups h where h.programme_id = ${programme.id} and h.month = ${period} and h.user_id = users.id)) as is_told
    from users ${joinCoverage} left join asks on asks.programme_id = ${programme.id} and asks.user_id = users.id
    where ${isExpectedIn(day, programme)}
      and ${programme.settings.scope === 'per-group' ? sql`(whitelist_coverage.domain_group_id is not null or not exists (select from domain_groups))` : sql`true`}
      and ${given ? sql`${dayByHand(programme.id, given)} = ${day}` : sql`true`}
      and (${domainGroupId}::uuid is null or whitelist_coverage.domain_group_id = ${domainGroupId}::uuid)
      and not exists (
        select from seats m join rounds p on p.id = m.round_id
        where m.user_id = users.id and p.programme_id = ${programme.id} and ${periodOf('p')} = ${period})
      and not exists (select from rounds where rounds.programme_id = ${programme.id} and ${periodOf('rounds')} = ${period}
        and ${isResting(day, programme)})
  ) expected where people >= ${minimumUsers} and (is_told or not (is_asked and is_left)) and ${onlyAsked ? sql`is_asked` : sql`true`}`

/** The people of a planned round to tell or to ask, or those who were told that they are in it, or said so. Ordered by group. */
export const peopleToTell = (db: Queryable, round: Round, { isTold = false } = {}) =>
  readRows(
    db,
    { ...addressee, isAsked: boolean },
    sql`
    select e.id, e.email, e.first_name as "firstName", e.language, e."directoryLanguage", e."browserLanguage", e."groupLanguage", e.domain_group_id as "domainGroupId", g.display_name as "domainGroupName",
      e.is_asked as "isAsked"
    from (${peopleOf(round)}) e left join domain_groups g on g.id = e.domain_group_id
    where e.is_told = ${isTold} and ${isTold ? sql`(e.is_in or not e.is_asked)` : sql`true`} order by g.number, e.id`,
  )

/** How many people of a round are still to be told, and how many were. */
export const countToTell = (db: Queryable, round: Round) =>
  readRow(
    db,
    { toTell: number, told: number },
    sql`
    select count(*) filter (where not is_told)::int as "toTell", count(*) filter (where is_told)::int as told
    from (${peopleOf(round)}) everyone`,
  )

/** Stores the people told of a round. @throws if one of them was told before: the caller's transaction ends */
export async function insertHeadsUps(
  db: Queryable,
  { programme, period }: Pick<Round, 'programme' | 'period'>,
  userIds: string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${headsUps} (programme_id, month, user_id, created_at)
    select ${programme.id}::uuid, ${period}, id, ${now.toISOString()}::timestamptz from unnest(${sql.param(userIds)}::uuid[]) as one(id)`)
}

/** Deletes what people were told of rounds that are over. */
export const deleteOldHeadsUps = (db: Queryable, before: string) =>
  db.delete(headsUps).where(lt(headsUps.period, before))
