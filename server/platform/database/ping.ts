import { sql } from 'drizzle-orm'
import type { Queryable } from './database'

/** Returns when the database has replied. */
export async function ping(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`)
}
