import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MOST_INVITATIONS } from '../../shared/readiness'
import { instant, ownedBy } from './columns'
import { pairings } from './pairings.tables'
import { users } from './people.tables'
import { programmeReference } from './programmes.tables'

/** Who sits out the next round of their scope, or sat out the last one they were asked about. One row per person and programme. */
export const skips = pgTable(
  'skips',
  {
    userId: ownedBy('user_id', () => users.id),
    programmeId: programmeReference(),
    /** The round that was sat out; null: it is still to come. A deleted pairing leaves it open again. */
    pairingId: uuid('round_id').references(() => pairings.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.programmeId] }), index('skips_round').on(t.pairingId)],
)

/**
 * People who were silent for so many rounds that they were asked whether they still want to take part. Any sign of life
 * deletes the row.
 */
export const silences = pgTable('silences', {
  userId: ownedBy('user_id', () => users.id).primaryKey(),
  askedAt: instant('asked_at').notNull(),
})

/** Invitations to take part: how often in twelve months, and when last. People who refused have opted out. */
export const invitations = pgTable(
  'invitations',
  {
    userId: ownedBy('user_id', () => users.id).primaryKey(),
    times: integer('times').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When each of them was sent. */
    sentTimes: instant('sent_times').array().notNull().default([]),
  },
  (t) => [check('invitations_times', sql`${t.times} between 1 and ${sql.raw(String(MOST_INVITATIONS))}`)],
)

/**
 * People told in advance of a programme's round. Each person at most once a period, even if the mail fails or its log is
 * deleted.
 */
export const headsUps = pgTable(
  'heads_ups',
  {
    programmeId: programmeReference(),
    /** YYYY-MM, or the day of a round that is not one of a month: YYYY-MM-DD. */
    period: text('month').notNull(),
    userId: ownedBy('user_id', () => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('heads_ups_once').on(t.programmeId, t.period, t.userId),
    index('heads_ups_user').on(t.userId),
    check('heads_ups_period_form', sql`${t.period} ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'`),
  ],
)

/** People who want to be asked before each round of a programme that does not ask everybody. */
export const askedEachTime = pgTable(
  'asked_each_time',
  {
    userId: ownedBy('user_id', () => users.id),
    programmeId: programmeReference(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.programmeId] })],
)

/** People who want to read in their mails where they stand, while they wait for a seat with a host. */
export const toldOfWaiting = pgTable(
  'told_of_waiting',
  {
    userId: ownedBy('user_id', () => users.id),
    programmeId: programmeReference(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.programmeId] })],
)

/** Who was asked last whether they take part in a programme's round, and what they said. One row per person and programme. */
export const asks = pgTable(
  'asks',
  {
    userId: ownedBy('user_id', () => users.id),
    programmeId: programmeReference(),
    /** The round that was planned: YYYY-MM, or its day YYYY-MM-DD. */
    period: text('period').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** They take part; false: they have said nothing, or took it back. */
    isIn: boolean('is_in').notNull().default(false),
    /** The round that was made of the answers; null: it is still to come. A deleted pairing leaves it open again. */
    pairingId: uuid('round_id').references(() => pairings.id, { onDelete: 'set null' }),
    /** How many rounds in a row they were silent before this one. */
    silent: integer('silent').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.programmeId, t.userId] }),
    index('asks_user').on(t.userId),
    index('asks_round').on(t.pairingId),
  ],
)

/** Blocks between people. Only the blocker sees them. */
export const blocks = pgTable(
  'blocks',
  {
    userId: ownedBy('user_id', () => users.id),
    blockedId: ownedBy('blocked_id', () => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_other', sql`${t.userId} <> ${t.blockedId}`),
  ],
)

/**
 * Blocks of addresses that nobody has. The person who gets one is blocked by id from then on: a trigger moves the row
 * (migrations).
 */
export const blockedAddresses = pgTable(
  'blocked_addresses',
  {
    userId: ownedBy('user_id', () => users.id),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.email] }), index('blocked_addresses_email').on(t.email)],
)
