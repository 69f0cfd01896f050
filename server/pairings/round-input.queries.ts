import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type MeetingColumns, monthNumber } from '../../matching'
import { DEPARTMENT } from '../../shared/attributes'
import { MATCHING_PREFERENCES } from '../../shared/limits'
import { mixOf } from '../../shared/programme'
import { valueOf } from '../people/attributes/attributes.queries'
import { blocksAmong } from '../people/blocks/blocks.queries'
import {
  type AskedProgramme,
  isAtCap,
  isAwayAllRound,
  isHost,
  isHosted,
  isInRoundOf,
  isResting,
} from '../people/rounds.queries'
import { workersWhere } from '../people/workers.queries'
import { hasWorkOn } from '../people/working-days.rules'
import { addDays, type Moment } from '../platform/context/clock'
import type { Queryable, Transaction } from '../platform/database/database'
import {
  boolean,
  inBytes,
  listOf,
  objectOf,
  oneOf,
  orNull,
  readRow,
  readRows,
  text,
} from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { pairings } from '../tables/pairings.tables'
import { eligibleOn, holdsSeat } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import type { PairingRow } from './pairings.queries'
import type { RoundPeople } from './run-matching'

/**
 * Lets nobody decide anything that a round goes by until the transaction ends. Whoever is deciding is waited for: for a moment,
 * unless it is patient. The rows of what triggers keep (whitelist_coverage) change with these. @throws 55P03 after the moment
 */
export const lockDecisions = (tx: Transaction, { isPatient }: { isPatient: boolean }) =>
  tx.execute(
    sql.raw(`
    set local lock_timeout = '${isPatient ? '0' : '200ms'}';
    lock table public.users, public.allowed_emails, public.blocks, public.blocked_addresses, public.skips, public.silences,
      public.participations, public.asks, public.asked_each_time, public.directory_members in share mode;
    set local lock_timeout = 0`),
  )

const preferences = listOf(oneOf(...MATCHING_PREFERENCES))
const columns = {
  ids: listOf(text),
  departments: listOf(orNull(text)),
  preferences,
  besides: orNull(objectOf({ departments: listOf(text), preferences })),
  hosts: orNull(listOf(boolean)),
}

/** SQL: by what the people of a programme are divided, and whom each would meet by that. */
function divisionOf({ mix }: ReturnType<typeof mixOf>): { department: SQL; preference: SQL } {
  if (mix === null) return { ...PERSONAL, preference: sql`'any'` }
  if (mix.rule === 'personal') return PERSONAL
  const rule = mix.rule === 'different' ? 'cross-department' : 'same-department'
  const department = mix.by === DEPARTMENT ? sql`nullif(users.department, '')` : valueOf(mix.by)
  return { department, preference: sql`${rule}::text` }
}
const PERSONAL = {
  department: sql`coalesce(users.department, '')`,
  preference: sql`users.matching_preference`,
}

/**
 * People in columns, by id. One row: a hundred thousand objects would hold everybody else up while they are made.
 * @param hosts whether each hosts; null: everybody is equal
 */
async function inColumns(
  db: Queryable,
  { settings }: AskedProgramme,
  from: SQL,
  hosts = sql`null::boolean`,
): Promise<RoundPeople> {
  const mixed = mixOf(settings)
  const own = divisionOf(mixed)
  const besides = sql`json_build_object('departments', json_agg(coalesce(user_department, '')), 'preferences', json_agg(matching_preference))`
  const {
    hosts: known,
    besides: others,
    ...people
  } = await readRow(
    db,
    columns,
    sql`
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(department), '[]') as departments,
      coalesce(json_agg(preference), '[]') as preferences, ${mixed.isBesides ? sql`case when count(*) > 0 then ${besides} end` : sql`null::json`} as besides, json_agg(is_host) filter (where is_host is not null) as hosts
    from (
      select users.id, ${own.department} as department, ${own.preference} as preference,
        users.department as user_department, users.matching_preference, ${hosts} as is_host
      from ${from} order by users.id) people`,
  )
  return { ...people, ...(known && { hosts: known }), ...(others && { besides: others }) }
}

