import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { ping } from '../platform/database/ping'
import { number, readRow } from '../platform/database/rows'
import { sends } from '../tables/sending.tables'
import { users } from '../tables/people.tables'
import { isPerson } from '../tables/people.conditions'

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
    { waiting: number, paused: number, reason: sends.reason },
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
