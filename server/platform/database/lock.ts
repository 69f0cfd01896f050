import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { connect, disconnect } from './connection'
import type { OpenDatabase, Transaction } from './database'
import { boolean, readRow } from './rows'

type Named =
  | 'administrators'
  | 'addresses of the directory'
  | 'what is held since a restore'
  | `sign-in ${string}`

/**
 * Lets this transaction take longer than others may: its statements are about very many rows, and it computes between them,
 * which no timeout of the server's for idle transactions should end.
 */
export const allowLong = (tx: Transaction) =>
  tx.execute(
    sql`select set_config('statement_timeout', '10min', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  )

/** Takes a lock of one number (locks.ts) until the transaction ends; waits for it. */
export async function lock(tx: Transaction, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
}

/** Takes a lock without waiting; false when another transaction has it. */
export async function tryLock(tx: Transaction, key: number): Promise<boolean> {
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
export async function lockNamed(tx: Transaction, name: Named): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Shares the lock with others that share it: they all wait for a transaction that holds it alone, and it waits for all of them. */
export async function shareNamed(tx: Transaction, name: Named): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}

/**
 * Does work that one instance does at a time. `tryLock` takes the lock of a name until all of it is over; false when another
 * instance has it. The locks belong to a connection of their own, not to a transaction, which would stay open while the work
 * waits for a mail server; they end with the process.
 */
export async function alone<Result>(
  { directUrl }: Pick<OpenDatabase, 'directUrl'>,
  work: (tryLock: (name: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  let client: pg.Client | undefined
  try {
    return await work(async (name) => {
      client ??= await connect(directUrl, 'locks')
      const { rows } = await client.query<{ isFree: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isFree"',
        [`alone: ${name}`],
      )
      return rows[0]?.isFree === true
    })
  } finally {
    if (client) await disconnect(client)
  }
}
