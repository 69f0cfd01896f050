import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { SendProgress } from '../../../shared/contract/newsletters'
import { OPEN_SEND_STATES } from '../../../shared/limits'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, number, type Row, readRows } from '../../platform/database/rows'
import { keptBack } from './may-be-mailed.queries'
import { lockedRows } from './rows.queries'
import type { Context } from '../../platform/context/context'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { notFound } from '../../platform/http/errors'

/** The state that speaks for several sends: the first that one of them is in. */
const MOST_UNDER_WAY = ['sending', 'queued', 'paused', 'cancelled', 'sent'] as const

type NewSend = typeof sends.$inferInsert
type NewRecipient = Omit<typeof sendRecipients.$inferInsert, 'sendId'>

const ROWS_AT_ONCE = 1000
/** Earlier sends that are named: more of them would change nobody's decision. */
const MOST_NAMED = 3

/** All columns but the frozen content, which is large and which only the engine and a preview read. */
const { snapshot: _, ...withoutContent } = getTableColumns(sends)
export type SendRow = Omit<typeof sends.$inferSelect, 'snapshot'>

/**
 * SQL, for a query of newsletters: the newest send to each of its pairings, as (id, state). One of a pairing that was
 * unlinked since counts as long as it is open.
 */
export const newestSends: SQL = sql`select distinct on (s.round_id) s.id, s.state from sends s
  where s.newsletter_id = newsletters.id and (s.state in ${[...OPEN_SEND_STATES]} or exists (
    select from newsletter_rounds l where l.newsletter_id = s.newsletter_id and l.round_id = s.round_id))
  order by s.round_id, s.created_at desc, s.id desc`

/** SQL: the order of sends by their state; the first speaks for all of a newsletter. */
export const mostUnderWay: SQL = sql`array_position(array[${sql.raw(MOST_UNDER_WAY.map((state) => `'${state}'`).join(', '))}], state)`

/**
 * The newest send to each pairing of a newsletter; if it is linked to others now, its newest send. Empty if it was
 * never sent.
 */
export async function latestSends(db: Queryable, newsletterId: string): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: sends.id },
    sql`
    with linked as (
      select newest.id from newsletters cross join lateral (${newestSends}) newest where newsletters.id = ${newsletterId})
    select id from linked
    union all (
      select id from sends where newsletter_id = ${newsletterId} and not exists (select from linked)
      order by created_at desc, id desc limit 1)`,
  )
  return rows.map(({ id }) => id)
}

/** Sends, locked in the order of their ids. @throws 404 when none of them exists */
export async function lockSends(tx: Transaction, ids: string[]): Promise<[SendRow, ...SendRow[]]> {
  const [first, ...others] = await tx
    .select(withoutContent)
    .from(sends)
    .where(inArray(sends.id, ids))
    .orderBy(sends.id)
    .for('update')
  if (!first) throw notFound('send')
  return [first, ...others]
}

/** What sends are of and their states, without counting; and whether they wait for a mail server instead of an administrator. */
export const sendStates = (db: Queryable, ids: string[]) =>
  db
    .select({
      newsletterId: sends.newsletterId,
      title: sends.newsletterTitle,
      state: sends.state,
      resumesByItself: sends.resumesByItself,
      purgedAt: sends.purgedAt,
    })
    .from(sends)
    .where(inArray(sends.id, ids))

/** What every mail of a send is made from. */
export async function frozenContent(db: Queryable, sendId: string) {
  const [send] = await db
    .select({ kind: sends.kind, snapshot: sends.snapshot, createdAt: sends.createdAt })
    .from(sends)
    .where(eq(sends.id, sendId))
  return send
}

const FURTHEST_FIRST = sql.raw(
  `array['sent', 'unknown', 'committing', 'leased', 'waiting', 'failed', 'cancelled']`,
)

/** SQL: the order of rows of a person by how far they got, the furthest first. */
export const byHowFar = (row: 'r' | 'further'): SQL =>
  sql`array_position(${FURTHEST_FIRST}, ${sql.raw(row)}.state), ${sql.raw(row)}.way`

/**
 * SQL: the people of the send `s`, each with the state of the way that got furthest. Of a whole send this is counted in half the
 * time of the rows that speak.
 */
export const peopleOfSend: SQL = sql`(select (${FURTHEST_FIRST})[min(array_position(${FURTHEST_FIRST}, state))] as state
  from send_recipients where send_id = s.id group by email)`

