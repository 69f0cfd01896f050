import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { z } from 'zod'
import { type MeetingColumns, monthNumber } from '../../matching'
import type { pairing as pairingShape } from '../../shared/contract/pairings'
import { MATCHING_PREFERENCES, type RescueReason } from '../../shared/limits'
import type { Queryable, Transaction } from '../platform/database/database'
import { allowLong, hold } from '../platform/database/hold'
import { PAIRING_LOCK } from '../platform/database/locks'
import { inBytes, listOf, number, oneOf, orNull, readRow, readRows, text } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { domainGroups } from '../tables/directory.tables'
import { whitelistCoverage } from '../tables/coverage.tables'
import { type OverruledRule, pairings, peopleOf, seats } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { organisersOf } from './matches.queries'
import { recordSeats } from './seats.queries'
import { cutPage, readOffset, totalOf } from '../platform/http/cursor'
import { containing } from '../platform/http/text'
import { mailedOn } from '../mail/engine/sends.queries'
import { sends } from '../tables/sending.tables'
import type { RoundPeople } from './run-matching'
import { isInRoundOf } from '../people/rounds.queries'

export type PairingRow = typeof pairings.$inferSelect
type PairingAnswer = z.input<typeof pairingShape>

export const toPairing = (row: Omit<PairingRow, 'certificate' | 'seed'>): PairingAnswer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** Certificates carry a witness that may be large, so lists leave them out. */
const listed = {
  id: pairings.id,
  name: pairings.name,
  month: pairings.month,
  domainGroupId: pairings.domainGroupId,
  domainGroupName: pairings.domainGroupName,
  groupNumber: pairings.groupNumber,
  status: pairings.status,
  totalPairs: pairings.totalPairs,
  fileName: pairings.fileName,
  fileDeletedAt: pairings.fileDeletedAt,
  createdAt: pairings.createdAt,
  completedAt: pairings.completedAt,
  publishedAt: pairings.publishedAt,
  version: pairings.version,
}

const inScope = (domainGroupId: string | null): SQL | undefined =>
  domainGroupId === null ? undefined : eq(whitelistCoverage.domainGroupId, domainGroupId)

/** Takes the lock for making pairings, and memory and time for a large company's matches. */
export async function holdToPair(tx: Transaction): Promise<void> {
  await hold(tx, PAIRING_LOCK)
  await makeRoom(tx)
  await allowLong(tx)
}

/** Lets two years of a large company's matches be joined in memory, not on disk. */
export async function makeRoom(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local work_mem = '64MB'`)
}

/** Everyone in the scope who is in a round that is made on a day, in a fixed order, in columns. */
export async function eligiblePeople(
  db: Queryable,
  domainGroupId: string | null,
  day: string,
): Promise<RoundPeople> {
  const people = db
    .select({
      id: users.id,
      department: sql`coalesce(${users.department}, '')`.as('own_department'),
      preference: users.matchingPreference,
    })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(and(isInRoundOf(day), inScope(domainGroupId)))
    .orderBy(users.id)
    .as('people')
  const column = (of: SQLWrapper) => sql`coalesce(json_agg(${of} order by ${people.id}), '[]')`
  // One row, not one for each: a hundred thousand objects would hold everybody else up while they are made.
  const [columns] = await db
    .select({
      ids: column(people.id).mapWith(listOf(text)),
      departments: column(people.department).mapWith(listOf(text)),
      preferences: column(people.preference).mapWith(listOf(oneOf(...MATCHING_PREFERENCES))),
    })
    .from(people)
  return columns as RoundPeople
}

/** The names and addresses of people, erased ones included. */
export const peopleNamed = (db: Queryable, ids: string[]) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(sql`${users.id} = any(${uuids(ids)})`)

/** SQL: the ids of the people of a pairing, as a subquery. */
export const idsIn = (pairingId: string): SQL =>
  sql`select user_id from seats where pairing_id = ${pairingId}::uuid`

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
      select s.pairing_id, s.match_id, s.place, people.n from seats s join people on people.id = s.user_id
      where s.match_id is not null and s.pairing_id is distinct from ${except}::uuid
        and s.match_id not in (select m.id from matches m where m.status = 'called_off'))
    select p.month, round.met
    from (
      select one.pairing_id, string_agg(int8send(one.n << 32 | other.n), '') as met
      from seated one join seated other on other.match_id = one.match_id and other.place > one.place
      group by one.pairing_id) round
    join pairings p on p.id = round.pairing_id order by p.month, p.id`,
  )
  // Shared, so that another thread reads them without a copy.
  const bytes = rows.reduce((sum, { met }) => sum + met.length, 0)
  const column = () => new Int32Array(new SharedArrayBuffer(bytes / 2))
  const columns = { meetingA: column(), meetingB: column(), meetingMonth: column() }
  let place = 0
  for (const { month, met } of rows) {
    columns.meetingMonth.fill(monthNumber(month), place, place + met.length / 8)
    for (let at = 0; at < met.length; at += 8, place += 1) {
      columns.meetingA[place] = met.readInt32BE(at)
      columns.meetingB[place] = met.readInt32BE(at + 4)
    }
  }
  return columns
}

