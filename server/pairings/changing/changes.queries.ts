import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { nameOrAddress } from '../../../shared/person-name'
import type { Queryable, Transaction } from '../../platform/database/database'
import { inLetters } from '../../tables/columns'
import { boolean, listOf, number, orNull, readRow, readRows, text } from '../../platform/database/rows'
import { uuids } from '../../platform/database/uuids'
import { cutPage, readOffset } from '../../platform/http/cursor'
import { containing } from '../../platform/http/text'
import { newsletters } from '../../tables/newsletters.tables'
import { isNamed } from '../../people/users.queries'
import { departmentNameOf } from '../../tables/coverage.tables'
import { addressOf, holdsSeat } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { isLinkedWith } from '../pairing-use.queries'
import { insertMatches } from '../insert-pairing.queries'
import type { PairingRow } from '../pairings.queries'
import {
  isNotCalledOff,
  matches,
  pairingChanges,
  pairings,
  type ReplacedPart,
  seats,
} from '../../tables/pairings.tables'

/** The matches of a pairing in columns, by id. */
export const matchesInColumns = (tx: Transaction, pairingId: string) =>
  readRow(
    tx,
    { ids: listOf(text), people: listOf(listOf(text)) },
    sql`
    select coalesce(json_agg(match_id order by match_id), '[]') as ids, coalesce(json_agg(people order by match_id), '[]') as people
    from (
      select match_id, array_agg(user_id order by place) as people from seats
      where round_id = ${pairingId} and match_id is not null group by match_id) seated`,
  )

/** The people that a pairing leaves out, and why. */
export const leftOutOf = (tx: Transaction, pairingId: string) =>
  tx
    .select({
      userId: seats.userId,
      reasons: sql`coalesce(reasons, '[]')`.mapWith(seats.reasons),
      waitRounds: seats.waitRounds,
    })
    .from(seats)
    .where(and(eq(seats.pairingId, pairingId), isNull(seats.matchId)))
    .orderBy(seats.userId)

/** Matches as a change that replaces them keeps them. */
export const wholeMatches = (tx: Transaction, ids: string[]): Promise<ReplacedPart['matches']> =>
  tx
    .select({
      id: matches.id,
      people: sql`array(select user_id::text from seats where match_id = matches.id order by place)`.mapWith(
        listOf(text),
      ),
      hostId: matches.hostId,
      why: matches.why,
      overruled: matches.overruled,
    })
    .from(matches)
    .where(sql`matches.id = any(${sql.param(ids)}::uuid[])`)
    .orderBy(matches.id)

/** The title of an approved newsletter of a pairing. */
export async function approvedNewsletter(tx: Queryable, pairingId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ title: newsletters.title })
    .from(newsletters)
    .where(and(isLinkedWith(pairingId), eq(newsletters.status, 'approved')))
    .limit(1)
  return row?.title
}

/**
 * What goes by a pairing already: whether a run of the automatic cycle still has to make or send a newsletter of it, and how
 * many of its matches have an answer, or are completed.
 */
export const useOf = (tx: Transaction, pairingId: string) =>
  readRow(
    tx,
    { isInCycle: boolean, answered: number },
    sql`
    select exists (
      select from cycle_steps s
      where s.finished_at is null and (
        (s.kind = 'newsletter' and s.subject = ${pairingId})
        or (s.kind = 'send' and s.subject in (select newsletter_id::text from newsletter_rounds where round_id = ${pairingId}::uuid)))
    ) as "isInCycle", (
      select count(distinct m.id)::int from seats s join matches m on m.id = s.match_id
      where s.round_id = ${pairingId} and (m.status <> 'active' or s.answer <> 'pending')) as answered`,
  )

/** The changes of a pairing, oldest first, without what they replaced. `madeBy` is a name; null if the account was erased. */
export async function changesOf(db: Queryable, pairingId: string) {
  const { version, madeAt, asked, wishes, people } = pairingChanges
  const { firstName, lastName, email, erasedAt } = users
  const by = { firstName, lastName, email, erasedAt }
  const rows = await db
    .select({ change: { version, madeAt, asked, wishes, people }, by })
    .from(pairingChanges)
    .leftJoin(users, eq(users.id, pairingChanges.madeBy))
    .where(eq(pairingChanges.pairingId, pairingId))
    .orderBy(asc(version))
  return rows.map(({ change, by: maker }) => ({
    ...change,
    madeBy: maker && !maker.erasedAt ? nameOrAddress(maker) : null,
  }))
}

/** What changes replaced since the round was last as it was first made, oldest first. */
export const replacedSinceFirst = (tx: Transaction, pairingId: string) =>
  tx
    .select({ replaced: pairingChanges.replaced, certificate: pairingChanges.certificateBefore })
    .from(pairingChanges)
    .where(
      and(
        eq(pairingChanges.pairingId, pairingId),
        sql`not exists (select from round_changes back where back.round_id = ${pairingId} and back.asked is null
          and back.version >= ${pairingChanges.version})`,
      ),
    )
    .orderBy(asc(pairingChanges.version))

/** By which seed a pairing was made, and its certificate as it is, with the witness. */
export async function proofOf(tx: Transaction, pairingId: string) {
  const rows = await tx
    .select({ seed: pairings.seed, certificate: pairings.certificate })
    .from(pairings)
    .where(eq(pairings.id, pairingId))
  return rows[0] as (typeof rows)[number]
}

export type NewChange = Omit<typeof pairingChanges.$inferInsert, 'certificateBefore'>

