import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '../../platform/http/cookies'
import type { Queryable } from '../../platform/database/database'
import { repeatableCalls } from '../../tables/integrations.tables'

export type StoredCall = Pick<typeof repeatableCalls.$inferSelect, 'apiKeyId' | 'key' | 'call'>

const isCall = ({ apiKeyId, key }: StoredCall) =>
  and(eq(repeatableCalls.apiKeyId, apiKeyId), eq(repeatableCalls.key, key))

/** Stores that a call begins; returns the earlier one with its key, if it has begun within 24 hours. */
export async function startCall(db: Queryable, call: StoredCall, startedAt: Date) {
  await db
    .delete(repeatableCalls)
    .where(lt(repeatableCalls.startedAt, new Date(startedAt.getTime() - DAY_MS)))
  const [begun] = await db
    .insert(repeatableCalls)
    .values({ ...call, startedAt })
    .onConflictDoNothing()
    .returning({ key: repeatableCalls.key })
  if (begun) return undefined
  return (await db.select().from(repeatableCalls).where(isCall(call)))[0]
}

export async function finishCall(
  db: Queryable,
  call: StoredCall,
  status: number,
  response: string,
): Promise<void> {
  await db.update(repeatableCalls).set({ status, response }).where(isCall(call))
}

export async function forgetCall(db: Queryable, call: StoredCall): Promise<void> {
  await db.delete(repeatableCalls).where(isCall(call))
}
