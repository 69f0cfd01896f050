import { and, not, type SQL, sql } from 'drizzle-orm'
import { REASONS, type Reason } from '../../shared/readiness'
import type { Queryable } from '../platform/database/database'
import type { Given } from '../tables/columns'
import { number, oneOf, orNull, readRows, text } from '../platform/database/rows'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { isOfStatus, isPerson, monthOf, onLeaveOn } from '../tables/people.conditions'
import { dormantOn, isDormantOn, sitsOut, sittingOut } from './rounds.queries'

/** SQL: each reason by itself, true or false. Needs whitelist_coverage joined. @param ofMany whether many people are read */
function conditions(day: Given, ofMany = false): Record<Reason, SQL> {
  const month = monthOf(day)
  const isInvited = ofMany
    ? sql`users.id in (select user_id from invitations)`
    : sql`exists (select from invitations where invitations.user_id = users.id)`
  return {
    'never-invited': sql`not users.is_validated`,
    invited: sql`(not users.is_validated and ${isInvited})`,
    'not-set-up': sql`(users.is_validated and users.needs_profile_setup)`,
    paused: isOfStatus('paused', day),
    skipped: ofMany ? sql`users.id in (${sittingOut(month)})` : sitsOut(month),
    dormant: ofMany ? sql`users.id in (${dormantOn(day)})` : isDormantOn(day),
    'opted-out': sql`users.participation_status = 'opted_out'`,
    'on-leave': sql`${onLeaveOn(day)}`,
    'not-covered': sql`not (users.is_active and whitelist_coverage.is_covered)`,
  }
}

/** SQL: the first reason that applies from the end of the list, as text that `named` gives; null if no reason applies. */
const firstOf = (given: Record<Reason, SQL>, named: (reason: Reason) => string): SQL =>
  sql`case ${sql.join(
    REASONS.toReversed().map((reason) => sql`when ${given[reason]} then ${sql.raw(named(reason))}`),
    sql` `,
  )} end`

/** SQL: why somebody is not in a round made on a day; null: they are in it, as `isInRoundOf` says. Needs whitelist_coverage joined. */
export const reasonOn = (day: Given) =>
  firstOf(conditions(day), (reason) => `'${reason}'`).mapWith(orNull(oneOf(...REASONS)))

/** SQL: the same as comparing `reasonOn`, in a form whose rows the planner can estimate. */
export function isNotReadyFor(reason: Reason, day: Given): SQL {
  const given = conditions(day)
  const before = REASONS.slice(REASONS.indexOf(reason) + 1).map((later) => not(given[later]))
  return sql`(${and(given[reason], ...before)})`
}

/**
 * How many people of a group (of the company: null) are in a round made on a day, and why the others are not; and how many
 * are in it by domain group.
 */
export async function readReadiness(db: Queryable, domainGroupId: string | null, day: string) {
  const given = conditions(day, true)
  // By their place in the list: grouping a hundred thousand texts takes a sixth of the time.
  const place = firstOf(given, (reason) => String(REASONS.indexOf(reason)))
  const rows = await readRows(
    db,
    { groupId: orNull(text), place: orNull(number), people: number },
    sql`
    select domain_group_id as "groupId", place, count(*)::int as people from (
      select ${place} as place, ${whitelistCoverage.domainGroupId} from users ${joinCoverage}
      where ${and(isPerson, domainGroupId === null ? undefined : isListedIn(domainGroupId))}) placed
    group by 1, 2`,
  )
  const sum = (counted: typeof rows) => counted.reduce((total, { people }) => total + people, 0)
  const isReady = (row: (typeof rows)[number]) => row.place === null
  return {
    total: sum(rows),
    ready: sum(rows.filter(isReady)),
    readyIn: new Map(rows.filter(isReady).map(({ groupId, people }) => [groupId, people])),
    reasons: REASONS.map((reason, at) => ({ reason, people: sum(rows.filter((row) => row.place === at)) })),
  }
}
