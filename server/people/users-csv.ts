import { readGroups } from '../directory/domain-groups.queries'
import type { Queryable } from '../platform/database/database'
import { csvHead, csvRows } from '../platform/http/csv'
import { readUsersPage, type UserFilter } from './users.queries'

const ROWS_AT_ONCE = 2000

const COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'department',
  'domain_group',
  'status',
  'pause_end',
  'not_ready',
  'not_ready_until',
  'invited',
  'preference',
  'administrator',
  'joined',
  'current_match',
  'current_pairing',
]

/** The users of a filter as RFC 4180, piece by piece, so that a large company is never in memory at once. */
export async function* usersCsv(db: Queryable, filter: UserFilter, day: string): AsyncGenerator<string> {
  const groups = new Map((await readGroups(db)).map((group) => [group.id, group.displayName]))
  yield csvHead(COLUMNS)
  for (let cursor: string | undefined; ; ) {
    const page = await readUsersPage(db, { ...filter, limit: ROWS_AT_ONCE, cursor }, day)
    yield csvRows(
      page.rows.map((user) => [
        user.firstName,
        user.lastName,
        user.email,
        user.department ?? '',
        groups.get(user.domainGroupId ?? '') ?? '',
        user.participationStatus,
        user.pauseEndDate ?? '',
        user.notReady ?? '',
        user.notReadyUntil ?? '',
        user.invitedAt ?? '',
        user.matchingPreference,
        user.isAdmin ? 'yes' : 'no',
        user.createdAt,
        user.currentMatch?.match_name ?? '',
        user.currentMatch?.pairing_name ?? '',
      ]),
    )
    cursor = page.nextCursor
    if (cursor === undefined) return
  }
}
