import type { AdminUser } from '../../shared/contract/directory'
import { readGroups } from '../directory/domain-groups.queries'
import type { Queryable } from '../platform/database/database'
import { csvHead, csvRows } from '../platform/http/csv'
import { readUsersPage, type UserFilter } from './users.queries'

const ROWS_AT_ONCE = 2000

type Cell = string | null | undefined
const COLUMNS: Record<string, (user: AdminUser, groups: Map<string, string>) => Cell> = {
  first_name: (user) => user.firstName,
  last_name: (user) => user.lastName,
  email: (user) => user.email,
  department: (user) => user.department,
  domain_group: (user, groups) => groups.get(user.domainGroupId ?? ''),
  status: (user) => user.participationStatus,
  pause_end: (user) => user.pauseEndDate,
  not_ready: (user) => user.notReady,
  not_ready_until: (user) => user.notReadyUntil,
  invited: (user) => user.invitedAt,
  preference: (user) => user.matchingPreference,
  administrator: (user) => (user.isAdmin ? 'yes' : 'no'),
  joined: (user) => user.createdAt,
  current_match: (user) => user.currentMatch?.match_name,
  current_pairing: (user) => user.currentMatch?.pairing_name,
}

/** The users of a filter as RFC 4180, piece by piece, so that a large company is never in memory at once. */
export async function* usersCsv(db: Queryable, filter: UserFilter, day: string): AsyncGenerator<string> {
  const groups = new Map((await readGroups(db)).map((group) => [group.id, group.displayName]))
  yield csvHead(Object.keys(COLUMNS))
  for (let cursor: string | undefined; ; ) {
    const page = await readUsersPage(db, { ...filter, limit: ROWS_AT_ONCE, cursor }, day)
    yield csvRows(page.rows.map((user) => Object.values(COLUMNS).map((cell) => cell(user, groups) ?? '')))
    cursor = page.nextCursor
    if (cursor === undefined) return
  }
}
