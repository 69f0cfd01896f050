import type { Context } from '../../context/context'
import { MailRefused, type OutgoingMail } from '../../context/mailer'

/** Mails what has happened already. A mail server that is down does not undo it, so that is only logged. */
export async function sendNotice(
  { mailer, log }: Pick<Context, 'mailer' | 'log'>,
  mail: OutgoingMail,
): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    // Neither the address nor the server's text, which quotes it.
    log.warn({ code: error.code }, 'a notice about a sign-in could not be sent')
  }
}
