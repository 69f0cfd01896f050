import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { numbers, orNull, readRows } from '../platform/database/rows'
import type { Moment } from '../platform/context/clock'
import type { Given } from '../tables/columns'
import { joinCoverage } from '../tables/coverage.tables'
import { isPublished, matches, meetings, pairings, standingIn } from '../tables/pairings.tables'
import { isAttending } from '../tables/people.conditions'
import { users } from '../tables/people.tables'

/**
 * SQL: the stranded people of a day, as (match_id, round_id, user_id, partner_id). They alone attend their match, it is of
 * an active pairing that its people see, and nobody says that they met. Everything that asks for stranded people reads
 * this. Tables with a host are mended at once instead. `which` narrows the seats `s`: to all of a match, of a pairing, or of all.
 */
export const strandedOn = (day: Given, which: SQL): SQL => {
  const isHere = sql`coalesce(${isAttending(day, 's')}, false)`
  return sql`
  select alone.match_id, alone.round_id, alone.user_id, alone.partner_id
  from (
    select s.match_id, s.round_id, (array_agg(s.user_id) filter (where ${isHere}))[1] as user_id,
      (array_agg(s.user_id order by s.place) filter (where not ${isHere}))[1] as partner_id
    from seats s join ${users} on ${users.id} = s.user_id ${joinCoverage}
      join ${pairings} on ${pairings.id} = s.round_id and ${pairings.status} = 'active' and ${isPublished}
    where s.is_active and s.match_id is not null and ${which}
    group by s.match_id, s.round_id
    having count(*) filter (where ${isHere}) = 1 and count(*) > 1 and not bool_or(s.answer = 'confirmed')) alone
  join matches m on m.id = alone.match_id and m.status = 'active' and m.host_id is null`
}

/** Stranded people of some matches on a day who were not told: with their programme, and when their round was shown. */
export const strandedIn = (db: Queryable, matchIds: string[], day: string) =>
  readRows(
    db,
    {
      matchId: matches.id,
      userId: users.id,
      programmeId: pairings.programmeId,
      publishedAt: pairings.publishedAt,
    },
    sql`
    select s.match_id as "matchId", s.user_id as "userId", p.programme_id as "programmeId", p.published_at as "publishedAt"
    from (${strandedOn(day, sql`s.match_id = any(${sql.param(matchIds)}::uuid[])`)}) s join rounds p on p.id = s.round_id
    where not exists (select from strandings known where known.match_id = s.match_id and known.user_id = s.user_id)`,
  )

/**
 * What became of the matches of each of these rounds, and what is still open: booked coffees to come, stranded people (how many
 * of them have asked for someone else), and silent matches of others that their people were shown.
 */
export async function countMeetings(db: Queryable, ids: string[], { now, day }: Moment) {
  if (ids.length === 0) return []
  const rounds = sql`any(${sql.param(ids)}::uuid[])`
  const isToCome = sql`coalesce(c.starts_at > ${now.toISOString()}::timestamptz, false)`
  return readRows(
    db,
    {
      id: pairings.id,
      ...numbers('matches', 'met', 'notMet', 'booked', 'stranded', 'waiting', 'silent'),
      lastCoffee: orNull(meetings.startsAt),
    },
    sql`
    select p.id, count(said.id)::int as matches, count(*) filter (where is_met)::int as met,
      count(*) filter (where is_denied)::int as "notMet", count(*) filter (where ${isToCome})::int as booked,
      count(alone.match_id)::int as stranded, count(known.asked_at)::int as waiting,
      count(*) filter (where p.published_at is not null and is_silent and alone.match_id is null and not ${isToCome})::int as silent,
      max(c.starts_at) as "lastCoffee"
    from rounds p left join lateral ${standingIn} said on true
    left join meetings c on c.match_id = said.id and c.state = 'booked'
    left join (${strandedOn(day, sql`s.round_id = ${rounds}`)}) alone on alone.match_id = said.id
    left join strandings known on known.match_id = said.id and known.user_id = alone.user_id
    where p.id = ${rounds} group by p.id`,
  )
}

/** Stores that a send tells people that their match can't make it, so that no other mail does. */
export const noteStranded = (tx: Transaction, sendId: string, now: Date) =>
  tx.execute(sql`
    insert into strandings (match_id, user_id, send_id, created_at)
    select (r.values ->> 'matchId')::uuid, r.user_id, r.send_id, ${now.toISOString()}::timestamptz
    from send_recipients r where r.send_id = ${sendId} and jsonb_exists(r.values, 'strandedBy')
    on conflict do nothing`)
