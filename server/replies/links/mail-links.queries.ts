import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database'
import { isPublished, matches, meetings, pairings } from '../../tables/pairings.tables'
import { isPerson, participationOn } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'

/** The person of a link, with their participation on a day; undefined when they were erased. */
export async function findLinkedPerson(db: Queryable, userId: string, day: string) {
  const [person] = await db
    .select({
      firstName: users.firstName,
      isActive: users.isActive,
      participationStatus: participationOn(day),
    })
    .from(users)
    .where(and(eq(users.id, userId), isPerson))
  return person
}

/** The match of a link, with its people, what is booked, and the pairing's month and status. */
export async function findLinkedMatch(db: Queryable, matchId: string) {
  const first = alias(users, 'first')
  const second = alias(users, 'second')
  const third = alias(users, 'third')
  const [row] = await db
    .select({
      match: matches,
      month: pairings.month,
      pairingStatus: pairings.status,
      first,
      second,
      third,
      meeting: meetings,
    })
    .from(matches)
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .innerJoin(first, eq(first.id, matches.user1Id))
    .innerJoin(second, eq(second.id, matches.user2Id))
    .leftJoin(third, eq(third.id, matches.user3Id))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .where(eq(matches.id, matchId))
  if (!row) return undefined
  const { first: one, second: two, third: three, ...match } = row
  return { ...match, people: three ? [one, two, three] : [one, two] }
}
