import { languagesOf } from '../../tables/people.conditions'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { readRows } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { pairings } from '../../tables/pairings.tables'
import { silences } from '../../tables/participation.tables'
import { type AskedProgramme, isInRoundOf } from '../../people/rounds.queries'
import { addressee } from '../../mail/engine/queue-mailing.queries'
import { mailedOn } from '../../mail/engine/sends.queries'

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
