import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { asOne } from './connection'
import type { OpenDatabase, Queryable, Transaction } from './database'
import { beginManaged, enterManaged, LEAVE_MANAGED } from './managed'
import { unnamed } from './pooler'
import { openDrizzle } from './transactions'

type Query = string | { text: string; name?: string | undefined }
type Ask = (query: Query, values?: unknown[]) => Promise<unknown>

/**
 * A pool in which only the rows of these domain groups exist. Every statement runs in a transaction that begins by saying
 * so, and what it said ends with it: poolers that share connections between transactions do no harm.
 */
class ManagedPool {
  constructor(
    readonly pool: pg.Pool,
    readonly groups: readonly string[],
  ) {}

  /** One statement, as a transaction of its own. */
  async query(...statement: Parameters<Ask>): Promise<unknown> {
    const client = await this.connect()
    try {
      return await asOne(client, () => client.query(...statement))
    } finally {
      client.release()
    }
  }

  /** For a transaction, which has to be the first that is asked of it. */
  async connect() {
    const client = await this.pool.connect()
    const ask = client.query.bind(client) as Ask
    let isBegun = false
    return {
      query: async (query: Query, values?: unknown[]): Promise<unknown> => {
        const text = typeof query === 'string' ? query : query.text
        if (isBegun) {
          // A plan is good for one transaction only (managed.ts), so none may be kept under a name.
          const result = await ask(unnamed(query), values)
          // What it said has ended with it.
          if (/^(commit|rollback)$/i.test(text)) isBegun = false
          return result
        }
        if (!text.startsWith('begin')) throw new Error(`Outside of a transaction: ${text}`)
        isBegun = true
        return ask(beginManaged(text, this.groups))
      },
      release: () => client.release(),
    }
  }
}

/** What is done first in each transaction. */
export type Begun = (tx: Transaction) => Promise<void>

/** The database as the managers of these groups see it. */
export function openManaged(
  { pool, directUrl }: OpenDatabase,
  groups: readonly string[],
  begun?: Begun,
): OpenDatabase {
  return openBegun({ pool: new ManagedPool(pool, groups) as unknown as pg.Pool, directUrl }, begun)
}

/** The database, with a statement that begins each transaction. */
export function openBegun(
  { pool, directUrl }: Pick<OpenDatabase, 'pool' | 'directUrl'>,
  begun?: Begun,
): OpenDatabase {
  return { db: openDrizzle(pool, begun), pool, directUrl, close: () => Promise.resolve() }
}

/** Reads in a transaction between a statement that changes which rows it sees, and one that changes it back. */
async function between<Db extends Queryable, Result>(
  tx: Db,
  [enter, leave]: [string, string],
  ask: (db: Db) => Promise<Result>,
): Promise<Result> {
  await tx.execute(sql.raw(enter))
  const found = await ask(tx)
  await tx.execute(sql.raw(leave))
  return found
}

/** Reads what the managers of these groups see, in a transaction that sees everything. */
export const asManagers = <Result>(
  tx: Queryable,
  groups: readonly string[],
  ask: (db: Queryable) => Promise<Result>,
): Promise<Result> => between(tx, [enterManaged(groups), LEAVE_MANAGED], ask)

/** Sees everything for a moment, in a transaction of the managers of these groups. */
export const asEverybody = <Db extends Queryable, Result>(
  tx: Db,
  groups: readonly string[],
  ask: (db: Db) => Promise<Result>,
): Promise<Result> => between(tx, [LEAVE_MANAGED, enterManaged(groups)], ask)
