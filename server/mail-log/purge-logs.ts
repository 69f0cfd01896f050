import { sql } from 'drizzle-orm'
import { OPEN_SEND_STATES } from '../../shared/limits'
import { MONTH_NAMES } from '../../shared/months'
import { type Actor, recordAudit } from '../audit/record-audit'
import { today } from '../context/clock'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { HttpError } from '../http/errors'
import { lockSend } from '../sending/sends.queries'

const OPEN = 'This newsletter is being sent. Wait until that is over, or cancel it.'
const CURRENT = 'This log is of the running month. It can be purged once it is archived, next month.'

/** The running month as a number that grows by one a month, like `year * 12 + month` of a send. */
function runningMonth({ clock }: Pick<Context, 'clock'>): number {
  const [year, month] = today(clock).split('-').map(Number) as [number, number]
  return year * 12 + month
}

/**
 * Deletes what is personal in an archived log: the mails, whom they named, and the servers' own words. Who was mailed,
 * when, and with what outcome stays, and so do the counts. @throws 404; 409 open, not archived, or purged before
 */
export async function purgeLog(context: Context, sendId: string, actor: Actor = null) {
  return context.db.transaction(async (tx) => {
    const send = await lockSend(tx, sendId)
    if (OPEN_SEND_STATES.some((state) => state === send.state))
      throw new HttpError(409, 'newsletter_being_sent', OPEN)
    if (send.purgedAt) throw new HttpError(409, 'already_done', 'This log has been purged already.')
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
    return { message: `The personal content of "${send.newsletterTitle}" is deleted.` }
  })
}

/** Purges every log that is older than LOG_RETENTION_MONTHS full months; answers how many. */
export async function purgeOldLogs(context: Context): Promise<number> {
  const { clock, config, db } = context
  if (config.logRetentionMonths === undefined) return 0
  const oldest = runningMonth(context) - config.logRetentionMonths
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select id, newsletter_title as title from sends
      where purged_at is null and state in ('sent', 'cancelled') and year * 12 + month < ${oldest}
      order by year, month, id for update`)
    const purged = await purgeSends(
      tx,
      rows.map(({ id }) => id),
      clock.now(),
    )
    if (purged.length === 0) return 0
    const titles = rows.filter(({ id }) => purged.some((one) => one.id === id)).map(({ title }) => title)
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

/**
 * The sends are locked and over; one of which a row is still to be settled is left alone. Small copies of photos go with
 * them, unless another log shows them or somebody has that photo today.
 */
async function purgeSends(tx: Transaction, ids: string[], now: Date) {
  const { rows } = await tx.execute<{ id: string; recipients: number }>(sql`
    update sends s set snapshot = '{"subject":"","html":[],"text":[]}', purged_at = ${now}, reason = null
    where id = any(${sql.param(ids)}::uuid[]) and not exists
      (select from send_recipients r where r.send_id = s.id and r.state in ('waiting', 'leased', 'committing'))
    returning id, (select count(*)::int from send_recipients r where r.send_id = s.id) as recipients`)
  const purged = sql.param(rows.map(({ id }) => id))
  const { rows: photos } = await tx.execute<{ name: string }>(sql`
    select distinct values ->> 'photo' as name from send_recipients
    where send_id = any(${purged}::uuid[]) and values ->> 'photo' <> ''`)
  await tx.execute(sql`
    delete from mail_events e using send_recipients r
    where r.id = e.recipient_id and r.send_id = any(${purged}::uuid[])`)
  // The servers' own words quote addresses; where our reason only repeats them it goes as well.
  await tx.execute(sql`
    update send_recipients set values = '{}', match_email = null, validation_issues = '[]', error_message = null,
      failure_reason = nullif(failure_reason, error_message)
    where send_id = any(${purged}::uuid[])`)
  await tx.execute(sql`
    delete from mail_photos p where filename = any(${sql.param(photos.map(({ name }) => name))}::text[])
      and not exists (select from users u where u.profile_image = p.filename)
      and not exists (select from send_recipients r where r.values ->> 'photo' = p.filename)`)
  return rows
}
