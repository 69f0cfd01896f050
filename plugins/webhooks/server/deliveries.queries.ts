import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../server/platform/database/database'
import { readRows } from '../../../server/platform/database/rows'
import {
  cursorAfter,
  cutPage,
  badCursor,
  isInstant,
  readCursor,
  totalOf,
} from '../../../server/platform/http/cursor'
import { UUID } from '../../../server/platform/http/route'
import { webhookDeliveries as deliveries, webhooks } from './webhooks.tables'

export type DeliveryRow = typeof deliveries.$inferSelect

/** The webhooks that something is to be sent to now. */
export const webhooksWithWork = (db: Queryable, now: Date) =>
  db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        isNull(webhooks.offAt),
        sql`exists (select from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'waiting'
          and d.due_at <= ${now.toISOString()}::timestamptz)`,
      ),
    )

const claimed = {
  id: deliveries.id,
  eventId: deliveries.eventId,
  type: deliveries.type,
  at: deliveries.at,
  data: deliveries.data,
  tries: deliveries.tries,
}
export type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Takes deliveries of a webhook to try them: nobody else does before the lease ends, and whoever is killed leaves them to it. */
export const claim = (
  db: Queryable,
  webhookId: string,
  { now, leaseEnds, most }: { now: Date; leaseEnds: Date; most: number },
) =>
  readRows(
    db,
    claimed,
    sql`
    update webhook_deliveries d set due_at = ${leaseEnds}, tries = tries + 1
    from (select id from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and due_at <= ${now}
      order by due_at, at limit ${most} for update skip locked) due
    where d.id = due.id
    returning d.id, event_id as "eventId", type, at, data, tries`,
  )

export interface Result
  extends Pick<
    DeliveryRow,
    'id' | 'tries' | 'state' | 'dueAt' | 'triedAt' | 'milliseconds' | 'status' | 'fault' | 'response'
  > {}

/** Stores what came of tries, unless somebody else has tried it since, or it is to be sent again. */
export const storeResults = (db: Queryable, results: readonly Result[]) =>
  db.execute(sql`
    update webhook_deliveries d set state = r.state, due_at = r."dueAt", tried_at = r."triedAt", milliseconds = r.milliseconds,
      status = r.status, fault = r.fault, response = r.response
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id uuid, tries int, state text, "dueAt" timestamptz,
      "triedAt" timestamptz, milliseconds int, status smallint, fault text, response text)
    where d.id = r.id and d.tries = r.tries and d.state = 'waiting'`)

/** Whether anything reached a webhook after an instant. */
export const wasReached = async (db: Queryable, webhookId: string, after: Date): Promise<boolean> =>
  (await db.$count(
    deliveries,
    and(
      eq(deliveries.webhookId, webhookId),
      eq(deliveries.state, 'delivered'),
      gt(deliveries.triedAt, after),
    ),
  )) > 0

/** What a webhook was told, the newest first. @throws 400 a cursor that is not ours */
export async function deliveryPage(
  db: Queryable,
  webhookId: string,
  { limit = 50, cursor }: { limit?: number | undefined; cursor?: string | undefined },
) {
  const [at = '', id = ''] = readCursor(cursor, 2) ?? []
  if (cursor && (!isInstant(at) || !UUID.test(id))) throw badCursor()
  const told = eq(deliveries.webhookId, webhookId)
  const rows = await db
    .select()
    .from(deliveries)
    .where(
      and(
        told,
        cursor ? sql`(${deliveries.at}, ${deliveries.id}) < (${at}::timestamptz, ${id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(deliveries.at), desc(deliveries.id))
    .limit(limit + 1)
  const page = cutPage(rows, limit, (last) => cursorAfter(last.at.toISOString(), last.id))
  return { ...page, total: await totalOf(page, cursor, () => db.$count(deliveries, told)) }
}

/** Sends a delivery again as if it had never been tried. False: there is no such delivery. */
export async function sendAgain(tx: Transaction, webhookId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ state: 'waiting', dueAt: now, tries: 0 })
    .where(and(eq(deliveries.id, id), eq(deliveries.webhookId, webhookId)))
    .returning({ type: deliveries.type })
  return rows.length > 0
}

export const deleteDeliveriesBefore = (db: Database, instant: Date) =>
  db.delete(deliveries).where(lt(deliveries.at, instant))
