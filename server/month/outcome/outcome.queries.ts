import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { boolean, listOf, objectOf, orNull, readRow, text } from '../../platform/database/rows'
import { isOpen, isPublished, matches, pairings, seats } from '../../tables/pairings.tables'
import { addressOf, holdsSeat, onLeaveOn, participationOn } from '../../tables/people.conditions'
import {
  type AskedProgramme,
  capReached,
  hasNoGroup,
  isDormantOn,
  isResting,
} from '../../people/rounds.queries'
import { isOfPeriod, type Period } from '../../pairings/pairings.queries'
import { users } from '../../tables/people.tables'

const shape = {
  participationStatus: users.participationStatus,
  pauseEndDate: orNull(text),
  isOnLeave: boolean,
  leaveEndDate: orNull(text),
  isSetUp: boolean,
  isDormant: boolean,
  hasNoGroup: boolean,
  capReached: users.monthlyCap,
  own: orNull(
    objectOf({
      isPublished: boolean,
      matchStatus: orNull(matches.status),
      others: orNull(listOf(objectOf({ firstName: text, lastName: text, email: text }))),
      isOpen: boolean,
      isHost: boolean,
      /** Another one of the match keeps their seat. */
      isStanding: boolean,
      /** They stepped out of it after they were shown it; false if they did before. */
      hasSteppedOut: orNull(boolean),
      reasons: seats.reasons,
    }),
  ),
  round: orNull(
    objectOf({ isPublished: boolean, isBeforeAccount: boolean, isUnanswered: boolean, isResting: boolean }),
  ),
}

/** What a programme's rounds of a period brought a person, and whether they take part today. */
export function readOutcome(
  db: Queryable,
  userId: string,
  programme: AskedProgramme,
  { day, ...of }: { day: string; period: string },
) {
  const period: Period = { programmeId: programme.id, ...of }
  return readRow(
    db,
    shape,
    sql`
    select ${participationOn(day)} as "participationStatus", users.pause_end_date as "pauseEndDate",
      ${onLeaveOn(day)} as "isOnLeave", users.leave_end_date as "leaveEndDate",
      not users.needs_profile_setup and whitelist_coverage.is_covered as "isSetUp",
      ${isDormantOn(day)} as "isDormant", ${hasNoGroup(programme)} as "hasNoGroup", ${capReached(period.period.slice(0, 7))} as "capReached", own.own, round.round
    from users join whitelist_coverage on whitelist_coverage.user_id = users.id
    left join lateral (
      select json_build_object('isPublished', ${isPublished}, 'matchStatus', matches.status, 'others', (
          select json_agg(json_build_object('firstName', other.first_name, 'lastName', other.last_name, 'email', ${addressOf('other')})
            order by seat.place)
          from seats seat join users other on other.id = seat.user_id
          where seat.match_id = matches.id and other.id <> seats.user_id),
        'isHost', coalesce(matches.host_id = seats.user_id, false), 'isOpen', coalesce(${isOpen}, false), 'isStanding', exists (select from seats other
          where other.match_id = matches.id and other.user_id <> seats.user_id and ${holdsSeat(null, 'other')}),
        'hasSteppedOut', seats.stepped_out_at > rounds.published_at, 'reasons', seats.reasons) as own
      from ${seats} join ${pairings} on rounds.id = seats.round_id and ${isOfPeriod(period)}
      left join ${matches} on matches.id = seats.match_id
      where seats.user_id = users.id
      order by rounds.created_at desc, seats.id desc limit 1) own on true
    left join lateral (
      select json_build_object('isPublished', ${isPublished},
        'isUnanswered', exists (
          select from asks where asks.user_id = users.id and asks.round_id = rounds.id and not asks.is_in),
        'isResting', coalesce(${isResting(day, programme)}, false),
        'isBeforeAccount', coalesce(rounds.created_at < users.validated_at, false)) as round
      from ${pairings}
      where ${isOfPeriod(period)} and (rounds.domain_group_id = whitelist_coverage.domain_group_id
        or rounds.domain_group_id is null and rounds.domain_group_name is null)
      order by rounds.created_at desc limit 1) round on true
    where users.id = ${userId}`,
  )
}
