import { bigint, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Facts about this installation that outlive a process: the signing key, the last employee sync … */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Tries counted by rate-limiter-flexible, which defines the columns. Keys contain no e-mail address. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
