import { bigint, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

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

/**
 * The hashed files of this version's pages and of those before it, for as long as a page may still ask for them. The table
 * is unlogged: it is in no backup, and each start fills it again.
 */
export const pageFiles = pgTable('page_files', {
  /** In the folder of hashed files: `index-Cmi_qUUF.js`. */
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  /** When a version without it was started; null of a file of the last one. */
  replacedAt: instant('replaced_at'),
})
