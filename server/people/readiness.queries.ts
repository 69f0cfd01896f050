import { and, type SQL, sql } from 'drizzle-orm'
import { TABLE_ROLES, type TableRole } from '../../shared/limits'
import { REASONS, type Reason } from '../../shared/readiness'
import { addMonths } from '../platform/context/clock'
import type { Queryable } from '../platform/database/database'
import { boolean, number, oneOf, orNull, readRow, readRows, text } from '../platform/database/rows'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { isInQuestion } from '../tables/company-directory.tables'
import { COMMON } from '../tables/directory.tables'
import { isNotCalledOff, periodOf } from '../tables/pairings.tables'
import { mixOf } from '../../shared/programme'
import { isOfStatus, isPerson, onLeaveOn } from '../tables/people.conditions'
import {
  type AskedProgramme,
  hasNoGroup,
  hasNotAnswered,
  isAtCap,
  isAwayAllRound,
  isDormantOn,
  isFor,
  isHost,
  isInRoundOf,
  isOfProgramme,
  monthOfRound,
  periodOfRound,
  sitsOut,
} from './rounds.queries'

/** One that is about a person alone, not about whom they could meet. */
type OwnReason = Exclude<Reason, 'meets-nobody'>

/** SQL: each reason by itself, true or false. Needs whitelist_coverage joined. */
const conditions = (day: string, programme: AskedProgramme): Record<OwnReason, SQL> => ({
  'not-answered': hasNotAnswered(programme),
  'no-group': hasNoGroup(programme),
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
  const given = Object.entries(conditions(day, programme)).toReversed()
  const cases = given.map(([reason, applies]) => sql`when ${applies} then ${sql.raw(`'${reason}'`)}`)
  return sql`case ${sql.join(cases, sql` `)} end`.mapWith(aReason)
}

/**
 * SQL: counts under this reason, or, ready, under none. Needs whitelist_coverage joined.
 * @param nobody ids of those who can meet nobody, where the reader does not see everybody of the round
 */
export function isReadyAs(
  readiness: Reason | 'ready',
  day: string,
  programme: AskedProgramme,
  nobody?: string[],
): SQL {
  const reason = reasonOn(day, programme)
  if (readiness !== 'ready' && readiness !== 'meets-nobody') return sql`${reason} = ${readiness}`
  const ids = nobody ? sql`select unnest(${sql.param(nobody)}::uuid[])` : meetsNobody(day, programme)
  const meets = sql`users.id in (${ids})`
  return sql`${reason} is null and ${readiness === 'ready' ? sql`not ${meets}` : meets}`
}

/** A match has so many others at most. */
const MOST_OTHERS = 8

/**
 * SQL: the ids of those of a round made on a day who suit nobody else of it, or only people they met lately. Nothing else
 * counts: what only the people themselves know (blocks, their manager, hours) must not show in a figure. People are counted by
 * department and preference; meetings are read only of those who can have met everybody who suits them.
 * @param people those whom the round takes in
 */
function meetsNobody(
  day: string,
  programme: AskedProgramme,
  people = sql`select users.id, users.department, users.matching_preference, whitelist_coverage.domain_group_id from users ${joinCoverage} where ${isInRoundOf(day, programme)}`,
): SQL {
  const { noRepeatMonths, hosts, scope } = programme.settings
  // Preferences count for nothing there, and whom somebody met says little.
  if (hosts || !goesByWishes(programme.settings)) return sql`select null::uuid where false`
  const period = periodOfRound(day, programme)
  const since = addMonths(period.slice(0, 7), noRepeatMonths === 0 ? 1 : -noRepeatMonths)
  // Nobody is paired again in a period, so the round of this one, once it is made, keeps nobody from the next.
  const isLately = sql`p.month >= ${since} and not (p.programme_id = ${programme.id} and ${periodOf('p')} = ${period})`
  const group = sql`coalesce(domain_group_id, ${COMMON})`
  const count = (which: string, among: string) =>
    sql.raw(
      `coalesce(sum(people) filter (where wish <> '${which}-department') over (partition by ${among}), 0)`,
    )
  const suiting = (among: string) => sql`(
    case when wish = 'cross-department' then 0 else ${count('cross', `${among}, lower(department)`)} end
    + case when wish = 'same-department' then 0 else ${count('same', among)} - ${count('same', `${among}, lower(department)`)} end)`
  const isBetween = scope === 'between'
  const own = isBetween ? suiting('scope, own') : sql`case when wish = 'cross-department' then 0 else 1 end`
  return sql`
    with people as materialized (${people}),
    here as not materialized (
      select id, coalesce(department, '') as department, matching_preference as wish,
        ${scope === 'per-group' ? group : COMMON} as scope, ${isBetween ? group : sql`id`} as own
      from people),
    alike as (
      select scope, ${isBetween ? sql`own` : sql`null::uuid`} as own, department, wish, count(*) as people from here group by 1, 2, 3, 4),
    counted as (select *, ${suiting('scope')} - ${own} as suiting from alike),
    few as (
      select here.*, counted.suiting from here join counted using (scope, department, wish)
      where ${isBetween ? sql`here.own = counted.own` : sql`true`} and counted.suiting <= (
        select ${MOST_OTHERS} * count(distinct (p.programme_id, ${periodOf('p')})) from rounds p where ${isLately})),
    met as (
      select few.id, count(distinct other.id) as people
      from few join seats s on s.user_id = few.id
      join rounds p on p.id = s.round_id and ${isLately}
      join matches m on m.id = s.match_id and ${isNotCalledOff}
      join seats o on o.match_id = m.id join here other on other.id = o.user_id
      where other.scope = few.scope and other.own <> few.own
        and case when lower(other.department) = lower(few.department) then 'cross-department' else 'same-department' end not in (few.wish, other.wish)
      group by few.id)
    select few.id from few left join met on met.id = few.id where coalesce(met.people, 0) >= few.suiting`
}

/** Whether a programme keeps to everybody's own wish about departments. */
function goesByWishes(settings: AskedProgramme['settings']): boolean {
  const { mix, isBesides } = mixOf(settings)
  return isBesides || mix?.rule === 'personal'
}

/** The ids of those of a round made on a day who can meet nobody. */
export const readMeetsNobody = async (db: Queryable, day: string, programme: AskedProgramme) =>
  (await readRows(db, { id: text }, sql`${meetsNobody(day, programme)}`)).map(({ id }) => id)

/**
 * How many people of a programme's audience, of a group (of the company: null), are ready for a round made on a day, and why the
 * others are not; and how many it takes in, by domain group: who can meet nobody is in it, and then left out.
 */
export async function readReadiness(
  db: Queryable,
  domainGroupId: string | null,
  day: string,
  programme: AskedProgramme,
) {
  const isAsked = domainGroupId === null ? sql`true` : isListedIn(domainGroupId)
  // Whom the people of a group can meet depends on all others, where rounds have several groups.
  const isExplained = programme.settings.scope === 'per-group' ? isAsked : undefined
  const inRoundOfAny = sql`select * from explained where reason is null or reason = 'no-group'`
  const nobody = meetsNobody(day, programme, inRoundOfAny)
  const rows = await readRows(
    db,
    { groupId: orNull(text), isHost: boolean, reason: aReason, people: number },
    sql`
    with explained as materialized (
      select users.id, users.department, users.matching_preference, ${whitelistCoverage.domainGroupId},
        ${isHost(day, programme)} as is_host, ${reasonOn(day, programme)} as reason, ${isAsked} as is_asked
      from users ${joinCoverage} where ${and(isPerson, isExplained, isFor(day, programme))})
    select domain_group_id as "groupId", is_host as "isHost", count(*)::int as people,
      case when reason is null and id in (${nobody}) then 'meets-nobody' else reason end as reason
    from explained where is_asked group by 1, 2, 4`,
  )
  const sum = (counted: typeof rows) => counted.reduce((total, { people }) => total + people, 0)
  const readinessOf = (those: typeof rows) => {
    const of = (reason: Reason | null) => sum(those.filter((row) => row.reason === reason))
    return { ready: of(null), reasons: REASONS.map((reason) => ({ reason, people: of(reason) })) }
  }
  const inRound = rows.filter(({ reason }) => reason === null || reason === 'meets-nobody')
  const inRoundOf = (groupId?: string) =>
    groupId === undefined ? inRound : inRound.filter((row) => row.groupId === groupId)
  return {
    ...readinessOf(rows),
    total: sum(rows),
    /** The same of hosts, or of guests. */
    of: (role: TableRole) => readinessOf(rows.filter((row) => row.isHost === (role === 'host'))),
    inRound: (groupId?: string) => sum(inRoundOf(groupId)),
    /** Whom a round of a programme with hosts has none of; null: it has both. */
    lacks: (groupId?: string): TableRole | null =>
      programme.settings.hosts
        ? (TABLE_ROLES.find((role) => !inRoundOf(groupId).some((row) => row.isHost === (role === 'host'))) ??
          null)
        : null,
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