/** Everyone in the scope whom a round of the programme made now would take in, for a month. */
export async function eligiblePeople(
  db: Queryable,
  programme: AskedProgramme,
  domainGroupId: string | null,
  { now, day }: Moment,
  month: string,
) {
  const { timeZone } = programme.settings
  const isIn = isInRoundOf(day, programme, month)
  // For people away from tomorrow on, today counts while a working half hour is left.
  const awayTomorrow = sql`${isIn} and ${isAwayAllRound(day, programme, addDays(day, 1))}`
  const gone = [...(await workersWhere(db, awayTomorrow, timeZone))].flatMap(([id, worker]) =>
    hasWorkOn(day, worker, now) ? [] : [id],
  )
  return inColumns(
    db,
    programme,
    sql`users ${joinCoverage} where ${isIn} and users.id <> all(${sql.param(gone)}::uuid[])
      and ${domainGroupId === null ? sql`true` : sql`whitelist_coverage.domain_group_id = ${domainGroupId}`}`,
    programme.settings.hosts ? isHost(day, programme) : undefined,
  )
}

/** Everybody of a pairing on a day: who has a seat, as what they have it, and the hosts who rest. */
export const peopleOfPairing = (
  db: Queryable,
  programme: AskedProgramme,
  pairingId: string,
  day: string,
): Promise<RoundPeople> =>
  inColumns(
    db,
    programme,
    sql`users ${joinCoverage} join rounds on rounds.id = ${pairingId}
      left join seats on seats.user_id = users.id and seats.round_id = rounds.id
      left join matches on matches.id = seats.match_id
      where seats.id is not null or ${isResting(day, programme)}`,
    sql`case when ${isHosted} then seats.id is null or coalesce(matches.host_id = users.id, false) end`,
  )

/** Some people; where any of them hosts, the others are guests. */
export async function someInColumns(
  db: Queryable,
  programme: AskedProgramme,
  some: readonly { id: string; isHost?: boolean | null }[],
): Promise<RoundPeople> {
  const hosts = new Set(some.flatMap((one) => (one.isHost ? [one.id] : [])))
  const among = sql`users where users.id = any(${uuids(some.map(({ id }) => id))})`
  const people = await inColumns(db, programme, among)
  return { ...people, ...(hosts.size > 0 && { hosts: people.ids.map((id) => hosts.has(id)) }) }
}

/**
 * The people of a pairing who can't be paired on a day, by id. People left out of it may have all the coffees they want by
 * now.
 */
export async function unreadyIn(
  db: Queryable,
  { id: pairingId, month }: Pick<PairingRow, 'id' | 'month'>,
  day: string,
): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: users.id },
    sql`
    select users.id from seats join users on users.id = seats.user_id ${joinCoverage}
    where seats.round_id = ${pairingId}
      and not coalesce(case when seats.match_id is null then ${eligibleOn(day)} and not ${isAtCap(month)} else ${holdsSeat(day, 'seats')} end, false)
    order by users.id`,
  )
  return rows.map(({ id }) => id)
}

/** SQL: the ids of the people of a pairing, as a subquery. */
export const idsIn = (pairingId: string): SQL =>
  sql`select user_id from seats where round_id = ${pairingId}::uuid`

/**
 * Which of these people were matched with each other, each person by their position in the list. One row per pairing, not
 * per match: a million matches are two dozen rows.
 * @param except a pairing that does not count
 */
export async function meetingsAmong(
  db: Queryable,
  userIds: string[],
  except: string | null,
): Promise<MeetingColumns> {
  // The users say how few the people are, so that PostgreSQL keeps them in memory and not the matches.
  const rows = await readRows(
    db,
    { month: pairings.month, met: inBytes },
    sql`
    with people as (
      select u.id, place - 1 as n
      from unnest(${uuids(userIds)}) with ordinality as p(id, place) join users u on u.id = p.id),
    seated as (
      select s.round_id, s.match_id, s.place, people.n from seats s join people on people.id = s.user_id
      where s.match_id is not null and s.round_id is distinct from ${except}::uuid
        and s.match_id not in (select m.id from matches m where m.status = 'called_off'))
    select p.month, round.met
    from (
      select one.round_id, string_agg(int8send(one.n << 32 | other.n), '') as met
      from seated one join seated other on other.match_id = one.match_id and other.place > one.place
      group by one.round_id) round
    join rounds p on p.id = round.round_id order by p.month, p.id`,
  )
  // Shared, so that another thread reads them without a copy.
  const bytes = rows.reduce((sum, { met }) => sum + met.length, 0)
  const column = () => new Int32Array(new SharedArrayBuffer(bytes / 2))
  const meetings = { meetingA: column(), meetingB: column(), meetingMonth: column() }
  let place = 0
  for (const { month, met } of rows) {
    meetings.meetingMonth.fill(monthNumber(month), place, place + met.length / 8)
    for (let at = 0; at < met.length; at += 8, place += 1) {
      meetings.meetingA[place] = met.readInt32BE(at)
      meetings.meetingB[place] = met.readInt32BE(at + 4)
    }
  }
  return meetings
}

