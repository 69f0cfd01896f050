import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { z } from 'zod'
import type { pairing as pairingShape } from '../../shared/contract/pairings'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { allowLong, lock } from '../platform/database/lock'
import { PAIRING_LOCK } from '../platform/database/locks'
import { boolean, number, objectOf, optional, orNull, readRow, text } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { domainGroups } from '../tables/directory.tables'
import { isPairingOf, pairings, peopleOf, periodOf, seats } from '../tables/pairings.tables'
import { takesPart } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { programmes } from '../tables/programmes.tables'
import { recordSeats } from './pairing-matches.queries'
import type { Following } from '../platform/events/following.queries'
import { emitRoundEvents } from '../platform/events/emit-events'
import { cutPage, readOffset, totalOf } from '../platform/http/cursor'
import { notFound } from '../platform/http/errors'
import { containing, wordsOf } from '../platform/http/text'
import { mailedOn } from '../mail/engine/sends.queries'
import { sends } from '../tables/sending.tables'
import { type NamedRound, pairingFileName, pairingFilePrefix } from './pairing-file.rules'

/** Certificates carry a witness that may be large, so lists leave them out. */
const { certificate: _1, seed: _2, ...listed } = getTableColumns(pairings)

export type PairingRow = typeof pairings.$inferSelect
/** A pairing as lists have it. */
export type ListedPairing = Omit<PairingRow, 'certificate' | 'seed'>

