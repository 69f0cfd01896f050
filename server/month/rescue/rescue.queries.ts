import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../../shared/counted'
import { OPEN_SEND_STATES, type RescueReason } from '../../../shared/limits'
import type { Queryable, Transaction } from '../../platform/database/database'
import { compiled } from '../../platform/database/prepared'
import type { Given } from '../../tables/columns'
import {
  boolean,
  number,
  objectOf,
  oneOf,
  orNull,
  readRows,
  type Row,
  text,
} from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import {
  answers,
  isOfMatch,
  isPublished,
  matches,
  pairings,
  partnerOf,
  stands,
} from '../../tables/pairings.tables'
import { isDormantOn } from '../../people/rounds.queries'
import { nameOrganisers } from '../../pairings/matches.queries'
import { addressOf, eligibleOn, takesPart } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { sends } from '../../tables/sending.tables'
import { strandings } from '../../tables/rescue.tables'

/** Where the matches `m` are read, and how it is told whether the person of a column takes part. */
interface Reading {
  from: SQL
  isGone: (column: string) => SQL
}

/** Looks each person up: for a filter that leaves few matches. */
const oneByOne = (day: Given): Reading => ({
  from: sql`${matches}`,
  isGone: (column) => sql`not ${takesPart(day, column)}`,
})

/** SQL: what is read of a match, by name: of a statement with `*` no plan is kept (server/platform/database/names.ts). */
const columnsOf = (table: string) =>
  sql.raw(
    [
      'id',
      'pairing_id',
      'status',
      'user1_rescue',
      ...[1, 2, 3].flatMap((n) => [`user${n}_id`, `user${n}_connection_status`]),
    ]
      .map((name) => `${table}.${name}`)
      .join(', '),
  )

/** SQL: the current match of a row of `gone`; each has one at most. */
const matchOfGone = sql`
  select ${columnsOf('matches')} from pairing_members member join matches on matches.id = member.match_id
  where member.user_id = gone.id and member.is_active and member.match_id is not null limit 1`

/**
 * Reads once who takes no part, and from them their current matches, one by one: PostgreSQL doesn't know how large a new
 * pairing is, and would compare all of them with all.
 */
const fromGone: Reading = {
  from: sql`(
    select distinct on (theirs.id) ${columnsOf('theirs')} from gone cross join lateral (${matchOfGone}) theirs)`,
  // "is true" keeps it a look into a table in memory: a join would read all of it again for each match.
  isGone: (column) => sql.raw(`(${column} in (select id from gone)) is true`),
}

/**
 * SQL: who is stranded on a day, as (match_id, pairing_id, user_id, partner_id): they take part, and the others of their
 * match no longer do; the match is of an active pairing, its newsletter or the mail of its rescue went out to them, and
 * nobody says that they met. Everything that asks who is stranded reads this. `filter` narrows the matches `m` and the person
 * `side.user_id`.
 */
const strandedAmong = ({ from, isGone }: Reading, filter: SQL): SQL => sql`
  alone as materialized (
    select m.id as match_id, m.pairing_id, m.user1_rescue, side.user_id, side.partner_id
    from ${from} m join ${pairings} on m.pairing_id = pairings.id
    cross join lateral (values (m.user1_id, m.user2_id, m.user3_id), (m.user2_id, m.user1_id, m.user3_id),
      (m.user3_id, m.user1_id, m.user2_id)) as side(user_id, partner_id, third_id)
    where m.status = 'active' and pairings.status = 'active' and ${isPublished} and ${filter}
      and 'confirmed' not in ${answers('m')}
      and side.user_id is not null and ${isGone('side.partner_id')} and (side.third_id is null or ${isGone('side.third_id')}))
  select match_id, pairing_id, user_id, partner_id from alone join users person on person.id = user_id
  where not (${isGone('user_id')}) and exists (
    -- One by one: a manager's would be looked for among all of their sends.
    select from sends s cross join lateral (
      select state, values from send_recipients where send_id = s.id and user_id = person.id limit 1) r
    where s.pairing_id = alone.pairing_id and (r.state in ('sent', 'unknown') or s.state = 'sent')
      and case when alone.user1_rescue is null then s.kind = 'newsletter'
        else s.kind = 'rescue' and r.values ->> 'matchId' = alone.match_id::text end)`

