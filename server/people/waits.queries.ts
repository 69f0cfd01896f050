import { type SQL, sql } from 'drizzle-orm'
import type { Context, Programme } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { boolean, listOf, number, objectOf, orNull, readRow, readRows, text } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { onceFor } from '../platform/process/once-for'
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
  /** It is asked about this person alone. */
  userId?: string
}

/**
 * SQL: how many rounds of a programme with hosts each of some people has waited, as (id, is_host, waited, has_sat): a guest since their last
 * seat in it or since they joined it, a host since they hosted; who never hosted all of them and one. Groups of one period count
 * once.
 * @param people a query of (id, is_host)
 */
function waitsOf(
  people: SQL,
  { programmeId, before = null, except = null, isShown = false, userId }: Counted,
): SQL {
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
      where s.programme_id = ${programmeId} and ${counts} and ${userId ? sql`s.user_id = ${userId}` : sql`true`} group by 1) last on last.user_id = asked.id`
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

/** SQL: wants to read in mails where they stand in a programme. */
export const wantsToBeTold = (programmeId: string): SQL =>
  sql`exists (select from told_of_waiting told where told.user_id = users.id and told.programme_id = ${programmeId})`

/**
 * SQL: after about how many rounds somebody has a seat whom a pairing left out, if they want to be told; 0: they have waited as long
 * as they once read. null: they are not told.
 */
export const toldWait = (programmeId: string, pairingId: string): SQL => sql`(
  select case when exists (
      select from seats said join rounds p on p.id = said.round_id
      where said.user_id = users.id and said.programme_id = ${programmeId} and said.wait_rounds is not null
        and said.wait_rounds <= (select count(distinct ${periodOf('rounds')}) from rounds
          where rounds.programme_id = ${programmeId} and ${periodOf('rounds')} > ${periodOf('p')} and rounds.created_at <= this_one.created_at)
        and not exists (select from seats sat join matches m on m.id = sat.match_id and ${isNotCalledOff}
          where sat.user_id = users.id and sat.programme_id = ${programmeId} and m.created_at > p.created_at))
    then 0 else left_out.wait_rounds end
  from seats left_out join rounds this_one on this_one.id = left_out.round_id
  where left_out.round_id = ${pairingId} and left_out.user_id = users.id and left_out.wait_rounds is not null
    and ${wantsToBeTold(programmeId)})`

type OfProgramme = Pick<Programme, 'id' | 'settings'>

/** A person's own place among those who wait: for them, and before so many others. */
interface Wait {
  programmeId: string
  /** How many who would be in its next round have waited longer, and how many hosts are ready. */
  before: number
  hosts: number
  /** They waited as long as they could once read. */
  isOver: boolean
}

/**
 * Of these programmes those with hosts where somebody waits for a seat as a guest on a day, and where they stand. Rounds that nobody
 * was shown count for nothing.
 */
export async function waitingIn(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: string,
  programmes: readonly OfProgramme[],
  day: string,
): Promise<Wait[]> {
  const withHosts = programmes.filter(({ settings }) => settings.hosts)
  if (withHosts.length === 0) return []
  const shape = { programmeId: text, groupId: orNull(text), waited: number, isOver: boolean }
  const own = await readRows(
    context.db,
    shape,
    sql.join(
      withHosts.map((programme) => ownWait(userId, programme, day)),
      sql` union all `,
    ),
  )
  const asked = own.map((wait) => ({
    ...wait,
    programme: withHosts.find(({ id }) => id === wait.programmeId)!,
  }))
  const lines = await linesOf(context, asked, day)
  return asked.map(({ programmeId, waited, isOver }, k) => {
    const line = lines[k]!
    const longer = line.guests.filter((one) => one.waited > waited)
    return {
      programmeId,
      isOver,
      hosts: line.hosts,
      before: longer.reduce((sum, { people }) => sum + people, 0),
    }
  })
}

/** SQL: (id, is_host) of those who would be in the next round of a programme. */
const expectedIn = (programme: OfProgramme, day: string, which: SQL): SQL =>
  sql`select users.id, ${isHost(day, programme)} as is_host from users ${joinCoverage} where ${isExpectedIn(day, programme)} and ${which}`

function ownWait(userId: string, programme: OfProgramme, day: string): SQL {
  const { id, settings } = programme
  const isSeated = sql`exists (select from seats s join rounds p on p.id = s.round_id and p.published_at is not null
    where s.user_id = users.id and s.programme_id = ${id} and s.is_active and s.match_id is not null and s.stepped_out_at is null)`
  const own = sql`users.id = ${userId} and not ${isHost(day, programme)} and not ${isSeated}`
  // A round in which they were left out counts in what they have waited; those after it have to be as many as they read.
  const since = sql`(select count(distinct ${periodOf('p')}) from rounds p where p.programme_id = ${id}
    and p.published_at is not null and ${periodOf('p')} > said.period)`
  const group = settings.scope === 'per-group' ? sql`whitelist_coverage.domain_group_id` : sql`null::uuid`
  return sql`(select ${id}::text as "programmeId", ${group} as "groupId", me.waited, exists (
      select from (select s.wait_rounds, ${periodOf('p')} as period from seats s join rounds p on p.id = s.round_id
        where s.user_id = ${userId} and s.programme_id = ${id} and s.wait_rounds is not null and p.published_at is not null) said
      where ${since} between said.wait_rounds and me.waited - 1) as "isOver"
    from (${waitsOf(expectedIn(programme, day, own), { programmeId: id, isShown: true, userId })}) me
    join whitelist_coverage on whitelist_coverage.user_id = me.id)`
}

/** Who waits in a programme or a group of it: so many guests for each number of rounds, and the hosts. */
interface Line {
  hosts: number
  guests: { waited: number; people: number }[]
}

/** From so many people on, a line is counted once a minute, however many look. */
const MANY = 1_000
const MINUTE_MS = 60_000
const knownLines = onceFor((_: Context['config']) => new Map<string, { at: number; line: Line }>())

async function linesOf(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  asked: { programme: OfProgramme; groupId: string | null }[],
  day: string,
): Promise<Line[]> {
  const known = knownLines(config)
  const now = clock.now().getTime()
  for (const [key, { at }] of known) if (now - at >= MINUTE_MS) known.delete(key)
  const keys = asked.map(({ programme, groupId }) => `${programme.id} ${groupId} ${day}`)
  const fresh = asked.flatMap((one, k) => (known.has(keys[k]!) ? [] : { ...one, key: keys[k]! }))
  const found =
    fresh.length === 0
      ? []
      : await readRows(
          db,
          { key: text, waited: number, isHost: boolean, people: number },
          sql.join(
            fresh.map(({ programme, groupId, key }) => {
              const isOfScope =
                programme.settings.scope === 'per-group'
                  ? sql`whitelist_coverage.domain_group_id is not distinct from ${groupId}::uuid`
                  : sql`true`
              const waits = waitsOf(expectedIn(programme, day, isOfScope), {
                programmeId: programme.id,
                isShown: true,
              })
              return sql`(select ${key} as key, waited::int as waited, is_host as "isHost", count(*)::int as people from (${waits}) waits group by 2, 3)`
            }),
            sql` union all `,
          ),
        )
  const lines = new Map(
    fresh.map(({ key }) => {
      const rows = found.filter((row) => row.key === key)
      const sum = (those: typeof rows) => those.reduce((total, { people }) => total + people, 0)
      const line: Line = {
        hosts: sum(rows.filter((row) => row.isHost)),
        guests: rows.filter((row) => !row.isHost),
      }
      if (sum(rows) >= MANY) known.set(key, { at: now, line })
      return [key, line]
    }),
  )
  return keys.map((key) => lines.get(key) ?? known.get(key)!.line)
}

/** SQL: how often hosts of a programme on a day hosted in rounds that were shown, as (times). */
const timesHosted = (day: string, programme: AskedProgramme, which: SQL = sql`true`): SQL => sql`
  select (select count(*)::int from matches m join rounds p on p.id = m.round_id and p.published_at is not null
    where m.host_id = users.id and p.programme_id = ${programme.id} and ${isNotCalledOff}) as times
  from users ${joinCoverage} where ${isHost(day, programme)} and ${isOfProgramme(day, programme)}
    and users.is_validated and users.is_active and ${which}`

const average = sql`round(avg(times), 1)::float8`

/** Of these programmes those that somebody hosts on a day: how often they hosted, and the hosts on average. */
export async function hostingIn(
  db: Queryable,
  userId: string,
  programmes: readonly AskedProgramme[],
  day: string,
) {
  // The others are counted only beside somebody who hosts.
  const each = programmes.flatMap((programme) =>
    programme.settings.hosts
      ? sql`(select ${programme.id}::text as "programmeId", own.times, others.average
          from (${timesHosted(day, programme, sql`users.id = ${userId}`)}) own
          cross join lateral (select ${average} as average from (${timesHosted(day, programme)}) hosts where own.times is not null) others)`
      : [],
  )
  if (each.length === 0) return []
  return readRows(db, { programmeId: text, times: number, average: number }, sql.join(each, sql` union all `))
}

/** How fair a programme with hosts is so far, of those who would be in its next round. */
export const hostingOf = (db: Queryable, programme: OfProgramme, day: string) =>
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
    from (${waitsOf(expectedIn(programme, day, sql`true`), { programmeId: programme.id })}) waits`,
  )
