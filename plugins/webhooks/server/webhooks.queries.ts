import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import type { Happening } from '../../../server/platform/context/context'
import { number } from '../../../server/platform/database/rows'
import { webhookDeliveries, webhooks } from './webhooks.tables'
import { pairings } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'

export type WebhookRow = typeof webhooks.$inferSelect

/** Which of them: the webhooks of programs, or channels. */
export type Kind = 'webhook' | 'channel'
const isOf = (kind: Kind): SQL | undefined =>
  kind === 'webhook' ? eq(webhooks.form, 'standard') : ne(webhooks.form, 'standard')

export const readWebhooks = (db: Queryable, kind: Kind) =>
  db.select().from(webhooks).where(isOf(kind)).orderBy(asc(webhooks.createdAt), asc(webhooks.id))

export const countWebhooks = (db: Queryable, kind: Kind) => db.$count(webhooks, isOf(kind))

/** One of them, locked if it is to be changed. */
export async function findWebhook(
  db: Queryable,
  kind: Kind,
  id: string,
  { lock = false } = {},
): Promise<WebhookRow | undefined> {
  const found = db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isOf(kind)))
  return (await (lock ? found.for('update') : found))[0]
}

/** One of either kind, while it is on. */
export const readOn = async (db: Queryable, id: string): Promise<WebhookRow | undefined> =>
  (
    await db
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, id), isNull(webhooks.offAt)))
  )[0]

/** Whether another one has its name. */
export const isTaken = async (
  db: Queryable,
  { id, name }: Pick<WebhookRow, 'id' | 'name'>,
): Promise<boolean> =>
  (await db.$count(webhooks, and(sql`lower(${webhooks.name}) = lower(${name})`, ne(webhooks.id, id)))) > 0

/** Stores one. False: there is one of this name. */
export async function insertWebhook(tx: Transaction, row: WebhookRow): Promise<boolean> {
  const made = await tx.insert(webhooks).values(row).onConflictDoNothing().returning({ id: webhooks.id })
  return made.length > 0
}

export const updateWebhook = (tx: Transaction, { id, ...row }: WebhookRow) =>
  tx.update(webhooks).set(row).where(eq(webhooks.id, id))

export const deleteWebhook = (tx: Transaction, id: string) => tx.delete(webhooks).where(eq(webhooks.id, id))

/** Turns one off, unless it is off. Returns its row. */
export async function turnOff(
  tx: Transaction,
  id: string,
  off: { offAt: Date; offReason: WebhookRow['offReason'] },
): Promise<WebhookRow | undefined> {
  const rows = await tx
    .update(webhooks)
    .set(off)
    .where(and(eq(webhooks.id, id), isNull(webhooks.offAt)))
    .returning()
  return rows[0]
}

/** Something arrived: it is told again, if the product had turned it off. */
export const turnOn = (db: Queryable, id: string) =>
  db.update(webhooks).set({ offAt: null, offReason: null }).where(eq(webhooks.id, id))

/** People's names by id, for receivers that may know them; erased people have none. */
export const namesOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)))

/** Rounds by their ids, with how many of their people are matched for the first time. */
export const roundsToAnnounce = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: pairings.id,
      group: pairings.domainGroupName,
      pairs: pairings.totalPairs,
      newFaces: sql`(
        select count(*)::int from seats s where s.round_id = rounds.id and s.match_id is not null
          and not exists (select from seats earlier join rounds p on p.id = earlier.round_id
            where earlier.user_id = s.user_id and earlier.match_id is not null and p.created_at < rounds.created_at))`.mapWith(
        number,
      ),
    })
    .from(pairings)
    .where(inArray(pairings.id, [...ids]))

/** Takes out what programs returned when they were told of somebody: it may repeat a name. What they are told holds none. */
export async function eraseFromDeliveries(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ response: '' })
    .where(sql`${webhookDeliveries.data} -> 'people' @> ${JSON.stringify([{ id }])}::jsonb`)
}

/** Makes a delivery of each event for each webhook that is told of it. With the owner's rights: managers see no webhook. */
export const addDeliveries = (tx: Queryable, { type, at, events }: Happening) =>
  tx.execute(
    sql`select public.tell_webhooks(${type}, ${at.toISOString()}::timestamptz, ${JSON.stringify(events)}::jsonb)`,
  )
