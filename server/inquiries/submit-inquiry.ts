import type { submitInquiry as endpoint } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Context } from '../platform/context/context'
import { MailRefused } from '../platform/context/mailer'
import { createClientLimiter } from '../platform/http/limits'
import { inquiryMail } from './inquiry.email'
import { insertInquiry } from './inquiries.queries'

/** Stores an inquiry, then mails it to the contact address. If the mail fails, the inquiry is still in the list. */
export function createInquirySubmission(context: Context) {
  const limiter = createClientLimiter(context, 'inquiry', {
    points: 5,
    seconds: 3600,
    message: `Several inquiries came from your network already. Please try again in {minutes}, or write to ${context.config.contactEmail}.`,
  })

  return async (inquiry: ParsedBody<typeof endpoint>, ip: string): Promise<void> => {
    await limiter.count(ip)
    await insertInquiry(context.db, { ...inquiry, createdAt: context.clock.now() })
    try {
      await context.mailer.send(inquiryMail(context.config, inquiry))
    } catch (error) {
      context.log.warn(
        { code: error instanceof MailRefused ? error.code : 'unknown' },
        'an inquiry is stored, its mail was not sent',
      )
    }
  }
}
