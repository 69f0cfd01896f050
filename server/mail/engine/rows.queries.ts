import { eq, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type AuditContext, recordAudits } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { OpenDatabase, Queryable, Transaction } from '../../platform/database/database'
import { INSTANCE_LOCK } from '../../platform/database/locks'
import { emitEvents } from '../../platform/events/emit-events'
import {
  boolean,
  listOf,
  number,
  oneOf,
  orNull,
  readRow,
  readRows,
  type Row,
  text,
} from '../../platform/database/rows'
import type { DeliveryMethod, SendOutcome } from '../../../shared/limits'
import { newsletters } from '../../tables/newsletters.tables'
import { codeOf, countKeptBack, keptBack, wordsOf } from './may-be-mailed.queries'
import { mailRate, sendRecipients, sends } from '../../tables/sending.tables'

/** Woken by new work; the send's id is the payload. */
export const CHANNEL = 'cup_of_joe_sends'

/** SQL: numbers of the instances that are alive. */
const livingInstances = sql`(select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${INSTANCE_LOCK}
  and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))`

const leasedRow = {
  id: sendRecipients.id,
  sendId: sendRecipients.sendId,
  userId: sendRecipients.userId,
  email: sendRecipients.email,
  values: sendRecipients.values,
  messageId: sendRecipients.messageId,
  attempt: sendRecipients.attempt,
  refusals: sendRecipients.refusals,
}
export type LeasedRow = Row<typeof leasedRow>

export interface Lease {
  way: DeliveryMethod
  /** On which it is asked whether people may be mailed. */
  day: string
  instance: number
  now: Date
  endsAt: Date
  most: number
}

/** Notifies every instance that there is work. */
export const wakeInstances = (db: Queryable, sendId: string) =>
  db.execute(sql`select pg_notify(${CHANNEL}, ${sendId})`)

/**
 * SQL: ids of sends, locked in their order. What locks sends and their rows locks the sends first, then the rows, each in the
 * order of their ids: so no two transactions wait for each other.
 */
const lockedSends = (condition: SQL, mode = sql`for no key update`): SQL =>
  sql`select s.id from sends s where ${condition} order by s.id ${mode}`

/** SQL: ids of rows, locked in their order. */
export const lockedRows = (condition: SQL): SQL =>
  sql`select id from send_recipients where ${condition} order by id for no key update`

/** SQL: the instances may take rows of the send `s`. */
const isGoing = sql`(s.state in ('queued', 'sending') or (s.state = 'paused' and s.resumes_by_itself))`

/**
 * Takes rows that are due, and keeps back those whose people may not be mailed any more; each lease is a new attempt. The send is locked as well, so that no row can be leased while
 * someone pauses or cancels its send.
 */
export async function leaseRows(
  db: Queryable,
  { way, day, instance, now, endsAt, most }: Lease,
): Promise<LeasedRow[]> {
  const rows = await readRows(
    db,
    { ...leasedRow, state: sendRecipients.state },
    sql`
    with open as materialized (${lockedSends(
      sql`${isGoing} and exists (
        select from send_recipients r where r.send_id = s.id and r.way = ${way} and r.state = 'waiting' and r.next_attempt_at <= ${now})`,
      sql`for share`,
    )}), due as (
      select r.id, r.user_id, r.send_id, r.values from send_recipients r
      where r.way = ${way} and r.state = 'waiting' and r.next_attempt_at <= ${now} and r.send_id in (select id from open)
      order by r.next_attempt_at, r.id limit ${most}
      for update skip locked
    ), asked as materialized (
      select r.id, ${keptBack(day)} as why from due r join sends s on s.id = r.send_id)
    update send_recipients r set attempt = r.attempt + 1, leased_by = ${instance}, lease_ends_at = ${endsAt},
      state = case when asked.why is null then 'leased' when r.send_status = 'unknown' then 'unknown' else 'failed' end,
      send_status = case when asked.why is null or r.send_status = 'unknown' then r.send_status else 'failed' end,
      error_code = case when asked.why is null then r.error_code else ${codeOf(sql`asked.why`)} end,
      error_message = case when asked.why is null then r.error_message end,
      failure_reason = case when asked.why is null then r.failure_reason else ${wordsOf(sql`asked.why`)} end,
      finished_at = case when asked.why is not null then ${now}::timestamptz end
    from asked where r.id = asked.id
    returning r.id, r.send_id as "sendId", r.user_id as "userId", r.email, r.values,
      r.message_id as "messageId", r.attempt, r.refusals, r.state`,
  )
  return rows.filter(({ state }) => state === 'leased')
}

