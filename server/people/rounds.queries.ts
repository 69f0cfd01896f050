import { randomUUID } from 'node:crypto'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Audience, daysFrom, type Plan, SEATING, SETTINGS } from '../../shared/programme'
import { USUAL_HOURS } from '../../shared/working-hours'
import { addDays } from '../platform/context/clock'
import type { Programme } from '../platform/context/context'
import { lastDayOfRound } from '../platform/jobs/plan.rules'
import type { Given } from '../tables/columns'
import { isNotCalledOff } from '../tables/pairings.tables'
import { eligibleOn } from '../tables/people.conditions'
import { valueOf } from './attributes/attributes.queries'

/** A programme, as far as conditions on people ask for it. */
export type AskedProgramme = Pick<Programme, 'id'> & {
  settings: Plan &
    Pick<Programme['settings'], 'audience' | 'hosts' | 'join' | 'scope' | 'noRepeatMonths'> &
    Partial<Pick<Programme['settings'], 'mix' | 'preferences'>>
  monthTaken?: string | undefined
}

/** A programme that nobody has skipped or left yet. */
export const newProgramme = (audience: Audience = {}, hosts: Audience | null = null): AskedProgramme => ({
  id: randomUUID(),
  settings: {
    audience,
    hosts,
    join: 'everyone',
    cycle: null,
    timeZone: 'UTC',
    scope: SETTINGS.scope.initial,
    noRepeatMonths: SEATING.noRepeatMonths.initial,
  },
})

/** How long somebody has to respond, before a round is made without them. */
const GRACE_DAYS = 7

/** SQL: was asked a week or more before a day whether they still want to take part, and has been silent since. */
export const isDormantOn = (day: Given): SQL =>
  sql`exists (select from silences
    where silences.user_id = users.id and silences.asked_at < ${day}::date - ${sql.raw(String(GRACE_DAYS))})`

/** SQL: sits out the programme's next round. A skip counts for one round: the round that is made without them spends it. */
export const sitsOut = ({ id }: AskedProgramme): SQL =>
  sql`exists (select from skips where skips.user_id = users.id and skips.programme_id = ${id} and skips.round_id is null)`

/** SQL: sat out the round of this pairing. */
export const satOut = (pairingId: string): SQL =>
  sql`exists (select from skips where skips.user_id = users.id and skips.round_id = ${pairingId})`

/** SQL: belongs to no domain group where whitelist entries have some, and rounds are made by group. Needs whitelist_coverage joined. */
export const hasNoGroup = ({ settings: { scope } }: AskedProgramme): SQL =>
  scope === 'per-group'
    ? sql`(whitelist_coverage.domain_group_id is null and exists (select from allowed_emails where domain_group_id is not null))`
    : sql`false`

