import { type Placeholder, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { compiled } from '../../platform/database/prepared'
import { boolean, objectOf, orNull, readRow, text } from '../../platform/database/rows'
import { isOpenFor, isPublished, matches, pairings, partnerOf, thirdOf } from '../../tables/pairings.tables'
import { addressOf, onLeaveOn, participationOn } from '../../tables/people.conditions'
import { isDormantOn } from '../../people/rounds.queries'
import { users } from '../../tables/people.tables'

const shape = {
  participationStatus: users.participationStatus,
  pauseEndDate: orNull(text),
  isOnLeave: boolean,
  leaveEndDate: orNull(text),
  isSetUp: boolean,
  isDormant: boolean,
  isOwnPublished: orNull(boolean),
  matchStatus: orNull(matches.status),
  firstName: orNull(text),
  lastName: orNull(text),
  email: orNull(text),
  third: orNull(objectOf({ firstName: text, lastName: text, email: text })),
  isOpen: orNull(boolean),
  reason: orNull(text),
  isRoundPublished: orNull(boolean),
  isBeforeAccount: orNull(boolean),
}

const statement = compiled(
  ({ userId, month, day }: Record<'userId' | 'month' | 'day', Placeholder>) => sql`
    select ${participationOn(day)} as "participationStatus", users.pause_end_date as "pauseEndDate",
      ${onLeaveOn(day)} as "isOnLeave", users.leave_end_date as "leaveEndDate",
      not users.needs_profile_setup and whitelist_coverage.is_covered as "isSetUp",
      ${isDormantOn(day)} as "isDormant", own.*, round.*
    from users join whitelist_coverage on whitelist_coverage.user_id = users.id
    left join lateral (
      select ${isPublished} as "isOwnPublished", matches.status as "matchStatus", mate.first_name as "firstName",
        mate.last_name as "lastName", ${addressOf('mate')} as email,
        (select json_build_object('firstName', third.first_name, 'lastName', third.last_name, 'email', ${addressOf('third')})
          from users third where third.id = ${thirdOf('matches', users.id)}) as third, ${isOpenFor(userId)} as "isOpen", member.reason
      from pairing_members member join ${pairings} on pairings.id = member.pairing_id and pairings.month = ${month}
      left join ${matches} on matches.id = member.match_id
      left join users mate on mate.id = ${partnerOf('matches', users.id)}
      where member.user_id = users.id
      order by pairings.created_at desc limit 1) own on true
    left join lateral (
      select ${isPublished} as "isRoundPublished", pairings.created_at < users.validated_at as "isBeforeAccount"
      from ${pairings}
      where pairings.month = ${month} and (pairings.domain_group_id = whitelist_coverage.domain_group_id
        or pairings.domain_group_id is null and pairings.domain_group_name is null)
      order by pairings.created_at desc limit 1) round on true
    where users.id = ${userId}`,
)

/** What a month's rounds (YYYY-MM) brought a person, and whether they take part today. */
export async function readOutcome(
  db: Queryable,
  userId: string,
  { month, day }: { month: string; day: string },
) {
  return readRow(db, shape, statement({ userId, month, day }))
}
