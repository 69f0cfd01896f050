import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { keptBack } from '../../../server/mail/engine/may-be-mailed.queries'
import type { Queryable } from '../../../server/platform/database/database'
import { slackPeople, slackPosts } from './slack.tables'
import { seats } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sendRecipients } from '../../../server/tables/sending.tables'

/** A person unknown to Slack is looked up again after so many days. */
const LOOK_AGAIN_DAYS = 7

/** Somebody to be told in Slack. `slackId`: null, Slack knows nobody with their address; undefined, nobody has asked it. */
export interface ToFind {
  userId: string
  email: string
  slackId: string | null | undefined
}

/** Who somebody is in Slack, as it was last said of the address that they have today. */
const found = and(eq(slackPeople.userId, users.id), eq(slackPeople.email, users.email))
const person = {
  userId: users.id,
  email: users.email,
  slackId: slackPeople.slackId,
  foundFor: slackPeople.email,
}
const toFind = ({ userId, email, slackId, foundFor }: ToFind & { foundFor: string | null }): ToFind => ({
  userId,
  email,
  slackId: foundFor === null ? undefined : slackId,
})

/** The people of a match that a send tells in Slack and that may be told, always in the same order. */
export async function toldTogether(
  db: Queryable,
  sendId: string,
  matchId: string,
  day: string,
): Promise<ToFind[]> {
  const rows = await db
    .select(person)
    .from(seats)
    .innerJoin(
      sendRecipients,
      and(
        eq(sendRecipients.userId, seats.userId),
        eq(sendRecipients.sendId, sendId),
        eq(sendRecipients.way, 'slack'),
      ),
    )
    .innerJoin(users, eq(users.id, seats.userId))
    .leftJoin(slackPeople, found)
    .where(
      sql`${seats.matchId} = ${matchId} and exists (select from send_recipients r join sends s on s.id = r.send_id
        where r.id = ${sendRecipients.id} and ${keptBack(day)} is null)`,
    )
    .orderBy(users.id)
  return rows.map(toFind)
}

export async function findToTell(db: Queryable, userId: string): Promise<ToFind | undefined> {
  const [row] = await db.select(person).from(users).leftJoin(slackPeople, found).where(eq(users.id, userId))
  return row && toFind(row)
}

/** Some people who are told in Slack and were not looked up there yet, or not for long; in no order, as of `changedSince`. */
export async function notLookedUp(db: Queryable, now: Date, most: number): Promise<ToFind[]> {
  const rows = await db
    .select(person)
    .from(users)
    .leftJoin(slackPeople, found)
    .where(
      sql`${users.isActive} and ${users.erasedAt} is null and not ${users.needsProfileSetup}
        and (${users.tellBy} in ('slack', 'both') or (${users.tellBy} is null
          and exists (select from programmes where archived_at is null and tell_by <> 'mail')))
        and (${slackPeople.userId} is null or (${slackPeople.slackId} is null
          and ${slackPeople.lookedUpAt} < ${now}::timestamptz - make_interval(days => ${LOOK_AGAIN_DAYS})))`,
    )
    .orderBy(sql`random()`)
    .limit(most)
  return rows.map(toFind)
}

/** Stores what Slack says of somebody's address, unless they have another by now, or were erased: whoever erases them is waited for. */
export async function storeFound(
  db: Queryable,
  { userId, email }: ToFind,
  slackId: string | null,
  lookedUpAt: Date,
): Promise<void> {
  await db.execute(sql`
    insert into slack_people (user_id, email, slack_id, looked_up_at)
    select id, email, ${slackId}, ${lookedUpAt} from users where id = ${userId} and email = ${email} for share
    on conflict (user_id) do update set email = excluded.email, slack_id = excluded.slack_id, looked_up_at = excluded.looked_up_at`)
}

type Post = Pick<typeof slackPosts.$inferSelect, 'sendId' | 'matchId'>
const isPost = ({ sendId, matchId }: Post) =>
  and(eq(slackPosts.sendId, sendId), eq(slackPosts.matchId, matchId))

/** The message of a send about a match. `ts` is null while it is being posted, or for ever if nobody knows whether it was. */
export async function findPost(db: Queryable, about: Post) {
  const [row] = await db
    .select({ ts: slackPosts.ts, at: slackPosts.at })
    .from(slackPosts)
    .where(isPost(about))
  return row
}

/** Takes the posting of it; false: another row of the match has. */
export async function claimPost(db: Queryable, claimed: typeof slackPosts.$inferInsert): Promise<boolean> {
  const taken = await db.insert(slackPosts).values(claimed).onConflictDoNothing().returning()
  return taken.length > 0
}

/** It was posted, and that counts, whatever became of the claim meanwhile. */
export const storePost = (db: Queryable, posted: typeof slackPosts.$inferInsert) =>
  db
    .insert(slackPosts)
    .values(posted)
    .onConflictDoUpdate({
      target: [slackPosts.sendId, slackPosts.matchId],
      set: { channel: posted.channel, ts: posted.ts },
    })

/**
 * Nobody knows whether these were posted: the next try of the sends does. What is being posted just now is not touched.
 */
export const forgetUnposted = (tx: Queryable, sendIds: readonly string[]) =>
  tx.delete(slackPosts).where(
    and(
      inArray(slackPosts.sendId, [...sendIds]),
      isNull(slackPosts.ts),
      sql`not exists (select from send_recipients r where r.send_id = ${slackPosts.sendId} and r.way = 'slack'
        and r.state = 'committing' and r.values ->> 'matchId' = ${slackPosts.matchId}::text)`,
    ),
  )

/** It was not posted: another try may. */
export const givePostBack = (db: Queryable, claimed: Post) =>
  db.delete(slackPosts).where(and(isPost(claimed), isNull(slackPosts.ts)))

export async function deletePerson(db: Queryable, userId: string): Promise<void> {
  await db.delete(slackPeople).where(eq(slackPeople.userId, userId))
}

/** SQL: Slack knows nobody with the address of the person `u`. */
export const knowsNobody = sql`exists (
  select from slack_people p where p.user_id = u.id and p.email = u.email and p.slack_id is null)`

/** Who somebody is in Slack, once they were found there. */
export async function slackIdOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ slackId: slackPeople.slackId })
    .from(slackPeople)
    .where(eq(slackPeople.userId, userId))
  return row?.slackId ?? null
}
