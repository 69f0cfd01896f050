import { sql } from 'drizzle-orm'
import type { Transaction } from './database'
import { boolean, readRow } from './rows'

type Named = 'administrators' | 'addresses of the directory' | `sign-in ${string}`

/** Lets the statements of this transaction take longer than others may: each is about very many rows. */
export const allowLong = (tx: Transaction) => tx.execute(sql`set local statement_timeout = '10min'`)

/** Takes a lock of one number (locks.ts) until the transaction ends; waits for it. */
export async function hold(tx: Transaction, lock: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

/** Takes a lock of one number, or of two, until the transaction ends; false when another transaction has it. */
export async function tryHold(tx: Transaction, lock: number, second?: number): Promise<boolean> {
  const key = second === undefined ? sql`${lock}` : sql`${lock}, ${second}`
  const { isFree } = await readRow(
    tx,
    { isFree: boolean },
    sql`select pg_try_advisory_xact_lock(${key}) as "isFree"`,
  )
  return isFree
}

/**
 * Takes the lock of a name until the transaction ends: two requests at once cannot remove the last administrator, and
 * requests for one address are handled one after the other.
 */
export async function holdNamed(tx: Transaction, name: Named): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Shares the lock with others that share it: they all wait for a transaction that holds it alone, and it waits for all of them. */
export async function shareNamed(tx: Transaction, name: Named): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}
