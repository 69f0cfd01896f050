import { wordsIn } from '../../languages/server'
import type { submitInquiry as endpoint } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import { recordAudit } from '../platform/audit/record-audit'
import { addMonths, currentMonth, startOfMonth } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { MailRefused } from '../platform/context/mailer'
import { createClientLimiter } from '../platform/http/limits'
import { inquiryMail } from './inquiry.email'
import { deleteInquiriesBefore, insertInquiry } from './inquiries.queries'

/** Stores an inquiry, then mails it to the contact address. If the mail fails, the inquiry is still in the list. */
export async function submitInquiry(
  context: Context,
  inquiry: ParsedBody<typeof endpoint>,
  ip: string,
): Promise<void> {
  const { config, clock, db, log, mailer, programme } = context
  const limiter = createClientLimiter(context, 'inquiry', {
    points: 5,
    seconds: 3600,
    message: (w, minutes) => w.inquiries.tooMany(config.contactEmail, minutes),
  })
  await limiter.count(ip)
  await insertInquiry(db, { ...inquiry, createdAt: clock.now() })
  const words = wordsIn(programme.settings.language).mail
  await mailer.send(inquiryMail(config, words, inquiry)).catch((error: unknown) => {
    const code = error instanceof MailRefused ? error.code : 'unknown'
    log.warn({ code }, 'an inquiry is stored, its mail was not sent')
  })
}

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
