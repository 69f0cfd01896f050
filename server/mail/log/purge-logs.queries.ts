import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import { number, readRows, text } from '../../platform/database/rows'
import { sends } from '../../tables/sending.tables'

/** The sends that are over and not purged, of the months before one (`year * 12 + month`), locked; oldest first. */
export const lockSendsToPurge = (tx: Transaction, month: number) =>
  tx
    .select({ id: sends.id, title: sends.newsletterTitle })
    .from(sends)
    .where(
      and(
        isNull(sends.purgedAt),
        inArray(sends.state, ['sent', 'cancelled']),
        sql`${sends.year} * 12 + ${sends.month} < ${month}`,
      ),
    )
    .orderBy(sends.year, sends.month, sends.id)
    .for('update')

/**
 * The sends are locked and over; one of which a row is still to be settled is left alone. Small copies of photos go with
 * them, unless another log shows them or somebody has that photo today.
 */
export async function purgeSends(tx: Transaction, ids: string[], now: Date) {
  const rows = await readRows(
    tx,
    { id: sends.id, recipients: number },
    sql`
    update sends s set snapshot = '{"subject":"","html":[],"text":[]}', purged_at = ${now}, reason = null
    where id = any(${sql.param(ids)}::uuid[]) and not exists
      (select from send_recipients r where r.send_id = s.id and r.state in ('waiting', 'leased', 'committing'))
    returning id, (select count(distinct r.email)::int from send_recipients r where r.send_id = s.id) as recipients`,
  )
  const purged = sql.param(rows.map(({ id }) => id))
  const photos = await readRows(
    tx,
    { name: text },
    sql`
    select distinct values ->> 'photo' as name from send_recipients
    where send_id = any(${purged}::uuid[]) and values ->> 'photo' <> ''`,
  )
  await tx.execute(sql`
    delete from mail_events e using send_recipients r
    where r.id = e.recipient_id and r.send_id = any(${purged}::uuid[])`)
  // The servers' messages quote addresses; a reason of ours that only repeats them is deleted as well.
  await tx.execute(sql`
    update send_recipients set names = '{}', values = '{}', match_email = null, validation_issues = '[]', error_message = null,
      failure_reason = nullif(failure_reason, error_message)
    where send_id = any(${purged}::uuid[])`)
  await tx.execute(sql`
    delete from mail_photos p where filename = any(${sql.param(photos.map(({ name }) => name))}::text[])
      and not exists (select from users u where u.profile_image = p.filename)
      and not exists (select from send_recipients r where r.values ->> 'photo' = p.filename)`)
  return rows
}
