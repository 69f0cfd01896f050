import { type SQL, sql } from 'drizzle-orm'
import type { Programme } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { boolean, listOf, number, objectOf, orNull, readRow, readRows, text } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { joinCoverage } from '../tables/coverage.tables'
import { isNotCalledOff, periodOf } from '../tables/pairings.tables'
import { type AskedProgramme, isExpectedIn, isHost, isOfProgramme } from './rounds.queries'

interface Counted {
  programmeId: string
  /** Only rounds of earlier periods count; null: all so far. */
  before?: string | null
  /** A pairing that does not count: the one that is being changed; only those of earlier periods do. */
  except?: string | null
  /** Only rounds count that their people were shown. */
  isShown?: boolean
}

/**
 * SQL: how many rounds of a programme with hosts each of some people has waited, as (id, is_host, waited, has_sat): a guest since their last
 * seat in it or since they joined it, a host since they hosted; who never hosted all of them and one. Groups of one period count
 * once.
 * @param people a query of (id, is_host)
 */
function waitsOf(people: SQL, { programmeId, before = null, except = null, isShown = false }: Counted): SQL {
  const until = sql`coalesce(${before}::text, (select ${periodOf('p')} from rounds p where p.id = ${except}::uuid))`
  const isEarlier = sql`coalesce(${periodOf('p')} < ${until}, true)`
  const counts = isShown ? sql`p.published_at is not null` : sql`p.id is distinct from ${except}::uuid`
  return sql`
    select asked.id, asked.is_host, past.rounds - case
      when asked.is_host then coalesce(width_bucket(last.hosted, past.periods), -1)
      else coalesce(width_bucket(last.sat, past.periods), width_bucket(greatest(users.validated_at,
        (select chosen.changed_at from participations chosen where chosen.user_id = users.id
          and chosen.programme_id = ${programmeId} and chosen.is_in)), past.made), 0) end as waited,
      last.sat is not null as has_sat
    from (${people}) asked join users on users.id = asked.id
    cross join (
      select count(*)::int as rounds, coalesce(array_agg(period order by period), '{}') as periods,
        coalesce(array_agg(made_at order by made_at), '{}') as made
      from (select ${periodOf('p')} as period, min(p.created_at) as made_at from rounds p
        where p.programme_id = ${programmeId} and ${isEarlier} and ${counts} group by 1) each_period) past
    left join (
      select s.user_id, max(${periodOf('p')}) as sat, max(${periodOf('p')}) filter (where m.host_id = s.user_id) as hosted
      from seats s join matches m on m.id = s.match_id and ${isNotCalledOff} join rounds p on p.id = s.round_id
      where s.programme_id = ${programmeId} and ${counts} group by 1) last on last.user_id = asked.id`
}

/** How many rounds each of these people has waited, in their order. */
export async function roundsWaited(
  db: Queryable,
  { ids, hosts }: { ids: string[]; hosts: boolean[] },
  counted: Counted,
) {
  const people = sql`select id, is_host from unnest(${uuids(ids)}, ${sql.param(hosts)}::boolean[]) as p(id, is_host)`
  const { waited } = await readRow(
    db,
    { waited: listOf(number) },
    sql`select coalesce(json_agg(waited order by place), '[]') as waited from (${waitsOf(people, counted)}) waits
      join unnest(${uuids(ids)}) with ordinality as o(id, place) using (id)`,
  )
  return waited
}

/**
 * Of these programmes those with hosts where somebody waits for a seat as a guest on a day: how many who would be in its next round
 * have waited longer, how many hosts are ready, and whether they waited as long as they could once read. Rounds that nobody was
 * shown count for nothing.
 */
export async function waitingIn(
  db: Queryable,
  userId: string,
  programmes: readonly Pick<Programme, 'id' | 'settings' | 'monthTaken'>[],
  day: string,
) {
  const waits = programmes
    .filter(({ settings }) => settings.hosts)
    .map((programme) => waitingOf(userId, programme, day))
  if (waits.length === 0) return []
  const shape = { programmeId: text, before: number, hosts: number, isOver: boolean }
  return readRows(db, shape, sql.join(waits, sql` union all `))
}

