import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { authSessions, users, whitelistCoverage } from '../database/schema'
import type { Client } from './client'
import { DAY_MS, SESSION_DAYS } from './cookies'
import { hashToken, newToken } from './secrets'

/** Opens a session and ends the one this browser had; answers the new cookie's token. */
export async function rotateSession(
  db: Queryable,
  userId: string,
  client: Client,
  now: Date,
): Promise<string> {
  if (client.sessionToken) await endSession(db, client.sessionToken, now)
  const token = newToken()
  await db.insert(authSessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    ipAddress: client.ip,
    userAgent: client.userAgent,
    lastAccessedAt: now,
    createdAt: now,
  })
  return token
}

export async function endSession(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .update(authSessions)
    .set({ endedAt: now })
    .where(and(eq(authSessions.tokenHash, hashToken(token)), isNull(authSessions.endedAt)))
}

/** Ends all sessions of a person: their password was reset, or their address was only now proved to be theirs. */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(authSessions)
    .set({ endedAt: now })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.endedAt)))
}

/** Ends the sessions of everyone of a domain whom the whitelist no longer covers; answers how many people that were. */
export async function endUncoveredSessions(db: Queryable, domain: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    with ended as (
      update ${authSessions} set ended_at = ${now.toISOString()}::timestamptz
      from ${users} join ${whitelistCoverage} on ${whitelistCoverage.userId} = ${users.id}
      where ${authSessions.userId} = ${users.id} and ${users.emailDomain} = ${domain}
        and not ${whitelistCoverage.isCovered} and ${authSessions.endedAt} is null
      returning ${authSessions.userId} as person)
    select count(distinct person)::int as people from ended`)
  return rows[0]?.people ?? 0
}
