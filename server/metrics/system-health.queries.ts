import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { users } from '../people/people.tables'
import { isPerson } from '../people/people.queries'

/** How long the database takes to answer at all, in milliseconds. */
export async function databaseLatency(db: Queryable): Promise<number> {
  const start = performance.now()
  await db.execute(sql`select 1`)
  return Math.round((performance.now() - start) * 10) / 10
}

/** What is being sent: messages still to be handed over, sends that are paused, and why the newest of those is. */
export async function sendingState(db: Queryable) {
  const { rows } = await db.execute<{ waiting: number; paused: number; reason: string | null }>(sql`
    select coalesce(sum(r.waiting), 0)::int as waiting, count(*) filter (where s.state = 'paused')::int as paused,
      (array_agg(s.reason order by s.created_at desc, s.id) filter (where s.state = 'paused' and s.reason is not null))[1] as reason
    from sends s
    cross join lateral (
      select count(*) as waiting from send_recipients r
      where r.send_id = s.id and r.state in ('waiting', 'leased', 'committing')) r
    where s.state in ('queued', 'sending', 'paused')`)
  return rows[0] ?? { waiting: 0, paused: 0, reason: null }
}

export async function countPendingSetups(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ pending: number }>(
    sql`select count(*)::int as pending from ${users} where ${users.needsProfileSetup} and ${isPerson}`,
  )
  return rows[0]?.pending ?? 0
}