const strandedOn = (day: Given, filter: SQL): SQL => sql`with ${strandedAmong(oneByOne(day), filter)}`

/** SQL: who takes no part on a day, read as far as it is asked for. */
const goneOn = (day: Given): SQL => sql`gone as materialized (
  select ${users.id} from ${users} ${joinCoverage} where not coalesce(${eligibleOn(day)}, false))`

/** SQL: the same for a whole pairing or all of them. */
const allStrandedOn = (day: Given, filter = sql`true`): SQL => sql`
  with ${goneOn(day)}, ${strandedAmong(fromGone, filter)}`

/** SQL: the same one after the other, so that counting can end early. Of three, one of those who are gone is the partner. */
function someStrandedOn(day: Given, filter: SQL): SQL {
  const reading: Reading = {
    from: sql`(select ${columnsOf('theirs')}, gone.id as gone_id from gone cross join lateral (${matchOfGone}) theirs)`,
    // The partner is one of `gone`. A value is looked up for one person, and never for everybody at once.
    isGone: (column) =>
      column === 'side.partner_id'
        ? sql`side.partner_id = m.gone_id`
        : sql`(select not coalesce(${eligibleOn(day)}, false) from ${users} ${joinCoverage} where ${users.id} = ${sql.raw(column)})`,
  }
  return sql`with ${goneOn(day)}, ${strandedAmong(reading, filter)}`
}

const named = objectOf({ firstName: users.firstName, lastName: users.lastName, email: text })
const personJson = (alias: string) => sql`json_build_object('firstName', ${sql.raw(alias)}.first_name,
  'lastName', ${sql.raw(alias)}.last_name, 'email', ${addressOf(alias)})`

const untold = {
  matchId: matches.id,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  partnerId: users.id,
  partner: named,
  pairingId: pairings.id,
  pairingFile: pairings.fileName,
  /** YYYY-MM */
  month: pairings.month,
  domainGroupId: pairings.domainGroupId,
  domainGroupName: pairings.domainGroupName,
}
/** Somebody who is stranded and was not told. */
export type Untold = Row<typeof untold>

/** Who is stranded on a day and neither was told nor has asked for someone else. Ordered by pairing. */
export const untoldPeople = (db: Queryable, day: string): Promise<Untold[]> =>
  readRows(
    db,
    untold,
    sql`
    select s.match_id as "matchId", u.id as "userId", u.email, u.first_name as "firstName", s.partner_id as "partnerId", ${personJson('partner')} as partner,
      p.id as "pairingId", p.file_name as "pairingFile", p.month, p.domain_group_id as "domainGroupId",
      p.domain_group_name as "domainGroupName"
    from (${allStrandedOn(day)}) s
    join pairings p on p.id = s.pairing_id join users u on u.id = s.user_id join users partner on partner.id = s.partner_id
    where not exists (select from ${strandings} known where known.match_id = s.match_id and known.user_id = s.user_id)
    order by p.id, s.match_id`,
  )

/** Stores whom a send tells. @throws if one of them was told before: the caller's transaction ends */
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
  { matchId, userId }: { matchId: string; userId: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(strandings)
    .values({ matchId, userId, askedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [strandings.matchId, strandings.userId],
      set: { askedAt: sql`coalesce(strandings.asked_at, excluded.asked_at)` },
    })
}

/** Whether somebody is stranded in a match on a day. */
export async function isStranded(
  db: Queryable,
  { matchId, userId }: { matchId: string; userId: string },
  day: string,
): Promise<boolean> {
  const filter = sql`m.id = ${matchId} and side.user_id = ${userId}`
  const rows = await readRows(
    db,
    { matchId: matches.id },
    sql`select match_id as "matchId" from (${strandedOn(day, filter)}) s`,
  )
  return rows.length > 0
}

