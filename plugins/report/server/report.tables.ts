import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytes, instant, isOneOf, isWithin, type PluginTables } from '../../../server/tables/columns'
import { programmes } from '../../../server/tables/programmes.tables'
import { LANGUAGES } from '../../../shared/languages/languages'
import { FORM } from '../../../shared/limits'
import { MOST_MONTHS } from '../contract'

/** By which somebody without an account opens a report. Only the SHA-256 of its token is here. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull(),
    /** null: all programmes. */
    programmeId: uuid('programme_id').references(() => programmes.id),
    /** YYYY-MM */
    last: text('last').notNull(),
    months: integer('months').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('report_links_token_unique').on(t.tokenHash),
    index('report_links_expires').on(t.expiresAt),
    check('report_links_last', sql`${t.last} ~ ${sql.raw(`'${FORM.month}'`)}`),
    check('report_links_months', isWithin(t.months, { least: 1, most: MOST_MONTHS })),
    check('report_links_language', isOneOf(t.language, LANGUAGES)),
  ],
)

export const reportTables: PluginTables = {
  rights: { report_links: 'select insert delete' },
  credentials: [{ table: reportLinks, restored: 'ended' }],
}
