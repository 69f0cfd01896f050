import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { placedPeople, theyMet } from '../../../server/metrics/connection-map.queries'
import { type Asked, isAsked } from '../../../server/metrics/metrics.queries'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { number, numbers, readRow, readRows } from '../../../server/platform/database/rows'
import { isNotCalledOff, pairings } from '../../../server/tables/pairings.tables'
import { programmes } from '../../../server/tables/programmes.tables'
import { reportLinks } from './report.tables'

type Row = typeof reportLinks.$inferSelect

/** Links that still open, with the names of their programmes. */
const open = (db: Queryable, now: Date, ...of: Parameters<typeof and>) =>
  db
    .select({
      id: reportLinks.id,
      programmeId: reportLinks.programmeId,
      programme: programmes.name,
      last: reportLinks.last,
      months: reportLinks.months,
      language: reportLinks.language,
      createdAt: reportLinks.createdAt,
      expiresAt: reportLinks.expiresAt,
    })
    .from(reportLinks)
    .leftJoin(programmes, eq(programmes.id, reportLinks.programmeId))
    .where(and(gt(reportLinks.expiresAt, now), ...of))

/** The newest first. */
export const readLinks = (db: Queryable, now: Date) => open(db, now).orderBy(desc(reportLinks.createdAt))

export async function findLink(db: Queryable, tokenHash: Buffer, now: Date) {
  const [link] = await open(db, now, eq(reportLinks.tokenHash, tokenHash))
  return link
}

/** Stores a link, in place of those that have expired. Returns its id. */
export async function insertLink(tx: Transaction, row: Omit<Row, 'id'>): Promise<string> {
  await tx.delete(reportLinks).where(lte(reportLinks.expiresAt, row.createdAt))
  const [made] = await tx.insert(reportLinks).values(row).returning({ id: reportLinks.id })
  return made!.id
}

export async function deleteLink(tx: Transaction, id: string): Promise<Row | undefined> {
  const [link] = await tx.delete(reportLinks).where(eq(reportLinks.id, id)).returning()
  return link
}

/** SQL: the seats of people who had a match. */
const seated = (asked: Asked) => sql`
    from rounds p join seats s on s.round_id = p.id join matches m on m.id = s.match_id and ${isNotCalledOff}
    where ${isAsked(asked)}`
const within = (months: readonly string[]) => sql`p.month = any(${sql.param(months)}::text[])`

/** How many people had a match, month by month. */
export const countSeated = (db: Queryable, asked: Asked) =>
  readRows(
    db,
    { month: pairings.month, people: number },
    sql`select p.month, count(distinct s.user_id)::int as people ${seated(asked)} group by 1`,
  )

/** How many people had a match in one of these months, each counted once. */
export const countAllSeated = (db: Queryable, asked: Asked, months: readonly string[]) =>
  readRow(
    db,
    { people: number },
    sql`select count(distinct s.user_id)::int as people ${seated(asked)} and ${within(months)}`,
  )

const tieShape = numbers('one', 'other', 'count', 'people')

/**
 * How often two people of two departments met for the first time in any programme, by the places of their departments, and how
 * many people these are; the most first.
 */
export const countTies = (
  db: Queryable,
  placeOf: ReadonlyMap<string, number>,
  asked: Asked,
  months: readonly string[],
) =>
  readRows(
    db,
    tieShape,
    sql`
    with ${placedPeople(placeOf, undefined)},
    met as (
      select distinct on (1, 2) least(one.user_id, other.user_id) as a, greatest(one.user_id, other.user_id) as b,
        p.id as round_id
      from rounds p
      join seats one on one.round_id = p.id
      join matches m on m.id = one.match_id and m.status = 'completed'
      join seats other on other.match_id = one.match_id and other.place > one.place
      where p.month <= ${asked.last} and ${theyMet}
      order by 1, 2, p.created_at),
    tie as (
      select a, b, least(of_a.n, of_b.n) as one, greatest(of_a.n, of_b.n) as other
      from met join rounds p on p.id = met.round_id
      join person of_a on of_a.id = a join person of_b on of_b.id = b
      where ${isAsked(asked)} and ${within(months)} and of_a.n <> of_b.n)
    select one, other, count(*)::int / 2 as count, count(distinct id)::int as people
    from tie cross join unnest(array[a, b]) id group by 1, 2 order by 3 desc, 1, 2`,
  )
