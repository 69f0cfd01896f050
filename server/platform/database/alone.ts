import type pg from 'pg'
import { connect, disconnect } from './connection'
import type { OpenDatabase } from './database'

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
