import type { MailReason } from '../../../languages/reasons'
import { DEFAULT_PROGRAMME } from '../../tables/programmes.tables'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { OPEN_SEND_STATES } from '../../../shared/limits'
import { strandedOn } from '../../pairings/stranded.queries'
import type { PairingRow } from '../../pairings/pairings.queries'
import { storeShared } from '../../people/topics/topics.queries'
import { insertMatches, type NewMatch } from '../../pairings/insert-pairing.queries'
import {
  type AskedProgramme,
  isAtCap,
  isAwayAllRound,
  isDormantOn,
  isOfProgramme,
  isResting,
} from '../../people/rounds.queries'
import type { Queryable, Transaction } from '../../platform/database/database'
import {
  boolean,
  listOf,
  objectOf,
  oneOf,
  orNull,
  type Row,
  readRows,
  text,
} from '../../platform/database/rows'
import {
  isNotCalledOff,
  isPairingOf,
  matches,
  meetings,
  pairings,
  somebodySays,
} from '../../tables/pairings.tables'
import {
  addressOf,
  holdsSeat,
  languageColumns,
  languagesOf,
  somebodyLeft,
  takesPart,
} from '../../tables/people.conditions'
import { joinCoverage } from '../../tables/coverage.tables'
import { users } from '../../tables/people.tables'
import { sends, strandings } from '../../tables/sending.tables'

const ofPairing = (pairingId: string): SQL => sql`s.round_id = ${pairingId}`

const named = objectOf({ firstName: users.firstName, lastName: users.lastName, email: text })
const personJson = (alias: string) => sql`json_build_object('firstName', ${sql.raw(alias)}.first_name,
  'lastName', ${sql.raw(alias)}.last_name, 'email', ${addressOf(alias)})`

const untold = {
  matchId: matches.id,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  ...languageColumns,
  partnerId: users.id,
  partner: named,
  programmeId: pairings.programmeId,
  pairingId: pairings.id,
  pairingFile: pairings.fileName,
  /** YYYY-MM */
  month: pairings.month,
  publishedAt: pairings.publishedAt,
  domainGroupId: pairings.domainGroupId,
  domainGroupName: pairings.domainGroupName,
}
/** A stranded person that was not told. */
export type Untold = Row<typeof untold>

const ofSome = ({ programmeId, pairingId }: { programmeId?: string; pairingId?: string }): SQL =>
  pairingId === undefined ? isPairingOf('rounds', programmeId) : ofPairing(pairingId)

/** SQL: what a mail says to people, by a query of (match_id, round_id, user_id, partner_id). */
const untoldIn = (people: SQL): SQL => sql`
    select s.match_id as "matchId", u.id as "userId", u.email, u.first_name as "firstName", ${languagesOf('u')}, s.partner_id as "partnerId", ${personJson('partner')} as partner,
      p.programme_id as "programmeId", p.id as "pairingId", p.file_name as "pairingFile", p.month, p.published_at as "publishedAt", p.domain_group_id as "domainGroupId",
      p.domain_group_name as "domainGroupName"
    from (${people}) s
    join rounds p on p.id = s.round_id join users u on u.id = s.user_id join users partner on partner.id = s.partner_id`

/**
 * Stranded people who were neither told nor asked for someone else, on a day: in the pairings of a programme, in one, or in
 * all.
 */
export const untoldPeople = (
  db: Queryable,
  { now, day }: { now: Date; day: string },
  of: { programmeId?: string; pairingId?: string },
): Promise<Untold[]> =>
  readRows(
    db,
    untold,
    sql`${untoldIn(strandedOn(day, ofSome(of)))}
    where not exists (select from ${strandings} known where known.match_id = s.match_id and known.user_id = s.user_id)
      -- People with a booked time are told by the mail that cancels it.
      and not exists (select from meetings b where b.match_id = s.match_id and b.state = 'booked' and b.starts_at > ${now.toISOString()}::timestamptz)
      -- The mail that names their match is on its way: this one comes after it.
      and not exists (select from sends naming cross join lateral (
          select state, values from send_recipients where send_id = naming.id and user_id = s.user_id
          order by state in ('sent', 'unknown') desc limit 1) r
        where naming.round_id = s.round_id and naming.state in ${OPEN_SEND_STATES} and r.state not in ('sent', 'unknown')
          and r.values ->> 'matchId' = s.match_id::text)
    order by p.id, s.match_id`,
  )

/** Stores the people that a send tells. @throws if one of them was told before: the caller's transaction ends */
export async function insertStrandings(
  tx: Transaction,
  sendId: string,
  people: Pick<Untold, 'matchId' | 'userId'>[],
  now: Date,
): Promise<void> {
  await tx
    .insert(strandings)
    .values(people.map(({ matchId, userId }) => ({ matchId, userId, sendId, createdAt: now })))
}

