import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database'

const MINUTE_MS = 60_000

/**
 * Stores that a token or key was used, once a minute: each call would wait for the one before. The table has the columns `id` and
 * `last_used_at`.
 */
export async function noteUse(
  db: Queryable,
  table: PgTable,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS)
  if (lastUsedAt && lastUsedAt > before) return
  await db.execute(sql`
    update ${table} set last_used_at = ${now}::timestamptz
    where id = ${id} and (last_used_at is null or last_used_at < ${before}::timestamptz)`)
}
