import { and, eq, type SQL, sql, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { ownLanguages } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { HttpError } from '../platform/http/errors'
import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import type { Context } from '../platform/context/context'
import { type Company, wordsFor } from '../platform/http/language'

/** What sign-in needs to know about an account. */
const account = {
  id: users.id,
  isActive: users.isActive,
  isAdmin: users.isAdmin,
  isSample: users.isSample,
  isValidated: users.isValidated,
  passwordHash: users.passwordHash,
  ...ownLanguages,
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export async function findAccount(db: Queryable, email: string) {
  const rows = await db.select(account).from(users).where(eq(users.email, email))
  return rows.at(0)
}

/** The administrators who can be mailed. */
export const activeAdmins = (db: Queryable) =>
  db
    .select({ id: users.id, email: users.email, ...ownLanguages })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true)))
    .orderBy(users.email)

/** Creates the account of an address unless there is one. Returns the account, locked, and whether it is new. */
export async function obtainAccount(
  tx: Transaction,
  given: Pick<typeof users.$inferInsert, 'email' | 'authMethod'>,
  now: Date,
): Promise<Account & { isNew: boolean }> {
  const made = await tx
    .insert(users)
    .values({ ...given, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  await tx.select({ id: users.id }).from(users).where(eq(users.email, given.email)).for('update')
  const found = await findAccount(tx, given.email)
  if (!found) throw new HttpError(409, 'changed_meanwhile', (w) => w.signIn.erasedNow)
  return { ...found, isNew: made.length === 1 }
}

/** Gives addresses, by a query of them, an account: not validated, so that only their owner can sign in. */
export async function addAccounts(db: Queryable, addresses: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into users (email, created_at, updated_at)
    select email, ${at}, ${at} from (${addresses}) fresh order by email on conflict do nothing`)
}

/** Stores that the person has proved that they read the mail of their address. */
export const markValidated = (tx: Transaction, userId: string, now: Date) =>
  tx
    .update(users)
    .set({ isEmailVerified: true, isValidated: true, validatedAt: now, updatedAt: now })
    .where(eq(users.id, userId))

/**
 * What mails to an address say: in the language of its account. Without an account, in the company's, unless
 * another one is known.
 */
export async function wordsAt(
  { db, config, programme }: Pick<Context, 'db'> & Company,
  emails: string[],
  otherwise = programme.settings.language,
): Promise<(email: string) => MailWords> {
  const rows = await db
    .select({ email: users.email, ...ownLanguages })
    .from(users)
    .where(inArray(users.email, emails))
  const known = new Map(rows.map((row) => [row.email, wordsFor(row, { config, programme }).mail]))
  return (email) => known.get(email) ?? wordsIn(otherwise).mail
}
