import { OPEN_SEND_STATES } from '../../shared/limits'
import type { SendProgress } from '../../shared/contract/newsletters'
import { type Actor, recordAudit } from '../audit/record-audit'
import type { AuditAction } from '../../shared/contract/audit'
import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { holdSend, wakeInstances } from '../sending/rows.queries'
import { findNewsletter, findOpenSend, lockNewsletter } from './newsletters.queries'
import {
  cancelRows,
  latestSend,
  lockSend,
  progressOf,
  requeueUnknown,
  resumeRows,
  sendStatus,
  type SendRow,
} from '../sending/sends.queries'

/** The progress of a newsletter's newest send. @throws 404 */
export async function sendProgress(context: Context, newsletterId: string): Promise<SendProgress> {
  await findNewsletter(context.db, newsletterId)
  return progressOf(context.db, (await latestSend(context.db, newsletterId)).id)
}

const isOpen = ({ state }: SendRow) => (OPEN_SEND_STATES as readonly string[]).includes(state)

/** Runs an act on the newest send, locked, and returns its progress. */
async function control(
  context: Context,
  newsletterId: string,
  verb: string,
  audited: { action: AuditAction; actor: Actor },
  act: (send: SendRow, tx: Parameters<Parameters<Context['db']['transaction']>[0]>[0]) => Promise<void>,
): Promise<SendProgress> {
  await findNewsletter(context.db, newsletterId)
  const { id } = await latestSend(context.db, newsletterId)
  return context.db.transaction(async (tx) => {
    const send = await lockSend(tx, id)
    if (!isOpen(send))
      throw new HttpError(409, 'send_over', `This send is over and can't be ${verb} any more.`)
    await act(send, tx)
    await recordAudit(tx, context, audited.actor, {
      action: audited.action,
      id: newsletterId,
      label: send.newsletterTitle,
    })
    await wakeInstances(tx, id)
    return progressOf(tx, id)
  })
}

/** Pauses a send: afterwards no new message is handed over; what the mail server is already taking counts. @throws 404, 409 */
export const pauseSend = (context: Context, newsletterId: string, actor: Actor = null) =>
  control(context, newsletterId, 'paused', { action: 'newsletter.send_paused', actor }, async ({ id }, tx) =>
    holdSend(tx, id, 'Paused by an administrator.'),
  )

/** Continues a paused send. @throws 404, 409 */
export const resumeSend = (context: Context, newsletterId: string, actor: Actor = null) =>
  control(
    context,
    newsletterId,
    'resumed',
    { action: 'newsletter.send_resumed', actor },
    async ({ id, state }, tx) => {
      if (state !== 'paused') throw new HttpError(409, 'send_not_paused', 'This send is not paused.')
      await resumeRows(tx, id, context.clock.now())
    },
  )

/** Cancels a send: what was handed over stays sent; the newsletter can be edited and sent to the others. @throws 404, 409 */
export const cancelSend = (context: Context, newsletterId: string, actor: Actor = null) =>
  control(
    context,
    newsletterId,
    'cancelled',
    { action: 'newsletter.send_cancelled', actor },
    async ({ id }, tx) => cancelRows(tx, id, context.clock.now()),
  )

/** Sends the uncertain messages of a send again, with the same Message-IDs. @throws 404, 409 */
export async function resendUnknown(context: Context, sendId: string, actor: Actor = null) {
  const { newsletterId } = await sendStatus(context.db, sendId)
  return context.db.transaction(async (tx) => {
    // The same lock as for a new send of the newsletter, so that only one of the two begins.
    if (newsletterId) await lockNewsletter(tx, newsletterId)
    const send = await lockSend(tx, sendId)
    if (send.purgedAt)
      throw new HttpError(409, 'purged', 'The mails of this log are deleted, so they can’t be sent again.')
    if (send.newsletterId && !isOpen(send)) {
      const other = await findOpenSend(tx, send.newsletterId)
      if (other)
        throw new HttpError(
          409,
          'newsletter_being_sent',
          'This newsletter is being sent. Wait until that is over.',
        )
    }
    const resent = await requeueUnknown(tx, sendId, context.clock.now())
    if (resent === 0)
      throw new HttpError(409, 'nothing_to_resend', 'There are no uncertain messages to send again.')
    await recordAudit(tx, context, actor, {
      action: 'newsletter.unknown_resent',
      id: send.newsletterId,
      label: send.newsletterTitle,
      after: { messages: resent },
    })
    await wakeInstances(tx, sendId)
    return {
      resent,
      message:
        resent === 1 ? '1 uncertain message is sent again.' : `${resent} uncertain messages are sent again.`,
    }
  })
}
