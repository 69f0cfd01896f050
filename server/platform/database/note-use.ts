import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { apiKeys } from '../../tables/integrations.tables'
import type { directoryTokens } from '../../tables/scim.tables'
import type { Queryable } from './database'

const MINUTE_MS = 60_000

/** Stores that a token or key was used, once a minute: each call would wait for the one before. */
export async function noteUse(
  db: Queryable,
  table: typeof apiKeys | typeof directoryTokens,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS)
  if (lastUsedAt && lastUsedAt > before) return
  const isOld = or(isNull(table.lastUsedAt), lt(table.lastUsedAt, before))
  await db
    .update(table)
    .set({ lastUsedAt: now })
    .where(and(eq(table.id, id), isOld))
}
