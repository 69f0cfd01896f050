import { stringify } from 'csv-stringify/sync'
import { shownAddress } from '../../shared/former-colleague'
import type { Queryable } from '../database/database'
import type { sends } from '../sending/sending.tables'
import { listEntries, toLogEntry } from './logs.queries'

const ROWS_AT_ONCE = 2000

const COLUMNS = [
  'newsletter',
  'user_email',
  'match_email',
  'send_status',
  'match_validated',
  'timestamp',
  'error_code',
  'error_message',
  'failure_reason',
  'validation_issues',
]

/**
 * A cell that a spreadsheet would run as a formula is made plain text by an apostrophe. Spreadsheets skip leading white
 * space and control characters; Numbers, and Excel in Japanese, read ＝ ＋ － ＠ and their kin as = + - @.
 */
export const harmless = (cell: string): string =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-\u2212@]/u.test(cell.normalize('NFKC')) ? `'${cell}` : cell

/** The recipients of sends as RFC 4180, piece by piece, so that a large log is never in memory at once. */
export async function* logCsv(
  db: Queryable,
  list: Pick<typeof sends.$inferSelect, 'id' | 'newsletterTitle'>[],
): AsyncGenerator<string> {
  // The byte order mark: without it spreadsheets take UTF-8 for the encoding of their country.
  yield stringify([COLUMNS], { bom: true, record_delimiter: 'windows' })
  for (const { id, newsletterTitle } of list) {
    for (let last = ''; ; ) {
      const page = await listEntries(db, id, last, ROWS_AT_ONCE)
      const rows = page
        .map(toLogEntry)
        .map((entry) =>
          [
            newsletterTitle,
            shownAddress(entry.user_email),
            entry.match_email ?? '',
            entry.send_status,
            entry.match_validated ? 'yes' : 'no',
            entry.timestamp ?? '',
            entry.error_code ?? '',
            entry.error_message ?? '',
            entry.failure_reason ?? '',
            entry.validation_issues.join(' '),
          ].map(harmless),
        )
      yield stringify(rows, { record_delimiter: 'windows' })
      if (page.length < ROWS_AT_ONCE) break
      last = (page.at(-1) as (typeof page)[number]).email
    }
  }
}
