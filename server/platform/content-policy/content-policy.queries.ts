import { desc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database'
import { holdNamed } from '../database/hold'
import { policyViolations as t } from '../../tables/content-policy.tables'
import type { Violation } from './report.rules'

/** Rows of one day; what is different beyond that is counted as `other`. A directive more is one row more at most. */
const MOST_A_DAY = 50

/** Adds to the counts of a day, and deletes those of days before `oldest`. */
export async function countViolations(
  db: Database,
  { day, oldest }: { day: string; oldest: string },
  violations: Violation[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdNamed(tx, 'content policy')
    await tx.delete(t).where(lt(t.day, oldest))
    const rows = await tx.select({ directive: t.directive, blocked: t.blocked }).from(t).where(eq(t.day, day))
    const keyOf = ({ directive, blocked }: Violation) => `${directive} ${blocked}`
    const known = new Set(rows.map(keyOf))
    const counts = new Map<string, Violation & { count: number }>()
    for (const violation of violations) {
      const isKept = known.has(keyOf(violation)) || known.size < MOST_A_DAY
      const kept = isKept ? violation : { ...violation, blocked: 'other' }
      const key = keyOf(kept)
      known.add(key)
      counts.set(key, { ...kept, count: (counts.get(key)?.count ?? 0) + 1 })
    }
    await tx
      .insert(t)
      .values([...counts.values()].map((row) => ({ ...row, day })))
      .onConflictDoUpdate({
        target: [t.day, t.directive, t.blocked],
        set: { count: sql`${t.count} + excluded.count` },
      })
  })
}

/** What was refused since a day, the most frequent first. */
export async function violationsSince(db: Queryable, day: string) {
  const total = sum(t.count).mapWith(Number)
  return db
    .select({ directive: t.directive, blocked: t.blocked, count: total })
    .from(t)
    .where(gte(t.day, day))
    .groupBy(t.directive, t.blocked)
    .orderBy(desc(total), t.directive, t.blocked)
}
