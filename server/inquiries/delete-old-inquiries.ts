import { recordAudit } from '../platform/audit/record-audit'
import { addMonths, currentMonth, startOfMonth } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { deleteInquiriesBefore } from './inquiries.queries'

/** Deletes every inquiry that is older than INQUIRY_RETENTION_MONTHS full months; returns how many. */
export async function deleteOldInquiries(context: Context): Promise<number> {
  const { clock, config, db } = context
  const months = config.inquiryRetentionMonths
  if (months === undefined) return 0
  const oldest = startOfMonth(addMonths(currentMonth(clock), -months), clock.timeZone)
  return db.transaction(async (tx) => {
    const inquiries = await deleteInquiriesBefore(tx, oldest)
    if (inquiries > 0)
      await recordAudit(tx, context, null, {
        action: 'inquiry.deleted',
        label: 'Old inquiries',
        after: { inquiries, retentionMonths: months },
      })
    return inquiries
  })
}
