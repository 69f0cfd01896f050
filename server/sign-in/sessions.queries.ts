import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { MOST_NAMED, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { onceFor } from '../platform/process/once-for'
import { boolean, listOf, number, readRow, text } from '../platform/database/rows'
import type { Caller } from '../platform/http/caller'
import { isCovered, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { groupManagers } from '../tables/managers.tables'
import { silences } from '../tables/participation.tables'
import { ownLanguages } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { authenticatorApps, authSessions, passkeys } from '../tables/sign-in.tables'
import type { Client, OpenedSession, Proof } from './client'
import { DAY_MS, SESSION_DAYS } from '../platform/http/cookies'
import { forgetDevices, rememberDevice } from './known-devices.queries'
import { hashToken, newToken } from '../platform/secrets'

/** SQL: the ids of the groups that somebody manages, in a fixed order. */
export const managedGroupsOf = (userId: AnyPgColumn) =>
  sql`array(select ${groupManagers.domainGroupId} from ${groupManagers} where ${groupManagers.userId} = ${userId} order by 1)`.mapWith(
    listOf(text),
  )

/** SQL: whether somebody leads the programme or a part of it: only then a second factor of theirs counts. */
const isLeading = sql`(${users.isAdmin} or exists (select from ${groupManagers} where ${groupManagers.userId} = ${users.id}))`

const callerQuery = onceFor((db: Queryable) =>
  db
    .select({
      sessionId: authSessions.id,
      userId: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      managedGroups: managedGroupsOf(users.id),
      isValidated: users.isValidated,
      needsProfileSetup: users.needsProfileSetup,
      lastAccessedAt: authSessions.lastAccessedAt,
      ...ownLanguages,
      provedAt: authSessions.provedAt,
      hasPasskey: sql`${isLeading} and exists (
        select from ${passkeys} where ${passkeys.userId} = ${users.id})`.mapWith(boolean),
      hasApp: sql`${isLeading} and exists (
        select from ${authenticatorApps}
        where ${authenticatorApps.userId} = ${users.id} and ${authenticatorApps.isConfirmed})`.mapWith(
        boolean,
      ),
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(authSessions.expiresAt, sql.placeholder('now')),
        isNull(authSessions.endedAt),
        eq(users.isActive, true),
        isCovered,
      ),
    )
    .prepare('find_caller'),
)

/** The open session of a token hash; null: unknown, ended, expired, deactivated, or no longer on the whitelist. */
export const findCaller = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<Caller | null> =>
  (await callerQuery(db).execute({ tokenHash, now }))[0] ?? null

/**
 * Opens a session, ends the one this browser had, and remembers the browser. An administrator's sign-in is an entry of
 * the audit log.
 */
export async function rotateSession(
  context: Pick<Context, 'log' | 'clock'>,
  tx: Transaction,
  { userId, email, isAdmin, by }: { userId: string; email: string; isAdmin: boolean; by: Proof },
  client: Client,
  now: Date,
): Promise<OpenedSession> {
  if (client.sessionToken) await endSession(tx, client.sessionToken, now)
  const token = newToken()
  await tx.insert(authSessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    ipAddress: client.ip,
    userAgent: client.userAgent,
    lastAccessedAt: now,
    // A passkey that has checked who holds it is both factors.
    provedAt: by === 'passkey' ? now : null,
    createdAt: now,
  })
  await noteActivity(tx, userId, now)
  if (isAdmin)
    await recordAudit(
      tx,
      context,
      { userId, email },
      { action: 'administrator.signed_in', id: userId, label: email, after: { by } },
    )
  context.log.info({ event: 'signed_in', by, user: userId, ip: client.ip }, 'signed in')
  if (by === 'test_access') return { token, deviceToken: null, notify: null }
  const { deviceToken, isNewDevice } = await rememberDevice(tx, userId, client, now)
  return { token, deviceToken, notify: isAdmin && isNewDevice ? { email, by } : null }
}

const HOUR_MS = 3_600_000

/** Notes a sign of life: people who sign in, come back or press something in a mail are neither silent nor dormant. */
export async function noteActivity(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastActiveAt: now })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.lastActiveAt), lt(users.lastActiveAt, new Date(now.getTime() - HOUR_MS))),
      ),
    )
  await db.delete(silences).where(eq(silences.userId, userId))
}

/** Slides the session's end, and notes when it was last used. */
export const touchSession = (db: Queryable, sessionId: string, now: Date, expiresAt: Date) =>
  db
    .update(authSessions)
    .set({ lastAccessedAt: now, expiresAt })
    .where(and(eq(authSessions.id, sessionId), isNull(authSessions.endedAt)))

