import { and, type SQL, sql } from 'drizzle-orm'
import { REASONS, type Reason } from '../../shared/readiness'
import type { Queryable } from '../platform/database/database'
import { number, oneOf, orNull, readRow, readRows, text } from '../platform/database/rows'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { isInQuestion } from '../tables/company-directory.tables'
import { isOfStatus, isPerson, onLeaveOn } from '../tables/people.conditions'
import {
  type AskedProgramme,
  hasNoGroup,
  isAtCap,
  isAwayAllRound,
  isDormantOn,
  isInAudience,
  isOfProgramme,
  monthOfRound,
  sitsOut,
} from './rounds.queries'

/** SQL: each reason by itself, true or false. Needs whitelist_coverage joined. */
const conditions = (day: string, programme: AskedProgramme): Record<Reason, SQL> => ({
  'no-group': hasNoGroup,
  'never-invited': sql`not users.is_validated`,
  invited: sql`(not users.is_validated and exists (select from invitations where invitations.user_id = users.id))`,
  'not-set-up': sql`(users.is_validated and users.needs_profile_setup)`,
  'at-cap': isAtCap(monthOfRound(day, programme)),
  'not-joined': sql`not ${isOfProgramme(day, programme)}`,
  paused: isOfStatus('paused', day),
  skipped: sitsOut(programme),
  dormant: isDormantOn(day),
  'opted-out': sql`users.participation_status = 'opted_out'`,
  'on-leave': sql`(${onLeaveOn(day)} or ${isAwayAllRound(day, programme)})`,
  'not-covered': sql`(not (users.is_active and whitelist_coverage.is_covered) or ${isInQuestion})`,
})

const aReason = orNull(oneOf(...REASONS))

/**
 * SQL: why somebody is not in a round made on a day, by the first reason from the end of the list; null: they are in it, as
 * `isInRoundOf` says, and belong to a group where groups are in use. Needs whitelist_coverage joined.
 */
export function reasonOn(day: string, programme: AskedProgramme) {
  const given = conditions(day, programme)
  const cases = REASONS.toReversed().map(
    (reason) => sql`when ${given[reason]} then ${sql.raw(`'${reason}'`)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`.mapWith(aReason)
}

/**
 * How many people of a programme's audience, of a group (of the company: null), are in a round made on a day, and why the others
 * are not; and how many are in it by domain group.
 */
export async function readReadiness(
  db: Queryable,
  domainGroupId: string | null,
  day: string,
  programme: AskedProgramme,
) {
  const rows = await readRows(
    db,
    { groupId: orNull(text), reason: aReason, people: number },
    sql`
    select domain_group_id as "groupId", reason, count(*)::int as people from (
      select ${reasonOn(day, programme)} as reason, ${whitelistCoverage.domainGroupId} from users ${joinCoverage}
      where ${and(
        isPerson,
        domainGroupId === null ? undefined : isListedIn(domainGroupId),
        isInAudience(day, programme.settings.audience),
      )}) explained
    group by 1, 2`,
  )
  const sum = (counted: typeof rows) => counted.reduce((total, { people }) => total + people, 0)
  const isReady = (row: (typeof rows)[number]) => row.reason === null
  return {
    total: sum(rows),
    ready: sum(rows.filter(isReady)),
    readyIn: new Map(rows.filter(isReady).map(({ groupId, people }) => [groupId, people])),
    reasons: REASONS.map((reason) => ({ reason, people: sum(rows.filter((row) => row.reason === reason)) })),
  }
}

/** Numbers of employees on a day: all, and on leave. */
export const countEmployees = (db: Queryable, day: string) =>
  readRow(
    db,
    { totalEmployees: number, onLeaveEmployees: number },
    sql`
    select count(*)::int as "totalEmployees", count(*) filter (where ${onLeaveOn(day)})::int as "onLeaveEmployees"
    from users where ${isPerson} and users.is_active`,
  )
