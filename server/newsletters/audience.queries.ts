import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { boolean, orNull, readRows, type Row, text } from '../database/rows'
import { matches, type pairings, seats, stands } from '../pairings/pairings.tables'
import { users } from '../people/people.tables'
import { whitelistCoverage } from '../directory/coverage.tables'
import { isUnreachable } from '../mail-log/bounces.queries'
import { isDormantOn, satOut } from '../people/rounds.queries'
import { eligibleOn, isOwnDepartment, onLeaveOn, participationOn } from '../people/people.queries'

const audienceRow = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  department: text,
  bio: users.bio,
  photo: users.profileImage,
  isEligible: boolean,
  participation: users.participationStatus,
  isOnLeave: boolean,
  /** Their address has refused the newsletters of the last months. */
  isUnreachable: boolean,
  /** Their match in the pairing. */
  matchId: orNull(matches.id),
  partnerId: orNull(users.id),
  /** The third one of a match of three. */
  thirdId: orNull(users.id),
  why: orNull(matches.why),
  /** The pairing considered them; false: they joined after it was made. */
  wasInRound: boolean,
}
/** A person in a pairing's scope, as they are today. */
export type AudienceRow = Row<typeof audienceRow>

/** Which part of an audience to read; by default all columns of everyone. */
export interface AudiencePart {
  /** Only this address and its match. */
  email?: string
  /** Only the people of these matches. */
  matchIds?: string[]
  /** Leaves out what only a mail shows: department, bio, photo and why these two were paired. */
  isForCounting?: true
}

/**
 * Everyone whom a newsletter of this pairing concerns: those who can get it today, and everyone the pairing matched,
 * also if they have left since. If the pairing's group was deleted, its members are the scope.
 */
export async function audienceOf(
  db: Queryable,
  pairing: Pick<typeof pairings.$inferSelect, 'id' | 'domainGroupId' | 'domainGroupName'>,
  day: string,
  { email, matchIds, isForCounting }: AudiencePart = {},
): Promise<AudienceRow[]> {
  const wasInRound = sql`exists (select from pairing_members m where m.pairing_id = ${pairing.id} and m.user_id = ${users.id})`
  const inScope =
    pairing.domainGroupId !== null
      ? sql`${whitelistCoverage.domainGroupId} = ${pairing.domainGroupId}`
      : pairing.domainGroupName === null
        ? sql`true`
        : wasInRound
  const shown = isForCounting
    ? sql`'' as department, '' as bio, null as photo, null as why`
    : sql`coalesce(departments.display_name, ${users.department}, '') as department, ${users.bio} as bio,
        ${users.profileImage} as photo, pairs.why as why`
  const wanted = email
    ? sql`${users.email} = ${email} or (select id from users u where u.email = ${email}) in (pairs.partner_id, pairs.third_id)`
    : matchIds
      ? sql`pairs.id = any(${sql.param(matchIds)}::uuid[])`
      : sql`true`
  return readRows(
    db,
    audienceRow,
    sql`
    with pairs as (
      select user_id, partner_id, third_id, match_id as id, why from ${seats} m where pairing_id = ${pairing.id} and ${stands})
    select ${users.id} as id, ${users.email} as email, ${users.firstName} as "firstName", ${users.lastName} as "lastName",
      ${shown}, ${eligibleOn(day)} as "isEligible", ${participationOn(day)} as participation,
      ${onLeaveOn(day)} as "isOnLeave", ${isUnreachable} as "isUnreachable", pairs.id as "matchId", pairs.partner_id as "partnerId", pairs.third_id as "thirdId",
      ${wasInRound} as "wasInRound"
    from users
    join whitelist_coverage on whitelist_coverage.user_id = ${users.id}
    left join departments on ${isOwnDepartment}
    left join pairs on pairs.user_id = ${users.id}
    where (pairs.id is not null or (${eligibleOn(day)} and ${inScope} and not ${isDormantOn(day)} and not ${satOut(pairing.id)})) and (${wanted})
    order by ${users.email}`,
  )
}
