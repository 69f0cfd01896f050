import { asc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../../../server/tables/installation.tables'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { objectOf, orNull, text } from '../../../server/platform/database/rows'
import { directoryTokens } from './scim.tables'

export async function findToken(db: Queryable, tokenHash: Buffer) {
  const [token] = await db
    .select({ id: directoryTokens.id, name: directoryTokens.name, lastUsedAt: directoryTokens.lastUsedAt })
    .from(directoryTokens)
    .where(eq(directoryTokens.tokenHash, tokenHash))
  return token
}

/** The tokens, the older one first, each with the last thing it did. */
export const readTokens = (db: Queryable) =>
  db
    .select({
      id: directoryTokens.id,
      name: directoryTokens.name,
      createdAt: directoryTokens.createdAt,
      lastUsedAt: directoryTokens.lastUsedAt,
      lastAct: sql`(
        select json_build_object('at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'action', action, 'label', subject_label)
        from ${auditLog} where actor_id = directory_tokens.id order by id desc limit 1)`.mapWith(
        orNull(objectOf({ at: text, action: auditLog.action, label: text })),
      ),
    })
    .from(directoryTokens)
    .orderBy(asc(directoryTokens.createdAt), directoryTokens.place)

/** Stores a token; undefined when both places are taken. */
export async function insertToken(
  tx: Transaction,
  { name, tokenHash, createdAt }: { name: string; tokenHash: Buffer; createdAt: Date },
): Promise<string | undefined> {
  await tx.execute(sql`lock table ${directoryTokens} in share row exclusive mode`)
  const taken = await tx.select({ place: directoryTokens.place }).from(directoryTokens)
  const place = [1, 2].find((one) => !taken.some((other) => other.place === one))
  if (place === undefined) return undefined
  const [row] = await tx
    .insert(directoryTokens)
    .values({ place, name, tokenHash, createdAt })
    .returning({ id: directoryTokens.id })
  return row?.id
}

export async function deleteToken(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(directoryTokens)
    .where(eq(directoryTokens.id, id))
    .returning({ name: directoryTokens.name })
  return row?.name
}
