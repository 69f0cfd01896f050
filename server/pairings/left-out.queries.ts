import { and, eq, isNull, sql } from 'drizzle-orm'
import { nameOrAddress } from '../../shared/person-name'
import { inLetters } from '../tables/columns'
import type { Queryable } from '../platform/database/database'
import { number, readRow } from '../platform/database/rows'
import { cutPage, readOffset } from '../platform/http/cursor'
import { isNamed } from '../people/users.queries'
import { addressOf } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { pairings, rescuesOf, seats } from '../tables/pairings.tables'
import type { RoundCertificate } from './run-matching'

const isLeftOutOf = (pairingId: string, search?: string) =>
  and(
    eq(seats.pairingId, pairingId),
    isNull(seats.matchId),
    search ? sql`${seats.userId} in (select u.id from users u where ${isNamed('u', search)})` : undefined,
  )

/** A page of the people who were left out of a pairing, by name; with a search text, those whose name or address contains it. */
export async function leftOutPage(
  db: Queryable,
  pairingId: string,
  { search, limit = 100, cursor }: { search?: string; limit?: number; cursor?: string },
) {
  const offset = readOffset(cursor)
  const listed = isLeftOutOf(pairingId, search?.trim())
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: addressOf('users'),
      reasons: seats.reasons,
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(listed)
    .orderBy(inLetters(users.lastName), inLetters(users.firstName), users.id)
    .limit(limit + 1)
    .offset(offset)
  const people = rows.map((row) => ({ ...row, name: nameOrAddress(row) }))
  const total = await db.$count(seats, listed)
  return { ...cutPage(people, limit, () => String(offset + limit)), total }
}

/** A pairing with its certificate, how many people were left out, and what became of it since; undefined if there is no such pairing. */
export async function pairingWithCertificate(db: Queryable, id: string) {
  const [row] = await db.select().from(pairings).where(eq(pairings.id, id))
  if (!row) return undefined
  const rescued = await readRow(db, { rescues: number, rescuedLeftOut: number }, rescuesOf(sql`${id}::uuid`))
  const leftOut = await db.$count(seats, isLeftOutOf(id))
  const certificate = row.certificate as RoundCertificate
  // Only the certificate of a changed round counts the pairs that it keeps.
  const isChanged = 'kept' in certificate
  return { ...row, ...rescued, certificate, leftOut, isChanged }
}
