import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Tries counted by rate-limiter-flexible, which prescribes the columns. Keys hold no address. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
