import { DEFAULT_PROGRAMME } from '../tables/programmes.tables'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { User } from '../../shared/contract/sign-in'
import { DIRECTORY_FIELDS } from '../../shared/limits'
import { personName } from '../../shared/person-name'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { onceFor } from '../platform/process/once-for'
import { departments } from '../tables/directory.tables'
import { isOpen, isPublished, matches, pairings, seats } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { groupLanguageOf, whitelistCoverage } from '../tables/coverage.tables'
import { notFound } from '../platform/http/errors'
import type { Language } from '../../shared/languages/languages'
import { languageOfPerson, untilSetUp } from '../platform/http/language'
import { imageUrl } from '../images/image.rules'
import { managedGroupsOf } from './sessions.queries'
import { directoryUsers } from '../tables/company-directory.tables'
import { isOwnDepartment, isPerson, onLeaveOn, participationOn } from '../tables/people.conditions'
import { boolean, listOf, oneOf } from '../platform/database/rows'
import { workingHoursOf } from '../../shared/working-hours'

/** SQL: which fields of a profile the directory decides. Needs directory_users joined. */
export const fromDirectory = sql`array_remove(array[
  case when directory_users.given_name is not null
    or (directory_users.family_name is null and directory_users.display_name is not null) then 'firstName' end,
  case when directory_users.family_name is not null
    or (directory_users.given_name is null and directory_users.display_name ~ '[^[:space:]][[:space:]]+[^[:space:]]') then 'lastName' end,
  case when directory_users.department is not null or exists (
    select from directory_members m join directory_groups g on g.id = m.group_id
    where m.user_id = directory_users.user_id and g.department_id is not null) then 'department' end], null)`.mapWith(
  listOf(oneOf(...DIRECTORY_FIELDS)),
)

/** How many matches the user object holds; all of them are in /api/matches/history. */
const PAST_MATCHES = 24

const userQuery = onceFor((db: Queryable) => {
  const day = sql.placeholder('day')
  return db
    .select({
      user: users,
      departmentDisplayName: departments.displayName,
      groupLanguage: groupLanguageOf('users').mapWith(users.language),
      fromDirectory,
      participation: participationOn(day),
      managedGroups: managedGroupsOf(users.id),
      isOnLeave: onLeaveOn(day),
      leaveHasEnded: sql`coalesce(${users.leaveEndDate} < ${day}::date, false)`.mapWith(boolean),
    })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .leftJoin(departments, isOwnDepartment)
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('current_user')
})

const matchesQuery = onceFor((db: Queryable) =>
  db
    .select({
      id: matches.id,
      month: pairings.month,
      isCurrent: sql`${isOpen} and ${isPerson}`.mapWith(boolean),
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(seats)
    .innerJoin(matches, and(eq(matches.id, seats.matchId), ne(matches.status, 'called_off')))
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .innerJoin(
      users,
      sql`${users.id} = (select other.user_id from seats other
        where other.match_id = ${matches.id} and other.user_id <> ${seats.userId} order by other.place limit 1)`,
    )
    .where(eq(seats.userId, sql.placeholder('userId')))
    // The open one of the default programme, then those that are over, then open ones of others.
    .orderBy(
      sql`case when not (${isOpen} and ${isPerson}) then 1 when ${pairings.programmeId} = ${DEFAULT_PROGRAMME} then 0 else 2 end`,
      desc(pairings.month),
      desc(matches.matchDate),
      desc(matches.id),
    )
    .limit(PAST_MATCHES + 1)
    .prepare('matches_of_user'),
)

type Needs = Pick<Context, 'clock' | 'config' | 'db' | 'programme'>

/**
 * A person as they see themselves: a pause that is over by today's date is shown as ended.
 * @param browser the language of their browser; null if it is not their own
 */
export async function readCurrentUser(
  context: Needs,
  userId: string,
  browser: Language | null,
): Promise<User> {
  const { db, clock } = context
  const [[row], rows] = await Promise.all([
    userQuery(db).execute({ userId, day: today(clock) }),
    matchesQuery(db).execute({ userId }),
  ])
  if (!row) throw notFound('account')
  const { participation } = row
  const { passwordHash: _, ...user } = { ...row.user, groupLanguage: row.groupLanguage }
  const isPaused = participation === 'paused'
  const leave = row.leaveHasEnded ? null : user
  const language = languageOfPerson(untilSetUp(user, browser), context)
  return {
    ...user,
    profileImageUrl: user.profileImage && imageUrl(user.profileImage),
    departmentDisplayName: row.departmentDisplayName ?? user.department,
    fromDirectory: row.fromDirectory,
    timeZone: user.timeZone ?? clock.timeZone,
    language,
    languageChosen: user.language === language,
    workingHours: workingHoursOf(user),
    role: user.isAdmin ? 'admin' : row.managedGroups.length > 0 ? 'manager' : 'employee',
    managedGroups: user.isAdmin ? [] : row.managedGroups,
    participationStatus: participation,
    pauseStartDate: isPaused ? user.pauseStartDate : null,
    pauseEndDate: isPaused ? user.pauseEndDate : null,
    pauseReason: isPaused ? user.pauseReason : null,
    employeeStatus: row.isOnLeave ? 'leave' : 'active',
    leaveStartDate: leave?.leaveStartDate ?? null,
    leaveEndDate: leave?.leaveEndDate ?? null,
    leaveReason: leave?.leaveReason ?? null,
    validatedAt: user.validatedAt?.toISOString() ?? null,
    ...matchesIn(rows),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}

type MatchRow = Awaited<ReturnType<ReturnType<typeof matchesQuery>['execute']>>[number]

/** The current match (active, of an active pairing) and the ones before it, newest first. */
function matchesIn(rows: MatchRow[]): Pick<User, 'currentMatch' | 'pastMatches'> {
  const current = rows.find((row) => row.isCurrent)
  return {
    currentMatch: current
      ? {
          match_id: current.id,
          match_name: personName(current),
          match_email: current.email,
          month: current.month,
        }
      : null,
    pastMatches: rows
      .filter((row) => !row.isCurrent)
      .slice(0, PAST_MATCHES)
      .map((row) => ({ match_id: row.id, match_name: personName(row), month: row.month })),
  }
}
