import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  like,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { plainEmail } from '../../../shared/characters'
import type { EmailLog, LogEntry } from '../../../shared/contract/mail'
import { MONTH_NAMES } from '../../../shared/months'
import { isErased } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import { cursorAfter, cutPage, readCursor, readOffset, totalOf } from '../../platform/http/cursor'
import { orNull } from '../../platform/database/rows'
import { existingId, UUID } from '../../platform/http/route'
import { containing, wordsOf } from '../../platform/http/text'
import { newsletters } from '../../tables/newsletters.tables'
import { pairings } from '../../tables/pairings.tables'
import { programmes } from '../../tables/programmes.tables'
import { NOT_SENT, type RecipientValues, sendRecipients, sends } from '../../tables/sending.tables'
import { HttpError, notFound } from '../../platform/http/errors'
import { speaks } from '../engine/sends.queries'
import { textOf } from '../frozen-mail'
import { layoutAttachments } from '../layout'
import { DEAD_LINKS, personalMail, withInlinePictures } from '../personal-mail'
import { mailPhotosByName } from '../photos'

const DEFAULT_LOGS = 50
const DEFAULT_ENTRIES = 100

// Without the large columns, which only the mail itself needs.
type Log = Omit<typeof sends.$inferSelect, 'snapshot'>
type Recipient = Omit<typeof sendRecipients.$inferSelect, 'values'>
const { values: _values, ...recipientColumns } = getTableColumns(sendRecipients)
const { snapshot: _snapshot, ...sendColumns } = getTableColumns(sends)

/** As `speaks` calls a row. */
const unsentRow = alias(sendRecipients, 'r')

const CANCELLED = 'The send was cancelled before this message was handed over.'

/** A recipient's row as the log shows it. */
export function toLogEntry(entry: Recipient): LogEntry {
  const status =
    entry.state === 'sent'
      ? 'success'
      : entry.state === 'unknown'
        ? 'unknown'
        : entry.state === 'failed'
          ? ((entry.sendStatus ?? 'failed') as LogEntry['send_status'])
          : entry.state === 'cancelled'
            ? 'cancelled'
            : 'pending'
  return {
    user_email: entry.email,
    way: entry.way,
    match_email: entry.matchEmail,
    send_status: status,
    match_validated: entry.matchValidated,
    timestamp: entry.finishedAt?.toISOString() ?? null,
    error_message: entry.errorMessage,
    error_code: entry.errorCode,
    failure_reason: entry.state === 'cancelled' ? CANCELLED : entry.failureReason,
    validation_issues: entry.validationIssues,
  }
}

const STATES_OF: Record<LogEntry['send_status'], SQL> = {
  success: sql`state = 'sent'`,
  unknown: sql`state = 'unknown'`,
  pending: sql`state in ('waiting', 'leased', 'committing')`,
  cancelled: sql`state = 'cancelled'`,
  failed: sql`state = 'failed' and coalesce(send_status, 'failed') = 'failed'`,
  sendgrid_limit: sql`state = 'failed' and send_status = 'sendgrid_limit'`,
  sendgrid_forbidden: sql`state = 'failed' and send_status = 'sendgrid_forbidden'`,
  sendgrid_error: sql`state = 'failed' and send_status = 'sendgrid_error'`,
}

export interface LogFilter {
  /** Each word is in the title, the month, the group or the pairing. */
  search?: string
  /** `unassigned` for sends without a group. */
  domainGroupId?: string
  programme?: string
  /** How many of its recipients each log carries. */
  entries: number
  limit?: number
  cursor?: string
}

/** SQL: logs with each of these words in what their card says. */
const saying = (search: string): SQL[] =>
  wordsOf(search).map(
    (
      word,
    ) => sql`lower(concat_ws(' ', ${sends.newsletterTitle}, to_char(make_date(${sends.year}, ${sends.month}, 1), 'FMMonth YYYY'),
      ${sends.domainGroupName}, (select name from rounds where rounds.id = ${sends.pairingId}))) like ${containing(word)}`,
  )

/** SQL: the programme whose round or newsletter a send is about. What is mailed in advance has no round yet. */
const programmeOf = sql`coalesce((select p.programme_id from rounds p where p.id = ${sends.pairingId}),
  (select n.programme_id from newsletters n where n.id = ${sends.newsletterId}),
  case when ${sends.kind} = 'heads-up' then (
    select (r.values ->> 'programmeId')::uuid from send_recipients r where r.send_id = ${sends.id} limit 1) end)`

