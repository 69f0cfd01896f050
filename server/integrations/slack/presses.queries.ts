import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { slackPeople, slackPosts, slackPresses } from '../../tables/integrations.tables'
import { seats } from '../../tables/pairings.tables'
import { isPerson, languageColumns } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'

/** Notes a press that is about to be done; false: it was taken before. */
export async function takePress(db: Queryable, id: string, at: Date): Promise<boolean> {
  const taken = await db.insert(slackPresses).values({ id, at }).onConflictDoNothing().returning()
  return taken.length > 0
}

/** Whose Slack id this is; undefined also for somebody erased. */
export async function personOf(db: Queryable, slackId: string) {
  const [person] = await db
    .select({ id: users.id, timeZone: users.timeZone, ...languageColumns })
    .from(slackPeople)
    .innerJoin(users, eq(users.id, slackPeople.userId))
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
    .innerJoin(slackPeople, and(eq(slackPeople.userId, seats.userId), isNotNull(slackPeople.slackId)))
    .where(eq(seats.matchId, matchId))
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
