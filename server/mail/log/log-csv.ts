import { shownAddress } from '../../../shared/former-colleague'
import type { Queryable } from '../../platform/database/database'
import { csvHead, csvRows } from '../../platform/http/csv'
import type { sends } from '../../tables/sending.tables'
import { type LastEntry, listEntries, toLogEntry } from './logs.queries'

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
  'way',
]

/** The recipients of sends as RFC 4180, piece by piece, so that a large log is never in memory at once. */
export async function* logCsv(
  db: Queryable,
  list: Pick<typeof sends.$inferSelect, 'id' | 'newsletterTitle'>[],
): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  for (const { id, newsletterTitle } of list) {
    for (let last: LastEntry | undefined; ; ) {
      const page = await listEntries(db, id, last, ROWS_AT_ONCE)
      const rows = page
        .map(toLogEntry)
        .map((entry) => [
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
          entry.way,
        ])
      yield csvRows(rows)
      if (page.length < ROWS_AT_ONCE) break
      last = page.at(-1)
    }
  }
}