export interface NewRound {
  certificate: unknown
  /** The ids of matches that end. */
  ended: string[]
  made: Parameters<typeof insertMatches>[2]
  /** Everybody left out now. */
  leftOut: ReplacedPart['leftOut']
}

/**
 * Stores a changed round, and the change: only matches that end or are new are touched.
 * @param changedAt its people could see the round that it replaces: those who did are told of the change until they have looked
 */
export async function storeRound(
  tx: Transaction,
  pairing: Pick<PairingRow, 'id' | 'createdAt'>,
  change: NewChange,
  { certificate, ended, made, leftOut, changedAt }: NewRound & { changedAt: Date | null },
): Promise<void> {
  const { certificate: certificateBefore } = await proofOf(tx, pairing.id)
  await tx.insert(pairingChanges).values({ ...change, certificateBefore })
  const isEnded = sql`any(${sql.param(ended)}::uuid[])`
  // Whoever booked or was invited knows the match, too.
  const isKnown = sql`(seats.seen_at is not null or exists (select from meetings b where b.match_id = seats.match_id))`
  const before = await tx
    .delete(seats)
    .where(
      and(eq(seats.pairingId, pairing.id), or(isNull(seats.matchId), sql`${seats.matchId} = ${isEnded}`)),
    )
    .returning({
      userId: seats.userId,
      matchId: seats.matchId,
      changedAt: seats.changedAt,
      isKnown: isKnown.mapWith(boolean),
    })
  await tx.delete(matches).where(and(eq(matches.pairingId, pairing.id), sql`matches.id = ${isEnded}`))
  await insertMatches(tx, pairing, made, leftOut)
  // People who were left out and still are have nothing new to look at, unless they have not seen an earlier change.
  const matched = new Set(made.flatMap(({ people }) => people))
  const told = before.flatMap((seat) =>
    seat.changedAt || (seat.isKnown && (seat.matchId || matched.has(seat.userId))) ? seat.userId : [],
  )
  if (changedAt)
    await tx
      .update(seats)
      .set({ changedAt })
      .where(and(eq(seats.pairingId, pairing.id), sql`${seats.userId} = any(${sql.param(told)}::uuid[])`))
  const totalPairs = await tx.$count(matches, eq(matches.pairingId, pairing.id))
  const { version } = change
  await tx.update(pairings).set({ version, certificate, totalPairs }).where(eq(pairings.id, pairing.id))
}

/** Whether two of matches that would come back are together in another one that was made after their pairing, and stands. */
export async function haveMetSince(
  tx: Transaction,
  pairing: Pick<PairingRow, 'id' | 'createdAt'>,
  edges: readonly (readonly [string, string])[],
): Promise<boolean> {
  const [one, other] = [0, 1].map((end) => uuids(edges.map((edge) => edge[end] as string))) as [SQL, SQL]
  const { met } = await readRow(
    tx,
    { met: boolean },
    sql`
    select exists (
      select from unnest(${one}, ${other}) as edge(one, other)
      join seats a on a.user_id = edge.one join seats b on b.match_id = a.match_id and b.user_id = edge.other
      join matches m on m.id = a.match_id and ${isNotCalledOff}
      where m.round_id <> ${pairing.id} and m.created_at > ${pairing.createdAt}) as met`,
  )
  return met
}

/** When a match comes back, its people who had left the round stay out. */
export const stayOut = (tx: Transaction, matchIds: string[], people: string[], now: Date) =>
  tx
    .update(seats)
    .set({ steppedOutAt: now })
    .where(
      and(
        sql`${seats.matchId} = any(${sql.param(matchIds)}::uuid[])`,
        sql`${seats.userId} = any(${sql.param(people)}::uuid[])`,
        holdsSeat(null, 'seats'),
      ),
    )

const memberShape = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: text,
  department: text,
  partnerId: orNull(users.id),
  reasons: seats.reasons,
}

/** SQL: the seat `own` is not that of a match for which its person got another one. */
const isLatest = sql`not exists (
  select from seats later where later.round_id = own.round_id and later.user_id = own.user_id and later.id > own.id)`

/** SQL: the department of the user `u` contains a text, by its name or as it is shown. */
const isOfDepartment = (term: string) => sql`(lower(u.department) like ${containing(term)}
  or u.department in (select d.name from departments d where lower(d.display_name) like ${containing(term)}))`

/** A page of a pairing's people by name; with a search text, those whose name, address or department contains it. */
export async function peoplePage(
  db: Queryable,
  pairingId: string,
  { limit = 50, cursor, search = '' }: { limit?: number; cursor?: string; search?: string },
) {
  const offset = readOffset(cursor)
  const term = search.trim()
  const found = sql`from seats own join users u on u.id = own.user_id
    where own.round_id = ${pairingId} and ${isLatest} and ${term ? sql`(${isNamed('u', term)} or ${isOfDepartment(term)})` : sql`true`}`
  const rows = await readRows(
    db,
    memberShape,
    sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", ${addressOf('u')} as email, coalesce(${departmentNameOf('u')}, '') as department, own.reasons,
      (select other.user_id from seats other where other.match_id = own.match_id and other.user_id <> u.id
        order by other.place limit 1) as "partnerId"
    ${found}
    order by ${inLetters(sql`u.last_name`)}, ${inLetters(sql`u.first_name`)}, u.id limit ${limit + 1} offset ${offset}`,
  )
  const { total } = await readRow(db, { total: number }, sql`select count(*)::int as total ${found}`)
  return { ...cutPage(rows, limit, () => String(offset + limit)), total }
}