export const toPairing = (row: ListedPairing): z.input<typeof pairingShape> => ({
  ...row,
  period: row.day ?? row.month,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** Reads what a certificate is put in words from: all of it but the witness, which may be large. */
export const certificateFigures = objectOf({
  pairs: number,
  pairsBound: number,
  crossPairs: number,
  crossPairsBound: number,
  repeats: number,
  trios: optional(number),
  triosBound: optional(number),
  tables: optional(
    objectOf({
      edges: number,
      optimal: boolean,
      seated: objectOf({ value: number, bound: number, gap: number }),
      hostsResting: optional(objectOf({ value: number })),
    }),
  ),
})

/** How many people of an active pairing have a match. */
export const countSeated = (db: Queryable, pairingId: string) =>
  db.$count(
    seats,
    sql`${seats.pairingId} = ${pairingId} and ${seats.isActive} and ${seats.matchId} is not null`,
  )

/** Takes the lock for making pairings, and memory and time for a large company's matches. */
export async function lockToPair(tx: Transaction): Promise<void> {
  await lock(tx, PAIRING_LOCK)
  await makeRoom(tx)
  await allowLong(tx)
}

export const isProgrammeRunning = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(programmes, and(eq(programmes.id, id), isNull(programmes.archivedAt)))) > 0

/** Lets two years of a large company's matches be joined in memory, not on disk. */
export async function makeRoom(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local work_mem = '64MB'`)
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

/** An active pairing of a programme that has one of these people or this scope, with how many of them it has. */
export async function blockingPairing(
  db: Queryable,
  programmeId: string,
  domainGroupId: string | null,
  userIds: string[],
  except?: EarlierRounds,
) {
  const sameScope =
    domainGroupId === null ? isNull(pairings.domainGroupId) : eq(pairings.domainGroupId, domainGroupId)
  const rows = await db
    .select({
      name: pairings.name,
      period: periodOf('rounds').mapWith(text),
      domainGroupId: pairings.domainGroupId,
      people: countDistinct(seats.userId),
    })
    .from(pairings)
    .leftJoin(seats, and(eq(seats.pairingId, pairings.id), sql`${seats.userId} = any(${uuids(userIds)})`))
    .where(
      and(
        eq(pairings.programmeId, programmeId),
        eq(pairings.status, 'active'),
        except && sql`(${isEarlier(except)}) is not true`,
      ),
    )
    .groupBy(pairings.id, pairings.name, pairings.day, pairings.month, pairings.domainGroupId)
    .having(or(gt(count(seats.userId), 0), sameScope))
    .limit(1)
  return rows[0]
}

/**
 * How many of these people were matched in a completed pairing of the period, and when the last newsletter of one of those
 * went out; undefined if none of them was.
 */
export async function pairedAlready(db: Queryable, { programmeId, period }: Period, userIds: string[]) {
  const { people, mailedOn: at } = await readRow(
    db,
    { people: number, mailedOn: orNull(sends.createdAt) },
    sql`
    select count(distinct m.user_id)::int as people, max(p.mailed_on) as "mailedOn"
    from (select id, ${mailedOn} as mailed_on from rounds where ${isOfPeriod({ programmeId, period })} and status = 'completed') p
    join seats m on m.round_id = p.id and m.match_id is not null
    where m.user_id = any(${uuids(userIds)})`,
  )
  return people === 0 ? undefined : { people, mailedOn: at }
}

/** The name of the next pairing's file of a period and group. */
export async function nextFileName(db: Queryable, round: NamedRound) {
  const prefix = pairingFilePrefix(round)
  const { last } = await readRow(
    db,
    { last: number },
    sql`
    select coalesce(max(substring(file_name from '-([0-9]+)\\.json$')::int), 0) as last
    from rounds where starts_with(file_name, ${prefix})`,
  )
  return pairingFileName(round, last + 1)
}

/** A group; nobody can delete it before the transaction ends. */
export async function findGroup(db: Queryable, id: string) {
  const rows = await db.select().from(domainGroups).where(eq(domainGroups.id, id)).for('key share')
  return rows[0]
}

/** All groups in the order of their numbers. */
export const readGroupsInOrder = (db: Queryable) =>
  db.select().from(domainGroups).orderBy(domainGroups.number)

/** All groups; nobody can delete them before the transaction ends. */
export const allGroups = (db: Queryable) => readGroupsInOrder(db).for('key share')

/** Locks the pairing for the rest of the transaction. @throws 404 */
export async function lockPairing(db: Queryable, id: string) {
  const [pairing] = await db.select(listed).from(pairings).where(eq(pairings.id, id)).for('update')
  if (!pairing) throw notFound('pairing')
  return pairing
}

/** A programme's rounds of one time: of a month (YYYY-MM), or of a day (YYYY-MM-DD) where they are not those of months. */
export interface Period {
  programmeId: string
  period: string
}

/** SQL condition: a pairing is of the period. */
export const isOfPeriod = ({ programmeId, period }: Period): SQL =>
  sql`(rounds.programme_id = ${programmeId} and rounds.month = ${period.slice(0, 7)}
    and rounds.day is not distinct from ${period.length > 7 ? period : null})`

/** The rounds of a scope (a domain group, or the company: null) of other periods than this one, which are earlier. */
export interface EarlierRounds extends Period {
  domainGroupId: string | null
  /** Those of the whole company don't count with a group's own. */
  ofGroupOnly?: boolean
}

/** SQL condition: a pairing is one of them. For a group, those of the whole company count with its own. */
export const isEarlier = ({ programmeId, period, domainGroupId, ofGroupOnly }: EarlierRounds) =>
  and(
    eq(pairings.programmeId, programmeId),
    // Rounds are made for the present period only, so those of another one came before.
    sql`${periodOf('rounds')} <> ${period}`,
    domainGroupId === null
      ? undefined
      : or(
          eq(pairings.domainGroupId, domainGroupId),
          ofGroupOnly ? undefined : isNull(pairings.domainGroupId),
        ),
  )

/** Which active pairings are completed: one, earlier ones, those of a programme, or all. */
export interface Completed {
  id?: string
  programmeId?: string | undefined
  earlier?: EarlierRounds | undefined
}

/** Completes active pairings, one or earlier ones or all, and returns them. */
export async function markCompleted(
  context: Pick<Context, 'plugins'>,
  db: Queryable,
  now: Date,
  { id, programmeId, earlier }: Completed = {},
) {
  const completed = await db
    .update(pairings)
    .set({ status: 'completed', completedAt: now })
    .where(
      and(
        eq(pairings.status, 'active'),
        id === undefined ? undefined : eq(pairings.id, id),
        isPairingOf('rounds', programmeId),
        earlier && isEarlier(earlier),
      ),
    )
    .returning(listed)
  const ids = completed.map((pairing) => pairing.id)
  if (ids.length > 0) await recordSeats(db, ids)
  await emitRoundEvents(context, db, 'round.completed', now, completed)
  return completed
}

/**
 * Shows its people their matches, unless they see them already. Those who pause from here on keep theirs; those who did before have
 * stepped out.
 */
export async function publish(
  context: Pick<Context, 'plugins'>,
  db: Queryable,
  id: string,
  { now, day }: { now: Date; day: string },
) {
  const isHidden = and(eq(pairings.id, id), isNull(pairings.publishedAt))
  const ofHidden = sql`${seats.pairingId} in (select id from rounds where ${isHidden}) and ${seats.matchId} is not null`
  await db
    .update(seats)
    .set({ steppedOutAt: now })
    .where(and(ofHidden, isNull(seats.steppedOutAt), sql`not ${takesPart(day, 'seats.user_id')}`))
  const shown = await db.update(pairings).set({ publishedAt: now }).where(isHidden).returning(listed)
  await emitRoundEvents(context, db, 'round.published', now, shown)
  return shown[0]
}

export const removePairing = (db: Queryable, id: string) => db.delete(pairings).where(eq(pairings.id, id))

export const activePairings = (db: Queryable, programmeId: string | undefined) =>
  db
    .select(listed)
    .from(pairings)
    .where(and(eq(pairings.status, 'active'), isPairingOf('rounds', programmeId)))
    .orderBy(desc(pairings.month), pairings.groupNumber, desc(pairings.createdAt), pairings.id)

interface Page {
  limit?: number
  cursor?: string
}

/** SQL: completed pairings whose file is on the list, searched by month ("December 2026", 2026-12), group and file name. */
const filesWith = (search: string): SQL | undefined =>
  and(
    eq(pairings.status, 'completed'),
    isNull(pairings.fileDeletedAt),
    ...wordsOf(search).map(
      (word) => sql`lower(concat_ws(' ', ${pairings.name}, ${pairings.fileName})) like ${containing(word)}`,
    ),
  )

/** All pairings of a programme, or of all, or only completed ones whose file is on the list and matches the search; newest first. */
export async function pairingPage(
  db: Queryable,
  programmeId: string | undefined,
  { limit = 100, cursor }: Page,
  files?: { search?: string },
) {
  const offset = readOffset(cursor)
  const where = and(isPairingOf('rounds', programmeId), files && filesWith(files.search ?? ''))
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

/** Those of which something is new. */
export async function followPairings(db: Queryable, programmeId: string | undefined, following: Following) {
  const isOfProgramme = isPairingOf('rounds', programmeId)
  const rows = await db
    .select(listed)
    .from(pairings)
    .where(and(isOfProgramme, following.isNext(pairings.id, 'rounds')))
    .orderBy(pairings.id)
    .limit(following.beyondLimit)
  return { ...following.cut(rows), total: await db.$count(pairings, isOfProgramme) }
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

/** The pairings a programme's newsletter can be linked to: active ones, and completed ones whose file is on the list. */
export const linkablePairings = (db: Queryable, programmeId: string) =>
  db
    .select({
      ...listed,
      mailedOn: mailedOn.mapWith(orNull(sends.createdAt)),
      people: peopleOf('rounds').mapWith(number),
    })
    .from(pairings)
    .where(and(eq(pairings.programmeId, programmeId), isNull(pairings.fileDeletedAt)))
    .orderBy(
      asc(pairings.status),
      desc(pairings.month),
      pairings.groupNumber,
      desc(pairings.createdAt),
      pairings.id,
    )