/** SQL: which logs are on a list on a day. */
function onList(
  which: 'current' | 'archived',
  { domainGroupId: group = 'all', search = '', programme }: LogFilter,
  day: string,
): SQL | undefined {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const isCurrent = sql`(${sends.year} * 12 + ${sends.month} >= ${year * 12 + month} or ${sends.state} in ('queued', 'sending', 'paused'))`
  return and(
    // When two people meet is their own affair; but a send that is held needs somebody who resumes or cancels it.
    or(ne(sends.kind, 'invitation'), eq(sends.state, 'paused')),
    which === 'current' ? isCurrent : sql`not ${isCurrent}`,
    group === 'all' || group === ''
      ? undefined
      : group === 'unassigned'
        ? isNull(sends.domainGroupId)
        : eq(sends.domainGroupId, existingId(group, 'group')),
    programme === undefined ? undefined : sql`${programmeOf} = ${programme}`,
    ...saying(search),
  )
}

/** There is such a programme, running or archived. */
const isProgramme = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(programmes, eq(programmes.id, id))) > 0

/** The logs of the running month and later, and of open sends; or the others. Newest first. @throws 404 unknown programme */
export async function emailLogs(context: Context, which: 'current' | 'archived', filter: LogFilter) {
  const { db, clock } = context
  const { entries, cursor, programme } = filter
  if (programme !== undefined && !(await isProgramme(db, existingId(programme, 'programme'))))
    throw notFound('programme')
  const listed = onList(which, filter, today(clock))
  const limit = Math.min(filter.limit ?? DEFAULT_LOGS, 100)
  const offset = readOffset(cursor)
  const rows = await db
    .select({
      ...sendColumns,
      pairingName: pairings.name,
      programmeId: programmeOf.mapWith(orNull(newsletters.programmeId)),
    })
    .from(sends)
    .leftJoin(pairings, eq(pairings.id, sends.pairingId))
    .where(listed)
    .orderBy(desc(sends.createdAt), desc(sends.id))
    .limit(limit + 1)
    .offset(offset)
  const page = cutPage(rows, limit, () => String(offset + limit))
  const total = await totalOf(page, cursor, () => db.$count(sends, listed))
  return { ...page, rows: await toLogs(db, page.rows, entries), total }
}

async function toLogs(
  db: Queryable,
  rows: (Log & { pairingName: string | null; programmeId: string | null })[],
  entriesEach: number,
): Promise<EmailLog[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [counts, entries] = await Promise.all([
    // Nearly all are sent, and a log has many: only the others are counted.
    db
      .select({ sendId: unsentRow.sendId, state: unsentRow.state, people: count() })
      .from(unsentRow)
      .where(
        sql`${unsentRow.sendId} = any(${sql.param(ids)}::uuid[]) and ${unsentRow.state} in ${NOT_SENT} and ${speaks}`,
      )
      .groupBy(unsentRow.sendId, unsentRow.state),
    entriesEach === 0
      ? []
      : db
          .select(recipientColumns)
          .from(sendRecipients)
          .where(
            sql`${sendRecipients.id} in (select first.id from unnest(${sql.param(ids)}::uuid[]) as one(send_id)
          cross join lateral (select id from send_recipients r where r.send_id = one.send_id order by r.email, r.way limit ${entriesEach}) first)`,
          )
          .orderBy(sendRecipients.email, sendRecipients.way),
  ])
  return rows.map((send) => {
    const unsent = counts.filter(({ sendId }) => sendId === send.id)
    const countOf = (state: Recipient['state']) => unsent.find((one) => one.state === state)?.people ?? 0
    return {
      id: send.id,
      kind: send.kind,
      newsletter_id: send.newsletterId ?? send.id,
      newsletter_title: send.newsletterTitle,
      month: MONTH_NAMES[send.month - 1] as string,
      year: send.year,
      sent_at: (send.finishedAt ?? send.startedAt)?.toISOString() ?? null,
      state: send.state,
      purged_at: send.purgedAt?.toISOString() ?? null,
      pairing_file: send.pairingFile,
      pairing_name: send.pairingName,
      archive_filename: `newsletter-${send.year}-${String(send.month).padStart(2, '0')}-${send.id.slice(0, 8)}.json`,
      domain_group_id: send.domainGroupId,
      domain_group_name: send.domainGroupName,
      programme_id: send.programmeId,
      total_recipients: send.totalRecipients,
      successful_sends: send.totalRecipients - unsent.reduce((sum, { people }) => sum + people, 0),
      failed_sends: countOf('failed'),
      cancelled_sends: countOf('cancelled'),
      unknown_sends: countOf('unknown'),
      match_validation_summary: {
        total_matches: send.totalMatches,
        validated_matches: send.validatedMatches,
        mismatches: send.totalMatches - send.validatedMatches,
      },
      entries: entries.filter(({ sendId }) => sendId === send.id).map(toLogEntry),
    }
  })
}

/** A send by its id. @throws 404 */
export async function findSend(db: Queryable, id: string): Promise<Log> {
  const [send] = await db.select(sendColumns).from(sends).where(eq(sends.id, id))
  if (!send) throw notFound('log')
  return send
}

