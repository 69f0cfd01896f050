import { asc, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { matches, seats } from '../tables/pairings.tables'

/** Matches by id, each with the ids of its people and with their seats, in their places. */
export async function seatedMatches(db: Queryable, where: SQL = sql`true`) {
  const rows = await db.select().from(matches).where(where).orderBy(asc(matches.id))
  const all = await db.select().from(seats).orderBy(asc(seats.place))
  return rows.map((match) => {
    const own = all.filter(({ matchId }) => matchId === match.id)
    return { ...match, seats: own, people: own.map(({ userId }) => userId) as [string, string, ...string[]] }
  })
}

/** Stores a match of these people. */
export async function addMatch(
  db: Queryable,
  {
    people,
    isActive = false,
    ...match
  }: typeof matches.$inferInsert & { people: string[]; isActive?: boolean },
): Promise<string> {
  const [row] = await db.insert(matches).values(match).returning()
  const { id: matchId, pairingId } = row!
  const programmeId = sql`(select programme_id from rounds where id = ${pairingId})`
  await db
    .insert(seats)
    .values(people.map((userId, place) => ({ pairingId, programmeId, matchId, userId, place, isActive })))
  return matchId
}
