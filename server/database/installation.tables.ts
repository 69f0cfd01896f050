import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Facts about this installation that outlive a process: the signing key, the last employee sync … */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
