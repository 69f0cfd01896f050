import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Tries counted by rate-limiter-flexible, which defines the columns. Keys contain no e-mail address. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