/**
 * The months since `since` (YYYY-MM) in which each of these people was left out; a pairing may be excepted. Programmes with hosts
 * count for themselves.
 * @param among their ids, as a subquery
 */
export async function monthsLeftOut(
  db: Queryable,
  among: SQL,
  since: string,
  except: string | null,
): Promise<Map<string, string[]>> {
  // By their months: hardly anybody's are their own alone.
  const rows = await readRows(
    db,
    { userIds: listOf(text), months: listOf(text) },
    sql`
    select json_agg(user_id) as "userIds", months
    from (select m.user_id, array_agg(distinct p.month) as months
      from seats m join rounds p on p.id = m.round_id
      where m.match_id is null and p.month >= ${since} and m.user_id in (${among})
        and p.programme_id not in (select id from programmes where hosts is not null)
        and p.id is distinct from ${except}::uuid
      group by m.user_id) left_out
    group by months`,
  )
  return new Map(rows.flatMap(({ userIds, months }) => userIds.map((id) => [id, months] as const)))
}

/**
 * The working hours of those of these people who gave them.
 * @param among their ids, as a subquery
 */
export const storedHours = (db: Queryable, among: SQL) =>
  db
    .select({
      id: users.id,
      timeZone: users.timeZone,
      workingDays: users.workingDays,
      worksFrom: users.worksFrom,
      worksTo: users.worksTo,
    })
    .from(users)
    .where(and(sql`${users.id} in (${among})`, or(isNotNull(users.workingDays), isNotNull(users.timeZone))))

/**
 * The domain groups of these people, by their ids.
 * @param among their ids, as a subquery
 */
export async function groupsOf(db: Queryable, among: SQL): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: whitelistCoverage.userId, group: whitelistCoverage.domainGroupId })
    .from(whitelistCoverage)
    .where(sql`${whitelistCoverage.userId} in (${among})`)
  return new Map(rows.map(({ id, group }) => [id, group]))
}

/**
 * Pairs of these people that may not be: blocked, in line, or in an open match of another programme.
 * @param among their ids, as a subquery
 * @param sameLine whether somebody may be paired with their manager
 */
export async function barredPairs(
  db: Queryable,
  among: SQL,
  { sameLine, programmeId }: { sameLine: boolean; programmeId: string },
): Promise<[string, string][]> {
  const blocked = [...(await blocksAmong(db, among)), ...(await openElsewhere(db, among, programmeId))]
  if (sameLine) return blocked
  const reports = await db
    .select({ id: users.id, managerId: users.managerId })
    .from(users)
    .where(
      and(isNotNull(users.managerId), sql`${users.id} in (${among})`, sql`${users.managerId} in (${among})`),
    )
    .orderBy(users.id)
  return [...blocked, ...reports.map(({ id, managerId }): [string, string] => [id, managerId as string])]
}

/** Which of these people have an open match with each other in another programme. Where there is none, nothing is asked of the people. */
async function openElsewhere(db: Queryable, among: SQL, programmeId: string): Promise<[string, string][]> {
  const elsewhere = and(eq(pairings.status, 'active'), ne(pairings.programmeId, programmeId))
  const others = await db.select({ id: pairings.id }).from(pairings).where(elsewhere)
  if (others.length === 0) return []
  const rows = await readRows(
    db,
    { one: users.id, other: users.id },
    sql`
    with together as materialized (
      select one.user_id as one, other.user_id as other
      from seats one join seats other on other.match_id = one.match_id and other.place > one.place
      join matches m on m.id = one.match_id and m.status = 'active'
      where one.round_id = any(${uuids(others.map(({ id }) => id))}) and one.is_active)
    select one, other from together where one in (${among}) and other in (${among}) order by 1, 2`,
  )
  return rows.map(({ one, other }) => [one, other])
}

/** What those of these people who picked any like to talk about, by id. @param among their ids, as a subquery */
export async function topicsAmong(db: Queryable, among: SQL): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: users.id, topics: users.topics })
    .from(users)
    .where(sql`${users.topics} <> '{}' and ${users.id} in (${among})`)
    .orderBy(users.id)
  return new Map(rows.map(({ id, topics }) => [id, topics]))
}

/** Everybody's manager, by id. */
export async function managersOf(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, managerId: users.managerId })
    .from(users)
    .where(isNotNull(users.managerId))
    .orderBy(users.id)
  return new Map(rows.map(({ id, managerId }) => [id, managerId as string]))
}

/** The domain groups of the people with these ids. */
export const groupsOfPeople = (db: Queryable, ids: readonly string[]) =>
  groupsOf(db, sql`select unnest(${sql.param(ids)}::uuid[])`)
