import { sql } from 'drizzle-orm'
import type { Queryable } from './database'

/** Returns when the database does. */
export async function ping(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`)
}