/**
 * The months since `since` (YYYY-MM) in which each of these people was left out; a pairing may be excepted.
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
      from seats m join pairings p on p.id = m.pairing_id
      where m.match_id is null and p.month >= ${since} and m.user_id in (${among})
        and p.id is distinct from ${except}::uuid
      group by m.user_id) left_out
    group by months`,
  )
  return new Map(rows.flatMap(({ userIds, months }) => userIds.map((id) => [id, months] as const)))
}

/** An active pairing that has one of these people or this scope, with how many of them it has. */
export async function blockingPairing(db: Queryable, domainGroupId: string | null, userIds: string[]) {
  const sameScope =
    domainGroupId === null ? isNull(pairings.domainGroupId) : eq(pairings.domainGroupId, domainGroupId)
  const rows = await db
    .select({
      name: pairings.name,
      domainGroupId: pairings.domainGroupId,
      people: countDistinct(seats.userId),
    })
    .from(pairings)
    .leftJoin(seats, and(eq(seats.pairingId, pairings.id), sql`${seats.userId} = any(${uuids(userIds)})`))
    .where(eq(pairings.status, 'active'))
    .groupBy(pairings.id, pairings.name, pairings.domainGroupId)
    .having(or(gt(count(seats.userId), 0), sameScope))
    .limit(1)
  return rows[0]
}

/**
 * How many of these people were matched in a completed pairing of the month, and when the last newsletter of one of those
 * went out; undefined if none of them was.
 */
export async function pairedAlready(db: Queryable, month: string, userIds: string[]) {
  const { people, mailedOn: at } = await readRow(
    db,
    { people: number, mailedOn: orNull(sends.createdAt) },
    sql`
    select count(distinct m.user_id)::int as people, max(p.mailed_on) as "mailedOn"
    from (select id, ${mailedOn} as mailed_on from pairings where month = ${month} and status = 'completed') p
    join seats m on m.pairing_id = p.id and m.match_id is not null
    where m.user_id = any(${uuids(userIds)})`,
  )
  return people === 0 ? undefined : { people, mailedOn: at }
}

/** The highest file number of this month and group; 0 without one. */
export async function lastFileNumber(db: Queryable, prefix: string): Promise<number> {
  const rows = await db
    .select({
      last: sql`coalesce(max(substring(${pairings.fileName} from '-([0-9]+)\\.json$')::int), 0)`.mapWith(
        number,
      ),
    })
    .from(pairings)
    .where(sql`starts_with(${pairings.fileName}, ${prefix})`)
  return rows[0]?.last ?? 0
}

export interface NewMatch {
  id: string
  /** In their places. */
  people: string[]
  why: string[]
  overruled?: OverruledRule[] | null
  /** Why each of them had nobody, of a match that is made to rescue them. */
  rescue?: RescueReason[]
}