const strandingShape = { matchId: matches.id, partner: named, isStranded: boolean, hasAsked: boolean }
const strandingStatement = compiled(({ userId, day }: Record<'userId' | 'day', Placeholder>) => {
  const filter = sql`side.user_id = ${userId} and ${isOfMatch('m', userId)}`
  return sql`
    select m.id as "matchId", ${personJson('partner')} as partner, stranded.match_id is not null as "isStranded",
      known.asked_at is not null as "hasAsked"
    from pairing_members member
    join matches m on m.id = member.match_id and m.status = 'active'
      and 'confirmed' not in ${answers('m')}
    join users partner on partner.id = ${partnerOf('m', userId)}
    left join (${strandedOn(day, filter)}) stranded on stranded.match_id = m.id
    left join strandings known on known.match_id = m.id and known.user_id = ${userId}
      and (known.send_id is not null or known.asked_at is not null)
    where member.user_id = ${userId} and member.is_active
      and (stranded.match_id is not null
        or known.match_id is not null and ${takesPart(day, 'partner.id')} and ${takesPart(day, 'member.user_id')})`
})

/** A person's current match if they are stranded in it, or were and no longer are; undefined for anybody else. */
export async function findStranding(db: Queryable, userId: string, day: string) {
  const [found] = await readRows(db, strandingShape, strandingStatement({ userId, day }))
  return found
}

const mailedStatement = compiled(
  ({ ids }: { ids: Placeholder }) => sql`
    select distinct pairing_id as id from sends where pairing_id = any(${ids}::uuid[])`,
)
const strandedCounts = compiled(
  ({ ids, day, most }: Record<'ids' | 'day' | 'most', Placeholder>) => sql`
    select s.pairing_id as "pairingId", count(*)::int as stranded, count(known.asked_at)::int as waiting
    from (${someStrandedOn(day, sql`m.pairing_id = any(${ids}::uuid[])`)} limit ${most}::int) s
    left join strandings known on known.match_id = s.match_id and known.user_id = s.user_id
    group by 1`,
)
const waitingCounts = compiled(
  ({ ids, day, most }: Record<'ids' | 'day' | 'most', Placeholder>) => sql`
    select p.id as "pairingId", count(*)::int as waiting
    from unnest(${ids}::uuid[]) as p(id) cross join lateral (
      select from strandings known join matches asked on asked.id = known.match_id and asked.pairing_id = p.id
      cross join lateral (${strandedOn(day, sql`m.id = known.match_id and side.user_id = known.user_id`)}) s
      where known.asked_at is not null limit ${most}::int) waiting
    group by 1`,
)

/**
 * How many people of each pairing are stranded on a day, and how many of them have asked for someone else. Counting ends
 * with one more than `most`: for those who are stranded in all pairings together, for those who asked in each.
 */
export async function countStranded(db: Queryable, pairingIds: string[], day: string, most = MOST_COUNTED) {
  const known = new Map(pairingIds.map((id) => [id, { stranded: 0, waiting: 0 }]))
  if (pairingIds.length === 0) return known
  const mailed = await readRows(db, { id: pairings.id }, mailedStatement({ ids: pairingIds }))
  if (mailed.length === 0) return known
  const given = { ids: mailed.map(({ id }) => id), day, most: most + 1 }
  const shape = { pairingId: pairings.id, waiting: number }
  const found = await readRows(db, { ...shape, stranded: number }, strandedCounts(given))
  for (const { pairingId, ...counts } of found) known.set(pairingId, counts)
  // Of those who asked it has only some then.
  if (found.reduce((sum, { stranded }) => sum + stranded, 0) > most)
    for (const { pairingId, waiting } of await readRows(db, shape, waitingCounts(given)))
      known.get(pairingId)!.waiting = waiting
  return known
}

/** Active pairings in which somebody has asked for someone else. */
export const pairingsWithAsking = (db: Queryable) =>
  readRows(
    db,
    { id: pairings.id },
    sql`
    select distinct p.id from strandings s join matches m on m.id = s.match_id and m.status = 'active'
    join pairings p on p.id = m.pairing_id and p.status = 'active'
    where s.asked_at is not null order by p.id`,
  )

