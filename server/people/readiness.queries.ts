import { and, eq, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { REASONS, type Reason } from '../../shared/readiness'
import type { Queryable } from '../platform/database/database'
import { compiled } from '../platform/database/prepared'
import type { Given } from '../tables/columns'
import { oneOf, orNull, number, readRow, readRows, text } from '../platform/database/rows'
import { joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { isOfStatus, isPerson, monthOf, onLeaveOn } from '../tables/people.conditions'
import { askedOfKind, peopleByKind } from '../platform/database/people-counts'
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

/** SQL: the ids of those about whom another table may say something that `conditions` read. */
const mentioned = sql`
  select user_id from silences union all select user_id from skips
  union all select users.id from users join invitations on user_id = users.id where not is_validated`

const MOST_MENTIONED = 5_000

/** SQL: a row for each person. */
const everyone = sql`select users.id, ${askedOfKind}, 1 as people from users where ${isPerson}`

/**
 * SQL: all people. One row counts all people whose own columns are the same. People whom another table mentions are
 * subtracted from these counts and get a row of their own.
 */
const alike = sql`
  select null::uuid as id, ${askedOfKind}, sum(people)::int as people from ${peopleByKind} group by ${askedOfKind}
  union all
  select one.id, ${askedOfKind}, one.people from users
  cross join lateral (values (users.id, 1), (null, -1)) one (id, people)
  where ${isPerson} and users.id in (${mentioned})`

const mentionsStatement = compiled(
  ({ most }: { most: Placeholder }) =>
    sql`select count(*)::int as mentions from (${mentioned} limit ${most} + 1) found`,
)

/** By their place in the list: grouping a hundred thousand texts takes a sixth of the time. */
const placesStatement = (from: SQL, inScope: (group: Placeholder) => SQL) =>
  compiled(
    ({ day, group }: Record<'day' | 'group', Placeholder>) => sql`
    select domain_group_id as "groupId", place, sum(people)::int as people from (
      select ${firstOf(conditions(day, true), (reason) => String(REASONS.indexOf(reason)))} as place, ${whitelistCoverage.domainGroupId}, users.people
      from (${from}) users ${joinCoverage} where ${inScope(group)}) placed
    group by 1, 2`,
  )

const ofCompany = () => sql`true`
const ofGroup = (group: Placeholder) => eq(whitelistCoverage.domainGroupId, group)
const placesOfCompany = {
  alike: placesStatement(alike, ofCompany),
  everyone: placesStatement(everyone, ofCompany),
}
const placesOfGroup = { alike: placesStatement(alike, ofGroup), everyone: placesStatement(everyone, ofGroup) }

/**
 * How many people of a group (of the company: null) are in a round made on a day, and why the others are not; and how many
 * are in it by domain group.
 * @param most up to this many who are mentioned elsewhere it is quicker to count the others apart
 */
export async function readReadiness(
  db: Queryable,
  domainGroupId: string | null,
  day: string,
  most = MOST_MENTIONED,
) {
  const { mentions } = await readRow(db, { mentions: number }, mentionsStatement({ most }))
  const places = domainGroupId === null ? placesOfCompany : placesOfGroup
  const rows = await readRows(
    db,
    { groupId: orNull(text), place: orNull(number), people: number },
    places[mentions <= most ? 'alike' : 'everyone']({ day, group: domainGroupId }),
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
