import { ownLanguages } from '../../tables/people.conditions'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { nameOrAddress } from '../../../shared/person-name'
import { certificateFigures } from '../../pairings/pairings.queries'
import type { Queryable } from '../../platform/database/database'
import { isPublished, pairings, seats } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { whitelistCoverage } from '../../tables/coverage.tables'
import { inLetters } from '../../tables/columns'
import { type AskedProgramme, isInRoundOf } from '../../people/rounds.queries'
import { boolean } from '../../platform/database/rows'

export type SummarizedPairing = Awaited<ReturnType<typeof pairingsForSummary>>[number]

/** Pairings by their ids, with how many people were left out and the names of the first. */
export async function pairingsForSummary(db: Queryable, ids: string[], most: number) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: pairings.id,
      name: pairings.name,
      /** Its people see their matches. */
      isPublished: isPublished.mapWith(boolean),
      // Without the witness, which is large.
      certificate: sql`${pairings.certificate} - 'witness'`.mapWith(certificateFigures),
    })
    .from(pairings)
    .where(inArray(pairings.id, ids))
    .orderBy(pairings.groupNumber, pairings.id)
  const members = await db
    .select({
      pairingId: seats.pairingId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      reasons: seats.reasons,
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(and(inArray(seats.pairingId, ids), isNull(seats.matchId)))
    .orderBy(inLetters(users.lastName), inLetters(users.firstName), users.id)
  return rows.map((row) => {
    const leftOut = members.filter(({ pairingId }) => pairingId === row.id)
    const first = leftOut.slice(0, most).map((one) => ({ name: nameOrAddress(one), reasons: one.reasons }))
    return { ...row, leftOutCount: leftOut.length, leftOut: first }
  })
}

/** People who could be paired on a day but belong to no domain group, whether or not anybody belongs to one. */
export async function countWithoutGroup(
  db: Queryable,
  programme: AskedProgramme,
  day: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(and(isInRoundOf(day, programme), isNull(whitelistCoverage.domainGroupId)))
  return row?.count ?? 0
}

/** An administrator to be mailed; undefined when their account is gone. */
export async function findReader(db: Queryable, userId: string) {
  const [admin] = await db
    .select({ email: users.email, ...ownLanguages })
    .from(users)
    .where(eq(users.id, userId))
  return admin
}
