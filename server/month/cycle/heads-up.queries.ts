import { languagesOf } from '../../tables/people.conditions'
import { lt, sql } from 'drizzle-orm'
import type { Programme } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import { number, readRow, readRows } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { isInRoundOf } from '../../people/rounds.queries'
import { periodOf } from '../../tables/pairings.tables'
import { headsUps } from '../../tables/participation.tables'
import { addressee } from '../../mail/engine/queue-mailing.queries'

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
}

/**
 * SQL: the people of a coming round, each with whether they were told of it. Where there are domain
 * groups, people without a group are in no round; people who were paired in this period are in no other one.
 */
const peopleOf = ({ programme, period, day, domainGroupId, minimumUsers }: Round) => sql`
  select * from (
    select users.id, users.email, users.first_name, users.created_at, users.language, users.directory_language, users.browser_language, whitelist_coverage.domain_group_id,
      count(*) over (${programme.settings.scope === 'per-group' ? sql`partition by whitelist_coverage.domain_group_id` : sql``}) as people,
      exists (select from heads_ups h where h.programme_id = ${programme.id} and h.month = ${period} and h.user_id = users.id) as is_told
    from users ${joinCoverage}
    where ${isInRoundOf(day, programme)}
      and ${programme.settings.scope === 'per-group' ? sql`(whitelist_coverage.domain_group_id is not null or not exists (select from domain_groups))` : sql`true`}
      and (${domainGroupId}::uuid is null or whitelist_coverage.domain_group_id = ${domainGroupId}::uuid)
      and not exists (
        select from seats m join rounds p on p.id = m.round_id
        where m.user_id = users.id and p.programme_id = ${programme.id} and ${periodOf('p')} = ${period})
  ) expected where people >= ${minimumUsers}`

/** The people of a planned round that were not told of it, or that were. Ordered by group. */
export const peopleToTell = (db: Queryable, round: Round, { isTold = false } = {}) =>
  readRows(
    db,
    addressee,
    sql`
    select e.id, e.email, e.first_name as "firstName", ${languagesOf('e')}, e.domain_group_id as "domainGroupId", g.display_name as "domainGroupName"
    from (${peopleOf(round)}) e left join domain_groups g on g.id = e.domain_group_id
    where e.is_told = ${isTold} order by g.number, e.id`,
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