/** Stores that somebody asks for another match. Asking again changes nothing. */
export async function insertAsking(
  tx: Transaction,
  match: { matchId: string; userId: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(strandings)
    .values({ ...match, askedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [strandings.matchId, strandings.userId],
      set: { askedAt: sql`coalesce(strandings.asked_at, excluded.asked_at)` },
    })
}

/**
 * The open matches of a person, or one of them, in which they are stranded, or were and no longer are; those of the first
 * programme first.
 */
export const findStrandings = (db: Queryable, userId: string, day: string, matchId?: string) =>
  readRows(
    db,
    {
      matchId: matches.id,
      programmeId: pairings.programmeId,
      publishedAt: pairings.publishedAt,
      partner: named,
      isStranded: boolean,
      hasAsked: boolean,
    },
    sql`
    with own as materialized (
      select match_id from seats where user_id = ${userId} and is_active and match_id is not null and ${matchId ? sql`match_id = ${matchId}` : sql`true`})
    select m.id as "matchId", p.programme_id as "programmeId", p.published_at as "publishedAt", ${personJson('partner')} as partner, stranded.match_id is not null as "isStranded",
      known.asked_at is not null as "hasAsked"
    from own join matches m on m.id = own.match_id and m.status = 'active' and not ${somebodySays('confirmed')} join rounds p on p.id = m.round_id
    join users partner on partner.id = (
      select user_id from seats where match_id = m.id and user_id <> ${userId} order by place limit 1)
    left join (${strandedOn(day, sql`s.match_id in (select match_id from own)`)}) stranded on stranded.match_id = m.id and stranded.user_id = ${userId}
    left join strandings known on known.match_id = m.id and known.user_id = ${userId}
      and (known.send_id is not null or known.asked_at is not null)
    where stranded.match_id is not null
      or known.match_id is not null and not ${somebodyLeft('m.id')}
    order by p.programme_id = ${DEFAULT_PROGRAMME} desc, m.id`,
  )

/** Active pairings of a programme in which somebody has asked for someone else. */
export const pairingsWithAsking = (db: Queryable, programmeId: string) =>
  readRows(
    db,
    { id: pairings.id },
    sql`
    select distinct p.id from strandings s join matches m on m.id = s.match_id and m.status = 'active'
    join rounds p on p.id = m.round_id and p.status = 'active' and p.programme_id = ${programmeId}
    where s.asked_at is not null order by p.id`,
  )

/** The newest send of a pairing's newsletters; the others' mails are made from its content. */
export async function newestNewsletterSend(db: Queryable, pairingId: string) {
  const ofNewsletter = and(eq(sends.pairingId, pairingId), eq(sends.kind, 'newsletter'))
  const [newest] = await db
    .select()
    .from(sends)
    .where(ofNewsletter)
    .orderBy(desc(sends.createdAt), desc(sends.id))
    .limit(1)
  const open = and(ofNewsletter, inArray(sends.state, [...OPEN_SEND_STATES]))
  return newest && { ...newest, isOpen: (await db.$count(sends, open)) > 0 }
}

const poolShape = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  department: text,
  preference: users.matchingPreference,
  reason: oneOf('stranded', 'left_out'),
  /** The match that is called off for another one. */
  oldMatchId: orNull(matches.id),
}
/** Somebody of a pairing who can get another match. */
export type Waiting = Row<typeof poolShape>

/**
 * The people of a pairing who can get another match on a day: stranded people who asked, and people left out who are still
 * in its programme; without those who got one since `dayBegan`. The matches that may be called off are locked, so that
 * nobody answers for them meanwhile.
 */
export async function waitingPeople(
  tx: Transaction,
  { id: pairingId, month }: Pick<PairingRow, 'id' | 'month'>,
  programme: AskedProgramme,
  { day, dayBegan }: { day: string; dayBegan: Date },
): Promise<Waiting[]> {
  await tx.execute(sql`
    select m.id from matches m join strandings s on s.match_id = m.id
    where m.round_id = ${pairingId} and s.asked_at is not null order by m.id for update of m`)
  return readRows(
    tx,
    poolShape,
    sql`
    with pool as (
      select s.user_id, 'stranded' as reason, s.match_id
      from (${strandedOn(day, ofPairing(pairingId))}) s
      join strandings known on known.match_id = s.match_id and known.user_id = s.user_id and known.asked_at is not null
      union all
      select member.user_id, 'left_out', null from seats member
      where member.round_id = ${pairingId} and member.match_id is null and member.is_active
        and ${takesPart(day, 'member.user_id', sql`${isOfProgramme(day, programme)} and not ${isDormantOn(day)} and not ${isAtCap(month)} and not ${isAwayAllRound(day, programme)}`)})
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, coalesce(u.department, '') as department,
      u.matching_preference as preference, pool.reason, pool.match_id as "oldMatchId"
    from pool join users u on u.id = pool.user_id
    where not exists (select from seats made join matches m on m.id = made.match_id
      where made.round_id = ${pairingId} and made.user_id = u.id and made.rescue_reason is not null
        and m.created_at >= ${dayBegan.toISOString()}::timestamptz)
      -- Who got a seat at a table that there was, or whose table grew, has read so.
      and not exists (select from send_recipients r join sends on sends.id = r.send_id
        where sends.round_id = ${pairingId} and sends.kind = 'rescue' and r.user_id = u.id
          and sends.created_at >= ${dayBegan.toISOString()}::timestamptz)
    order by u.id`,
  )
}

