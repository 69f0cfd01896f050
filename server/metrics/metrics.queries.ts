import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { matches, pairings, users } from '../database/schema'
import { participationOn } from '../people/people.queries'

/** SQL: a match that is still going on: its own status counts only while its pairing is current. */
const isActive = sql`${matches.status} = 'active' and ${pairings.status} = 'active'`
const isCompleted = sql`${matches.status} = 'completed'`

export async function countMatches(db: Queryable) {
  const { rows } = await db.execute<{ activeMatches: number; completedChats: number }>(sql`
    select count(*) filter (where ${isActive})::int as "activeMatches",
      count(*) filter (where ${isCompleted})::int as "completedChats"
    from ${matches} join ${pairings} on ${pairings.id} = ${matches.pairingId}`)
  return rows[0] ?? { activeMatches: 0, completedChats: 0 }
}

/** Users on a day, by their participation and by department. */
export async function countUsers(db: Queryable, day: string) {
  const { rows } = await db.execute<{
    department: string
    total: number
    pending: number
    active: number
    paused: number
    optedOut: number
  }>(sql`
    select coalesce(nullif(${users.department}, ''), 'Not Set') as department,
      count(*)::int as total,
      count(*) filter (where ${users.needsProfileSetup})::int as pending,
      count(*) filter (where ${participationOn(day)} = 'active')::int as active,
      count(*) filter (where ${participationOn(day)} = 'paused')::int as paused,
      count(*) filter (where ${participationOn(day)} = 'opted_out')::int as "optedOut"
    from ${users} group by 1 order by 2 desc, 1`)
  return rows
}

/** Matches of the months from `first` to `last` (YYYY-MM), in order; months without any are left out. */
export async function countMatchesByMonth(db: Queryable, first: string, last: string) {
  const { rows } = await db.execute<{
    month: string
    totalMatches: number
    activeMatches: number
    completedMatches: number
  }>(sql`
    select ${pairings.month} as month, count(*)::int as "totalMatches",
      count(*) filter (where ${isActive})::int as "activeMatches",
      count(*) filter (where ${isCompleted})::int as "completedMatches"
    from ${matches} join ${pairings} on ${pairings.id} = ${matches.pairingId}
    where ${pairings.month} between ${first} and ${last}
    group by 1 order by 1`)
  return rows
}
