import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { slackPeople, slackPosts, slackPresses } from '../../tables/integrations.tables'
import { matches, meetings, pairings, seats } from '../../tables/pairings.tables'
import { isPerson, languageColumns } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'

/** Notes a press that is about to be done; false: it was taken before. */
export async function takePress(db: Queryable, id: string, at: Date): Promise<boolean> {
  const taken = await db.insert(slackPresses).values({ id, at }).onConflictDoNothing().returning()
  return taken.length > 0
}

/** As Slack said of the address that they have today. */
const found = and(eq(slackPeople.userId, users.id), eq(slackPeople.email, users.email))

export const deletePresses = (db: Queryable, before: Date) =>
  db.delete(slackPresses).where(lt(slackPresses.at, before))

/** Whose Slack id this is; undefined also for somebody erased. */
export async function personOf(db: Queryable, slackId: string) {
  const [person] = await db
    .select({ id: users.id, timeZone: users.timeZone, ...languageColumns })
    .from(slackPeople)
    .innerJoin(users, found)
    .where(and(eq(slackPeople.slackId, slackId), isPerson))
    .orderBy(desc(slackPeople.lookedUpAt))
    .limit(1)
  return person
}

/** Slack's ids of the people of a match, by ours. */
export async function slackIdsIn(db: Queryable, matchId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: seats.userId, slackId: slackPeople.slackId })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .innerJoin(slackPeople, found)
    .where(and(eq(seats.matchId, matchId), isNotNull(slackPeople.slackId)))
  return new Map(rows.map(({ userId, slackId }) => [userId, slackId as string]))
}

/** Where the message about a match stands. */
export async function postsOf(db: Queryable, matchId: string): Promise<{ channel: string; ts: string }[]> {
  const rows = await db
    .select({ channel: slackPosts.channel, ts: slackPosts.ts })
    .from(slackPosts)
    .where(eq(slackPosts.matchId, matchId))
  return rows.flatMap(({ channel, ts }) => (ts === null ? [] : [{ channel, ts }]))
}

/** Matches of which something has changed since their message was last shown, or one of whose people is another now. */
export async function changedSince(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ matchId: slackPosts.matchId })
    .from(slackPosts)
    .innerJoin(matches, eq(matches.id, slackPosts.matchId))
    .innerJoin(pairings, eq(pairings.id, matches.pairingId))
    .leftJoin(meetings, eq(meetings.matchId, slackPosts.matchId))
    .where(
      and(
        isNotNull(slackPosts.ts),
        sql`(greatest(${meetings.changedAt}, ${pairings.completedAt}) > ${slackPosts.at} or exists (
          select from seats seat join users person on person.id = seat.user_id
          where seat.match_id = ${slackPosts.matchId} and greatest(seat.answered_at, seat.stepped_out_at, seat.changed_at,
            person.erased_at, case when ${pairings.status} = 'active' then person.updated_at end) > ${slackPosts.at}))`,
      ),
    )
    .limit(most)
  return rows.map(({ matchId }) => matchId)
}

/** The message about a match shows what was true at a moment. */
export const markShown = (db: Queryable, matchId: string, at: Date) =>
  db
    .update(slackPosts)
    .set({ at })
    .where(and(eq(slackPosts.matchId, matchId), isNotNull(slackPosts.ts)))
