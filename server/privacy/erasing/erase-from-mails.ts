import type { Transaction } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import { emptyMails, mailsAbout, type Person } from './erase-from-mails.queries'

/**
 * Empties the kept mails to a person, and takes their name, address and photo out of those to their matches. The
 * record of who was mailed, and how often, stays. None of them can be sent again. Returns the Message-IDs of all of them.
 * @throws 409 one of these mails is under way
 */
export async function eraseFromMails(tx: Transaction, person: Person): Promise<string[]> {
  const mails = await mailsAbout(tx, person)
  const open = mails.find(({ isUnderWay }) => isUnderWay)
  if (open)
    throw new HttpError(
      409,
      'newsletter_being_sent',
      `"${open.title}" is being sent, to this person or with their name. Wait until that is over, or cancel it.`,
    )
  await emptyMails(tx, person, mails)
  return mails.map(({ messageId }) => messageId)
}
