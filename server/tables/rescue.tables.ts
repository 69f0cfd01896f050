import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from './columns'
import { matches } from './pairings.tables'
import { users } from './people.tables'
import { sends } from './sending.tables'

/**
 * People told that their match can't make it, or who asked for someone else. Whether they are stranded now is not stored:
 * it follows from who takes part today.
 */
export const strandings = pgTable(
  'strandings',
  {
    matchId: ownedBy('match_id', () => matches.id),
    /** The stranded person. */
    userId: ownedBy('user_id', () => users.id),
    /** The mail that told them; null: they saw it on their page first, or the log is deleted. */
    sendId: uuid('send_id').references(() => sends.id, { onDelete: 'set null' }),
    /** When they asked for someone else. */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.userId] }), index('strandings_user').on(t.userId)],
)