/**
 * SQL: the row `r` speaks for its person: by no other method did they get further in this send. People are counted by such
 * rows, as a person told by several methods has a row for each.
 */
export const speaks: SQL = sql`not exists (select from send_recipients further where further.send_id = r.send_id
  and further.email = r.email and further.way <> r.way
  and (${byHowFar('further')}) < (${byHowFar('r')}))`

/** The progress of some sends, in the order of their groups, and their sum; counts their people. */
export async function progressOf(db: Queryable, sendIds: string[]): Promise<SendProgress> {
  const shape = {
    id: sends.id,
    group: sends.domainGroupName,
    state: sends.state,
    reason: sends.reason,
    total: number,
    sent: number,
    failed: number,
    unknown: number,
  }
  const parts = await readRows(
    db,
    shape,
    sql`
    select s.id, s.domain_group_name as group, s.state, s.reason, count(r.state)::int as total,
      count(*) filter (where r.state = 'sent')::int as sent, count(*) filter (where r.state = 'failed')::int as failed,
      count(*) filter (where r.state = 'unknown')::int as unknown
    from sends s left join rounds p on p.id = s.round_id left join lateral ${peopleOfSend} r on true
    where s.id = any(${sql.param(sendIds)}::uuid[]) group by s.id, s.domain_group_name, s.state, s.reason, p.group_number order by p.group_number, s.id`,
  )
  return { ...sumOf(parts), parts }
}

/** The sends that tell people their match. */
export const KINDS_THAT_NAME_A_MATCH = ['newsletter', 'rescue'] as const

/** The ids of people who have this newsletter already, or may have it, from an earlier send that was cancelled. */
export async function alreadyMailed(db: Queryable, newsletterId: string): Promise<Set<string>> {
  const rows = await db
    .select({ userId: sendRecipients.userId })
    .from(sendRecipients)
    .innerJoin(sends, eq(sends.id, sendRecipients.sendId))
    .where(
      and(
        eq(sends.newsletterId, newsletterId),
        sql`${sendRecipients.state} in ('sent', 'unknown', 'committing')`,
      ),
    )
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}

/** SQL: a send that mailed somebody, or still will. */
export const hasReached: SQL = sql`(sends.state <> 'cancelled' or exists (
  select from send_recipients r where r.send_id = sends.id and r.state in ('sent', 'unknown', 'committing')))`

/** SQL, for a query of pairings: when the last newsletter of one was sent to somebody; null if none was. */
export const mailedOn: SQL = sql`(select max(sends.created_at) from sends
  where sends.round_id = rounds.id and sends.kind = 'newsletter' and ${hasReached})`

/** The newest sends of other newsletters from a pairing, with how many people each mailed or still will, and whether its newsletter is there. */
export const otherMailings = (db: Queryable, pairingId: string, newsletterId: string) =>
  db
    .select({
      title: sends.newsletterTitle,
      isThere: sql`exists (select from newsletters n where n.id = sends.newsletter_id)`.mapWith(boolean),
      at: sends.createdAt,
      people: sql`(select count(distinct r.email)::int from send_recipients r where r.send_id = sends.id
        and r.state not in ('failed', 'cancelled'))`.mapWith(number),
    })
    .from(sends)
    .where(
      and(
        eq(sends.pairingId, pairingId),
        sql`${sends.newsletterId} is distinct from ${newsletterId}`,
        eq(sends.kind, 'newsletter'),
        hasReached,
      ),
    )
    .orderBy(desc(sends.createdAt), desc(sends.id))
    .limit(MOST_NAMED)

/** Stores a send with recipients in any state. */
export async function insertSend(
  tx: Transaction,
  send: NewSend,
  recipients: NewRecipient[],
): Promise<string> {
  const [row] = await tx.insert(sends).values(send).returning({ id: sends.id })
  const sendId = row!.id
  for (let i = 0; i < recipients.length; i += ROWS_AT_ONCE)
    await tx
      .insert(sendRecipients)
      .values(recipients.slice(i, i + ROWS_AT_ONCE).map((recipient) => ({ ...recipient, sendId })))
  return sendId
}

/** Resumes a paused send; what was refused because of the sender is tried again. */
export async function resumeRows(tx: Transaction, sendId: string, now: Date): Promise<void> {
  await tx
    .update(sends)
    .set({
      state: 'sending',
      reason: null,
      resumesByItself: false,
      startedAt: sql`coalesce(started_at, ${now})`,
    })
    .where(eq(sends.id, sendId))
  await tx.execute(sql`
    update send_recipients set state = 'waiting', is_senders_fault = false, refusals = 0, next_attempt_at = ${now}, finished_at = null
    where send_id = ${sendId} and state = 'failed' and is_senders_fault`)
}

