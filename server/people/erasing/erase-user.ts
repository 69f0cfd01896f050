import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'
import { type Actor, recordAudit } from '../../audit/record-audit'
import { eraseFromAuditLog } from '../../audit/audit.queries'
import type { Context } from '../../context/context'
import { eraseFromSteps } from '../../cycle/cycle.queries'
import { HttpError, notFound } from '../../http/errors'
import { existingId } from '../../http/route'
import { deleteInquiriesOf } from '../../inquiries/inquiries.queries'
import { eraseFromInstallation } from '../../database/installation'
import { eraseFromMails } from '../../mail-log/erase-from-mails'
import { deleteFromOutbox } from '../../mail/outbox/outbox-reader'
import { eraseFromCompletedMatches } from '../../pairings/completed-matches.queries'
import { deleteSignInDataOf } from '../../sign-in/sign-in-tokens.queries'
import { emptyUser, lockToErase } from '../users.queries'
import { holdWhatNamesPeople } from './erasing.queries'
import { eraseFromWhitelist } from '../../directory/whitelist.queries'

const WHO = 'This user'

/**
 * Erases a person (docs/decisions/0012-erasing-a-person.md). An empty row stays, so that the history and the figures of
 * the others stay; everything else that holds their name or address is deleted or loses it, in one transaction.
 * @param typed their address as the administrator typed it
 * @throws 404; 400 another address; 409 already erased, an administrator, or a mail about them is being sent
 */
export async function eraseUser(context: Context, id: string, typed: string, actor: Actor): Promise<string> {
  const { clock, config, db } = context
  existingId(id, WHO)
  return db.transaction(async (tx) => {
    await holdWhatNamesPeople(tx)
    const user = await lockToErase(tx, id)
    if (!user) throw notFound(WHO)
    if (user.erasedAt) throw new HttpError(409, 'already_done', 'This person has been erased already.')
    if (user.isAdmin)
      throw new HttpError(
        409,
        'admin_account',
        `Administrators can’t be erased. Their rights are taken away first: npm run admin -- remove ${user.email}`,
      )
    if (typed !== user.email)
      throw new HttpError(
        400,
        'wrong_address',
        'This is not the address of this person, so nobody was erased.',
        {
          body: { errors: [{ path: 'email', message: 'Type the address of this person' }] },
        },
      )
    // People without a name are shown by their address; its part before the @ alone could be any word.
    const name = `${user.firstName} ${user.lastName}`.trim()
    const messageIds = await eraseFromMails(tx, user)
    await deleteSignInDataOf(tx, user)
    await deleteInquiriesOf(tx, user.email)
    await eraseFromSteps(tx, [user.email, name])
    await eraseFromInstallation(tx, [user.email])
    await eraseFromAuditLog(tx, [user.email])
    const { wasRemoved, openDomain } = await eraseFromWhitelist(tx, user.email)
    await eraseFromCompletedMatches(tx, user.id)
    await emptyUser(tx, user, clock.now())
    await recordAudit(tx, context, actor, {
      action: 'user.erased',
      id,
      label: FORMER_COLLEAGUE,
      after: { mails: messageIds.length, whitelistEntryRemoved: wasRemoved },
    })
    await deleteFromOutbox(config.dataDir, { to: user.email, messageIds })
    const rejoins = openDomain
      ? ` ${openDomain} is on the whitelist as before, so this address can join anew.`
      : ''
    return `The person is erased.${rejoins}`
  })
}
