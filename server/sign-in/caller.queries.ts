import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { prepared } from '../database/prepared'
import { authSessions, users, whitelistCoverage } from '../database/schema'

/** Who calls: the session and the facts about its person that decide what they may do. */
export interface Caller {
  sessionId: string
  userId: string
  email: string
  isAdmin: boolean
  isValidated: boolean
  needsProfileSetup: boolean
  lastAccessedAt: Date
}

const callerQuery = prepared((db) =>
  db
    .select({
      sessionId: authSessions.id,
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      isValidated: users.isValidated,
      needsProfileSetup: users.needsProfileSetup,
      lastAccessedAt: authSessions.lastAccessedAt,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(
      and(
        eq(authSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(authSessions.expiresAt, sql.placeholder('now')),
        isNull(authSessions.endedAt),
        eq(users.isActive, true),
        eq(whitelistCoverage.isCovered, true),
      ),
    )
    .prepare('find_caller'),
)

/** The open session of a token hash, or null: unknown, ended, expired, deactivated, or no longer on the whitelist. */
export async function findCaller(db: Queryable, tokenHash: Buffer, now: Date): Promise<Caller | null> {
  const rows = await callerQuery(db).execute({ tokenHash, now })
  return rows[0] ?? null
}
