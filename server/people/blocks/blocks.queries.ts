import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { COVERAGE_LOCK } from '../../platform/database/locks'
import { readRows, text } from '../../platform/database/rows'
import type { Queryable, Transaction } from '../../platform/database/database'
import { uuids } from '../../platform/database/uuids'
import { users } from '../../tables/people.tables'
import { blockedAddresses, blocks } from '../../tables/participation.tables'

/** The addresses that somebody blocks, whether anybody has them or not, and since when. */
export const blockedBy = (db: Queryable, userId: string) =>
  unionAll(
    db
      .select({ email: users.email, since: blocks.createdAt })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(eq(blocks.userId, userId)),
    db
      .select({ email: blockedAddresses.email, since: blockedAddresses.createdAt })
      .from(blockedAddresses)
      .where(eq(blockedAddresses.userId, userId)),
  ).orderBy(sql`email`)

/** The people with these addresses. Until the transaction ends nobody can erase them, and nobody else gets one of the addresses. */
export async function peopleWith(tx: Transaction, emails: string[]) {
  await tx.execute(sql`
    select pg_advisory_xact_lock(${COVERAGE_LOCK}, number)
    from (select distinct hashtext(email) & 255 as number from unnest(${sql.param(emails)}::text[]) as email order by 1) numbers`)
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('key share')
}

/** Blocked people who had one of these addresses before: an open page may still show it. */
export const blockedByFormer = (tx: Transaction, userId: string, emails: string[]) =>
  readRows(
    tx,
    { id: users.id, email: text },
    sql`
    select distinct b.blocked_id as id, a.subject_label as email from blocks b
    join audit_log a on a.subject_id = b.blocked_id::text and a.action = 'user.readdressed'
    where b.user_id = ${userId}::uuid and a.subject_label = any(${sql.param(emails)}::text[])`,
  )

interface Listed {
  ids: string[]
  /** Addresses that nobody has. */
  emails: string[]
}

/** Makes this the whole list. */
export async function replaceBlocks(tx: Transaction, userId: string, { ids, emails }: Listed, now: Date) {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), sql`${blocks.blockedId} <> all(${sql.param(ids)}::uuid[])`))
  await tx
    .delete(blockedAddresses)
    .where(
      and(
        eq(blockedAddresses.userId, userId),
        sql`${blockedAddresses.email} <> all(${sql.param(emails)}::text[])`,
      ),
    )
  if (ids.length > 0)
    await tx
      .insert(blocks)
      .values(ids.map((blockedId) => ({ userId, blockedId, createdAt: now })))
      .onConflictDoNothing()
  if (emails.length > 0)
    await tx
      .insert(blockedAddresses)
      .values(emails.map((email) => ({ userId, email, createdAt: now })))
      .onConflictDoNothing()
}

/** Forgets a person's blocks and the blocks against them, by any of these addresses. */
export async function forgetBlocksOf(tx: Transaction, userId: string, addresses: string[]): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)))
  await tx
    .delete(blockedAddresses)
    .where(or(eq(blockedAddresses.userId, userId), inArray(blockedAddresses.email, addresses)))
}

/** Blocks among people who fit, each as blocker and blocked. */
const among = (db: Queryable, fits: (id: SQL) => SQL) =>
  db
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(and(fits(sql`${blocks.userId}`), fits(sql`${blocks.blockedId}`)))

/** Whether one of these people has blocked another of them. */
export const isBlocked = async (db: Queryable, ids: string[]): Promise<boolean> =>
  (await among(db, (id) => sql`${id} = any(${uuids(ids)})`).limit(1)).length > 0

/** Blocks among these people, each as blocker and blocked. @param people their ids, as a subquery */
export async function blocksAmong(db: Queryable, people: SQL): Promise<[string, string][]> {
  const rows = await among(db, (id) => sql`${id} in (${people})`).orderBy(sql`1, 2`)
  return rows.map(({ userId, blockedId }) => [userId, blockedId])
}
