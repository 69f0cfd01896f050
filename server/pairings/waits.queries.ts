import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { listOf, number, readRow } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { isNotCalledOff, periodOf } from '../tables/pairings.tables'
import type { RoundPeople } from './run-matching'

interface Counted {
  programmeId: string
  /** Only rounds of earlier periods count; null: all so far. */
  before?: string | null
  /** A pairing that does not count: the one that is being changed; only those of earlier periods do. */
  except?: string | null
}

/**
 * SQL: how many rounds of a programme with hosts each of some people has waited, as (id, is_host, waited): a guest since their last
 * seat in it or since they joined it, a host since they hosted; who never hosted all of them and one. Groups of one period count
 * once.
 * @param people a query of (id, is_host)
 */
export function waitsOf(people: SQL, { programmeId, before = null, except = null }: Counted): SQL {
  const until = sql`coalesce(${before}::text, (select ${periodOf('p')} from rounds p where p.id = ${except}::uuid))`
  const isEarlier = sql`coalesce(${periodOf('p')} < ${until}, true)`
  return sql`
    select asked.id, asked.is_host, past.rounds - case
      when asked.is_host then coalesce(width_bucket(last.hosted, past.periods), -1)
      else coalesce(width_bucket(last.sat, past.periods), width_bucket(greatest(users.validated_at,
        (select chosen.changed_at from participations chosen where chosen.user_id = users.id
          and chosen.programme_id = ${programmeId} and chosen.is_in)), past.made), 0) end as waited
    from (${people}) asked join users on users.id = asked.id
    cross join (
      select count(*)::int as rounds, coalesce(array_agg(period order by period), '{}') as periods,
        coalesce(array_agg(made_at order by made_at), '{}') as made
      from (select ${periodOf('p')} as period, min(p.created_at) as made_at from rounds p
        where p.programme_id = ${programmeId} and ${isEarlier} group by 1) each_period) past
    left join (
      select s.user_id, max(${periodOf('p')}) as sat, max(${periodOf('p')}) filter (where m.host_id = s.user_id) as hosted
      from seats s join matches m on m.id = s.match_id and ${isNotCalledOff} join rounds p on p.id = s.round_id
      where s.programme_id = ${programmeId} and p.id is distinct from ${except}::uuid group by 1) last on last.user_id = asked.id`
}

/** The same of people in columns, in their order. */
export async function roundsWaited(db: Queryable, { ids, hosts = [] }: RoundPeople, counted: Counted) {
  const people = sql`select id, is_host from unnest(${uuids(ids)}, ${sql.param(hosts)}::boolean[]) as p(id, is_host)`
  const { waited } = await readRow(
    db,
    { waited: listOf(number) },
    sql`select coalesce(json_agg(waited order by place), '[]') as waited from (${waitsOf(people, counted)}) waits
      join unnest(${uuids(ids)}) with ordinality as o(id, place) using (id)`,
  )
  return waited
}
