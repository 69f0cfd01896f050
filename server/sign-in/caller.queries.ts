import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import type { Caller } from '../http/caller'
import { boolean, text } from '../database/rows'
import { prepared } from '../database/prepared'
import { managedGroupsOf } from '../managers/managers.tables'
import { authSessions } from './sign-in.tables'
import { authenticatorApps, passkeys } from './second-factor/second-factor.tables'
import { users } from '../people/people.tables'
import { isCovered } from '../directory/coverage.tables'

const callersQuery = prepared((db) =>
  db
    .select({
      tokenHash: authSessions.tokenHash,
      sessionId: authSessions.id,
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      managedGroups: managedGroupsOf(users.id),
      isValidated: users.isValidated,
      needsProfileSetup: users.needsProfileSetup,
      lastAccessedAt: authSessions.lastAccessedAt,
      provedAt: authSessions.provedAt,
      hasPasskey: sql`${users.isAdmin} and exists (
        select from ${passkeys} where ${passkeys.userId} = ${users.id})`.mapWith(boolean),
      hasApp: sql`${users.isAdmin} and exists (
        select from ${authenticatorApps}
        where ${authenticatorApps.userId} = ${users.id} and ${authenticatorApps.isConfirmed})`.mapWith(
        boolean,
      ),
      asOf: sql`pg_current_snapshot()::text`.mapWith(text),
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(
      and(
        sql`${authSessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::bytea[])`,
        gt(authSessions.expiresAt, sql.placeholder('now')),
        isNull(authSessions.endedAt),
        eq(users.isActive, true),
        isCovered,
      ),
    )
    .prepare('find_callers'),
)

/**
 * The open session of each token hash. Null: unknown, ended, expired, deactivated, or no longer on the whitelist.
 */
export async function findCallers(
  db: Queryable,
  tokenHashes: Buffer[],
  now: Date,
): Promise<(Caller | null)[]> {
  const rows = await callersQuery(db).execute({ tokenHashes, now })
  return tokenHashes.map((own) => rows.find(({ tokenHash }) => tokenHash.equals(own)) ?? null)
}