/** SQL: is in an audience. Needs whitelist_coverage joined. */
function isInAudience(day: Given, audience: Audience): SQL {
  const { domainGroups, departments, addresses, newcomersWeeks, directoryGroups, attributes = {} } = audience
  const uuids = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`
  const texts = (values: string[]) => sql`${sql.param(values.map((value) => value.toLowerCase()))}::text[]`
  const all = and(
    domainGroups?.length ? sql`whitelist_coverage.domain_group_id = any(${uuids(domainGroups)})` : undefined,
    departments?.length ? sql`lower(users.department) = any(${texts(departments)})` : undefined,
    addresses?.length ? sql`users.email = any(${texts(addresses)})` : undefined,
    // Without a first day from a file, the first sign-in counts: an import is no day of joining.
    newcomersWeeks
      ? sql`coalesce(users.joined_on, users.validated_at) >= ${day}::date - ${newcomersWeeks * 7}::int`
      : undefined,
    directoryGroups?.length
      ? sql`exists (select from directory_members dm where dm.user_id = users.id and dm.group_id = any(${uuids(directoryGroups)}))`
      : undefined,
    ...Object.entries(attributes).map(([id, values]) =>
      // PostgreSQL takes a case for half of the people; for a value of JSON it would expect next to nobody, and plan so.
      values.length > 0
        ? sql`case when lower(${valueOf(id)}) = any(array(select lower(one) from unnest(${sql.param(values)}::text[]) one)) then true else false end`
        : undefined,
    ),
  )
  return all ?? sql`true`
}

/** SQL: takes part in a programme as a host. Needs whitelist_coverage joined. */
export const isHost = (day: Given, { settings: { hosts } }: AskedProgramme): SQL =>
  // Of somebody without a department or a value it is not known otherwise.
  hosts ? sql`coalesce(${isInAudience(day, hosts)}, false)` : sql`false`

/** SQL: the pairing of `rounds` is one of hosts and guests. */
export const isHosted = sql`exists (select from matches hosted where hosted.round_id = rounds.id and hosted.host_id is not null)`

/** SQL: a newcomer who waited for a seat in a programme with hosts stays its guest until they get one. */
function isStillGuest(day: Given, { id, settings: { audience } }: AskedProgramme): SQL {
  const seatOf = (which: SQL) =>
    sql`exists (select from seats s where s.user_id = users.id and s.programme_id = ${id} and ${which})`
  const sat = sql`s.match_id in (select m.id from matches m where ${isNotCalledOff})`
  return sql`(${isInAudience(day, { ...audience, newcomersWeeks: undefined })}
    and ${seatOf(sql`s.match_id is null`)} and not ${seatOf(sat)})`
}

/** SQL: a programme is for them: its audience, and its hosts. Needs whitelist_coverage joined. */
export function isFor(day: Given, programme: AskedProgramme): SQL {
  const { audience, hosts } = programme.settings
  const isOfAudience = isInAudience(day, audience)
  if (!hosts) return isOfAudience
  const stays = audience.newcomersWeeks ? isStillGuest(day, programme) : sql`false`
  return sql`(${isOfAudience} or ${isHost(day, programme)} or ${stays})`
}

/** SQL: takes part in this programme, as far as it is up to it: nobody who left it or, where people join it, did not. */
export function isInProgramme(day: Given, { id, settings: { join } }: AskedProgramme): SQL {
  const chosen = (isIn: SQL) =>
    sql`exists (select from participations chosen where chosen.user_id = users.id and chosen.programme_id = ${id} and ${isIn})`
  // A person out of it until a day is back in it then.
  return join === 'opt-in'
    ? chosen(sql`(chosen.is_in or chosen.until <= ${day}::date)`)
    : sql`not ${chosen(sql`not chosen.is_in and coalesce(chosen.until > ${day}::date, true)`)}`
}

/** SQL: a programme is for them, and they take part in it. Needs whitelist_coverage joined. */
export const isOfProgramme = (day: Given, programme: AskedProgramme): SQL =>
  sql`(${isFor(day, programme)} and ${isInProgramme(day, programme)})`

/**
 * SQL: is on leave on all working days that a round of a day has.
 * @param from the first day that counts: that day itself, or the next one
 */
export function isAwayAllRound(day: string, { settings, monthTaken }: AskedProgramme, from = day): SQL {
  const last = sql`${lastDayOfRound(settings, day, monthTaken)}::date`
  return sql`(users.employee_status = 'leave'
    and coalesce(users.leave_start_date <= ${last}, true) and coalesce(users.leave_end_date >= ${from}::date, true)
    and not exists (select from generate_series(${from}::date, ${last}, interval '1 day') as of_round(day)
      where extract(isodow from of_round.day)::int = any(coalesce(users.working_days, ${sql.param(USUAL_HOURS.days)}::int[]))
        and not (coalesce(of_round.day >= users.leave_start_date, true) and coalesce(of_round.day <= users.leave_end_date, true))))`
}

/** SQL: has as many coffees in a month (YYYY-MM), of all programmes, as they want at most. Rounds may have to count. */
export const isAtCap = (month: Given, counts: SQL = sql`true`): SQL =>
  sql`(users.monthly_cap is not null and users.monthly_cap <= (
    select count(*) from seats s join rounds p on p.id = s.round_id and p.month = ${month} and ${counts}
    join matches m on m.id = s.match_id and ${isNotCalledOff}
    where s.user_id = users.id and s.stepped_out_at is null))`

/** SQL: the same as the person reads it, by what they were shown: how many coffees they want at most, if they have as many. */
export const capReached = (month: Given): SQL =>
  sql`case when ${isAtCap(month, sql`p.published_at is not null`)} then users.monthly_cap end`

/** SQL: takes part only in those rounds of a programme that they say yes to. */
export const isAsked = ({ id, settings: { join } }: AskedProgramme): SQL =>
  join === 'ask'
    ? sql`true`
    : sql`exists (select from asked_each_time ask where ask.user_id = users.id and ask.programme_id = ${id})`

/** SQL: said yes to the programme's next round. */
export const hasSaidYes = ({ id }: AskedProgramme): SQL =>
  sql`exists (select from asks where asks.user_id = users.id and asks.programme_id = ${id} and asks.round_id is null and asks.is_in)`

/** SQL: is to say whether they take part in the programme's next round, and has not. */
export const hasNotAnswered = (programme: AskedProgramme): SQL =>
  sql`(${isAsked(programme)} and not ${hasSaidYes(programme)})`

/** What a round that is made on a day is for: a month (YYYY-MM), or a day, perhaps of the month before (YYYY-MM-DD). */
export function periodOfRound(day: string, { settings: { weeks } }: AskedProgramme): string {
  if (!weeks) return day.slice(0, 7)
  const since = daysFrom(weeks, addDays(day, 1 - 7 * weeks.every)).next().value
  return since && since < day ? since : day
}

/** The month (YYYY-MM) in which the coffees of a round count that is made on a day. */
export const monthOfRound = (day: string, programme: AskedProgramme): string =>
  periodOfRound(day, programme).slice(0, 7)

/**
 * SQL: is in a round of a programme that is made on a day, of their group or else of the company, if they say so where they are
 * asked. Needs whitelist_coverage joined.
 */
export const isExpectedIn = (
  day: string,
  programme: AskedProgramme,
  month = monthOfRound(day, programme),
): SQL =>
  sql`(${eligibleOn(day)} and not ${isAwayAllRound(day, programme)} and ${isOfProgramme(day, programme)}
    and not ${isDormantOn(day)} and not ${sitsOut(programme)} and not ${isAtCap(month)})`

/** SQL: the same of those whom nobody asks, or who said yes. */
export const isInRoundOf = (day: string, programme: AskedProgramme, month?: string): SQL =>
  sql`(${isExpectedIn(day, programme, month)} and not ${hasNotAnswered(programme)})`

/**
 * SQL: is a host whom the pairing of `rounds`, one of a programme with hosts, does not need: they were there when it was made, take
 * part, and have no seat in it, or lost all guests. Needs whitelist_coverage and rounds joined.
 */
export const isResting = (day: string, programme: AskedProgramme): SQL =>
  sql`(${isHosted} and ${isHost(day, programme)} and ${eligibleOn(day)} and ${isOfProgramme(day, programme)}
    and not ${isDormantOn(day)} and users.validated_at <= rounds.created_at
    and (rounds.domain_group_name is null or rounds.domain_group_id = whitelist_coverage.domain_group_id)
    and not exists (select from skips where skips.user_id = users.id and skips.round_id = rounds.id)
    and not exists (select from asks where asks.user_id = users.id and asks.round_id = rounds.id and not asks.is_in)
    and not exists (select from seats taken where taken.user_id = users.id
      and (taken.round_id = rounds.id or taken.programme_id = rounds.programme_id and taken.is_active and taken.match_id is not null)
      and not (taken.stepped_out_at is null and exists (select from matches off
        where off.id = taken.match_id and off.status = 'called_off' and off.host_id = users.id))))`