const openTable = {
  matchId: matches.id,
  people: listOf(
    objectOf({
      id: users.id,
      department: text,
      preference: users.matchingPreference,
      isHost: orNull(boolean),
    }),
  ),
  startsAt: orNull(meetings.startsAt),
  endsAt: orNull(meetings.endsAt),
}

/**
 * The matches of a pairing that somebody may join on a day: all of them are there, nobody has said whether they met, no time
 * that was booked has come, and they are `size` people at most. They are locked.
 */
export const openTables = (
  tx: Transaction,
  pairingId: string,
  { size, day, now }: { size: number; day: string; now: Date },
) =>
  readRows(
    tx,
    openTable,
    sql`
    select m.id as "matchId", booked.starts_at as "startsAt", booked.ends_at as "endsAt", (
      select json_agg(json_build_object('id', u.id, 'department', coalesce(u.department, ''), 'preference', u.matching_preference,
        'isHost', u.id = m.host_id) order by seat.place) from seats seat join users u on u.id = seat.user_id where seat.match_id = m.id) as people
    from matches m left join meetings booked on booked.match_id = m.id and booked.state = 'booked'
    where m.round_id = ${pairingId} and m.status = 'active' and coalesce(booked.starts_at > ${now.toISOString()}::timestamptz, true)
      and (select count(*) from seats s where s.match_id = m.id) between 2 and ${size}
      and not exists (select from seats s where s.match_id = m.id and (s.answer <> 'pending' or not ${holdsSeat(day, 's')}))
    order by m.id for update of m`,
  )

/** A match that somebody joins. */
export interface Joined {
  matchId: string
  /** In their places: those who have sat there, then those who join. */
  people: string[]
  joining: Waiting[]
  why: MailReason[]
}

/** Stores who joins matches that there are; those who have sat there are told on their page until they have looked. */
async function storeJoins(tx: Transaction, pairingId: string, joins: Joined[], now: Date): Promise<void> {
  const seated = joins.flatMap(({ matchId, people, joining }) =>
    joining.map(({ id, reason }) => ({ matchId, id, reason, place: people.indexOf(id) })),
  )
  const grown = JSON.stringify(joins.map(({ matchId, why }) => ({ matchId, why })))
  await tx.execute(sql`
    update matches m set why = grown.why from jsonb_to_recordset(${grown}::jsonb) as grown ("matchId" uuid, why jsonb)
    where m.id = grown."matchId"`)
  const matchIds = sql.param(joins.map(({ matchId }) => matchId))
  await tx.execute(
    sql`update seats set changed_at = ${now.toISOString()}::timestamptz where match_id = any(${matchIds}::uuid[])`,
  )
  await tx.execute(sql`
    insert into seats (round_id, programme_id, user_id, match_id, place, rescue_reason, is_active)
    select ${pairingId}::uuid, (select programme_id from rounds where id = ${pairingId}), id, "matchId", place, reason, true
    from jsonb_to_recordset(${JSON.stringify(seated)}::jsonb) as joined (id uuid, "matchId" uuid, place int, reason text)`)
  await storeShared(
    tx,
    joins.map(({ matchId }) => matchId),
  )
}

/** Who gets another match or joins one, and which matches are called off for that. */
interface Rescues {
  matches: NewMatch[]
  joins: Joined[]
  calledOff: string[]
}

/** Stores the rescued people, calls off the matches that they had, and counts the pairing's matches again. */
export async function storeRescues(
  tx: Transaction,
  pairingId: string,
  { matches: made, joins, calledOff }: Rescues,
  now: Date,
): Promise<void> {
  const rescued = [
    ...made.flatMap(({ people }) => people),
    ...joins.flatMap(({ joining }) => joining.map(({ id }) => id)),
  ]
  const theirs = sql`round_id = ${pairingId} and user_id = any(${sql.param(rescued)}::uuid[])`
  await tx.execute(sql`delete from seats where ${theirs} and match_id is null`)
  await tx.execute(sql`update seats set is_active = false where ${theirs} and is_active`)
  await insertMatches(tx, { id: pairingId, createdAt: now }, made, [])
  if (joins.length > 0) await storeJoins(tx, pairingId, joins, now)
  await tx.execute(
    sql`update matches set status = 'called_off' where id = any(${sql.param(calledOff)}::uuid[]) and status = 'active'`,
  )
  await tx.execute(sql`
    update rounds set total_pairs = (select count(*) from matches m where m.round_id = rounds.id and ${isNotCalledOff})
    where id = ${pairingId}`)
}

