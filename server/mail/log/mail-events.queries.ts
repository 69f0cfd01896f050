import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import { type Row, readRows } from '../../platform/database/rows'
import { sendRecipients } from '../../tables/sending.tables'
import { mailEvents } from '../../tables/mail.tables'
import { lockedRows } from '../engine/rows.queries'
import { returnReason } from '../delivery.rules'

/** What the provider reports about a message; `messageId` says which. */
export type MailEvent = Pick<
  typeof mailEvents.$inferSelect,
  'id' | 'kind' | 'at' | 'code' | 'reason' | 'isAddressFault'
> & { messageId: string }

const storedEvent = {
  id: mailEvents.id,
  recipientId: mailEvents.recipientId,
  userId: sendRecipients.userId,
  kind: mailEvents.kind,
}
type StoredEvent = Row<typeof storedEvent>

/**
 * Stores the events that are new and about a message of ours; returns those. Events about a message that was cancelled, or
 * failed, are left out: they can't change it. The condition on the state is the one of the index.
 */
export async function insertEvents(tx: Transaction, events: MailEvent[], now: Date): Promise<StoredEvent[]> {
  const list = <Key extends keyof MailEvent>(key: Key) => sql.param(events.map((event) => event[key]))
  return readRows(
    tx,
    storedEvent,
    sql`
    with stored as (
      insert into mail_events (id, recipient_id, kind, at, received_at, code, reason, is_address_fault, is_open)
      select e.id, r.id, e.kind, e.at, ${now}, e.code, e.reason, e.is_address_fault, e.kind in ('delivered', 'bounced', 'dropped')
      from unnest(${list('id')}::text[], ${list('messageId')}::text[], ${list('kind')}::text[],
        ${sql.param(events.map(({ at }) => at.toISOString()))}::timestamptz[], ${list('code')}::text[], ${list('reason')}::text[],
        ${list('isAddressFault')}::boolean[]) as e(id, message_id, kind, at, code, reason, is_address_fault)
      join send_recipients r on r.message_id = e.message_id and r.way = 'mail' and r.state not in ('failed', 'cancelled')
      order by e.id
      on conflict do nothing
      returning id, recipient_id, kind
    )
    select stored.id, stored.recipient_id as "recipientId", stored.kind, r.user_id as "userId"
    from stored join send_recipients r on r.id = stored.recipient_id`,
  )
}

/**
 * Applies the open events to their rows. Each write names the states it may change: what the send engine holds is left
 * to it and tried again later; what waits to be sent again has arrived already, or never will.
 */
export async function settleRows(tx: Transaction): Promise<void> {
  await tx.execute(
    lockedRows(sql`state in ('unknown', 'waiting', 'sent')
    and id in (select recipient_id from mail_events where is_open)`),
  )
  // A bounce may follow a delivery, when the receiving server took the mail first and returned it later.
  const returned = await readRows(
    tx,
    { id: mailEvents.recipientId, kind: mailEvents.kind, code: mailEvents.code, message: mailEvents.reason },
    sql`
    select distinct on (recipient_id) recipient_id as id, kind, code, reason as message from mail_events
    where is_open and kind in ('bounced', 'dropped') order by recipient_id, at, id`,
  )
  if (returned.length > 0)
    await tx.execute(sql`
    with told as (
      select distinct on (recipient_id) recipient_id, kind, at, code, reason, why from mail_events
      join unnest(${sql.param(returned.map(({ id }) => id))}::bigint[], ${sql.param(returned.map(returnReason))}::text[]) as known(id, why)
        on known.id = recipient_id
      where is_open and kind in ('bounced', 'dropped') order by recipient_id, at, mail_events.id
    )
    update send_recipients r set state = 'failed', send_status = case told.kind when 'dropped' then 'sendgrid_error' else 'failed' end,
      error_code = told.code, error_message = nullif(told.reason, ''), is_senders_fault = false, finished_at = told.at,
      failure_reason = told.why
    from told where r.id = told.recipient_id and r.state in ('unknown', 'waiting', 'sent')`)
  await tx.execute(sql`
    update send_recipients r set state = 'sent', send_status = 'success', error_code = null, error_message = null,
      failure_reason = null, finished_at = told.at
    from (select recipient_id, min(at) as at from mail_events where is_open and kind = 'delivered' group by recipient_id) told
    where r.id = told.recipient_id and r.state in ('unknown', 'waiting')`)
  await tx.execute(sql`
    update mail_events e set is_open = false from send_recipients r
    where e.is_open and r.id = e.recipient_id and r.state not in ('leased', 'committing')`)
}

/** Bounces by their newsletters' months, and their end by what was delivered after them. */
export async function noteBounces(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`
    insert into bounces (user_id, month, at, code, reason)
    select distinct on (r.user_id, s.year, s.month) r.user_id, to_char(make_date(s.year, s.month, 1), 'YYYY-MM'), e.at, e.code, e.reason
    from mail_events e join send_recipients r on r.id = e.recipient_id join sends s on s.id = r.send_id
    where e.id = any(${sql.param(ids)}::text[]) and e.is_address_fault and r.user_id is not null
    order by r.user_id, s.year, s.month, e.at, e.id
    on conflict do nothing`)
  await tx.execute(sql`
    delete from bounces b using mail_events e, send_recipients r
    where e.id = any(${sql.param(ids)}::text[]) and e.kind = 'delivered' and r.id = e.recipient_id
      and b.user_id = r.user_id and b.at < e.at`)
}

/** Ends the bounces of people whose later mail went out before an instant and has not come back. */
export const clearOutlivedBounces = (tx: Transaction, sentBefore: Date) =>
  tx.execute(sql`
    delete from bounces b using send_recipients r
    where r.user_id = b.user_id and r.state = 'sent' and r.finished_at > b.at and r.finished_at < ${sentBefore}`)

/** Does what the unsubscribe link of the mail does. */
export const optOut = (tx: Transaction, userIds: string[], now: Date) =>
  tx.execute(sql`
    update users set participation_status = 'opted_out', pause_start_date = null, pause_end_date = null, pause_reason = null,
      updated_at = ${now}
    where id = any(${sql.param(userIds)}::uuid[]) and participation_status <> 'opted_out'`)
