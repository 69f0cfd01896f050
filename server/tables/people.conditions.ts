import { type SQL, sql } from 'drizzle-orm'
import type { ParticipationStatus } from '../../shared/limits'
import type { Given } from './columns'
import { users } from './people.tables'
import { groupLanguageOf, joinCoverage, whitelistCoverage } from './coverage.tables'
import { isInQuestion } from './company-directory.tables'
import { departments, domainGroups } from './directory.tables'
import { isPublished, pairings } from './pairings.tables'

/** SQL: true unless the row is the empty one of an erased person. */
export const isPerson: SQL = sql`${users.erasedAt} is null`

/** SQL: has joined, so that nothing invites them any more. */
export const hasJoined: SQL = sql`(${users.isAdmin} or ${users.isValidated} and not ${users.needsProfileSetup})`

const { language, directoryLanguage, browserLanguage } = users
/** By which a person's language is told. */
export const languageColumns = {
  language,
  directoryLanguage,
  browserLanguage,
  groupLanguage: domainGroups.language,
}

/** The same, where it is selected from `users`. */
export const ownLanguages = {
  ...languageColumns,
  groupLanguage: groupLanguageOf('users').mapWith(domainGroups.language),
}

/** SQL: the same of a row of `users` by its alias. */
export const languagesOf = (alias: string): SQL =>
  sql`${sql.raw(`${alias}.language, ${alias}.directory_language as "directoryLanguage", ${alias}.browser_language as "browserLanguage"`)},
    ${groupLanguageOf(alias)} as "groupLanguage"`

/** SQL: the address of a row of `users` by its alias, as others may see it; empty for an erased person. */
export const addressOf = (alias: string) =>
  sql`${sql.raw(`case when ${alias}.erased_at is null then ${alias}.email else '' end`)}`.mapWith(users.email)

/** SQL: participation on a day; a pause that has ended counts as active, even if its row still says paused. */
export const participationOn = (day: Given) =>
  sql`case when ${users.participationStatus} = 'paused' and ${users.pauseEndDate} <= ${day}::date then 'active' else ${users.participationStatus} end`.mapWith(
    users.participationStatus,
  )

/** SQL: the same as comparing `participationOn`, in a form whose rows the planner can estimate. */
export function isOfStatus(status: ParticipationStatus, day: Given): SQL {
  const isPaused = sql`${users.participationStatus} = 'paused'`
  const hasEnded = sql`coalesce(${users.pauseEndDate} <= ${day}::date, false)`
  if (status === 'paused') return sql`(${isPaused} and not ${hasEnded})`
  const isChosen = sql`${users.participationStatus} = ${status}`
  return status === 'active' ? sql`(${isChosen} or (${isPaused} and ${hasEnded}))` : isChosen
}

/** SQL: on leave on a day; first and last day included, without an end day for ever. */
export const onLeaveOn = (day: Given) =>
  sql`(${users.employeeStatus} = 'leave' and coalesce(${users.leaveStartDate} <= ${day}::date, true) and coalesce(${users.leaveEndDate} >= ${day}::date, true))`.mapWith(
    users.isActive,
  )

/** SQL: a department is the one that a person has, on their own list. Needs whitelist_coverage joined. */
export const isOwnDepartment: SQL = sql`(${departments.name} = ${users.department}
  and ${departments.domainGroupId} is not distinct from ${whitelistCoverage.domainGroupId})`

/** SQL: may take part at all, whatever they want and wherever they are. Needs whitelist_coverage joined. */
const mayTakePart: SQL = sql`(${users.isActive} and ${users.isValidated} and not ${users.needsProfileSetup} and ${whitelistCoverage.isCovered}
  and not ${isInQuestion})`

/** SQL: can be paired, apart from participation. Needs whitelist_coverage joined. */
export const availableOn = (day: Given): SQL => sql`(${mayTakePart} and not ${onLeaveOn(day)})`

/** SQL: can be paired on a day. Needs whitelist_coverage joined. */
export const eligibleOn = (day: Given): SQL => sql`(${availableOn(day)} and ${isOfStatus('active', day)})`

/** SQL: the person of a column takes part on a day. */
export const takesPart = (day: Given, column: string, also: SQL = sql`true`): SQL =>
  sql`exists (select from ${users} ${joinCoverage} where ${users.id} = ${sql.raw(column)} and ${eligibleOn(day)} and ${also})`

/**
 * SQL: the person of a seat is there for its match. They are until they step out of it (a fact of the seat), or may take part no
 * longer; pausing, opting out and leave are about the next rounds, to which one belongs that its people were not shown yet.
 * Whatever asks whether a match can be asks this. Needs users, whitelist_coverage and pairings joined.
 */
export const isAttending = (day: Given | null, seat: string): SQL =>
  sql`(${sql.raw(seat)}.stepped_out_at is null and ${mayTakePart} and (${isPublished} or ${day === null ? sql`false` : eligibleOn(day)}))`

/** SQL: the same of a seat by its alias, where nothing is joined. */
export const holdsSeat = (day: Given | null, seat: string): SQL =>
  sql`exists (select from ${users} ${joinCoverage} join ${pairings} on ${pairings.id} = ${sql.raw(seat)}.round_id
    where ${users.id} = ${sql.raw(seat)}.user_id and ${isAttending(day, seat)})`

/** SQL: somebody of a match that its people were shown, by an expression of its id, does not keep their seat. */
export const somebodyLeft = (matchId: string): SQL =>
  sql`exists (select from seats kept where kept.match_id = ${sql.raw(matchId)} and not ${holdsSeat(null, 'kept')})`
