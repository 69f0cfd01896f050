import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, type PluginTables } from '../../../server/tables/columns'

/**
 * The messages of the mailbox that were dealt with, stored in the transaction that did so: whatever dies, each is dealt
 * with once.
 */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    /** Digest of its Message-ID, else of its number in the mailbox: a message that is delivered twice counts once. */
    id: text('id').primaryKey(),
    /** By which the mailbox knows it; numbers are worth nothing in a mailbox with another UIDVALIDITY. */
    uidValidity: text('uid_validity').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** The mailbox shows that it was dealt with, if it can. */
    isMarked: boolean('is_marked').notNull().default(false),
    dealtAt: instant('dealt_at').notNull(),
  },
  (t) => [index('mailbox_messages_unmarked').on(t.uid).where(sql`not ${t.isMarked}`)],
)

export const mailboxTables: PluginTables = { rights: { mailbox_messages: 'select insert update delete' } }
