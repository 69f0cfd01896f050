import { desc, gte, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { policyViolations as t } from '../../tables/content-policy.tables'
import type { Violation } from './report.rules'

/** From so many rows of one day on, only a number is kept for each directive: anybody may send anything. */
const MANY_A_DAY = 50

/** Adds to the counts of a day, and deletes those of days before `oldest`. */
export async function countViolations(
  db: Queryable,
  { day, oldest }: { day: string; oldest: string },
  violations: Violation[],
): Promise<void> {
  const directives = sql.param(violations.map(({ directive }) => directive))
  const blocked = sql.param(violations.map((violation) => violation.blocked))
  await db.execute(sql`
    with old as (delete from ${t} where day < ${oldest})
    insert into ${t} as kept (day, directive, blocked, count)
    select ${day}, directive, case when are_many then 'other' else blocked end, count(*)
    from unnest(${directives}::text[], ${blocked}::text[]) as reported (directive, blocked),
      (select count(*) >= ${MANY_A_DAY} as are_many from ${t} where day = ${day}) today
    group by 2, 3 order by 2, 3
    on conflict (day, directive, blocked) do update set count = kept.count + excluded.count`)
}

/** What was refused since a day, the most frequent first. */
export async function violationsSince(db: Queryable, day: string) {
  const total = sum(t.count).mapWith(Number)
  return db
    .select({ directive: t.directive, blocked: t.blocked, count: total })
    .from(t)
    .where(gte(t.day, day))
    .groupBy(t.directive, t.blocked)
    .orderBy(desc(total), t.directive, t.blocked)
}
