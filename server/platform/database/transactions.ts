import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { retried } from './retry'

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
