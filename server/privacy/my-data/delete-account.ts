import type { MailWords } from '../../../languages/words'
import { wordsAt } from '../../sign-in/accounts.queries'
import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'
import type { Context } from '../../platform/context/context'
import { MailRefused } from '../../platform/context/mailer'
import type { Caller } from '../../platform/http/caller'
import { HttpError, type Localized } from '../../platform/http/errors'
import { erasePerson } from '../erasing/erase-user'
import type { Client } from '../../sign-in/client'
import { sendCode } from '../../sign-in/send-sign-in-mail'
import { checkCode, useCode } from '../../sign-in/sign-in.actions'
import { accountDeletedMail } from './account-deleted.email'

const refuseAdmin = (caller: Pick<Caller, 'isAdmin'>) => {
  if (caller.isAdmin) throw new HttpError(409, 'admin_account', (w) => w.privacy.youAreAdmin)
}

/** Mails the code that deletes the caller's account in this browser. @throws 409 for an administrator; 429 */
export async function requestDeletion(context: Context, caller: Caller, client: Client): Promise<string> {
  refuseAdmin(caller)
  return sendCode(context, 'deletion', caller.email, client)
}

/**
 * Erases the caller by the mailed code, which is used up in the same transaction, and mails a confirmation.
 * @throws 400 for a wrong code; 409 for an administrator, or while a newsletter to or about them is being sent
 */
export async function deleteAccount(
  context: Context,
  { userId, email, isAdmin }: Caller,
  code: string,
  client: Client,
): Promise<Localized> {
  refuseAdmin({ isAdmin })
  const proved = await checkCode(context, { flow: 'deletion', email, code }, client)
  // Before the account is gone, and its language with it.
  const words = await wordsAt(context, [email])
  await context.db
    .transaction((tx) =>
      erasePerson(context, tx, userId, {
        // The act stays in the audit log, but not who it was.
        actor: { userId, email: FORMER_COLLEAGUE },
        confirm: () => useCode(tx, proved, context.clock.now()),
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'newsletter_being_sent')
        throw new HttpError(409, 'newsletter_being_sent', (w) => w.privacy.sendingToYou)
      throw error
    })
  const isMailed = await confirmByMail(context, words(email), email)
  return (w) => (isMailed ? w.privacy.accountDeletedMail : w.privacy.accountDeleted)
}

/** The account is gone, whether this mail arrives or not. */
async function confirmByMail(context: Context, words: MailWords, email: string): Promise<boolean> {
  try {
    await context.mailer.send(accountDeletedMail(context.config, words, email))
    return true
  } catch (error) {
    context.log.warn(
      { code: error instanceof MailRefused ? error.code : 'unknown' },
      'an account is deleted, the mail that confirms it was not sent',
    )
    return false
  }
}
