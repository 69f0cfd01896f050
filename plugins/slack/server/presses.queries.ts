import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { readRows } from '../../../server/platform/database/rows'
import type { Queryable } from '../../../server/platform/database/database'
import { slackPeople, slackPosts, slackPresses } from './slack.tables'
import { matches, seats } from '../../../server/tables/pairings.tables'
import { isPerson, ownLanguages } from '../../../server/tables/people.conditions'
import { users } from '../../../server/tables/people.tables'

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
    .select({ id: users.id, timeZone: users.timeZone, ...ownLanguages })
    .from(slackPeople)
    .innerJoin(users, found)
    .where(and(eq(slackPeople.slackId, slackId), isPerson))
    .orderBy(desc(slackPeople.lookedUpAt))
    .limit(1)
  return person
}

/** Slack's ids of those of a match who were told of it in Slack, by ours: who chose mail is named otherwise, also later. */
export async function slackIdsIn(db: Queryable, matchId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: seats.userId, slackId: slackPeople.slackId })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .innerJoin(slackPeople, found)
    .where(
      and(
        eq(seats.matchId, matchId),
        isNotNull(slackPeople.slackId),
        sql`exists (select from slack_posts post join send_recipients told on told.send_id = post.send_id
          where post.match_id = ${matchId} and told.user_id = ${users.id} and told.way = 'slack' and told.state <> 'failed')`,
      ),
    )
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

/** Older completed rounds and older erasures are no longer shown. */
const LOOK_BACK_DAYS = 31

/**
 * Some matches of which something has changed since their message was last shown, or one of whose people is another now. In no
 * order, so that those that can't be shown keep no other waiting for ever.
 */
export async function changedSince(db: Queryable, now: Date, most: number): Promise<string[]> {
  const since = sql`${now}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS})`
  const rows = await readRows(
    db,
    { matchId: matches.id },
    sql`
    with recent as (
      select m.id from rounds p join matches m on m.round_id = p.id where p.status = 'active' or p.completed_at > ${since}
      union
      select seat.match_id from users u join seats seat on seat.user_id = u.id where u.erased_at > ${since})
    select post.match_id as "matchId" from recent join slack_posts post on post.match_id = recent.id
      join matches m on m.id = post.match_id join rounds p on p.id = m.round_id left join meetings on meetings.match_id = m.id
      join seats seat on seat.match_id = m.id join users u on u.id = seat.user_id
    where post.ts is not null and (greatest(meetings.changed_at, p.completed_at, seat.answered_at, seat.stepped_out_at,
        seat.changed_at, u.erased_at, case when p.status = 'active' then u.updated_at end) > post.at
      or (m.status = 'called_off' or seat.rescue_reason is not null) and exists (
        select from sends where sends.round_id = p.id and sends.kind = 'rescue' and sends.created_at > post.at))
    group by post.match_id order by random() limit ${most}`,
  )
  return rows.map(({ matchId }) => matchId)
}

/** The message about a match shows what was true at a moment. */
export const markShown = (db: Queryable, matchId: string, at: Date) =>
  db
    .update(slackPosts)
    .set({ at })
    .where(and(eq(slackPosts.matchId, matchId), isNotNull(slackPosts.ts)))
