import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { lockNamed } from '../../platform/database/lock'
import { users } from '../../tables/people.tables'
import { boolean } from '../../platform/database/rows'

/** Administrators are created one at a time, even when several instances start at once. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await lockNamed(tx, 'administrators')
}

export const hasAdmin = async (db: Queryable): Promise<boolean> =>
  (await db.$count(users, eq(users.isAdmin, true))) > 0

export async function readAdmins(db: Queryable) {
  return db
    .select({
      email: users.email,
      isActive: users.isActive,
      hasPassword: sql`${users.passwordHash} is not null`.mapWith(boolean),
    })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.email))
}

/** Makes an account an administrator's, and creates it if it is missing. Returns its id. */
export async function upsertAdmin(db: Queryable, email: string, passwordHash: string, now: Date) {
  const rights = {
    isAdmin: true,
    isActive: true,
    isEmailVerified: true,
    isValidated: true,
    validatedAt: now,
    passwordHash,
    updatedAt: now,
  }
  const [made] = await db
    .insert(users)
    .values({ email, authMethod: 'password', createdAt: now, ...rights })
    .onConflictDoUpdate({ target: users.email, set: rights })
    .returning({ id: users.id })
  return made!.id
}

/** Makes the account an ordinary one, without a password: only administrators have one. */
export const takeRights = (db: Queryable, userId: string, now: Date) =>
  db.update(users).set({ isAdmin: false, passwordHash: null, updatedAt: now }).where(eq(users.id, userId))

export const setPassword = (db: Queryable, userId: string, passwordHash: string, now: Date) =>
  db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId))
