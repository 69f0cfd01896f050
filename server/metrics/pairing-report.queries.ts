import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { boolean, number, numbers, type Row, readRows } from '../platform/database/rows'
import { joinCoverage } from '../tables/coverage.tables'
import { isNotCalledOff, isPairingOf, pairings } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { onLeaveOn, participationOn } from '../tables/people.conditions'

const reported = {
  id: pairings.id,
  name: pairings.name,
  month: pairings.month,
  domainGroupName: pairings.domainGroupName,
  status: pairings.status,
  totalPairs: pairings.totalPairs,
  ...numbers('leftOut', 'crossPairs', 'crossPairsBound', 'repeats', 'qualityScore'),
  optimal: boolean,
  createdAt: pairings.createdAt,
}
export type ReportedPairing = Omit<Row<typeof reported>, 'createdAt'> & { createdAt: string }

/**
 * The pairings since a month (YYYY-MM), newest first, with what their certificates say and a score from 0 to 10:
 * 6 for the share of people with a partner, 2 for the share of the possible pairs across departments, 2 for the share
 * of pairs who had never met. At tables any two of one are a pair. The second result is the average.
 */
export async function reportPairings(
  db: Queryable,
  since: string,
  programmeId: string | undefined,
): Promise<{ pairings: ReportedPairing[]; average: number | null }> {
  const figure = (name: string) => sql`coalesce((p.certificate->>${name})::int, 0)`
  const rows = await readRows(
    db,
    { ...reported, average: number },
    sql`
    with reported as (
      select p.id, p.name, p.month, p.domain_group_name, p.group_number, p.status, p.total_pairs, p.created_at,
        ${figure('crossPairs')} as cross_pairs, ${figure('crossPairsBound')} as cross_bound,
        ${figure('repeats')} as repeats, coalesce((p.certificate #>> '{tables,edges}')::int, p.total_pairs) as edges,
        coalesce((p.certificate #>> '{tables,seated,value}')::int, 2 * p.total_pairs) as seated, coalesce((p.certificate->>'optimal')::boolean, false) as optimal, l.left_out
      from rounds p
      cross join lateral (
        select count(*)::int as left_out from seats m where m.round_id = p.id and m.match_id is null) l
      where p.month >= ${since} and ${isPairingOf('p', programmeId)}),
    scored as (
      select *, 6 * coalesce(1.0 * seated / nullif(seated + left_out, 0), 0)
        + 2 * coalesce(least(1.0 * cross_pairs / nullif(cross_bound, 0), 1), 1)
        + 2 * coalesce(1 - least(1.0 * repeats / nullif(edges, 0), 1), 1) as score
      from reported)
    select id, name, month, domain_group_name as "domainGroupName", status, total_pairs as "totalPairs",
      left_out as "leftOut", cross_pairs as "crossPairs", cross_bound as "crossPairsBound", repeats, optimal,
      round(score, 1)::float8 as "qualityScore", created_at as "createdAt",
      round(avg(score) over (), 1)::float8 as average
    from scored order by month desc, created_at desc, group_number, id`,
  )
  return {
    pairings: rows.map(({ average: _, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
    average: rows[0]?.average ?? null,
  }
}

/** Active pairings of earlier months: their people can't be paired again before they are completed. */
export async function overduePairings(db: Queryable, month: string, programmeId: string | undefined) {
  const { id, name, totalPairs: count } = pairings
  return db
    .select({ id, name, month: pairings.month, count })
    .from(pairings)
    .where(and(eq(pairings.status, 'active'), lt(pairings.month, month), isPairingOf('rounds', programmeId)))
    .orderBy(pairings.month, name, id)
}

/** Active pairings with matched people who on a day no longer take part, and how many those are. */
export async function unavailablePeople(db: Queryable, day: string, programmeId: string | undefined) {
  return readRows(
    db,
    { id: pairings.id, name: pairings.name, count: number },
    sql`
    with gone as materialized (
      select ${users.id} from ${users} ${joinCoverage}
      where not ${users.isActive} or ${participationOn(day)} <> 'active' or ${onLeaveOn(day)} or not is_covered)
    select p.id, p.name, found.count from (
      select member.round_id, count(*)::int as count
      from gone
      -- One by one, by the offset: they are few, although PostgreSQL takes them for many, and would read everybody's.
      cross join lateral (
        select round_id, match_id from seats
        where user_id = gone.id and is_active and match_id is not null offset 0) member
      where not exists (
        select from matches m where m.round_id = member.round_id and m.id = member.match_id and not (${isNotCalledOff}))
      group by 1) found
    join rounds p on p.id = found.round_id and ${isPairingOf('p', programmeId)} order by 2, 1`,
  )
}
