import { randomBytes } from 'node:crypto'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from './database'
import { installation } from '../../tables/installation.tables'
import { holdsWords, jsonWithoutWords } from './erased-words'

/** A fact stored for the whole installation, or undefined. */
export async function readInstallation<T>(db: Queryable, key: string): Promise<T | undefined> {
  const rows = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, key))
  return rows[0]?.value as T | undefined
}

/** Several of them, by their keys; those that are not stored are left out. */
export async function readInstallations(db: Queryable, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ key: installation.key, value: installation.value })
    .from(installation)
    .where(inArray(installation.key, keys))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function writeInstallation(
  db: Queryable,
  key: string,
  value: unknown,
  now: Date,
): Promise<void> {
  await db
    .insert(installation)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: installation.key, set: { value, updatedAt: now } })
}

/** The key of codes and signed links: made once, then the same for every instance and every start. */
export async function signingSecret(db: Queryable, now: Date): Promise<Buffer> {
  const made = randomBytes(32).toString('base64')
  await db.insert(installation).values({ key: 'secret', value: made, updatedAt: now }).onConflictDoNothing()
  return Buffer.from((await readInstallation<string>(db, 'secret')) ?? made, 'base64')
}

/** Removes an erased person's name and address from the stored failures of jobs. */
export const eraseFromInstallation = (tx: Transaction, words: string[]) =>
  tx
    .update(installation)
    .set({ value: jsonWithoutWords(sql`${installation.value}`, words) })
    .where(and(like(installation.key, 'job failed: %'), holdsWords(sql`${installation.value}`, words)))

/** The keyed hashes of the addresses of people who deleted their account. */
const ERASED = 'erased addresses'

export const readErasedAddresses = async (db: Queryable): Promise<Set<string>> =>
  new Set(await readInstallation<string[]>(db, ERASED))

/**
 * Adds one, in the order of the hashes: neither a row nor its place says whose it is, as the empty row of that person still has
 * their matches.
 */
export const noteErasedAddress = (tx: Transaction, hash: string, now: Date) =>
  tx
    .insert(installation)
    .values({ key: ERASED, value: [hash], updatedAt: now })
    .onConflictDoUpdate({
      target: installation.key,
      set: {
        value: sql`(select jsonb_agg(distinct one order by one)
          from jsonb_array_elements_text(${installation.value} || excluded.value) as one)`,
      },
    })
