import { and, asc, eq, getTableColumns, isNull, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { apiKeys } from '../../tables/integrations.tables'

const { keyHash: _, ...KEY } = getTableColumns(apiKeys)

/** The keys, also those that have ended, the older ones first. */
export const readKeys = (db: Queryable) => db.select(KEY).from(apiKeys).orderBy(asc(apiKeys.createdAt))

export const findKey = async (db: Queryable, keyHash: Buffer) =>
  (await db.select(KEY).from(apiKeys).where(eq(apiKeys.keyHash, keyHash)))[0]

const MINUTE_MS = 60_000

/** Stores that a key was used, once a minute: each call would wait for the one before. */
export async function noteKeyUse(
  db: Queryable,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS)
  if (lastUsedAt && lastUsedAt > before) return
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld))
}

/** Stores a key. Undefined: there is one of this name. */
export async function insertKey(tx: Transaction, key: typeof apiKeys.$inferInsert) {
  const [made] = await tx.insert(apiKeys).values(key).onConflictDoNothing().returning(KEY)
  return made
}

export async function deleteKey(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ name: apiKeys.name })
  return row?.name
}
