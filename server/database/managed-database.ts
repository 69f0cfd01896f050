import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { OpenDatabase } from './database'
import { beginManaged } from './managed'
import { retried } from './retry'

type Query = string | { text: string; name?: string | undefined; isManaged?: true }
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
      await client.query('begin')
      const result = await client.query(...statement)
      await client.query('commit')
      return result
    } catch (error) {
      // What is wrong with the connection, the next one who gets it is told.
      await client.query('rollback').catch(() => undefined)
      throw error
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

/** A plan is good for one transaction only (managed.ts), so none may be kept under a name. */
const unnamed = (query: Query): Query =>
  typeof query === 'string' ? query : { ...query, name: undefined, isManaged: true }

/** The same database as the managers of these groups see it. */
export function openManaged({ pool, directUrl }: OpenDatabase, groups: readonly string[]): OpenDatabase {
  const managed = new ManagedPool(pool, groups) as unknown as pg.Pool
  const db = drizzle(managed)
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => retried(() => transaction(work, config))
  return { db, pool: managed, directUrl, close: () => Promise.resolve() }
}