const brokenTable = {
  matchId: matches.id,
  hostId: users.id,
  isHostHere: boolean,
  guests: listOf(objectOf({ id: users.id, department: text, preference: users.matchingPreference })),
}
/** A table with a host that can't be as it is: its host has left, or all of its guests. */
export type BrokenTable = Row<typeof brokenTable>

/** SQL: the tables `m` with a host that can't be as they are, of shown active rounds `p`; nobody says that they met, and no booked time has come. */
const isBroken = (
  now: Date,
) => sql`m.host_id is not null and m.status = 'active' and not ${somebodySays('confirmed')}
  and p.status = 'active' and p.published_at is not null and exists (
    select from seats gone where gone.match_id = m.id and not ${holdsSeat(null, 'gone')})
  and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked' and b.starts_at <= ${now.toISOString()}::timestamptz)
  and (select count(*) < 2 or not bool_or(here.user_id = m.host_id) from seats here
    where here.match_id = m.id and ${holdsSeat(null, 'here')})`

/** The rounds that have such a table, with their programmes. */
export const brokenRounds = (db: Queryable, now: Date) =>
  readRows(
    db,
    { id: pairings.id, programmeId: pairings.programmeId },
    sql`select distinct p.id, p.programme_id as "programmeId" from matches m join rounds p on p.id = m.round_id
      where ${isBroken(now)} order by 1`,
  )

/** Those of a round with their guests who are here. They are locked, so that nobody answers meanwhile. */
export const brokenTables = (tx: Transaction, pairingId: string, now: Date): Promise<BrokenTable[]> =>
  readRows(
    tx,
    brokenTable,
    sql`
    select m.id as "matchId", m.host_id as "hostId",
      exists (select from seats s where s.match_id = m.id and s.user_id = m.host_id and ${holdsSeat(null, 's')}) as "isHostHere", (
      select coalesce(json_agg(json_build_object('id', u.id, 'department', coalesce(u.department, ''),
        'preference', u.matching_preference) order by s.place), '[]')
      from seats s join users u on u.id = s.user_id where s.match_id = m.id and u.id <> m.host_id and ${holdsSeat(null, 's')}) as guests
    from matches m join rounds p on p.id = m.round_id
    where p.id = ${pairingId} and ${isBroken(now)} order by m.id for update of m`,
  )

/** The hosts whom a round does not need, or who have lost all guests there, on a day. */
export const restingHosts = (
  tx: Transaction,
  programme: AskedProgramme,
  { id, month }: Pick<PairingRow, 'id' | 'month'>,
  day: string,
) =>
  readRows(
    tx,
    { id: users.id, department: text, preference: users.matchingPreference },
    sql`
    select users.id, coalesce(users.department, '') as department, users.matching_preference as preference
    from users ${joinCoverage} join rounds on rounds.id = ${id}
    where ${isResting(day, programme)} and not ${isAtCap(month)} and not ${isAwayAllRound(day, programme)} order by users.id`,
  )

/** What a mail says to these guests whose host has left, or hosts whose guests have. */
export const untoldAt = (tx: Transaction, people: { matchId: string; userId: string }[]): Promise<Untold[]> =>
  readRows(
    tx,
    untold,
    sql`${untoldIn(sql`
      select told."matchId" as match_id, m.round_id, told."userId" as user_id, case when told."userId" = m.host_id
        then (select s.user_id from seats s where s.match_id = m.id and s.user_id <> m.host_id order by s.place limit 1) else m.host_id end as partner_id
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as told ("matchId" uuid, "userId" uuid) join matches m on m.id = told."matchId"`)}
    order by u.id`,
  )

/** Calls tables off whose people get no other match: their guests are left out, and have waited as before. */
export async function callTablesOff(
  tx: Transaction,
  pairingId: string,
  { matchIds, guests }: { matchIds: string[]; guests: string[] },
  now: Date,
): Promise<void> {
  const ids = sql`any(${sql.param(guests)}::uuid[])`
  await tx.execute(
    sql`update seats set is_active = false where round_id = ${pairingId} and user_id = ${ids} and is_active`,
  )
  const reasons: MailReason[] = [{ code: 'matching.hostLeft' }, { code: 'matching.moreHosts' }]
  await insertMatches(
    tx,
    { id: pairingId, createdAt: now },
    [],
    guests.map((userId) => ({ userId, reasons })),
  )
  await storeRescues(tx, pairingId, { matches: [], joins: [], calledOff: matchIds }, now)
}