/** The sends of a month, oldest first. */
export const sendsOfMonth = (db: Queryable, month: number, year: number) =>
  db
    .select(sendColumns)
    .from(sends)
    .where(and(eq(sends.month, month), eq(sends.year, year)))
    .orderBy(sends.createdAt, sends.id)

/** Where a page of a send's recipients ended: a person told by two methods has two rows. */
export type LastEntry = Pick<Recipient, 'email' | 'way'>

/** A send's recipients after one, by address. */
export function listEntries(
  db: Queryable,
  sendId: string,
  after: LastEntry | undefined,
  limit: number,
  only?: SQL,
) {
  // Found first: so PostgreSQL knows for how few rows it looks up what a manager may see.
  const found = db
    .select({ id: sendRecipients.id })
    .from(sendRecipients)
    .where(
      and(
        eq(sendRecipients.sendId, sendId),
        after
          ? sql`(${sendRecipients.email}, ${sendRecipients.way}) > (${after.email}, ${after.way})`
          : undefined,
        only,
      ),
    )
    .orderBy(sendRecipients.email, sendRecipients.way)
    .limit(limit)
  return db
    .select(recipientColumns)
    .from(sendRecipients)
    .where(inArray(sendRecipients.id, found))
    .orderBy(sendRecipients.email, sendRecipients.way)
}

/** A page of a send's recipients by address, and how many people they are. */
export async function logEntries(
  db: Queryable,
  { id, totalRecipients }: Pick<Log, 'id' | 'totalRecipients'>,
  {
    search,
    status,
    mismatched,
    limit = DEFAULT_ENTRIES,
    cursor,
  }: {
    search?: string
    status?: LogEntry['send_status']
    mismatched?: 'true'
    limit?: number
    cursor?: string
  },
) {
  const term = search?.trim()
  const only = and(
    term
      ? or(like(sendRecipients.email, containing(term)), like(sendRecipients.matchEmail, containing(term)))
      : undefined,
    status && STATES_OF[status],
    mismatched && eq(sendRecipients.matchValidated, false),
  )
  const [email, way] = readCursor(cursor, 2) ?? []
  const [rows, [all]] = await Promise.all([
    listEntries(db, id, email && way ? { email, way } : undefined, limit + 1, only),
    only
      ? db
          .select({ total: countDistinct(sendRecipients.email) })
          .from(sendRecipients)
          .where(and(eq(sendRecipients.sendId, id), only))
      : [{ total: totalRecipients }],
  ])
  const page = cutPage(rows, limit, (last) => cursorAfter(last.email, last.way))
  return { ...page, rows: page.rows.map(toLogEntry), total: all?.total ?? 0 }
}

/** The mail as it was sent to one person, from the frozen content and values; its personal links are dead. */
export async function sentMail(context: Context, newsletterOrSendId: string, userEmail: string) {
  const { db } = context
  const isId = UUID.test(newsletterOrSendId)
  const ofThis = or(eq(sends.newsletterId, newsletterOrSendId), eq(sends.id, newsletterOrSendId))
  const found = isId
    ? await db
        .select({ send: sends, recipient: sendRecipients })
        .from(sends)
        .leftJoin(
          sendRecipients,
          and(
            eq(sendRecipients.sendId, sends.id),
            eq(sendRecipients.email, plainEmail(userEmail)),
            sql`${sendRecipients.state} <> 'cancelled'`,
          ),
        )
        .where(ofThis)
        .orderBy(sql`${sendRecipients.id} is null`, desc(sends.createdAt), desc(sends.id))
        .limit(1)
    : []
  const [row] = found
  if (!row) throw new HttpError(404, 'not_found', (w) => w.mail.noNewsletter)
  if (row.send.purgedAt) throw new HttpError(404, 'purged', (w) => w.mail.purgedMail)
  if (!row.recipient || isErased(row.recipient.email))
    throw new HttpError(404, 'unknown_recipient', (w) => w.mail.noUser)
  const { email } = row.recipient
  const { shared: _, ...values } = row.recipient.values
  const photo = textOf(values, 'photo')
  const photos = await mailPhotosByName(db, [photo])
  const { subject, html } = personalMail(
    row.send.snapshot,
    photos.has(photo) ? values : { ...values, photo: '' },
    DEAD_LINKS,
  )
  const named = (of: RecipientValues) => {
    const name = textOf(of, 'partnerName')
    return name ? { name, team: textOf(of, 'department') } : null
  }
  const more = Array.isArray(values.third) ? values.third : []
  return {
    email,
    subject,
    html: withInlinePictures(html, [...layoutAttachments(), ...photos.values()]),
    partner: named(values),
    more: more.flatMap((one) => (typeof one === 'object' ? (named(one) ?? []) : [])),
  }
}
