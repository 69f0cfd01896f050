import type { submitInquiry as endpoint } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Context } from '../context/context'
import { MailRefused } from '../context/mailer'
import { clientKey, countTry, createLimiter } from '../http/limits'
import { inquiryMail } from './inquiry.email'
import { insertInquiry } from './inquiries.queries'

const TOO_MANY = 'You have sent several inquiries already. Please try again in {minutes}.'

/** Stores an inquiry, then mails it to the contact address. If the mail fails, the inquiry is still in the list. */
export function createInquirySubmission(context: Context) {
  const limiter = createLimiter(context, 'inquiry', 5, 3600)

  return async (inquiry: ParsedBody<typeof endpoint>, ip: string): Promise<void> => {
    await countTry(limiter, clientKey(ip), TOO_MANY)
    await insertInquiry(context.db, { ...inquiry, createdAt: context.clock.now() })
    try {
      await context.mailer.send(await inquiryMail(context.config, inquiry))
    } catch (error) {
      context.log.warn(
        { code: error instanceof MailRefused ? error.code : 'unknown' },
        'an inquiry is stored, its mail was not sent',
      )
    }
  }
}
