import { and, eq, isNull, sql } from 'drizzle-orm'
import { nameOrAddress } from '../../shared/person-name'
import type { Certificate } from '../../matching'
import { inLetters } from '../tables/columns'
import type { Queryable } from '../platform/database/database'
import { number, readRow, text } from '../platform/database/rows'
import { cutPage, readOffset } from '../platform/http/cursor'
import { addressOf } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { pairings, rescuesOf, seats } from '../tables/pairings.tables'

const isLeftOutOf = (pairingId: string) => and(eq(seats.pairingId, pairingId), isNull(seats.matchId))

/** A page of the people who were left out of a pairing, by name. */
export async function leftOutPage(
  db: Queryable,
  pairingId: string,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const offset = readOffset(cursor)
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: addressOf('users'),
      reason: sql`coalesce(${seats.reason}, '')`.mapWith(text),
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(isLeftOutOf(pairingId))
    .orderBy(inLetters(users.lastName), inLetters(users.firstName), users.id)
    .limit(limit + 1)
    .offset(offset)
  const people = rows.map((row) => ({ ...row, name: nameOrAddress(row) }))
  const total = await db.$count(seats, isLeftOutOf(pairingId))
  return { ...cutPage(people, limit, () => String(offset + limit)), total }
}

/** A pairing with its certificate, how many people were left out, and what became of it since; undefined if there is no such pairing. */
export async function pairingWithCertificate(db: Queryable, id: string) {
  const [row] = await db.select().from(pairings).where(eq(pairings.id, id))
  if (!row) return undefined
  const rescued = await readRow(db, { rescues: number, rescuedLeftOut: number }, rescuesOf(sql`${id}::uuid`))
  const leftOut = await db.$count(seats, isLeftOutOf(id))
  const certificate = row.certificate as Certificate
  // Only the certificate of a changed round counts the pairs that it keeps.
  const isChanged = 'kept' in certificate
  return { ...row, ...rescued, certificate, leftOut, isChanged }
}