/** A queued send is under way from here on. */
export const startQueuedSends = (db: Queryable, now: Date) =>
  db.execute(
    sql`update sends set state = 'sending', started_at = coalesce(started_at, ${now})
      where id in (${lockedSends(sql`s.state = 'queued'`)})`,
  )

/** What becomes of one leased row. */
export interface Transition {
  id: number
  attempt: number
  to: 'committing' | 'sent' | 'failed' | 'unknown' | 'waiting'
  /** Temporary refusals to add. */
  refused?: 1
  nextAttemptAt?: Date
  sendStatus?: SendOutcome
  errorCode?: string
  errorMessage?: string
  failureReason?: string
  isSendersFault?: boolean
  /** Records a bounce for the month; a delivered mail deletes all bounces of the person. */
  isAddressFault?: boolean
  isDelivered?: boolean
}

const STORE_TRANSITIONS = `
  with changed as (update send_recipients r set
    state = case when u.state <> 'waiting' or s.state <> 'cancelled' then u.state
      when r.send_status = 'unknown' then 'unknown' else 'cancelled' end,
    refusals = r.refusals + u.refused,
    next_attempt_at = coalesce(u.next_attempt_at, r.next_attempt_at),
    lease_ends_at = case when u.state = 'committing' then $2 else r.lease_ends_at end,
    send_status = case when u.state = 'waiting' and r.state = 'unknown' then null
      when u.state in ('committing', 'waiting') then r.send_status else u.send_status end,
    error_code = case when u.state = 'committing' then r.error_code else u.error_code end,
    error_message = case when u.state = 'committing' then r.error_message else u.error_message end,
    failure_reason = case when u.state = 'committing' then r.failure_reason else u.failure_reason end,
    is_senders_fault = u.is_senders_fault,
    finished_at = case when u.state in ('sent', 'failed', 'unknown') or (u.state = 'waiting' and s.state = 'cancelled')
      then $1::timestamptz end
  from sends s, unnest($4::bigint[], $5::int[], $6::text[], $7::int[], $8::timestamptz[], $9::text[], $10::text[], $11::text[], $12::text[], $13::boolean[],
    $14::boolean[], $15::boolean[])
    as u(id, attempt, state, refused, next_attempt_at, send_status, error_code, error_message, failure_reason, is_senders_fault,
      is_address_fault, is_delivered)
  where r.id = u.id and r.attempt = u.attempt and r.leased_by = $3 and s.id = r.send_id
    and not (u.state = 'waiting' and r.state = 'unknown' and (s.state = 'cancelled' or s.purged_at is not null))
    and case when u.state = 'committing' then r.state = 'leased' and ${new PgDialect().sqlToQuery(keptBack(sql.raw('$16'))).sql} is null else r.state in ('leased', 'committing', 'unknown') end
  returning r.id::int as id, r.user_id, r.way, to_char(make_date(s.year, s.month, 1), 'YYYY-MM') as month, r.error_code, r.error_message,
    u.is_address_fault, u.is_delivered
  ), marked as (
    insert into bounces (user_id, month, at, code, reason)
    select user_id, month, $1, coalesce(error_code, ''), coalesce(error_message, '') from changed
    where is_address_fault and user_id is not null on conflict do nothing
  ), cleared as (
    delete from bounces b using changed c where c.is_delivered and c.way = 'mail' and b.user_id = c.user_id
  )
  select id from changed`

/**
 * Stores the outcomes of rows, all of them or nothing. The fence: a row must still be in the writer's attempt, and
 * `committing` is only for one that is still leased, and whose person may still be mailed. An outcome that arrives later replaces `unknown`. In a
 * cancelled send nothing waits: what was not accepted is cancelled with it. But a row that was `unknown`
 * stays so, since the next send of the newsletter may have left that person out already, and one that was sent again
 * is uncertain again.
 * Returns the ids of the rows that were changed. Prepared once a connection: it runs for every few messages.
 */