/** Cancels what was not handed over; what was to be handed over again is uncertain again. */
export async function cancelRows(tx: Transaction, sendId: string, now: Date): Promise<void> {
  await tx
    .update(sends)
    .set({ state: 'cancelled', reason: null, resumesByItself: false, finishedAt: now })
    .where(eq(sends.id, sendId))
  await tx.execute(sql`
    update send_recipients set finished_at = ${now},
      state = case when send_status = 'unknown' then 'unknown' else 'cancelled' end
    where id in (${lockedRows(sql`send_id = ${sendId} and state in ('waiting', 'leased')`)})`)
}

/** A mail that may go out again. */
export const mailToRepeat = { id: number, sendId: sends.id, newsletterId: sends.newsletterId }
type MailToRepeat = Row<typeof mailToRepeat>

/**
 * The uncertain mails of some sends, or those with a code, whose people may be mailed. People reached by another method are
 * left out; people uncertain by both methods are told by one.
 */
export const uncertainMails = (db: Queryable, sendIds: string[], day: string, code?: string) =>
  readRows(
    db,
    mailToRepeat,
    sql`
    select r.id::int as id, r.send_id as "sendId", s.newsletter_id as "newsletterId"
    from send_recipients r join sends s on s.id = r.send_id and s.purged_at is null
    where s.id = any(${sql.param(sendIds)}::uuid[]) and r.state = 'unknown' and ${speaks} and ${keptBack(day)} is null
      ${code === undefined ? sql`` : sql`and r.error_code = ${code}`}`,
  )

/**
 * Puts mails in line again, with their Message-IDs. Those that reached nobody go to the addresses that their people have today,
 * and what only a chat did not take by mail. An uncertain one keeps its send_status until the mail server has accepted or refused
 * it: that is how cancelling the send knows it. The sends are locked. Returns how many: what another call put in line meanwhile
 * is left alone.
 */
export async function requeueMails(
  tx: Transaction,
  { plugins }: Pick<Context, 'plugins'>,
  mails: MailToRepeat[],
  now: Date,
): Promise<number> {
  const ids = sql`any(${sql.param(mails.map(({ id }) => id))}::bigint[])`
  const sendIds = [...new Set(mails.map(({ sendId }) => sendId))]
  const { rowCount } = await tx.execute(sql`
    with here as materialized (
      select id, email from users where is_active and id in (
        select user_id from send_recipients where id = ${ids}) order by id for share)
    update send_recipients r set state = 'waiting', refusals = 0, next_attempt_at = ${now}, finished_at = null,
      is_senders_fault = false, way = case r.state when 'unknown' then r.way else 'mail' end,
      email = case when r.state = 'unknown' or exists (select from send_recipients other where other.send_id = r.send_id
        and other.email = here.email and other.user_id is distinct from r.user_id) then r.email else here.email end
    from here where here.id = r.user_id and r.id in (
      ${lockedRows(sql`id = ${ids} and state in ('failed', 'cancelled', 'unknown')`)})`)
  if (!rowCount) return 0
  // What a chat did not take stays the same person's.
  await tx.execute(sql`
    update send_recipients told set email = mailed.email from send_recipients mailed
    where mailed.id = ${ids} and told.send_id = mailed.send_id and told.user_id = mailed.user_id
      and told.way <> 'mail' and told.email <> mailed.email`)
  for (const { deliveryMethod } of plugins) await deliveryMethod?.requeued(tx, sendIds)
  await tx
    .update(sends)
    .set({ state: sql`case when state in ('sent', 'cancelled') then 'sending' else state end` })
    .where(inArray(sends.id, sendIds))
  return rowCount
}

/** How far several sends are together, and why the first of those that speak for all is held up. */
function sumOf(parts: SendProgress['parts']): Omit<SendProgress, 'parts'> {
  const sum = (of: 'sent' | 'failed' | 'unknown' | 'total') =>
    parts.reduce((total, part) => total + part[of], 0)
  const state = MOST_UNDER_WAY.find((each) => parts.some((part) => part.state === each)) ?? 'sent'
  const reason = parts.find((part) => part.state === state && part.reason !== null)?.reason ?? null
  return {
    sent: sum('sent'),
    failed: sum('failed'),
    unknown: sum('unknown'),
    total: sum('total'),
    state,
    reason,
  }
}
