import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { BEANS, FEWEST_SHOWN, FORM, LONGEST } from '../../shared/limits'
import { instant, isWithin, ownedBy } from './columns'
import { domainGroups } from './directory.tables'
import { matches } from './pairings.tables'
import { users } from './people.tables'

/**
 * What somebody gave a match after they met. It waits until it is in a batch with that of others, and is shown only with
 * the whole of it (docs/decisions/0036-feedback.md).
 */
export const feedback = pgTable(
  'feedback',
  {
    matchId: ownedBy('match_id', () => matches.id),
    userId: ownedBy('user_id', () => users.id),
    /** YYYY-MM of the pairing. */
    month: text('month').notNull(),
    /** null: taken back after it was shown. The row stays, so that its batch is no longer whole. */
    beans: smallint('beans'),
    /** One line, or empty. */
    line: text('line').notNull(),
    /** Whether a report may show the line, without a name. */
    mayBeQuoted: boolean('may_be_quoted').notNull().default(false),
    /** The person's group when they gave it; null: none, or its batch is of the whole company only. */
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    /** With whose it is shown; null: it waits. */
    batchId: uuid('batch_id'),
    /** Rows of the batch when it was made: it is whole while all of them have beans. */
    batchSize: integer('batch_size'),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.userId] }),
    index('feedback_user').on(t.userId),
    index('feedback_month').on(t.month, t.batchId),
    // The lines to show, without those that are not.
    index('feedback_lines')
      .on(t.month, sql`md5(${t.line})`)
      .where(sql`${t.line} <> '' and ${t.batchId} is not null`),
    index('feedback_waiting').on(t.month).where(sql`${t.batchId} is null`),
    check('feedback_beans', isWithin(t.beans, BEANS)),
    check('feedback_line', sql`length(${t.line}) <= ${sql.raw(String(LONGEST.feedback))}`),
    check('feedback_month_form', sql`${t.month} ~ ${sql.raw(`'${FORM.month}'`)}`),
    check('feedback_batch', sql`(${t.batchId} is null) = (${t.batchSize} is null)`),
    check('feedback_batch_size', sql`${t.batchSize} >= ${sql.raw(String(FEWEST_SHOWN))}`),
    check(
      'feedback_taken_back',
      sql`${t.beans} is not null or (${t.batchId} is not null and ${t.line} = '')`,
    ),
  ],
)
