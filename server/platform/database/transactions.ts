import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { causesOf } from '../process/log'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const ACTS = Symbol('after the commit')
type Session = { [ACTS]?: (() => void)[] }
/** A transaction and the savepoints in it share one. */
const sessionOf = (tx: Transaction): Session => (tx as unknown as { session: Session }).session

/** Does something once the transaction has been committed, and not if it is undone. */
export function afterCommit(tx: Transaction, act: () => void): void {
  sessionOf(tx)[ACTS]?.push(act)
}

/** Opens drizzle on a pool. A transaction is tried again where the database asks for that; `begun` is done first in each. */
export function openDrizzle(pool: pg.Pool, begun?: (tx: Transaction) => Promise<void>): Database {
  const db = drizzle(pool)
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    let acts: (() => void)[] = []
    const result = await retried(() =>
      transaction(async (tx) => {
        acts = []
        sessionOf(tx)[ACTS] = acts
        await begun?.(tx)
        return work(tx)
      }, config),
    )
    for (const act of acts) act()
    return result
  }
  return db
}

/** What PostgreSQL says about an error, or about its cause: the five-character code, and the constraint that was broken. */
export function sqlFault(error: unknown): { code: string; constraint?: string } | undefined {
  for (const { code, constraint } of causesOf(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return { code, constraint }
  }
  return undefined
}

/** Serialization failure and deadlock: PostgreSQL undid the transaction in favour of another one, and asks to try it again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const MOST_TRIES = 4

/** Runs a transaction, and again if PostgreSQL undid it in favour of another one. The work must have no effect outside it. */
async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === MOST_TRIES || !TRY_AGAIN.has(sqlFault(error)?.code ?? '')) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}
