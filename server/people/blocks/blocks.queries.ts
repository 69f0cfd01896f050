import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { users } from '../../tables/people.tables'
import { blocks } from '../../tables/participation.tables'

const colleague = { email: users.email, firstName: users.firstName, lastName: users.lastName }

/** The people whom somebody would rather not be paired with, by name. */
export const blockedBy = (db: Queryable, userId: string) =>
  db
    .select(colleague)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(users.lastName, users.firstName, users.email)

/** The people with these addresses; nobody can erase them before the transaction ends. */
export const peopleWith = (tx: Transaction, emails: string[]) =>
  tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('key share')

/** Makes this the whole list. */
export async function replaceBlocks(tx: Transaction, userId: string, blockedIds: string[], now: Date) {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), sql`${blocks.blockedId} <> all(${sql.param(blockedIds)}::uuid[])`))
  if (blockedIds.length === 0) return
  await tx
    .insert(blocks)
    .values(blockedIds.map((blockedId) => ({ userId, blockedId, createdAt: now })))
    .onConflictDoNothing()
}

/** Forgets whom a person has blocked, and who has blocked them. */
export const forgetBlocksOf = (tx: Transaction, userId: string) =>
  tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)))

/** Whether one of these people has blocked another of them. */
export const isBlocked = async (db: Queryable, ids: string[]): Promise<boolean> =>
  (await db.$count(blocks, and(inArray(blocks.userId, ids), inArray(blocks.blockedId, ids)))) > 0

/** Blocks among these people: who blocks whom. */
export async function blocksAmong(db: Queryable, among: SQL): Promise<[string, string][]> {
  const rows = await db
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(sql`user_id in (${among}) and blocked_id in (${among})`)
    .orderBy(blocks.userId, blocks.blockedId)
  return rows.map(({ userId, blockedId }) => [userId, blockedId])
}