export async function storeTransitions(
  pool: OpenDatabase['pool'],
  transitions: Transition[],
  lease: Omit<Lease, 'most' | 'way'>,
): Promise<Set<number>> {
  const inOrder = transitions.toSorted((one, other) => one.id - other.id)
  const { rows } = await pool.query<{ id: number }>({
    name: 'store_transitions',
    text: STORE_TRANSITIONS,
    values: [
      lease.now,
      lease.endsAt,
      lease.instance,
      inOrder.map(({ id }) => id),
      inOrder.map(({ attempt }) => attempt),
      inOrder.map(({ to }) => to),
      inOrder.map(({ refused = 0 }) => refused),
      inOrder.map(({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null),
      inOrder.map(({ sendStatus }) => sendStatus ?? null),
      inOrder.map(({ errorCode }) => errorCode ?? null),
      inOrder.map(({ errorMessage }) => errorMessage ?? null),
      inOrder.map(({ failureReason: reason }) => reason ?? null),
      inOrder.map(({ isSendersFault = false }) => isSendersFault),
      inOrder.map(({ isAddressFault = false }) => isAddressFault),
      inOrder.map(({ isDelivered = false }) => isDelivered),
      lease.day,
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes rows back from instances that are dead, or that held them too long. A row that was only leased was not sent; one that was
 * about to be handed over may have been, unless the provider ignores a second hand-over.
 */
export async function reclaimRows(
  db: Queryable,
  now: Date,
  { way, isIdempotent }: { way: DeliveryMethod; isIdempotent: boolean },
): Promise<{ waiting: number; unknown: number }> {
  return readRow(
    db,
    { waiting: number, unknown: number },
    sql`
    with held as (
      select id from send_recipients where way = ${way} and state in ('leased', 'committing')
        and (lease_ends_at < ${now} or leased_by <> all ${livingInstances})
      for update skip locked
    ), taken as (
      update send_recipients r set
        state = case when r.state = 'committing' and not ${isIdempotent} then 'unknown' else 'waiting' end,
        send_status = case when r.state = 'committing' and not ${isIdempotent} then 'unknown' else r.send_status end,
        error_code = case when r.state = 'committing' and not ${isIdempotent} then 'crash' else r.error_code end,
        failure_reason = case when r.state = 'committing' and not ${isIdempotent}
          then 'The sending process died at the moment of hand-over, so it is not known whether the message arrived.' else r.failure_reason end,
        finished_at = case when r.state = 'committing' and not ${isIdempotent} then ${now}::timestamptz end
      from held where r.id = held.id returning r.state
    )
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'unknown')::int as unknown from taken`,
  )
}

/** Gives back rows that were leased and not used. */
export const releaseRows = (db: Queryable, instance: number, rows: Pick<LeasedRow, 'id' | 'attempt'>[]) =>
  db.execute(sql`
    update send_recipients set state = 'waiting' where id in (${lockedRows(sql`leased_by = ${instance} and state = 'leased'
      and (id, attempt) in (select * from unnest(${sql.param(rows.map(({ id }) => id))}::bigint[], ${sql.param(rows.map(({ attempt }) => attempt))}::int[]))`)})`)

/**
 * Gives rows back that are leased to this instance although it does not hold them: the reply to the lease was lost, or the
 * database was away when they were to be given back.
 */
export const releaseStrays = (db: Queryable, instance: number, held: number[]) =>
  db.execute(sql`
    update send_recipients set state = 'waiting'
    where id in (${lockedRows(sql`leased_by = ${instance} and state = 'leased' and id <> all(${sql.param(held)}::bigint[])`)})`)

/**
 * Ends the sends of which every row is final, and with the last of a newsletter's the newsletter. A cancelled send of which
 * uncertain messages were sent again is cancelled again: the others have not got the newsletter, and still can. Returns
 * the sends' ids.
 */
export const finishSends = (context: Pick<Context, 'clock' | 'db' | 'log' | 'plugins'>): Promise<string[]> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const done = await readRows(
      tx,
      { id: sends.id, newsletterId: sends.newsletterId },
      sql`
      select id, newsletter_id as "newsletterId" from sends s where state in ('queued', 'sending', 'paused')
        and not exists (select from send_recipients where send_id = s.id and state in ('waiting', 'leased', 'committing'))
        and not (state = 'paused' and not resumes_by_itself and exists (
          select from send_recipients where send_id = s.id and state = 'failed' and is_senders_fault))
      for update skip locked`,
    )
    if (done.length === 0) return []
    // Held, so that of two instances that each end the send to one group, one sees both. The later one tries again.
    const held = await readRows(
      tx,
      { id: newsletters.id },
      sql`select id from newsletters where id = any(${sql.param(done.map(({ newsletterId }) => newsletterId))}::uuid[])
        order by id for update skip locked`,
    )
    const ids = held.map(({ id }) => id)
    const ended = await readRows(
      tx,
      { id: sends.id },
      sql`
      update sends set reason = null, resumes_by_itself = false, finished_at = ${now},
        state = case when exists (select from send_recipients r where r.send_id = sends.id and r.state = 'cancelled')
          then 'cancelled' else 'sent' end
      where id = any(${sql.param(done.map(({ id }) => id))}::uuid[])
        and (newsletter_id is null or newsletter_id = any(${sql.param(ids)}::uuid[]))
      returning id`,
    )
    await endNewsletters(context, tx, ids, now)
    await auditKeptBack(
      tx,
      context,
      ended.map(({ id }) => id),
    )
    return ended.map(({ id }) => id)
  })

/** The log of each send that ends names them; the audit log has how many they were. */
async function auditKeptBack(tx: Transaction, context: AuditContext, sendIds: string[]) {
  const found = await countKeptBack(tx, sendIds)
  const acts = found.map(({ id, title, people }) => ({ id, label: title, after: { people } }))
  await recordAudits(
    tx,
    context,
    acts.map((act) => ({ actor: null, action: 'newsletter.kept_back', ...act })),
  )
}

const endedNewsletter = {
  newsletter: newsletters.id,
  programme: newsletters.programmeId,
  rounds: listOf(text),
  sent: number,
}

/** Of these newsletters, those that everybody of each linked pairing has got are sent. They are locked. */
export async function endNewsletters(
  context: Pick<Context, 'plugins'>,
  tx: Transaction,
  ids: string[],
  now: Date,
): Promise<void> {
  const ended = await readRows(
    tx,
    endedNewsletter,
    sql`
    update newsletters n set status = 'sent', sent_at = ${now}, updated_at = ${now}
    where id = any(${sql.param(ids)}::uuid[]) and status <> 'sent'
      and exists (select from sends s where s.newsletter_id = n.id and s.state = 'sent')
      and not exists (select from newsletter_rounds l where l.newsletter_id = n.id
        and not exists (select from sends s where s.newsletter_id = n.id and s.round_id = l.round_id and s.state = 'sent'))
    returning n.id as newsletter, n.programme_id as programme,
      array(select l.round_id::text from newsletter_rounds l where l.newsletter_id = n.id) as rounds,
      (select count(distinct coalesce(r.user_id::text, r.email))::int from send_recipients r join sends s on s.id = r.send_id
        where s.newsletter_id = n.id and r.state = 'sent') as sent`,
  )
  await emitEvents(context, tx, 'newsletter.sent', now, ended)
}

/** The mail server is away: says so on every send that is under way. */
export const pauseForOutage = (db: Queryable, reason: string) =>
  db.execute(sql`
    update sends set state = 'paused', resumes_by_itself = true, reason = ${reason}
    where id in (${lockedSends(isGoing)})`)

/** The mail server is there: no send waits for it, not even one that another instance paused, which may be dead by now. */
export const resumeAfterOutage = (db: Queryable) =>
  db.execute(sql`
    update sends set state = 'sending', resumes_by_itself = false, reason = null, started_at = coalesce(started_at, created_at)
    where id in (${lockedSends(sql`s.state = 'paused' and s.resumes_by_itself`)})`)

/** Pauses a send until an administrator resumes it; what is leased goes back, so that nothing more is handed over. */
export async function pauseUntilResumed(db: Queryable, sendId: string, reason: string): Promise<void> {
  await db.execute(sql`
    update sends set state = 'paused', resumes_by_itself = false, reason = ${reason}
    where id = ${sendId} and state in ('queued', 'sending', 'paused')`)
  await db.execute(
    sql`update send_recipients set state = 'waiting'
      where id in (${lockedRows(sql`send_id = ${sendId} and state = 'leased'`)})`,
  )
}

/**
 * When the next waiting row of an open send is due; null if no row waits. And whether anything is under way, here or at
 * another instance, which may die and leave it to us.
 */
export const outlook = (
  db: Queryable,
  way: DeliveryMethod,
): Promise<{ due: Date | null; isQuiet: boolean }> =>
  readRow(
    db,
    { due: orNull(sendRecipients.nextAttemptAt), isQuiet: boolean },
    sql`
    with open as (
      select s.id from sends s where ${isGoing})
    select (select min(r.next_attempt_at) from send_recipients r join open on open.id = r.send_id
        where r.way = ${way} and r.state = 'waiting') as due,
      not exists (select from open)
        and not exists (select from send_recipients where state in ('leased', 'committing')) as "isQuiet"`,
  )

/**
 * A line that broke may report "not handed over" just when its send is ended or cancelled: then the send goes on
 * for that row, or the row is cancelled with it.
 */
export async function mendSends(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    with over as materialized (${lockedSends(
      sql`s.state in ('sent', 'cancelled') and s.id in (select send_id from send_recipients where state = 'waiting')`,
    )}), cancelled as (
      update send_recipients set finished_at = ${now},
        state = case when send_status = 'unknown' then 'unknown' else 'cancelled' end
      where id in (${lockedRows(sql`state = 'waiting' and send_id in (
        select id from over join sends using (id) where state = 'cancelled')`)})
    )
    update sends set state = 'sending', finished_at = null where id in (select id from over) and state = 'sent'`)
}

/** What an earlier send is still doing; the newsletter is not sent to the others before that is over. */
const earlierSends = oneOf('being handed over', 'being sent again', 'held')
export type EarlierSend = ReturnType<typeof earlierSends>

/**
 * What is still under way in this newsletter's earlier sends. Until the mail server has answered, it is not known
 * whether a person belongs in a new send; and a send that was over and whose uncertain messages are sent again is open
 * until then, but reaches nobody else. `held`: an administrator has paused that.
 */
export async function earlierSend(db: Queryable, newsletterId: string): Promise<EarlierSend | undefined> {
  const [found] = await readRows(
    db,
    { is: earlierSends },
    sql`
    select case when s.state = 'cancelled' then 'being handed over'
      when s.state = 'paused' and not s.resumes_by_itself then 'held' else 'being sent again' end as is
    from sends s where s.newsletter_id = ${newsletterId} and case s.state
      when 'cancelled' then exists (select from send_recipients r where r.send_id = s.id and r.state in ('waiting', 'leased', 'committing'))
      when 'sent' then false
      else s.finished_at is not null end
    limit 1`,
  )
  return found?.is
}

const KEY = 'newsletters'

/**
 * Leases as many rows as a rate a second over all instances allows now, at most one second's worth at once; says how long to
 * wait for the next. The row of the rate stays locked until the transaction ends, so that instances take turns.
 */
export const leaseAtRate = (db: Context['db'], perSecond: number, lease: Lease) =>
  db.transaction(async (tx) => {
    const now = lease.now.getTime()
    await tx.insert(mailRate).values({ key: KEY, freeAt: lease.now }).onConflictDoNothing()
    const [row] = await tx.select().from(mailRate).where(eq(mailRate.key, KEY)).for('update')
    const interval = 1000 / perSecond
    const from = Math.max(row!.freeAt.getTime(), now)
    const horizon = now + Math.max(1000, interval)
    // Instants are stored in whole milliseconds; half of one may be lost to that.
    const allowed = Math.max(0, Math.floor((horizon - from + 0.5) / interval))
    if (allowed === 0) return { rows: [], waitMs: Math.ceil(from + interval - horizon) }
    const rows = await leaseRows(tx, { ...lease, most: Math.min(lease.most, allowed) })
    if (rows.length === 0) return { rows, waitMs: 0 }
    const freeAt = new Date(Math.ceil(from + rows.length * interval))
    await tx.update(mailRate).set({ freeAt }).where(eq(mailRate.key, KEY))
    return { rows, waitMs: Math.ceil(interval) }
  })