/** Stores a pairing with its matches and everyone left out: three statements, whatever the size. */
export async function insertPairing(
  db: Queryable,
  pairing: typeof pairings.$inferInsert,
  newMatches: NewMatch[],
  leftOut: { userId: string; reason: string }[],
): Promise<PairingRow> {
  const [row] = await db.insert(pairings).values(pairing).returning()
  await insertMatches(db, row as PairingRow, newMatches, leftOut)
  return row as PairingRow
}

/** Stores matches of an active pairing with their people, and who is left out. */
export async function insertMatches(
  db: Queryable,
  { id, createdAt }: Pick<PairingRow, 'id' | 'createdAt'>,
  newMatches: NewMatch[],
  leftOut: { userId: string; reason: string }[],
): Promise<void> {
  const column = (values: (string | null)[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const numbers = (values: number[]) => sql`${`{${values.join()}}`}::int[]`
  const why = places(newMatches.map((match) => JSON.stringify(match.why)))
  const overruled = places(newMatches.map(({ overruled: rules }) => (rules ? JSON.stringify(rules) : null)))
  const at = sql`${createdAt.toISOString()}::timestamptz`
  const seated = newMatches.flatMap((match) =>
    match.people.map((userId, place) => ({ match, userId, place })),
  )
  const rescue = places(seated.map(({ match, place }) => match.rescue?.[place] ?? null))
  const people = sql`unnest(${uuids(seated.map(({ match }) => match.id))}, ${uuids(seated.map(({ userId }) => userId))},
    ${numbers(seated.map(({ place }) => place))}, ${rescue.places}::int[]) as s(match_id, user_id, place, rescue)`
  // Who suggests the time is stored at once: an update would write each row, and its place in each index, once more.
  await db.execute(sql`
    with seated as materialized (
      select s.*, p.seed from pairings p cross join ${people} where p.id = ${id}),
    organisers as (${organisersOf(sql`seated`)})
    insert into matches (id, pairing_id, why, overruled, match_date, status, created_at, organiser_id)
    select m.id, ${id}::uuid, (${column(why.texts, 'jsonb')})[why], (${column(overruled.texts, 'jsonb')})[overruled], ${at},
      'active', ${at}, organisers.user_id
    from unnest(${uuids(newMatches.map((match) => match.id))}, ${why.places}::int[], ${overruled.places}::int[])
      as m(id, why, overruled)
    join organisers on organisers.match_id = m.id order by m.id`)
  await db.execute(sql`
    insert into seats (pairing_id, user_id, match_id, place, reason, rescue_reason, is_active)
    select ${id}::uuid, user_id, match_id, place, null, (${column(rescue.texts, 'text')})[rescue], true from ${people}
    union all
    select ${id}::uuid, l.user_id, null, null, l.reason, null, true
    from unnest(${uuids(leftOut.map((one) => one.userId))}, ${column(
      leftOut.map((one) => one.reason),
      'text',
    )}) as l(user_id, reason)`)
}

/** The few different texts among very many, and the place in them of each, as PostgreSQL counts. */
function places(values: (string | null)[]) {
  const place = new Map<string | null, number>()
  for (const value of values) if (!place.has(value)) place.set(value, place.size + 1)
  return { texts: [...place.keys()], places: `{${values.map((value) => place.get(value)).join()}}` }
}

/** A group; nobody can delete it before the transaction ends. */
export async function findGroup(db: Queryable, id: string) {
  const rows = await db.select().from(domainGroups).where(eq(domainGroups.id, id)).for('key share')
  return rows[0]
}

/** All groups in the order of their numbers. */
export const readGroupsInOrder = (db: Queryable) =>
  db.select().from(domainGroups).orderBy(domainGroups.number)

/** The same; nobody can delete them before the transaction ends. */
export const allGroups = (db: Queryable) =>
  db.select().from(domainGroups).orderBy(domainGroups.number).for('key share')

/** Locks the pairing for the rest of the transaction. */
export async function lockPairing(db: Queryable, id: string) {
  const rows = await db.select(listed).from(pairings).where(eq(pairings.id, id)).for('update')
  return rows[0]
}

/** Completes active pairings, one or those from before a month or all, and returns them. */
export async function markCompleted(
  db: Queryable,
  now: Date,
  { id, before }: { id?: string; before?: string } = {},
) {
  const completed = await db
    .update(pairings)
    .set({ status: 'completed', completedAt: now })
    .where(
      and(
        eq(pairings.status, 'active'),
        id === undefined ? undefined : eq(pairings.id, id),
        before === undefined ? undefined : lt(pairings.month, before),
      ),
    )
    .returning(listed)
  const ids = completed.map((pairing) => pairing.id)
  if (ids.length > 0) await recordSeats(db, ids)
  return completed
}

/** Shows its people their matches, unless they see them already. */
export const publish = (db: Queryable, id: string, now: Date) =>
  db
    .update(pairings)
    .set({ publishedAt: now })
    .where(and(eq(pairings.id, id), isNull(pairings.publishedAt)))

export const removePairing = (db: Queryable, id: string) => db.delete(pairings).where(eq(pairings.id, id))

export const activePairings = (db: Queryable) =>
  db
    .select(listed)
    .from(pairings)
    .where(eq(pairings.status, 'active'))
    .orderBy(desc(pairings.createdAt), pairings.groupNumber, pairings.id)

interface Page {
  limit?: number
  cursor?: string
}

/** SQL: completed pairings whose file is on the list, searched by month ("December 2026", 2026-12), group and file name. */
const filesWith = (search: string): SQL | undefined =>
  and(
    eq(pairings.status, 'completed'),
    isNull(pairings.fileDeletedAt),
    ...search
      .trim()
      .split(/\s+/)
      .map(
        (word) => sql`lower(concat_ws(' ', ${pairings.name}, ${pairings.fileName})) like ${containing(word)}`,
      ),
  )

/** All pairings, or only completed ones whose file is on the list and matches the search; newest first. */
export async function pairingPage(db: Queryable, { limit = 100, cursor }: Page, files?: { search?: string }) {
  const offset = readOffset(cursor)
  const where = files && filesWith(files.search ?? '')
  const rows = await db
    .select(listed)
    .from(pairings)
    .where(where)
    .orderBy(desc(pairings.month), pairings.groupNumber, desc(pairings.createdAt), pairings.id)
    .limit(limit + 1)
    .offset(offset)
  const page = cutPage(rows, limit, () => String(offset + limit))
  const total = await totalOf(page, cursor, () => db.$count(pairings, where))
  return { ...page, total }
}

/** The pairings of files on the list; nobody can delete them before the transaction ends. */
export const pairingsByFile = (db: Queryable, fileNames: string[]) =>
  db
    .select(listed)
    .from(pairings)
    .where(and(inArray(pairings.fileName, fileNames), isNull(pairings.fileDeletedAt)))
    .orderBy(pairings.id)
    .for('key share')

/** Removes a file from the list. Returns the pairing's id, or undefined when there is no such file. */
export async function deleteFile(db: Queryable, fileName: string, now: Date): Promise<string | undefined> {
  const rows = await db
    .update(pairings)
    .set({ fileDeletedAt: now })
    .where(
      and(eq(pairings.fileName, fileName), eq(pairings.status, 'completed'), isNull(pairings.fileDeletedAt)),
    )
    .returning({ id: pairings.id })
  return rows[0]?.id
}

/** The pairings a newsletter can be linked to: active ones, and completed ones whose file is on the list. */
export const linkablePairings = (db: Queryable) =>
  db
    .select({
      ...listed,
      mailedOn: mailedOn.mapWith(orNull(sends.createdAt)),
      people: peopleOf('pairings').mapWith(number),
    })
    .from(pairings)
    .where(isNull(pairings.fileDeletedAt))
    .orderBy(
      asc(pairings.status),
      desc(pairings.month),
      pairings.groupNumber,
      desc(pairings.createdAt),
      pairings.id,
    )
