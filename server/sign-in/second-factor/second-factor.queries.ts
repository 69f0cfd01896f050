import { and, asc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { users } from '../../tables/people.tables'
import {
  authenticatorApps,
  type PASSKEY_PURPOSES,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '../../tables/sign-in.tables'

export type Passkey = typeof passkeys.$inferSelect
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

/** Changes of one administrator's second factor happen one after the other. */
export const lockOwner = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/* ---- Passkeys ---- */

export const readPasskeys = (db: Queryable, userId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** A passkey with whether its owner may sign in by it. */
export async function findPasskey(db: Queryable, credentialId: string) {
  const rows = await db
    .select({ passkey: passkeys, email: users.email, isAdmin: users.isAdmin, isActive: users.isActive })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return rows[0]
}

/** False if somebody has added it already. */
export async function insertPasskey(db: Queryable, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
  return rowCount === 1
}

/** Notes a use; false if another use was noted first, so that of two with one count only one passes. */
export async function notePasskeyUse(
  db: Queryable,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined),
      ),
    )
  return rowCount === 1
}

/** False if this person has no such passkey. */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
  return rowCount === 1
}

export const insertChallenge = (db: Queryable, challenge: typeof passkeyChallenges.$inferInsert) =>
  db.insert(passkeyChallenges).values(challenge)

/** Uses a challenge up; false if it was never made for this, is used, or too old. */
export async function spendChallenge(
  db: Queryable,
  { challengeHash, purpose, sessionId }: Omit<typeof passkeyChallenges.$inferSelect, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
  return rowCount === 1
}

/* ---- Authenticator apps ---- */

const appOf = (userId: string, isConfirmed: boolean): SQL | undefined =>
  and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.isConfirmed, isConfirmed))

/** The app that works, or the one that is being set up. */
export async function findApp(db: Queryable, userId: string, isConfirmed: boolean) {
  const rows = await db.select().from(authenticatorApps).where(appOf(userId, isConfirmed))
  return rows[0]
}

/** Keeps the secret of an app that is being set up, in place of an earlier one. */
export async function keepNewApp(db: Queryable, userId: string, secret: Buffer, now: Date): Promise<void> {
  const fresh = { secret, lastStep: 0, createdAt: now }
  await db
    .insert(authenticatorApps)
    .values({ userId, isConfirmed: false, ...fresh })
    .onConflictDoUpdate({ target: [authenticatorApps.userId, authenticatorApps.isConfirmed], set: fresh })
}

/**
 * The app that was being set up, with this sealed secret, takes the place of the one that worked; the step of its first
 * code is used. False if it is no longer being set up.
 */
export async function confirmNewApp(
  tx: Transaction,
  userId: string,
  { sealed, step }: { sealed: Buffer; step: number },
  now: Date,
): Promise<boolean> {
  const pending = await tx
    .delete(authenticatorApps)
    .where(and(appOf(userId, false), eq(authenticatorApps.secret, sealed)))
    .returning({ secret: authenticatorApps.secret })
  if (pending.length === 0) return false
  const works = { secret: sealed, lastStep: step, lastUsedAt: now, createdAt: now }
  await tx
    .insert(authenticatorApps)
    .values({ userId, isConfirmed: true, ...works })
    .onConflictDoUpdate({ target: [authenticatorApps.userId, authenticatorApps.isConfirmed], set: works })
  return true
}

/** Uses the code of a step up; false if it, or a newer one, was used before. */
export async function spendStep(db: Queryable, userId: string, step: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticatorApps)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(appOf(userId, true), lt(authenticatorApps.lastStep, step)))
  return rowCount === 1
}

/** Returns whether the person had one. */
export async function deleteApp(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.delete(authenticatorApps).where(appOf(userId, true))
  return rowCount === 1
}

/* ---- Recovery codes ---- */

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export async function replaceRecoveryCodes(tx: Transaction, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0)
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a recovery code up; false if this person has no such code. */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
  return rowCount === 1
}

/* ---- All of it ---- */

/** Whether a passkey or an app that works is left. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const [keys, app] = [
    await db.$count(passkeys, eq(passkeys.userId, userId)),
    await db.$count(authenticatorApps, appOf(userId, true)),
  ]
  return keys + app > 0
}

/** Deletes a person's second factor with everything that belongs to it; false if there was none. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await lockOwner(tx, userId)
  const had = await hasSecondFactor(tx, userId)
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return had
}
