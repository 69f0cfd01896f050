import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { users } from '../tables/people.tables'
import { HttpError } from '../platform/http/errors'

/** What sign-in needs to know about an account. */
export interface Account {
  id: string
  isActive: boolean
  isAdmin: boolean
  isSample: boolean
  isValidated: boolean
  passwordHash: string | null
}

export async function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  const rows = await db
    .select({
      id: users.id,
      isActive: users.isActive,
      isAdmin: users.isAdmin,
      isSample: users.isSample,
      isValidated: users.isValidated,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.email, email))
  return rows[0]
}

/** Creates the account of an address unless there is one. Returns the account, locked, and whether it is new. */
export async function obtainAccount(
  tx: Transaction,
  account: Pick<typeof users.$inferInsert, 'email' | 'authMethod'>,
  now: Date,
): Promise<Account & { isNew: boolean }> {
  const made = await tx
    .insert(users)
    .values({ ...account, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  await tx.select({ id: users.id }).from(users).where(eq(users.email, account.email)).for('update')
  const found = await findAccount(tx, account.email)
  if (!found)
    throw new HttpError(
      409,
      'changed_meanwhile',
      'This account was erased at this moment. Please sign in again.',
    )
  return { ...found, isNew: made.length === 1 }
}

/** Stores that the person has proved that they read the mail of their address. */
export async function markValidated(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ isEmailVerified: true, isValidated: true, validatedAt: now, updatedAt: now })
    .where(eq(users.id, userId))
}
