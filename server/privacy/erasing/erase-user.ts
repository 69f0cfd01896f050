import { FORMER_COLLEAGUE, fullName } from '../../../shared/person-name'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { eraseFromUndos } from '../../people/bulk/undo.queries'
import { eraseFromAuditLog } from '../../platform/audit/audit.queries'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { eraseFromAudiences } from '../../month/programme/audience.queries'
import { eraseFromSteps } from '../../month/cycle/cycle.queries'
import { deleteFeedbackOf } from '../../pairings/feedback/feedback.queries'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { existingId } from '../../platform/http/route'
import { forgetManagers } from '../../sign-in/managed-groups.queries'
import { deleteInquiriesOf } from '../../inquiries/inquiries.queries'
import { eraseFromInstallation, noteErasedAddress } from '../../platform/database/installation'
import { emptyMails, mailsAbout } from './erase-from-mails.queries'
import { deleteFromOutbox } from '../../mail/outbox/outbox-reader'
import { forgetBlocksOf } from '../../people/blocks/blocks.queries'
import { eraseFromRecords } from '../../pairings/pairing-matches.queries'
import { erasedAddress } from '../../people/erased-address'
import { forgetShared } from '../../people/topics/topics.queries'
import { forgetRoundsOf } from '../../people/participation/skip.queries'
import { deleteSignInDataOf } from '../../sign-in/sign-in-tokens.queries'
import { deleteSecondFactor } from '../../sign-in/second-factor/second-factor.queries'
import { emptyUser, lockWithPhoto } from '../../people/users.queries'
import { addressesOf, eraseFromRestores, lockForErasing } from './erasing.queries'
import { eraseFromImports } from '../../people/import/imports.queries'
import { eraseFromWhitelist } from '../../directory/whitelist.queries'

const WHO = 'user'

interface Erasing {
  actor: Actor
  /** Throws unless this is meant; called when everything is locked. */
  confirm: (user: { email: string }) => Promise<void> | void
  /** The older account of the same person, which goes on. */
  into?: string
}

/**
 * Erases a person in the name of an administrator.
 * @param typed their address as the administrator typed it
 * @throws 404; 400 another address; 409 already erased, an administrator, or a mail about them is being sent
 */
export async function eraseUser(
  context: Context,
  id: string,
  typed: string,
  actor: Actor,
): Promise<Localized> {
  existingId(id, WHO)
  const confirm = ({ email }: { email: string }) => {
    if (typed !== email)
      throw new HttpError(400, 'wrong_address', (w) => w.privacy.notTheirAddress, {
        errors: [{ path: 'email', text: (w) => w.privacy.typeAddress }],
      })
  }
  const { openDomain } = await context.db.transaction((tx) =>
    erasePerson(context, tx, id, { actor, confirm }),
  )
  return (w) => (openDomain ? w.privacy.erasedButOpen(openDomain) : w.privacy.erased)
}

/**
 * Erases a person (docs/decisions/0012-erasing-a-person.md). An empty row stays, so that the history and the figures of
 * the others stay; everything else that holds their name or address is deleted or loses it, in one transaction.
 * @returns the domain whose whitelist entry still covers their address, if there is one
 */
export async function erasePerson(
  context: Context,
  tx: Transaction,
  id: string,
  { actor, confirm, into }: Erasing,
): Promise<{ openDomain: string | null }> {
  const { clock, config } = context
  await lockForErasing(tx)
  const user = await lockWithPhoto(tx, id)
  if (!user) throw notFound(WHO)
  if (user.erasedAt) throw new HttpError(409, 'already_done', (w) => w.privacy.erasedAlready)
  if (user.isAdmin)
    throw new HttpError(409, 'admin_account', (w) => w.privacy.adminsStay(w.isolated(user.email)))
  await confirm(user)
  // People without a name are shown by their address; its part before the @ alone could be any word.
  const name = fullName(user)
  const addresses = await addressesOf(tx, user)
  const messageIds = await eraseFromMails(tx, id)
  await deleteSecondFactor(tx, user.id)
  await eraseFromSteps(tx, [...addresses, name])
  await eraseFromInstallation(tx, addresses)
  const entries = []
  for (const email of addresses) {
    await deleteSignInDataOf(tx, { id, email })
    await deleteInquiriesOf(tx, email)
    await eraseFromUndos(tx, { id, email })
    await eraseFromImports(tx, { id, email })
    await eraseFromAudiences(tx, email)
    entries.push(await eraseFromWhitelist(tx, { id, email, keepsBar: into !== undefined }))
  }
  await eraseFromRestores(tx, user.id)
  await eraseFromRecords(tx, user.id)
  await forgetRoundsOf(tx, user.id)
  await forgetShared(tx, user.id)
  for (const plugin of context.plugins) await plugin.forget?.(tx, { id: user.id, addresses })
  await deleteFeedbackOf(tx, user.id)
  await forgetBlocksOf(tx, user.id, addresses)
  await forgetManagers(tx, user.id)
  await emptyUser(tx, user, clock.now())
  if (actor?.userId === user.id)
    await noteErasedAddress(tx, erasedAddress(context.secret, user.email), clock.now())
  await eraseFromAuditLog(tx, addresses)
  await recordAudit(tx, context, actor, {
    action: 'user.erased',
    id,
    label: FORMER_COLLEAGUE,
    after: {
      mails: messageIds.length,
      whitelistEntryRemoved: entries.some(({ wasRemoved }) => wasRemoved),
      into,
    },
  })
  await deleteFromOutbox(config.dataDir, { addresses, messageIds })
  return { openDomain: entries[0]?.openDomain ?? null }
}

/**
 * Empties the kept mails to a person, and takes their name, address and photo out of those to their matches. The record of
 * the recipients, and how often they were mailed, stays. None of them can be sent again. Returns the Message-IDs of all of
 * them.
 * @throws 409 one of these mails is under way
 */
async function eraseFromMails(tx: Transaction, person: string): Promise<string[]> {
  const mails = await mailsAbout(tx, person)
  const open = mails.find(({ isUnderWay }) => isUnderWay)
  if (open)
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.privacy.beingSent(w.isolated(open.title)))
  await emptyMails(tx, person, mails)
  return mails.map(({ messageId }) => messageId)
}
