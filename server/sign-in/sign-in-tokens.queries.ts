import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import type { Row } from '../platform/database/rows'
import { lockNamed } from '../platform/database/lock'
import { DAY_MS } from '../platform/http/cookies'
import { forgetOldDevices } from './known-devices.queries'
import { hashToken } from '../platform/secrets'
import { OPEN_LINKS } from './sending-limits.rules'
import { hasJoined } from '../tables/people.conditions'
import {
  authSessions,
  knownDevices,
  MOST_TRIES,
  passkeyChallenges,
  type SIGN_IN_FLOWS,
  signInTokens,
} from '../tables/sign-in.tables'
import { rateLimits } from '../tables/installation.tables'

export type Flow = (typeof SIGN_IN_FLOWS)[number]

/** Requests for one address are handled one after the other, on whichever instance they arrive. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await lockNamed(tx, `sign-in ${email}`)
}

/** The mails that were sent to the address since then. The sending limits keep them few. */
export async function readSent(db: Queryable, email: string, since: Date) {
  return db
    .select({
      flow: signInTokens.flow,
      browserHash: signInTokens.browserHash,
      isReserved: signInTokens.isReserved,
      createdAt: signInTokens.createdAt,
    })
    .from(signInTokens)
    .where(and(eq(signInTokens.email, email), gt(signInTokens.createdAt, since)))
}

/** Whether the browser of this token asked for a link or a code of the address, as long as that is kept. */
export const hasAskedFor = async (db: Queryable, email: string, browserToken: string | null) =>
  browserToken !== null &&
  (await db.$count(
    signInTokens,
    and(eq(signInTokens.email, email), eq(signInTokens.browserHash, hashToken(browserToken))),
  )) > 0

export const insertToken = (db: Queryable, token: typeof signInTokens.$inferInsert) =>
  db.insert(signInTokens).values(token)

/** Takes the link off a token that is not mailed: it still counts for the limits of its address, but ends no other link. */
export const withholdLink = (db: Queryable, id: string) =>
  db.update(signInTokens).set({ tokenHash: null }).where(eq(signInTokens.id, id))

/** Deletes a token that could not be mailed: it counts for no limit and ends no other. */
export const removeToken = (db: Queryable, id: string) =>
  db.delete(signInTokens).where(eq(signInTokens.id, id))

/** A token can be used: it was not yet, and has not expired. An invitation is for somebody who has not joined. */
const isOpen = (now: Date) =>
  and(
    isNull(signInTokens.usedAt),
    gt(signInTokens.expiresAt, now),
    sql`(${signInTokens.flow} <> 'invitation' or exists (select from users where users.email = ${signInTokens.email} and not ${hasJoined}))`,
  )

const link = {
  id: signInTokens.id,
  flow: signInTokens.flow,
  email: signInTokens.email,
  codeHash: signInTokens.codeHash,
  browserHash: signInTokens.browserHash,
  tries: signInTokens.tries,
}
export type MagicLink = Row<typeof link>

/**
 * The link of this token while it can be used: unused, not expired, of the last three of its address, or of its last
 * invitation. That may have gone out more than once; an earlier one that goes out late works, too.
 */
export async function findLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<MagicLink | undefined> {
  const newer = alias(signInTokens, 'newer')
  const rows = await db
    .select(link)
    .from(signInTokens)
    .where(
      and(
        eq(signInTokens.tokenHash, tokenHash),
        isOpen(now),
        lt(
          sql`(${db
            .select({ links: count() })
            .from(newer)
            .where(
              and(
                eq(newer.email, signInTokens.email),
                eq(newer.flow, signInTokens.flow),
                isNotNull(newer.tokenHash),
                gt(newer.createdAt, signInTokens.createdAt),
                gt(newer.expiresAt, signInTokens.expiresAt),
              ),
            )})`,
          sql`case when ${signInTokens.flow} = 'invitation' then 1 else ${OPEN_LINKS} end`,
        ),
      ),
    )
  return rows[0]
}

/** Counts a try of a code before it is compared; undefined when no try is left, or there is no such code. */
export async function countTry(db: Queryable, id: string | SQLWrapper, now: Date) {
  const rows = await db
    .update(signInTokens)
    .set({ tries: sql`${signInTokens.tries} + 1` })
    .where(and(eq(signInTokens.id, id), isOpen(now), lt(signInTokens.tries, MOST_TRIES)))
    .returning({ id: signInTokens.id, codeHash: signInTokens.codeHash, tries: signInTokens.tries })
  return rows[0]
}

/** Counts a try of the newest code that this browser asked for. */
export const countCodeTry = (
  db: Queryable,
  { flow, email, browserHash }: { flow: Flow; email: string; browserHash: Buffer },
  now: Date,
) =>
  countTry(
    db,
    db
      .select({ id: signInTokens.id })
      .from(signInTokens)
      .where(
        and(
          eq(signInTokens.flow, flow),
          eq(signInTokens.email, email),
          eq(signInTokens.browserHash, browserHash),
        ),
      )
      .orderBy(desc(signInTokens.createdAt), desc(signInTokens.id))
      .limit(1),
    now,
  )

/** Marks a token as used. Of several simultaneous calls, only one returns true. */
export async function spendToken(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(signInTokens)
    .set({ usedAt: now })
    .where(and(eq(signInTokens.id, id), isOpen(now)))
  return rowCount === 1
}

/** Marks an invitation as used, with all others of its address. Of several simultaneous calls, only one returns true. */
export async function spendInvitation(
  tx: Transaction,
  { id, email }: Pick<MagicLink, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  const open = await tx
    .select({ id: signInTokens.id })
    .from(signInTokens)
    .where(and(eq(signInTokens.email, email), eq(signInTokens.flow, 'invitation'), isOpen(now)))
    .orderBy(signInTokens.id)
    .for('update')
  const ids = open.map((one) => one.id)
  if (!ids.includes(id)) return false
  await tx.update(signInTokens).set({ usedAt: now }).where(inArray(signInTokens.id, ids))
  return true
}

/**
 * Forgets links and codes a week after they expired, sessions SESSION_RETENTION_DAYS after they ended, browsers after
 * 400 days without a sign-in, and counts that ran out.
 */
export async function purgeSignInData({
  db,
  clock,
  config,
}: Context): Promise<{ tokens: number; sessions: number }> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ended = daysAgo(config.sessionRetentionDays)
  await forgetOldDevices(db, now)
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  const tokens = await db.delete(signInTokens).where(lt(signInTokens.expiresAt, daysAgo(7)))
  const sessions = await db
    .delete(authSessions)
    .where(or(lt(authSessions.endedAt, ended), lt(authSessions.expiresAt, ended)))
  // The limiter uses its own clock.
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - DAY_MS))
  return { tokens: tokens.rowCount ?? 0, sessions: sessions.rowCount ?? 0 }
}

/** Deletes everything stored about a person's sign-ins: sessions with their IP addresses, known browsers, links and codes. */
export async function deleteSignInDataOf(tx: Transaction, { id, email }: { id: string; email: string }) {
  await tx.delete(authSessions).where(eq(authSessions.userId, id))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, id))
  await tx.delete(signInTokens).where(eq(signInTokens.email, email))
}
