import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { keptBack } from '../../../server/mail/engine/may-be-mailed.queries'
import type { Queryable } from '../../../server/platform/database/database'
import { seats } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sendRecipients } from '../../../server/tables/sending.tables'
import type { LeasedRow } from '../../../server/mail/engine/rows.queries'
import type { Chat } from './chat'
import type { ChatTables } from './chat.tables'

/** A person unknown to the chat is looked up again after so many days. */
const LOOK_AGAIN_DAYS = 7

/** Somebody to be told. `chatId`: null, the chat knows nobody with their address; undefined, nobody has asked it. */
export interface ToFind {
  userId: string
  email: string
  chatId: string | null | undefined
}

/** Who somebody is in the chat, as it was last said of the address that they have today. */
const found = ({ people }: ChatTables) => and(eq(people.userId, users.id), eq(people.email, users.email))
const person = ({ people }: ChatTables) => ({
  userId: users.id,
  email: users.email,
  chatId: people.chatId,
  foundFor: people.email,
})
const toFind = ({ userId, email, chatId, foundFor }: ToFind & { foundFor: string | null }): ToFind => ({
  userId,
  email,
  chatId: foundFor === null ? undefined : chatId,
})

/** The people of a match that a send tells there and that may be told, always in the same order. */
export async function toldTogether(
  { context: { db }, way, tables }: Chat,
  sendId: string,
  matchId: string,
  day: string,
): Promise<ToFind[]> {
  const rows = await db
    .select(person(tables))
    .from(seats)
    .innerJoin(
      sendRecipients,
      and(
        eq(sendRecipients.userId, seats.userId),
        eq(sendRecipients.sendId, sendId),
        eq(sendRecipients.way, way),
      ),
    )
    .innerJoin(users, eq(users.id, seats.userId))
    .leftJoin(tables.people, found(tables))
    .where(
      sql`${seats.matchId} = ${matchId} and exists (select from send_recipients r join sends s on s.id = r.send_id
        where r.id = ${sendRecipients.id} and ${keptBack(day)} is null)`,
    )
    .orderBy(users.id)
  return rows.map(toFind)
}

export async function findToTell(
  { context: { db }, tables }: Chat,
  userId: string,
): Promise<ToFind | undefined> {
  const [row] = await db
    .select(person(tables))
    .from(users)
    .leftJoin(tables.people, found(tables))
    .where(eq(users.id, userId))
  return row && toFind(row)
}

/** Some people who are told there and were not looked up yet, or not for long; in no order, as of `changedSince`. */
export async function notLookedUp(
  { context: { db }, way, tables }: Chat,
  now: Date,
  most: number,
): Promise<ToFind[]> {
  const { people } = tables
  const rows = await db
    .select(person(tables))
    .from(users)
    .leftJoin(people, found(tables))
    .where(
      sql`${users.isActive} and ${users.erasedAt} is null and not ${users.needsProfileSetup}
        and (${users.tellBy} in (${way}, 'both') or (${users.tellBy} is null
          and exists (select from programmes where archived_at is null and tell_by in (${way}, 'both'))))
        and (${people.userId} is null or (${people.chatId} is null
          and ${people.lookedUpAt} < ${now}::timestamptz - make_interval(days => ${LOOK_AGAIN_DAYS})))`,
    )
    .orderBy(sql`random()`)
    .limit(most)
  return rows.map(toFind)
}

/** Stores what the chat says of somebody's address, unless they have another by now, or were erased: whoever erases them is waited for. */
export async function storeFound(
  db: Queryable,
  { people }: ChatTables,
  { userId, email }: ToFind,
  chatId: string | null,
  lookedUpAt: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${people} (user_id, email, chat_id, looked_up_at)
    select id, email, ${chatId}, ${lookedUpAt} from users where id = ${userId} and email = ${email} for share
    on conflict (user_id) do update set email = excluded.email, chat_id = excluded.chat_id, looked_up_at = excluded.looked_up_at`)
}

type Posted = ChatTables['posts']['$inferInsert']
type Post = Pick<Posted, 'sendId' | 'matchId'>
const isPost = ({ posts }: ChatTables, { sendId, matchId }: Post) =>
  and(eq(posts.sendId, sendId), eq(posts.matchId, matchId))

/** The message of a send about a match. Its id is null while it is being posted, or for ever if nobody knows whether it was. */
export async function findPost({ context: { db }, tables }: Chat, about: Post) {
  const { posts } = tables
  const [row] = await db
    .select({ messageId: posts.messageId, at: posts.at })
    .from(posts)
    .where(isPost(tables, about))
  return row
}

/** Takes the posting of it; false: another row of the match has. */
export async function claimPost({ context: { db }, tables }: Chat, claimed: Posted): Promise<boolean> {
  const taken = await db.insert(tables.posts).values(claimed).onConflictDoNothing().returning()
  return taken.length > 0
}

/** It was posted, and that counts, whatever became of the claim meanwhile. */
export const storePost = ({ context: { db }, tables: { posts } }: Chat, posted: Posted) =>
  db
    .insert(posts)
    .values(posted)
    .onConflictDoUpdate({
      target: [posts.sendId, posts.matchId],
      set: { channel: posted.channel, messageId: posted.messageId },
    })

/**
 * Nobody knows whether these were posted: the next try of the sends does. What is being posted just now is not touched.
 */
export const forgetUnposted = (
  tx: Queryable,
  { way, tables: { posts } }: Pick<Chat, 'way' | 'tables'>,
  sendIds: readonly string[],
) =>
  tx.delete(posts).where(
    and(
      inArray(posts.sendId, [...sendIds]),
      isNull(posts.messageId),
      sql`not exists (select from send_recipients r where r.send_id = ${posts.sendId} and r.way = ${way}
        and r.state = 'committing' and r.values ->> 'matchId' = ${posts.matchId}::text)`,
    ),
  )

/**
 * Leaves a delivery that is leased to mail, as its person can't be told there; false where they get the same by mail anyway. Its
 * next attempt is another one, so that whoever holds the lease has lost it.
 */
export async function leaveToMail(
  { context: { db, clock }, way }: Chat,
  { id, attempt }: LeasedRow,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update send_recipients r set way = 'mail', state = 'waiting', attempt = attempt + 1, refusals = 0, next_attempt_at = ${clock.now()}
    where id = ${id} and attempt = ${attempt} and way = ${way} and state in ('leased', 'committing')
      and not exists (select from send_recipients m where m.way = 'mail' and (m.send_id = r.send_id and m.email = r.email
        or m.message_id = r.message_id and m.state not in ('failed', 'cancelled')))`)
  return rowCount === 1
}

/** It was not posted: another try may. */
export const givePostBack = ({ context: { db }, tables }: Chat, claimed: Post) =>
  db.delete(tables.posts).where(and(isPost(tables, claimed), isNull(tables.posts.messageId)))

export async function deletePerson(db: Queryable, { people }: ChatTables, userId: string): Promise<void> {
  await db.delete(people).where(eq(people.userId, userId))
}

/** SQL: the chat knows nobody with the address of the person `u`. */
export const knowsNobody = ({ people }: ChatTables): SQL =>
  sql`exists (select from ${people} p where p.user_id = u.id and p.email = u.email and p.chat_id is null)`

/** Who somebody is there, once they were found. */
export async function chatIdOf(
  db: Queryable,
  { people }: ChatTables,
  userId: string,
): Promise<string | null> {
  const [row] = await db.select({ chatId: people.chatId }).from(people).where(eq(people.userId, userId))
  return row?.chatId ?? null
}
