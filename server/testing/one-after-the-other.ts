import { expect } from 'vitest'
import type { TestApp } from './app'

/**
 * Starts acts that all need the row of one person, and lets them have it in this order: each waits before the next one
 * begins.
 */
export async function oneAfterTheOther(
  app: TestApp,
  userId: string,
  acts: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const { pool } = app.context.database
  const holder = await pool.connect()
  const waiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount
  }
  try {
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [userId])
    const begun: Promise<unknown>[] = []
    for (const act of acts) {
      begun.push(act())
      await expect.poll(waiting).toBe(begun.length)
    }
    await holder.query('commit')
    await Promise.all(begun)
  } finally {
    holder.release(true)
  }
}