function waitingOf(
  userId: string,
  programme: Pick<Programme, 'id' | 'settings' | 'monthTaken'>,
  day: string,
): SQL {
  const counted = { programmeId: programme.id, isShown: true }
  const ready = (which: SQL) =>
    sql`select users.id, ${isHost(day, programme)} as is_host from users ${joinCoverage} where ${isExpectedIn(day, programme)} and ${which}`
  const isSeated = sql`exists (select from seats s join rounds p on p.id = s.round_id and p.published_at is not null
    where s.user_id = users.id and s.programme_id = ${programme.id} and s.is_active and s.match_id is not null and s.stepped_out_at is null)`
  const isOfScope =
    programme.settings.scope === 'per-group'
      ? sql`whitelist_coverage.domain_group_id is not distinct from (
          select own.domain_group_id from whitelist_coverage own where own.user_id = ${userId})`
      : sql`true`
  const own = sql`users.id = ${userId} and not ${isHost(day, programme)} and not ${isSeated}`
  // A round in which they were left out counts in what they have waited; those after it have to be as many as they read.
  const since = sql`(select count(distinct ${periodOf('p')}) from rounds p where p.programme_id = ${programme.id}
    and p.published_at is not null and ${periodOf('p')} > said.period)`
  return sql`(select ${programme.id}::text as "programmeId", others.before, others.hosts, exists (
      select from (select s.wait_rounds, ${periodOf('p')} as period from seats s join rounds p on p.id = s.round_id
        where s.user_id = ${userId} and s.programme_id = ${programme.id} and s.wait_rounds is not null and p.published_at is not null) said
      where ${since} between said.wait_rounds and me.waited - 1) as "isOver"
    from (${waitsOf(ready(own), counted)}) me cross join lateral (
      select count(*) filter (where not waits.is_host and waits.waited > me.waited)::int as before,
        count(*) filter (where waits.is_host)::int as hosts
      from (${waitsOf(ready(isOfScope), counted)}) waits) others)`
}

/** SQL: how often each host of a programme on a day hosted in rounds that were shown, as (id, times). */
const timesHosted = (day: string, programme: AskedProgramme): SQL => sql`
  select users.id, (select count(*)::int from matches m join rounds p on p.id = m.round_id and p.published_at is not null
    where m.host_id = users.id and p.programme_id = ${programme.id} and ${isNotCalledOff}) as times
  from users ${joinCoverage} where ${isHost(day, programme)} and ${isOfProgramme(day, programme)} and users.is_validated and users.is_active`

const average = sql`round(avg(times), 1)::float8`

/** Of these programmes those that somebody hosts on a day: how often they hosted, and the hosts on average. */
export async function hostingIn(
  db: Queryable,
  userId: string,
  programmes: readonly AskedProgramme[],
  day: string,
) {
  const each = programmes
    .filter(({ settings }) => settings.hosts)
    .map(
      (
        programme,
      ) => sql`(select ${programme.id}::text as "programmeId", max(times) filter (where id = ${userId}) as times,
        ${average} as average from (${timesHosted(day, programme)}) hosts having bool_or(id = ${userId}))`,
    )
  if (each.length === 0) return []
  return readRows(db, { programmeId: text, times: number, average: number }, sql.join(each, sql` union all `))
}

/** How fair a programme with hosts is so far, of those who would be in its next round. */
export const hostingOf = (db: Queryable, programme: AskedProgramme, day: string) =>
  readRow(
    db,
    {
      longestWait: number,
      neverSeated: number,
      hosts: number,
      shares: orNull(objectOf({ least: number, average: number, most: number })),
    },
    sql`
    select coalesce(max(waited) filter (where not is_host), 0)::int as "longestWait",
      count(*) filter (where not is_host and not has_sat)::int as "neverSeated", count(*) filter (where is_host)::int as hosts,
      (select case when count(*) > 0 then json_build_object('least', min(times), 'average', ${average}, 'most', max(times)) end
        from (${timesHosted(day, programme)}) hosts) as shares
    from (${waitsOf(
      sql`select users.id, ${isHost(day, programme)} as is_host from users ${joinCoverage} where ${isExpectedIn(day, programme)}`,
      { programmeId: programme.id },
    )}) waits`,
  )
