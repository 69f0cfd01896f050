import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { boolean, listOf, text } from '../platform/database/rows'
import { onceFor } from '../platform/process/once-for'
import { groupManagers } from '../tables/managers.tables'
import { authSessions, authenticatorApps, passkeys } from '../tables/sign-in.tables'
import { users } from '../tables/people.tables'
import { isCovered } from '../tables/coverage.tables'

/** SQL: the ids of the groups that somebody manages, in a fixed order. */
export const managedGroupsOf = (userId: AnyPgColumn) =>
  sql`array(select ${groupManagers.domainGroupId} from ${groupManagers} where ${groupManagers.userId} = ${userId} order by 1)`.mapWith(
    listOf(text),
  )

const callersQuery = onceFor((db: Queryable) =>
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