/** The newest send of a pairing's newsletters; the others' mails are made from its content. */
export async function newestNewsletterSend(db: Queryable, pairingId: string) {
  const shape = {
    title: sends.newsletterTitle,
    month: sends.month,
    year: sends.year,
    snapshot: sends.snapshot,
    isPurged: boolean,
    state: sends.state,
    isOpen: boolean,
  }
  const [found] = await readRows(
    db,
    shape,
    sql`
    select newsletter_title as title, month, year, snapshot, purged_at is not null as "isPurged", state,
      exists (select from sends other where other.pairing_id = ${pairingId} and other.kind = 'newsletter'
        and other.state in ${[...OPEN_SEND_STATES]}) as "isOpen"
    from sends where pairing_id = ${pairingId} and kind = 'newsletter'
    order by created_at desc, id desc limit 1`,
  )
  return found
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
 * Who of a pairing can get another match on a day: who is stranded and asked, and who was left out; but nobody whom one
 * was found for since `dayBegan`. The matches that may be called off are locked, so that nobody answers for them meanwhile.
 */
export async function waitingPeople(
  tx: Transaction,
  pairingId: string,
  { day, dayBegan }: { day: string; dayBegan: Date },
): Promise<Waiting[]> {
  await tx.execute(sql`
    select m.id from matches m join strandings s on s.match_id = m.id
    where m.pairing_id = ${pairingId} and s.asked_at is not null order by m.id for update of m`)
  return readRows(
    tx,
    poolShape,
    sql`
    with pool as (
      select s.user_id, 'stranded' as reason, s.match_id
      from (${allStrandedOn(day, sql`m.pairing_id = ${pairingId}`)}) s
      join strandings known on known.match_id = s.match_id and known.user_id = s.user_id and known.asked_at is not null
      union all
      select member.user_id, 'left_out', null from pairing_members member
      where member.pairing_id = ${pairingId} and member.match_id is null and member.is_active
        and ${takesPart(day, 'member.user_id', sql`not ${isDormantOn(day)}`)})
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, coalesce(u.department, '') as department,
      u.matching_preference as preference, pool.reason, pool.match_id as "oldMatchId"
    from pool join users u on u.id = pool.user_id
    where not exists (select from matches m where m.pairing_id = ${pairingId} and u.id in (m.user1_id, m.user2_id)
      and m.user1_rescue is not null and m.created_at >= ${dayBegan.toISOString()}::timestamptz)
    order by u.id`,
  )
}

/** A match that is made to rescue two people. */
export interface Rescue {
  id: string
  user1Id: string
  user2Id: string
  user1Rescue: RescueReason
  user2Rescue: RescueReason
  why: string[]
}

/** Stores the matches, calls off those that they replace, and counts the pairing's matches anew. */
export async function storeRescues(
  tx: Transaction,
  pairingId: string,
  rescues: Rescue[],
  calledOff: string[],
  now: Date,
): Promise<void> {
  await tx.insert(matches).values(
    rescues.map((match) => ({
      ...match,
      pairingId,
      matchDate: now,
      status: 'active' as const,
      createdAt: now,
    })),
  )
  await nameOrganisers(
    tx,
    rescues.map(({ id }) => id),
  )
  const people = rescues.flatMap(({ user1Id, user2Id }) => [user1Id, user2Id])
  const theirs = rescues.flatMap(({ id }) => [id, id])
  await tx.execute(sql`
    update pairing_members member set match_id = made.match_id, reason = null
    from unnest(${sql.param(people)}::uuid[], ${sql.param(theirs)}::uuid[]) as made(user_id, match_id)
    where member.pairing_id = ${pairingId} and member.user_id = made.user_id`)
  await tx.execute(
    sql`update matches set status = 'called_off' where id = any(${sql.param(calledOff)}::uuid[]) and status = 'active'`,
  )
  await tx.execute(sql`
    update pairings set total_pairs = (select count(*) from matches m where m.pairing_id = pairings.id and ${stands})
    where id = ${pairingId}`)
}
