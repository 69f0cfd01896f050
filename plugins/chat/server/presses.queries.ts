import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { readRows } from '../../../server/platform/database/rows'
import type { Queryable } from '../../../server/platform/database/database'
import { matches, seats } from '../../../server/tables/pairings.tables'
import { isPerson, ownLanguages } from '../../../server/tables/people.conditions'
import { users } from '../../../server/tables/people.tables'
import type { Chat } from './chat'
import type { ChatTables } from './chat.tables'

/** Notes a press that is about to be done; false: it was taken before. */
export async function takePress({ context, tables: { presses } }: Chat, id: string): Promise<boolean> {
  const at = context.clock.now()
  const taken = await context.db.insert(presses).values({ id, at }).onConflictDoNothing().returning()
  return taken.length > 0
}

/** As the chat said of the address that they have today. */
const found = ({ people }: ChatTables) => and(eq(people.userId, users.id), eq(people.email, users.email))

export const deletePresses = (db: Queryable, { presses }: ChatTables, before: Date) =>
  db.delete(presses).where(lt(presses.at, before))

/** Whose id this is in the chat; undefined also for somebody erased. */
export async function personOf({ context: { db }, tables }: Chat, chatId: string) {
  const [person] = await db
    .select({ id: users.id, timeZone: users.timeZone, ...ownLanguages })
    .from(tables.people)
    .innerJoin(users, found(tables))
    .where(and(eq(tables.people.chatId, chatId), isPerson))
    .orderBy(desc(tables.people.lookedUpAt))
    .limit(1)
  return person
}

/** The chat's ids of those of a match who were told of it there, by ours: who chose mail is named otherwise, also later. */
export async function chatIdsIn(
  { context: { db }, way, tables }: Chat,
  matchId: string,
): Promise<Map<string, string>> {
  const { people, posts } = tables
  const rows = await db
    .select({ userId: seats.userId, chatId: people.chatId })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .innerJoin(people, found(tables))
    .where(
      and(
        eq(seats.matchId, matchId),
        isNotNull(people.chatId),
        sql`exists (select from ${posts} post join send_recipients told on told.send_id = post.send_id
          where post.match_id = ${matchId} and told.user_id = ${users.id} and told.way = ${way} and told.state <> 'failed')`,
      ),
    )
  return new Map(rows.map(({ userId, chatId }) => [userId, chatId as string]))
}

/** Where the message about a match stands. */
export async function postsOf({ context: { db }, tables: { posts } }: Chat, matchId: string) {
  const rows = await db
    .select({ channel: posts.channel, messageId: posts.messageId })
    .from(posts)
    .where(eq(posts.matchId, matchId))
  return rows.flatMap(({ channel, messageId }) => (messageId === null ? [] : [{ channel, messageId }]))
}

/** Older completed rounds and older erasures are no longer shown. */
const LOOK_BACK_DAYS = 31

/**
 * Some matches of which something has changed since their message was last shown, or one of whose people is another now. In no
 * order, so that those that can't be shown keep no other waiting for ever.
 */
export async function changedSince(
  { context: { db }, tables: { posts } }: Chat,
  now: Date,
  most: number,
): Promise<string[]> {
  const since = sql`${now}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS})`
  const rows = await readRows(
    db,
    { matchId: matches.id },
    sql`
    with recent as (
      select m.id from rounds p join matches m on m.round_id = p.id where p.status = 'active' or p.completed_at > ${since}
      union
      select seat.match_id from users u join seats seat on seat.user_id = u.id where u.erased_at > ${since})
    select post.match_id as "matchId" from recent join ${posts} post on post.match_id = recent.id
      join matches m on m.id = post.match_id join rounds p on p.id = m.round_id left join meetings on meetings.match_id = m.id
      join seats seat on seat.match_id = m.id join users u on u.id = seat.user_id
    where post.message_id is not null and (greatest(meetings.changed_at, p.completed_at, seat.answered_at, seat.stepped_out_at,
        seat.changed_at, u.erased_at, case when p.status = 'active' then u.updated_at end) > post.at
      or (m.status = 'called_off' or seat.rescue_reason is not null) and exists (
        select from sends where sends.round_id = p.id and sends.kind = 'rescue' and sends.created_at > post.at))
    group by post.match_id order by random() limit ${most}`,
  )
  return rows.map(({ matchId }) => matchId)
}

/** The message about a match shows what was true at a moment. */
export const markShown = ({ context: { db }, tables: { posts } }: Chat, matchId: string, at: Date) =>
  db
    .update(posts)
    .set({ at })
    .where(and(eq(posts.matchId, matchId), isNotNull(posts.messageId)))
