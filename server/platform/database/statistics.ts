import { sql } from 'drizzle-orm'
import type { Queryable } from './database'

/** So many rows change what a plan should be. */
const MANY = 2_000

/** Renews the statistics by which statements are planned, if so many rows were written; autovacuum would come a minute later. */
export async function renewStatistics(db: Queryable, rows: number): Promise<void> {
  if (rows >= MANY) await db.execute(sql`select public.renew_statistics()`)
}
