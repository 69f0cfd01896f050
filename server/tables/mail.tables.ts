import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { FORM } from '../../shared/limits'
import { bytes, instant, isOneOf, ownedBy } from './columns'
import { users } from './people.tables'
import { sendRecipients } from './sending.tables'

/** Pictures as they travel in mails: small, and kept when a person changes theirs, so that a log shows what was sent. */
export const mailPhotos = pgTable('mail_photos', {
  /** Name of the image it was made from; the content behind a name never changes. */
  filename: text('filename').primaryKey(),
  content: bytes('content').notNull(),
})

/**
 * Months in which a person's address refused the newsletter (or reminder) for good. A delivered mail deletes a person's rows, so
 * all rows are from after the last mail that arrived.
 */
export const bounces = pgTable(
  'bounces',
  {
    userId: ownedBy('user_id', () => users.id),
    /** Of the mail, YYYY-MM: two mails of one month are one row. */
    month: text('month').notNull(),
    at: instant('at').notNull(),
    code: text('code').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('bounces_month', sql`${t.month} ~ ${sql.raw(`'${FORM.month}'`)}`),
  ],
)

export const MAIL_EVENT_KINDS = ['delivered', 'bounced', 'dropped', 'complained', 'unsubscribed'] as const

/** What the mail provider reported about a message afterwards; each of its events once. */
export const mailEvents = pgTable(
  'mail_events',
  {
    /** The provider's own id of the event. */
    id: text('id').primaryKey(),
    recipientId: bigint('recipient_id', { mode: 'number' })
      .notNull()
      .references(() => sendRecipients.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MAIL_EVENT_KINDS }).notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    code: text('code').notNull(),
    reason: text('reason').notNull(),
    /** The address does not take mail; neither the message nor its sender is at fault. */
    isAddressFault: boolean('is_address_fault').notNull(),
    /** Came while the send engine held the row, and is still to be compared with the engine's outcome. */
    isOpen: boolean('is_open').notNull(),
  },
  (t) => [
    index('mail_events_recipient').on(t.recipientId),
    index('mail_events_open').on(t.recipientId).where(sql`${t.isOpen}`),
    index('mail_events_complaints').on(t.at).where(sql`${t.kind} = 'complained'`),
    check('mail_events_kind', isOneOf(t.kind, MAIL_EVENT_KINDS)),
  ],
)
