import type { Context } from '../../platform/context/context'
import { MailRefused, type OutgoingMail } from '../../platform/context/mailer'

/** Mails in the background what has happened already: nobody waits for it, and a failure undoes nothing, so it is only logged. */
export function sendNotice({ mailer, log }: Pick<Context, 'mailer' | 'log'>, mail: OutgoingMail): void {
  mailer.send(mail).catch((error: unknown) => {
    // Neither the address nor the server's text, which quotes it.
    log.warn(
      error instanceof MailRefused ? { code: error.code } : { err: error },
      'a mail to an administrator about their account failed',
    )
  })
}
