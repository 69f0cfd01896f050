import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns'
import { users } from '../people/people.tables'

/** Whom somebody would rather not be paired with. Nobody but them is shown any of it. */
export const blocks = pgTable(
  'blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_other', sql`${t.userId} <> ${t.blockedId}`),
  ],
)
