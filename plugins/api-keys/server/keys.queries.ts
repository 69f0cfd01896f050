import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { onceFor } from '../../../server/platform/process/once-for'
import { apiKeys } from './keys.tables'

const { keyHash: _, ...KEY } = getTableColumns(apiKeys)

/** The keys, also those that have ended, the older ones first. */
export const readKeys = (db: Queryable) => db.select(KEY).from(apiKeys).orderBy(asc(apiKeys.createdAt))

const keyQuery = onceFor((db: Queryable) =>
  db
    .select(KEY)
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find_key'),
)

export const findKey = async (db: Queryable, keyHash: Buffer) => (await keyQuery(db).execute({ keyHash }))[0]

/** Stores a key. Undefined: there is one of this name. */
export async function insertKey(tx: Transaction, key: typeof apiKeys.$inferInsert) {
  const [made] = await tx.insert(apiKeys).values(key).onConflictDoNothing().returning(KEY)
  return made
}

export async function deleteKey(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ name: apiKeys.name })
  return row?.name
}
