import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Reason } from '../../../languages/reasons'
import { bytes, instant, isOneOf, ownedBy, type PluginTables } from '../../../server/tables/columns'
import { users } from '../../../server/tables/people.tables'
import { OWN_CALENDARS } from '../contract'

/** The calendar that a person has connected themselves. A new one is a new row, so that nothing of the old one is left. */
export const calendars = pgTable(
  'calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownedBy('user_id', () => users.id),
    source: text('source', { enum: OWN_CALENDARS }).notNull(),
    /** To show; the address itself may be a secret. */
    host: text('host').notNull(),
    /** Address, user and password, sealed (server/platform/secrets.ts). */
    secret: bytes('secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('calendars_one_per_person').on(t.userId),
    check('calendars_source', isOneOf(t.source, OWN_CALENDARS)),
  ],
)

/**
 * When people are busy, as their calendar said last: for less than a day. The table is not logged (its migration says so):
 * a crash of the database empties it, and no backup has it.
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    userId: ownedBy('user_id', () => users.id).primaryKey(),
    /** Null: the company's. */
    calendarId: uuid('calendar_id').references(() => calendars.id, { onDelete: 'cascade' }),
    /** When reading began: nobody else reads it at the same time. */
    begunAt: instant('begun_at').notNull(),
    /** When it ended; null: it has not yet. */
    readAt: instant('read_at'),
    /** Minutes since 1970, starts and ends in turn; null: it could not be read. */
    busy: integer('busy').array(),
    /** What its owner should know, such as why it could not be read. */
    note: jsonb('note').$type<Reason>(),
  },
  (t) => [
    index('busy_times_calendar').on(t.calendarId),
    index('busy_times_begun').on(t.begunAt),
    check('busy_times_pairs', sql`cardinality(${t.busy}) % 2 = 0`),
    check('busy_times_read', sql`${t.readAt} is not null or ${t.busy} is null`),
  ],
)

export const calendarTables: PluginTables = {
  rights: { calendars: 'select insert update delete', busy_times: 'select insert update delete' },
  credentials: [{ table: calendars, restored: 'kept' }],
}
