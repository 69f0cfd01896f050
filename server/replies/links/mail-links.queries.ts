import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { repliesTo } from '../../pairings/matches.queries'
import { isPublished, matches, meetings, pairings, seats } from '../../tables/pairings.tables'
import { isPerson, ownLanguages, participationOn } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'

/** The person of a link, with their participation on a day; undefined when they were erased. */
export async function findLinkedPerson(db: Queryable, userId: string, day: string) {
  const [person] = await db
    .select({
      firstName: users.firstName,
      isActive: users.isActive,
      needsProfileSetup: users.needsProfileSetup,
      participationStatus: participationOn(day),
    })
    .from(users)
    .where(and(eq(users.id, userId), isPerson))
  return person
}

/** The match of a link, with its people, what is booked, and the pairing's month and status. */
export async function findLinkedMatch(db: Queryable, matchId: string) {
  const [row] = await db
    .select({
      match: matches,
      month: pairings.month,
      day: pairings.day,
      pairingStatus: pairings.status,
      meeting: meetings,
      replies: repliesTo,
    })
    .from(matches)
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .where(eq(matches.id, matchId))
  if (!row) return undefined
  const people = await db
    .select({ person: users, answer: seats.answer, groupLanguage: ownLanguages.groupLanguage })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(eq(seats.matchId, matchId))
    .orderBy(seats.place)
  return { ...row, people: people.map(({ person, ...own }) => ({ ...person, ...own })) }
}
