import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CONNECTION_STATUSES, MATCH_STATUSES, RESCUE_REASONS } from '../../shared/limits'

/**
 * How many matches of a pairing are alike in all that figures are counted by; the columns have the names of those of `matches`.
 * Its rows are differences: triggers on `matches` add one for each kind whose number a statement changes, so no writer waits
 * for another, and only a sum of rows says anything. A match has no reference to its pairing here: a pairing that is deleted
 * takes its matches along, and they leave sums of nought.
 */
export const matchCounts = pgTable(
  'match_counts',
  {
    /** PostgreSQL asks for one where its changes are copied to another database. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pairingId: uuid('pairing_id').notNull(),
    status: text('status', { enum: MATCH_STATUSES }).notNull(),
    user1ConnectionStatus: text('user1_connection_status', { enum: CONNECTION_STATUSES }).notNull(),
    user2ConnectionStatus: text('user2_connection_status', { enum: CONNECTION_STATUSES }).notNull(),
    /** null: a match of two. */
    user3ConnectionStatus: text('user3_connection_status', { enum: CONNECTION_STATUSES }),
    isReminded: boolean('is_reminded').notNull(),
    user1Rescue: text('user1_rescue', { enum: RESCUE_REASONS }),
    user2Rescue: text('user2_rescue', { enum: RESCUE_REASONS }),
    matches: integer('matches').notNull(),
    /** Already added up by the job. */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  (t) => [index('match_counts_pairing').on(t.pairingId)],
)

/** SQL: how many of these matches were made after the round, and for how many people who had been left out of it. */
export const rescueCounts = sql`coalesce(sum(m.matches) filter (where m.user1_rescue is not null), 0)::int as rescues,
  (coalesce(sum(m.matches) filter (where m.user1_rescue = 'left_out'), 0)
    + coalesce(sum(m.matches) filter (where m.user2_rescue = 'left_out'), 0))::int as "rescuedLeftOut"`
