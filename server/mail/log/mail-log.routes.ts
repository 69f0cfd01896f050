import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/mail'
import { MONTH_NAMES, monthNumber } from '../../../shared/months'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { sendCsv, csvHead, csvRows } from '../../platform/http/csv'
import { mailDocument } from '../../platform/http/content-policy'
import { existingId, paged, route } from '../../platform/http/route'
import { unreachablePeople } from './bounces.queries'
import {
  emailLogs,
  findSend,
  logEntries,
  sendsOfMonth,
  sentMail,
  type LastEntry,
  listEntries,
  toLogEntry,
} from './logs.queries'
import { purgeLog } from './purge-logs'
import { shownAddress } from '../../../shared/person-name'
import type { Queryable } from '../../platform/database/database'
import type { sends } from '../../tables/sending.tables'

const logId = (id: string) => existingId(id, 'log')

/** The logs of sent mails: recipients and outcomes. */
export function mailLogRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getEmailLogs, async ({ query, reply }) =>
    paged(reply, await emailLogs(context, 'current', query)),
  )

  route(server, contract.getArchivedEmailLogs, async ({ query, reply }) =>
    paged(reply, await emailLogs(context, 'archived', query)),
  )

  route(server, contract.getLogEntries, async ({ params, query, reply }) => {
    const send = await findSend(context.db, logId(params.id))
    return paged(reply, await logEntries(context.db, send, query))
  })

  route(server, contract.getMonthCsv, async ({ params, caller, reply }) => {
    const month = monthNumber(params.month)
    const list = month === undefined ? [] : await sendsOfMonth(context.db, month, params.year)
    if (month === undefined || list.length === 0)
      throw new HttpError(404, 'newsletter_not_sent', (w) => w.mail.nothingSentThen)
    const name = `email_log_${MONTH_NAMES[month - 1]}${params.year}.csv`
    await recordExport(context, caller, { label: name })
    return sendCsv(reply, name, logCsv(context.db, list))
  })

  route(server, contract.getLogCsv, async ({ params, caller, reply }) => {
    const send = await findSend(context.db, logId(params.id))
    const name = `email_log_${MONTH_NAMES[send.month - 1]}${send.year}_${send.id.slice(0, 8)}.csv`
    await recordExport(context, caller, { id: send.id, label: name })
    return sendCsv(reply, name, logCsv(context.db, [send]))
  })

  route(server, contract.previewSentMail, async ({ body }) => ({
    html: (await sentMail(context, body.newsletterId, body.userEmail)).html,
  }))

  route(server, contract.showSentMail, async ({ query, reply }) =>
    mailDocument(reply, (await sentMail(context, query.newsletterId, query.userEmail)).html),
  )

  route(server, contract.purgeLog, async ({ params, caller }) => purgeLog(context, logId(params.id), caller))

  route(server, contract.getUnreachablePeople, async ({ query, reply }) => {
    const { clock, db } = context
    return paged(reply, await unreachablePeople(db, { day: today(clock), now: clock.now() }, query))
  })
}

const recordExport = (context: Context, actor: Actor, log: { id?: string; label: string }): Promise<void> =>
  context.db.transaction((tx) => recordAudit(tx, context, actor, { action: 'log.exported', ...log }))

const ROWS_AT_ONCE = 2000

const COLUMNS = [
  'newsletter',
  'user_email',
  'match_email',
  'send_status',
  'match_validated',
  'timestamp',
  'error_code',
  'error_message',
  'failure_reason',
  'validation_issues',
  'way',
]

/** The recipients of sends as RFC 4180, piece by piece, so that a large log is never in memory at once. */
export async function* logCsv(
  db: Queryable,
  list: Pick<typeof sends.$inferSelect, 'id' | 'newsletterTitle'>[],
): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  for (const { id, newsletterTitle } of list) {
    for (let last: LastEntry | undefined; ; ) {
      const page = await listEntries(db, id, last, ROWS_AT_ONCE)
      const rows = page
        .map(toLogEntry)
        .map((entry) => [
          newsletterTitle,
          shownAddress(entry.user_email),
          entry.match_email ?? '',
          entry.send_status,
          entry.match_validated ? 'yes' : 'no',
          entry.timestamp ?? '',
          entry.error_code ?? '',
          entry.error_message ?? '',
          entry.failure_reason ?? '',
          entry.validation_issues.join(' '),
          entry.way,
        ])
      yield csvRows(rows)
      if (page.length < ROWS_AT_ONCE) break
      last = page.at(-1)
    }
  }
}