const endWhere = (db: Queryable, which: SQL | undefined, now: Date) =>
  db
    .update(authSessions)
    .set({ endedAt: now })
    .where(and(isNull(authSessions.endedAt), which))

export const endSession = (db: Queryable, token: string, now: Date) =>
  endWhere(db, eq(authSessions.tokenHash, hashToken(token)), now)

/**
 * Ends a person's sessions and forgets their browsers, all or all but this one: after a new password, a sign-out
 * everywhere, or a first proof of the address. One of those browsers may be lost, or in wrong hands.
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  now: Date,
  except?: { sessionId: string; deviceToken: string | null },
): Promise<void> {
  await forgetDevices(tx, userId, except?.deviceToken ?? null)
  const isElsewhere = except && ne(authSessions.id, except.sessionId)
  await endWhere(tx, and(eq(authSessions.userId, userId), isElsewhere), now)
}

/**
 * The same for many: signs them out everywhere and forgets their browsers. Links and codes that were mailed to them are used up.
 * Returns how many were signed in, and the first hundred addresses of them.
 * @param who SQL that selects their ids
 */
export const endSessionsOfMany = (tx: Transaction, who: SQL, now: Date) =>
  readRow(
    tx,
    { changed: number, emails: listOf(text) },
    sql`
    with those as materialized (${who}),
    forgotten as (delete from known_devices d using those where d.user_id = those.id),
    used_up as (
      update sign_in_tokens t set used_at = ${now.toISOString()}::timestamptz
      from those join users u on u.id = those.id where t.email = u.email and t.used_at is null),
    ended as (
      update auth_sessions s set ended_at = ${now.toISOString()}::timestamptz
      from those where s.user_id = those.id and s.ended_at is null
      returning s.user_id, s.expires_at > ${now.toISOString()}::timestamptz as was_open),
    people as (select distinct u.id, u.email from ended join users u on u.id = ended.user_id where was_open)
    select count(*)::int as changed, array(select email from people order by email limit ${MOST_NAMED}) as emails from people`,
  )

const openSessionsOf = (userId: string, now: Date) =>
  and(eq(authSessions.userId, userId), isNull(authSessions.endedAt), gt(authSessions.expiresAt, now))

/** The open sessions of a person, last used first, at most 50. */
export async function readOpenSessions(db: Queryable, userId: string, now: Date) {
  return db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      createdAt: authSessions.createdAt,
      lastAccessedAt: authSessions.lastAccessedAt,
    })
    .from(authSessions)
    .where(openSessionsOf(userId, now))
    .orderBy(desc(authSessions.lastAccessedAt), desc(authSessions.id))
    .limit(50)
}

export const isOpenSession = async (
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> =>
  (await db.$count(authSessions, and(eq(authSessions.id, sessionId), openSessionsOf(userId, now)))) > 0

/** Ends one session of this person; false if they have no such open session. */
export async function endSessionById(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await endWhere(db, and(eq(authSessions.id, id), openSessionsOf(userId, now)), now)
  return rowCount === 1
}

/** Stores that the person has proved their second factor in this session, which gets a new token; false if it is over. */
export async function noteProof(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(authSessions)
    .set({ provedAt: now, tokenHash })
    .where(and(eq(authSessions.id, sessionId), openSessionsOf(userId, now)))
  return rowCount === 1
}

/**
 * Ends the sessions of people no longer covered by the whitelist, in a domain or in all (null), and uses up what was mailed to
 * them: it stays dead if they are covered again. Returns how many people were signed in.
 */
export async function endUncoveredSessions(db: Queryable, domain: string | null, now: Date): Promise<number> {
  const { people } = await readRow(
    db,
    { people: number },
    sql`
    with barred as materialized (
      select ${users.id}, ${users.email} from ${users} ${joinCoverage}
      where not ${whitelistCoverage.isCovered} and ${domain === null ? sql`true` : sql`${users.emailDomain} = ${domain}`}),
    used_up as (
      update sign_in_tokens t set used_at = ${now.toISOString()}::timestamptz
      from barred where t.email = barred.email and t.used_at is null),
    ended as (
      update ${authSessions} set ended_at = ${now.toISOString()}::timestamptz
      from barred where ${authSessions.userId} = barred.id and ${authSessions.endedAt} is null
      returning ${authSessions.userId} as person)
    select count(distinct person)::int as people from ended`,
  )
  return people
}
