import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { REASONS, type Reason } from '../../shared/readiness'
import type { Queryable } from '../database/database'
import { oneOf, orNull, number, readRows, text } from '../database/rows'
import { joinCoverage, whitelistCoverage } from '../directory/coverage.tables'
import { isPerson, onLeaveOn, participationOn } from './people.queries'
import { users } from './people.tables'
import { dormantOn, isDormantOn, sitsOut, sittingOut } from './rounds.queries'

/** SQL: each reason by itself, true or false. Needs whitelist_coverage joined. @param isEverybody whether all people are read */
function conditions(day: string, isEverybody = false): Record<Reason, SQL> {
  const month = day.slice(0, 7)
  const isInvited = isEverybody
    ? sql`users.id in (select user_id from invitations)`
    : sql`exists (select from invitations where invitations.user_id = users.id)`
  return {
    'never-invited': sql`not users.is_validated`,
    invited: sql`(not users.is_validated and ${isInvited})`,
    'not-set-up': sql`(users.is_validated and users.needs_profile_setup)`,
    paused: sql`${participationOn(day)} = 'paused'`,
    skipped: isEverybody ? sql`users.id in (${sittingOut(month)})` : sitsOut(month),
    dormant: isEverybody ? sql`users.id in (${dormantOn(day)})` : isDormantOn(day),
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
export const reasonOn = (day: string) =>
  firstOf(conditions(day), (reason) => `'${reason}'`).mapWith(orNull(oneOf(...REASONS)))

/** SQL: until when a person who is not ready is paused or on leave, if that is why. Needs whitelist_coverage joined. */
export const endOf = (day: string) =>
  sql`case ${reasonOn(day)} when 'paused' then users.pause_end_date when 'on-leave' then users.leave_end_date end`.mapWith(
    users.pauseEndDate,
  )

/** SQL: the same as comparing `reasonOn`, in a form whose rows the planner can estimate. */
export function isNotReadyFor(reason: Reason, day: string): SQL {
  const given = conditions(day)
  const before = REASONS.slice(REASONS.indexOf(reason) + 1).map((later) => not(given[later]))
  return sql`(${and(given[reason], ...before)})`
}

/**
 * How many people of a group (of the company: null) are in a round made on a day, and why the others are not; and how many
 * are in it by domain group.
 */
export async function readReadiness(db: Queryable, domainGroupId: string | null, day: string) {
  const inScope = domainGroupId === null ? undefined : eq(whitelistCoverage.domainGroupId, domainGroupId)
  const rows = await readRows(
    db,
    { groupId: orNull(text), place: orNull(number), people: number },
    // By their place in the list: grouping a hundred thousand texts takes a sixth of the time.
    sql`
    select domain_group_id as "groupId", place, count(*)::int as people from (
      select ${firstOf(conditions(day, true), (reason) => String(REASONS.indexOf(reason)))} as place, ${whitelistCoverage.domainGroupId}
      from ${users} ${joinCoverage} where ${and(isPerson, inScope)}) everyone
    group by 1, 2`,
  )
  const sum = (counted: typeof rows) => counted.reduce((total, { people }) => total + people, 0)
  const isReady = ({ place }: (typeof rows)[number]) => place === null
  return {
    total: sum(rows),
    ready: sum(rows.filter(isReady)),
    readyIn: new Map(rows.filter(isReady).map(({ groupId, people }) => [groupId, people])),
    reasons: REASONS.map((reason, place) => ({
      reason,
      people: sum(rows.filter((row) => row.place === place)),
    })),
  }
}
