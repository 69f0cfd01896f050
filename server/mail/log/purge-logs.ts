import { OPEN_SEND_STATES } from '../../../shared/limits'
import { MONTH_NAMES } from '../../../shared/months'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError, type Localized } from '../../platform/http/errors'
import { lockSends } from '../engine/sends.queries'
import { lockSendsToPurge, purgeSends } from './purge-logs.queries'

const OPEN: Localized = (w) => w.mail.beingSent
const CURRENT: Localized = (w) => w.mail.runningMonth

/** The running month as a number that grows by one a month, like `year * 12 + month` of a send. */
function runningMonth({ clock }: Pick<Context, 'clock'>): number {
  const [year, month] = today(clock).split('-').map(Number) as [number, number]
  return year * 12 + month
}

/**
 * Deletes what is personal in an archived log: the mails, the people they named, and the servers' messages. The recipients,
 * times, outcomes and counts stay. @throws 404; 409 open, not archived, or purged before
 */
export async function purgeLog(
  context: Context,
  sendId: string,
  actor: Actor = null,
): Promise<{ message: Localized }> {
  return context.db.transaction(async (tx) => {
    const [send] = await lockSends(tx, [sendId])
    if (OPEN_SEND_STATES.some((state) => state === send.state))
      throw new HttpError(409, 'newsletter_being_sent', OPEN)
    if (send.purgedAt) throw new HttpError(409, 'already_done', (w) => w.mail.purgedAlready)
    if (send.year * 12 + send.month >= runningMonth(context))
      throw new HttpError(409, 'not_archived', CURRENT)
    const [purged] = await purgeSends(tx, [sendId], context.clock.now())
    // A message that was still being handed over when its send was cancelled.
    if (!purged) throw new HttpError(409, 'newsletter_being_sent', OPEN)
    await recordAudit(tx, context, actor, {
      action: 'log.purged',
      id: sendId,
      label: send.newsletterTitle,
      after: { month: `${MONTH_NAMES[send.month - 1]} ${send.year}`, recipients: purged.recipients },
    })
    return { message: (w) => w.mail.purged(w.isolated(send.newsletterTitle)) }
  })
}

/** Purges every log that is older than LOG_RETENTION_MONTHS full months; returns how many. */
export async function purgeOldLogs(context: Context): Promise<number> {
  const { clock, config, db } = context
  if (config.logRetentionMonths === undefined) return 0
  const oldest = runningMonth(context) - config.logRetentionMonths
  return db.transaction(async (tx) => {
    const old = await lockSendsToPurge(tx, oldest)
    const purged = await purgeSends(
      tx,
      old.map(({ id }) => id),
      clock.now(),
    )
    if (purged.length === 0) return 0
    const titles = old.filter(({ id }) => purged.some((one) => one.id === id)).map(({ title }) => title)
    await recordAudit(tx, context, null, {
      action: 'log.purged',
      label: titles.join(', ').slice(0, 200),
      after: {
        logs: purged.length,
        recipients: purged.reduce((sum, { recipients }) => sum + recipients, 0),
        retentionMonths: config.logRetentionMonths,
      },
    })
    return purged.length
  })
}
