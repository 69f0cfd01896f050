import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '../../../server/platform/http/cookies'
import type { Context } from '../../../server/platform/context/context'
import type { Queryable } from '../../../server/platform/database/database'
import { repeatableCalls } from './keys.tables'

export type StoredCall = Pick<typeof repeatableCalls.$inferSelect, 'apiKeyId' | 'key' | 'call'>

const isCall = ({ apiKeyId, key }: StoredCall) =>
  and(eq(repeatableCalls.apiKeyId, apiKeyId), eq(repeatableCalls.key, key))

const dayBefore = (now: Date) => lt(repeatableCalls.startedAt, new Date(now.getTime() - DAY_MS))

/** Stores that a call begins; returns the earlier one with its key, if it has begun within 24 hours. */
export async function startCall(
  db: Queryable,
  call: StoredCall,
  startedAt: Date,
): Promise<typeof repeatableCalls.$inferSelect | undefined> {
  const begins = { ...call, startedAt, status: null, response: null }
  const [begun] = await db
    .insert(repeatableCalls)
    .values(begins)
    .onConflictDoUpdate({
      target: [repeatableCalls.apiKeyId, repeatableCalls.key],
      set: begins,
      setWhere: dayBefore(startedAt),
    })
    .returning({ key: repeatableCalls.key })
  if (begun) return undefined
  const [before] = await db.select().from(repeatableCalls).where(isCall(call))
  // Forgotten meanwhile.
  return before ?? startCall(db, call, startedAt)
}

/** Forgets the responses of calls that are no longer repeated: people are named in some. */
export const forgetOldCalls = ({ db, clock }: Context) =>
  db.delete(repeatableCalls).where(dayBefore(clock.now()))

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
